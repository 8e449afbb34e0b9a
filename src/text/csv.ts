import { clean } from './clean.ts';

/** Signs that begin a formula: `= + - @`, all forms that Unicode considers equivalent, and minus. */
const sign = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207a-\u207c\u208a-\u208c\u2a75\u2a76\ufb29\u2212]`;

/** What a spreadsheet may read as a formula: also after white space, which some strip. */
const formulaStart = new RegExp(String.raw`^(?:\s*${sign}|[\t\n])`);

/** The same within a field: if `;` is the separator, quotes don't protect a field's `;` and lines. */
const formulaWithin = new RegExp(String.raw`(?<=[;\n\t])(?=[\s"]{0,64}${sign})`, 'g');

/** Needed for Excel to read a file as UTF-8. */
export const byteOrderMark = '\ufeff';

function quote(field: string): string {
  const text = clean(field);
  const guarded = (formulaStart.test(text) ? `'${text}` : text).replace(formulaWithin, "'");
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** One record (RFC 4180) with its CRLF; its fields are cleaned, quoted and safe from formulas. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(quote).join(',')}\r\n`;
}
