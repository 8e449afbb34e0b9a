import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { githubFor } from '../github/setup.ts';
import { servePages } from '../world/conversations.ts';
import { reportHere } from './in-process.ts';
import { row } from './reporting.ts';

afterEach(() => vi.restoreAllMocks());

describe('the pages of a pull request', () => {
  async function scoped(files: readonly string[], given: Record<string, string> = {}) {
    const github = await githubFor(onTestFinished);
    const pull = github.state.addPull({
      number: 7,
      files: files.map((filename) => ({ filename })),
    });
    const event = { name: 'pull_request', payload: github.events.pullRequest(pull) };
    const asked = servePages([row('a1'), row('a2', { pageUrl: 'https://docs.acme.example/keys' })]);
    return reportHere(asked, {
      ...{ github, event },
      with: { scope: 'pull-request', 'post-to': 'summary', ...given },
    });
  }

  test('are those of its files, below `docs-root`', async () => {
    const files = ['site/docs/guides/webhooks.mdx', 'README.md'];
    const below = await scoped(files, { 'docs-root': 'site/docs' });
    expect(below).toMatchObject({ error: null, warnings: [], outputs: { questions: '1' } });
    expect(below.lines).toContain('Pull request #7 changes 2 files.');
    expect(below.rows.map(({ id }) => id)).toEqual(['a1']);
    expect(below.summary).toContain('that pull request 7 changes');
    expect(below.summary).not.toContain('3,000');
    const beside = await scoped(files, { 'docs-root': 'handbook' });
    expect(beside.outputs).toMatchObject({ questions: '0' });
  });

  test('are not all of them if GitHub does not list all of its files', async () => {
    const files = Array.from({ length: 3_001 }, (_, at) => `guides/page-${at}.mdx`);
    const { warnings, summary, lines } = await scoped(files);
    expect(lines).toContain('Pull request #7 changes 3000 files.');
    expect(warnings[0]).toBe(
      'GitHub lists at most 3,000 files of a pull request: pages of the others are left out.',
    );
    expect(summary).toContain('because GitHub lists at most 3,000 files of a pull request.');
  });
});
