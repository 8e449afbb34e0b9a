import { clean } from './clean.ts';

/**
 * What a spreadsheet takes for the start of a formula, white space aside: `= + - @`, also in their
 * full-width forms, the minus sign; and a tab or line break, which some strip first.
 */
const formulaStart = /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212]|[\t\n])/;

function quote(field: string): string {
  const text = clean(field);
  const guarded = formulaStart.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** One record (RFC 4180), every field cleaned, guarded against formulas and quoted; ends in CRLF. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(quote).join(',')}\r\n`;
}
