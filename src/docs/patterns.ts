/*
 * Patterns as `.gitignore` has them, of `.mintignore` and `CODEOWNERS`. Made for files that a stranger may have written: a pattern made
 * into a regular expression can take time exponential in its stars; this takes at most as many steps
 * as the pattern's and the path's letters multiplied.
 */

export interface PathPattern {
  /** Its parts between slashes; `**` stands for any number of folders. */
  segments: readonly string[];
  /** Whether it names a folder alone. */
  isFolder: boolean;
  /** Whether it takes back what an earlier one named. */
  isNegated: boolean;
}

const longestPattern = 1_000;
/** No listing goes deeper. */
const maxSegments = 64;

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
  if (segments.length === 0 || segments.length > maxSegments) return null;
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

/**
 * Whether a pattern names a file, or a folder above it.
 *
 * @param path relative to the folder that the pattern is about, `/` between folders
 * @param reach `whole` if a pattern of a folder's files doesn't name those of the folders in it
 */
export function isNamed(
  { segments, isFolder }: PathPattern,
  path: string,
  reach: 'whole' | 'above' = 'above',
): boolean {
  const names = path.split('/');
  /** Whether the pattern's parts so far fit the path's first names, by how many these are. */
  let fits = [true, ...names.map(() => false)];
  for (const segment of segments) {
    let isReached = false;
    fits =
      segment === '**'
        ? fits.map((fit) => (isReached ||= fit))
        : [false, ...names.map((name, at) => fits[at] === true && fitsName(segment, name))];
    if (!fits.includes(true)) return false;
  }
  const folders = (reach === 'above' || isFolder) && fits.slice(1, -1).includes(true);
  return folders || (!isFolder && fits.at(-1) === true);
}

/** Who owns a file of the repository, users and teams; none if nobody does. */
export type Owners = (file: string) => readonly string[];

interface Rule {
  pattern: PathPattern;
  owners: readonly string[];
  /** Whether a folder that it names is named with all in it. */
  isDeep: boolean;
}

/** GitHub refuses a larger file, too. */
const longestFile = 3_000_000;
const mostRules = 20_000;
const mostOwners = 20;
/** An account or a team. An e-mail address names an owner, too, but posts may be public. */
const owner = /^@[\w-]+(?:\/[\w.-]+)?$/;

function ruleOf(line: string): Rule | null {
  const [path = '', ...words] = (line.split(/\s#/)[0] ?? '').trim().split(/\s+/);
  const pattern = pathPattern(path);
  // GitHub knows neither `!` nor ranges here, and skips such lines.
  if (!pattern || pattern.isNegated || /[[\]]/.test(path)) return null;
  const owners = words.filter((word) => owner.test(word)).slice(0, mostOwners);
  return { pattern, owners, isDeep: pattern.segments.at(-1) !== '*' || path === '*' };
}

/**
 * Reads a `CODEOWNERS` file. The last rule that names a file decides, also if it names no owner.
 *
 * @param text of the file; null if there is none
 */
export function ownersOf(text: string | null): Owners {
  const rules = (text ?? '')
    .slice(0, longestFile)
    .split('\n')
    .slice(0, mostRules)
    .flatMap((line) => ruleOf(line) ?? [])
    .reverse();
  return (file) =>
    rules.find(({ pattern, isDeep }) => isNamed(pattern, file, isDeep ? 'above' : 'whole'))
      ?.owners ?? [];
}
