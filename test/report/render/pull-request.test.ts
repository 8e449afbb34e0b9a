import { describe, expect, test } from 'vitest';
import type { Gap, Report, ReportMeta } from '../../../src/report/assemble/report.ts';
import { chooseTopics } from '../../../src/report/assemble/shown.ts';
import type { PageAtRisk } from '../../../src/report/readers/change.ts';
import type { Judgment } from '../../../src/report/readers/judge-change.ts';
import type { ReaderTest } from '../../../src/report/readers/reader-test.ts';
import type { Coverage } from '../../../src/report/reading/describe.ts';
import { renderPullRequest } from '../../../src/report/render/pull-request.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { renderGfm, textsOf } from '../../world/markdown.ts';
import { noEffect } from '../sample.ts';

const gap = (id: string, more: object = {}) =>
  ({
    id,
    label: `Gap of ${id}`,
    conversations: 9,
    unanswered: 9,
    previousConversations: 4,
    trend: 'steady',
    examples: [{ text: `Question of ${id}?`, count: 1 }],
    place: null,
    ...more,
  }) as unknown as Gap;
const texts = (count: number) => Array.from({ length: count }, (_, at) => `q${at}` as Redacted);
const named = {
  id: 'named',
  label: 'Verify a *signature*',
  file: 'docs/webhooks.mdx',
  heading: 'Signatures',
  isAdded: true,
  near: texts(9),
  far: ['dark mode' as Redacted],
};
const singles = { file: 'docs/ui.mdx', heading: null, isAdded: false, near: texts(3) };
const promise = {
  gap: 'fixed',
  label: 'Rotate a key' as Redacted,
  questions: 3,
  keptQuestions: 1,
  prLink: 'https://github.com/acme/docs/pull/41',
  file: 'docs/keys.mdx',
  heading: 'Rotate',
};
const pageAtRisk = (
  file: string | null,
  more: Partial<PageAtRisk> = {},
): ReaderTest['atRisk'][number] => ({
  file,
  url: 'https://docs.acme.example/keys',
  change: 'deleted',
  answered: 12,
  redirected: false,
  sentences: 20,
  left: 3,
  ...more,
});

function rendered({
  readerTest = noEffect,
  topics = [gap('left'), gap('named')],
  testedExtent = null,
  docs = null,
}: {
  readerTest?: ReaderTest | null;
  topics?: Gap[];
  docs?: { found: number | null } | null;
} & Partial<Pick<ReportMeta, 'testedExtent'>> = {}) {
  const report = {
    meta: {
      pullRequest: 7,
      maxTopics: 20,
      incomplete: null,
      previousCutShort: null,
      rowsRead: 50,
      missingDocsRoot: null,
      areDocsTrusted: true,
      isFileListTruncated: false,
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
    totals: { questions: 56, answered: 30, unanswered: 26, unansweredRate: 0.4643 },
    setAside: { unanswered: 0, examples: [], rows: [] },
    remembered: null,
  } as unknown as Report;
  return renderPullRequest(report, chooseTopics(report, 20)).map(({ markdown }) => markdown);
}

describe('the comment on a pull request', () => {
  test('is one line before the questions and the foot if the change does nothing to readers', () => {
    const parts = rendered();
    expect(parts).toHaveLength(3);
    expect(parts[0]).toBe(
      '**No gap’s questions come nearest to what this pull request writes.** No answer cites a page that it deletes, renames or shortens.',
    );
    expect(parts[1]).toContain('<strong>18 unanswered questions on its pages</strong>');
    expect(parts[2]).toMatch(/^<sub>.*<\/sub>$/);
    expect(rendered({ topics: [] })).toHaveLength(2);
  });

  test('lists fix checks first, then what pages lose, then gaps', () => {
    const [says = '', left = ''] = rendered({
      readerTest: {
        ...noEffect,
        topics: [named, { ...named, label: 'One', near: texts(1), far: [], isAdded: false }],
        singles: [singles],
        promises: [promise],
        atRisk: [
          pageAtRisk('a.mdx', { redirected: true, change: 'renamed', answered: 1 }),
          pageAtRisk('b.mdx', { change: 'shortened' }),
          pageAtRisk('c.mdx'),
        ],
      },
    });
    expect(says).toMatchInlineSnapshot(`
      "## What this pull request does to readers

      - **This pull request may undo the fix for *Rotate a key* ([pull request 41](https://github.com/acme/docs/pull/41)):** 2 of the gap’s 3 questions came near a section that it takes away, such as *Rotate* in \`docs/keys.mdx\`.

      **Answers cite pages that this pull request deletes, renames or shortens:**
      - \`b.mdx\` loses a section: 12 answered questions cite it. Sentences left in the docs: 3 of 20.
      - \`c.mdx\` is deleted or hidden, without a redirect: 12 answered questions cite it. Sentences left in the docs: 3 of 20.
      - \`a.mdx\` gets a new address, with a redirect: 1 answered question cites it. Sentences left in the docs: 3 of 20.

      **Unanswered questions that this pull request is about:**
      - *Verify a &#42;signature&#42;*: 9 of 10 questions come nearest to *Signatures* in \`docs/webhooks.mdx\`, which it adds: “q0” and “q1”, but not “dark mode”.
      - *One*: 1 of 1 question comes nearest to *Signatures* in \`docs/webhooks.mdx\`, which it rewrites: “q0”.
      - 3 questions that nobody else asked come nearest to the beginning of \`docs/ui.mdx\`, which it rewrites: “q0” and “q1”."
    `);
    expect(left).toContain('<strong>9 other unanswered questions on its pages</strong>');
    expect(left).toContain('- Question of left?');
    expect(left).not.toContain('signature');
  });

  test('says so if a change that takes text away comes near no gap', () => {
    const [says] = rendered({ readerTest: { ...noEffect, atRisk: [pageAtRisk(null)] } });
    expect(says).toContain('- a file whose name is redacted is deleted or hidden');
    expect(says).toMatch(
      /\n\n\*\*No gap’s questions come nearest to what this pull request writes\.\*\*$/,
    );
  });

  test('says what a model says of gaps before what wording says of others, and of fixes once', () => {
    const linesOf = (coverageBefore: Coverage, coverageAfter: Coverage) => {
      const judged: Judgment = {
        ...{ coverageBefore, coverageAfter, file: 'a.mdx', heading: 'Keys', isAdded: false },
        missing: 'Say how often.' as Redacted,
      };
      const promises = coverageAfter === 'absent' ? [{ ...promise, judged }] : [];
      const topics = [named, { ...named, label: 'Rotate', file: null, judged }];
      const [says = ''] = rendered({ readerTest: { ...noEffect, topics, promises } });
      return textsOf(renderGfm(says), 'li');
    };
    const asked = 'Rotate: 10 questions ask this. As a model reads the docs, the change';
    expect(linesOf('partial', 'present')).toEqual([
      `${asked} adds the answer to Signatures in a file whose name is redacted.`,
      expect.stringMatching(/^Verify a \*signature\*: 9 of 10 questions/),
    ]);
    expect(linesOf('absent', 'partial')[0]).toBe(
      `${asked} adds part of the answer to Signatures in a file whose name is redacted. What was missing: Say how often.`,
    );
    expect(linesOf('present', 'absent').slice(0, 2)).toEqual([
      'This pull request may undo the fix for Rotate a key (pull request 41): as a model reads the docs, it removes the answer, or part of it, from Rotate in docs/keys.mdx.',
      `${asked} removes the answer, or part of it, from Signatures in a file whose name is redacted.`,
    ]);
  });

  test('has at most twelve lines before the details, whatever the change does', () => {
    const many = Array.from({ length: 30 }, (_, at) => `${at}`);
    const [says = ''] = rendered({
      readerTest: {
        ...noEffect,
        topics: many.map((id) => ({ ...named, id })),
        singles: many.map(() => singles),
        promises: many.map((id) => ({ ...promise, gap: id })),
        atRisk: many.map((id) => pageAtRisk(`${id}.mdx`)),
      },
    });
    const lines = textsOf(renderGfm(says), 'h2, p, li');
    expect(lines).toHaveLength(12);
    expect(lines.filter((line) => line.endsWith('more gaps'))).toEqual([
      '29 more gaps',
      '28 more gaps',
    ]);
    expect(lines).toContain('28 more pages');
  });

  test('says in its foot which changed files weren’t read', () => {
    const testedExtent = { changed: 111, read: 100, unreadable: 2 };
    expect(rendered({ testedExtent }).at(-1)).toContain(
      'Only the first 100 of 111 changed files were read. 2 changed files can’t be read as text, and are left out.',
    );
  });

  test('lists single questions in the details without a place', () => {
    const alone = gap('alone', { conversations: 1, unanswered: 1 });
    const [, left = ''] = rendered({ topics: [gap('left'), alone] });
    expect(left).toContain('**Other questions**\n\n- Question of alone?');
    expect(rendered({ topics: [alone] })[1]).not.toContain('Other questions');
  });

  test.each<[string, Parameters<typeof rendered>[0]]>([
    ['the checkout has no docs', { docs: null }],
    ['only 12.0% of answered questions find', { docs: { found: 0.12 }, testedExtent: 'untrusted' }],
    ['too few answers cite a page', { docs: { found: null }, testedExtent: 'untrusted' }],
    ['it changes no file of the docs', { docs: { found: 1 } }],
    ['the changed files can’t be read', { docs: { found: 1 }, testedExtent: 'unread' }],
    ['the test failed or ran out of time', { docs: { found: 1 }, testedExtent: 'failed' }],
  ])('says that nothing was tested, as %s', (reason, given) => {
    const [says] = rendered({ readerTest: null, ...given });
    expect(says).toContain(`What this pull request does to readers wasn’t tested: ${reason}`);
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
