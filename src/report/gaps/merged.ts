import { atxHeading } from '../../docs/markdown.ts';
import type { Memory, Place } from './gap.ts';
import { takesFix } from './job.ts';

/** A pull request that was merged, as far as it may be a gap's fix. */
export interface Merged {
  number: number;
  /** Its page. */
  prLink: string;
  /** Day of the merge, `YYYY-MM-DD` in UTC. */
  on: string;
  title: string;
  body: string;
}

/** A pull request that is a gap's fix. */
export interface FoundFix {
  gapId: string;
  prLink: string;
  on: string;
}

/** What GitHub makes of the button `Revert`. */
const isRevert = ({ title, body }: Merged): boolean =>
  /^revert "/i.test(title) || /^reverts (?:[\w.-]+\/[\w.-]+)?#\d+/im.test(body);

/** The gaps that a text names, each as `Gap` and its id. */
export function gapsNamed(text: string): string[] {
  return [...text.matchAll(/\bgap\s+([0-9a-f]{12})\b/gi)].map(([, id = '']) => id.toLowerCase());
}

/**
 * The pull requests that are gaps' fixes, the first of each gap: those that name it, and of a gap
 * that people write those that change its place's section. One that undoes another is none.
 *
 * @param merged in the order of their merges
 * @param messagesOf commit messages of one that names no gap itself
 * @param filesOf files of one, for the gaps that people write
 */
export async function findFixes({
  memory,
  merged,
  messagesOf,
  filesOf,
}: {
  memory: Memory;
  merged: readonly Merged[];
  messagesOf: (one: Merged) => Promise<readonly string[]>;
  filesOf: (one: Merged) => Promise<readonly Changed[]>;
}): Promise<FoundFix[]> {
  const open = new Map(memory.gaps.filter(takesFix).map((gap) => [gap.id, gap]));
  const found: FoundFix[] = [];
  const take = (ids: Iterable<string>, { prLink, on }: Merged): void => {
    for (const gapId of ids) {
      if (open.delete(gapId)) found.push({ gapId, prLink, on });
    }
  };
  for (const one of merged) {
    if (open.size === 0) break;
    if (isRevert(one)) continue;
    const named = gapsNamed(`${one.title}\n${one.body}`);
    take(named.length > 0 ? named : gapsNamed((await messagesOf(one)).join('\n')), one);
    const written = [...open.values()].filter(({ ours, place }) => ours && place !== null);
    if (written.length === 0) continue;
    const files = await filesOf(one);
    take(
      written.filter(({ place }) => place && changesPlace(files, place)).map(({ id }) => id),
      one,
    );
  }
  return found;
}

/** A file that a pull request changes. */
export interface Changed {
  file: string;
  previousFile: string | null;
  patch: string | null;
}

/** Whether one of the files is a place's, and a line of its section differs. */
export function changesPlace(files: readonly Changed[], place: Place): boolean {
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

function changesSection(patch: string, { line, end, level, heading }: Place): boolean {
  const lines = readPatch(patch);
  // The file may have changed since the report saw it: its heading tells by how much.
  const title = lines.find(
    ({ mark, text }) => mark !== '+' && heading !== null && headingOf(text)?.text === heading,
  );
  const shift = title ? title.at - line : 0;
  const isInside = ({ at }: PatchLine) => at >= line + shift && (end === null || at < end + shift);
  let isNewSection = false;
  for (const changed of lines) {
    const { mark, text } = changed;
    if (mark !== '+') isNewSection = false;
    if (mark === ' ' || text.trim() === '') continue;
    // What is added below a new heading of its rank belongs to that.
    const added = mark === '+' ? headingOf(text) : null;
    if (added) isNewSection = added.level <= Math.max(level, 1);
    if (isInside(changed) && !isNewSection) return true;
  }
  return false;
}

/** The lines of a unified diff of one file. */
function readPatch(patch: string): PatchLine[] {
  let next = 1;
  return patch.split('\n').flatMap((row) => {
    const hunk = /^@@ -(\d+)(?:,(\d+))? /.exec(row);
    if (hunk) {
      // A hunk without old lines stands below the line that it names.
      next = Number(hunk[1]) + (hunk[2] === '0' ? 1 : 0);
      return [];
    }
    const mark = row.slice(0, 1);
    if (mark !== '+' && mark !== '-' && mark !== ' ') return [];
    const isAdded = mark === '+';
    const at = isAdded ? next - 1 : next;
    if (!isAdded) next += 1;
    return [{ mark, at, text: row.slice(1) }];
  });
}

/** The heading that a line of Markdown is, without marks of emphasis and code. */
function headingOf(line: string): { level: number; text: string } | null {
  const heading = atxHeading(line.replace(/^ {1,3}/, ''));
  return heading ? { level: heading.level, text: heading.raw.replace(/[*_`]/g, '') } : null;
}
