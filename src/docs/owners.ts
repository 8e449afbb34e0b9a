import { isNamed, type PathPattern, pathPattern } from './patterns.ts';

/** Who owns a file of the repository: users, teams, e-mail addresses; none if nobody does. */
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
/** An account, a team, or an e-mail address. */
const owner = /^@[\w-]+(?:\/[\w.-]+)?$|^[^@]+@[^@.]+\.[^@]+$/;

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
