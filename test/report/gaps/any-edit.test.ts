import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTicks } from '../../../src/report/gaps/editable.ts';
import { body, gapsIn, ids, tick } from './ticking.ts';

test('keeps every tick that is still there, whatever people do to the body', () => {
  type Edit = (text: string) => string;
  const lineEdit = (change: (lines: string[], at: number) => string[]) =>
    fc.nat().map((at): Edit => {
      return (text) => {
        const lines = text.split('\n');
        return change(lines, at % lines.length).join('\n');
      };
    });
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    lineEdit((lines, at) => lines.toSpliced(at, 1)),
    lineEdit((lines, at) => lines.toSpliced(at, 0, lines[at] ?? '')),
    lineEdit((lines, at) => [...lines.slice(at), ...lines.slice(0, at)]),
    lineEdit((lines, at) => lines.map((line, n) => (n >= at ? `> ${line}` : line))),
    lineEdit((lines, at) => lines.toSpliced(at, 0, ...body.split('\n'))),
    fc.string({ unit: 'binary' }).map(
      (pasted): Edit =>
        (text) =>
          `${pasted}\n${text}`,
    ),
    fc.nat().map(
      (at): Edit =>
        (text) =>
          text.slice(0, at % (text.length + 1)),
    ),
    fc.nat().map(
      (at): Edit =>
        (text) =>
          text.slice(at % (text.length + 1)),
    ),
    fc.constant<Edit>((text) => text.replaceAll('\n', '\r\n')),
    fc.constant<Edit>(() => ''),
    fc.tuple(fc.constantFrom(...ids), fc.constantFrom('dismiss' as const, 'fix' as const)).map(
      ([id, box]): Edit =>
        (text) =>
          tick(text, id, box),
    ),
  );
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const edited = edits.reduce((text, change) => change(text), body);
      const gaps = gapsIn(edited);
      for (const [id, { dismiss, fix }] of readTicks(edited)) {
        const gap = gaps.get(id);
        expect(gap?.dismissed ?? false).toBe(dismiss ?? false);
        expect((gap?.request ?? 'none') !== 'none').toBe(fix ?? false);
      }
      // Every line of ours that is ticked is one that was read.
      for (const line of edited.split(/\r\n?|\n/)) {
        const [, id = '', box] = /^- \[x\] .*gap:(\w+) (dismiss|fix) -->$/.exec(line) ?? [];
        if (box) expect(readTicks(edited).get(id)).toMatchObject({ [box]: true });
      }
    }),
    { numRuns: 500 },
  );
});
