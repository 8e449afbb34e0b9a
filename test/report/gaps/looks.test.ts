import { expect, test } from 'vitest';
import type { Count, Watch } from '../../../src/report/gaps/gap.ts';
import { lookAt } from '../../../src/report/gaps/verdict.ts';

const watch: Watch = {
  mergedOn: '2026-11-01',
  before: { unanswered: 20, questions: 1_000 },
  since: { unanswered: 0, questions: 0 },
  countedTo: '2026-11-02',
  lookedAt: '2026-11-02',
  looks: 0,
  verdict: 'watching',
  decidedAt: null,
  latest: [],
};
const good = { unanswered: 1, questions: 1_000 };
const nothing = { unanswered: 0, questions: 0 };
const fixed: Watch = {
  ...watch,
  since: good,
  verdict: 'fixed',
  decidedAt: '2026-11-02',
  latest: [good, nothing],
};

/** A look at the days up to one, in a report that ends there. */
function looked(of: Partial<Watch>, days: Count, to = '2026-11-09'): Watch {
  const from = watch.mergedOn;
  return lookAt({ watch: { ...watch, ...of }, days: { ...days, to }, period: { from, to } });
}
const none = { unanswered: 0, questions: 1_000 };

test('a look that is due counts the days, and decides', () => {
  expect(looked({}, none)).toEqual({
    ...watch,
    since: none,
    countedTo: '2026-11-09',
    lookedAt: '2026-11-09',
    verdict: 'fixed',
    decidedAt: '2026-11-09',
    latest: [none, nothing],
  });
  const same = { unanswered: 20, questions: 1_000 };
  expect(looked({ looks: 3 }, same)).toEqual({
    ...watch,
    since: same,
    countedTo: '2026-11-09',
    lookedAt: '2026-11-09',
    looks: 4,
    latest: [same, nothing],
  });
});

test.each<[string, Partial<Watch>, string?]>([
  ['within a week', {}, '2026-11-08'],
  ['after the eighth look', { looks: 8 }],
  ['once it is back', { ...fixed, verdict: 'back' }],
])('%s, days are counted and no more', (_, of, to = '2026-11-09') => {
  const { since, latest } = { ...watch, ...of };
  expect(looked(of, none, to)).toEqual({
    ...watch,
    ...of,
    since: { unanswered: since.unanswered, questions: since.questions + 1_000 },
    countedTo: to,
    latest: [...latest.slice(0, -1), none],
  });
});

const bad = { unanswered: 5, questions: 100 };

test.each<[string, Partial<Watch>, Count, Watch['verdict']]>([
  ['the eighth look decides', { looks: 7 }, none, 'fixed'],
  ['without a count before', { before: null }, none, 'watching'],
  [
    'five before',
    { before: { unanswered: 5, questions: 1_000 } },
    { ...none, questions: 9_000 },
    'fixed',
  ],
  [
    'four before',
    { before: { unanswered: 4, questions: 1_000 } },
    { ...none, questions: 9_000 },
    'watching',
  ],
  ['too few asked since', {}, { ...none, questions: 200 }, 'watching'],
  ['no more than chance', {}, { unanswered: 8, questions: 1_000 }, 'watching'],
  ['a little more than chance', {}, { unanswered: 7, questions: 1_000 }, 'fixed'],
  ['five after it was fixed', fixed, { unanswered: 5, questions: 100 }, 'back'],
  ['four after it was fixed', fixed, { unanswered: 4, questions: 10 }, 'fixed'],
  ['as few after it was fixed', fixed, { unanswered: 5, questions: 4_000 }, 'fixed'],
  ['the 26th look after it was fixed', { ...fixed, looks: 25 }, bad, 'back'],
  ['the 27th', { ...fixed, looks: 26 }, bad, 'fixed'],
])('%s', (_, of, days, verdict) => {
  expect(looked(of, days).verdict).toBe(verdict);
});
