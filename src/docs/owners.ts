import ignore from 'ignore';

/** Returns the users and teams that own a file of the repository. */
export type FindOwners = (file: string) => readonly string[];

const maxRules = 20_000;
const maxOwners = 20;
/** `@user` or `@org/team`. */
const accountPattern = /^@[a-z\d][\w-]*(?:\/[\w.-]+)?$/i;
/** GitHub also allows email addresses. They aren't returned, as posts may be public. */
const email = /^[^\s@]{1,100}@[^\s@]{1,200}$/;
/** Patterns that GitHub ignores in `CODEOWNERS`, though git knows them: comments, negations and brackets. */
const unsupported = /^(?:#|!|\\#|\/*$)|[[\]]/;
/** Matching a pattern takes time that grows with the power of its stars, and a fork's file is untrusted. */
const maxStars = 5;

/** Parses a line into the files that it matches and their owners; null for lines that GitHub skips. */
function ruleOf(line: string) {
  // A backslash before a space makes it part of the path.
  const [path = '', ...words] =
    line
      .split(/\s#/)[0]
      ?.trim()
      .split(/(?<!\\)\s+/) ?? [];
  if (unsupported.test(path) || path.split('*').length - 1 > maxStars) return null;
  if (words.some((word) => !accountPattern.test(word) && !email.test(word))) return null;
  const files = ignore({ ignorecase: false }).add(path);
  // Unlike in git, `guides/*` matches the files in a folder, but not those in folders below it.
  if (path.endsWith('/*')) files.add(`!${path}/`);
  return { files, owners: words.filter((word) => accountPattern.test(word)).slice(0, maxOwners) };
}

/** Parses a `CODEOWNERS` file. The last rule that matches a file decides, even if it names no owner. */
export function parseCodeowners(text: string): FindOwners {
  const lines = text.split('\n').slice(0, maxRules);
  const rules = lines.flatMap((line) => ruleOf(line) ?? []);
  return (file) => rules.findLast(({ files }) => files.ignores(file))?.owners ?? [];
}
