import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/report/gaps/events.ts';
import {
  compactJournal,
  type Journal,
  joinJournals,
  journalOf,
  noDecisions,
} from '../../../src/report/gaps/journal.ts';
import { idOf, words } from './memories.ts';

const gap = idOf(1);
const prLink = (number: number) => `https://github.com/acme/docs/pull/${number}`;
const time = (minute: number) => `2026-11-16T08:${String(minute).padStart(2, '0')}:00Z`;

const gaps = fc.constantFrom(idOf(1), idOf(2), idOf(3));
const minutes = fc.integer({ min: 0, max: 9 });

/** What people do. The higher the revision of a body, the later it is read. */
const edits: fc.Arbitrary<Event> = fc
  .record({ gap: gaps, revision: minutes, late: fc.integer({ min: 0, max: 2 }) })
  .chain(({ gap: of, revision, late }) => {
    const common = { gap: of, revision, at: time(revision * 3 + late) };
    return fc.oneof(
      fc
        .record({ box: fc.constantFrom('dismiss', 'ours', 'fix'), ticked: fc.boolean() })
        .map((box): Event => ({ kind: 'box', ...common, ...box })),
      fc
        .constantFrom('One', 'one', 'Two')
        .map((heading): Event => ({ kind: 'renamed', ...common, heading: words(heading) })),
    );
  });
const merges: fc.Arbitrary<Event> = fc
  .record({ gap: gaps, number: minutes, by: fc.constantFrom('agent', 'people'), at: minutes })
  .map(({ number, at, ...of }) => ({
    kind: 'merged',
    prLink: prLink(number),
    on: '2026-11-12',
    at: time(at),
    ...of,
  }));
const joins: fc.Arbitrary<Event> = fc
  .record({ gap: gaps, into: gaps, at: minutes.map(time) })
  .map((of) => ({ kind: 'joined', ...of }));

/** The events of one start, some of which may be missing. */
const starts: fc.Arbitrary<Event[]> = fc
  .record({
    gap: gaps,
    number: fc.integer({ min: 0, max: 99 }),
    tick: minutes,
    end: fc.constantFrom('intended', 'refused', 'started', 'ended', 'unknown', 'ended only'),
    pulls: fc.boolean(),
  })
  .map(({ gap: of, number, tick, end, pulls }) => {
    // A run starts at most one job for a gap.
    const common = { gap: of, run: `${number}/1` };
    const jobId = `job-${number}`;
    const link = pulls ? prLink(number % 10) : null;
    const known: Event[] = [{ kind: 'intended', ...common, tick, at: time(number % 50) }];
    const after = { ...common, at: time((number % 50) + 1) };
    const end_ = { kind: 'ended', ...after, outcome: 'x', prLink: link } as const;
    if (end === 'refused') known.push({ kind: 'refused', ...after });
    if (end === 'started' || end === 'ended') known.push({ kind: 'started', ...after, jobId });
    if (end === 'ended' || end === 'ended only') known.push({ ...end_, jobId });
    if (end === 'unknown') known.push({ ...end_, jobId: null, outcome: 'unknown', prLink: null });
    return known;
  });

/** Each start is drawn once, so that no two versions of it contradict each other. */
const histories = fc
  .record({
    events: fc.array(fc.oneof(edits, merges, joins), { size: 'max', maxLength: 20 }),
    starts: fc.uniqueArray(starts, {
      selector: ([first]) => `${first?.gap} ${first && 'run' in first ? first.run : ''}`,
      maxLength: 12,
      size: 'max',
    }),
  })
  .map((of) => [...of.events, ...of.starts.flat()]);

const asEntries = (journal: Journal) => [...journal].sort(([a], [b]) => (a < b ? -1 : 1));
const asStates = (journal: Journal) => [...journal.decisions].sort(([a], [b]) => (a < b ? -1 : 1));

describe('joining journals', () => {
  test('gives the same result in any order, and if repeated', () => {
    fc.assert(
      fc.property(
        histories,
        histories,
        histories,
        fc.infiniteStream(fc.nat()),
        (a, b, c, order) => {
          const [one, two, three] = [journalOf(a), journalOf(b), journalOf(c)];
          const all = joinJournals(one, two, three);
          expect(asEntries(joinJournals(three, joinJournals(two, one)))).toEqual(asEntries(all));
          expect(asEntries(joinJournals(joinJournals(one, two), three))).toEqual(asEntries(all));
          expect(asEntries(joinJournals(all, two, one))).toEqual(asEntries(all));
          const ranked = [...all.values()].map((event) => ({
            event,
            rank: order.next().value ?? 0,
          }));
          const shuffled = journalOf(
            ranked.sort((x, y) => x.rank - y.rank).map(({ event }) => event),
          );
          expect(asStates(shuffled)).toEqual(asStates(all));
        },
      ),
    );
  });

  test('forgets nothing that either knew', () => {
    fc.assert(
      fc.property(histories, histories, (a, b) => {
        const [one, all] = [journalOf(a), joinJournals(journalOf(a), journalOf(b))];
        expect([...one.keys()].every((key) => all.has(key))).toBe(true);
      }),
    );
  });
});

test('compacting a journal changes no decision, now or after any join', () => {
  let left = 0;
  fc.assert(
    fc.property(histories, fc.array(fc.nat(30)), (events, cuts) => {
      const journal = journalOf(events);
      const short = compactJournal(journal);
      left += journal.size - short.size;
      expect(asStates(short)).toEqual(asStates(journal));
      // An earlier read of the same issue, with all events of the starts that it has.
      const byStart = Map.groupBy(events, (event) =>
        'run' in event ? `${event.gap} ${event.run}` : JSON.stringify(event),
      );
      const read = [...byStart.values()].filter((_, at) => cuts.includes(at)).flat();
      const other = journalOf(read);
      expect(asStates(joinJournals(short, other))).toEqual(asStates(journal));
      expect(asStates(compactJournal(joinJournals(other, short)))).toEqual(asStates(journal));
    }),
    { numRuns: 200 },
  );
  expect(left).toBeGreaterThan(50);
});

test('four refused starts are retained, and no pull request is lost', () => {
  const of = (number: number): Event[] => [
    { kind: 'intended', gap, run: `${number}/1`, tick: 2, at: time(number) },
    { kind: 'refused', gap, run: `${number}/1`, at: time(number) },
  ];
  const first: Event[] = [
    { kind: 'box', gap, box: 'fix', ticked: true, revision: 2, at: time(0) },
    { kind: 'intended', gap, run: '0/1', tick: 1, at: time(0) },
    {
      kind: 'ended',
      gap,
      run: '0/1',
      jobId: 'job-1',
      outcome: 'pull-request',
      prLink: prLink(1),
      at: time(0),
    },
  ];
  const refused = Array.from({ length: 30 }, (_, at) => of(at + 1)).flat();
  const short = compactJournal(journalOf([...first, ...refused]));
  expect(short.size).toBe(first.length + 2 * 4);
  expect(short.decisions.get(gap)).toMatchObject({
    request: 'asked',
    pull: { jobId: 'job-1', prLink: prLink(1) },
  });
});

describe('a gap', () => {
  const box = (ticked: boolean, revision: number, fields: object = {}): Event => ({
    kind: 'box',
    gap,
    box: 'fix',
    ticked,
    revision,
    at: time(revision),
    ...fields,
  });
  const run = { gap, run: '42/1' };
  const intended: Event = { kind: 'intended', ...run, tick: 1, at: time(1) };
  const refused: Event = { kind: 'refused', ...run, at: time(2) };
  const started: Event = { kind: 'started', ...run, jobId: 'job-1', at: time(2) };
  const ended: Event = {
    kind: 'ended',
    ...run,
    jobId: 'job-1',
    outcome: 'pull-request',
    prLink: prLink(7),
    at: time(3),
  };
  const unknown: Event = { ...ended, jobId: null, outcome: 'unknown', prLink: null, at: time(9) };
  const merged: Event = {
    kind: 'merged',
    gap,
    prLink: prLink(7),
    by: 'agent',
    on: '2026-11-12',
    at: time(4),
  };

  test.each<[string, Event[], string, object | null]>([
    ['nobody ticked', [box(false, 1)], 'none', null],
    ['was ticked', [box(true, 1)], 'asked', null],
    ['was ticked, and the memory lost', [box(true, 0, { lost: true })], 'unclear', null],
    ['a run takes', [box(true, 1), intended], 'taken', { is: 'intended' }],
    ['was refused', [box(true, 1), intended, refused], 'asked', null],
    ['has a job', [box(true, 1), intended, started], 'taken', { is: 'at-work', jobId: 'job-1' }],
    ['had one', [box(true, 1), intended, ended], 'taken', { is: 'ended', jobId: 'job-1' }],
    ['nothing is known of', [box(true, 1), intended, unknown], 'taken', { outcome: 'unknown' }],
    ['was found after all', [box(true, 1), intended, unknown, started], 'taken', { is: 'at-work' }],
    ['was refused, as was found', [box(true, 1), intended, unknown, refused], 'asked', null],
    ['was unticked', [box(true, 1), intended, ended, box(false, 2)], 'none', { is: 'ended' }],
    [
      'was ticked again',
      [box(true, 1), intended, ended, box(false, 2), box(true, 3)],
      'asked',
      { is: 'ended' },
    ],
  ])('that %s has this state', (_, events, request, job) => {
    const state = journalOf(events).decisions.get(gap);
    expect(state?.request).toBe(request);
    if (job === null) expect(state?.job).toBeNull();
    else expect(state?.job).toMatchObject(job);
  });

  test('waits for the merge of its last pull request', () => {
    expect(journalOf([intended, ended]).decisions.get(gap)).toMatchObject({
      pull: { jobId: 'job-1', prLink: prLink(7) },
      merges: [],
    });
    expect(journalOf([intended, ended, merged]).decisions.get(gap)).toMatchObject({
      pull: null,
      merges: [{ jobId: 'job-1', prLink: prLink(7), by: 'agent', on: '2026-11-12' }],
    });
  });

  test('that was joined to another has the decisions on both', () => {
    const [older, oldest] = [idOf(2), idOf(3)];
    const journal = journalOf([
      ...[box(true, 1), intended, started],
      { ...intended, gap: older },
      { ...started, gap: older, jobId: 'job-2' },
      { kind: 'renamed', gap: older, heading: words('One'), revision: 1, at: time(1) },
      { kind: 'joined', gap, into: older, at: time(2) },
      { kind: 'joined', gap: older, into: oldest, at: time(3) },
    ]);
    const [[id, state] = ['', noDecisions], ...others] = journal.decisions;
    expect({ id, others }).toEqual({ id: oldest, others: [] });
    expect(state).toMatchObject({ heading: 'One', ticked: { fix: true } });
    expect(state.atWork.map(({ jobId }) => jobId).sort()).toEqual(['job-1', 'job-2']);
  });
});
