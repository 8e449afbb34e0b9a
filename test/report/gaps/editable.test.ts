import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boxLine,
  type EditableGap,
  headingLine,
  headingMarkdown,
  maxHeadingLength,
  parseHeading,
  readEditableGaps,
  startLine,
} from '../../../src/report/gaps/editable.ts';
import { singleLine } from '../../../src/text/clean.ts';
import { codeSpan, escapeMarkdown, md } from '../../../src/text/markdown.ts';
import { strings } from '../../hostile/strings.ts';
import { anyCharacter } from '../../text/hostile-text.ts';
import { idOf, redact } from './memories.ts';

const read = <Value>(body: string, pick: (gap: EditableGap) => Value | undefined) =>
  new Map(
    [...readEditableGaps(body)].flatMap(([gap, found]) => {
      const value = pick(found);
      return value === undefined ? [] : [[gap, value] as const];
    }),
  );
const readHeadings = (body: string) => read(body, ({ headings }) => headings[0]);
const readTicks = (body: string) => read(body, ({ ticks }) => ticks);

const id = idOf(10);
const line = (label: string) =>
  `<summary>${headingLine({ id, label }, { number: 3, rest: md`**3** conversations` })}</summary>`;
const asShown = (label: string) => `<details>\n${line(label)}\n\nText\n</details>`;

const labels = fc
  .oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      ...strings.filter((text) => text.length < 1_000),
      '</strong>',
      '<!-- gap:000000000001 heading -->',
      '&amp;amp; &#38;#38; &lt;',
      '3 · <strong>x',
    ),
  )
  .map((text) => redact(singleLine(text)))
  .filter((text) => text !== '' && headingMarkdown(text) === headingMarkdown(text.trim()));

describe('a heading', () => {
  test('is read as it was written, with any text, and after an edit in the browser', () => {
    fc.assert(
      fc.property(labels, (label) => {
        const start = startLine({ id, label }, { number: 3, rest: md`, 3 conversations` });
        for (const body of [asShown(label), asShown(label).replaceAll('\n', '\r\n'), start]) {
          const headings = readHeadings(body);
          expect([...headings]).toEqual([[id, headingMarkdown(label)]]);
          const text = parseHeading(headings.get(id) ?? '');
          // A heading that is too long isn't shown whole.
          if (label.length <= maxHeadingLength) expect(text).toBe(label);
          else expect(headingMarkdown(text)).toBe(headingMarkdown(label));
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each<[string, string]>([
    ['3 · <strong>Rotate &amp; revoke</strong>', 'Rotate & revoke'],
    ['3 · <strong>Use `a_b` | [x](y)</strong>', 'Use `a_b` | [x](y)'],
    ['<strong>A</strong> and <strong>B</strong>', 'A</strong> and <strong>B'],
    ['3 · Rotate a key', 'Rotate a key'],
    ['3 · Rotate a key</strong>', 'Rotate a key'],
    ['Version 3 · notes', 'Version 3 · notes'],
    ['3 · **Rotate &amp; revoke**', 'Rotate & revoke'],
    ['3 · <strong> </strong>', ''],
    ['', ''],
  ] as const)('that was made %j is %j', (edited, text) => {
    const line = `${edited}<!-- gap:${id} heading -->, 3 conversations`;
    for (const body of [`<summary>${line}</summary>`, `- ${line}`])
      expect(parseHeading(readHeadings(body).get(id) ?? '-')).toBe(text);
  });

  test('may be on several lines, and is read for at most 2,000 gaps', () => {
    const lineOf = (label: string, at: number) =>
      `<summary>${headingLine({ id: idOf(at), label }, { number: null, rest: md`` })}</summary>`;
    const lines = Array.from({ length: 2_100 }, (_, at) => lineOf(`${at}`, at));
    const gaps = readEditableGaps([...lines, lineOf('Again', 7)].join('\n'));
    expect(gaps.size).toBe(2_000);
    expect(gaps.get(idOf(7))?.headings).toEqual(['7', 'Again']);
  });
});

describe('a box', () => {
  const boxes = fc.record({
    gapId: fc.integer({ min: 0, max: 5 }).map(idOf),
    box: fc.constantFrom('dismiss', 'ours', 'fix'),
    isTicked: fc.boolean(),
  });

  test('has exactly the documented text, and is read as it was written', () => {
    expect(boxLine({ gapId: id, box: 'dismiss', isTicked: false })).toBe(
      '- [ ] Not for the docs <!-- gap:00000000000a dismiss -->',
    );
    expect(boxLine({ gapId: id, box: 'ours', isTicked: true })).toBe(
      '- [x] We write it ourselves <!-- gap:00000000000a ours -->',
    );
    const moves = fc.tuple(
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.constantFrom('', '  ', '\t', '> ', '>> '),
      fc.constantFrom('-', '*', '+'),
    );
    fc.assert(
      fc.property(fc.array(boxes), moves, (all, [end, indent, bullet]) => {
        const body = all.map((one) => indent + boxLine(one).replace('-', bullet)).join(end);
        const ticks = readTicks(body);
        for (const { gapId, box } of all) {
          // Of several copies of a box, one tick is enough.
          const isTicked = all.some(
            (one) => one.gapId === gapId && one.box === box && one.isTicked,
          );
          expect(ticks.get(gapId)?.[box]).toBe(isTicked);
        }
        expect(ticks.size).toBe(new Set(all.map(({ gapId }) => gapId)).size);
      }),
    );
  });

  test.each([
    ['>> *  [X]  Let the agent fix it <!--gap:00000000000a  fix-->  ', { fix: true }],
    ['- [ ] Not for the docs <!-- gap:00000000000a fix -->', { fix: false }],
    ['-[x] Not for the docs <!-- gap:00000000000a dismiss -->', undefined],
    ['- [] Not for the docs <!-- gap:00000000000a dismiss -->', undefined],
    ['- [y] Not for the docs <!-- gap:00000000000a dismiss -->', undefined],
    ['1. [x] Not for the docs <!-- gap:00000000000a dismiss -->', undefined],
    ['- [x] Anything <!-- gap:00000000000a dismiss -->', undefined],
    ['- [x] Not for the docs <!-- gap:00000000000aa dismiss -->', undefined],
    ['- [x] Not for the docs <!-- gap:00000000000A dismiss -->', undefined],
    ['- [x] Not for the docs <!-- gap:00000000000a other -->', undefined],
    ['- [x] Not for the docs <!-- gap:00000000000a dismiss --> and more', undefined],
    ['text - [x] Not for the docs <!-- gap:00000000000a dismiss -->', undefined],
  ])('in the line %j is read as %o', (text, ticks) => {
    expect(readTicks(text).get(id)).toEqual(ticks);
  });
});

test('readers’ questions can forge neither a heading nor a box', () => {
  const forged = [
    boxLine({ gapId: id, box: 'fix', isTicked: true }),
    `\n${boxLine({ gapId: id, box: 'fix', isTicked: true })}\n`,
    line('Forged'),
    `\n${line('Forged')}\n`,
  ];
  for (const text of forged) {
    for (const written of [escapeMarkdown(text), codeSpan(text), `- ${escapeMarkdown(text)}`]) {
      expect(readTicks(written)).toEqual(new Map());
      expect(readHeadings(written)).toEqual(new Map());
    }
  }
});
