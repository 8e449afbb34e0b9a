import { describe, expect, test } from 'vitest';
import type { Gap, Report, ReportMeta } from '../../../src/report/assemble/report.ts';
import { chooseTopics } from '../../../src/report/assemble/shown.ts';
import type { Judgment } from '../../../src/report/readers/judge-change.ts';
import type { ReaderTest } from '../../../src/report/readers/reader-test.ts';
import type { Coverage } from '../../../src/report/reading/describe.ts';
import { renderPullRequest } from '../../../src/report/render/pull-request.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { renderGfm, textOf } from '../rendered.ts';
import { noEffect } from '../sample.ts';

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
const written = {
  id: 'left',
  label: 'Gap of left',
  questions: 4,
  finding: 0,
  example: 'night theme' as Redacted,
  file: 'docs/ui.mdx',
  heading: 'Theme',
  isAdded: true,
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
  readerTest = noEffect,
  topics = [gap('left'), gap('closed')],
  testedExtent = null,
  docs = null,
  questions = 56,
}: {
  readerTest?: ReaderTest | null;
  topics?: Gap[];
  docs?: { found: number | null } | null;
  questions?: number;
} & Partial<Pick<ReportMeta, 'testedExtent'>> = {}) {
  const report = {
    meta: {
      pullRequest: 7,
      maxTopics: 20,
      incomplete: null,
      previousCutShort: null,
      rowsRead: 50,
      filesTruncated: false,
      sourceUrl: 'https://github.com/acme/docs/blob/5c0ffee',
      testedExtent,
      runUrl: 'https://github.com/acme/docs/actions/runs/9',
      repositoryUrl: 'https://github.com/acme/docs',
    },
    period: { from: '2026-11-09', to: '2026-11-16' },
    ...{
      topics,
      resolvedTopics: [],
      readerTest,
      docs,
      daily: [],
      previousTotals: null,
    },
    totals: { questions, answered: 30, unanswered: 26, unansweredRate: 0.4643 },
    setAside: { unanswered: 0, examples: [], rows: [] },
    remembered: {
      fixes: [{ id: 'kept', status: { fix: { before: { unanswered: 9, questions: 300 } } } }],
      offers: null,
      dismissed: [],
    },
  } as unknown as Report;
  return renderPullRequest(report, chooseTopics(report, 20)).map(({ markdown }) => markdown);
}

describe('the comment on a pull request', () => {
  test('is one line before the gaps and the foot if the change does nothing to readers', () => {
    const parts = rendered();
    expect(parts).toHaveLength(3);
    expect(parts[0]).toMatch(/^\*\*This pull request changes nothing for readers:\*\*.*$/);
    expect(parts[1]).toContain('<strong>2 gaps on its pages stay open</strong>');
    expect(parts[2]).toMatch(/^<sub>.*<\/sub>$/);
    expect(rendered({ topics: [] })).toHaveLength(2);
  });

  test('says what a model says about a fix only once', () => {
    const linesOf = (coverageBefore: Coverage, coverageAfter: Coverage, file: string | null) => {
      const judged: Judgment = {
        ...{ coverageBefore, coverageAfter, file: 'ada@example.com.mdx' },
        ...{ heading: 'Signatures', missing: null, conversations: 3 },
      };
      const [says = ''] = rendered({
        readerTest: {
          ...noEffect,
          topics: [{ ...closed, id: 'kept', file, judged }],
          promises: [{ ...promise, judged }],
        },
      });
      return textOf(renderGfm(says), 'li').map((line) => line.split(' (pull')[0]);
    };
    const path = 'docs/webhooks.mdx';
    expect(linesOf('present', 'absent', path)).toEqual([
      'Readers no longer find the fix for Rotate a key',
    ]);
    expect(linesOf('partial', 'present', path)).toEqual(['Readers find the fix for Rotate a key']);
    expect(linesOf('absent', 'partial', null)).toEqual([
      'Verify a *signature*: 3 conversations asked this; the change adds part of the answer to a file whose name is redacted.',
    ]);
    expect(linesOf('present', 'present', path)).toEqual([]);
  });

  test('lists regressed fix checks first, then losses, then gains', () => {
    const [says = '', left = ''] = rendered({
      readerTest: {
        ...noEffect,
        gained: 9,
        lost: 2,
        topics: [{ ...closed, isClosed: true }],
        promises: [promise],
        atRisk: [{ file: 'a.mdx', url: null, change: 'deleted', answered: 12, redirected: false }],
        losses: [{ file: 'a.mdx', questions: 2, examples: texts(2) }],
        written: [written],
      },
    });
    expect(says).toMatchInlineSnapshot(`
      "## What this pull request does to readers

      - **Readers no longer find the fix for *Rotate a key* ([pull request 41](https://github.com/acme/docs/pull/41)).** Before it, 9 questions went unanswered.

      **2 answered questions no longer find a section.**
      - \`a.mdx\` is deleted or hidden, without a redirect. 12 answers cite it. 2 answered questions find no other section: “q0” and “q1”.

      **9 unanswered questions now find a section.**
      - 9 of 9 questions of *Verify a &#42;signature&#42;* now find a section; 0 did. Most come nearest to *Signatures* in \`docs/webhooks.mdx\`. Among them: “q0” and “q1”. This closes the gap.

      **Wording alone doesn’t show whether the change closes these gaps:**
      - The change adds *Theme* in \`docs/ui.mdx\`, where *Gap of left* (4 questions) may belong. By wording, none of these questions finds it: compare the section with “night theme”."
    `);
    expect(left).toContain('<strong>1 gap on its pages stays open</strong>');
    expect(left).not.toContain('signature');
  });

  test('has at most fifteen lines before the details, whatever the change does', () => {
    const many = Array.from({ length: 30 }, (_, at) => at);
    const [says = ''] = rendered({
      readerTest: {
        ...noEffect,
        gained: 99,
        lost: 2,
        topics: many.map((at) => ({ ...closed, id: `${at}` })),
        promises: many.map((at) => ({ ...promise, after: at % 2 === 0 ? 0 : 9 })),
        written: many.map((at) => ({ ...written, id: `${at}` })),
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
    expect(lines).toContain('29 more gaps');
    expect(lines).toContain('28 more pages');
    expect(lines).toContain('28 more gaps');
  });

  test('counts no gain that may be chance, and leaves its gap open', () => {
    const [says = '', left = ''] = rendered({
      readerTest: {
        ...noEffect,
        topics: [{ ...closed, after: 1, finding: texts(1), missing: texts(8) }],
      },
    });
    expect(says).toContain('No effect on readers was found');
    expect(left).toContain('2 gaps on its pages stay open');
    // For a tested gap, the questions that find no section.
    expect(left).toContain('- q0\n- q1\n- q2\n- 5 more questions');
    expect(left).not.toContain('Question of closed');
  });

  test('names a section written for a gap instead of advising to write there', () => {
    const place = {
      file: 'a.mdx',
      line: 1,
      heading: null,
      isSure: true,
      coverage: null,
      others: [],
    };
    const topics = [gap('left', { place })];
    expect(rendered({ topics })[1]).toContain('Start at [a.mdx]');
    const [says = '', left] = rendered({ topics, readerTest: { ...noEffect, written: [written] } });
    expect(says).toContain(
      '- The change adds *Theme* in `docs/ui.mdx`, where *Gap of left* (4 questions)',
    );
    expect(says).not.toContain('changes nothing');
    expect(left).not.toContain('Start at');
    const single = { ...noEffect, written: [{ ...written, questions: 1 }] };
    expect(rendered({ readerTest: single })[0]).toContain('No effect on readers was found');
  });

  test.each<[string, Parameters<typeof rendered>[0]]>([
    ['the checkout has no docs', { docs: null }],
    ['only 12.0% of answered questions find', { docs: { found: 0.12 }, testedExtent: 'untrusted' }],
    ['too few answers cite a page', { docs: { found: null }, testedExtent: 'untrusted' }],
    ['the changed files can’t be read', { docs: { found: 1 }, testedExtent: 'unread' }],
    ['the test failed or ran out of time', { docs: { found: 1 }, testedExtent: 'failed' }],
    ['no question of the period names a page', { readerTest: noEffect, questions: 0 }],
  ])('says that nothing was tested, as %s', (reason, given) => {
    const [says] = rendered({ readerTest: null, ...given });
    expect(says).toContain(`What this pull request does to readers wasn’t tested: ${reason}`);
  });

  test('has the counts of its pages if the pull request changes no docs', () => {
    const [says = ''] = rendered({ readerTest: null, docs: { found: 1 } });
    expect(says).not.toContain('wasn’t tested');
    expect(says).toContain('## Documentation gaps on the changed pages, 9–15 November 2026');
    expect(says).toContain('26 of 56 questions on the pages that this pull request changes');
  });

  test('names no other gap, even if a quoted text does', () => {
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
