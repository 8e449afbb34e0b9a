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

export interface Column {
  heading: string;
  align: 'left' | 'right';
}

const alignments: Readonly<Record<Column['align'], string>> = { left: ':--', right: '--:' };

/** A GFM table. Headings and cells are escaped Markdown on one line. */
export function renderTable(input: {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
}): string {
  const lines = [
    input.columns.map(({ heading }) => heading),
    input.columns.map(({ align }) => alignments[align]),
    ...input.rows,
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
