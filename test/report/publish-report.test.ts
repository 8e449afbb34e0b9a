import { describe, expect, test } from 'vitest';
import { createMarker } from '../../src/github/posts.ts';
import { type Row, servePages } from '../world/conversations.ts';
import { noPermission } from '../world/github/reply.ts';
import { startGitHub } from '../world/github.ts';
import { inTurn } from '../world/service.ts';
import { issueOf, reportHere } from './in-process.ts';
import { row } from './reporting.ts';

const asked = [row('a1'), row('a2', { query: 'verify webhook signatures' }), row('a3')];
const cutShort = inTurn(
  { json: { conversations: asked, nextCursor: 'c', hasMore: true } },
  { json: { conversations: [], nextCursor: 'c', hasMore: true } },
);
const circle =
  'The report is incomplete: Page 2 gives a `nextCursor` that an earlier page gave already, so reading on would go in circles. This is a fault of the service: run again later.';

test('the foot says what was redacted, counted once for each row', async () => {
  const query = 'I am ada@example.com, why does my webhook fail?';
  const script = servePages([row('1', { query }), row('2', { query })]);
  const on = await reportHere(script);
  expect(on.summary).toContain('- **Redacted:** 2 e-mail addresses\n');
  expect(on.rows[0]?.query).toBe('I am [email], why does my webhook fail?');
  const off = await reportHere(script, { with: { redact: 'false' } });
  expect(off.summary).toContain('- **Redacted:** nothing, as `redact` is off\n');
  expect(off.rows[0]?.query).toBe(query);
});

test('the report links its run, and shows at most `max-topics`', async () => {
  const twice = (query: string) => [1, 2].map((at) => row(`${query} ${at}`, { query }));
  const script = servePages([...twice('How do I rotate keys?'), ...twice('Is there an invoice?')]);
  const { summary, outputs, files } = await reportHere(script, {
    env: { GITHUB_SERVER_URL: 'https://github.example' },
    with: { 'max-topics': '1' },
  });
  expect(summary).toContain('https://github.example/acme/docs/actions/runs/4242');
  expect(JSON.parse(outputs.topics ?? '')).toHaveLength(1);
  // Only an issue remembers a history.
  expect(JSON.parse(files['report.json'] ?? '')).not.toHaveProperty('history');
});

describe('an incomplete report', () => {
  test('goes only to the job summary, even if `post-to` names the issue', async () => {
    const github = await startGitHub();
    const left = await reportHere(cutShort, { github, with: { 'post-to': 'issue' } });
    expect(left.summary).toContain('incomplete');
    expect(left.outputs).toMatchObject({ outcome: 'incomplete', commentUrl: '', issueUrl: '' });
    expect(github.state.issues).toEqual([]);
    expect(left.error).toBe(
      `${circle} What was read until then, 3 rows, is in ${left.outputs.reportDir}.`,
    );
    expect(left.warnings).toEqual([]);
  });

  test.each([
    [[], false],
    [asked, true],
  ])('says what it covers only if a row was read', async (conversations, hasRows) => {
    const left = await reportHere(inTurn({ json: { conversations, hasMore: true } }));
    expect(left.outputs.outcome).toBe('incomplete');
    expect(left.summary.includes(' It covers the 3 rows read before that.')).toBe(hasRows);
    expect(left.summary).not.toContain('0 rows read before that');
  });

  test.each(['complete', 'none'])('is a warning with `fail-on: %s`', async (failOn) => {
    const left = await reportHere(cutShort, { with: { 'fail-on': failOn } });
    expect(left.error).toBeNull();
    expect(left.warnings).toEqual([
      `${circle} What was read until then, 3 rows, is in ${left.outputs.reportDir}.`,
    ]);
  });
});

test('the log says how many of the questions went unanswered', async () => {
  const answered = row('a4', { resolutionStatus: 'answered', response: 'Like so.' });
  const { lines, outputs } = await reportHere(servePages([...asked, answered]));
  const files = 'conversations.jsonl, report.html, report.json, report.md, unanswered.csv';
  const folder = `In ${outputs.reportDir}:`;
  expect(lines.at(-1)).toBe(`3 of 4 questions went unanswered. ${folder} briefs/, ${files}`);
  const none = await reportHere(servePages([]));
  expect(none.lines.at(-1)).toBe(
    `Readers asked no questions. In ${none.outputs.reportDir}: ${files}`,
  );
});

test('a complete report fails the step only if `fail-on` names it', async () => {
  const left = await reportHere(servePages(asked), { with: { 'fail-on': 'complete' } });
  expect(left.error).toBe('The report is complete, and `fail-on` names `complete`.');
  expect(left.outputs.outcome).toBe('complete');
  const other = await reportHere(servePages(asked), { with: { 'fail-on': 'incomplete' } });
  expect(other.error).toBeNull();
});

describe('a comment and an issue', () => {
  const places = { 'post-to': 'summary, comment, issue' };

  async function worldWithPull() {
    const github = await startGitHub();
    const pull = github.state.addPull({ number: 1 });
    const event = { name: 'pull_request', payload: github.events.pullRequest(pull) };
    return { github, event };
  }

  test('are set as outputs, and have the marker of this report', async () => {
    const world = await worldWithPull();
    const titled = { ...places, 'issue-title': 'Gaps', 'issue-labels': 'docs, gaps' };
    const left = await reportHere(servePages(asked), { ...world, with: titled });
    expect(left.error).toBeNull();
    const [comment] = world.github.state.comments;
    const issue = world.github.state.issue();
    expect(left.outputs.commentUrl).toMatch(new RegExp(`/pull/1#issuecomment-${comment?.id}$`));
    expect(left.outputs.issueUrl).toMatch(new RegExp(`/issues/${issue.number}$`));
    expect(issue).toMatchObject({ title: 'Gaps', labels: ['docs', 'gaps'] });
    const marker = { mode: 'report', projectId: 'acme-docs', scope: 'all' } as const;
    expect(comment?.body.split('\n')[0]).toBe(createMarker(marker));
    expect(issue.body.split('\n')[0]).toBe(createMarker({ ...marker, target: 'issue' }));
  });

  test('that can’t be posted fail the step together, after the report’s own reason', async () => {
    const world = await worldWithPull();
    world.github.faults.push({ method: 'POST', times: 99, reply: noPermission });
    const with_ = { ...places, 'fail-on': 'complete' };
    const { error, outputs } = await reportHere(servePages(asked), { ...world, with: with_ });
    expect(error?.split('\n')).toEqual([
      'The report is complete, and `fail-on` names `complete`.',
      expect.stringContaining('comment'),
      expect.stringContaining('issue'),
    ]);
    expect(outputs).toMatchObject({ outcome: 'complete', commentUrl: '', issueUrl: '' });
  });
});

describe('the news of a second week', () => {
  const before = (id: string) =>
    row(id, {
      query: 'Where is the invoice archive?',
      pageUrl: 'https://docs.example.com/billing',
      timestamp: '2026-11-04T08:00:00Z',
    });
  const weeks = servePages([...asked, row('a4'), row('a5'), ...['b1', 'b2', 'b3'].map(before)]);

  async function twoWeeks(notify: string) {
    const github = await startGitHub();
    for (const to of ['2026-11-09', '2026-11-16']) {
      const given = { 'post-to': 'issue', 'date-to': to, compare: 'true', notify };
      const left = await reportHere(weeks, { github, with: given });
      expect(left).toMatchObject({ error: null, warnings: [] });
    }
    return issueOf(github);
  }

  test('is a comment on the issue, marked with its period', async () => {
    const { notices } = await twoWeeks('changes');
    expect(notices).toEqual([expect.stringContaining('notice=2026-11-09..2026-11-16')]);
    expect(notices[0]).toMatch(/^- \*\*New:\*\* .*\(5 conversations\)$/m);
  });

  test('is not posted with `notify: never`', async () => {
    expect((await twoWeeks('never')).notices).toEqual([]);
  });
});

test('an issue that is closed because no gaps are left is reported as closed', async () => {
  const github = await startGitHub();
  const given = { 'post-to': 'issue' };
  const first = await reportHere(servePages(asked), { github, with: given });
  expect(first.lines.at(-1)).toMatch(/^Posted: .+\/issues\/\d+$/);
  const answered = servePages([row('b1', { resolutionStatus: 'answered', response: 'Like so.' })]);
  const { lines } = await reportHere(answered, { github, with: given });
  expect(lines.at(-1)).toMatch(/^Closed, because no gap is left: .+\/issues\/\d+$/);
});

const lastWeek = { timestamp: '2026-11-04T08:00:00Z' };
describe.each<[string, Row[], string]>([
  ['without a row', [], 'The service has no conversation from 2026-11-09'],
  [
    'of rows with an unknown status or query',
    [row('1', { resolutionStatus: 'open' }), row('2', { query: 7 })],
    'No row from 2026-11-09 to before 2026-11-16 counts as answered or unanswered: ',
  ],
  [
    'of clarifying questions only',
    [row('1', { responseType: 'clarifying_question' })],
    'No row from 2026-11-09 to before 2026-11-16 counts as answered or unanswered: ',
  ],
])('a period %s', (_, rows, why) => {
  test('has no topic, and leaves the issue and the comment as they are', async () => {
    const github = await startGitHub();
    const { number } = github.state.addPull({});
    const given = {
      'post-to': 'summary, issue, comment',
      'pr-number': `${number}`,
      compare: 'true',
    };
    const asked = [row('a', lastWeek), row('b', { ...lastWeek, query: 'Where is the archive?' })];
    const before = { ...given, 'date-to': '2026-11-09' };
    await reportHere(servePages([...asked, row('c', lastWeek)]), { github, with: before });
    const posts = () =>
      JSON.stringify(issueOf(github)) + JSON.stringify(github.state.commentsOn(number));
    const postsBefore = posts();
    const writes = () => github.requests.filter(({ method }) => /PATCH|PUT|DELETE/.test(method));
    const written = writes().length;
    const run = await reportHere(servePages([...rows, ...asked]), { github, with: given });
    expect(run).toMatchObject({ error: null, outputs: { outcome: 'complete', topics: '[]' } });
    expect(run.warnings.filter((line) => line.startsWith(why))).toEqual([
      expect.stringContaining(
        'Nothing counts as resolved, and issues and comments stay as they are.',
      ),
    ]);
    expect(JSON.parse(run.files['report.json'] ?? '')).toMatchObject({
      complete: true,
      topics: [],
      previousTotals: { unanswered: 2 },
    });
    expect(run.summary).toContain('Documentation gaps');
    expect(posts()).toBe(postsBefore);
    expect(writes()).toHaveLength(written);
  });
});
