import { describe, expect, test } from 'vitest';
import type { PageAtRisk } from '../../../src/report/readers/changed-sections.ts';
import type { ReaderTest, TestedTopic } from '../../../src/report/readers/reader-test.ts';
import { gainOf, lossesOf, renderReaderTest } from '../../../src/report/render/reader-test.ts';

const topic: TestedTopic = {
  ...{ id: 'a1', label: 'Verify a *signature*', questions: 14, before: 0, after: 9 },
  ...{ file: 'docs/webhooks.mdx', heading: 'Signatures' },
};
const reader = (more: Partial<ReaderTest> = {}): ReaderTest => ({
  ...{ base: 'b4se', head: 'h3ad', gained: 0, lost: 0, topics: [], atRisk: [], ...more },
});
const page = (file: string, more: Partial<PageAtRisk> = {}): PageAtRisk => ({
  ...{ file, url: null, change: 'deleted', answered: 12, redirected: false, ...more },
});
const sections = (
  more: Partial<ReaderTest>,
  questions: { finding: string[]; missing: string[] }[] = [],
) =>
  renderReaderTest({ test: reader(more), questions }).map(({ title, markdown }) => [
    title,
    markdown,
  ]);
const heading = '### What this pull request does to readers';

describe('what a pull request does to readers', () => {
  test('is nothing to tell without a test, and a line if it does nothing', () => {
    expect(renderReaderTest({ test: null, questions: [] })).toEqual([]);
    expect(sections({})).toEqual([
      [
        'what it does to readers',
        `${heading}\n\nNo question of the period finds a section that it did not find before, or loses one, and no page that answered questions is at risk.`,
      ],
    ]);
  });

  test('is told in numbers', () => {
    const numbers = (more: Partial<ReaderTest>) => sections(more)[0]?.[1];
    expect(numbers({ gained: 9, lost: 2 })).toBe(
      `${heading}\n\n**9 unanswered questions now find a section, and found none before.** **2 answered questions no longer find the section that answered them.**`,
    );
    expect(numbers({ gained: 1, lost: 1 })).toBe(
      `${heading}\n\n**1 unanswered question now finds a section, and found none before.** **1 answered question no longer finds the section that answered it.**`,
    );
  });

  test('names the pages at risk, those that lead nowhere first', () => {
    const atRisk = [
      page('a.mdx', { redirected: true, change: 'renamed', answered: 1 }),
      page('b.mdx', { change: 'shortened' }),
      page('c.mdx'),
    ];
    const lines = [
      '- `b.mdx` loses a section. It answered 12 questions of the period.',
      '- `c.mdx` is deleted or hidden. It answered 12 questions of the period, and leaves no redirect.',
      '- `a.mdx` gets another address. It answered 1 question of the period, and leaves a redirect.',
    ].join('\n');
    expect(sections({ atRisk })[0]?.[1]).toBe(
      `${heading}\n\nNo question finds more or less than before.\n\n**Answers at risk**\n\n${lines}`,
    );
    const many = Array.from({ length: 12 }, (_, at) => page(`${at}.mdx`));
    const [[, markdown = ''] = []] = sections({ atRisk: many, lost: 1 });
    expect(markdown).not.toContain('more or less');
    expect(markdown.split('\n').at(-1)).toBe('- 2 more pages');
  });

  test('has a fold for each topic, with its questions', () => {
    const finding = [...Array.from({ length: 10 }, (_, at) => `f${at}`), 'f10', 'f11'];
    const [, [title, markdown = ''] = []] = sections({ gained: 9, topics: [topic] }, [
      { finding, missing: ['m <b>', ' '] },
    ]);
    expect(title).toBe('what it does to “Verify a &#42;signature&#42;”');
    expect(markdown).toContain(
      '9 of 14 questions of <strong>Verify a &#42;signature&#42;</strong> now find a section; 0 did',
    );
    expect(markdown).toContain('Most come nearest to *Signatures* in `docs/webhooks.mdx`.');
    expect(markdown).not.toContain('by chance');
    expect(markdown).toContain('**Find a section now** (12)\n\n- f0\n- f1\n');
    expect(markdown).toContain('- f9\n- 2 more questions\n\n**Still find none** (2)\n\n- m');
    expect(markdown).toContain('- (no text)');
    const [, [, bare = ''] = []] = sections({ gained: 1, topics: [{ ...topic, heading: null }] });
    expect(bare).toContain('Most come nearest to the beginning of `docs/webhooks.mdx`.');
    expect(bare).not.toContain('**');
    const [, [, nowhere = ''] = []] = sections({ gained: 1, topics: [{ ...topic, file: null }] });
    expect(nowhere).not.toContain('nearest');
  });

  test.each([
    [14, 1, true],
    [12, 2, false],
    [13, 2, true],
    [100, 6, true],
    [100, 7, false],
    [14, 0, false],
  ])('of %i questions that %i more find something may be chance: %s', (questions, gained, may) => {
    const topics = [{ ...topic, questions, before: 3, after: 3 + gained }];
    const [, [, markdown = ''] = []] = sections({ gained, lost: 1, topics });
    expect(markdown.includes('So few questions may do so by chance.')).toBe(may);
    expect(gainOf('a1', { test: reader({ topics }), questions: [] }).gain).toHaveLength(
      may ? 0 : 1,
    );
  });

  test('has ten topics at most, and says how many more there are', () => {
    const topics = Array.from({ length: 11 }, () => topic);
    expect(sections({ gained: 1, topics }).slice(11)).toEqual([
      ['more topics', '1 more topic in `report.json`, under `readerTest`.'],
    ]);
    expect(sections({ gained: 1, topics: topics.slice(1) })).toHaveLength(11);
  });
});

describe('on a fix’s pull request', () => {
  const of = (missing: string[], more: Partial<TestedTopic> = {}) =>
    gainOf('a1', {
      test: reader({
        topics: [
          { ...topic, id: 'other' },
          { ...topic, ...more },
        ],
      }),
      questions: [
        { finding: [], missing: ['not this'] },
        { finding: [], missing },
      ],
    });

  test('the gain of its topic is told, and what still finds nothing', () => {
    const { gain, rest } = of(['dark mode', 'teapot']);
    expect(gain).toEqual([
      '**9 of 14 questions now find a section; 0 did.** Most come nearest to *Signatures* in `docs/webhooks.mdx`.',
    ]);
    expect(rest).toEqual([
      expect.stringMatching(/2 questions still find none[\s\S]*- dark mode\n- teapot/),
    ]);
    expect(of(['teapot']).rest[0]).toContain('1 question still finds none');
    expect(of([]).rest).toEqual([]);
    expect(of([], { after: 1, file: null }).gain).toEqual([]);
    expect(gainOf('gone', { test: reader({ topics: [topic] }), questions: [] })).toEqual({
      ...{ gain: [], rest: [] },
    });
  });

  test('losses are told, whatever is gained', () => {
    expect(lossesOf({ test: reader({ gained: 5 }), questions: [] })).toEqual([]);
    expect(
      lossesOf({ test: reader({ gained: 5, lost: 2, atRisk: [page('a.mdx')] }), questions: [] }),
    ).toEqual([
      '**2 answered questions no longer find the section that answered them.**',
      '**Answers at risk**\n\n- `a.mdx` is deleted or hidden. It answered 12 questions of the period, and leaves no redirect.',
    ]);
  });
});
