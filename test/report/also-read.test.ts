import { expect, test } from 'vitest';
import {
  search,
  serveFeedback,
  serveFeedbackByPage,
  serveSearches,
  vote,
} from '../world/analytics.ts';
import { servePages } from '../world/conversations.ts';
import { inTurn, type Script } from '../world/service.ts';
import { reportHere } from './in-process.ts';
import { row } from './reporting.ts';

const site = 'https://docs.acme.example';
const rows = [
  ...['a1', 'a2', 'a3'].map((id) => row(id)),
  row('a4', { query: 'webhook signature does not match, how do I verify it?' }),
  ...['b1', 'b2', 'b3'].map((id) =>
    row(id, {
      query: 'How do I rotate an expired service token?',
      pageUrl: `${site}/security/tokens`,
    }),
  ),
  ...['c1', 'c2'].map((id) =>
    row(id, { query: 'Where can I download all invoices?', pageUrl: `${site}/billing/invoices` }),
  ),
];
const searches = [
  search('verify webhook signature', 34),
  search('kubernetes operator', 12, 0.05, `${site}/deploy`),
  search('quickstart', 400, 0.8, `${site}/start`),
  search('rotate service token', 9, 0.099),
  search('mail ada@example.com\u200b', 2),
];
const feedback = [
  vote(`${site}/guides/webhooks?x=1`, false, 'The header’s name is missing'),
  vote('/guides/webhooks', true),
  vote('guides/webhooks.mdx', false, null),
  vote('billing/invoices.mdx', null, 'Write to **me** @acme: ada@example.com'),
  vote('/nowhere', false),
  vote('/security/tokens', true),
];

/** A report that also reads searches and feedback, with these scripts as the service. */
async function reportWith({
  conversations = servePages(rows),
  searches: ofSearches = serveSearches(searches),
  feedback: ofFeedback = serveFeedback(feedback),
  byPage = serveFeedbackByPage(feedback),
  given = {},
}: {
  conversations?: Script;
  searches?: Script;
  feedback?: Script;
  byPage?: Script;
  given?: Record<string, string>;
} = {}) {
  const left = await reportHere(conversations, {
    scripts: { searches: ofSearches, feedback: ofFeedback, feedbackByPage: byPage },
    with: { 'also-read': 'searches, feedback', ...given },
  });
  return { ...left, asked: left.requests.map(({ path }) => path.split('/').at(-1)) };
}

/** Feedback on a page of the site. */
const pageOf = (path: string, page: string | null, more: object = {}) => ({
  path,
  url: page && site + page,
  ...{ helpful: 0, unhelpful: 0, comments: [], agentComments: [] },
  ...more,
});

test('searches without a click join the topic that asks the same, or none', async () => {
  const { report, files, warnings, outputs } = await reportWith();
  expect(warnings).toEqual([]);
  expect(outputs.outcome).toBe('complete');
  const idOf = (label: RegExp) =>
    report.topics.find((topic: { label: string }) => label.test(topic.label))?.id;
  const found = (query: string, hits: number, more: object = {}) => {
    return { query, hits, ctr: 0, topClickedPage: null, topicId: null, ...more };
  };
  expect(report.searches).toEqual([
    found('verify webhook signature', 34, { topicId: idOf(/webhook/i) }),
    found('kubernetes operator', 12, { ctr: 0.05, topClickedPage: `${site}/deploy` }),
    found('rotate service token', 9, { ctr: 0.099, topicId: idOf(/token/i) }),
    found('mail [email]', 2),
  ]);
  const text = files['report.md'] ?? '';
  const [webhooks = ''] = /<strong>[^<]*webhook[\s\S]*?<\/details>/i.exec(text) ?? [];
  expect(webhooks).toContain(
    '**Searched without a click:** “verify webhook signature” (34 searches)',
  );
  const list = text.slice(
    text.indexOf('<strong>Searched for without a click</strong> · 2 searches'),
  );
  expect(list).toMatch(
    /- “kubernetes operator” \(12 searches\)\n- “mail &#91;email&#93;” \(2 searches\)/,
  );
  expect(text).toContain('- **Also read:** 4 searches without a click and feedback on 4 pages');
});

test('topics are the same with and without searches', async () => {
  const [more, less] = [await reportWith(), await reportWith({ given: { 'also-read': 'none' } })];
  expect(more.report.topics).toEqual(less.report.topics);
  expect(less.report).toMatchObject({ searches: null, feedback: null });
  expect(less.asked).toEqual(['assistant']);
});

test('feedback joins its page, whatever the service calls it, without its author', async () => {
  const { report, files } = await reportWith({ given: { 'also-read': 'feedback' } });
  expect(report.searches).toBeNull();
  expect(report.feedback).toEqual([
    pageOf(`${site}/guides/webhooks?x=1`, '/guides/webhooks', {
      ...{ helpful: 1, unhelpful: 2, comments: ['The header’s name is missing'] },
    }),
    pageOf('/nowhere', null, { unhelpful: 1 }),
    pageOf('/security/tokens', '/security/tokens', { helpful: 1 }),
    pageOf('billing/invoices.mdx', '/billing/invoices', {
      agentComments: ['Write to **me** @acme: [email]'],
    }),
  ]);
  const text = files['report.md'] ?? '';
  expect(text).toContain('<strong>Feedback</strong> · 3 pages');
  expect(text).toMatch(
    /^\*\*\[\/guides\/webhooks\]\(.*\)\*\* · 2 of 3 votes unhelpful and 1 comment\n- The header’s name is missing$/m,
  );
  expect(text).toMatch(/\/nowhere\*\* · 1 of 1 vote unhelpful/);
  expect(text).not.toContain('**me**');
  for (const content of Object.values(files)) expect(content).not.toContain('@example.com');
});

const counted = (path: string, thumbsUp: number, thumbsDown: number) => ({
  path,
  thumbsUp,
  thumbsDown,
  code: 0,
  total: thumbsUp + thumbsDown,
});

test('votes are counted by page without those of AI agents, and closed feedback is left out', async () => {
  const { report, files, asked, requests, warnings } = await reportWith({
    given: { 'also-read': 'feedback' },
    feedback: serveFeedback([
      vote('/guides/webhooks', false, 'The header’s name is missing'),
      vote('/guides/webhooks', null, 'No schema is given'),
      { ...vote('/guides/webhooks', false, 'Typo in line 3'), status: 'resolved' },
      { ...vote('/guides/webhooks', false, 'Bad!'), status: 'dismissed' },
    ]),
    byPage: ({ query }) => ({
      json: {
        feedback:
          query.source === 'agent'
            ? [counted('/guides/webhooks', 0, 12)]
            : [counted('/guides/webhooks', 30, 52), { path: '/odd' }, null],
        hasMore: false,
      },
    }),
  });
  expect(warnings).toEqual([]);
  expect(asked).toEqual(['assistant', 'by-page', 'by-page', 'feedback']);
  const period = { dateFrom: '2026-11-09', dateTo: '2026-11-16', limit: '100' };
  const open = { ...period, status: 'pending,in_progress' };
  expect(requests.slice(1, 3).map(({ query }) => query)).toEqual([
    open,
    { ...open, source: 'agent' },
  ]);
  expect(report.feedback).toEqual([
    pageOf('/guides/webhooks', '/guides/webhooks', {
      ...{ helpful: 30, unhelpful: 40 },
      ...{ comments: ['The header’s name is missing'], agentComments: ['No schema is given'] },
    }),
  ]);
  const text = files['report.md'] ?? '';
  expect(text).toContain('40 of 70 votes unhelpful');
  for (const content of Object.values(files)) {
    expect(content).not.toMatch(/Typo in line|Bad!|reader\.\d+@/);
  }
});

test('if the votes are refused, that is a warning, and the comments are there without them', async () => {
  const byPage: Script = () => ({ status: 403, json: { error: 'No' } });
  const { report, outputs, warnings } = await reportWith({ byPage });
  expect(outputs.outcome).toBe('complete');
  expect(warnings).toEqual([
    expect.stringMatching(/^The report goes without votes on pages: The service/),
  ]);
  expect(report.feedback).toHaveLength(4);
  expect(report.feedback[0]).toMatchObject({
    helpful: 0,
    unhelpful: 0,
    comments: [expect.stringContaining('name')],
  });
});

test('at most five pages of a hundred searches and entries of feedback are read', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => search(`no result ${at}`, 1_000 - at));
  const votes = many.map((_, at) => vote(`/page-${at}`, false));
  const { asked, requests, report } = await reportWith({
    searches: serveSearches(many),
    feedback: serveFeedback(votes),
    byPage: serveFeedbackByPage([]),
  });
  expect(asked).toEqual([
    ...['assistant', ...Array(5).fill('searches')],
    ...['by-page', 'by-page', ...Array(5).fill('feedback')],
  ]);
  expect(report.searches).toHaveLength(500);
  expect(report.feedback).toHaveLength(500);
  expect(report.requests).toBe(13);
  expect(requests[1]?.query).toEqual({
    dateFrom: '2026-11-09',
    dateTo: '2026-11-16',
    limit: '100',
  });
  expect(requests[2]?.query.cursor).toMatch(/^01KA/);
});

test.each<[string, Script, RegExp]>([
  [
    'is refused',
    () => ({ status: 403, json: { error: 'No' } }),
    /^The report goes without some or all of the searches: The service answered 403 /,
  ],
  ['is not found', () => ({ status: 404 }), /answered 404/],
  ['gives another form', () => ({ json: { results: [] } }), /`searches` is missing/],
  [
    'asks to wait',
    () => ({ status: 429, headers: { 'retry-after': '1200' } }),
    /asks to wait 1200 s/,
  ],
  [
    'breaks off',
    inTurn(
      { json: { searches: [search('a lone thing', 3)], nextCursor: 'x' } },
      { body: '<html>' },
    ),
    /some or all of the searches: The service's response for page 2 .+ is not JSON/,
  ],
])(
  'if reading the searches %s, that is a warning, and the report is complete',
  async (_, script, words) => {
    const { warnings, outputs, report, error } = await reportWith({ searches: script });
    expect(warnings).toEqual([expect.stringMatching(words)]);
    expect({ error, outcome: outputs.outcome }).toEqual({ error: null, outcome: 'complete' });
    expect(report.searches).toHaveLength(/page 2/.test(words.source) ? 1 : 0);
    expect(report.feedback).toHaveLength(4);
  },
);

test('rows need only the search, or the page', async () => {
  const bare = [
    { searchQuery: 'bare' },
    { hits: 3 },
    null,
    { searchQuery: 'clicked', topClickedPage: 'x' },
  ];
  const { report, warnings } = await reportWith({
    searches: () => ({ json: { searches: bare } }),
    feedback: () => ({ json: { feedback: [{ path: '/p' }, { comment: 'of nothing' }] } }),
    byPage: serveFeedbackByPage([]),
  });
  expect(warnings).toEqual([]);
  expect(report.searches).toMatchObject([{ query: 'bare', hits: 0, ctr: 0 }]);
  expect(report.feedback).toEqual([pageOf('/p', null)]);
});

test.each([
  ['the service says so', { 'x-ratelimit-remaining': '19' }, {}],
  ['this run has made most of them', undefined, { 'page-size': '1' }],
])('neither is read if few requests are left, because %s', async (_, headers, given) => {
  const pages = servePages(Array.from({ length: 81 }, (_, at) => row(`r${at}`)));
  const conversations: Script = (request, index) => ({
    ...pages(request, index),
    ...(headers && { headers }),
  });
  const { asked, warnings, report } = await reportWith({ conversations, given });
  expect(new Set(asked)).toEqual(new Set(['assistant']));
  expect(warnings).toEqual(
    ['searches', 'feedback'].map(
      (what) =>
        `The report goes without some or all of the ${what}: fewer than 20 of the hour's requests to the service are left.`,
    ),
  );
  expect(report).toMatchObject({ searches: [], feedback: [] });
});

test('a repeated cursor ends the reading', async () => {
  const circle: Script = () => ({ json: { searches: [search('again', 3)], nextCursor: 'x' } });
  const { asked, report } = await reportWith({
    searches: circle,
    given: { 'also-read': 'searches' },
  });
  expect(asked).toEqual(['assistant', 'searches', 'searches']);
  expect(report.searches).toHaveLength(1);
});

test('nothing more is read after an incomplete export', async () => {
  const pages = servePages(rows);
  const conversations: Script = (request, index) =>
    index === 0 ? pages(request, index) : { status: 400 };
  const { asked, warnings, report } = await reportWith({
    conversations,
    given: { 'page-size': '2', 'fail-on': 'none' },
  });
  expect(asked).toEqual(['assistant', 'assistant']);
  expect(warnings[0]).toBe(
    'The feedback and searches were not read, as the conversations could not be read to their end.',
  );
  expect(report).toMatchObject({ complete: false, searches: [], feedback: [] });
});
