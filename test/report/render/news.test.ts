import { expect, test } from 'vitest';
import type { Gap, Report } from '../../../src/report/assemble/report.ts';
import type { Fix } from '../../../src/report/gaps/memory.ts';
import type { Trend } from '../../../src/report/gaps/trend.ts';
import { newsOf, renderNotice } from '../../../src/report/render/notice.ts';
import { idOf, reportTo, words } from '../gaps/memories.ts';

const period = { from: '2026-11-09', to: '2026-11-16' };
const history = [reportTo('2026-11-09'), reportTo(period.to)];

const gapOf = (number: number, trend: Trend | null, fields: Partial<Gap> = {}) => ({
  id: idOf(number),
  label: words(`Topic ${number}`),
  conversations: 5,
  trend,
  previousConversations: 2,
  ...fields,
});

/** A fix with a verdict, given by the report whose period ends on `decidedOn`. */
const fixed = (number: number, verdict: Fix['verdict'], decidedOn: string | null = period.to) => ({
  id: idOf(number),
  label: words(`Gap ${number}`),
  status: {
    fix: {
      verdict,
      decidedOn,
      prLink: `https://github.com/acme/docs/pull/${number}`,
      before: { unanswered: 13, questions: 1_020 },
      since: { unanswered: 1, questions: 980 },
    },
  },
});

/** The notice of a report with these topics and fixes. */
const noticeOf = (
  topics: ReturnType<typeof gapOf>[],
  decided: ReturnType<typeof fixed>[] = [],
  known = history,
) =>
  renderNotice(
    newsOf({ period, topics, remembered: { decided, history: known } } as unknown as Report),
  );

test('a notice has one line each for new, rising, fixed and back', () => {
  const topics = [gapOf(2, 'rising'), gapOf(1, 'new'), gapOf(4, 'steady')];
  expect(noticeOf(topics, [fixed(6, 'back'), fixed(5, 'fixed')])).toBe(
    [
      '- **New:** “Topic 1” (5 conversations)',
      '- **Rising:** “Topic 2” (5 conversations, from 2)',
      '- **Fixed:** “Gap 5” (questions like these fell: 13 of 1,020 before, 1 of 980 since, by https://github.com/acme/docs/pull/5)',
      '- **Back:** “Gap 6” (after it was fixed, by https://github.com/acme/docs/pull/6)',
    ].join('\n'),
  );
});

test('there is no notice if nothing changed, or only single questions did', () => {
  expect(noticeOf([gapOf(1, 'steady')])).toBe('');
  expect(noticeOf([gapOf(3, 'new', { conversations: 1 })])).toBe('');
  expect(noticeOf([gapOf(4, 'rising', { conversations: 1 })])).toBe('');
});

test('a line names three gaps and counts the others', () => {
  const text = noticeOf([1, 2, 3, 4, 5].map((number) => gapOf(number, 'rising')));
  expect(text.split('\n')).toHaveLength(1);
  expect(text).toMatch(/“Topic 3” \([^)]*\); 2 more$/);
});

test('a rising gap with a verdict is listed once', () => {
  expect(noticeOf([gapOf(5, 'rising')], [fixed(5, 'back')])).toMatch(
    /^- \*\*Back:\*\* “Topic 5”.*$/,
  );
});

test('a verdict is news only in the report that gave it', () => {
  expect(noticeOf([], [fixed(5, 'fixed', '2026-11-09'), fixed(6, 'unchanged')])).toBe('');
  expect(noticeOf([], [fixed(7, 'watching', null)])).toBe('');
});

test('the first remembered report has no news; without an issue it is against the period before', () => {
  const topics = [gapOf(1, 'new')];
  expect(noticeOf(topics, [], [reportTo(period.to)])).toBe('');
  const unremembered = newsOf({ period, topics, remembered: null } as unknown as Report);
  expect(unremembered.map(({ kind, gap }) => [kind, gap.label])).toEqual([['new', 'Topic 1']]);
});
