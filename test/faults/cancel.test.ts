import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import type { Launched } from '../world/launcher.ts';
import { atOnce } from '../world/runner.ts';
import { inTurn, type Reply, type Script, startService } from '../world/service.ts';
import { modes, runBundle } from './bundle.ts';
import { idsOf, rowsOf, savedRows } from './conversations.ts';
import { ownPosts } from './posting.ts';
import { isThorough } from './service-faults.ts';
import { temporaryFolder } from './temporary-folder.ts';

const active: Reply = { json: { status: 'active' } };
const completed: Reply = { json: { status: 'completed', prLink: null } };
const stall: Reply = { fault: 'stall' };
const later: Reply = { status: 429, headers: { 'retry-after': '60' } };
const rows = rowsOf({ day: '2026-11-10', count: 9 });
const threePages = servePages(rows);
const many = rowsOf({ day: '2026-11-10', count: 12_000 }).map((row, index) => ({
  ...row,
  query: `How do I ${index % 997} the ${index % 991} of thing ${index}?`,
  resolutionStatus: 'unanswered',
}));

interface Moment {
  mode: 'job' | 'report';
  script: Script;
  /**
   * When the signal is sent: after the request with this index has arrived, once the earlier rows are saved
   * and the earlier status is logged; or at a request to GitHub.
   */
  at: number | RegExp;
  with?: Record<string, string>;
  /** The last status that was read; unchecked if absent. */
  status?: string;
  /** How many rows must be in the file and in the output; unchecked if absent. */
  saved?: number;
}

const moments: Record<string, Moment> = {
  'a poll': {
    mode: 'job',
    script: () => stall,
    at: 0,
    status: '',
  },
  'a later poll': {
    mode: 'job',
    script: inTurn(active, stall),
    at: 1,
    status: 'active',
  },
  'the wait between two polls': {
    mode: 'job',
    script: () => active,
    at: 0,
    with: { 'poll-interval-seconds': '30' },
    status: 'active',
  },
  'the wait that the service asked for': {
    mode: 'job',
    script: () => later,
    at: 0,
    status: '',
  },
  "a job's comment": {
    mode: 'job',
    script: () => completed,
    at: /comments$/,
    with: { 'post-to': 'summary, comment' },
  },
  'the search for the pull request, in mode job': {
    mode: 'job',
    script: () => active,
    at: /pulls\/1$/,
    with: { 'post-to': 'comment', 'pr-number': '1' },
  },
  'the first page': {
    mode: 'report',
    script: () => stall,
    at: 0,
    saved: 0,
  },
  'a later page': {
    mode: 'report',
    script: (request, index) => (index < 2 ? threePages(request, index) : stall),
    at: 2,
    saved: 6,
  },
  'the body of a page': {
    mode: 'report',
    script: (request, index) =>
      index < 2 ? threePages(request, index) : { fault: 'stall-in-body', body: '{"conv' },
    at: 2,
    saved: 6,
  },
  'the wait for the quota': {
    mode: 'report',
    script: (request, index) => (index < 1 ? threePages(request, index) : later),
    at: 1,
    saved: 3,
  },
  'the period before': {
    mode: 'report',
    script: (request, index) => (index < 3 ? threePages(request, index) : stall),
    at: 3,
    saved: 9,
  },
  'a post': {
    mode: 'report',
    script: threePages,
    at: /comments$/,
    with: { 'post-to': 'summary, comment', 'pr-number': '1' },
    saved: 9,
  },
  "the search for the report's pull request": {
    mode: 'report',
    script: threePages,
    at: /pulls\/1$/,
    with: { 'post-to': 'comment', 'pr-number': '1' },
  },
};

/** Runs the moment's scenario and sends the signals at that moment. */
async function cancel(
  { mode, script, at, with: given, status, saved }: Moment,
  signals: readonly NodeJS.Signals[],
) {
  const run = {
    child: undefined as Launched | undefined,
    stdout: '',
    sent: 0,
  };
  const temp = temporaryFolder();
  const isReached = () => {
    if (status) expect(run.stdout).toContain(`Job is ${status}.`);
    if (saved) expect(savedRows(join(temp, 'docs-gap-report'))).toHaveLength(saved);
  };
  const send = () => {
    run.sent = performance.now();
    for (const signal of signals) run.child?.kill(signal);
  };
  const timed: Script = (request, index) => {
    if (index === at) void vi.waitFor(isReached, 60_000).then(() => setTimeout(send, 50));
    return script(request, index);
  };
  const service = await startService({ job: timed, conversations: timed });
  const github: StandInGitHub = await startGitHub();
  const pull = github.state.addPull({ number: 1 });
  if (at instanceof RegExp) {
    github.faults.push({
      path: at,
      reply: { fault: 'stall' },
      meanwhile: () => void setTimeout(send, 50),
    });
  }
  const result = await runBundle({
    baseUrl: service.url,
    temp,
    with: { ...modes[mode], ...given },
    env: github.env,
    event: {
      name: 'pull_request',
      payload: given?.['pr-number'] ? {} : github.events.pullRequest(pull),
    },
    onSpawn: (child) => {
      run.child = child;
    },
    onOutput: (stdout) => {
      run.stdout = stdout;
    },
  });
  return { ...result, took: performance.now() - run.sent, own: ownPosts(github) };
}

/** Each moment gets one of the two, or with `npm run soak` both. */
const signalsSent: NodeJS.Signals[][] = [['SIGINT'], ['SIGTERM', 'SIGINT']];
const cancellations = Object.entries(moments).flatMap(([name, moment], index) =>
  signalsSent
    .filter((_, variant) => isThorough || variant === index % signalsSent.length)
    .map((signals) => ({ name, moment, signals })),
);

test.concurrent.each(cancellations)(
  'cancelled in $name by $signals',
  async ({ moment, signals }) => {
    const run = await cancel(moment, signals);
    // A second signal may arrive after the last line of the process, when no handler is left.
    const exitCodes = signals.length > 1 ? [1, null] : [1];
    expect(exitCodes).toContain(run.exitCode);
    const { mode, status, saved } = moment;
    expect(run).toMatchObject({
      stderr: '',
      outputs: {
        outcome: mode === 'job' ? 'cancelled' : 'incomplete',
        ...(status !== undefined && { status }),
        ...(saved !== undefined && { questions: String(saved) }),
      },
    });
    expect(run.errors).toEqual([
      expect.stringMatching(/^The step was cancelled \(SIG(INT|TERM)\)\./),
    ]);
    expect(run.took).toBeLessThan(atOnce);
    expect(run.summary).not.toBe('');
    expect(run.own).toEqual({ comments: [], openIssues: [] });
    if (saved === undefined) return;
    expect(idsOf(savedRows(run.outputs.reportDir ?? ''))).toEqual(idsOf(rows).slice(0, saved));
  },
);

test('a step that is cancelled while it groups questions fails', async () => {
  const service = await startService({ conversations: servePages(many) });
  let sent = false;
  const run = await runBundle({
    baseUrl: service.url,
    with: { ...modes.report, 'page-size': '1000', compare: 'false' },
    onOutput: (stdout, child) => {
      if (sent || !stdout.includes('12 pages')) return;
      sent = true;
      child.kill('SIGTERM');
    },
  });
  expect(run).toMatchObject({
    exitCode: 1,
    outputs: { outcome: 'incomplete', questions: '12000' },
  });
  expect(run.errors).toEqual([expect.stringMatching(/^The step was cancelled \(SIGTERM\)\./)]);
  expect(existsSync(join(run.outputs.reportDir ?? '', 'conversations.jsonl'))).toBe(true);
});
