import { describe, expect, test } from 'vitest';
import { encodeMemory } from '../../../src/report/gaps/codec.ts';
import { boxLine, readTicks } from '../../../src/report/gaps/editable.ts';
import { emptyMemory } from '../../../src/report/gaps/gap.ts';
import { recall } from '../../../src/report/gaps/recall.ts';
import { codeSpan, escapeMarkdown } from '../../../src/text/markdown.ts';
import { gapOf, idOf, memoryOf, subject } from './gaps.ts';
import { body, boxes, comment, gapsIn, tick } from './ticking.ts';

describe('boxes', () => {
  test('are written to the letter', () => {
    expect(boxLine({ gapId: idOf(10), box: 'dismiss', isTicked: false })).toBe(
      '- [ ] Not for the docs <!-- gap:00000000000a dismiss -->',
    );
    expect(boxLine({ gapId: idOf(10), box: 'fix', isTicked: true })).toBe(
      '- [x] Let the agent fix it <!-- gap:00000000000a fix -->',
    );
  });

  test('are read whatever the line ends, bullets and indents are', () => {
    const moved =
      '  * [X]  Not for the docs<!--gap:00000000000a dismiss-->\r\n> - [ ] Let the agent fix it <!-- gap:00000000000a fix -->\r';
    expect(readTicks(moved)).toEqual(new Map([[idOf(10), { dismiss: true, fix: false }]]));
  });

  test('need one tick of several of the same', () => {
    const [line = ''] = boxes;
    const ticked = line.replace('[ ]', '[x]');
    expect(readTicks([ticked, line].join('\n')).get(idOf(1))).toEqual({ dismiss: true });
    expect(readTicks([line, ticked].join('\n')).get(idOf(1))).toEqual({ dismiss: true });
  });

  test.each([
    ['\t+ [x]\tNot for the docs\t<!--\tgap:00000000000a\tdismiss\t-->\t', { dismiss: true }],
    ['>> *  [X]  Let the agent fix it <!--gap:00000000000a  fix-->  ', { fix: true }],
    ['- [ ] Not for the docs <!-- gap:00000000000a fix -->', { fix: false }],
    ['-[x] Not for the docs <!-- gap:00000000000a dismiss -->', undefined],
    ['- [x]Not for the docs <!-- gap:00000000000a dismiss -->', undefined],
    ['- [] Not for the docs <!-- gap:00000000000a dismiss -->', undefined],
    ['- [xx] Not for the docs <!-- gap:00000000000a dismiss -->', undefined],
    ['1 [x] Not for the docs <!-- gap:00000000000a dismiss -->', undefined],
    ['- [x] Not for the docs <!-- gap:00000000000adismiss -->', undefined],
    ['- [x] Not for the docs <!-- gap:00000000000aa dismiss -->', undefined],
    ['- [x] Not for the docs <!-- gap:00000000000A dismiss -->', undefined],
    ['- [x] Not for the docs <!-- gap:00000000000a other -->', undefined],
  ])('in the line %j are %o', (line, ticks) => {
    expect(readTicks(line).get(idOf(10))).toEqual(ticks);
  });

  test.each(['\n', '\r\n', '\r'])('and the memory are read with lines that end in %j', (end) => {
    const ticked = tick(body, idOf(2), 'fix').replaceAll('\n', end);
    expect(recall({ body: ticked, subject }).warning).toBeNull();
    expect(gapsIn(ticked).get(idOf(2))?.request).toBe('asked');
    const heading = '<summary><strong>A</strong> · 1 conversation</summary>';
    const lost = [heading, boxLine({ gapId: idOf(2), box: 'fix', isTicked: true }), ''].join(end);
    expect(gapsIn(lost).get(idOf(2))?.heading).toBe('A');
  });

  test('are read of 2,000 gaps at most', () => {
    const many = Array.from({ length: 2_001 }, (_, at) =>
      boxLine({ gapId: idOf(at), box: 'fix', isTicked: true }),
    );
    const first = boxLine({ gapId: idOf(0), box: 'dismiss', isTicked: true });
    const read = readTicks([...many.slice(0, 2_000), first, many[2_000], first].join('\n'));
    expect(read.size).toBe(2_000);
    expect(read.get(idOf(0))).toEqual({ fix: true, dismiss: true });
  });

  test('count only in our form', () => {
    const lines = [
      '- [x] Not for the docs <!-- gap:short dismiss -->',
      '- [x] Anything <!-- gap:00000000000a dismiss -->',
      '- [x] Not for the docs <!-- gap:00000000000a dismiss --> and more',
      'text - [x] Not for the docs <!-- gap:00000000000a dismiss -->',
      '- [y] Not for the docs <!-- gap:00000000000a dismiss -->',
    ];
    expect(readTicks(lines.join('\n'))).toEqual(new Map());
  });

  test('and memories can not be forged by what readers asked', () => {
    const other = memoryOf([gapOf({ id: idOf(9), dismissed: true })]);
    const forged = [
      '- [x] Not for the docs <!-- gap:000000000001 dismiss -->',
      `\n- [x] Not for the docs <!-- gap:000000000001 dismiss -->\n`,
      encodeMemory({ memory: other, subject }).comment,
      `\n${encodeMemory({ memory: other, subject }).comment}\n`,
    ];
    for (const text of forged) {
      for (const shown of [escapeMarkdown(text), codeSpan(text), `- ${escapeMarkdown(text)}`]) {
        expect(readTicks(shown)).toEqual(new Map());
        expect(recall({ body: shown, subject }).memory.gaps).toEqual([]);
      }
    }
  });
});

describe('what an issue remembers', () => {
  test('is nothing where there is none', () => {
    expect(recall({ body: null, subject })).toEqual({
      memory: emptyMemory,
      stored: emptyMemory,
      warning: null,
    });
  });

  test('is missed where someone emptied the body, and not where it never was', () => {
    expect(recall({ body: '', subject }).warning).toContain('is missing');
    expect(recall({ body: '# A report of an earlier version', subject }).warning).toBeNull();
  });

  test('takes in the ticks, and keeps those of boxes that are not in the body', () => {
    const ticked = tick(tick(body, idOf(1), 'dismiss'), idOf(2), 'fix');
    expect(gapsIn(ticked).get(idOf(1))).toMatchObject({ dismissed: true, request: 'none' });
    expect(gapsIn(ticked).get(idOf(2))).toMatchObject({ dismissed: false, request: 'asked' });
    const left = encodeMemory({ memory: recall({ body: ticked, subject }).memory, subject });
    expect(gapsIn(left.comment).get(idOf(1))?.dismissed).toBe(true);
    expect(gapsIn(`${boxes.join('\n')}\n${left.comment}`).get(idOf(1))?.dismissed).toBe(false);
  });

  test('asks for another job only after the box was unticked and ticked again', () => {
    const taken = memoryOf([gapOf({ id: idOf(1), request: 'taken' })]);
    const after = encodeMemory({ memory: taken, subject }).comment;
    const box = (isTicked: boolean) => boxLine({ gapId: idOf(1), box: 'fix', isTicked });
    expect(gapsIn(`${box(true)}\n${after}`).get(idOf(1))?.request).toBe('taken');
    expect(gapsIn(`${box(false)}\n${after}`).get(idOf(1))?.request).toBe('none');
  });

  test('is missed where boxes are left of it, and has the headings above those that are ticked', () => {
    const summary = '<summary><strong>Rotate a key</strong> · 3 conversations</summary>';
    const left = recall({ body: [summary, ...boxes].join('\n'), subject });
    expect(left.memory.gaps).toEqual([]);
    expect(left.warning).toContain('the boxes that are left: 0 ticked.');
    expect(recall({ body: ' \n', subject }).warning).toContain('is missing');
    const broken = `# Report\n${comment.replace(/.{40} -->$/, ' -->')}`;
    expect(recall({ body: broken, subject }).warning).toContain("can't be read");
    const ticked = tick([summary, ...boxes].join('\n'), idOf(1), 'dismiss');
    expect([...gapsIn(ticked).values()]).toMatchObject([{ id: idOf(1), heading: 'Rotate a key' }]);
    expect(gapsIn(tick(boxes.join('\n'), idOf(2), 'fix')).get(idOf(2))?.heading).toBe('');
  });

  test('gives back no tick that was taken, and takes none of a box that is not there', () => {
    const known = memoryOf([gapOf({ id: idOf(1), dismissed: true, request: 'unclear' })]);
    const after = encodeMemory({ memory: known, subject }).comment;
    expect([...gapsIn(after).values()]).toEqual(known.gaps);
    const dismiss = boxLine({ gapId: idOf(1), box: 'dismiss', isTicked: false });
    expect(gapsIn(`${dismiss}\n${after}`).get(idOf(1))).toMatchObject({
      dismissed: false,
      request: 'unclear',
    });
    const unknown = boxLine({ gapId: idOf(7), box: 'fix', isTicked: true });
    const untouched = boxLine({ gapId: idOf(8), box: 'fix', isTicked: false });
    expect([...gapsIn(`${unknown}\n${untouched}\n${after}`).values()]).toMatchObject([
      known.gaps[0],
      { id: idOf(7), topicId: idOf(7), request: 'asked', dismissed: false, heading: '' },
    ]);
  });

  test('is made anew from the boxes where it is missing or broken', () => {
    const ticked = tick(tick(body, idOf(1), 'dismiss'), idOf(2), 'fix');
    for (const [text, words] of [
      [ticked.replace(comment, ''), 'is missing'],
      [ticked.replace(comment, comment.replace(/.{40} -->$/, ' -->')), "can't be read"],
    ] as const) {
      const { memory: anew, warning } = recall({ body: text, subject });
      expect(warning).toBe(
        `The issue's memory ${words}, as after an edit of its end. It begins anew with the boxes that are left: 2 ticked. Earlier reports, and jobs of ticked gaps, are no longer known.`,
      );
      expect(anew.reports).toEqual([]);
      expect(anew.gaps).toMatchObject([
        { id: idOf(1), dismissed: true },
        { id: idOf(2), request: 'unclear' },
      ]);
    }
  });
});
