import { atxHeading } from '../../docs/markdown.ts';
import type { Patch } from '../../github/changed-files.ts';
import type { MergedPullRequest } from '../../github/pull-request-history.ts';
import { isoDay } from '../../text/date.ts';
import { pullOf } from './decisions.ts';
import type { Memory, Merge, RememberedPlace } from './memory.ts';

/** Whether a pull request was created with GitHub's `Revert` button. */
const isRevert = ({ title, body }: MergedPullRequest): boolean =>
  /^revert "/i.test(title) || /^reverts (?:[\w.-]+\/[\w.-]+)?#\d+/im.test(body);

/** Ids of gaps that a text mentions, in the form `Gap ID`. */
export function gapIdsIn(text: string): string[] {
  const ids = text.matchAll(/\bgap\s+([0-9a-f]{12})\b/gi);
  return [...ids].map(([, id = '']) => id.toLowerCase());
}

/**
 * Shortens gap ids in text from outside. Otherwise, a pull request that quotes the text would count as a
 * fix of the gap.
 */
export const withoutGapIds = (text: string): string =>
  text.replace(/\b(gap\s+[0-9a-f]{6})[0-9a-f]{6}\b/gi, '$1…');

/**
 * Finds the pull requests that fix gaps: those that mention a gap and, for a gap that people fix themselves
 * and that has no watched fix, the first that changes the section at the gap's place. Reverts don't count.
 *
 * Pull requests that a gap already has are left out.
 *
 * @param merged pull requests in the order in which they were merged
 * @param linkTo returns the link to a pull request
 * @param messagesOf returns commit messages
 * @param filesOf returns changed files; called if people are fixing a gap themselves
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
}): Promise<Map<string, Merge[]>> {
  const known = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const ours = new Map<string, RememberedPlace>();
  for (const { id, boxes, merges, fix, place } of memory.gaps) {
    const isWatched = merges.some(({ prLink }) => prLink !== fix?.prLink || !fix.isFinal);
    if (boxes.ours && !isWatched && place) ours.set(id, place);
  }
  const found = new Map<string, Merge[]>();
  const take = (id: string, { number, mergedAt }: MergedPullRequest): void => {
    const link = linkTo(number);
    const gap = known.get(id);
    ours.delete(id);
    if (!gap || gap.merges.some(({ prLink }) => isSame(prLink, link))) return;
    const pull = pullOf(gap);
    const isOfJob = pull !== null && isSame(pull.prLink, link);
    const merge: Merge = {
      ...(isOfJob ? { ...pull, by: 'agent' } : { prLink: link, by: 'people', jobId: null }),
      on: isoDay(Date.parse(mergedAt)) ?? '',
    };
    found.set(id, [...(found.get(id) ?? []), merge]);
  };
  for (const pull of merged) {
    if (isRevert(pull)) continue;
    const { number, title, body } = pull;
    const texts = [title, body, ...(await messagesOf(number))];
    for (const id of new Set(gapIdsIn(texts.join('\n')))) take(id, pull);
    if (ours.size === 0) continue;
    const files = await filesOf(number);
    for (const [id, place] of ours) if (changesPlace(files, place)) take(id, pull);
  }
  return found;
}

/** Minimum changed lines in a section to count as a fix; fewer are a correction, not an answer. */
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
  /** The line's first character in the diff: a space, `-` or `+`. */
  mark: string;
  /** Line number in the old file; for an added line, the number of the old line above it. */
  at: number;
  text: string;
}

function changesSection(patch: string, { line, end, level, heading }: RememberedPlace): boolean {
  const lines = readPatch(patch);
  // If the file has changed since the report, the heading's line shows by how many lines.
  const title = lines.find(
    ({ mark, text }) => mark !== '+' && heading !== null && headingIn(text)?.text === heading,
  );
  const shift = title ? title.at - line : 0;
  let isNewSection = false;
  let changes = 0;
  for (const { mark, at, text } of lines) {
    if (mark !== '+') isNewSection = false;
    if (mark === ' ' || text.trim() === '') continue;
    // Lines added below a new heading of the same level belong to the new section.
    const added = mark === '+' ? headingIn(text) : null;
    if (added) isNewSection = added.level <= Math.max(level, 1);
    const isInside = at >= line + shift && (end === null || at < end + shift);
    if (isInside && !isNewSection) changes += 1;
  }
  return changes >= minLines;
}

function readPatch(patch: string): PatchLine[] {
  let next = 1;
  return patch.split('\n').flatMap((row) => {
    const hunk = /^@@ -(\d+)(?:,(\d+))? /.exec(row);
    // If a hunk has no old lines, its position is the line before it.
    if (hunk) next = Number(hunk[1]) + (hunk[2] === '0' ? 1 : 0);
    const mark = row.slice(0, 1);
    if (hunk || !' +-'.includes(mark) || mark === '') return [];
    if (mark !== '+') next += 1;
    return [{ mark, at: next - 1, text: row.slice(1) }];
  });
}

/** The heading in a line, without emphasis and code marks; null if the line isn't a heading. */
function headingIn(line: string): { level: number; text: string } | null {
  const heading = atxHeading(line.replace(/^ {1,3}/, ''));
  return heading ? { level: heading.level, text: heading.raw.replace(/[*_`]/g, '') } : null;
}
