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
