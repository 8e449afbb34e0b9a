import { describe, expect, test } from 'vitest';
import type { Gap, Memory } from '../../../src/report/gaps/gap.ts';
import { withPullRequest } from '../../../src/report/gaps/job.ts';
import {
  knownIssue,
  withHeadings,
  withIds,
  withMemory,
  withoutDismissed,
} from '../../../src/report/model/remembered.ts';
import { addDays } from '../../../src/report/source/period.ts';
import { gapOf, memoryOf, reportTo, withIntention, withJob, withOutcome } from '../gaps/gaps.ts';
import { docs, sampleReport } from '../sample.ts';

const { model, details } = sampleReport({
  rows: [
    { topic: 'A', pageUrl: `${docs}/a` },
    { topic: 'A', pageUrl: `${docs}/a` },
    { topic: 'B', pageUrl: `${docs}/a` },
    { topic: 'B', pageUrl: `${docs}/a` },
    { topic: 'B', pageUrl: `${docs}/b` },
    { topic: 'B', pageUrl: `${docs}/b` },
  ],
  previousRows: [{ topic: 'Gone' }, { topic: 'Gone, too' }],
});
const idOf = (label: string) =>
  [...model.topics, ...model.resolvedTopics].find((topic) => topic.label === label)?.id ?? '';
const remembered = (gaps: Gap[], reports = [reportTo('2026-11-20')]) =>
  withMemory(model, memoryOf(gaps, reports));
const prLink = 'https://github.com/acme/docs/pull/7';

/** A gap of topic A that went through all this. */
function repaired(...changes: ((memory: Memory, id: string) => Memory)[]): Memory {
  const id = idOf('A');
  const start = memoryOf([gapOf({ id, heading: 'A, as it was', firstReported: null })]);
  return changes.reduce((memory, change) => change(memory, id), start);
}
const intend = (memory: Memory, id: string) => withIntention(memory, id, { run: '1/1' });
const begin = (memory: Memory, id: string) => withJob(memory, id, { jobId: 'job-1' });
const open = (memory: Memory, id: string) =>
  withOutcome(memory, id, { outcome: 'pull-request', prLink });
const merge = (memory: Memory, id: string) =>
  withPullRequest(memory, id, { is: 'merged', on: '2026-11-18' });

describe('a topic', () => {
  test('says more if it is a gap that is remembered', () => {
    const { topics, resolvedTopics, gaps } = remembered([gapOf({ id: idOf('A'), heading: 'A' })]);
    const [a, b] = ['A', 'B'].map((label) => topics.find((topic) => topic.label === label));
    const of = (label: string) => model.topics.find((topic) => topic.label === label);
    expect(a).toEqual({ ...of('A'), state: 'open', firstReported: '2026-11-02' });
    expect(b).toEqual(of('B'));
    expect(resolvedTopics).toEqual(model.resolvedTopics);
    expect(gaps).toEqual([]);
  });

  test('has its job and pull request, and not a day that is lost', () => {
    const topicOf = (memory: Memory) =>
      withMemory(model, memory).topics.find(({ id }) => id === idOf('A'));
    const plain = model.topics.find(({ label }) => label === 'A');
    expect(topicOf(repaired(intend))).toEqual({ ...plain, label: 'A, as it was', state: 'fixing' });
    expect(topicOf(repaired(intend, begin, open))).toEqual({
      ...plain,
      label: 'A, as it was',
      state: 'pull-request',
      jobId: 'job-1',
      prLink,
    });
  });

  test('that was dismissed stands apart, asked or not', () => {
    const gone = gapOf({ id: idOf('Gone'), heading: 'Gone', dismissed: true });
    const report = remembered([gapOf({ id: idOf('B'), heading: 'B', dismissed: true }), gone]);
    const labels = (topics: readonly { label: string }[] = []) => topics.map(({ label }) => label);
    expect(labels(report.topics)).toEqual(['A']);
    expect(labels(report.resolvedTopics)).toEqual(['Gone, too']);
    expect(labels(report.dismissedTopics)).toEqual(['B', 'Gone']);
    expect(report.dismissedTopics[0]?.state).toBe('dismissed');
  });
});

describe('a report', () => {
  test('has the reports that are remembered', () => {
    const reports = [
      reportTo('2026-11-13', { questions: 9, unanswered: 2 }),
      reportTo('2026-11-20'),
    ];
    expect(remembered([], reports).history).toEqual([
      { from: '2026-11-06', to: '2026-11-13', questions: 9, unanswered: 2 },
      { from: '2026-11-13', to: '2026-11-20', questions: 1_000, unanswered: 250 },
    ]);
  });

  test('has the gaps that ever had a job, asked or not', () => {
    const gapIn = (memory: Memory) => withMemory(model, memory).gaps;
    const none = { id: idOf('A'), label: 'A, as it was', by: 'agent', before: null, since: null };
    expect(gapIn(repaired(intend))).toEqual([
      { ...none, state: 'fixing', jobId: null, prLink: null },
    ]);
    expect(gapIn(repaired(intend, begin, open, merge))).toEqual([
      {
        ...none,
        state: 'watching',
        jobId: 'job-1',
        prLink,
        since: { unanswered: 0, questions: 0 },
      },
    ]);
  });

  test('tells a gap by the pull request that waits, else by its fix', () => {
    const rowOf = (gap: Partial<Gap>) =>
      withMemory(model, memoryOf([gapOf({ id: idOf('A'), heading: '', ...gap })])).gaps[0];
    const watch = {
      ...{ mergedOn: '2026-11-10', countedTo: '2026-11-17', decidedAt: null, latest: [] },
      ...{ verdict: 'watching', looks: 0, before: { unanswered: 9, questions: 90 } },
      since: { unanswered: 1, questions: 80 },
    } as unknown as NonNullable<Gap['fix']>['watch'];
    const fix = { by: 'people', jobId: null, prLink: `${prLink}1`, watch } as const;
    const pull = { jobId: 'job-2', prLink, state: 'open', unreadable: null } as const;
    const told = { before: watch.before, since: watch.since };
    expect(rowOf({ fix })).toMatchObject({
      by: 'people',
      jobId: null,
      prLink: `${prLink}1`,
      ...told,
    });
    expect(rowOf({ fix: { ...fix, by: 'agent', jobId: 'job-1' } })).toMatchObject({
      ...{ by: 'agent', jobId: 'job-1', prLink: `${prLink}1`, ...told },
    });
    expect(rowOf({ fix, pull })).toMatchObject({
      ...{ by: 'agent', jobId: 'job-2', prLink, before: null, since: null },
    });
    const closed = { ...pull, state: 'closed' } as const;
    expect(rowOf({ fix, pull: closed })).toMatchObject({ by: 'people', prLink: `${prLink}1` });
    expect(rowOf({ pull: closed })).toMatchObject({ by: 'agent', jobId: 'job-2', prLink });
    const job = { is: 'ended', jobId: 'job-3', outcome: 'no-changes', at: '2026-11-18T08:00:00Z' };
    expect(rowOf({ pull: closed, job: job as Gap['job'] })).toMatchObject({ jobId: 'job-3' });
    expect(rowOf({ job: job as Gap['job'] })).toMatchObject({ by: 'agent', prLink: null });
    const { topics } = remembered([gapOf({ id: idOf('A'), heading: '' })]);
    expect(topics.map(({ label }) => label)).toContain('A');
  });

  test('keeps a verdict for eight reports, and what is under way for longer', () => {
    const reports = Array.from({ length: 9 }, (_, week) =>
      reportTo(addDays('2026-09-25', week * 7)),
    );
    const decided = (decidedAt: string | null, more: Partial<Gap> = {}): Gap =>
      gapOf({
        ...{ id: idOf('A'), ...more },
        fix: {
          ...{ by: 'people', jobId: null, prLink },
          watch: {
            ...{ mergedOn: '2026-09-01', countedTo: '2026-11-17', latest: [] },
            ...{ verdict: 'fixed', looks: 1, before: null, decidedAt },
            since: { unanswered: 1, questions: 80 },
          } as unknown as NonNullable<Gap['fix']>['watch'],
        },
      });
    const fixesOf = (gap: Gap) =>
      knownIssue({ memory: memoryOf([gap], reports), asked: new Set(), offers: null }).fixes.length;
    expect(fixesOf(decided('2026-10-02'))).toBe(1);
    expect(fixesOf(decided('2026-09-25'))).toBe(0);
    expect(fixesOf(decided(null))).toBe(1);
    expect(fixesOf(decided('2026-09-25', { request: 'asked' }))).toBe(1);
    expect(fixesOf(decided('2026-09-25', { dismissed: true }))).toBe(1);
    expect(fixesOf(gapOf({ id: idOf('A') }))).toBe(0);
    const known = knownIssue({
      ...{ memory: memoryOf([decided(null)], reports.slice(0, 2)), asked: new Set() },
      offers: null,
    });
    expect(known.gaps.get(idOf('A'))).toMatchObject({
      ...{ state: 'fixed', by: 'people', prLink, since: { unanswered: 1, questions: 80 } },
      ticked: { dismiss: false, ours: false, fix: false },
    });
    expect(known.offers).toBeNull();
  });

  test('has pages with the headings that topics keep', () => {
    const renamed = withHeadings(details, new Map([['A', 'A, as it was']]));
    const labelsOf = (pages: typeof details.pages) =>
      pages.map(({ topics }) => topics.map(({ label }) => label));
    expect(labelsOf(renamed.pages)).toEqual([['A, as it was', 'B'], ['B']]);
    expect(labelsOf(renamed.list)).toEqual([['A, as it was', 'B'], ['B']]);
  });

  test('has its topics by the ids that they keep', () => {
    const topics = [{ id: 'a', label: 'A' }, { id: 'b' }];
    const holder = { topics, more: 1 };
    expect(withIds(holder, new Map([['a', 'kept']]))).toEqual({
      topics: [{ id: 'kept', label: 'A' }, { id: 'b' }],
      more: 1,
    });
  });

  test('has no question of a dismissed topic on its pages', () => {
    expect(withoutDismissed(details, model)).toBe(details);
    const dismissed = remembered([gapOf({ id: idOf('B'), heading: 'B', dismissed: true })]);
    const pages = [
      {
        url: `${docs}/a`,
        unanswered: 2,
        topics: [expect.objectContaining({ label: 'A', unanswered: 2 })],
      },
    ];
    expect(withoutDismissed(details, dismissed)).toEqual({ ...details, pages, list: pages });
  });
});
