import { expect, test } from 'vitest';
import { newsOf } from '../../../src/report/assemble/news.ts';
import type { Memory } from '../../../src/report/gaps/gap.ts';
import { withPullRequest } from '../../../src/report/gaps/job.ts';
import { lookAt } from '../../../src/report/gaps/verdict.ts';
import type { Trend } from '../../../src/report/model/report-model.ts';
import { renderNotice } from '../../../src/report/render/notice.ts';
import { renderFixes } from '../../../src/report/render/under-way.ts';
import { gapOf, idOf, knownOf, memoryOf, reportTo, withIntention, withOutcome } from './gaps.ts';

const period = { from: '2026-11-09', to: '2026-11-16' };
const runUrl = 'https://github.com/acme/docs/actions/runs/42';

const topicOf = (number: number, trend: Trend | null, conversations = 5) => ({
  id: idOf(number),
  label: `Topic ${number}`,
  conversations,
  previousConversations: 2,
  trend,
});

const fixesOf = (of: Memory) => renderFixes({ issue: knownOf(of, { asked: [] }), runUrl });

const numbers = [1, 2, 3, 4, 5, 6];
const memory = memoryOf(
  numbers.map((number) => gapOf({ id: idOf(number), firstReported: '2026-10-05' })),
  [reportTo('2026-11-09'), reportTo('2026-11-16')],
);

const noticeOf = (of: Memory, topics: ReturnType<typeof topicOf>[]) =>
  renderNotice(newsOf({ memory: of, topics, period }).news);

/** A gap whose pull request was merged, and what a look at it gave. */
function decided(of: Memory, number: number, verdict: 'fixed' | 'back'): Memory {
  const id = idOf(number);
  const prLink = `https://github.com/acme/docs/pull/${number}`;
  const job = withIntention(of, id, { run: '1/1' });
  const done = withOutcome(job, id, { outcome: 'pull-request', prLink });
  const merged = withPullRequest(done, id, { is: 'merged', on: '2026-11-08' });
  return {
    ...merged,
    gaps: merged.gaps.map((gap) => {
      const watch = gap.fix?.watch;
      if (gap.id !== id || !gap.fix || !watch) return gap;
      const days = { unanswered: 1, questions: 980, to: period.to };
      const before = { unanswered: 13, questions: 1_020 };
      const fixed = lookAt({ watch: { ...watch, before }, days, period });
      return { ...gap, fix: { ...gap.fix, watch: { ...fixed, verdict } } };
    }),
  };
}

test('a notice tells what is new, rising, gone, fixed and back, in a line each', () => {
  const topics = [
    topicOf(3, 'resolved', 0),
    topicOf(1, 'new', 3),
    topicOf(2, 'rising'),
    topicOf(4, 'steady'),
  ];
  expect(noticeOf(decided(decided(memory, 5, 'fixed'), 6, 'back'), topics)).toBe(
    [
      '- **New:** “Topic 1” (3 conversations)',
      '- **Rising:** “Topic 2” (5 conversations, from 2)',
      '- **No longer asked:** “Topic 3” (2 conversations before)',
      '- **Fixed:** “Gap 5” (13 of 1,020 before, 1 of 980 since, by https://github.com/acme/docs/pull/5)',
      '- **Back:** “Gap 6” (13 of 1,020 before, 1 of 980 since, by https://github.com/acme/docs/pull/6)',
    ].join('\n'),
  );
});

test('there is none where nothing changed, or what is new is small, or dismissed', () => {
  expect(
    noticeOf(memory, [topicOf(1, 'steady'), topicOf(2, 'falling'), topicOf(3, 'new', 2)]),
  ).toBe('');
  const gaps = memory.gaps.map((gap) => ({ ...gap, dismissed: true }));
  expect(noticeOf({ ...memory, gaps }, [topicOf(1, 'new')])).toBe('');
});

test('names three of a kind, and counts the others', () => {
  const text = noticeOf(
    memory,
    [1, 2, 3, 4, 5].map((number) => topicOf(number, 'rising')),
  );
  expect(text.split('\n')).toHaveLength(1);
  expect(text).toMatch(/“Topic 3” \([^)]*\); 2 more$/);
});

test('without comparison, a gap is new in the period that it was first reported for', () => {
  const gaps = memory.gaps.map((gap) => ({ ...gap, firstReported: period.from }));
  expect(noticeOf({ ...memory, gaps }, [topicOf(1, null)])).toContain('New');
  expect(noticeOf({ ...memory, gaps }, [topicOf(1, 'rising')])).toContain('Rising');
  expect(noticeOf(memory, [topicOf(1, null)])).toBe('');
});

test('what was told is told again for its own period, or a later one that it does not overlap', () => {
  const topics = [topicOf(1, 'rising')];
  const told = newsOf({ memory, topics, period }).memory;
  expect(noticeOf(told, topics)).not.toBe('');
  const toldFor = (to: string) => newsOf({ memory: told, topics, period: { from: to, to } }).news;
  expect(toldFor('2026-11-16')).toHaveLength(1);
  const moved = { from: '2026-11-10', to: '2026-11-17' };
  expect(newsOf({ memory: told, topics, period: moved }).news).toEqual([]);
  const resolved = [topicOf(1, 'resolved')];
  expect(newsOf({ memory: told, topics: resolved, period: moved }).news).toHaveLength(1);
});

test('the first report that is remembered is no news', () => {
  const first = { ...memory, reports: [reportTo(period.to)] };
  expect(noticeOf(first, [topicOf(1, 'new')])).toBe('');
});

test('what the issue was opened with is no news', () => {
  const opened = { ...memory, opened: period.to };
  const topics = [topicOf(1, 'new')];
  const { news, memory: told } = newsOf({ memory: opened, topics, period });
  expect(news).toEqual([]);
  const moved = { from: '2026-11-10', to: '2026-11-17' };
  expect(newsOf({ memory: told, topics, period: moved }).news).toEqual([]);
});

test('the table of fixes has the counts, and links pull requests of its repository alone', () => {
  const watched = decided(memory, 5, 'fixed');
  const elsewhere = withOutcome(withIntention(watched, idOf(1), { run: '1/1' }), idOf(1), {
    outcome: 'pull-request',
    prLink: 'https://evil.example/acme/docs/pull/1',
  });
  const failed = withOutcome(withIntention(elsewhere, idOf(2), { run: '1/1' }), idOf(2), {
    outcome: 'failed',
    prLink: null,
  });
  const [section] = fixesOf(failed);
  expect(section?.markdown.split('\n').slice(2, 7)).toEqual([
    '| Gap | Pull request | Before | Since | Verdict |',
    '| :-- | :-- | --: | --: | :-- |',
    '| Gap 1 | `https://evil.example/acme/docs/pull/1` | – | – | waits for its merge |',
    '| Gap 2 | – | – | – | the job failed; untick the box and tick it again to ask for another |',
    '| Gap 5 | [pull request 5](https://github.com/acme/docs/pull/5) | 13 of 1,020 | 1 of 980 | fixed |',
  ]);
  expect(fixesOf(memory)).toEqual([]);
});

test('a verdict leaves the table after eight reports', () => {
  const reports = Array.from({ length: 9 }, (_, at) =>
    reportTo(new Date(Date.parse('2026-11-16') + at * 7 * 86_400_000).toISOString().slice(0, 10)),
  );
  const watched = decided(memory, 5, 'fixed');
  expect(fixesOf({ ...watched, reports: reports.slice(0, 8) })).toHaveLength(1);
  const [left] = fixesOf({ ...watched, reports });
  expect(left?.markdown).toMatch(
    /^### Fixes\n\n\*\*All in all:\*\* the one fix that was watched helped/,
  );
});

test('news has the counts of its topic, or of its verdict alone', () => {
  const found = newsOf({
    memory: decided(memory, 5, 'fixed'),
    topics: [topicOf(1, 'new')],
    period,
  });
  expect(found.news).toEqual([
    {
      ...{ kind: 'new', gapId: idOf(1), label: 'Topic 1', conversations: 5 },
      ...{ previousConversations: 2, prLink: null, before: null, since: null },
    },
    {
      ...{ kind: 'fixed', gapId: idOf(5), label: 'Gap 5', conversations: 0 },
      previousConversations: null,
      prLink: 'https://github.com/acme/docs/pull/5',
      ...{ before: { unanswered: 13, questions: 1_020 }, since: { unanswered: 1, questions: 980 } },
    },
  ]);
  expect(found.memory.gaps.map(({ told }) => told)).toEqual(
    numbers.map((number) => {
      const news = { 1: 'new', 5: 'fixed' }[number];
      return news ? { news, to: period.to } : null;
    }),
  );
});

test('a verdict is news of the report that gave it alone', () => {
  const watched = decided(memory, 5, 'fixed');
  const later = { from: '2026-11-16', to: '2026-11-23' };
  expect(newsOf({ memory: watched, topics: [], period: later }).news).toEqual([]);
  const rising = newsOf({ memory: watched, topics: [topicOf(5, 'rising')], period: later }).news;
  expect(rising).toMatchObject([{ kind: 'rising', before: null, since: null }]);
  const waiting = memoryOf(
    watched.gaps.map((gap) => {
      const watch = gap.fix?.watch;
      if (!gap.fix || !watch) return gap;
      return {
        ...gap,
        fix: { ...gap.fix, watch: { ...watch, verdict: 'watching' as const } },
      };
    }),
    [...memory.reports],
  );
  expect(newsOf({ memory: waiting, topics: [], period }).news).toEqual([]);
});

test.each([
  ['another kind', { news: 'new', to: '2026-11-15' }, 1],
  ['of a period before this one', { news: 'rising', to: '2026-11-09' }, 1],
  ['of one that overlaps with this one', { news: 'rising', to: '2026-11-10' }, 0],
  ['of this one', { news: 'rising', to: '2026-11-16' }, 1],
] as const)('what was told is %s: %o', (_, told, count) => {
  const gaps = memory.gaps.map((gap) => ({ ...gap, told }));
  const topics = [topicOf(1, 'rising')];
  const found = newsOf({ memory: { ...memory, gaps }, topics, period });
  expect(found.news).toHaveLength(count);
  expect(found.memory.gaps[1]?.told).toEqual(told);
});

test('a topic that is no gap is no news, and a period of one end alone is not the first', () => {
  expect(noticeOf(memoryOf([], [...memory.reports]), [topicOf(1, 'new')])).toBe('');
  const longer = memoryOf([...memory.gaps], [{ ...reportTo(period.to), from: '2026-11-02' }]);
  expect(noticeOf(longer, [topicOf(1, 'new')])).toContain('New');
  const shorter = memoryOf([...memory.gaps], [{ ...reportTo('2026-11-15'), from: period.from }]);
  expect(noticeOf(shorter, [topicOf(1, 'new')])).toContain('New');
});
