import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../src/report/files/contents.ts';
import { clean } from '../../../src/text/clean.ts';
import { hostileText, samples } from '../../text/hostile-text.ts';
import { cellsBySemicolon, parseCsv, readsAsFormula } from '../../world/csv.ts';

describe('csvLine', () => {
  it('quotes every field and ends in CRLF', () => {
    expect(csvLine(['a', '', 'b "c", d', 'e\nf'])).toBe('"a","","b ""c"", d","e\nf"\r\n');
  });

  it.each([
    ...['=1+1', '+1', '-2+3', '@SUM(1)', ' \u00a0=1', '\t=1', '\ttext', '\rtext', '\n=1'],
    ...['＝1', '＋1', '－1', '＠A1', '⁺1', '₌1', '﬩1', '⩵1', '−1', '\u200b=1', '\ufeff=1'],
  ])('guards %j', (field) => {
    // A guard before a line break does not protect what follows it.
    const guarded = clean(field).replace(/(?<=[\t\n])=/, "'=");
    expect(csvLine([field])).toBe(`"'${guarded}"\r\n`);
  });

  it.each(['a=1', "'=1", '3-2', 'https://a.example/?b=c', '(=1)'])('leaves %j', (field) => {
    expect(csvLine([field])).toBe(`"${field}"\r\n`);
  });

  it.each(samples.map(({ id, text }) => [id, text]))('keeps sample %s in its cell', (_id, text) => {
    const [record] = parseCsv(csvLine(['before', text, 'after']));
    expect(record).toHaveLength(3);
    expect(record?.some(readsAsFormula)).toBe(false);
    expect(record?.[1]?.replaceAll("'", '')).toBe(clean(text).replaceAll("'", ''));
  });

  it.each([
    ['a;=1+1', `"a;'=1+1"`],
    ['a; \u00a0=1', `"a;' \u00a0=1"`],
    ['a;"=1"', `"a;'""=1"""`],
    ['a;b\n+1', `"a;b\n'+1"`],
    ['a;-b; @c;d', `"a;'-b;' @c;d"`],
  ])('prevents formulas in %j even if semicolons separate cells', (field, expected) => {
    expect(csvLine([field])).toBe(`${expected}\r\n`);
    expect(cellsBySemicolon(csvLine(['before', field, 'after'])).some(readsAsFormula)).toBe(false);
  });

  it('prevents formulas in any text even if semicolons separate cells', () => {
    const pieces = fc.constantFrom(';', '=1', '"', '""', '\n', '+', ' ', 'a', ';=', '\t', '-');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), hostileText, (parts, text) => {
        const line = csvLine(['before', parts.join(''), text, `${text};${parts.join('')}`]);
        expect(cellsBySemicolon(line).filter(readsAsFormula)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps any text in its cell, without formulas', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 4 }), (fields) => {
        const records = parseCsv(csvLine(fields) + csvLine(['next']));
        expect(records).toHaveLength(2);
        expect(records[0]).toHaveLength(fields.length);
        expect(records.flat().some(readsAsFormula)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
