/**
 * A part that shows its summary until it is opened. GitHub reads Markdown inside only between
 * empty lines.
 *
 * @param summary raw HTML on one line: escaped text, and elements of ours
 * @param parts escaped Markdown, a block each; one that is empty is left out
 */
export function fold(summary: string, parts: readonly string[]): string {
  const blocks = [`<details>\n<summary>${summary}</summary>`, ...parts, '</details>'];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/**
 * A GFM table.
 *
 * @param columns how each is aligned, by its heading
 * @param rows cells, escaped Markdown on one line
 */
export function renderTable(
  columns: Readonly<Record<string, 'left' | 'right'>>,
  rows: readonly (readonly string[])[],
): string {
  const alignments = Object.values(columns).map((align) => (align === 'left' ? ':--' : '--:'));
  return [Object.keys(columns), alignments, ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
