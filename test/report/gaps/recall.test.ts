import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxLine, headingLine, headingMarkdown } from '../../../src/report/gaps/editable.ts';
import { type Box, boxes, type Memory } from '../../../src/report/gaps/memory.ts';
import { encodeMemory } from '../../../src/report/gaps/memory-comment.ts';
import { type RecallContext, recallMemory } from '../../../src/report/gaps/recall.ts';
import { md } from '../../../src/text/markdown.ts';
import { boxesOf, claimOf, gapOf, idOf, memoryOf, redact, subject, words } from './memories.ts';

const [one, two] = [idOf(1), idOf(2)];

/** The editable part of an issue that shows a memory. */
function bodyOf(memory: Memory, run = '1/1'): string {
  const details = memory.gaps.flatMap(({ id, heading: label, boxes: ticked, claim }) => {
    const shown = boxes.filter((box) => box !== 'fix' || claim === null || claim.outcome !== null);
    return [
      `<summary>${headingLine({ id, label }, { number: 1, rest: md`**3** conversations` })}</summary>`,
      ...shown.map((box) =>
        boxLine({ gapId: id, box, isTicked: ticked[box], claim: claim?.comment ?? 0 }),
      ),
    ];
  });
  const { comment } = encodeMemory({ ...memory, run }, subject);
  return ['# Report', ...details, '', comment, ''].join('\n');
}

const recalled = (body: string, context: Partial<RecallContext> = {}) =>
  recallMemory(body, { subject, redact, claims: new Map(), edit: null, ...context });
const turn = (body: string, gapId: string, box: Box, { isTicked = true, claim = 0 } = {}) =>
  body.replace(
    boxLine({ gapId, box, isTicked: !isTicked, claim }),
    boxLine({ gapId, box, isTicked, claim }),
  );
const boxesIn = ({ memory }: { memory: Memory }, gap = one) =>
  memory.gaps.find(({ id }) => id === gap)?.boxes;

const memory = memoryOf([
  gapOf({ id: one, heading: words('Rotate a key'), firstReported: '2026-10-05' }),
  gapOf({ id: two, heading: words('Export & invoice <list>'), firstReported: '2026-11-02' }),
]);
const body = bodyOf(memory);

describe('what people did to an issue', () => {
  test('is nothing if they did nothing, and is no edit once a run has written it', () => {
    const stored = { ...memory, run: '1/1' };
    expect(recalled(body)).toEqual({ memory: stored, isIssueEdited: false, warnings: [] });
    const ticked = recalled(turn(body, one, 'fix'));
    expect(ticked).toMatchObject({
      isIssueEdited: true,
      memory: { gaps: [{ headingBy: 'people' }, {}] },
    });
    const again = recalled(bodyOf(ticked.memory));
    expect(again).toEqual({ memory: ticked.memory, isIssueEdited: false, warnings: [] });
  });

  test('is what the boxes say; a missing box stays as it was written', () => {
    const ticked = recalled(turn(turn(body, one, 'dismiss'), two, 'fix'));
    expect([one, two].map((id) => boxesIn(ticked, id))).toEqual([
      boxesOf('dismiss'),
      boxesOf('fix'),
    ]);
    const written = bodyOf(ticked.memory);
    expect(boxesIn(recalled(written.replace(/^- \[.*\n/gm, '')))).toEqual(boxesOf('dismiss'));
    expect(boxesIn(recalled(turn(written, one, 'dismiss', { isTicked: false })))).toEqual(
      boxesOf(),
    );
  });

  test('includes every remaining tick, whatever else they do to the body', () => {
    const lines = (change: (all: string[], at: number) => string[]) =>
      fc.nat().map((place) => (text: string) => {
        const all = text.split('\n');
        return change(all, place % all.length).join('\n');
      });
    const harms = fc.oneof(
      lines((all, at) => all.toSpliced(at, 1)),
      lines((all, at) => all.toSpliced(at, 0, all[at] ?? '', all[at] ?? '')),
      lines((all, at) => all.toSpliced(at, 0, 'We talked about this on Tuesday.')),
      lines((all, at) => all.slice(0, at)),
      fc.constant((text: string) => text.replace(/^<!-- docs-agent.*$/m, '')),
      fc.constant((text: string) =>
        text.replace(/^<!-- docs-agent.*$/m, (all) => all.slice(0, 90)),
      ),
      fc.constant((text: string) => text.replaceAll('\n', '\r\n')),
      fc.tuple(fc.constantFrom(one, two), fc.constantFrom(...boxes)).map(
        ([gap, box]) =>
          (text: string) =>
            turn(text, gap, box),
      ),
    );
    fc.assert(
      fc.property(fc.array(harms, { maxLength: 6 }), (all) => {
        const left = all.reduce((text, change) => change(text), body);
        const after = recalled(left);
        for (const gap of [one, two]) {
          for (const box of boxes) {
            if (!left.includes(boxLine({ gapId: gap, box, isTicked: true }))) continue;
            expect(boxesIn(after, gap)?.[box]).toBe(true);
          }
        }
        expect(recalled(bodyOf(after.memory)).isIssueEdited).toBe(false);
      }),
    );
  });
});

describe('a box for the agent', () => {
  const ended = claimOf({ comment: 5_005 });
  const claimed = (claim = ended) => memoryOf([gapOf({ id: one, claim, boxes: boxesOf() })]);
  const ticked = (claim: number) =>
    bodyOf(claimed()).replace(
      boxLine({ gapId: one, box: 'fix', isTicked: false, claim: 5_005 }),
      boxLine({ gapId: one, box: 'fix', isTicked: true, claim }),
    );

  test.each([
    [5_005, true],
    [0, false],
    [5_001, false],
  ])('that names %i counts only if that is the gap’s last claim', (claim, counts) => {
    expect(boxesIn(recalled(ticked(claim)))?.fix).toBe(counts);
  });

  test('counts for nothing once another run has claimed its job', () => {
    const claims = new Map([[one, claimOf({ comment: 5_009, outcome: null, prLink: null })]]);
    const { gaps } = recalled(ticked(5_005), { claims }).memory;
    expect(gaps).toMatchObject([{ boxes: { fix: false }, claim: { comment: 5_009 } }]);
  });

  test('is offered again once a person deletes the claim of an unknown job', () => {
    const open = claimOf({ comment: 5_009, jobId: null, outcome: null, prLink: null });
    const shown = bodyOf(claimed(open));
    const unchanged = recalled(shown, { claims: new Map([[one, open]]) });
    expect(unchanged.memory.gaps).toMatchObject([{ claim: open }]);
    const claims = new Map([[one, { ...ended, outcome: null }]]);
    for (const [of, comment] of [
      [claims, 5_005],
      [new Map(), undefined],
    ] as const) {
      const [gap] = recalled(shown, { claims: of }).memory.gaps;
      expect([gap?.claim?.comment, gap?.boxes.fix]).toEqual([comment, false]);
    }
    // One that stands ticked in a body that nobody has written since counts.
    expect(boxesIn(recalled(ticked(5_005), { claims }))?.fix).toBe(true);
  });

  test('of a job whose comment was tidied away stays that of the job', () => {
    const atWork = claimOf({ outcome: null, prLink: null });
    expect(recalled(bodyOf(claimed(atWork))).memory.gaps).toMatchObject([{ claim: atWork }]);
    expect(recalled(bodyOf(claimed())).memory.gaps).toMatchObject([{ claim: ended }]);
  });
});

describe('a heading that people edited', () => {
  const retitle = (text: string, from: string, to: string) =>
    text.replace(`<strong>${from}</strong>`, `<strong>${to}</strong>`);

  test('becomes the gap’s, cleaned and redacted', () => {
    const renamed = recalled(retitle(body, 'Rotate a key', ' Rotate  keys of ada@example.com '));
    expect(renamed).toMatchObject({ isIssueEdited: true, warnings: [] });
    const given = { heading: 'Rotate keys of [email]', headingBy: 'people' };
    expect(renamed.memory.gaps[0]).toMatchObject(given);
    expect(recalled(bodyOf(renamed.memory)).isIssueEdited).toBe(false);
  });

  test.each([
    ['', 'is empty'],
    ['x'.repeat(121), 'is longer than 120 characters'],
    ['export &amp; INVOICE &lt;list&gt;', 'is another gap’s'],
  ])('to %j is restored, with a warning', (to, why) => {
    const put = recalled(retitle(body, 'Rotate a key', to));
    expect(put).toMatchObject({ memory: { gaps: memory.gaps }, isIssueEdited: false });
    expect(put.warnings).toEqual([
      `The heading of gap ${one} ${why} after an edit of the issue. The previous heading was restored.`,
    ]);
  });

  test('to one heading for two gaps leaves them two: the second gets its own back', () => {
    const both = retitle(body, 'Rotate a key', 'Keys');
    const put = recalled(retitle(both, headingMarkdown(memory.gaps[1]?.heading ?? ''), 'keys'));
    expect(put.memory.gaps.map(({ heading }) => heading)).toEqual([
      'Keys',
      memory.gaps[1]?.heading,
    ]);
    expect(put.warnings).toHaveLength(1);
  });
});

const ticked = turn(turn(body, one, 'dismiss'), two, 'fix');

test.each([
  ['is missing', ticked.replace(/^<!-- docs-agent.*$/m, '')],
  ["can't be read", ticked.replace(/^(<!-- docs-agent.*).{40} -->$/m, '$1 -->')],
])(
  'a memory that is lost as it %s starts again from the remaining boxes and claims',
  (how, left) => {
    const claims = new Map([[idOf(3), claimOf({ outcome: null })]]);
    const anew = recalled(left, { claims });
    expect(anew.isIssueEdited).toBe(true);
    expect(anew.warnings).toEqual([
      expect.stringMatching(
        `^The issue's memory ${how}, .* what is left: 2 ticked, 1 with jobs\\.`,
      ),
    ]);
    expect(anew.memory.gaps).toMatchObject([
      { id: one, heading: 'Rotate a key', boxes: boxesOf('dismiss'), claim: null },
      { id: two, heading: 'Export & invoice <list>', boxes: boxesOf('fix'), claim: null },
      { id: idOf(3), heading: '', boxes: boxesOf(), claim: { jobId: 'job-1' } },
    ]);
    // A job was started for this tick.
    const taken = recalled(left, { claims: new Map([[two, claimOf({ outcome: null })]]) });
    expect(boxesIn(taken, two)).toEqual(boxesOf());
  },
);

describe('the edit that triggered the run', () => {
  const edit = (change: (text: string) => string, from = body) => ({ from, to: change(from) });
  const tick = (text: string) => turn(text, one, 'fix');
  /** The same issue, which another run has written since. */
  const over = bodyOf(memory, '2/1');

  test('counts if another run has overwritten it', () => {
    for (const box of boxes) {
      const tickOf = edit((text) => turn(text, one, box));
      expect(boxesIn(recalled(over, { edit: tickOf }))).toEqual(boxesOf(box));
      expect(boxesIn(recalled(body, { edit: tickOf }))).toEqual(boxesOf());
    }
    const untick = edit(
      (text) => turn(text, one, 'ours', { isTicked: false }),
      turn(body, one, 'ours'),
    );
    const written = bodyOf(memoryOf([gapOf({ id: one, boxes: boxesOf('ours') })]), '2/1');
    expect(boxesIn(recalled(written, { edit: untick }))).toEqual(boxesOf());
    const renaming = edit((text) => text.replace('>Rotate a key<', '>Keys<'));
    expect(recalled(over, { edit: renaming }).memory.gaps[0]?.heading).toBe('Keys');
    expect(recalled(body, { edit: renaming }).memory.gaps[0]?.heading).toBe('Rotate a key');
  });

  test('counts for nothing else than what it changed, nor where people have edited since', () => {
    const onTicked = edit(tick, turn(body, two, 'dismiss'));
    expect(boxesIn(recalled(over, { edit: onTicked }), two)).toEqual(boxesOf());
    const since = turn(over, one, 'ours');
    expect(boxesIn(recalled(since, { edit: edit(tick) }))).toEqual(boxesOf('ours', 'fix'));
    const ours = edit(
      (text) => turn(text, one, 'ours', { isTicked: false }),
      turn(body, one, 'ours'),
    );
    expect(boxesIn(recalled(since, { edit: ours }))).toEqual(boxesOf('ours'));
  });

  test('starts nothing whose job was claimed meanwhile', () => {
    const claims = new Map([[one, claimOf({ outcome: null })]]);
    expect(boxesIn(recalled(over, { edit: edit(tick), claims }))).toEqual(boxesOf());
  });
});
