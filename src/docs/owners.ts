import { pathSegments } from './page-path.ts';

/*
 * Patterns of `CODEOWNERS`, by GitHub's own rules, which aren't git's. The file may be untrusted, so
 * patterns aren't converted to regular expressions, whose time can be exponential in the number of stars.
 * Here, the time is at most the pattern's length times the path's length.
 */

/**
 * Whether `parts` match a pattern in which `star` stands for any number of parts. If a part doesn't match,
 * only the last star needs to be tried again, with one part more.
 */
function matchesParts(
  pattern: readonly string[],
  parts: readonly string[],
  star: string,
  matches: (expected: string, part: string) => boolean,
): boolean {
  let next = 0;
  let lastStar = -1;
  let resumeAt = 0;
  for (let at = 0; at < parts.length; ) {
    const expected = pattern[next];
    if (expected === star) {
      lastStar = next++;
      resumeAt = at;
    } else if (expected !== undefined && matches(expected, parts[at] as string)) {
      next += 1;
      at += 1;
    } else if (lastStar >= 0) {
      next = lastStar + 1;
      at = ++resumeAt;
    } else return false;
  }
  return pattern.slice(next).every((expected) => expected === star);
}

const matchesName = (pattern: string, name: string): boolean =>
  matchesParts([...pattern], [...name], '*', (mark, letter) => mark === '?' || mark === letter);

/** Returns the users and teams that own a file of the repository. */
export type Owners = (file: string) => readonly string[];

const maxRules = 20_000;
const maxOwners = 20;
/** `@user` or `@org/team`. */
const account = /^@[a-z\d][\w-]*(?:\/[\w.-]+)?$/i;
/** GitHub also allows email addresses. They aren't returned, as posts may be public. */
const email = /^[^\s@]{1,100}@[^\s@]{1,200}$/;

/** Parses a line into a pattern, split at its slashes, and owners; null for lines that GitHub skips. */
function ruleOf(line: string): { pattern: readonly string[]; owners: readonly string[] } | null {
  // A backslash before a space makes it part of the path.
  const [first = '', ...words] =
    line.replace(/\\ /g, '\0').split(/\s#/)[0]?.trim().split(/\s+/) ?? [];
  const path = first.replaceAll('\0', ' ');
  const segments = pathSegments(path);
  if (segments.length === 0 || /^(?:#|!|\\#)|[[\]]/.test(path)) return null;
  if (words.some((word) => !account.test(word) && !email.test(word))) return null;
  // A slash at the beginning or in the middle anchors a pattern at the root.
  const pattern = /\/./.test(path) ? segments : ['**', ...segments];
  const owners = words.filter((word) => account.test(word)).slice(0, maxOwners);
  if (path.endsWith('/')) return { pattern: [...pattern, '*', '**'], owners };
  // `guides/*` matches the files in a folder, but not those in folders below it.
  const isDeep = pattern.at(-1) !== '*' || path === '*';
  return { pattern: isDeep ? [...pattern, '**'] : pattern, owners };
}

/** Parses a `CODEOWNERS` file. The last rule that matches a file decides, even if it names no owner. */
export function parseCodeowners(text: string): Owners {
  const lines = text.split('\n').slice(0, maxRules);
  const rules = lines.flatMap((line) => ruleOf(line) ?? []);
  return (file) => {
    const parts = file.split('/');
    const matches = (pattern: readonly string[]) => matchesParts(pattern, parts, '**', matchesName);
    return rules.findLast(({ pattern }) => matches(pattern))?.owners ?? [];
  };
}
