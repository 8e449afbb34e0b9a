import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { hasTwoConversations } from '../../../src/report/assemble/shown.ts';
import { html } from '../../../src/report/page/context.ts';
import { pageHtml } from '../../../src/report/page/page.ts';
import { hostileText, samples } from '../../text/hostile-text.ts';
import { textsOf } from '../../world/markdown.ts';
import { idOf } from '../gaps/memories.ts';
import { docs, sampleReport } from '../sample.ts';
import { fourthMonday, manyQuestions, strangers } from './explored.ts';

const read = (text: string): Document => new JSDOM(text).window.document;
const page = read(pageHtml(fourthMonday()));
const gap = (at: number): Element => page.getElementById(`gap-${idOf(at)}`) as Element;

/** The names of elements and of their attributes. */
const namesIn = (document: Document): Set<string> =>
  new Set(
    [...document.querySelectorAll('*')].flatMap((element) => [
      element.localName,
      ...element.getAttributeNames().map((name) => `${element.localName} ${name}`),
    ]),
  );

/** The names in the page with harmless texts. */
const knownNames = new Set([
  ...namesIn(page),
  ...namesIn(read(pageHtml(manyQuestions(12, 3)))),
  ...namesIn(read(pageHtml(strangers(['https://docs.example.com/a'])))),
]);

it('a template shows any text unchanged, between tags and in attributes', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const shown = text.replace(/\r\n?/g, '\n').replaceAll('\0', '');
      const [element] = JSDOM.fragment(html`<p title="${text}">${text}</p>`.markup).children;
      expect(element?.childNodes).toHaveLength(shown === '' ? 0 : 1);
      expect(element?.textContent).toBe(shown);
      expect(element?.getAttribute('title')?.replaceAll('\ufffd', '')).toBe(
        shown.replaceAll('\ufffd', ''),
      );
    }),
  );
});

describe('the page', () => {
  it('starts with the totals, and the rate by report as a line and as a table', () => {
    expect(textsOf(page, '.totals')).toEqual([
      '33 of 145 questions went unanswered (22.8%), up from 8.0%; 2 are greetings, tests or complaints.',
    ]);
    expect(page.querySelectorAll('.rate path.line')).toHaveLength(1);
    expect(textsOf(page, '.rate tbody tr').map((row) => row.replace(/\s+/g, ' '))).toEqual([
      '29 Oct70 of 145 (48.3%)',
      '5 Nov61 of 145 (42.1%)',
      '12 Nov48 of 145 (33.1%)',
      '19 Nov33 of 145 (22.8%)',
    ]);
  });

  it('says first what changed, what to start with, and where to decide', () => {
    expect(textsOf(page, '.first section:first-child li')[0]).toBe(
      'New Rotate an API key 3 conversations',
    );
    expect(textsOf(page, '.first ol li')[0]).toContain(
      'Verify a webhook signature 7 conversations',
    );
    expect(page.querySelector('.first p a')?.getAttribute('href')).toBe(
      'https://github.com/acme/docs/issues/12',
    );
    expect(textsOf(page, '.legend dt')).toContain('missing page');
  });

  it('ranks nothing of a period too small for ranks, as the report', () => {
    expect(page.querySelectorAll('.first ol')).toHaveLength(1);
    const small = read(
      pageHtml({ ...fourthMonday(), totals: { ...fourthMonday().totals, unanswered: 31 } }),
    );
    expect(small.querySelectorAll('.first ol')).toHaveLength(0);
    expect(small.querySelectorAll('.rate')).toHaveLength(0);
    expect(textsOf(small, '.first p a')).toEqual(['Decide in the issue']);
  });

  it('names each file of a place that isn’t sure, without an owner, in the table and in the gap', () => {
    const row = page.querySelector(`[data-id="${idOf(1)}"]`);
    expect(textsOf(row as Element, '.c-place, .c-owner')).toEqual([
      'In api/index.mdx or keys.mdx',
      '',
    ]);
    expect(gap(1).textContent).not.toContain('owned by');
  });

  it('has a row for every gap, with its state in words and a mark for the merge of its fix', () => {
    const rows = [...page.querySelectorAll('#gap-table tbody tr')];
    expect(rows).toHaveLength(fourthMonday().topics.filter(hasTwoConversations).length);
    const cells = [...(rows[0]?.children ?? [])].map((cell) => cell.textContent?.trim());
    expect(cells).toEqual([
      'Verify a webhook signaturemissing page',
      '7',
      '97',
      'Security, webhooks.mdx',
      '@acme/webhooks',
      'back',
    ]);
    expect(rows[0]?.querySelector('.spark')?.getAttribute('aria-label')).toBe(
      'Conversations by report: unknown, 9, 1 (fix merged), 7',
    );
    expect(rows[0]?.querySelectorAll('path.mark')).toHaveLength(1);
    expect(textsOf(page, '.label.state-fixed')).toContain('fixed');
  });

  it('shows for each gap what the docs say next to every question, and the brief of those shown', () => {
    const first = gap(0);
    expect(textsOf(first, 'blockquote')[0]).toBe('Each webhook is signed with your *secret*.');
    expect(first.querySelector('.side-by-side a')?.getAttribute('href')).toBe(
      'https://github.com/acme/docs/blob/5c0ffee/docs/guides/webhooks.mdx?plain=1#L16',
    );
    expect(textsOf(first, '.questions .q')).toHaveLength(7);
    expect(textsOf(first, '.questions .when')).toContain('18 Nov · /guides/webhooks');
    expect(textsOf(first, '.answer')[0]).toBe('I could not find that in the documentation.');
    expect(textsOf(first, 'pre')[0]).toContain('# Close a docs gap: Gap 000000000000');
    expect(first.textContent).toContain('13 of 1,020 before, 1 of 980 since');
    expect(page.getElementById(`gap-${idOf(4)}`)).toBeNull();
  });

  it('has every question by page, fixes, dead citations, searches and small talk', () => {
    const asked = [...page.querySelectorAll<HTMLElement>('#pages li[data-gap]')];
    const { unanswered } = fourthMonday().totals;
    expect(asked.reduce((sum, { dataset }) => sum + Number(dataset.n), 0)).toBe(unanswered - 2);
    expect(page.getElementById('pages')?.textContent).toContain('2 of 3 votes unhelpful');
    expect(textsOf(page, '#fixes tbody tr')).toHaveLength(6);
    expect(textsOf(page, '#more h3').map((title) => title.replace(/ \d+$/, ''))).toEqual([
      'Cited, but not in the docs',
      'Searched for without a click',
      'Set aside: greetings, tests, complaints',
      'Not for the docs',
    ]);
  });

  it('has the latest 5,000 questions, and says that there are more', () => {
    const many = pageHtml(manyQuestions(5_030, 700));
    expect(many.match(/<span class="when">/g)).toHaveLength(5_000);
    expect(many).toContain('The latest 5,000 questions are here; 30 more are in unanswered.csv.');
    expect(many).not.toContain('part 29 of');
    expect(many).toContain('part 30 of');
  });

  it('says so if there is nothing to show', () => {
    const nothing = read(pageHtml(sampleReport({ rows: [] })));
    expect(textsOf(nothing, '.totals')).toEqual(['Readers asked no questions.']);
    expect(textsOf(nothing, '.blank:not([hidden])')).toHaveLength(2);
  });

  it('has at most 40 kB before any data', () => {
    expect(Buffer.byteLength(pageHtml(sampleReport({ rows: [] })))).toBeLessThan(40_000);
  });
});

describe('what strangers wrote', () => {
  it('makes no element, no attribute, and no link to another host', () => {
    const document = read(pageHtml(strangers(samples.map(({ text }) => text))));
    expect([...namesIn(document)].filter((name) => !knownNames.has(name))).toEqual([]);
    const hosts = [...document.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^#(?:gap-[0-9a-f]+|[a-z]+)$/.test(href))
      .map((href) => new URL(href).origin);
    expect([...new Set(hosts)].sort()).toEqual([docs, 'https://github.com']);
    expect(document.querySelectorAll('style, script')).toHaveLength(2);
  });

  it('is under a policy that allows only the page’s own style and script', () => {
    const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content');
    const hashTexts = (selector: string) =>
      `'sha256-${createHash('sha256')
        .update(page.querySelector(selector)?.textContent ?? '')
        .digest('base64')}'`;
    expect(policy).toBe(
      `default-src 'none'; style-src ${hashTexts('style')}; script-src ${hashTexts('script')}; base-uri 'none'; form-action 'none'`,
    );
    const attributes = [...knownNames].filter((name) =>
      / (?:style|on\w+|src|srcset|action)$/.test(name),
    );
    expect(attributes).toEqual([]);
  });
});
