import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Two weeks of a fictional product, written by hand: gaps with their questions, questions asked once,
 * texts that ask nothing, follow-ups, answered questions, and failed answers. `worldRows` makes rows
 * from them in the service's form.
 */

interface Gap {
  id: string;
  pages: string[];
  cited: string[];
  category: string;
  area: string;
  questions: string[];
  refusals: { of: number; text: string }[];
}

export interface LabelledProduct {
  host: string;
  generic: string[];
  pages: { url: string; title: string }[];
  gaps: Gap[];
  tail: { q: string; page?: string; category?: string; area?: string; refusal: string | null }[];
  junk: string[];
  follow: { after: string; q: string }[];
  answered: { q: string; response: string; page?: string; cited: string[]; category?: string }[];
}

/** Reads one JSON object a line, whose key is its kind. */
export function readWorld(): LabelledProduct {
  const text = readFileSync(join(import.meta.dirname, 'quarrydb.jsonl'), 'utf8');
  const [product, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const all = (kind: string) => lines.flatMap((line) => (kind in line ? [line[kind]] : []));
  return {
    ...product,
    pages: all('page'),
    gaps: all('gap'),
    tail: all('tail'),
    junk: all('junk'),
    follow: all('follow'),
    answered: all('answered'),
  };
}

/** Whether rows have pages, sources and categories: mostly, as in the worlds of the bench, or never. */
export type Level = 'likely' | 'none';

/** For `likely`: how often rows have the right page, sources and category. */
const chances = {
  page: { own: 0.6, generic: 0.2, nowhere: 0.1 },
  retrieves: 0.8,
  right: 0.6,
  nearbyInFolder: 0.6,
  category: 0.6,
  noCategory: 0.2,
  names: 0.5,
} as const;

const apologies = [
  "I couldn't find that in the documentation. You may want to contact support.",
  "I'm sorry, I don't have information about this in the available documentation.",
  'Unfortunately I was not able to find an answer to your question in the docs.',
];

export interface WorldRow {
  id: string;
  conversationId: string;
  timestamp: string;
  query: string;
  response: string;
  resolutionStatus: 'answered' | 'unanswered';
  sources: { title: string; url: string }[];
  pageUrl: string | null;
  queryCategory: string | null;
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * The world's rows, the same for the same seed, and the gap of each row by its id. `junk` asks nothing,
 * `tail:…` is asked once, `follow:GAP` follows a question of the gap.
 */
export function worldRows(
  level: Level,
  seed: number,
  world = readWorld(),
): { rows: WorldRow[]; gaps: Record<string, string> } {
  const next = seededRandom(seed);
  const chance = (share: number): boolean => next() < share;
  const pick = <Item>(list: readonly Item[]): Item =>
    list[Math.floor(next() * list.length)] as Item;
  const titles = new Map(world.pages.map(({ url, title }) => [url, title]));
  const anywhere = [...titles.keys()];
  const areas = [...new Set(world.gaps.map(({ area }) => area))];
  const folderOf = (path: string) => path.split('/')[1];

  const pageOf = (own: readonly string[]): string | null => {
    const roll = next();
    const { own: ownShare, generic, nowhere } = chances.page;
    if (roll < ownShare && own.length > 0) return pick(own);
    if (roll < ownShare + generic) return pick(world.generic);
    return roll < ownShare + generic + nowhere ? null : pick(anywhere);
  };
  const nearby = (path: string): string => {
    const folder = anywhere.filter((other) => other !== path && folderOf(other) === folderOf(path));
    return folder.length > 0 && chance(chances.nearbyInFolder) ? pick(folder) : pick(anywhere);
  };
  const retrieved = (right: readonly string[], always: boolean): string[] => {
    if (!always && !chance(chances.retrieves)) return [];
    const found = right.length > 0 && (always || chance(chances.right)) ? pick(right) : null;
    const first = found ?? (right[0] === undefined ? pick(anywhere) : nearby(right[0]));
    return [...new Set([first, nearby(first), nearby(first)])];
  };
  const categoryOf = (area: string | undefined): string | null => {
    if (area !== undefined && chance(chances.category)) return area;
    return chance(chances.noCategory / (1 - chances.category)) ? null : pick(areas);
  };

  const rows: WorldRow[] = [];
  const gaps: Record<string, string> = {};
  const add = (
    gap: string,
    query: string,
    known: {
      pages?: readonly string[];
      cited?: readonly string[];
      area?: string | undefined;
      response?: string;
      refusal?: string | null;
      after?: WorldRow;
    },
  ): WorldRow => {
    const number = rows.length;
    const time = known.after
      ? Date.parse(known.after.timestamp) + 60_000
      : Date.UTC(2026, 10, 2) + number * 600_000;
    const isAnswered = known.response !== undefined;
    const hasEvidence = level === 'likely';
    const paths = hasEvidence ? retrieved(known.cited ?? [], isAnswered) : [];
    const path = hasEvidence ? pageOf(known.pages ?? []) : null;
    const failed =
      hasEvidence && known.refusal && chance(chances.names) ? known.refusal : pick(apologies);
    const row: WorldRow = {
      id: `row-${number}`,
      conversationId: known.after?.conversationId ?? `conversation-${number}`,
      timestamp: new Date(time).toISOString(),
      query,
      response: known.response ?? failed,
      resolutionStatus: isAnswered ? 'answered' : 'unanswered',
      sources: paths.map((one) => ({ title: titles.get(one) ?? one, url: world.host + one })),
      pageUrl: path && world.host + path,
      queryCategory: hasEvidence ? categoryOf(known.area) : null,
    };
    rows.push(row);
    gaps[row.id] = gap;
    return row;
  };

  const first = new Map<string, WorldRow>();
  for (const { id, pages, cited, area, questions, refusals } of world.gaps) {
    for (const [at, query] of questions.entries()) {
      const own =
        refusals.find(({ of }) => of === at) ?? (refusals.length > 0 ? pick(refusals) : null);
      const row = add(id, query, { pages, cited, area, refusal: own?.text ?? null });
      if (!first.has(id)) first.set(id, row);
    }
  }
  for (const { q, page, area, refusal } of world.tail) {
    const pages = page === undefined ? [] : [page];
    add(`tail:${q}`, q, { pages, cited: pages, area, refusal });
  }
  for (const text of world.junk) add('junk', text, {});
  for (const { after, q } of world.follow) {
    const row = first.get(after);
    if (row) add(`follow:${after}`, q, { after: row });
  }
  for (const { q, response, page, cited } of world.answered) {
    add('answered', q, { pages: page === undefined ? [] : [page], cited, response });
  }
  return { rows, gaps };
}
