import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxLine, headingLine, headingMarkdown } from '../../../src/report/gaps/editable.ts';
import type { Box, Event } from '../../../src/report/gaps/events.ts';
import type { Memory } from '../../../src/report/gaps/memory.ts';
import { encodeMemory, writeIdOf } from '../../../src/report/gaps/memory-comment.ts';
import { eventsOfEdit, recallMemory } from '../../../src/report/gaps/recall.ts';
import { gapOf, idOf, memoryOf, redact, subject, words } from './memories.ts';

const [one, two] = [idOf(1), idOf(2)];
const [written, edited] = ['2026-11-16T08:00:00Z', '2026-11-16T09:00:00Z'];
const boxes: readonly Box[] = ['dismiss', 'ours', 'fix'];

/** The editable part of an issue that shows a memory. */
function bodyOf(memory: Memory): string {
  const { decisions } = memory.journal;
  const details = memory.gaps.flatMap(({ id, heading }) => {
    const decided = decisions.get(id);
    const label = decided?.heading ?? heading;
    return [
      `<summary>${headingLine({ id, label }, { number: 1, rest: '**3** conversations' })}</summary>`,
      ...boxes.map((box) => boxLine({ gapId: id, box, isTicked: decided?.ticked[box] ?? false })),
    ];
  });
  return ['# Report', ...details, '', encodeMemory(memory, subject).comment, ''].join('\n');
}

const recalled = (body: string, at = edited, known: Memory | null = null) =>
  recallMemory([{ body, at }], { subject, redact }, known);
const turn = (body: string, gapId: string, box: Box, isTicked = true) =>
  body.replace(boxLine({ gapId, box, isTicked: !isTicked }), boxLine({ gapId, box, isTicked }));
const decisionsOf = ({ memory }: { memory: Memory }, gap = one) =>
  memory.journal.decisions.get(gap);

const memory = memoryOf([
  gapOf({ id: one, heading: words('Rotate a key'), firstReported: '2026-10-05' }),
  gapOf({ id: two, heading: words('Export & invoice <list>'), firstReported: '2026-11-02' }),
]);
const body = bodyOf(memory);

describe('what people did to an issue', () => {
  test('is nothing if they did nothing, and is no edit once a run has written it', () => {
    expect(recalled(body)).toEqual({ memory, isEdited: false, warnings: [] });
    const ticked = recalled(turn(body, one, 'fix'));
    expect(ticked.isEdited).toBe(true);
    const again = recalled(bodyOf({ ...ticked.memory, revision: 2 }));
    expect(again).toEqual({
      memory: { ...ticked.memory, revision: 2 },
      isEdited: false,
      warnings: [],
    });
  });

  test('is recorded with the revision that they saw; a missing box stays as it was', () => {
    const ticked = recalled(turn(turn(body, one, 'dismiss'), two, 'fix'));
    const edit = { ticked: true, revision: 1, write: writeIdOf(body, subject), at: edited };
    expect([...ticked.memory.journal.values()]).toEqual([
      { kind: 'box', gap: one, box: 'dismiss', ...edit },
      { kind: 'box', gap: two, box: 'fix', ...edit },
    ]);
    const withoutBoxes = bodyOf({ ...ticked.memory, revision: 2 }).replace(/^- \[.*\n/gm, '');
    expect(decisionsOf(recalled(withoutBoxes))?.ticked.dismiss).toBe(true);
    const unticked = turn(bodyOf({ ...ticked.memory, revision: 2 }), one, 'dismiss', false);
    expect(decisionsOf(recalled(unticked))?.ticked.dismiss).toBe(false);
  });

  test('is retained for a gap that the memory lacks', () => {
    const unknown = boxLine({ gapId: idOf(7), box: 'fix', isTicked: true });
    expect(decisionsOf(recalled(`${unknown}\n${body}`), idOf(7))?.request).toBe('asked');
  });

  test('is read from all issues, not only the last written', () => {
    const other = bodyOf({ ...memory, revision: 5 });
    const reads = [turn(body, one, 'fix'), turn(other, two, 'dismiss')];
    for (const bodies of [reads, reads.toReversed()]) {
      const all = recallMemory(
        bodies.map((text) => ({ body: text, at: edited })),
        { subject, redact },
      );
      expect(all.memory.revision).toBe(5);
      expect([decisionsOf(all)?.request, decisionsOf(all, two)?.ticked.dismiss]).toEqual([
        'asked',
        true,
      ]);
    }
  });

  test('is not undone by a read that is older than what the run knows', () => {
    const ticked = recalled(turn(body, one, 'fix'));
    const stale = recalled(body, written, ticked.memory);
    expect(decisionsOf(stale)?.request).toBe('asked');
    const later = recalled(body, '2026-11-16T10:00:00Z', ticked.memory);
    expect(decisionsOf(later)?.request).toBe('none');
  });

  test('is not undone by a body that another run wrote without it', () => {
    const ticked = recalled(turn(body, one, 'fix'));
    const other = bodyOf({ ...memory, lookedAt: edited });
    const over = recalled(other, '2026-11-16T10:00:00Z', ticked.memory);
    expect(decisionsOf(over)?.request).toBe('asked');
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
            expect(decisionsOf(after, gap)?.ticked[box]).toBe(true);
          }
        }
        const next = recalled(bodyOf({ ...after.memory, revision: after.memory.revision + 1 }));
        expect(next.isEdited).toBe(false);
      }),
    );
  });
});

describe('a heading that people edited', () => {
  const retitle = (text: string, from: string, to: string) =>
    text.replace(`<strong>${from}</strong>`, `<strong>${to}</strong>`);

  test('becomes the gap’s, cleaned and redacted, and is recorded once', () => {
    const renamed = recalled(retitle(body, 'Rotate a key', ' Rotate  keys of ada@example.com '));
    expect(renamed).toMatchObject({ isEdited: true, warnings: [] });
    expect(decisionsOf(renamed)?.heading).toBe('Rotate keys of [email]');
    expect(recalled(bodyOf({ ...renamed.memory, revision: 2 })).isEdited).toBe(false);
  });

  test.each([
    ['', 'is empty'],
    ['x'.repeat(121), 'is longer than 120 characters'],
  ])('to %j is restored, with a warning', (to, why) => {
    const put = recalled(retitle(body, 'Rotate a key', to));
    expect(put).toMatchObject({ memory, isEdited: false });
    expect(put.warnings).toEqual([
      `The heading of gap ${one} ${why} after an edit of the issue. The previous heading was restored.`,
    ]);
  });

  test.each([
    ['the younger one', headingMarkdown('Export & invoice <list>'), 'ROTATE a key'],
    ['the older one', 'Rotate a key', 'Export &amp; invoice &lt;list&gt;'],
  ])('to that of another makes one gap of both, with the older’s id: %s', (_, from, to) => {
    const both = recalled(retitle(body, from, to));
    expect([...both.memory.journal.decisions.keys()]).toEqual([one]);
    const events: Event[] = [...both.memory.journal.values()];
    expect(events).toContainEqual({ kind: 'joined', gap: two, into: one, at: edited });
    // A tick in the same edit counts for the joined gap.
    const ticked = recalled(turn(retitle(body, from, to), two, 'fix'));
    expect(decisionsOf(ticked)?.request).toBe('asked');
  });
});

describe('a memory that is lost', () => {
  const ticked = turn(turn(body, one, 'dismiss'), two, 'fix');

  test.each([
    ['is missing', ticked.replace(/^<!-- docs-agent.*$/m, '')],
    ["can't be read", ticked.replace(/^(<!-- docs-agent.*).{40} -->$/m, '$1 -->')],
  ])('as it %s starts again from the remaining boxes', (how, left) => {
    const anew = recalled(left);
    expect(anew.isEdited).toBe(true);
    expect(anew.warnings).toEqual([
      expect.stringMatching(`^The issue's memory ${how}, .* the remaining boxes: 2 ticked\\.`),
    ]);
    expect(anew.memory.gaps.map(({ id, heading }) => [id, heading])).toEqual([
      [one, 'Rotate a key'],
      [two, 'Export & invoice <list>'],
    ]);
    expect(decisionsOf(anew)?.ticked.dismiss).toBe(true);
    // A job may have been started for it.
    expect(decisionsOf(anew, two)?.request).toBe('unclear');
    const again = turn(bodyOf({ ...anew.memory, revision: 1 }), two, 'fix', false);
    const unticked = recalled(again);
    const asked = turn(bodyOf({ ...unticked.memory, revision: 2 }), two, 'fix');
    expect(decisionsOf(recalled(asked), two)?.request).toBe('asked');
  });

  test('is reported as lost, whatever an edit left of the body', () => {
    for (const left of ['', 'We talked about this.', `${body.split('\n')[0]}\nMoved to Notion`]) {
      expect(recalled(left)).toMatchObject({
        isEdited: true,
        warnings: [expect.stringContaining('is missing')],
      });
    }
    expect(recallMemory([], { subject, redact }).isEdited).toBe(false);
  });
});

describe('an edit, by its event', () => {
  const of = { subject, redact };
  const state = (from: string, to: string) =>
    eventsOfEdit({ from, to, at: edited }, of).decisions.get(one);

  test('has the tick that another run has overwritten', () => {
    expect(state(body, turn(body, one, 'fix'))?.request).toBe('asked');
    expect(state(body, turn(body, one, 'ours'))?.ticked.ours).toBe(true);
    expect(state(body, body)).toBeUndefined();
  });

  test('that ticks a box again asks for another job', () => {
    const taken = memoryOf(memory.gaps, {
      revision: 3,
      events: [
        { kind: 'box', gap: one, box: 'fix', ticked: true, revision: 1, at: written },
        { kind: 'intended', gap: one, run: '1/1', tick: 1, at: written },
        { kind: 'started', gap: one, run: '1/1', jobId: 'job-1', at: written },
      ],
    });
    const from = turn(bodyOf(taken), one, 'fix', false);
    expect(state(from, bodyOf(taken))?.request).toBe('asked');
    expect(state(bodyOf(taken), from)?.request).toBe('none');
  });

  test('outranks an outdated read of a box that was unticked before it', () => {
    const ticked = memoryOf(memory.gaps, {
      revision: 3,
      events: [{ kind: 'box', gap: one, box: 'fix', ticked: true, revision: 1, at: written }],
    });
    const outdated = bodyOf(ticked);
    const from = turn(outdated, one, 'fix', false);
    const journal = eventsOfEdit({ from, to: turn(from, two, 'fix'), at: edited }, of);
    const known = { ...ticked, journal };
    expect(decisionsOf(recalled(outdated, written, known))?.ticked.fix).toBe(false);
    expect(decisionsOf(recalled(outdated, '2026-11-16T10:00:00Z', known))?.ticked.fix).toBe(true);
  });
});
