import { pathSegments } from './page-path.ts';

/*
 * Patterns of `.mintignore` and `CODEOWNERS`, which have the syntax of `.gitignore`. The files may be
 * untrusted, so patterns aren't converted to regular expressions, whose time can be exponential in the
 * number of stars. Here, the time is at most the pattern's length times the path's length.
 */

/** A pattern split at its slashes; `**` matches any number of folders. */
type PathPattern = readonly string[];

/** Parses a pattern; null if it is blank or a comment. */
function pathPattern(pattern: string): PathPattern | null {
  const segments = pathSegments(pattern.replace(/^\\(?=[#!])/, ''));
  if (segments.length === 0 || pattern.startsWith('#')) return null;
  // A slash at the beginning or in the middle anchors a pattern at the root.
  return /\/./.test(pattern) ? segments : ['**', ...segments];
}

/**
 * Whether `parts` match a pattern in which `star` stands for any number of parts. If a part doesn't match,
 * only the last star needs to be tried again, with one part more.
 */
function matchesParts(
  pattern: readonly string[],
  parts: readonly string[],
  star: string,
  matches: (own: string, part: string) => boolean,
): boolean {
  let next = 0;
  let lastStar = -1;
  let resumeAt = 0;
  for (let at = 0; at < parts.length; ) {
    const own = pattern[next];
    if (own === star) {
      lastStar = next++;
      resumeAt = at;
    } else if (own !== undefined && matches(own, parts[at] as string)) {
      next += 1;
      at += 1;
    } else if (lastStar >= 0) {
      next = lastStar + 1;
      at = ++resumeAt;
    } else return false;
  }
  return pattern.slice(next).every((own) => own === star);
}

const matchesName = (pattern: string, name: string): boolean =>
  matchesParts([...pattern], [...name], '*', (own, letter) => own === '?' || own === letter);

const matchesPath = (pattern: PathPattern, path: string): boolean =>
  matchesParts(pattern, path.split('/'), '**', matchesName);

/** Maximum length of `.mintignore`, in characters, because each file is compared with all patterns. */
const maxIgnoreLength = 100_000;

/** Returns whether `.mintignore`, given as text, excludes a path: the last matching pattern decides. */
export function parseMintignore(text: string): (path: string) => boolean {
  const lines = text.slice(0, maxIgnoreLength).split('\n');
  const rules = lines.flatMap((line) => {
    const [, negation, own = ''] = /^(!?)(.*)$/.exec(line.trim()) ?? [];
    const pattern = pathPattern(own);
    return pattern ? { pattern: [...pattern, '**'], isExcluded: negation === '' } : [];
  });
  return (path) => rules.findLast(({ pattern }) => matchesPath(pattern, path))?.isExcluded ?? false;
}

/** Returns the users and teams that own a file of the repository. */
export type Owners = (file: string) => readonly string[];

interface OwnersRule {
  pattern: PathPattern;
  owners: readonly string[];
}

const maxRules = 20_000;
const maxOwners = 20;
/** `@user` or `@org/team`. GitHub also allows email addresses; they are ignored, as posts may be public. */
const owner = /^@[\w-]+(?:\/[\w.-]+)?$/;

function ruleOf(line: string): OwnersRule | null {
  const [path = '', ...words] = (line.split(/\s#/)[0] ?? '').trim().split(/\s+/);
  // GitHub supports neither `!` nor ranges here, and skips such lines.
  const pattern = /^!|[[\]]/.test(path) ? null : pathPattern(path);
  if (!pattern) return null;
  const owners = words.filter((word) => owner.test(word)).slice(0, maxOwners);
  if (path.endsWith('/')) return { pattern: [...pattern, '*', '**'], owners };
  // `guides/*` matches the files in a folder, but not those in folders below it.
  const isDeep = pattern.at(-1) !== '*' || path === '*';
  return { pattern: isDeep ? [...pattern, '**'] : pattern, owners };
}

/** Parses a `CODEOWNERS` file. The last rule that matches a file decides, even if it names no owner. */
export function parseCodeowners(text: string): Owners {
  const lines = text.split('\n').slice(0, maxRules);
  const rules = lines.flatMap((line) => ruleOf(line) ?? []);
  return (file) => rules.findLast(({ pattern }) => matchesPath(pattern, file))?.owners ?? [];
}
