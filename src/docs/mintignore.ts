import ignore from 'ignore';

/** Maximum length in characters, because each file is compared with all patterns. */
const maxLength = 20_000;
/** A line with more `**` is skipped: it would become a regular expression whose time grows with their power. */
const maxDeepStars = 2;

/**
 * Returns whether `.mintignore`, given as text, excludes a path, which ends in a slash if it is a folder's.
 * The patterns are those of `.gitignore`.
 */
export function parseMintignore(text: string): (path: string) => boolean {
  const lines = text.slice(0, maxLength).split('\n');
  const rules = ignore({ ignorecase: false }).add(
    lines.filter((line) => line.split('**').length - 1 <= maxDeepStars),
  );
  return (path) => ignore.isPathValid(path) && rules.ignores(path);
}
