import { atxHeading } from '../../docs/markdown.ts';
import type { Patch } from '../../github/changed-files.ts';
import type { MergedPullRequest } from '../../github/pull-request-history.ts';
import type { Event } from './events.ts';
import type { Memory, RememberedPlace } from './memory.ts';

/** A pull request that was merged, as far as it may be a gap's fix. */
export interface Merged extends Omit<MergedPullRequest, 'mergedAt'> {
  /** Its page. */
  prLink: string;
  /** Day of the merge, `YYYY-MM-DD` in UTC. */
  on: string;
  /** When it was merged, in ISO form. */
  at: string;
}

/** What GitHub makes of the button `Revert`. */
const isRevert = ({ title, body }: Merged): boolean =>
  /^revert "/i.test(title) || /^reverts (?:[\w.-]+\/[\w.-]+)?#\d+/im.test(body);

const gapNamed = /\bgap\s([0-9a-f]{12})\b/gi;

/** The gaps that a text names, each as `Gap` and its id. */
export function gapsNamed(text: string): string[] {
  const ids = text.replaceAll(/\s+/g, ' ').matchAll(gapNamed);
  return [...ids].map(([, id = '']) => id.toLowerCase());
}

/**
 * A stranger's text in which no gap is named: quoted in a pull request, it would make that the fix of
 * a gap.
 */
export function withoutGapNames(text: string): string {
  return text.replace(/\bgap(\s+)([0-9a-f]{12})\b/gi, (named, space: string, id: string) =>
    named.slice(0, -id.length - space.length).concat(space, id.slice(0, 6), '…'),
  );
}

/**
 * The pull requests that are gaps' fixes: those that name one, and of a gap that people write the
 * first that changes its place's section, while no other is watched. One that undoes another is none.
 *
 * @param merged in the order of their merges
 * @param messagesOf commit messages of one that names no gap itself
 * @param filesOf files of one, for the gaps that people write
 * @param isSame whether two links lead to one pull request
 */
export async function findMerges({
  memory,
  merged,
  messagesOf,
  filesOf,
  isSame,
}: {
  memory: Memory;
  merged: readonly Merged[];
  messagesOf: (one: Merged) => Promise<readonly string[]>;
  filesOf: (one: Merged) => Promise<readonly Patch[]>;
  isSame: (one: string, other: string) => boolean;
}): Promise<Extract<Event, { kind: 'merged' }>[]> {
  const { decisions } = memory.journal;
  const known = new Set(memory.gaps.map(({ id }) => id));
  const ours = new Map<string, RememberedPlace>();
  for (const { id, fix, place } of memory.gaps) {
    const { ticked, merges = [] } = decisions.get(id) ?? {};
    const isWatched = merges.some(({ prLink }) => prLink !== fix?.prLink || !fix.isFinal);
    if (ticked?.ours && !isWatched && place) ours.set(id, place);
  }
  const found: Extract<Event, { kind: 'merged' }>[] = [];
  const take = (gap: string, { prLink, on, at }: Merged): void => {
    const pull = decisions.get(gap)?.pull;
    const own = pull && isSame(pull.prLink, prLink) ? pull : null;
    const by = own ? 'agent' : 'people';
    found.push({ kind: 'merged', gap, prLink: own?.prLink ?? prLink, by, on, at });
    ours.delete(gap);
  };
  for (const one of merged) {
    if (isRevert(one)) continue;
    const named = gapsNamed(`${one.title}\n${one.body}`);
    const ids = named.length > 0 ? named : gapsNamed((await messagesOf(one)).join('\n'));
    for (const id of new Set(ids)) if (known.has(id)) take(id, one);
    if (ours.size === 0) continue;
    const files = await filesOf(one);
    for (const [id, place] of ours) if (changesPlace(files, place)) take(id, one);
  }
  return found;
}

/** Fewer changed lines are a correction, and no answer. */
const leastLines = 3;

/** Whether one of the files is a place's, and three lines or more of its section differ. */
export function changesPlace(files: readonly Patch[], place: RememberedPlace): boolean {
  return files.some(
    ({ file, previousFile, patch }) =>
      patch !== null &&
      (file === place.file || previousFile === place.file) &&
      changesSection(patch, place),
  );
}

interface PatchLine {
  /** A space, `-` or `+`. */
  mark: string;
  /** In the file before: of a line that was added, that of the line above it. */
  at: number;
  text: string;
}

function changesSection(patch: string, { line, end, level, heading }: RememberedPlace): boolean {
  const lines = readPatch(patch);
  // The file may have changed since the report saw it: its heading tells by how much.
  const title = lines.find(
    ({ mark, text }) => mark !== '+' && heading !== null && headingOf(text)?.text === heading,
  );
  const shift = title ? title.at - line : 0;
  let isNewSection = false;
  let changes = 0;
  for (const { mark, at, text } of lines) {
    if (mark !== '+') isNewSection = false;
    if (mark === ' ' || text.trim() === '') continue;
    // What is added below a new heading of its rank belongs to that.
    const added = mark === '+' ? headingOf(text) : null;
    if (added) isNewSection = added.level <= Math.max(level, 1);
    const isInside = at >= line + shift && (end === null || at < end + shift);
    if (isInside && !isNewSection) changes += 1;
  }
  return changes >= leastLines;
}

/** The lines of a unified diff of one file. */
function readPatch(patch: string): PatchLine[] {
  let next = 1;
  return patch.split('\n').flatMap((row) => {
    const hunk = /^@@ -(\d+)(?:,(\d+))? /.exec(row);
    // A hunk without old lines stands below the line that it names.
    if (hunk) next = Number(hunk[1]) + (hunk[2] === '0' ? 1 : 0);
    const mark = row.slice(0, 1);
    if (hunk || !' +-'.includes(mark) || mark === '') return [];
    if (mark !== '+') next += 1;
    return [{ mark, at: next - 1, text: row.slice(1) }];
  });
}

/** The heading that a line of Markdown is, without marks of emphasis and code. */
function headingOf(line: string): { level: number; text: string } | null {
  const heading = atxHeading(line.replace(/^ {1,3}/, ''));
  return heading ? { level: heading.level, text: heading.raw.replace(/[*_`]/g, '') } : null;
}
