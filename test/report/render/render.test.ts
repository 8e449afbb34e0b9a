import { describe, expect, it } from 'vitest';
import type { ReportMeta } from '../../../src/report/model/report-model.ts';
import { renderReport, reportMarkdown } from '../../../src/report/render/report.ts';
import { fortnight } from '../fortnight.ts';
import { renderGfm, textOf } from '../rendered.ts';
import { cited, docs, type Sample, type SampleRow, sampleMeta, sampleReport } from '../sample.ts';

function sections(sample: Sample, meta: Partial<ReportMeta> = {}) {
  const { model, details } = sample;
  return renderReport({ model, details, meta: { ...sampleMeta, ...meta } });
}

function report(sample: Sample, meta: Partial<ReportMeta> = {}): string {
  return reportMarkdown(sections(sample, meta));
}

function repeat(count: number, row: SampleRow = {}): SampleRow[] {
  return Array.from({ length: count }, () => row);
}

/** A report of these rows and thirty that nothing is like: with fewer it would be a list. */
const busy = (input: Parameters<typeof sampleReport>[0]): Sample =>
  sampleReport({ ...input, rows: [...input.rows, ...repeat(30)] });

/** The words of a table, row by row. */
function cellsOf(rendered: ParentNode, index: number): string[][] {
  const rows = rendered.querySelectorAll('table')[index]?.querySelectorAll('tr') ?? [];
  return Array.from(rows, (row) =>
    textOf(row, 'th, td').map((cell) => cell.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')),
  );
}

describe('the report', () => {
  it('goes from the most to the least useful', () => {
    const rendered = renderGfm(report(fortnight()));
    expect(textOf(rendered, 'h2, h3')).toEqual([
      'Documentation gaps, 13–19 November 2026',
      'Start here',
      'Topics',
      'By page',
      'The rest',
      'Share unanswered by day',
      'About this report',
    ]);
    expect(textOf(rendered, 'summary')).toEqual([
      '1 · Verify a webhook signature · 7 conversations, up from 2',
      'Brief for the writer',
      '2 · Export invoices as CSV · 3 conversations, 3 before',
      'Brief for the writer',
      '3 · Rotate an API key · 3 conversations, new',
      'Brief for the writer',
      '/guides/webhooks · 5 questions',
      '/billing/invoices · 3 questions',
      '/security/api-keys · 3 questions',
      'Pages cited most that didn’t answer',
      'Not grouped · 18 questions',
      'No longer asked · 1 topic',
      'Set aside · 2 greetings, tests or complaints',
      'By category',
    ]);
    expect(rendered.querySelectorAll('details[open]')).toHaveLength(0);
    expect(rendered.querySelectorAll('table')).toHaveLength(1);
  });

  it('is a list if few asked: what two ask first, then every question, and no ranks', () => {
    const rendered = renderGfm(report(fortnight({ isSmall: true })));
    expect(textOf(rendered, 'h2, h3')).toEqual([
      'Documentation gaps, 13–19 November 2026',
      'Asked more than once',
      'Every question',
      'The rest',
      'About this report',
    ]);
    expect(textOf(rendered, 'summary')).toEqual([
      'Verify a webhook signature · 7 conversations, up from 2',
      'Brief for the writer',
      'Export invoices as CSV · 3 conversations, 3 before',
      'Brief for the writer',
      'Rotate an API key · 3 conversations, new',
      'Brief for the writer',
      'No longer asked · 1 topic',
      'Set aside · 2 greetings, tests or complaints',
    ]);
    expect(rendered.querySelectorAll('table, ol')).toHaveLength(0);
    const listed = [...rendered.querySelectorAll('h3')].find(
      ({ textContent }) => textContent === 'Every question',
    )?.nextElementSibling;
    expect(listed?.querySelectorAll('li > ul > li')).toHaveLength(14);
  });

  it('says in its first lines what to do, and has every count of them in report.json', () => {
    const sample = fortnight();
    const markdown = report(sample);
    expect(startLines(markdown)).toEqual([
      '1 · Verify a webhook signature: 7 conversations, up from 2. Nothing was cited: write it on or near /guides/webhooks, where 5 of the 7 questions were asked.',
      '2 · Export invoices as CSV: 3 conversations, 3 before. Nothing was cited for 2 of the 3 questions: write it on or near /billing/invoices, where all 3 questions were asked.',
      '3 · Rotate an API key: 3 conversations, new. API keys was cited for all 3 questions and didn’t answer them: improve this page.',
    ]);
    const firstScreen = markdown.slice(0, markdown.indexOf('<details>'));
    expect(firstScreen.indexOf('### Topics')).toBeLessThan(1_500);
    const known = new Set(numbersIn(sample.model));
    const words = renderGfm(firstScreen.replace(/^## .*$/m, '')).textContent ?? '';
    const counts = words.match(/\d[\d.,]*(?<!\D)%?/g) ?? [];
    expect(counts.length).toBeGreaterThan(20);
    for (const count of counts) {
      // Places in the list and the length of the period are no counts.
      const value = count.endsWith('%') ? Number.parseFloat(count) / 100 : Number(count);
      const isPlace = /^[1-3]$/.test(count);
      const isKnown = isPlace || [...known].some((number) => Math.abs(number - value) < 0.000_51);
      expect(isKnown || value === sample.model.daily.length, count).toBe(true);
    }
  });

  it('stays under 36 kB in a busy week, a fifth of it briefs at most', () => {
    const about = 'configure something that the docs leave out';
    const rows = Array.from({ length: 20 }, (_, topic) =>
      Array.from({ length: 8 }, (_, at) => ({
        topic: `Set up the integration number ${topic}`,
        question: `How do I ${about}, part ${topic}.${at}?`,
        pageUrl: `${docs}/guides/integrations/page-${topic % 12}`,
        sources: at % 3 === 0 ? cited(`/guides/section/cited-${topic}`) : [],
        answer: 'I could not find that in the documentation. You may want to contact support.',
      })),
    ).flat();
    const once = Array.from({ length: 40 }, (_, at) => ({
      question: `Is ${about}, too, number ${at}?`,
      pageUrl: `${docs}/guides/section/page-${at % 30}`,
    }));
    const markdown = report(sampleReport({ rows: [...rows, ...once], previousRows: rows }));
    const size = Buffer.byteLength(markdown);
    expect(size).toBeLessThan(36_000);
    const prompts = markdown.match(/<details>\n<summary>Brief[\s\S]*?<\/details>/g) ?? [];
    expect(prompts).toHaveLength(20);
    expect(Buffer.byteLength(prompts.join(''))).toBeLessThan(size / 5);
    expect(markdown.indexOf('### Topics')).toBeLessThan(1_500);
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

  it('leaves trends out if nothing was compared', () => {
    const rendered = renderGfm(report(busy({ rows: repeat(2, { topic: 'A' }) })));
    expect(cellsOf(rendered, 0)).toEqual([
      ['Topic', 'Conversations', 'Where to act'],
      ['1 · A', '2', 'Write a page'],
    ]);
    expect(textOf(rendered, 'summary')[0]).toBe('1 · A · 2 conversations');
    expect(rendered.textContent).not.toMatch(/before|[↑↓]/);
  });

  it('sizes topics in conversations, before and now, and marks what moved', () => {
    const once = { conversation: 'c1' };
    const rows = [
      ...repeat(3, { topic: 'A' }),
      ...repeat(2, { topic: 'A', ...once }),
      ...repeat(2, { topic: 'B' }),
      ...repeat(2, { topic: 'C' }),
      ...repeat(2, { topic: 'D' }),
      ...repeat(2, { topic: 'One reader', ...once }),
    ];
    const previousRows = [
      { topic: 'A' },
      ...repeat(16, { topic: 'C' }),
      ...repeat(2, { topic: 'D', ...once }),
    ];
    const rendered = renderGfm(report(busy({ rows, previousRows, previousAnswered: 20 })));
    expect(cellsOf(rendered, 0)).toEqual([
      ['Topic', 'Conversationsbefore → now', 'Where to act'],
      ['1 · A', '1 → 4 ↑', 'Write a page'],
      ['2 · C', '16 → 2 ↓', 'Write a page'],
      ['3 · D', '1 → 2', 'Write a page'],
      ['4 · B', '0 → 2', 'Write a page'],
    ]);
    expect(textOf(rendered, 'summary').filter((text) => /^\d · /.test(text))).toEqual([
      '1 · A · 4 conversations, up from 1',
      '2 · C · 2 conversations, down from 16',
      '3 · D · 2 conversations, 1 before',
      '4 · B · 2 conversations, new',
    ]);
    expect(textOf(rendered, 'p')).toContainEqual(
      expect.stringMatching(
        /^↑ asked more, ↓ asked less than in the 7 days before, allowing for the number of all questions: [\d,]+, from [\d,]+\.$/,
      ),
    );
  });

  it('does not say up or down of a count that moved the other way than its trend', () => {
    const rows = repeat(8, { topic: 'A' });
    const previousRows = repeat(10, { topic: 'A' });
    const quiet = busy({ rows, previousRows, answered: 12, previousAnswered: 190 });
    expect(quiet.model.topics[0]?.trend).toBe('rising');
    const rendered = renderGfm(report(quiet));
    expect(textOf(rendered, 'summary')[0]).toBe('1 · A · 8 conversations, 10 before');
    expect(cellsOf(rendered, 0)[1]).toEqual(['1 · A', '10 → 8', 'Write a page']);
  });

  it.each<[string, SampleRow[], string, string]>([
    [
      'nothing cited, asked all over the docs',
      ['/a', '/b', '/c', '/d'].map((path) => ({ pageUrl: docs + path })),
      'Nothing was cited: write a page for it.',
      'Write a page',
    ],
    [
      'nothing cited, asked on the home page',
      [...repeat(5, { pageUrl: `${docs}/` }), ...repeat(3, { pageUrl: `${docs}/a` })],
      'Nothing was cited: write it on or near /a, where 3 of the 8 questions were asked.',
      'Write near /a',
    ],
    [
      'nothing cited for most',
      [...repeat(2, { pageUrl: `${docs}/a` }), { pageUrl: `${docs}/b`, sources: cited('/c') }],
      'Nothing was cited for 2 of the 3 questions: write it on or near /a, where 2 of the 3 questions were asked.',
      'Write near /a',
    ],
    [
      'one of two cited for both',
      [{ sources: cited('/a') }, { sources: cited('/b') }],
      'The answers have no page in common: choose one to cover it.',
      'Choose a page',
    ],
    [
      'one of two cited by four',
      [...repeat(2, { sources: cited('/a') }), ...repeat(2, { sources: cited('/b') })],
      '/a or /b was cited for all 4 questions and didn’t answer them: improve these pages.',
      'Improve /a or /b',
    ],
    [
      'different pages cited, one of them twice',
      [
        ...repeat(2, { sources: cited('/a') }),
        ...cited('/b', '/c', '/d', '/e').map((source) => ({ sources: [source] })),
      ],
      'The answers have no page in common: choose one to cover it, such as /a, cited for 2 of the 6 questions.',
      'Choose a page, such as /a',
    ],
    [
      'different pages cited, most asked on one',
      [
        { sources: cited('/a'), pageUrl: `${docs}/z` },
        { sources: cited('/b'), pageUrl: `${docs}/z` },
        { sources: cited('/c') },
        {},
      ],
      'The answers have no page in common, and 1 of the 4 cites none: choose one to cover it, such as /z, where 2 of the 4 questions were asked.',
      'Choose a page, such as /z',
    ],
    [
      'different pages cited, asked nowhere in particular',
      [{ sources: cited('/a') }, { sources: cited('/b') }, {}, {}],
      'The answers have no page in common, and 2 of the 4 cite none: choose one to cover it.',
      'Choose a page',
    ],
  ])('says where to act: %s', (_, rows, sentence, cell) => {
    const markdown = report(busy({ rows: rows.map((row) => ({ ...row, topic: 'A' })) }));
    const rendered = renderGfm(markdown);
    expect(startLines(markdown)).toEqual([`1 · A: ${rows.length} conversations. ${sentence}`]);
    expect(cellsOf(rendered, 0)[1]?.[2]).toBe(cell);
  });

  it('has no trends if readers asked nothing in the period before', () => {
    const rows = repeat(2, { topic: 'A' });
    const rendered = renderGfm(report(busy({ rows, previousRows: [] })));
    expect(textOf(rendered, 'p')[0]).toBe(
      '32 of 32 questions went unanswered (100.0%); there were no questions in the 7 days before.',
    );
    expect(cellsOf(rendered, 0)[0]).toEqual(['Topic', 'Conversations', 'Where to act']);
    expect(textOf(rendered, 'summary')[0]).toBe('1 · A · 2 conversations');
    expect(rendered.textContent).not.toMatch(/Orange line| line \[/);

    const answered = busy({ rows, previousRows: [], previousAnswered: 1 });
    expect(textOf(renderGfm(report(answered)), 'summary')[0]).toBe('1 · A · 2 conversations, new');
  });

  it('counts the questions without a category if others have one', () => {
    const rows = [{ category: 'Billing' }, ...repeat(1), ...repeat(2, { category: 'API' })];
    expect(foldOf(report(busy({ rows })), 'By category')).toEqual([
      'API (2)',
      'Billing (1)',
      'None given (31)',
    ]);
    expect(report(busy({ rows: [] }))).not.toContain('By category');
  });

  it('shows each page with its questions by topic, and no more than fit', () => {
    const page = { pageUrl: `${docs}/a` };
    const rows = [
      ...['one', 'two', 'three'].map((question) => ({ ...page, topic: 'A', question })),
      ...repeat(2, { ...page, question: 'again', topic: 'B' }),
      ...['x', 'y', 'z', 'w', 'v'].map((question) => ({ ...page, question })),
      { ...page, question: 'hi', isSetAside: true },
    ];
    expect(foldOf(report(busy({ rows })), '/a · 11 questions', '*')).toEqual([
      'A (3)',
      'one',
      'three',
      'two',
      'B (2)',
      'again (2 times)',
      'Not grouped (5)',
      'v',
      'w',
      'x',
      '2 more',
      'Set aside (1)',
    ]);
    const pages = Array.from({ length: 12 }, (_, at) => repeat(2, { pageUrl: `${docs}/p${at}` }));
    const many = renderGfm(report(busy({ rows: pages.flat() })));
    expect(textOf(many, 'summary').filter((text) => text.endsWith('2 questions'))).toHaveLength(5);
    expect(textOf(many, 'p')).toContain(
      '7 more pages with two unanswered questions or more: see unanswered.csv.',
    );
  });

  it('lists what was not grouped by page, generic and unknown pages last', () => {
    const rows = [
      { question: 'at home', pageUrl: `${docs}/` },
      { question: 'nowhere' },
      ...Array.from({ length: 25 }, (_, at) => ({
        question: `on z ${at + 10}`,
        pageUrl: `${docs}/z`,
      })),
      { question: 'on b', pageUrl: `${docs}/b` },
      { question: 'on a 1', pageUrl: `${docs}/a` },
      { question: 'on b, too', pageUrl: `${docs}/b` },
    ];
    const markdown = report(sampleReport({ rows }));
    expect(foldOf(markdown, 'Not grouped · 30 questions', '*').slice(26)).toEqual([
      '/b',
      'on b',
      'on b, too',
      '/a',
      'on a 1',
      '/',
      'at home',
      'No known page',
      'nowhere',
    ]);
    expect(textOf(renderGfm(markdown), 'p')[1]).toBe('No two of them ask the same.');
  });

  it('makes no heading of a page whose question has no words', () => {
    const rows = repeat(2, { question: ' ', pageUrl: `${docs}/a` });
    const rendered = renderGfm(report(busy({ rows: [...rows, { pageUrl: ' ' }] })));
    expect(rendered.querySelectorAll('h2')).toHaveLength(1);
    expect(textOf(rendered, 'li')).toEqual(expect.arrayContaining(['(no text) (2 times)']));
    expect(rendered.textContent).toContain('(no address)');
  });

  it('tells pages of the same title apart', () => {
    const sources = [
      { title: 'Refunds', url: `${docs}/guides/refunds` },
      { title: 'Refunds', url: `${docs}/api/refunds` },
    ];
    const rendered = renderGfm(report(busy({ rows: repeat(2, { topic: 'A', sources }) })));
    expect(textOf(rendered, 'details p')[0]).toBe(
      'Asked on: no known page · Cited: Refunds · /api/refunds (2) and /guides/refunds (2)',
    );
  });

  it('shows one failed answer, cut at 300 characters, as a quote', () => {
    const answer = `Webhooks are sent\n- on [events](https://x.example) ${'and on '.repeat(100)}`;
    const rendered = renderGfm(report(busy({ rows: repeat(2, { topic: 'A', answer }) })));
    const [quote = ''] = textOf(rendered, 'details > blockquote > p');
    expect(quote).toMatch(/^Failed answer: Webhooks are sent on events and on /);
    expect(quote).toHaveLength('Failed answer: '.length + 300);
    expect(rendered.querySelectorAll('blockquote')).toHaveLength(1);
    const none = report(sampleReport({ rows: repeat(2, { topic: 'A', answer: null }) }));
    expect(none).not.toContain('Failed answer');
  });

  it('shows at most max-topics and 100 questions that were not grouped, and says how many more', () => {
    const rows = ['A', 'B', 'C'].flatMap((topic) => repeat(2, { topic }));
    const previousRows = ['X', 'Y'].flatMap((topic) => repeat(2, { topic }));
    const sample = sampleReport({ rows: [...rows, ...repeat(1203)], previousRows });
    const markdown = report(sample, { maxTopics: 1 });
    expect(textOf(renderGfm(markdown), 'summary')).toEqual([
      '1 · A · 2 conversations, new',
      'Brief for the writer',
      'Not grouped · 1,203 questions',
      'No longer asked · 2 topics',
    ]);
    expect(foldOf(markdown, 'Not grouped · 1,203 questions', '*')).toHaveLength(101);
    expect(textOf(renderGfm(markdown), 'p')).toEqual(
      expect.arrayContaining([
        '2 smaller topics: see report.json.',
        '1,103 more questions: see unanswered.csv.',
        '1 more topic: see report.json.',
      ]),
    );
  });

  it('links no foreign host, and names each page with its host if the docs have several', () => {
    const rows = [
      {
        topic: 'A',
        pageUrl: 'https://evil.example/login',
        sources: [{ title: 'Log in', url: 'https://evil.example/login' }],
      },
      { topic: 'A', pageUrl: `${docs}/gr%C3%BC%C3%9Fe`, sources: cited('/a', '/b', '/c') },
    ];
    const sample = busy({ rows: [...rows, ...rows.slice(1)] });
    const rendered = renderGfm(report(sample));
    expect(textOf(rendered, 'details p')[0]).toBe(
      'Asked on: /grüße (2) and https://evil.example/login · Cited: /a (2), /b (2) and 2 more pages',
    );
    const hosts = [...rendered.querySelectorAll('a')].map(({ href }) => new URL(href).host);
    expect(new Set(hosts)).toEqual(new Set(['docs.example.com', 'github.com']));
    const allowedHosts = ['api.example.com', 'docs.example.com'];
    expect(textOf(renderGfm(report(sample, { allowedHosts })), 'details p')[0]).toContain(
      'Asked on: docs.example.com/grüße (2) and',
    );
  });
});

/** What stands under **Start here**, line by line. */
const startLines = (markdown: string): string[] =>
  textOf(renderGfm(/### Start here\n\n([\s\S]*?)\n\n/.exec(markdown)?.[1] ?? ''), 'li');

/** The list inside the fold with this summary: its items, or with `*` those of lists in it, too. */
function foldOf(markdown: string, summary: string, nested?: '*'): string[] {
  const folds = [...renderGfm(markdown).querySelectorAll('details')];
  const fold = folds.find((element) => textOf(element, 'summary')[0] === summary);
  const items = [...(fold?.querySelectorAll(nested ? 'li' : ':scope > ul > li') ?? [])];
  return items.map((item) => (item.firstChild?.textContent ? ownText(item) : ''));
}

/** An item's words without those of the list in it. */
function ownText(item: Element): string {
  return [...item.childNodes]
    .filter((node) => node.nodeName !== 'UL')
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replaceAll('\u200b', '')
    .trim();
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
