import { expect, test } from 'vitest';
import type { Docs } from '../../../src/docs/read.ts';
import { findDeadCitations } from '../../../src/report/places/dead-citations.ts';
import { indexDocs } from '../../../src/report/places/places.ts';
import { createRedactor } from '../../../src/text/redact.ts';
import type { Redacted } from '../../../src/text/text.ts';
import { config, docsOf } from '../../docs/folder.ts';

const site = 'https://docs.acme.example/docs';
const redactor = createRedactor({ secrets: [], enabled: true });
const files = {
  'webhooks/signatures.mdx': '# Signatures\n\nEach request has a signature.',
  'billing/refunds.mdx': '# Refunds\n\nRefund an order.',
  'setup/quickstart.mdx': '# Quickstart\n\nInstall the client.',
};
const pages = ['webhooks/signatures', 'billing/refunds', 'setup/quickstart'];
/** Enough cited pages for four dead citations to be at most one in ten. */
const others = Array.from(
  { length: 36 },
  (_, at) => `more/page${String.fromCharCode(97 + (at % 26))}${at}`,
);
const otherFiles = Object.fromEntries(others.map((path) => [`${path}.mdx`, 'More.']));
const redirects = [
  { source: '/pay', destination: '/billing/refunds' },
  { source: '/status', destination: 'https://status.acme.example' },
];
const openapi = JSON.stringify({
  openapi: '3.1.0',
  paths: {
    '/users': { get: { summary: 'List all users' }, post: { 'x-mint': { href: '/people/add' } } },
  },
});

function dead(
  cited: Record<string, number>,
  {
    unanswered = {},
    docs,
    known: alsoCited = others,
  }: { unanswered?: Record<string, number>; docs?: Docs; known?: readonly string[] } = {},
) {
  const read =
    docs ?? docsOf({ ...files, ...otherFiles, 'docs.json': config({ pages }, { redirects }) });
  const rows = pages.map((path) => ({ pageUrl: `${site}/${path}` as Redacted }));
  const { indexed } = indexDocs({ docs: read, rows, answered: [] });
  return findDeadCitations(indexed, {
    answered: new Map([
      ...alsoCited.map((path): [string, number] => [`${site}/${path}`, 1]),
      ...Object.entries(cited),
    ]),
    unanswered: new Map(Object.entries(unanswered)),
    hosts: ['docs.acme.example'],
    redact: redactor.redact,
  });
}

test('cited pages that the docs lack are listed, most cited first, with what may replace them', () => {
  const cited = {
    [`${site}/guides/signatures`]: 3,
    [`${site}/payments/billing-refunds`]: 1,
    [`${site}/teapot`]: 2,
  };
  const unanswered = { [`${site}/teapot`]: 4, [`${site}/only/failed`]: 1 };
  expect(dead(cited, { unanswered })).toEqual([
    { url: `${site}/teapot`, answers: 6, unanswered: 4, nearest: null },
    {
      url: `${site}/guides/signatures`,
      answers: 3,
      unanswered: 0,
      nearest: `${site}/webhooks/signatures`,
    },
    { url: `${site}/only/failed`, answers: 1, unanswered: 1, nearest: null },
    { url: `${site}/payments/billing-refunds`, answers: 1, unanswered: 0, nearest: null },
  ]);
});

test.each([
  ['a page', `${site}/billing/refunds`],
  ['a page in another form', `${site}/Billing/Refunds.md`],
  ['the root', site],
  ['the root of the host', 'https://docs.acme.example/'],
  ['a redirect', `${site}/pay`],
  ['a redirect to elsewhere', `${site}/status`],
  ['a file', `${site}/images/refunds.png`],
  ['another part of the host', 'https://docs.acme.example/blog/refunds'],
  ['another host', 'https://acme.example/docs/teapot'],
  ['no address', 'Refunds'],
])('%s is not a dead citation', (_, url) => {
  expect(dead({ [url]: 9 })).toEqual([]);
});

test('none is listed if fewer than nine in ten of the cited addresses lead to pages', () => {
  const cited = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${site}/gone/${name}`, 1]));
  expect(dead(cited)).toHaveLength(4);
  expect(dead(cited, { known: others.slice(1) })).toEqual([]);
});

test('two forms of an address count as one, shown in the more cited form, and redacted', () => {
  const cited = { [`${site}/mail/ada@example.com/x`]: 1, [`${site}/Mail/ada@example.com/x`]: 2 };
  expect(dead(cited)).toEqual([
    { url: `${site}/Mail/[email]/x`, answers: 3, unanswered: 0, nearest: null },
  ]);
});

test.each([
  ['in the usual folder', 'openapi.json', '/api-reference/users/list-all-users', []],
  ['in a folder that is named', { source: 'openapi.json', directory: 'rest' }, '/rest/users', []],
  ['by its summary', { source: 'openapi.json', directory: 'rest' }, '/users/list-all-users', []],
  ['by its `x-mint.href`', { source: 'openapi.json', directory: 'rest' }, '/people/add', []],
  ['by its path', { source: 'openapi.json', directory: 'rest' }, '/post-users', []],
  [
    'with another name',
    { source: 'openapi.json', directory: 'rest' },
    '/users/teapot',
    ['/users/teapot'],
  ],
])('a page made from an OpenAPI document, %s', (_, document, path, expected) => {
  const groups = [
    { group: 'Docs', pages },
    { group: 'API', openapi: document },
  ];
  const docs = docsOf({
    ...files,
    ...otherFiles,
    'openapi.json': openapi,
    'docs.json': config({ groups }),
  });
  const found = dead({ [`${site}${path}`]: 1 }, { docs });
  expect(found.map(({ url }) => url)).toEqual(expected.map((one) => site + one));
});
