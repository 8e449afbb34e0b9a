import { clean } from './clean.ts';

/** Characters that begin a formula: `=`, `+`, `-`, `@`, their Unicode equivalents and the minus sign. */
const formulaSign = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207a-\u207c\u208a-\u208c\u2a75\u2a76\ufb29\u2212]`;

/** The start of a field that a spreadsheet may read as a formula, even after white space. */
const formulaStart = new RegExp(String.raw`^(?:\s*${formulaSign}|[\t\n])`);

/** A formula within a field: a spreadsheet that separates fields at `;` may split the field there. */
const formulaWithin = new RegExp(String.raw`(?<=[;\n\t])(?=[\s"]{0,64}${formulaSign})`, 'g');

/** Excel reads a CSV file as UTF-8 only if the file begins with this. */
export const byteOrderMark = '\ufeff';

function quoteField(field: string): string {
  const text = clean(field);
  const guarded = (formulaStart.test(text) ? `'${text}` : text).replace(formulaWithin, "'");
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** One line of a CSV file (RFC 4180), including CRLF. Fields are cleaned, quoted and can't be formulas. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(quoteField).join(',')}\r\n`;
}
