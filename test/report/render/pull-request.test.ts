import { describe, expect, test } from 'vitest';
import type { Gap, Report } from '../../../src/report/assemble/report.ts';
import { chooseTopics } from '../../../src/report/assemble/shown.ts';
import type { ReaderTest } from '../../../src/report/readers/reader-test.ts';
import { renderPullRequest } from '../../../src/report/render/pull-request.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { renderGfm, textOf } from '../rendered.ts';

const gap = (id: string, more: object = {}) =>
  ({
    id,
    label: `Gap of ${id}`,
    conversations: 9,
    previousConversations: 4,
    trend: 'steady',
    examples: [{ text: `Question of ${id}?`, count: 1 }],
    place: null,
    ...more,
  }) as unknown as Gap;
const texts = (count: number) => Array.from({ length: count }, (_, at) => `q${at}` as Redacted);
const closed = {
  id: 'closed',
  label: 'Verify a *signature*',
  questions: 9,
  before: 0,
  after: 9,
  file: 'docs/webhooks.mdx',
  heading: 'Signatures',
  finding: texts(9),
  missing: [],
  isClosed: false,
};
const nothing = {
  base: 'b4se',
  head: 'h3ad',
  gained: 0,
  lost: 0,
  topics: [],
  atRisk: [],
  promises: [],
};
const promise = {
  gap: 'kept',
  label: 'Rotate a key' as Redacted,
  questions: 3,
  before: 3,
  after: 0,
  prLink: 'https://github.com/acme/docs/pull/41',
  file: null,
  heading: null,
};

function rendered({
  readerTest = nothing,
  topics = [gap('left'), gap('closed')],
}: {
  readerTest?: ReaderTest | null;
  topics?: Gap[];
} = {}) {
  const report = {
    meta: {
      pullRequest: 7,
      maxTopics: 20,
      incomplete: null,
      previousCutShort: null,
      rowsRead: 50,
      filesTruncated: false,
      sourceUrl: 'https://github.com/acme/docs/blob/5c0ffee',
      testedExtent: null,
      runUrl: 'https://github.com/acme/docs/actions/runs/9',
    },
    period: { from: '2026-11-09', to: '2026-11-16' },
    ...{
      topics,
      resolvedTopics: [],
      readerTest,
      daily: [],
      previousTotals: null,
    },
    totals: { questions: 56, answered: 30, unanswered: 26, unansweredRate: 0.4643 },
    setAside: { unanswered: 0, examples: [], rows: [] },
    remembered: {
      fixes: [{ id: 'kept', standing: { fix: { before: { unanswered: 9, questions: 300 } } } }],
      offers: null,
    },
  } as unknown as Report;
  return renderPullRequest(report, chooseTopics(report, 20)).map(({ markdown }) => markdown);
}

describe('the comment on a pull request', () => {
  test('is one line before the fold of gaps and the foot if it does nothing to readers', () => {
    const parts = rendered();
    expect(parts).toHaveLength(3);
    expect(parts[0]).toMatch(/^\*\*This pull request changes nothing for readers:\*\*.*$/);
    expect(parts[1]).toContain('<strong>2 gaps on its pages stay open</strong>');
    expect(parts[2]).toMatch(/^<sub>.*<\/sub>$/);
    expect(rendered({ topics: [] })).toHaveLength(2);
  });

  test('tells broken promises first, then what is lost, and what is gained', () => {
    const [says = '', left = ''] = rendered({
      readerTest: {
        ...nothing,
        gained: 9,
        lost: 2,
        topics: [{ ...closed, isClosed: true }],
        promises: [promise],
        atRisk: [{ file: 'a.mdx', url: null, change: 'deleted', answered: 12, redirected: false }],
      },
    });
    expect(says).toMatchInlineSnapshot(`
      "## What this pull request does to readers

      - **This removes what [pull request 41](https://github.com/acme/docs/pull/41) wrote for *Rotate a key***: 9 questions went unanswered before it.

      **2 answered questions no longer find the section that answered them.**
      - \`a.mdx\` is deleted or hidden, without a redirect; it answered 12 questions.

      **9 unanswered questions now find a section.**
      - 9 of 9 questions of *Verify a &#42;signature&#42;* now find a section; 0 did. Most come nearest to *Signatures* in \`docs/webhooks.mdx\`. This closes the gap."
    `);
    expect(left).toContain('<strong>1 gap on its pages stays open</strong>');
    expect(left).not.toContain('signature');
  });

  test('has at most fifteen lines before what is folded, whatever the change does', () => {
    const many = Array.from({ length: 30 }, (_, at) => at);
    const [says = ''] = rendered({
      readerTest: {
        ...nothing,
        gained: 99,
        lost: 2,
        topics: many.map((at) => ({ ...closed, id: `${at}` })),
        promises: many.map((at) => ({ ...promise, after: at % 2 === 0 ? 0 : 9 })),
        atRisk: many.map((at) => ({
          file: `${at}.mdx`,
          url: null,
          change: 'deleted',
          answered: 1,
          redirected: false,
        })),
      },
    });
    const lines = textOf(renderGfm(says), 'h2, p, li');
    expect(lines.length).toBeLessThanOrEqual(15);
    expect(lines).toContain('13 more gaps');
    expect(lines).toContain('27 more pages');
    expect(lines).toContain('27 more gaps');
  });

  test('counts no gain that may be chance, and keeps its gap', () => {
    const [says = '', left = ''] = rendered({
      readerTest: {
        ...nothing,
        topics: [{ ...closed, after: 1, finding: texts(1), missing: texts(8) }],
      },
    });
    expect(says).toContain('changes nothing for readers');
    expect(left).toContain('2 gaps on its pages stay open');
    // Of a gap that was tested, those that find nothing.
    expect(left).toContain('- q0\n- q1\n- q2\n- 5 more questions');
    expect(left).not.toContain('Question of closed');
  });

  test('has the counts of its pages if the docs are not at hand', () => {
    const [says = ''] = rendered({ readerTest: null });
    expect(says).toContain('## Documentation gaps on the changed pages, 9–15 November 2026');
    expect(says).toContain('26 of 56 questions on the pages that this pull request changes');
  });

  test('names no other gap, whoever wrote so', () => {
    const named = gap('left', {
      label: 'Gap 0123456789ab',
      examples: [{ text: 'gap 0123456789ab', count: 1 }],
    });
    expect(
      rendered({ topics: [named] })
        .join('')
        .replaceAll('\u200b', ''),
    ).not.toContain('0123456789ab');
  });
});
