import { describe, expect, test } from 'vitest';
import { boxLine } from '../../src/report/gaps/editable.ts';
import { checkout, config } from '../docs/folder.ts';
import { type InProcessRun, inProcessRun } from '../faults/in-process.ts';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { servePages } from '../world/conversations.ts';
import { noPermission } from '../world/github/reply.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { reportHere } from './in-process.ts';
import { after, answers, before, changingPull, checkoutOf } from './readers/webhook-docs.ts';
import { row } from './reporting.ts';

describe('the pages of a pull request', () => {
  async function scoped(
    files: readonly string[],
    given: Record<string, string> = {},
    env: Record<string, string> = {},
  ) {
    const github = await startGitHub();
    const pull = github.state.addPull({
      number: 7,
      files: files.map((filename) => ({ filename })),
    });
    const event = { name: 'pull_request', payload: github.events.pullRequest(pull) };
    const asked = servePages([row('a1'), row('a2', { pageUrl: 'https://docs.acme.example/keys' })]);
    return reportHere(asked, {
      github,
      event,
      env,
      with: { scope: 'pull-request', 'post-to': 'summary', ...given },
    });
  }

  test('are those of its files below `docs-root`', async () => {
    const files = ['site/docs/guides/webhooks.mdx', 'README.md'];
    const below = await scoped(files, { 'docs-root': 'site/docs' });
    expect(below).toMatchObject({ error: null, warnings: [], outputs: { questions: '1' } });
    expect(below.lines).toContain('Pull request #7 changes 2 files.');
    expect(below.rows.map(({ id }) => id)).toEqual(['a1']);
    expect(below.summary).toContain('that pull request 7 changes');
    expect(below.summary).not.toContain('3,000');
    const elsewhere = await scoped(files, { 'docs-root': 'handbook' });
    expect(elsewhere.outputs).toMatchObject({ questions: '0' });
  });

  test('are incomplete if GitHub does not list all of its files', async () => {
    const files = Array.from({ length: 3_001 }, (_, at) => `guides/page-${at}.mdx`);
    const { warnings, summary, lines } = await scoped(files);
    expect(lines).toContain('Pull request #7 changes 3,000 files.');
    expect(warnings[0]).toBe(
      'GitHub lists at most 3,000 files of a pull request: pages of the others are left out.',
    );
    expect(summary).toContain('because GitHub lists at most 3,000 files of a pull request.');
  });

  test('are those below the folder that contains the docs, if no folder is named', async () => {
    const env = {
      GITHUB_WORKSPACE: checkout({
        'docs/docs.json': config({ pages: ['guides/webhooks'] }),
        'docs/guides/webhooks.mdx': '# Webhooks\n\nText.\n',
      }),
    };
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
    const github = await startGitHub();
    const pull = github.state.addPull({ number: 7, files: [{ filename: 'guides/webhooks.mdx' }] });
    const event = { name: 'pull_request', payload: github.events.pullRequest(pull) };
    // An empty workspace, because this repository contains the demo's docs.
    const env = { GITHUB_WORKSPACE: temporaryFolder() };
    const onPull = { scope: 'pull-request', 'post-to': 'comment' };
    const scoped = () => reportHere(asked, { github, event, env, with: onPull });
    const weekly = () => reportHere(asked, { github, env, with: { 'post-to': 'issue' } });
    return { github, scoped, weekly };
  }

  test('is the same as on all pages: id and heading of all its rows, and the rows on these pages', async () => {
    const { scoped } = await world();
    const [all, here] = [
      await reportHere(asked, { env: { GITHUB_WORKSPACE: temporaryFolder() } }),
      await scoped(),
    ];
    const [gap] = all.report.topics;
    expect(gap).toMatchObject({ unanswered: 12 });
    expect(here.report.topics).toHaveLength(1);
    expect(here.report.topics[0]).toMatchObject({
      id: gap.id,
      label: gap.label,
      unanswered: 3,
      pages: [{ url: `${site}/guides/webhooks`, unanswered: 3 }],
      examples: [{ count: 1 }, { count: 1 }, { count: 1 }],
    });
    expect(here.report.totals).toMatchObject({ questions: 3, unanswered: 3 });
    expect(here.files['unanswered.csv']?.trim().split('\r\n')).toHaveLength(4);
  });

  test('is as the rolling issue remembers it', async () => {
    const { github, scoped, weekly } = await world();
    const before = (await weekly()).report.topics[0];
    const { report } = await scoped();
    expect(report.topics).toMatchObject([
      { id: before.id, label: before.label, state: 'open', firstReported: '2026-11-09' },
    ]);
    expect(report.history).toEqual([]);
    const { number } = github.state.issue();
    const [unticked, ticked] = [false, true].map((isTicked) =>
      boxLine({ gapId: before.id, box: 'dismiss', isTicked }),
    );
    github.state.editIssue(number, (body) => body.replace(unticked ?? '', ticked ?? ''));
    const dismissed = await scoped();
    expect(dismissed.report.topics).toEqual([]);
    expect(dismissed.report.dismissedTopics).toMatchObject([{ id: before.id, state: 'dismissed' }]);
  });

  test('is reported without the issue if that can’t be read', async () => {
    const { github, scoped, weekly } = await world();
    await weekly();
    github.faults.push({ method: 'GET', path: /\/issues$/, reply: noPermission });
    const { report, error, lines } = await scoped();
    expect(error).toBeNull();
    expect(report.topics[0]).not.toHaveProperty('state');
    expect(lines.join('\n')).toContain(
      'The report is made without what the rolling issue remembers:',
    );
  });
});

describe('what a pull request does to readers', () => {
  const asked = [
    'How do I verify a webhook signature?',
    'verify webhook signature',
    'verify the signature of a webhook',
    'hi there',
  ].map((query, at) => row(`a${at}`, { query, pageUrl: 'https://docs.acme.example/other' }));

  /** The report on a pull request that changes files, in a checkout of its merge. */
  async function changed({
    workspace = checkoutOf(after),
    permissions = { 'pull-requests': 'write', issues: 'write', contents: 'read' },
    given = {},
    unanswered = asked,
    prepare = () => undefined,
    ...change
  }: {
    workspace?: string;
    permissions?: NonNullable<Parameters<typeof startGitHub>[0]>['permissions'];
    given?: Record<string, string>;
    unanswered?: typeof asked;
    prepare?: (github: StandInGitHub, run: InProcessRun) => void;
  } & Parameters<typeof changingPull>[1] = {}) {
    const github = await startGitHub({ permissions });
    const event = changingPull(github, change);
    const run = inProcessRun();
    prepare(github, run);
    const left = await reportHere(servePages([...answers(), ...unanswered]), {
      github,
      event,
      run,
      env: { GITHUB_WORKSPACE: workspace },
      with: { scope: 'pull-request', 'post-to': 'comment', ...given },
    });
    const [comment] = github.state.commentsOn(7);
    return { ...left, github, comment: comment?.body ?? '' };
  }

  test('comes before the topics, whatever the checkout is', async () => {
    const { report, comment } = await changed();
    expect(report.readerTest).toMatchObject({
      base: 'c'.repeat(40),
      topics: [{ questions: 3, near: 3, heading: 'Verify the signature', isAdded: true }],
      singles: [],
      promises: [],
    });
    expect(comment).toContain(
      ': 3 of 3 questions come nearest to *Verify the signature* in `webhooks.mdx`, which it adds: “',
    );
  });

  test('is not known without `contents: read`', async () => {
    const { report, warnings, comment } = await changed({
      permissions: { 'pull-requests': 'write' },
    });
    expect(report.readerTest).toBeNull();
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The report goes without a reader test, which needs `contents: read` in the job's `permissions:`: GitHub answered 403 /,
      ),
    ]);
    expect(comment).toContain(
      'What this pull request does to readers wasn’t tested: the changed files can’t be read from GitHub; the job needs `contents: read`.',
    );
  });

  test('leaves out later changes of the base branch', async () => {
    const { report } = await changed({
      files: [{ filename: 'keys.mdx' }],
      base: { 'keys.mdx': '# Keys' },
      head: { 'keys.mdx': '# Keys\n\nMore.' },
      prepare: ({ state }) => {
        const [pull] = state.pulls;
        state.contents.set(`${pull?.baseSha}:keys.mdx`, `# Keys\n\n## Later\n\n${after}`);
      },
    });
    expect(report.readerTest).toMatchObject({ topics: [], atRisk: [] });
  });

  test('includes pages above 1 MB, which GitHub serves only as blobs', async () => {
    const { report } = await changed({
      head: { 'webhooks.mdx': `${after}\n## More\n${'\n\nMore of it.'.repeat(100_000)}` },
    });
    expect(report.readerTest).toMatchObject({ topics: [{ near: 3 }], atRisk: [] });
  });

  test('includes a page that only `.mintignore` hides', async () => {
    const { report, comment } = await changed({
      files: [{ filename: '.mintignore', status: 'added' }],
      head: { '.mintignore': '/webhooks.mdx' },
    });
    expect(report.readerTest).toMatchObject({
      atRisk: [{ file: 'webhooks.mdx', change: 'deleted', answered: 20, redirected: false }],
    });
    expect(comment).toContain('`webhooks.mdx` is deleted or hidden, without a redirect');
  });

  test('leaves out only the page that can’t be read', async () => {
    const { report, comment } = await changed({
      files: ['keys.mdx', 'webhooks.mdx', 'link.mdx', 'a\ud800.mdx'].map((filename) => ({
        filename,
      })),
      base: { 'webhooks.mdx': before, 'keys.mdx': '# Keys', 'link.mdx': 'Text' },
      head: {
        'webhooks.mdx': after,
        'keys.mdx': Uint8Array.from([0x63, 0x61, 0x66, 0xe9]),
        'link.mdx': 'symlink',
      },
    });
    expect(report.readerTest).toMatchObject({ topics: [{ near: 3 }], atRisk: [] });
    expect(comment).toContain('3 changed files can’t be read as text, and are left out.');
  });

  test('covers the first 100 files of the docs, wherever others are in the list', async () => {
    const others = [
      ...Array.from({ length: 110 }, (_, at) => `locales/${at}.json`),
      ...Array.from({ length: 110 }, (_, at) => `.github/notes/${at}.md`),
    ];
    const files = [...others, 'webhooks.mdx'].map((filename) => ({ filename }));
    const found = await changed({ files });
    expect(found.report.readerTest).toMatchObject({ topics: [{ near: 3 }] });
    expect(found.comment).not.toContain('changed files');
    expect(found.github.requests.filter(({ path }) => path.includes('/contents/'))).toHaveLength(2);

    const pages = Array.from({ length: 110 }, (_, at) => ({ filename: `${at}.mdx` }));
    const cut = await changed({ files: [{ filename: 'webhooks.mdx' }, ...pages] });
    expect(cut.report.readerTest).toMatchObject({ topics: [{ near: 3 }] });
    expect(cut.comment).toContain('Only the first 100 of 111 changed files were read.');
  });

  test.each(['compare', 'contents'])(
    'is left out of a complete report if the time runs out at %s',
    async (at) => {
      const { error, report, comment, warnings, outputs } = await changed({
        given: { 'timeout-minutes': '10' },
        prepare: ({ faults }, { clock }) => {
          faults.push({ path: new RegExp(`/${at}/`), meanwhile: () => clock.advance(6 * 60_000) });
        },
      });
      expect(error).toBeNull();
      expect(outputs).toMatchObject({ outcome: 'complete' });
      expect(report.readerTest).toBeNull();
      expect(report).toMatchObject({ complete: true, totals: { questions: 20 } });
      expect(comment).toContain(
        'What this pull request does to readers wasn’t tested: the changed files can’t be read from GitHub; the job needs `contents: read`.',
      );
      expect(warnings).toEqual([expect.stringContaining('goes without a reader test')]);
    },
  );
});
