import { expect, test } from 'vitest';
import { modes, runBundle } from '../faults/bundle.ts';
import { row, runReport } from '../report/reporting.ts';
import { servePages } from '../world/conversations.ts';
import { accounts } from '../world/github/state.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { githubToken, type RunOptions } from '../world/runner.ts';
import { inTurn, startService } from '../world/service.ts';

const link = 'https://github.com/acme/docs/pull/12';
const gaps = servePages([row('1'), row('2', { query: 'verify webhook signature' })]);
const noGaps = servePages([row('1', { resolutionStatus: 'answered' })]);

let github: StandInGitHub;

async function runJob(options: Partial<RunOptions> = {}) {
  const service = await startService({
    job: inTurn({ json: { status: 'completed', prLink: link, source: { ref: 'docs/x' } } }),
  });
  const run = await runBundle({
    ...options,
    baseUrl: service.url,
    env: github.env,
    with: { ...modes.job, 'post-to': 'summary, comment' },
  });
  return { ...run, serviceRequests: service.requests.length };
}

const report = (script: typeof gaps, options: Partial<RunOptions> = {}) =>
  runReport(script, { ...options, env: github.env });

const onPullRequest = (pull: ReturnType<StandInGitHub['state']['addPull']>) => ({
  event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
});

test('mode job keeps one comment up to date', async () => {
  github = await startGitHub();
  const pull = github.state.addPull();
  const first = await runJob(onPullRequest(pull));
  expect(first).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(first.stdout).toContain(
    `Found pull request #${pull.number}: the one of the event \`pull_request\`.`,
  );
  const again = await runJob(onPullRequest(pull));
  expect(again.outputs.commentUrl).toBe(first.outputs.commentUrl);
  const comments = github.state.commentsOn(pull.number);
  expect(comments).toHaveLength(1);
  expect(first.outputs.commentUrl).toMatch(new RegExp(`/pull/1#issuecomment-${comments[0]?.id}$`));
  expect(comments[0]?.body).toMatch(
    /^<!-- docs-agent-action mode=job project=[0-9a-f]{16} scope=all -->\n### ✅ The agent opened a pull request\n\n- Pull request: /,
  );
  const writes = github.requests.filter(
    ({ method, path }) => method !== 'GET' && path !== '/graphql',
  );
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
});

test('if the pull request is not found, the step fails before it requests anything of the service', async () => {
  github = await startGitHub();
  const run = await runJob({ event: { name: 'schedule', payload: {} } });
  expect(run).toMatchObject({ exitCode: 1, serviceRequests: 0 });
  expect(run.errors).toEqual([
    'A scheduled run belongs to no pull request. Set the input `pr-number`, or run on an event of the pull request, such as `pull_request`.',
  ]);
});

test('a post that is refused on a pull request from a fork is a warning', async () => {
  github = await startGitHub({ permissions: { issues: 'read', 'pull-requests': 'read' } });
  const pull = github.state.addPull({ headRepository: 'stranger/docs', user: accounts.stranger });
  const run = await runJob(onPullRequest(pull));
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  expect(run.warnings).toEqual([expect.stringContaining('comes from a fork')]);
});

test('the rolling issue is created and updated, is closed without gaps, and is then replaced by a new one with a link', async () => {
  github = await startGitHub();
  const options = { with: { 'post-to': 'issue' } };
  const none = await report(noGaps, options);
  expect(none).toMatchObject({ exitCode: 0, outputs: { issueUrl: '' } });
  expect(github.state.issues).toEqual([]);

  const first = await report(gaps, options);
  expect(first.outputs.issueUrl).toMatch(/\/acme\/docs\/issues\/1$/);
  const second = await report(gaps, options);
  expect(second.outputs.issueUrl).toBe(first.outputs.issueUrl);
  expect(github.state.issues).toMatchObject([
    { state: 'open', title: 'Documentation gap report', labels: ['documentation-gaps'] },
  ]);

  await report(noGaps, options);
  expect(github.state.issues).toMatchObject([{ state: 'closed' }]);
  await report(gaps, options);
  expect(github.state.issues).toMatchObject([{ state: 'closed' }, { state: 'open', number: 2 }]);
  expect(github.state.issues[1]?.body).toContain('#1');
});

test('scope: pull-request keeps the questions about the changed pages', async () => {
  github = await startGitHub();
  const pull = github.state.addPull({
    files: [
      { filename: 'docs/guides/webhooks.mdx' },
      { filename: 'docs/api/new.md', previous_filename: 'docs/api/events.md', status: 'renamed' },
      ...Array.from({ length: 120 }, (_, index) => ({ filename: `src/file-${index}.ts` })),
    ],
  });
  const at = (path: string) => ({ pageUrl: `https://docs.acme.example/v2/${path}` });
  const script = servePages([
    row('asked there', at('guides/webhooks/?x=1#top')),
    row('elsewhere', at('guides/invoices')),
    row('cited', {
      ...at('home'),
      sources: [{ title: 'Events', url: 'https://docs.acme.example/v2/api/events' }],
    }),
    row('answered there', { ...at('guides/webhooks'), resolutionStatus: 'answered' }),
  ]);
  const run = await report(script, {
    ...onPullRequest(pull),
    with: { 'post-to': 'comment', scope: 'pull-request', 'docs-root': 'docs' },
  });
  expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(run.outputs).toMatchObject({ conversations: '3', unanswered: '2' });
  expect(run.rows.map(({ id }) => id)).toEqual(['asked there', 'cited', 'answered there']);
  const [comment] = github.state.commentsOn(pull.number);
  expect(comment?.body).toMatch(
    /^<!-- docs-agent-action mode=report project=[0-9a-f]{16} scope=pull-request -->\n/,
  );
  expect(comment?.body).toContain(
    '**2 of 3 questions on the pages that this pull request changes went unanswered.**',
  );
});

test('a report that is too long for a comment loses whole sections, and names them', async () => {
  github = await startGitHub();
  const pull = github.state.addPull();
  const rows = Array.from({ length: 600 }, (_, index) => {
    const topic = index % 100;
    return row(`r${index}`, {
      query: `How do I set up module${topic}x with part${index}? ${`module${topic}x `.repeat(24)}`,
      pageUrl: `https://docs.acme.example/${'long-'.repeat(20)}${index}`,
    });
  });
  const run = await report(servePages(rows), {
    ...onPullRequest(pull),
    with: { 'post-to': 'comment', 'max-topics': '100' },
  });
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  expect(Buffer.byteLength(run.files['report.md'] ?? '')).toBeGreaterThan(1.1 * 65_536);
  const body = github.state.commentsOn(pull.number)[0]?.body ?? '';
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_536);
  expect(body).toMatch(
    /^> \*\*Left out for length:\*\* .* See \[the run\]\(http.*\) for all of it\.$/m,
  );
  expect(body).toContain('### About this report');
  const count = (pattern: RegExp) => body.match(pattern)?.length;
  expect(count(/<details/g)).toBe(count(/<\/details>/g));
});

test('the address of GitHub Enterprise Server is read from the environment', async () => {
  github = await startGitHub({ enterprise: true });
  const pull = github.state.addPull();
  const run = await runJob(onPullRequest(pull));
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  expect(github.state.commentsOn(pull.number)).toHaveLength(1);
  const seen = github.requests.map(({ headers }) => headers.authorization);
  expect(new Set(seen)).toEqual(new Set([`token ${githubToken}`]));
});
