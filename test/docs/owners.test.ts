import { describe, expect, test } from 'vitest';
import { parseCodeowners } from '../../src/docs/owners.ts';
import { docsOf } from './folder.ts';

const rules = [
  '# everybody',
  '*            @acme/docs-core',
  '*.md         @acme/writers writer@acme.example # a comment',
  '/api/        @acme/api @ada ada@acme.example',
  'billing/     @acme/money',
  'guides/*     @acme/guides',
  '**/drafts    @acme/drafts',
  '/api/endpoints/',
  '!kept.mdx    @acme/nobody',
  '[ab].mdx     @acme/nobody',
  '\\#kept.mdx   @acme/nobody',
  'notes/       not-an-owner',
  '/my\\ notes/  @acme/spaces',
].join('\n');

describe('owners', () => {
  test.each([
    ['index.mdx', ['@acme/docs-core']],
    ['guides/start/a.mdx', ['@acme/docs-core']],
    ['notes/a.md', ['@acme/writers']],
    ['api/a.mdx', ['@acme/api', '@ada']],
    ['v1/api/a.mdx', ['@acme/docs-core']],
    ['v1/billing/x/a.mdx', ['@acme/money']],
    ['guides/a.mdx', ['@acme/guides']],
    ['v1/guides/a.mdx', ['@acme/docs-core']],
    ['x/drafts/y/a.mdx', ['@acme/drafts']],
    ['api/endpoints/a.mdx', []],
    ['kept.mdx', ['@acme/docs-core']],
    ['a.mdx', ['@acme/docs-core']],
    ['#kept.mdx', ['@acme/docs-core']],
    ['my notes/a.mdx', ['@acme/spaces']],
    ['guides/x/y.mdx', ['@acme/docs-core']],
  ])('of %s are those of the last matching rule', (file, owners) => {
    expect(parseCodeowners(rules)(file)).toEqual(owners);
  });

  test('come from the repository’s CODEOWNERS, even if the docs are in a folder', () => {
    const files = { 'docs/a.mdx': 'A', 'docs/CODEOWNERS': '* @late' };
    expect(docsOf(files, 'docs').owners('docs/a.mdx')).toEqual(['@late']);
    const first = { ...files, '.github/CODEOWNERS': '/docs/ @early' };
    expect(docsOf(first, 'docs').owners('docs/a.mdx')).toEqual(['@early']);
    expect(docsOf({ 'a.mdx': 'A' }).owners('a.mdx')).toEqual([]);
  });
});
