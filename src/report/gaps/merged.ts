import { atxHeading } from '../../docs/markdown.ts';
import type { Patch } from '../../github/changed-files.ts';
import type { MergedPullRequest } from '../../github/pull-request-history.ts';
import { isoTime } from '../../text/date.ts';
import type { EventOf } from './events.ts';
import type { Memory, RememberedPlace } from './memory.ts';

/** Whether it was created with GitHub's button `Revert`. */
const isRevert = ({ title, body }: MergedPullRequest): boolean =>
  /^revert "/i.test(title) || /^reverts (?:[\w.-]+\/[\w.-]+)?#\d+/im.test(body);

/** Ids of the gaps that a text names as `Gap ID`. */
export function gapIdsIn(text: string): string[] {
  const ids = text.matchAll(/\bgap\s+([0-9a-f]{12})\b/gi);
  return [...ids].map(([, id = '']) => id.toLowerCase());
}

/**
 * Shortens ids of gaps in a stranger's text. If a pull request quoted the text with them, it would count
 * as a gap's fix.
 */
export const withoutGapNames = (text: string): string =>
  text.replace(/\b(gap\s+[0-9a-f]{6})[0-9a-f]{6}\b/gi, '$1…');

/**
 * Finds the pull requests that fix gaps: those that name one and, if people write the fix themselves and
 * no other is watched, the first that changes the section of the gap's place. Reverts don't count.
 *
 * @param merged in the order of their merges
 * @param linkTo the link to a pull request, by its number
 * @param messagesOf commit messages, read if a pull request names no gap itself
 * @param filesOf changed files, read for gaps that people fix themselves
 * @param isSame whether two links lead to the same pull request
 */
export async function findMerges({
  memory,
  merged,
  linkTo,
  messagesOf,
  filesOf,
  isSame,
}: {
  memory: Memory;
  merged: readonly MergedPullRequest[];
  linkTo: (number: number) => string;
  messagesOf: (number: number) => Promise<readonly string[]>;
  filesOf: (number: number) => Promise<readonly Patch[]>;
  isSame: (one: string, other: string) => boolean;
}): Promise<EventOf<'merged'>[]> {
  const { decisions } = memory.journal;
  const known = new Set(memory.gaps.map(({ id }) => id));
  const ours = new Map<string, RememberedPlace>();
  for (const { id, fix, place } of memory.gaps) {
    const { ticked, merges = [] } = decisions.get(id) ?? {};
    const isWatched = merges.some(({ prLink }) => prLink !== fix?.prLink || !fix.isFinal);
    if (ticked?.ours && !isWatched && place) ours.set(id, place);
  }
  const found: EventOf<'merged'>[] = [];
  const take = (gap: string, { number, mergedAt }: MergedPullRequest): void => {
    const link = linkTo(number);
    const pull = decisions.get(gap)?.pull;
    const own = pull && isSame(pull.prLink, link) ? pull.prLink : null;
    const at = isoTime(Date.parse(mergedAt)) ?? '';
    const by = own === null ? 'people' : 'agent';
    found.push({ kind: 'merged', gap, prLink: own ?? link, by, on: at.slice(0, 10), at });
    ours.delete(gap);
  };
  for (const one of merged) {
    if (isRevert(one)) continue;
    const named = gapIdsIn(`${one.title}\n${one.body}`);
    const ids = named.length > 0 ? named : gapIdsIn((await messagesOf(one.number)).join('\n'));
    for (const id of new Set(ids)) if (known.has(id)) take(id, one);
    if (ours.size === 0) continue;
    const files = await filesOf(one.number);
    for (const [id, place] of ours) if (changesPlace(files, place)) take(id, one);
  }
  return found;
}

/** Fewer changed lines are a correction, not an answer. */
const minLines = 3;

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
  /** Number in the old file; for an added line, that of the line above it. */
  at: number;
  text: string;
}

function changesSection(patch: string, { line, end, level, heading }: RememberedPlace): boolean {
  const lines = readPatch(patch);
  // The file may have changed since the report: the heading's line shows by how much.
  const title = lines.find(
    ({ mark, text }) => mark !== '+' && heading !== null && headingIn(text)?.text === heading,
  );
  const shift = title ? title.at - line : 0;
  let isNewSection = false;
  let changes = 0;
  for (const { mark, at, text } of lines) {
    if (mark !== '+') isNewSection = false;
    if (mark === ' ' || text.trim() === '') continue;
    // Lines that are added below a new heading of the same level belong to that heading.
    const added = mark === '+' ? headingIn(text) : null;
    if (added) isNewSection = added.level <= Math.max(level, 1);
    const isInside = at >= line + shift && (end === null || at < end + shift);
    if (isInside && !isNewSection) changes += 1;
  }
  return changes >= minLines;
}

/** The lines of a unified diff of one file. */
function readPatch(patch: string): PatchLine[] {
  let next = 1;
  return patch.split('\n').flatMap((row) => {
    const hunk = /^@@ -(\d+)(?:,(\d+))? /.exec(row);
    // A hunk without old lines comes after the line that it names.
    if (hunk) next = Number(hunk[1]) + (hunk[2] === '0' ? 1 : 0);
    const mark = row.slice(0, 1);
    if (hunk || !' +-'.includes(mark) || mark === '') return [];
    if (mark !== '+') next += 1;
    return [{ mark, at: next - 1, text: row.slice(1) }];
  });
}

/** A line's heading without marks of emphasis and code; null if it isn't one. */
function headingIn(line: string): { level: number; text: string } | null {
  const heading = atxHeading(line.replace(/^ {1,3}/, ''));
  return heading ? { level: heading.level, text: heading.raw.replace(/[*_`]/g, '') } : null;
}
