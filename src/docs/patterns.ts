/*
 * Patterns as `.gitignore` has them. Made for files that a stranger may have written: a pattern made
 * into a regular expression can take time exponential in its stars; this takes at most as many steps
 * as the pattern's and the path's letters multiplied.
 */

/** A pattern that paths are held against. */
export interface PathPattern {
  /** Its parts between slashes; `**` stands for any number of folders. */
  segments: readonly string[];
  /** Whether it names a folder alone. */
  isFolder: boolean;
  /** Whether it takes back what an earlier one named. */
  isNegated: boolean;
}

const longestPattern = 1_000;

/**
 * Reads a line of `.mintignore` or the pattern of a line of `CODEOWNERS`.
 *
 * @returns null for blank lines and comments
 */
export function pathPattern(line: string): PathPattern | null {
  let pattern = line.trim();
  if (pattern === '' || pattern.startsWith('#') || pattern.length > longestPattern) return null;
  const isNegated = pattern.startsWith('!');
  if (isNegated) pattern = pattern.slice(1);
  if (/^\\[#!]/.test(pattern)) pattern = pattern.slice(1);
  const isFolder = pattern.endsWith('/');
  const segments = pattern.split('/').filter((segment) => segment !== '' && segment !== '.');
  if (segments.length === 0) return null;
  // A slash at the beginning or in the middle binds a pattern to the root.
  const isBound = pattern.replace(/\/$/, '').includes('/');
  return { segments: isBound ? segments : ['**', ...segments], isFolder, isNegated };
}

/** Whether a name fits a pattern with `*` and `?`: greedy, with one place to come back to. */
function fitsName(pattern: string, name: string): boolean {
  let at = 0;
  let of = 0;
  let star = -1;
  let resume = 0;
  while (at < name.length) {
    const letter = pattern.charAt(of);
    if (letter === '*') {
      star = of++;
      resume = at;
    } else if (letter === '?' || (letter !== '' && letter === name.charAt(at))) {
      at += 1;
      of += 1;
    } else if (star >= 0) {
      of = star + 1;
      resume += 1;
      at = resume;
    } else return false;
  }
  while (pattern.charAt(of) === '*') of += 1;
  return of === pattern.length;
}

/** How much of a path a pattern has to be to name it: all of it, or a folder above it, too. */
type Reach = 'whole' | 'above';

/**
 * Whether a pattern names a file, or a folder above it.
 *
 * @param path relative to the folder that the pattern is about, `/` between folders
 * @param reach `whole` if a pattern of a folder's files doesn't name those of the folders in it
 */
export function isNamed(
  { segments, isFolder }: PathPattern,
  path: string,
  reach: Reach = 'above',
): boolean {
  const names = path.split('/');
  /** Whether the pattern's parts so far fit the path's first `at` names. */
  let fits = names.map((_, at) => at === 0).concat(false);
  for (const segment of segments) {
    const next = fits.map(() => false);
    if (segment === '**') {
      let reached = false;
      for (const [at, fit] of fits.entries()) {
        reached ||= fit;
        next[at] = reached;
      }
    } else {
      for (const [at, name] of names.entries()) {
        if (fits[at]) next[at + 1] = fitsName(segment, name);
      }
    }
    fits = next;
  }
  const folders = fits.slice(1, -1).some(Boolean);
  const file = !isFolder && (fits.at(-1) ?? false);
  return file || (reach === 'above' || isFolder ? folders : false);
}
