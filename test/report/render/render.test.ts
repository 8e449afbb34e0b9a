import { describe, expect, it } from 'vitest';
import { renderReport, reportMarkdown } from '../../../src/report/render/report.ts';
import type { ReportMeta } from '../../../src/report/render/report-meta.ts';
import { fortnight } from '../fortnight.ts';
import { renderGfm, textOf } from '../rendered.ts';
import { cited, docs, type Sample, type SampleRow, sampleMeta, sampleReport } from '../sample.ts';

function sections(sample: Sample, meta: Partial<ReportMeta> = {}) {
  return renderReport({ model: sample.model, meta: { ...sampleMeta, ...meta } });
}

function report(sample: Sample, meta: Partial<ReportMeta> = {}): string {
  return reportMarkdown(sections(sample, meta));
}

/** The paragraphs of the first section: all that a hurried reader sees. */
function headlineOf(sample: Sample, meta: Partial<ReportMeta> = {}): string[] {
  return textOf(renderGfm(sections(sample, meta)[0]?.markdown ?? ''), 'p');
}

function repeat(count: number, row: SampleRow = {}): SampleRow[] {
  return Array.from({ length: count }, () => row);
}

/** The words of a table, row by row. */
function cellsOf(rendered: ParentNode, index: number): string[][] {
  const rows = rendered.querySelectorAll('table')[index]?.querySelectorAll('tr') ?? [];
  return Array.from(rows, (row) =>
    textOf(row, 'th, td').map((cell) => cell.replaceAll('\u00a0', ' ')),
  );
}

describe('the report', () => {
  it('reads as a documentation lead would want it', async () => {
    const redactions = new Map([['email', 2]] as const);
    await expect(report(fortnight(), { redactions, waits: 1 })).toMatchFileSnapshot(
      'fortnight-report.md',
    );
  });

  it('goes from the most to the least useful', () => {
    const rendered = renderGfm(report(fortnight()));
    expect(textOf(rendered, 'h2, h3')).toEqual([
      'Documentation gaps, 13–19 November 2026',
      'Unanswered questions by day',
      'What readers could not find',
      'No longer asked',
      'Pages with most unanswered questions',
      'Categories of unanswered questions',
      'Instructions for an agent',
      'About this report',
    ]);
    expect(textOf(rendered, 'details > summary')).toEqual([
      '1. Verify a webhook signature · 7 conversations · ↑ rising from 2',
      '2. Export invoices as CSV · 3 conversations · → steady from 3',
      '3. Rotate an API key · 3 conversations · ★ new',
      '4. Self-host behind a proxy · 1 conversation · → steady from 1',
      'Asked once · 2 questions',
      '1. Verify a webhook signature',
      '2. Export invoices as CSV',
      '3. Rotate an API key',
      '4. Self-host behind a proxy',
    ]);
    expect(rendered.querySelectorAll('details[open]')).toHaveLength(3);
    expect(rendered.querySelectorAll('details details')).toHaveLength(0);
    expect(rendered.querySelectorAll('table')).toHaveLength(3);
  });

  it('can be cut between any two sections: each renders alone as it does in the whole', () => {
    const all = sections(fortnight());
    const parts = all.map(({ markdown }) => renderGfm(markdown).textContent?.trim());
    const whole = renderGfm(reportMarkdown(all)).textContent ?? '';
    expect(whole.split(/\n+/).filter(Boolean)).toEqual(
      parts.join('\n').split(/\n+/).filter(Boolean),
    );
    expect(all.filter(({ essential }) => essential).map(({ title }) => title)).toEqual([
      'headline',
      'about this report',
    ]);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  });

  it('leaves trends out where nothing was compared', () => {
    const rendered = renderGfm(report(sampleReport({ rows: repeat(2, { topic: 'A' }) })));
    expect(textOf(rendered, 'table:first-of-type th')).toEqual([
      '#',
      'Topic',
      'Conversations',
      'Gap',
    ]);
    expect(textOf(rendered, 'summary')[0]).toBe('1. A · 2 conversations');
  });

  it('tells conversations from questions where they differ', () => {
    const once = { conversation: 'c1' };
    const rows = [
      ...repeat(3, { topic: 'A', ...once }),
      { topic: 'A' },
      ...repeat(2, { topic: 'B', ...once }),
    ];
    const rendered = renderGfm(report(sampleReport({ rows, previousRows: [{ topic: 'A' }] })));
    expect(cellsOf(rendered, 0)).toEqual([
      ['#', 'Topic', 'Conversations', 'Trend', 'Gap'],
      ['1', 'A', '2', '↑ rising from 1 to 4', 'Missing page'],
      ['2', 'B', '1', '★ new', 'Missing page'],
    ]);
    expect(textOf(rendered, 'summary').slice(0, 2)).toEqual([
      '1. A · 2 conversations · 4 questions · ↑ rising from 1',
      '2. B · 1 conversation · 2 questions · ★ new',
    ]);
    expect(textOf(rendered, 'li')[0]).toBe(
      'Trend: the number of questions against the 7 days before; a move by less than two, or by less than a fifth, counts as steady.',
    );
  });

  it('has no trends where readers asked nothing in the period before', () => {
    const rows = repeat(2, { topic: 'A' });
    const first = sections(sampleReport({ rows, previousRows: [] }));
    const rendered = renderGfm(reportMarkdown(first));
    expect(textOf(rendered, 'p').slice(0, 2)).toEqual([
      '2 of 2 questions went unanswered (100.0%); there were no questions in the 7 days before.',
      '1 topic came up more than once.',
    ]);
    expect(cellsOf(rendered, 0)[0]).toEqual(['#', 'Topic', 'Conversations', 'Gap']);
    expect(textOf(rendered, 'summary')[0]).toBe('1. A · 2 conversations');
    expect(rendered.textContent).not.toMatch(/Orange line|Trend| line \[/);

    const answered = sampleReport({ rows, previousRows: [], previousAnswered: 1 });
    expect(textOf(renderGfm(report(answered)), 'summary')[0]).toBe(
      '1. A · 2 conversations · ★ new',
    );
  });

  it('counts the questions without a category where others have one', () => {
    const rows = [{ category: 'Billing' }, ...repeat(1), ...repeat(2, { category: 'API' })];
    expect(cellsOf(renderGfm(report(sampleReport({ rows }))), 0)).toEqual([
      ['Category', 'Unanswered'],
      ['API', '2'],
      ['Billing', '1'],
      ['None given', '1'],
    ]);
    expect(report(sampleReport({ rows: repeat(2) }))).not.toContain('None given');
  });

  it('tells pages of the same title apart', () => {
    const sources = [
      { title: 'Refunds', url: `${docs}/guides/refunds` },
      { title: 'Refunds', url: `${docs}/api/refunds` },
      { title: 'Fees', url: `${docs}/fees` },
    ];
    const rendered = renderGfm(report(sampleReport({ rows: repeat(2, { topic: 'A', sources }) })));
    expect(textOf(rendered, 'details[open] p')).toEqual([
      'Weak page: the assistant cited Refunds · /api/refunds (2), Fees (2) and Refunds · /guides/refunds (2), which did not suffice.',
    ]);
  });

  it('shows at most max-topics and 100 questions asked once, and says how many more', () => {
    const rows = ['A', 'B', 'C'].flatMap((topic) => repeat(2, { topic }));
    const previousRows = ['X', 'Y'].flatMap((topic) => repeat(2, { topic }));
    const sample = sampleReport({ rows: [...rows, ...repeat(1203)], previousRows });
    const rendered = renderGfm(report(sample, { maxTopics: 1 }));
    expect(textOf(rendered, 'summary')).toEqual([
      '1. A · 2 conversations · ★ new',
      'Asked once · 1,203 questions',
      '1. A',
    ]);
    expect(rendered.querySelectorAll('details:nth-of-type(2) li')).toHaveLength(100);
    expect(textOf(rendered, 'p')).toEqual(
      expect.arrayContaining([
        'Not shown here, but in report.json: 2 smaller topics.',
        'And 1,103 more questions, in unanswered.csv.',
        'And 1 more topic, in report.json.',
      ]),
    );
  });

  it('names the pages that did not suffice, and links no foreign host', () => {
    const rows = [
      {
        topic: 'A',
        pageUrl: 'https://evil.example/login',
        sources: [
          { title: 'Webhooks', url: `${docs}/guides/webhooks` },
          { title: 'Log in', url: 'https://evil.example/login' },
        ],
      },
      {
        topic: 'A',
        pageUrl: `${docs}/gr%C3%BC%C3%9Fe`,
        sources: cited('/a', '/b', '/c', '/d', '/e'),
      },
    ];
    const rendered = renderGfm(report(sampleReport({ rows })));
    expect(textOf(rendered, 'details[open] p')).toEqual([
      'Weak page: the assistant cited /a, /b, /c, /d, /e and 2 more pages, which did not suffice. ' +
        'Asked on /grüße and https://evil.example/login.',
    ]);
    const hosts = [...rendered.querySelectorAll('a')].map(({ href }) => new URL(href).host);
    expect(new Set(hosts)).toEqual(new Set(['docs.example.com', 'github.com']));
  });
});

describe('the headline', () => {
  it.each([
    [{ rows: repeat(1), answered: 3 }, '1 of 4 questions went unanswered (25.0%).'],
    [
      { rows: repeat(1), answered: 3, previousRows: repeat(1), previousAnswered: 3 },
      '1 of 4 questions went unanswered (25.0%), → the same share as 25.0% (1 of 4) in the 7 days before.',
    ],
    [
      { rows: repeat(1234), answered: 8766, previousRows: repeat(1), previousAnswered: 1 },
      '1,234 of 10,000 questions went unanswered (12.3%), ↓ down from 50.0% (1 of 2) in the 7 days before.',
    ],
    [
      { days: 1, rows: repeat(1), previousRows: [], previousAnswered: 9 },
      '1 of 1 question went unanswered (100.0%), ↑ up from 0.0% (0 of 9) in the day before.',
    ],
    [
      { rows: repeat(1), answered: 1, previousRows: [] },
      '1 of 2 questions went unanswered (50.0%); there were no questions in the 7 days before.',
    ],
    [
      { rows: [], answered: 12, previousRows: repeat(1), previousAnswered: 1 },
      'No question went unanswered. The assistant answered all 12 questions that readers asked, ↓ down from 50.0% (1 of 2) in the 7 days before.',
    ],
    [
      { rows: [], answered: 1 },
      'No question went unanswered. The assistant answered the one question that readers asked.',
    ],
    [{ rows: [] }, 'Readers asked no questions.'],
    [
      { rows: [], previousRows: repeat(1), previousAnswered: 1 },
      'Readers asked no questions. In the 7 days before, 1 of 2 went unanswered (50.0%).',
    ],
  ])('says %# in a line', (input, line) => {
    expect(headlineOf(sampleReport(input))[0]).toBe(line);
  });

  it('is about the changed pages where the scope is a pull request', () => {
    const sample = sampleReport({ rows: repeat(6), answered: 19 });
    expect(headlineOf(sample, { pullRequest: 7 })[0]).toBe(
      'Readers asked 25 questions on the pages that this pull request changes; 6 went unanswered (24.0%).',
    );
    expect(headlineOf(sampleReport({ rows: [] }), { pullRequest: 7 })[0]).toBe(
      'Readers asked no questions on the pages that this pull request changes.',
    );
    expect(textOf(renderGfm(report(sample, { pullRequest: 7 })), 'li').at(-3)).toBe(
      'Read: 591 rows of project acme-docs, in 2 requests with no waits; 25 rows asked on, or answered from, the pages that pull request 7 changes',
    );
  });

  it('says first what an incomplete report covers', () => {
    const sample = sampleReport({ rows: repeat(2), answered: 1000, complete: false });
    const [first] = headlineOf(sample, {
      incomplete: 'The quota of requests ran out at page 3.',
      rowsRead: 1002,
    });
    expect(first).toBe(
      '[!WARNING]\nThis report is incomplete. The quota of requests ran out at page 3. It covers the 1,002 rows that were read before that, and nothing else of the period.',
    );
  });

  it('says where GitHub did not list all files of the pull request', () => {
    const sample = sampleReport({ rows: repeat(2) });
    expect(headlineOf(sample, { pullRequest: 7, filesTruncated: true })[0]).toBe(
      '[!NOTE]\nNot every changed page is covered, because GitHub lists 3,000 files of a pull request at most.',
    );
  });

  it('says why there are no trends', () => {
    const [first] = headlineOf(sampleReport({ rows: repeat(2) }), {
      previousCutShort: 'Time ran out at page 2.',
    });
    expect(first).toBe(
      '[!NOTE]\nThere are no trends, because the period before could not be read in full. Time ran out at page 2.',
    );
  });

  it('is still a report where nothing went unanswered', () => {
    const rendered = renderGfm(report(sampleReport({ rows: [], answered: 3 })));
    expect(textOf(rendered, 'h2, h3')).toEqual([
      'Documentation gaps, 13–19 November 2026',
      'About this report',
    ]);
  });
});

describe('the foot', () => {
  it('says what was read and redacted', () => {
    const redactions = new Map([
      ['phone', 1],
      ['secret', 2],
      ['card', 0],
    ] as const);
    const items = textOf(renderGfm(report(fortnight(), { redactions, waits: 2 })), 'li');
    expect(items.slice(-4)).toEqual([
      'Period: 13–19 November 2026, compared with 6–12 November 2026, in whole UTC days',
      'Read: 591 rows of project acme-docs, in 2 requests with 2 waits',
      'Redacted: 2 keys and tokens and 1 phone number',
      'Files: all topics and rows are in report.json, unanswered.csv and conversations.jsonl, in the folder that the step’s output reportDir names; see the run for what it kept',
    ]);
    expect(report(fortnight())).toContain('**Redacted:** nothing was found to redact');
    expect(report(fortnight(), { redactions: null })).toContain('nothing, as `redact` is off');
  });
});
