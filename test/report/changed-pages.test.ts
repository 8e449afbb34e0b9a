import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { githubFor } from '../github/setup.ts';
import { servePages } from '../world/conversations.ts';
import { noPermission } from '../world/github/reply.ts';
import { reportHere } from './in-process.ts';
import { after, answers, before, checkoutOf } from './readers/webhook-docs.ts';
import { row } from './reporting.ts';

afterEach(() => vi.restoreAllMocks());

describe('the pages of a pull request', () => {
  async function scoped(
    files: readonly string[],
    given: Record<string, string> = {},
    env: Record<string, string> = {},
  ) {
    const github = await githubFor(onTestFinished);
    const pull = github.state.addPull({
      number: 7,
      files: files.map((filename) => ({ filename })),
    });
    const event = { name: 'pull_request', payload: github.events.pullRequest(pull) };
    const asked = servePages([row('a1'), row('a2', { pageUrl: 'https://docs.acme.example/keys' })]);
    return reportHere(asked, {
      ...{ github, event, env },
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

  test('are below the folder that holds the docs, if none is named', async () => {
    const workspace = temporaryFolder();
    mkdirSync(join(workspace, 'docs/guides'), { recursive: true });
    const navigation = { pages: ['guides/webhooks'] };
    writeFileSync(join(workspace, 'docs/docs.json'), JSON.stringify({ navigation }));
    writeFileSync(join(workspace, 'docs/guides/webhooks.mdx'), '# Webhooks\n\nText.\n');
    const env = { GITHUB_WORKSPACE: workspace };
    const { outputs } = await scoped(['docs/guides/webhooks.mdx'], {}, env);
    expect(outputs).toMatchObject({ questions: '1' });
  });
});

describe('a gap on the pages of a pull request', () => {
  const site = 'https://docs.acme.example';
  const pages = ['guides/webhooks', 'api/events', 'start', 'security/keys'];
  const verify = pages.flatMap((page) =>
    [1, 2, 3].map((at) =>
      row(`${page} ${at}`, {
        query: at === 1 ? 'How do I verify a webhook signature?' : `verify webhook signature ${at}`,
        pageUrl: `${site}/${page}`,
      }),
    ),
  );
  const tokens = ['t1', 't2', 't3'].map((id) =>
    row(id, { query: 'How do I rotate an expired token?', pageUrl: `${site}/security/keys` }),
  );
  const asked = servePages([...verify, ...tokens]);

  async function world() {
    const github = await githubFor(onTestFinished);
    const pull = github.state.addPull({ number: 7, files: [{ filename: 'guides/webhooks.mdx' }] });
    const event = { name: 'pull_request', payload: github.events.pullRequest(pull) };
    // Without docs: this repository holds the demo's.
    const env = { GITHUB_WORKSPACE: temporaryFolder() };
    const scoped = async (given: Record<string, string> = {}) => {
      const left = await reportHere(asked, {
        ...{ github, event, env },
        with: { scope: 'pull-request', 'post-to': 'comment', ...given },
      });
      return { ...left, report: JSON.parse(left.files['report.json'] ?? 'null') };
    };
    const weekly = async () => {
      const left = await reportHere(asked, { github, env, with: { 'post-to': 'issue' } });
      return { ...left, report: JSON.parse(left.files['report.json'] ?? 'null') };
    };
    return { github, scoped, weekly };
  }

  test('is the same as on all pages: id and heading of all its rows, and of these those here', async () => {
    const { scoped } = await world();
    const [all, here] = [
      await reportHere(asked, { env: { GITHUB_WORKSPACE: temporaryFolder() } }),
      await scoped(),
    ];
    const [gap] = JSON.parse(all.files['report.json'] ?? '').topics;
    expect(gap).toMatchObject({ unanswered: 12 });
    expect(here.report.topics).toHaveLength(1);
    expect(here.report.topics[0]).toMatchObject({
      ...{ id: gap.id, label: gap.label, unanswered: 3 },
      pages: [{ url: `${site}/guides/webhooks`, unanswered: 3 }],
      examples: [{ count: 1 }, { count: 1 }, { count: 1 }],
    });
    expect(here.report.totals).toMatchObject({ questions: 3, unanswered: 3 });
    expect(here.files['unanswered.csv']?.trim().split('\r\n')).toHaveLength(4);
  });

  test('is told as the rolling issue has it', async () => {
    const { github, scoped, weekly } = await world();
    const before = (await weekly()).report.topics[0];
    const issue = github.state.issues.find(({ isPullRequest }) => !isPullRequest);
    const tick = (box: string) => {
      if (!issue) throw new Error('There is no issue');
      issue.body = issue.body.replace(
        `[ ] ${box} <!-- gap:${before.id}`,
        `[x] ${box} <!-- gap:${before.id}`,
      );
    };
    const { report } = await scoped();
    expect(report.topics).toMatchObject([
      { id: before.id, label: before.label, state: 'open', firstReported: '2026-11-09' },
    ]);
    expect(report.history).toEqual([]);
    tick('Not for the docs');
    const dismissed = await scoped();
    expect(dismissed.report.topics).toEqual([]);
    expect(dismissed.report.dismissedTopics).toMatchObject([{ id: before.id, state: 'dismissed' }]);
  });

  test('stands on its own where the issue can’t be read', async () => {
    const { github, scoped, weekly } = await world();
    await weekly();
    github.faults.push({ method: 'GET', path: /\/issues$/, reply: noPermission });
    const { report, error, lines } = await scoped();
    expect(error).toBeNull();
    expect(report.topics[0]).not.toHaveProperty('state');
    expect(lines.join('\n')).toContain("The report doesn't have what the rolling issue remembers:");
  });
});

describe('what a pull request does to readers', () => {
  const asked = [
    'How do I verify a webhook signature?',
    'verify webhook signature',
    'hi there',
  ].map((query, at) => row(`a${at}`, { query, pageUrl: 'https://docs.acme.example/other' }));

  async function changed(permissions: Parameters<typeof githubFor>[1]) {
    const github = await githubFor(onTestFinished, permissions);
    const pull = github.state.addPull({ number: 7, files: [{ filename: 'webhooks.mdx' }] });
    github.state.contents.set(`${pull.baseSha}:webhooks.mdx`, before);
    github.state.contents.set(`${pull.sha}:webhooks.mdx`, after);
    const event = { name: 'pull_request', payload: github.events.pullRequest(pull) };
    const left = await reportHere(servePages([...answers(), ...asked]), {
      ...{ github, event },
      // The checkout is the merge of both.
      env: { GITHUB_WORKSPACE: checkoutOf(after) },
      with: { scope: 'pull-request', 'post-to': 'summary' },
    });
    return { ...left, report: JSON.parse(left.files['report.json'] ?? '{}') };
  }

  test('is told before the topics, whatever the checkout is', async () => {
    const { report, summary } = await changed({
      permissions: { 'pull-requests': 'read', contents: 'read' },
    });
    expect(report.readerTest).toMatchObject({
      gained: 2,
      lost: 0,
      topics: [{ questions: 2, before: 0, after: 2, heading: 'Verify the signature' }],
    });
    expect(summary).toContain(
      '**2 unanswered questions now find a section, and found none before.**',
    );
    expect(summary).toContain('*Verify the signature* in `webhooks.mdx`');
  });

  test('is not known without `contents: read`', async () => {
    const { report, lines, warnings } = await changed({ permissions: { 'pull-requests': 'read' } });
    expect(report.readerTest).toBeNull();
    expect(warnings).toEqual([]);
    expect(lines.join()).toContain('There is no reader test, as the pull request');
  });
});
