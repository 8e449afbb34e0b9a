import { describe, expect, test } from 'vitest';
import { withDecisions } from '../../../src/report/gaps/decisions.ts';
import {
  emptyMemory,
  type Memory,
  type Merge,
  type RememberedGap,
} from '../../../src/report/gaps/memory.ts';
import { rememberReport } from '../../../src/report/gaps/remember.ts';
import { sumFixResults } from '../../../src/report/gaps/watch.ts';
import { addDays, daysOf } from '../../../src/report/source/period.ts';
import { questionOf, reportOf, topicOf } from './asked.ts';
import {
  anchorOf,
  boxesOf,
  claimOf,
  decided,
  gapOf,
  idOf,
  memoryOf,
  reportTo,
  words,
} from './memories.ts';

const monday = '2026-11-16';
const one = idOf(1);
const asked = [
  'How do I verify the webhook signature header?',
  'verify webhook signature header example',
  'Where can I verify a webhook signature header',
  'cannot verify webhook signature header, what is wrong?',
];
const others = ['export monthly invoice archive', 'How do I export the monthly invoice archive?'];
const ticked = { boxes: boxesOf('fix') };
const decide = (memory: Memory, change: Partial<RememberedGap> = ticked): Memory =>
  decided(memory, one, change);
const mergeOf = (number: number, on: string, by: 'agent' | 'people' = 'agent'): Merge => ({
  prLink: `https://github.com/acme/docs/pull/${number}`,
  by,
  jobId: null,
  on,
});

/** The same number of questions on each day, their texts in turn. */
const perDay = (number: number, from: string, to: string, texts = asked) =>
  daysOf({ from, to }).flatMap((day, place) =>
    Array.from({ length: number }, (_, at) =>
      questionOf(texts[(place + at) % texts.length] ?? '', day, { id: `${texts[0]} ${day} ${at}` }),
    ),
  );

describe('a report', () => {
  test('is remembered with the latest 26, in the order of their periods', () => {
    const reports = Array.from({ length: 26 }, (_, at) => reportTo(addDays(monday, (at - 27) * 7)));
    const memory = rememberReport(memoryOf([], { reports }), reportOf(monday));
    expect(memory.reports).toHaveLength(26);
    expect(memory.reports.at(-1)).toMatchObject({
      from: '2026-11-09',
      to: monday,
      questions: 1_050,
    });
    expect(memory.reports[0]?.to).toBe(reports[1]?.to);
    const earlier = rememberReport(memory, reportOf('2026-10-26', { perDay: 10 }));
    expect(earlier.reports.map(({ to }) => to)).toEqual(
      [...new Set([...memory.reports.map(({ to }) => to), '2026-10-26'])].sort().slice(-26),
    );
    expect(earlier.reports.find(({ to }) => to === '2026-10-26')?.questions).toBe(70);
  });

  test('that is added twice counts once', () => {
    const rows = perDay(2, '2026-11-02', monday);
    const report = reportOf(monday, {
      topics: [topicOf(rows), topicOf(perDay(1, '2026-11-09', monday, others), { number: 2 })],
    });
    const first = decide(rememberReport(emptyMemory, report), {
      ...ticked,
      merges: [mergeOf(7, '2026-11-12')],
    });
    const once = rememberReport(first, report);
    expect(once.gaps[0]?.fix?.before?.unanswered).toBeGreaterThan(0);
    expect(rememberReport(once, report)).toEqual(once);
  });
});

describe('a gap', () => {
  test('has its count of conversations in each of the latest 12 reports, 0 if nobody asked', () => {
    const topic = topicOf(perDay(2, '2026-11-09', monday));
    let memory = memoryOf([gapOf({ id: idOf(2) })], { reports: [] });
    for (let week = 0; week < 13; week += 1) {
      const topics = week === 12 ? [topic] : [];
      memory = rememberReport(memory, reportOf(addDays(monday, (week - 12) * 7), { topics }));
    }
    expect(memory.gaps.find(({ id }) => id === one)?.byReport).toEqual({ [monday]: 14 });
    const { byReport = {} } = memory.gaps.find(({ id }) => id === idOf(2)) ?? {};
    expect(Object.keys(byReport)).toEqual(memory.reports.slice(-12).map(({ to }) => to));
    expect(new Set(Object.values(byReport))).toEqual(new Set([0]));
  });

  test('starts with two rows, continues with one, and retains its anchor and first day', () => {
    const rows = asked.slice(0, 2).map((text) => questionOf(text, '2026-11-03'));
    const alone = topicOf([questionOf('Is it free?', '2026-11-03')], { number: 2 });
    const first = rememberReport(
      emptyMemory,
      reportOf('2026-11-09', { topics: [topicOf(rows), alone] }),
    );
    expect(first.gaps).toMatchObject([
      { id: one, heading: 'Heading 1', firstReported: '2026-11-02', lastReported: '2026-11-09' },
    ]);
    const other = questionOf(others[0] ?? '', '2026-11-12');
    const label = words('Another heading');
    const place = { file: 'docs/a.md', line: 3, end: null, level: 2, heading: 'A' };
    const next = rememberReport(
      first,
      reportOf(monday, { topics: [topicOf([other], { label })], places: new Map([[one, place]]) }),
    );
    expect(next.gaps).toMatchObject([
      {
        id: one,
        heading: label,
        anchor: first.gaps[0]?.anchor,
        place,
        rows: 1,
        firstReported: '2026-11-02',
        lastReported: monday,
        hashes: [other.hash],
      },
    ]);
    const before = questionOf(asked[0] ?? '', '2026-11-12', { current: false });
    const gone = rememberReport(next, reportOf('2026-11-23', { topics: [topicOf([before])] }));
    expect(gone.gaps).toMatchObject([{ lastReported: monday, place }]);
  });

  test('has the 32 smallest hashes of its rows, and none while nobody asks', () => {
    const rows = perDay(10, '2026-11-09', monday);
    const memory = rememberReport(emptyMemory, reportOf(monday, { topics: [topicOf(rows)] }));
    const smallest = [...new Set(rows.map(({ hash }) => hash))].sort((a, b) => a - b).slice(0, 32);
    expect(memory.gaps[0]).toMatchObject({ rows: 70, hashes: smallest });
    expect(rememberReport(memory, reportOf('2026-11-23')).gaps[0]?.hashes).toEqual([]);
  });

  test('is remembered if nobody asks', () => {
    let memory = decide(memoryOf([gapOf({ id: one })]));
    for (let week = 0; week < 30; week++) {
      memory = rememberReport(memory, reportOf(addDays(monday, week * 7)));
      expect(memory.gaps).toMatchObject([{ id: one, ...ticked }]);
    }
  });
});

describe('what counts for a gap', () => {
  const rows = perDay(1, '2026-11-02', monday);

  test('is counted by day from its tick on, whatever topic its questions are in', () => {
    const elsewhere = perDay(1, '2026-11-09', monday).map((row) => ({
      ...row,
      conversation: words(`other ${row.id}`),
    }));
    const report = reportOf(monday, {
      topics: [
        topicOf(rows),
        topicOf(perDay(1, '2026-11-09', monday, others), { number: 2 }),
        topicOf(elsewhere, { number: 3, anchor: [] }),
      ],
    });
    const first = rememberReport(emptyMemory, report);
    expect([first.gaps[0]?.counted, first.asked]).toEqual([null, {}]);
    const after = rememberReport(decide(first), report);
    const both = daysOf({ from: '2026-11-02', to: monday });
    const counts = both.map((day) => [day, day < '2026-11-09' ? 1 : 2]);
    expect(after.gaps[0]?.counted).toEqual({
      since: '2026-11-02',
      from: '2026-11-09',
      words: Object.fromEntries(counts),
      model: null,
    });
    expect(after.gaps[1]?.counted).toBeNull();
    expect(after.asked).toEqual(Object.fromEntries(both.map((day) => [day, 150])));
    // A week that no report read isn't a week without questions.
    const later = rememberReport(after, reportOf('2026-12-14'));
    expect(Object.keys(later.asked)).toEqual([
      ...both,
      ...daysOf({ from: '2026-11-30', to: '2026-12-14' }),
    ]);
  });

  test.each<[string, Partial<RememberedGap>, boolean]>([
    ['ticked for the agent', ticked, true],
    ['ticked as written by people', { boxes: boxesOf('ours') }, true],
    ['ticked as not for the docs', { boxes: boxesOf('dismiss') }, false],
    ['unticked', { boxes: boxesOf() }, false],
    ['with a job at work', { claim: claimOf({ outcome: null, prLink: null }) }, true],
    ['with an open pull request', { claim: claimOf() }, true],
    ['whose job changed nothing', { claim: claimOf({ prLink: null }) }, false],
  ])('is counted while a fix may follow: %s', (_, change, isCounted) => {
    const report = reportOf(monday, { topics: [topicOf(rows)] });
    const before = rememberReport(decide(rememberReport(emptyMemory, report)), report);
    expect(before.gaps[0]?.counted).not.toBeNull();
    const later = rememberReport(decide(before, { boxes: boxesOf(), ...change }), report);
    expect(later.gaps[0]?.counted !== null).toBe(isCounted);
  });

  test('is each conversation once a day, however many turns it has', () => {
    const [first] = rows;
    const turns = rows.map((row) => ({ ...row, conversation: first?.conversation ?? row.id }));
    const report = reportOf(monday, { topics: [topicOf([...turns, ...turns])] });
    const memory = rememberReport(decide(rememberReport(emptyMemory, report)), report);
    expect(Object.values(memory.gaps[0]?.counted?.words ?? {})).toEqual(Array(14).fill(1));
    const given = new Map([[one, [...turns, ...turns]]]);
    const read = rememberReport(decide(rememberReport(emptyMemory, { ...report, given })), {
      ...report,
      given,
    });
    expect(Object.values(read.gaps[0]?.counted?.model ?? {})).toEqual(Array(14).fill(1));
  });

  test('doesn’t change when an earlier period is reported again', () => {
    const report = reportOf(monday, { topics: [topicOf(rows)] });
    const now = rememberReport(decide(rememberReport(emptyMemory, report)), report);
    const earlier = reportOf('2026-10-26', {
      topics: [topicOf(perDay(1, '2026-10-19', '2026-10-26'))],
    });
    const again = rememberReport(now, earlier);
    expect(again.gaps[0]).toMatchObject({ lastReported: monday, counted: now.gaps[0]?.counted });
    expect(again.asked).toEqual(now.asked);
  });

  test('excludes questions nearer to another gap that was known at its tick', () => {
    const known = [
      gapOf({ id: one, anchor: anchorOf(...asked.slice(0, 3)), firstReported: '2026-10-05' }),
      gapOf({ id: idOf(2), anchor: anchorOf(asked[3] ?? ''), firstReported: '2026-10-05' }),
    ];
    const same = perDay(1, '2026-11-09', monday, [asked[3] ?? '', `${asked[3]} `]);
    const sumFor = (second: (typeof known)[number]) => {
      // An earlier report read the same days, as it compared no period.
      const reports = [reportTo('2026-11-09', { readFrom: '2026-11-02' })];
      const memory = decide(memoryOf([known[0] ?? second, second], { reports }));
      const topics = [topicOf(same, { number: 3, anchor: [] })];
      const { gaps } = rememberReport(memory, reportOf(monday, { topics }));
      const counted = gaps.find(({ id }) => id === one)?.counted;
      return Object.values(counted?.words ?? {}).reduce((sum, count) => sum + count, 0);
    };
    const [, rival = gapOf({ id: one })] = known;
    const alone = sumFor({ ...rival, anchor: [] });
    expect(alone).toBe(7);
    // The rival takes these questions only if it was known first.
    expect(sumFor({ ...rival, anchor: anchorOf(...asked.slice(0, 3)) })).toBe(0);
    const reported = (firstReported: string) =>
      sumFor({ ...rival, anchor: anchorOf(...asked.slice(0, 3)), firstReported });
    expect(['2026-11-09', monday].map(reported)).toEqual([0, 7]);
  });

  test('includes what a model put under its title, if the model reads every period', async () => {
    const topic = topicOf(rows);
    const read = (given: typeof topic.rows | null) =>
      reportOf(monday, { topics: [topic], given: given && new Map([[topic.id, given]]) });
    const before = decide(rememberReport(emptyMemory, read(topic.rows)));
    const countedIn = async (given: typeof topic.rows | null) =>
      rememberReport(before, read(given)).gaps[0]?.counted?.model;
    expect(Object.values((await countedIn(topic.rows)) ?? {})).toEqual(Array(14).fill(1));
    // Other rows of its topic don't count.
    expect(await countedIn(topic.rows.slice(0, 0))).toEqual({});
    expect(await countedIn(null)).toBeNull();
  });
});

describe('a fix', () => {
  const mergedOn = '2026-11-16';

  /** The memory after weekly reports before and after a merge, by their questions a day. */
  function weeks(before: number, since: readonly number[], { start = emptyMemory } = {}): Memory {
    const first = addDays(mergedOn, -8 * 7);
    const rate = (day: string) => {
      const week = Math.floor((Date.parse(day) - Date.parse(mergedOn)) / (7 * 86_400_000));
      return week < 0 ? before : (since[week] ?? 0);
    };
    let memory = start;
    for (let week = start === emptyMemory ? 1 : 9; week <= 8 + since.length; week++) {
      const to = addDays(first, week * 7);
      const rows = daysOf({ from: addDays(to, -14), to })
        .filter((day) => day >= first)
        .flatMap((day) => perDay(rate(day), day, addDays(day, 1)));
      const topics = rows.length > 0 ? [topicOf(rows)] : [];
      if (week === 2) memory = decide(memory);
      if (week === 9) memory = decide(memory, { merges: [mergeOf(7, mergedOn)] });
      memory = rememberReport(memory, reportOf(to, { topics }));
    }
    return memory;
  }
  const fixOf = ({ gaps }: Memory) => gaps[0]?.fix;

  test('counts each day before and after the merge once, but not the day of the merge', () => {
    const memory = weeks(3, [1, 1]);
    expect(fixOf(memory)).toMatchObject({
      before: { unanswered: 3 * 56, questions: 150 * 56 },
      days: 13,
      since: { unanswered: 13, questions: 150 * 13 },
      on: mergedOn,
      by: 'agent',
    });
  });

  test.each<[string, number, number[], string, boolean]>([
    ['fell to none', 3, [0, 0, 0], 'fixed', false],
    ['fell, but not by half', 3, [2, 2, 2, 2, 2, 2, 2, 2, 2], 'unchanged', true],
    ['did not fall yet', 3, [3, 3, 3], 'watching', false],
    ['rose again', 3, [0, 0, 0, 0, 4, 4, 4], 'back', true],
    ['fell, and stayed so', 3, Array(18).fill(0), 'fixed', true],
    ['were few before', 0, Array(10).fill(0), 'undecided', true],
  ])('whose questions %s has this verdict', (_, before, since, verdict, isFinal) => {
    const few = before === 0;
    const start = few
      ? decide(
          rememberReport(
            emptyMemory,
            reportOf(mergedOn, { topics: [topicOf(perDay(1, '2026-11-12', '2026-11-14'))] }),
          ),
        )
      : emptyMemory;
    const fix = fixOf(weeks(before, since, { start }));
    expect(fix).toMatchObject({ verdict, isFinal });
    expect(fix?.decidedOn !== null).toBe(isFinal || verdict === 'fixed');
    expect(fix?.needed ?? 0).toBeGreaterThan(few ? 1 : -1);
  });

  test('is judged by the eight reports before the merge and the latest eight since', () => {
    const memory = weeks(3, [1, 1, 1, ...Array(6).fill(0)]);
    expect(fixOf(memory)).toMatchObject({
      verdict: 'fixed',
      days: 56,
      before: { unanswered: 3 * 56, questions: 150 * 56 },
      since: { unanswered: 14, questions: 150 * 56 },
    });
  });

  test('with a final verdict is no longer watched, and stays in the ledger', () => {
    const final = weeks(3, [2, 2, 2, 2, 2, 2, 2, 2, 2]);
    expect(final.gaps[0]?.counted).toBeNull();
    const later = rememberReport(final, reportOf(addDays(mergedOn, 30 * 7)));
    expect(fixOf(later)).toEqual(fixOf(final));
    expect(sumFixResults(later).agent).toEqual({ watched: 1, helped: 0, unchanged: 1, fewer: 0 });
  });

  test('is replaced only by a merge after its final verdict', () => {
    const watched = weeks(3, [1, 1]);
    const to = addDays(mergedOn, 21);
    const other = mergeOf(8, addDays(mergedOn, 10), 'people');
    const merges = [mergeOf(7, mergedOn), other];
    expect(fixOf(rememberReport(decide(watched, { merges }), reportOf(to)))?.prLink).toMatch(/7$/);
    const final = weeks(3, [2, 2, 2, 2, 2, 2, 2, 2, 2]);
    const on = addDays(mergedOn, 10 * 7);
    const next = rememberReport(
      decide(final, { merges: [...merges, mergeOf(9, on, 'people')] }),
      reportOf(addDays(on, 1), { topics: [topicOf(perDay(1, addDays(on, -13), on))] }),
    );
    expect(fixOf(next)).toMatchObject({ prLink: expect.stringMatching(/9$/), by: 'people' });
    expect(sumFixResults(next)).toEqual({
      agent: { watched: 1, helped: 0, unchanged: 1, fewer: 0 },
      people: { watched: 1, helped: 0, unchanged: 0, fewer: 0 },
    });
  });

  test('has no verdict if fewer than half of the rows have a page or a category', () => {
    const memory = weeks(3, [0, 0, 0]);
    const reports = memory.reports.map((report) => ({ ...report, located: 0 }));
    const rows = perDay(1, addDays(mergedOn, 14), addDays(mergedOn, 28));
    const report = reportOf(addDays(mergedOn, 28), { topics: [topicOf(rows)] });
    const counts = { ...report.counts, located: 0 };
    const next = rememberReport({ ...memory, reports }, { ...report, counts });
    expect(fixOf(next)).toMatchObject({ verdict: 'watching', needed: 0, decidedOn: null });
  });
});

test('what the issue shows adds decisions, and replaces nothing that the run has counted', () => {
  const counted = rememberReport(memoryOf([gapOf({ id: one })]), reportOf(monday));
  const claim = claimOf();
  const merges = [mergeOf(7, '2026-11-12')];
  const heading = words('Theirs');
  const change = { ...ticked, claim, merges, heading, headingBy: 'people' } as const;
  const shown = decide(memoryOf([gapOf({ id: one, rows: 99 })]), change);
  expect(withDecisions(counted, shown)).toEqual(decide(counted, change));
});

test('of two concurrent runs, the later write retains the report and the gaps of the other', () => {
  const start = memoryOf([gapOf({ id: idOf(2) })]);
  const topics = [topicOf(perDay(2, '2026-11-09', monday))];
  const first = rememberReport(start, reportOf(monday, { topics }));
  const second = rememberReport(start, reportOf('2026-11-09'));
  const both = withDecisions(second, decide(first));
  expect(both.reports.map(({ to }) => to)).toEqual(['2026-11-09', monday]);
  expect(both.gaps).toEqual(decide(first).gaps);
});
