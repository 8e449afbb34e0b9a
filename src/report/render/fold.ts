/**
 * A part that shows its summary until it is opened. GitHub reads Markdown inside only between
 * empty lines.
 *
 * @param summary raw HTML on one line: escaped text, and elements of ours
 * @param parts escaped Markdown, a block each
 */
export function fold(summary: string, parts: readonly string[]): string {
  return [`<details>\n<summary>${summary}</summary>`, ...parts, '</details>'].join('\n\n');
}
