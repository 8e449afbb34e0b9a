/**
 * A collapsed part that shows only its summary. GitHub reads Markdown inside only between empty lines.
 *
 * @param summary raw HTML on one line, with the text in it escaped
 * @param parts blocks of escaped Markdown; empty ones are left out
 */
export function details(summary: string, parts: readonly string[]): string {
  const blocks = [`<details>\n<summary>${summary}</summary>`, ...parts, '</details>'];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/**
 * A GFM table.
 *
 * @param columns the alignment of each column, by its heading
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
