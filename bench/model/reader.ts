import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../../src/model/client.ts';
import { coverageLevels } from '../../src/report/reading/describe.ts';
import type { Coverage, Material } from '../../test/world/reader.ts';

/*
 * A stand-in for a model: it answers requests from what a careful reader judged of a product, blind to the
 * labels. The reader said which section would answer each question, and what each section of the docs
 * tells of each topic. The same request always gets the same answer.
 */

interface JudgedSection {
  file: string;
  heading: string;
  coverage: Coverage;
}

interface JudgedTitle {
  title: string;
  heading: string;
  missing: string | null;
  /** Other titles for the same section. */
  also?: string[];
  /** Sections that tell it or are its place; among equal ones the better place comes first. */
  sections: JudgedSection[];
}

interface Judgments {
  /** The title is `nothing` if a question asks nothing, and null if the reader left it out. */
  questions: { text: string; after?: string; title: string | null }[];
  titles: JudgedTitle[];
  /** What fixes and decoys tell of a title. */
  passages: (JudgedSection & { title: string })[];
}

export interface Mistakes {
  /** Share of the questions that are left out, and share of the answers that are wrong. */
  leaveOut: number;
  wrong: number;
  seed: number;
}

/** Reads one JSON object a line, whose key is its kind. */
export function readJudgments(): Judgments {
  const text = readFileSync(join(import.meta.dirname, 'quarrydb.jsonl'), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const all = (kind: string) => lines.flatMap((line) => (kind in line ? [line[kind]] : []));
  return { questions: all('question'), titles: all('title'), passages: all('passage') };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A number from 0 to 1 that is the same for the same values. */
function draw(...values: readonly unknown[]): number {
  let hash = 2_166_136_261;
  for (const character of values.join('\0')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 2_246_822_507);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Titles are cut to as many words as a model may give them. */
const maxTitleWords = 8;
const shorter = (heading: string): string => heading.split(/\s+/).slice(0, maxTitleWords).join(' ');

/** Two texts are the same question if this many characters are: texts are sent cut. */
const comparedOf = { text: 60, after: 40 };

export function readerOf({ questions, titles, passages }: Judgments) {
  const byText = new Map<string, string | null>();
  const byStart = new Map<string, string | null>();
  const keyOf = (text: string, after: string | undefined): string =>
    `${plain(text)}|${plain(after ?? '').slice(0, comparedOf.after)}`;
  for (const { text, after, title } of questions) {
    byText.set(keyOf(text, after), title);
    if (after === undefined) byStart.set(plain(text).slice(0, comparedOf.text), title);
  }
  const topics = new Map(titles.map((one) => [one.title, one]));
  for (const { title } of questions) {
    if (title === null || title === 'nothing' || topics.has(title)) continue;
    topics.set(title, { title, heading: title, missing: null, sections: [] });
  }
  const named = new Map<string, string>();
  for (const { title, heading, also = [] } of topics.values()) {
    for (const name of [title, heading, shorter(heading), ...also]) {
      if (!named.has(plain(name))) named.set(plain(name), title);
    }
  }
  const names = [...topics.keys()];
  const titleOf = ({ text, after }: { text: string; after?: string }): string | null =>
    byText.get(keyOf(text, after)) ??
    byText.get(keyOf(text, undefined)) ??
    byStart.get(plain(text).slice(0, comparedOf.text)) ??
    null;

  function sections(
    { titles: known, questions: asked }: Material & { task: 'sections' },
    { leaveOut, wrong, seed }: Mistakes,
  ): object {
    const said = new Map<string, string>();
    for (const { title, example } of known) {
      const own = named.get(plain(title)) ?? titleOf({ text: example });
      if (own && !said.has(own)) said.set(own, title);
    }
    const groups = new Map<string, number[]>();
    const nothing: number[] = [];
    for (const { n, text, after } of asked) {
      const own = titleOf(after === undefined ? { text } : { text, after });
      const of = [
        plain(text).slice(0, comparedOf.text),
        plain(after ?? '').slice(0, comparedOf.after),
      ];
      if (own === null || draw(seed, 'out', ...of) < leaveOut) continue;
      const others = names.filter((name) => name !== own);
      const isWrong = draw(seed, 'err', ...of) < wrong;
      const at = Math.floor(draw(seed, 'other', ...of) * others.length);
      const title = isWrong ? (others[at] ?? own) : own;
      if (title === 'nothing') nothing.push(n);
      else {
        const name = said.get(title) ?? title;
        groups.set(name, [...(groups.get(name) ?? []), n]);
      }
    }
    return { sections: [...groups].map(([title, own]) => ({ title, questions: own })), nothing };
  }

  function join({ sections: all }: Material & { task: 'join' }, { wrong, seed }: Mistakes): object {
    const known = all.filter(
      ({ title }) => named.has(plain(title)) && draw(seed, 'apart', title) >= wrong,
    );
    const same = Map.groupBy(known, ({ title }) => named.get(plain(title)));
    return {
      same: [...same.values()]
        .filter(({ length }) => length > 1)
        .map((group) => group.map(({ n }) => n)),
    };
  }

  /** The best of what the reader said of the sections sent, with the section's number. */
  function read(title: string | undefined, sent: Sent): { s: number | null; coverage: Coverage } {
    const told = [...(topics.get(title ?? '')?.sections ?? []), ...passagesOf(title)];
    const found = sent.flatMap(({ s, file, heading }) => {
      const at = told.findIndex(
        (one) => isFile(file, one.file) && plain(one.heading) === plain(heading),
      );
      const judged = told[at];
      return judged ? [{ s, at, coverage: judged.coverage }] : [];
    });
    found.sort((a, b) => rankOf(b.coverage) - rankOf(a.coverage) || a.at - b.at || a.s - b.s);
    return found[0] ?? { s: null, coverage: 'absent' };
  }
  const passagesOf = (title: string | undefined) => passages.filter((one) => one.title === title);

  function describe(
    { topics: asked }: Material & { task: 'describe' },
    { wrong, seed }: Mistakes,
  ): object {
    const described = asked.map(({ n, title, questions: own, sections: sent }) => {
      const votes = own.flatMap((one) => titleOf(one) ?? []).filter((one) => one !== 'nothing');
      const [most] = [...Map.groupBy(votes, (one) => one)].sort(
        ([, a], [, b]) => b.length - a.length,
      );
      const main = most?.[0] ?? named.get(plain(title));
      const heading = topics.get(main ?? '')?.heading ?? title;
      const missing = topics.get(main ?? '')?.missing ?? `What readers need to know: ${heading}.`;
      if (sent.length === 0) return { n, heading, missing };
      let { s: section, coverage } = read(main, sent);
      const of = [seed, main ?? title, ...sent.map((one) => `${one.file} ${one.heading}`)];
      if (draw('coverage', ...of) < wrong) {
        const sides = ['absent', 'present'] as const;
        coverage =
          coverage === 'partial' ? (sides[Math.round(draw(...of))] ?? 'absent') : 'partial';
      }
      if (draw('section', ...of) < wrong)
        section = sent[Math.floor(draw(...of) * sent.length)]?.s ?? section;
      if (section === null) coverage = 'absent';
      return { n, heading, section, coverage, ...(coverage !== 'present' && { missing }) };
    });
    return { topics: described };
  }

  return {
    titleOf,
    answer(material: Material, mistakes: Mistakes): object {
      if (material.task === 'sections') return sections(material, mistakes);
      return material.task === 'join' ? join(material, mistakes) : describe(material, mistakes);
    },
  };
}

type Sent = (Material & { task: 'describe' })['topics'][number]['sections'];
const rankOf = (coverage: Coverage): number => coverageLevels.indexOf(coverage);
const isFile = (file: string, known: string): boolean =>
  file === known || file.endsWith(`/${known}`);

/** A model that answers as the reader does, and the requests that it gets. */
export function modelOf(
  reader: ReturnType<typeof readerOf>,
  mistakes: Mistakes,
  maxRequests: number,
): Model & { materials: Material[]; characters: { sent: number; received: number } } {
  const materials: Material[] = [];
  const characters = { sent: 0, received: 0 };
  return {
    name: 'reader',
    concurrency: 2,
    materials,
    characters,
    get requests() {
      return materials.length;
    },
    get requestsLeft() {
      return maxRequests - materials.length;
    },
    close: () => undefined,
    async ask({ prompt, data, read }) {
      const asked = data as Material;
      materials.push(asked);
      const reply = JSON.stringify(reader.answer(asked, mistakes));
      characters.sent += prompt.length + JSON.stringify(data).length;
      characters.received += reply.length;
      const value = read(JSON.parse(reply));
      if (value === null) throw new Error('The answer has another form than the report asks for.');
      return { kind: 'answer', value };
    },
  };
}
