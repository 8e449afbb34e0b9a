import { clean } from './clean.ts';

/**
 * What a spreadsheet takes for the start of a formula, white space aside: `= + - @`, every form that
 * Unicode folds into one of them (full-width, small, raised, lowered), the minus sign; and a tab or
 * line break, which some strip first.
 */
const formulaStart =
  /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207a-\u207c\u208a-\u208c\u2a75\u2a76\ufb29\u2212]|[\t\n])/;

/**
 * The same within a field: if `;` is the separator, a field that holds one is split there, its
 * quotes mean nothing, and its line breaks end the record.
 */
const formulaWithin =
  /(?<=[;\n\t])(?=[\s"]{0,64}[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207a-\u207c\u208a-\u208c\u2a75\u2a76\ufb29\u2212])/g;

/** Excel reads a file as UTF-8 only if it begins with this. */
export const byteOrderMark = '\ufeff';

function quote(field: string): string {
  const text = clean(field);
  const guarded = (formulaStart.test(text) ? `'${text}` : text).replace(formulaWithin, "'");
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** One record (RFC 4180), every field cleaned, guarded against formulas and quoted; ends in CRLF. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(quote).join(',')}\r\n`;
}
