import { expect, test } from 'vitest';
import { pageFinder } from '../../src/docs/addresses.ts';
import { config, docsOf } from './folder.ts';

const site = 'https://docs.acme.example';

const docs = () =>
  docsOf({
    'docs.json': config(
      {
        languages: [
          { language: 'en', pages: ['index', 'guides/backups', 'guides/index', 'new/export'] },
          { language: 'fr', pages: ['fr/guides/backups'] },
        ],
      },
      {
        redirects: [
          { source: '/guides/snapshots', destination: '/guides/backups#restore' },
          { source: '/old/:slug*', destination: '/new/:slug*' },
          { source: '/was-*', destination: '/guides/*' },
          { source: '/round', destination: '/about' },
          { source: '/about', destination: '/round' },
        ],
      },
    ),
    ...{
      'index.mdx': 'I',
      'guides/index.mdx': 'G',
      'guides/backups.mdx': 'B',
      'new/export.mdx': 'E',
    },
    'fr/guides/backups.mdx': 'S',
  });

test.each([
  ['/', 'index.mdx'],
  ['/guides/backups', 'guides/backups.mdx'],
  ['/Guides/Backups/?q=1#restore', 'guides/backups.mdx'],
  ['/guides', 'guides/index.mdx'],
  ['/guides/snapshots', 'guides/backups.mdx'],
  ['/fr/guides/backups', 'guides/backups.mdx'],
  ['/old/export', 'new/export.mdx'],
  ['/was-backups', 'guides/backups.mdx'],
  ['/round', undefined],
  ['/nowhere', undefined],
])('the address %s is the page %s', async (path, file) => {
  const known = new Set(['/guides/backups', '/quickstart']);
  expect(pageFinder(await docs(), known)(site + path)?.file).toBe(file);
  const below = new Set(['/docs/guides/backups', '/docs/new/export', '/docs/quickstart']);
  expect(pageFinder(await docs(), below)(`${site}/docs${path}`)?.file).toBe(file);
});
