/** Records of a CSV file (RFC 4180, every field quoted), or an error that names the place. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let position = text.startsWith('\ufeff') ? 1 : 0;
  while (position < text.length) {
    const field = /"((?:[^"]|"")*)"(,|\r\n)/y;
    field.lastIndex = position;
    const match = field.exec(text);
    if (!match)
      throw new Error(`No quoted field at ${position}: ${text.slice(position, position + 40)}`);
    record.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === '\r\n') {
      records.push(record);
      record = [];
    }
    position = field.lastIndex;
  }
  if (record.length > 0) throw new Error('The last record has no line end.');
  return records;
}

/** Whether a spreadsheet would calculate a cell, even if it first trims and normalises the text. */
export function readsAsFormula(cell: string): boolean {
  return /^[=+\-@]/.test(cell.normalize('NFKC').trim());
}

/** The cells that a spreadsheet reads if `;` separates them: quotes count only at a cell's start. */
export function cellsBySemicolon(text: string): string[] {
  const cell = /(?:"(?:[^"]|"")*")?[^;\r\n]*/g;
  return Array.from(text.replace(/^\ufeff/, '').matchAll(cell), ([source]) =>
    source.replace(/^"((?:[^"]|"")*)"/, (_quoted, inner: string) => inner.replaceAll('""', '"')),
  );
}
