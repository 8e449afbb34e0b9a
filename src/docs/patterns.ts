/*
 * Patterns of `.mintignore` and `CODEOWNERS`, which have the syntax of `.gitignore`. Strangers may have
 * written these files, so patterns don't become regular expressions, whose time can be exponential in
 * the number of stars: here it is at most the pattern's length times the path's.
 */

import { pathSegments } from './page-path.ts';

export interface PathPattern {
  /** Its parts between slashes; `**` matches any number of folders. */
  segments: readonly string[];
  /** Whether it matches only folders. */
  isFolder: boolean;
  /** Whether it undoes earlier matches. */
  isNegated: boolean;
}

const maxPatternLength = 1_000;
/** More than a listing's depth. */
const maxSegments = 64;

/**
 * Reads a line of `.mintignore` or the pattern of a line of `CODEOWNERS`.
 *
 * @returns null for blank lines and comments
 */
export function pathPattern(line: string): PathPattern | null {
  let pattern = line.trim();
  if (pattern === '' || pattern.startsWith('#') || pattern.length > maxPatternLength) return null;
  const isNegated = pattern.startsWith('!');
  if (isNegated) pattern = pattern.slice(1);
  if (/^\\[#!]/.test(pattern)) pattern = pattern.slice(1);
  const isFolder = pattern.endsWith('/');
  const segments = pathSegments(pattern);
  if (segments.length === 0 || segments.length > maxSegments) return null;
  // A slash at the beginning or in the middle anchors a pattern at the root.
  const isAnchored = pattern.replace(/\/$/, '').includes('/');
  return { segments: isAnchored ? segments : ['**', ...segments], isFolder, isNegated };
}

/** Whether a name matches a pattern with `*` and `?`. Greedy: it backtracks only to the last star. */
function matchesName(pattern: string, name: string): boolean {
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
 * Whether a pattern matches a file, or a folder above it.
 *
 * @param path relative to the pattern's root, `/` between folders
 * @param isDeep false if a pattern that matches a folder doesn't match the files in it
 */
export function matchesPath(
  { segments, isFolder }: PathPattern,
  path: string,
  isDeep = true,
): boolean {
  const names = path.split('/');
  /** At each index n, whether the pattern so far matches the path's first n names. */
  let fits = [true, ...names.map(() => false)];
  for (const segment of segments) {
    let isReached = false;
    fits =
      segment === '**'
        ? fits.map((fit) => (isReached ||= fit))
        : [false, ...names.map((name, at) => fits[at] === true && matchesName(segment, name))];
    if (!fits.includes(true)) return false;
  }
  const folders = (isDeep || isFolder) && fits.slice(1, -1).includes(true);
  return folders || (!isFolder && fits.at(-1) === true);
}

/** The users and teams that own a file of the repository. */
export type Owners = (file: string) => readonly string[];

interface Rule {
  pattern: PathPattern;
  owners: readonly string[];
  /** Whether a folder that it matches includes all files in it. */
  isDeep: boolean;
}

/** GitHub's own limit. */
const maxFileLength = 3_000_000;
const maxRules = 20_000;
const maxOwners = 20;
/** An account or a team. GitHub also allows an e-mail address, but posts may be public. */
const owner = /^@[\w-]+(?:\/[\w.-]+)?$/;

function ruleOf(line: string): Rule | null {
  const [path = '', ...words] = (line.split(/\s#/)[0] ?? '').trim().split(/\s+/);
  const pattern = pathPattern(path);
  // GitHub supports neither `!` nor ranges here, and skips such lines.
  if (!pattern || pattern.isNegated || /[[\]]/.test(path)) return null;
  const owners = words.filter((word) => owner.test(word)).slice(0, maxOwners);
  return { pattern, owners, isDeep: pattern.segments.at(-1) !== '*' || path === '*' };
}

/**
 * Reads a `CODEOWNERS` file. The last rule that matches a file decides, even if it has no owner.
 *
 * @param text of the file; null if there is none
 */
export function ownersOf(text: string | null): Owners {
  const rules = (text ?? '')
    .slice(0, maxFileLength)
    .split('\n')
    .slice(0, maxRules)
    .flatMap((line) => ruleOf(line) ?? [])
    .reverse();
  return (file) =>
    rules.find(({ pattern, isDeep }) => matchesPath(pattern, file, isDeep))?.owners ?? [];
}
