import { expect, test } from 'vitest';
import { feedbackByPage } from '../../../src/report/assemble/also-read.ts';
import { createRedactor } from '../../../src/text/redact.ts';
import { config, docsOf } from '../../docs/folder.ts';

const site = 'https://docs.acme.example/docs';
const asked = [`${site}/webhooks?from=nav`, `${site}/keys`, 'not an address', '/docs/bare'];

/** The addresses of pages that have a vote each, by these paths, and their votes. */
function found(paths: readonly string[], { pages = asked, hasDocs = false } = {}) {
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
  const counts = paths.map((path) => ({ path, thumbsUp: 0, thumbsDown: 1 }));
  const redactor = createRedactor({ secrets: [], enabled: true });
  return feedbackByPage([], { counts, pages, docs: hasDocs ? docs() : null, redactor }).map(
    ({ url, unhelpful }) => [url, unhelpful],
  );
}

test('feedback has each page once, by its address, most unhelpful votes first', () => {
  const webhooks = ['/docs/webhooks', `${site}/webhooks#retries`, '/docs/webhooks/'];
  expect(found(['/docs/keys', ...webhooks, '/docs/nowhere'])).toEqual([
    [`${site}/webhooks`, 3],
    [`${site}/keys`, 1],
    [null, 1],
  ]);
  expect(found(['', 'HTTPS://a.example/x?y'])).toEqual([
    [null, 1],
    ['https://a.example/x', 1],
  ]);
});

test('feedback matches pages by path below the base path, by file, or by file in the repository', () => {
  const paths = ['webhooks', './webhooks.mdx', 'site/webhooks.mdx', '/webhooks'];
  expect(found(paths, { hasDocs: true })).toEqual([[`${site}/webhooks`, 4]]);
  expect(found(['keys'])).toEqual([[`${site}/keys`, 1]]);
});

test('feedback has an address for a page in the sources even if nobody asked on it', () => {
  const paths = ['/docs/unread', '/was/there'];
  expect(found(paths, { hasDocs: true })).toEqual([
    [null, 1],
    [`${site}/billing`, 1],
  ]);
  expect(found(paths, { hasDocs: true, pages: [] })).toEqual([
    [null, 1],
    [null, 1],
  ]);
});

test('feedback on a page is not that of another page whose path ends in the same way', () => {
  expect(found(['billing'], { hasDocs: true, pages: [`${site}/api/billing`, ...asked] })).toEqual([
    [`${site}/billing`, 1],
  ]);
});
