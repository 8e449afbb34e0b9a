import { expect, test } from 'vitest';
import { memorySchema, packHashes } from '../../../src/report/gaps/gap.ts';
import { idOf, reportTo } from './gaps.ts';

const day = '2026-11-09';
const count = { unanswered: 1, questions: 2 };
const watch = {
  ...{ mergedOn: day, before: count, since: count, countedTo: day, lookedAt: day, looks: 1 },
  ...{ verdict: 'fixed', decidedAt: day, untilFixed: count },
};
const repair = {
  ...{ intendedBy: '4242/1', jobId: 'job-1', outcome: 'pull-request' },
  ...{ prLink: 'https://github.com/acme/docs/pull/7', pullRequest: 'merged', unreadable: 'Why.' },
  watch,
};
const gap = {
  ...{ id: idOf(1), topicId: 'a', heading: 'Rotate a key', firstReported: day, lastReported: day },
  ...{ rows: 3, hashes: packHashes([1, 2 ** 24 - 1]), counts: [1, 0], dismissed: true },
  ...{ request: 'asked', told: { news: 'new', to: day }, repair },
};
const memory = { version: 1, reports: [reportTo(day)], gaps: [gap], opened: day };

const parsed = (fields: object) => memorySchema.safeParse({ ...memory, ...fields });
const withGap = (fields: object) => parsed({ gaps: [{ ...gap, ...fields }] });
const withRepair = (fields: object) => withGap({ repair: { ...repair, ...fields } });
const withWatch = (fields: object) => withRepair({ watch: { ...watch, ...fields } });
const withReport = (fields: object) => parsed({ reports: [{ ...reportTo(day), ...fields }] });

test('a memory is read as it is, but for its hashes', () => {
  expect(parsed({}).data).toEqual({
    ...memory,
    gaps: [{ ...gap, hashes: [1, 16_777_215] }],
  });
});

test('what is left out of a gap is what goes without saying', () => {
  const { data } = parsed({ gaps: [{ id: idOf(1), heading: '' }], opened: undefined });
  expect(data).toEqual({
    ...{ version: 1, reports: [reportTo(day)], opened: null },
    gaps: [
      {
        ...{ id: idOf(1), heading: '', firstReported: null, lastReported: null, rows: 0 },
        ...{ hashes: [], counts: [], dismissed: false, request: 'none', told: null, repair: null },
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
        gaps: ['open', 'closed', 'merged', null].map((pullRequest) => ({
          ...gap,
          repair: { ...repair, pullRequest },
        })),
      }),
  ],
  [
    'each verdict',
    () =>
      parsed({
        gaps: ['watching', 'fixed', 'back'].map((verdict) => ({
          ...gap,
          repair: { ...repair, watch: { ...watch, verdict } },
        })),
      }),
  ],
  ['a run of 200 characters', () => withRepair({ intendedBy: `a-:/._${repeat(194)}` })],
  ['a reason of 500', () => withRepair({ unreadable: repeat(500) })],
  [
    'a repair of which nothing is known',
    () => withGap({ repair: Object.fromEntries(Object.keys(repair).map((key) => [key, null])) }),
  ],
  [
    'a watch before its first look',
    () => withWatch({ before: null, decidedAt: null, untilFixed: null }),
  ],
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
  ['a run of no characters', () => withRepair({ intendedBy: '' })],
  ['a run of 201', () => withRepair({ intendedBy: repeat(201) })],
  ['a run with a space', () => withRepair({ intendedBy: ' a' })],
  ['an outcome with a space', () => withRepair({ outcome: 'a b' })],
  ['a job that is a path', () => withRepair({ jobId: '../x' })],
  ['a link that is no plain https', () => withRepair({ prLink: 'http://a.example' })],
  ['another state of a pull request', () => withRepair({ pullRequest: 'other' })],
  ['a reason of 501 characters', () => withRepair({ unreadable: repeat(501) })],
  ['another verdict', () => withWatch({ verdict: 'other' })],
  ['a watch of no merge', () => withWatch({ mergedOn: null })],
  ['a count of one part', () => withWatch({ since: { unanswered: 1 } })],
])('may not have %s', (_, parse) => {
  expect(parse().success).toBe(false);
});

test('texts are on one line', () => {
  expect(withGap({ heading: ' a\n b' }).data?.gaps[0]?.heading).toBe('a b');
  expect(withRepair({ unreadable: 'a\n- [x] b' }).data?.gaps[0]?.repair?.unreadable).toBe(
    'a - [x] b',
  );
});
