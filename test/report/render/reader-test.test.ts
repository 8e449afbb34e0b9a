import { describe, expect, test } from 'vitest';
import type { PageAtRisk } from '../../../src/report/readers/change.ts';
import type { ReaderTest, TestedTopic } from '../../../src/report/readers/reader-test.ts';
import { gainOf, lossLines } from '../../../src/report/render/reader-test.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { noEffect } from '../sample.ts';

const topic: TestedTopic = {
  id: 'a1',
  label: 'Verify a *signature*',
  questions: 14,
  before: 0,
  after: 9,
  file: 'docs/webhooks.mdx',
  heading: 'Signatures',
  finding: [],
  missing: [],
  isClosed: false,
};
const reader = (more: Partial<ReaderTest> = {}): ReaderTest => ({ ...noEffect, ...more });
const page = (file: string, more: Partial<PageAtRisk> = {}): PageAtRisk => ({
  file,
  url: null,
  change: 'deleted',
  answered: 12,
  redirected: false,
  ...more,
});

describe('what a pull request does to readers', () => {
  test('names the pages at risk, those without a redirect first', () => {
    const atRisk = [
      page('a.mdx', { redirected: true, change: 'renamed', answered: 1 }),
      page('b.mdx', { change: 'shortened' }),
      page('c.mdx'),
    ];
    expect(lossLines(reader({ atRisk }), 10)).toEqual([
      '**Answers cite pages that this pull request deletes, moves or shortens.**',
      '- `b.mdx` loses a section. 12 answers cite it.',
      '- `c.mdx` is deleted or hidden, without a redirect. 12 answers cite it.',
      '- `a.mdx` gets a new address, with a redirect. 1 answer cites it.',
    ]);
    const many = Array.from({ length: 12 }, (_, at) => page(`${at}.mdx`));
    expect(lossLines(reader({ atRisk: many }), 10)).toHaveLength(11);
    expect(lossLines(reader({ atRisk: many }), 10).at(-1)).toBe('- 3 more pages');
  });
});

describe('on a fix’s pull request', () => {
  const of = (missing: string[], more: Partial<TestedTopic> = {}, found = 9) =>
    gainOf(
      'a1',
      reader({
        topics: [
          { ...topic, id: 'other', missing: ['not this' as Redacted] },
          {
            ...topic,
            ...more,
            finding: Array.from({ length: found }, (_, at) => `f${at}` as Redacted),
            missing: missing as Redacted[],
          },
        ],
      }),
      10,
    );

  test('lists the gain of its topic, and the questions that still find nothing', () => {
    const { gain, rest } = of(['dark mode', 'teapot']);
    expect(gain).toEqual([
      '9 of 14 questions now find a section; 0 did. Most come nearest to *Signatures* in `docs/webhooks.mdx`. Among them: “f0” and “f1”.',
    ]);
    expect(rest).toEqual([
      expect.stringMatching(/2 questions still find none[\s\S]*- dark mode\n- teapot/),
    ]);
    expect(of(['teapot']).rest[0]).toContain('1 question still finds none');
    expect(of([]).rest).toEqual([]);
    // This loss may be chance.
    expect(of([], { after: 1, file: null }, 1).gain).toEqual([]);
    expect(of([], { after: 2, file: null }, 2).gain).toEqual([]);
    expect(gainOf('gone', reader({ topics: [topic] }), 10)).toEqual({ gain: [], rest: [] });
  });

  test('lists losses even if more is gained', () => {
    expect(lossLines(reader({ gained: 5 }), 10)).toEqual([]);
    const losses = [
      { file: 'b.mdx', questions: 2, examples: ['roles', 'keys'] as Redacted[] },
      { file: 'a.mdx', questions: 1, examples: ['invoices'] as Redacted[] },
    ];
    expect(lossLines(reader({ gained: 5, lost: 3, losses, atRisk: [page('a.mdx')] }), 10)).toEqual([
      '**3 answered questions no longer find a section.**',
      '- `a.mdx` is deleted or hidden, without a redirect. 12 answers cite it. 1 answered question finds no other section: “invoices”.',
      '- `b.mdx` is rewritten. 2 answered questions find no other section: “roles” and “keys”.',
    ]);
  });
});
