import { expect, test } from 'vitest';
import { memorySchema, packHashes } from '../../../src/report/gaps/gap.ts';
import { idOf, reportTo } from './gaps.ts';

const day = '2026-11-09';
const count = { unanswered: 1, questions: 2 };
const watch = {
  ...{ mergedOn: day, before: count, since: count, countedTo: day, lookedAt: day, looks: 1 },
  ...{ verdict: 'fixed', decidedAt: day, latest: [count] },
};
const prLink = 'https://github.com/acme/docs/pull/7';
const ended = { is: 'ended', jobId: 'job-1', outcome: 'pull-request', at: `${day}T08:00:00Z` };
const job = { is: 'intended', run: '4242/1', at: `${day}T08:00:00Z`, before: ended };
const pull = { jobId: 'job-1', prLink, state: 'open', unreadable: 'Why.' };
const fix = { by: 'people', jobId: null, prLink, watch };
const sums = { watched: 2, helped: 1, fewer: 3.5 };
const gap = {
  ...{ id: idOf(1), topicId: 'a', heading: 'Rotate a key', firstReported: day, lastReported: day },
  ...{ rows: 3, hashes: packHashes([1, 2 ** 24 - 1]), counts: [1, 0], dismissed: true },
  ...{ request: 'asked', told: { news: 'new', to: day }, ours: true, job, pull, fix },
  place: { file: 'docs/a.md', line: 4, end: 9, level: 0, heading: null },
};
const memory = {
  version: 1,
  reports: [reportTo(day)],
  gaps: [gap],
  opened: day,
  ...{ revision: 3, lookedAt: `${day}T08:00:00Z`, past: { agent: sums, people: sums } },
};

const parsed = (fields: object) => memorySchema.safeParse({ ...memory, ...fields });
const withGap = (fields: object) => parsed({ gaps: [{ ...gap, ...fields }] });
const withJob = (fields: object) => withGap({ job: { ...job, ...fields } });
const withPull = (fields: object) => withGap({ pull: { ...pull, ...fields } });
const withWatch = (fields: object) => withGap({ fix: { ...fix, watch: { ...watch, ...fields } } });
const withReport = (fields: object) => parsed({ reports: [{ ...reportTo(day), ...fields }] });

test('a memory is read as it is, but for its hashes', () => {
  expect(parsed({}).data).toEqual({
    ...memory,
    gaps: [{ ...gap, hashes: [1, 16_777_215] }],
  });
});

test('what is left out of a gap is what goes without saying', () => {
  const none = { watched: 0, helped: 0, fewer: 0 };
  const gone = { opened: undefined, revision: undefined, lookedAt: undefined, past: undefined };
  const { data } = parsed({ gaps: [{ id: idOf(1), heading: '' }], ...gone });
  expect(data).toEqual({
    ...{ version: 1, reports: [reportTo(day)], opened: null, revision: 0, lookedAt: null },
    past: { agent: none, people: none },
    gaps: [
      {
        ...{ id: idOf(1), heading: '', firstReported: null, lastReported: null, rows: 0 },
        ...{ hashes: [], counts: [], dismissed: false, request: 'none', told: null },
        ...{ ours: false, place: null, job: null, pull: null, fix: null },
      },
    ],
  });
});

const repeat = (length: number, text = 'a') => text.repeat(length);
const list = (length: number, one: unknown) => Array.from({ length }, () => one);

test.each<[string, () => { success: boolean }]>([
  ['a leap day', () => withReport({ from: '2028-02-29' })],
  ['no question at all', () => withReport({ questions: 0 })],
  ['a thousand million questions', () => withReport({ questions: 1e9 })],
  ['100 reports', () => parsed({ reports: list(100, reportTo(day)) })],
  ['5,000 gaps', () => parsed({ gaps: list(5_000, { id: idOf(1), heading: '' }) })],
  ['an id of 64 characters', () => withGap({ topicId: repeat(64) })],
  ['a heading of 300', () => withGap({ heading: repeat(300) })],
  ['100 counts', () => withGap({ counts: list(100, 1) })],
  ['5,000 hashes', () => withGap({ hashes: repeat(20_000) })],
  [
    'each request',
    () =>
      parsed({
        gaps: ['none', 'asked', 'taken', 'unclear'].map((request) => ({ ...gap, request })),
      }),
  ],
  [
    'each kind of news',
    () =>
      parsed({
        gaps: ['new', 'rising', 'resolved', 'fixed', 'back'].map((news) => ({
          ...gap,
          told: { news, to: day },
        })),
      }),
  ],
  [
    'each state of a pull request',
    () =>
      parsed({
        gaps: ['open', 'closed', null].map((state) => ({ ...gap, pull: { ...pull, state } })),
      }),
  ],
  [
    'each verdict',
    () =>
      parsed({
        gaps: ['watching', 'fixed', 'back'].map((verdict) => ({
          ...gap,
          fix: { ...fix, watch: { ...watch, verdict } },
        })),
      }),
  ],
  ['a run of 200 characters', () => withJob({ run: `a-:/._${repeat(194)}` })],
  ['no job before', () => withJob({ before: null })],
  ['a job at work', () => withGap({ job: { is: 'at-work', jobId: 'job-1', at: ended.at } })],
  ['a job that is not known', () => withGap({ job: { ...ended, jobId: null } })],
  ['a reason of 500', () => withPull({ unreadable: repeat(500) })],
  ['a watch before its first look', () => withWatch({ before: null, decidedAt: null, latest: [] })],
])('may have %s', (_, parse) => {
  expect(parse()).toMatchObject({ success: true });
});

test.each<[string, () => { success: boolean }]>([
  ['another version', () => parsed({ version: 2 })],
  ['101 reports', () => parsed({ reports: list(101, reportTo(day)) })],
  ['5,001 gaps', () => parsed({ gaps: list(5_001, { id: idOf(1), heading: '' }) })],
  ['a day of no year', () => withReport({ from: '0026-11-09' })],
  ['a day that is none', () => withReport({ to: '2026-13-09' })],
  ['a time', () => withReport({ readFrom: `${day}T00:00` })],
  ['words before a day', () => withReport({ freshFrom: `on ${day}` })],
  ['fewer than no questions', () => withReport({ questions: -1 })],
  ['a part of a question', () => withReport({ unanswered: 0.5 })],
  ['questions beyond a thousand million', () => withReport({ freshQuestions: 1e9 + 1 })],
  ['a report without its end', () => withReport({ to: undefined })],
  ['the end of no report as its opening', () => parsed({ opened: 'x' })],
  ['an id of 13 digits', () => withGap({ id: `0${idOf(1)}` })],
  ['an id and more', () => withGap({ id: `${idOf(1)}\n` })],
  ['an id of 65 characters', () => withGap({ topicId: repeat(65) })],
  ['a heading of 301', () => withGap({ heading: repeat(301) })],
  ['no heading', () => withGap({ heading: undefined })],
  ['101 counts', () => withGap({ counts: list(101, 1) })],
  ['more than 5,000 hashes', () => withGap({ hashes: repeat(20_004) })],
  ['a part of a hash', () => withGap({ hashes: 'AAA' })],
  ['hashes and more', () => withGap({ hashes: ' AAAA' })],
  ['another request', () => withGap({ request: 'other' })],
  ['other news', () => withGap({ told: { news: 'other', to: day } })],
  ['news of no day', () => withGap({ told: { news: 'new' } })],
  ['a run of no characters', () => withJob({ run: '' })],
  ['a run of 201', () => withJob({ run: repeat(201) })],
  ['a run with a space', () => withJob({ run: ' a' })],
  ['an outcome with a space', () => withGap({ job: { ...ended, outcome: 'a b' } })],
  ['a job that is a path', () => withPull({ jobId: '../x' })],
  ['a link that is no plain https', () => withPull({ prLink: 'http://a.example' })],
  ['another state of a pull request', () => withPull({ state: 'other' })],
  ['a reason of 501 characters', () => withPull({ unreadable: repeat(501) })],
  ['another stage of a job', () => withJob({ is: 'other' })],
  ['a day in place of a time', () => withJob({ at: day })],
  ['a fix of nobody', () => withGap({ fix: { ...fix, by: 'other' } })],
  [
    'fewer than none fixed',
    () => parsed({ past: { agent: sums, people: { ...sums, fewer: -1 } } }),
  ],
  ['another verdict', () => withWatch({ verdict: 'other' })],
  ['a watch of no merge', () => withWatch({ mergedOn: null })],
  ['a count of one part', () => withWatch({ since: { unanswered: 1 } })],
])('may not have %s', (_, parse) => {
  expect(parse().success).toBe(false);
});

test('texts are on one line', () => {
  expect(withGap({ heading: ' a\n b' }).data?.gaps[0]?.heading).toBe('a b');
  expect(withPull({ unreadable: 'a\n- [x] b' }).data?.gaps[0]?.pull?.unreadable).toBe('a - [x] b');
});
