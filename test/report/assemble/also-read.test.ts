import { describe, expect, test } from 'vitest';
import { feedbackByPage, withoutClick } from '../../../src/report/assemble/also-read.ts';
import { createRedactor } from '../../../src/text/redact.ts';
import { config, docsOf } from '../../docs/folder.ts';

const redactor = createRedactor({ secrets: [], enabled: true });
const site = 'https://docs.acme.example/docs';

/** One unhelpful vote on a page that no row names. */
const unknownPage = (path: string) => ({
  path,
  url: null,
  helpful: 0,
  unhelpful: 1,
  comments: [],
  agentComments: [],
});

describe('searches that led nowhere', () => {
  const search = (query: string, more: object = {}) => ({
    searchQuery: query,
    hits: 1,
    ctr: 0,
    topClickedPage: null,
    lastSearchedAt: null,
    ...more,
  });

  test('have clicks in fewer than one in ten, and are sorted by hits', () => {
    const searches = [
      search('b'),
      search('clicked', { ctr: 0.1, hits: 9 }),
      search('hardly clicked', { ctr: 0.09, hits: 3 }),
      search('', { hits: 9 }),
      search('a', { ctr: null, hits: null }),
      search('aa'),
      search('clicked, rate unknown', { ctr: null, topClickedPage: '/docs/a' }),
    ];
    expect(withoutClick(searches, redactor)).toEqual([
      { query: 'hardly clicked', hits: 3, ctr: 0.09, topClickedPage: null },
      { query: 'aa', hits: 1, ctr: 0, topClickedPage: null },
      { query: 'b', hits: 1, ctr: 0, topClickedPage: null },
      { query: 'a', hits: 0, ctr: 0, topClickedPage: null },
    ]);
  });
});

describe('feedback', () => {
  let id = 0;
  const noCounts = { counts: null, redactor };
  const entry = (path: string, helpful: boolean | null, comment: string | null = null) => ({
    id: `f${id++}`,
    path,
    helpful,
    comment,
    source: null as string | null,
    status: null,
  });
  const pages = [`${site}/webhooks?from=nav`, `${site}/keys`, 'not an address', '/docs/bare'];
  const docs = () =>
    docsOf(
      {
        'site/docs.json': config(
          { pages: ['webhooks', 'billing'] },
          { redirects: [{ source: '/was/there', destination: '/billing' }] },
        ),
        'site/webhooks.mdx': 'Webhooks',
        'site/billing.mdx': 'Billing',
      },
      'site',
    );
  const urlsOf = (list: ReturnType<typeof feedbackByPage>) => list.map(({ url }) => url);

  test('has each page once, by its address, most unhelpful votes first', () => {
    const found = feedbackByPage(
      [
        entry('/docs/keys', true, 'Clear'),
        entry('/docs/webhooks', false),
        entry(`${site}/webhooks#retries`, false, 'No example'),
        entry('/docs/webhooks/', null, ''),
        entry('/docs/nowhere', false),
        entry('/docs/a-nowhere', false),
        entry('/docs/told', false, 'Why?'),
      ],
      { pages, docs: null, ...noCounts },
    );
    expect(found).toEqual([
      {
        path: '/docs/webhooks',
        url: `${site}/webhooks`,
        helpful: 0,
        unhelpful: 2,
        comments: ['No example'],
        agentComments: [],
      },
      {
        path: '/docs/told',
        url: null,
        helpful: 0,
        unhelpful: 1,
        comments: ['Why?'],
        agentComments: [],
      },
      unknownPage('/docs/a-nowhere'),
      unknownPage('/docs/nowhere'),
      {
        path: '/docs/keys',
        url: `${site}/keys`,
        helpful: 1,
        unhelpful: 0,
        comments: ['Clear'],
        agentComments: [],
      },
    ]);
  });

  test('has the counts by page, and lists comments of readers and of AI agents separately', () => {
    const list = [
      entry('/docs/webhooks', false, 'No example'),
      { ...entry('/docs/webhooks', null, 'The page lacks ada@example.com'), source: 'agent' },
      entry('/docs/beyond-a-hundred', false),
      { ...entry('/docs/beyond-a-hundred', false), source: 'agent' },
    ];
    const counts = [
      { path: '/docs/keys', thumbsUp: 3, thumbsDown: 1 },
      { path: `${site}/webhooks`, thumbsUp: 2, thumbsDown: 40 },
      { path: '/docs/webhooks', thumbsUp: 1, thumbsDown: 2 },
      { path: '/docs/agents-alone', thumbsUp: 0, thumbsDown: 0 },
    ];
    expect(feedbackByPage(list, { pages, docs: null, redactor, counts })).toEqual([
      {
        path: `${site}/webhooks`,
        url: `${site}/webhooks`,
        helpful: 3,
        unhelpful: 42,
        comments: ['No example'],
        agentComments: ['The page lacks [email]'],
      },
      unknownPage('/docs/beyond-a-hundred'),
      {
        path: '/docs/keys',
        url: `${site}/keys`,
        helpful: 3,
        unhelpful: 1,
        comments: [],
        agentComments: [],
      },
    ]);
  });

  test('matches pages by path below the base path, by file, or by file in the repository', async () => {
    const paths = ['webhooks', './webhooks.mdx', 'site/webhooks.mdx', '/webhooks'];
    const feedback = paths.map((path) => entry(path, true));
    expect(feedbackByPage(feedback, { pages, docs: await docs(), ...noCounts })).toMatchObject([
      { path: 'webhooks', url: `${site}/webhooks`, helpful: 4 },
    ]);
    expect(
      urlsOf(feedbackByPage([entry('keys', true)], { pages, docs: null, ...noCounts })),
    ).toEqual([`${site}/keys`]);
  });

  test('has an address for a page in the sources even if nobody asked on it', async () => {
    const feedback = [entry('/was/there', false), entry('/docs/unread', false)];
    expect(urlsOf(feedbackByPage(feedback, { pages, docs: await docs(), ...noCounts }))).toEqual([
      null,
      `${site}/billing`,
    ]);
    expect(
      urlsOf(feedbackByPage(feedback, { pages: [], docs: await docs(), ...noCounts })),
    ).toEqual([null, null]);
  });

  test('has its own path if no page matches', () => {
    expect(
      feedbackByPage([entry('', true), entry('HTTPS://a.example/x?y', true)], {
        pages,
        docs: null,
        ...noCounts,
      }),
    ).toMatchObject([{ path: '' }, { url: 'https://a.example/x' }]);
  });
});
