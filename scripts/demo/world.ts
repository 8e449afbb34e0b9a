import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFeedback, serveFeedbackByPage, serveSearches } from '../../test/world/analytics.ts';
import { servePages } from '../../test/world/conversations.ts';
import { type StandInGitHub, startGitHub } from '../../test/world/github.ts';
import { committedBundle, type RunOptions } from '../../test/world/runner.ts';
import { type Script, startService } from '../../test/world/service.ts';
import { fourWeeks } from './conversations.ts';
import { feedback, searches } from './questions/signals.ts';

/** All that is outside the action, on this machine: GitHub with a pull request, and the service. */
export interface World {
  github: StandInGitHub;
  pullRequest: { number: number; title: string };
  /** The bundle that runs. */
  entry: string;
  /** What every run of the action is given. */
  surroundings: Pick<RunOptions, 'env' | 'event'>;
  /** Called whenever the job of a gap is read: by then the issue tells of it. */
  onReading: () => void;
  /** Inputs that every step of the demo has. */
  access: Record<string, string>;
  close(): Promise<void>;
}

const checkout = join(import.meta.dirname, 'checkout');

/** A file that a pull request changes, by its paths; null where it is not there. */
interface Change {
  base: string;
  head: string | null;
  /** What it says at the head, by what it says at the base; the same if absent. */
  edit?: (text: string) => string;
}

/** What the pull request does: readers gain two sections, and lose a page and an address. */
const changes: readonly Change[] = [
  {
    base: 'docs/guides/webhooks.mdx',
    head: 'docs/guides/webhooks.mdx',
    edit: (text) => `${text}
## Retry schedule

A failed webhook is retried after 1, 5 and 30 minutes, and then every 6 hours, up to 15 times.
To retry a failed delivery by hand, open it in the dashboard and choose **Retry**.
`,
  },
  {
    base: 'docs/payments/refunds.mdx',
    head: 'docs/payments/refunds.mdx',
    edit: (text) => `${text}
## Partial refund

To refund only part of a payment through the API, send its \`amount\`. A payment can be partially
refunded more than once, until all of it is refunded.
`,
  },
  { base: 'docs/payments/receipts.mdx', head: null },
  { base: 'docs/tools/command-line.mdx', head: 'docs/tools/cli.mdx' },
  {
    base: 'docs/docs.json',
    head: 'docs/docs.json',
    edit: (text) => {
      const { navigation, ...config } = JSON.parse(text);
      const redirects = [{ source: '/tools/command-line', destination: '/tools/cli' }];
      const moved = JSON.stringify(navigation)
        .replace('"tools/command-line"', '"tools/cli"')
        .replace('"payments/receipts"', '')
        .replace(',]', ']');
      return JSON.stringify({ ...config, navigation: JSON.parse(moved), redirects });
    },
  },
];

/** What the pull request of the gap does. */
const gapChanges: readonly Change[] = [
  {
    base: 'docs/guides/webhooks.mdx',
    head: 'docs/guides/webhooks.mdx',
    edit: (text) => `${text}
## Verify a signature

To verify the signature of a webhook, compute the HMAC-SHA256 of the raw body with the signing secret
of the endpoint, and compare it with the header \`Acme-Signature\`.
`,
  },
];

/** Opens a pull request, with what its files say at both ends. */
function openPull(
  { state }: StandInGitHub,
  of: readonly Change[],
  fields: { number?: number; branch: string },
) {
  const pull = state.addPull({
    ...fields,
    files: of.map(({ base, head }) => ({
      filename: head ?? base,
      status: head === null ? 'removed' : head === base ? 'modified' : 'renamed',
      ...(head !== null && head !== base && { previous_filename: base }),
    })),
  });
  for (const { base, head, edit } of of) {
    const text = readFileSync(join(checkout, base), 'utf8');
    state.contents.set(`${pull.baseSha}:${base}`, text);
    if (head !== null) state.contents.set(`${pull.sha}:${head}`, edit?.(text) ?? text);
  }
  return pull;
}

/** Of the documentation in the checkout. */
const commit = '5d0c9b7e41f3a86d2c5e0f9b8a7d6c5e4f3a2b1c';
const jobId = 'job_01KA4X7M2C';
const projectId = 'acme-docs';
/** The stand-in's own, as a secret of the repository would hold it. */
const apiKey = 'mint_test_key_0123456789';
const agentPullRequest = 42;
const agentBranch = 'agent/webhook-retries';
const jobRunsForMilliseconds = 6_000;
const gapJobId = 'job_01KB2Q9F4T';
const gapBranch = 'agent/verify-signatures';

/**
 * Starts the world: an agent that takes a job, and another one for a gap, four weeks of
 * conversations, one pull request.
 *
 * @param entry the bundle that runs: by default the committed one
 */
export async function startWorld(entry = committedBundle): Promise<World> {
  const agent = agentAtWork();
  let gapStarted = 0;
  const service = await startService({
    apiKey,
    projectId,
    jobId,
    ...agent,
    start: (request, index) => {
      if (!isAboutGap(request.body)) return agent.start(request, index);
      gapStarted = Date.now();
      return { status: 201, json: { id: gapJobId, status: 'active', prLink: null } };
    },
    jobs: () => {
      world.onReading();
      return { json: gapJob(world, Date.now() - gapStarted) };
    },
    conversations: servePages(fourWeeks()),
    searches: serveSearches(searches),
    feedback: serveFeedback(feedback),
    feedbackByPage: serveFeedbackByPage(feedback),
  });
  const permissions = { contents: 'read', issues: 'write', 'pull-requests': 'write' } as const;
  const github = await startGitHub({ permissions });
  const title = 'Describe retries and partial refunds, and tidy up';
  const pull = openPull(github, changes, { number: 41, branch: 'tidy-up' });
  github.state.addPull({
    number: agentPullRequest,
    branch: agentBranch,
    title: 'Describe the retries of webhooks',
    files: [{ filename: 'docs/guides/webhooks.mdx' }, { filename: 'docs/api/events.mdx' }],
  });
  const world: World = {
    github,
    entry,
    onReading: () => {},
    pullRequest: { number: pull.number, title },
    surroundings: {
      env: {
        ...github.env,
        // Pages are linked as they would be on GitHub: the stand-in has none to show.
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_WORKSPACE: checkout,
        GITHUB_SHA: commit,
      },
      event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
    },
    access: { 'api-key': apiKey, 'project-id': projectId, 'base-url': service.url },
    close: async () => {
      await Promise.all([service.close(), github.close()]);
    },
  };
  return world;
}

/** Whether a prompt is the instruction of a gap. */
const isAboutGap = (body: unknown): boolean => JSON.stringify(body).includes('Close a docs gap');

/** The job of a gap, which opens a pull request before it ends. */
function gapJob({ github }: World, age: number): object {
  const job = { id: gapJobId, status: 'active', prLink: null };
  if (age < jobRunsForMilliseconds) return job;
  const opened = github.state.pulls.find(({ branch }) => branch === gapBranch);
  const { number } = opened ?? openPull(github, gapChanges, { branch: gapBranch });
  return { ...job, status: 'completed', prLink: `https://github.com/acme/docs/pull/${number}` };
}

/** Someone reads the pull request of the gap, and merges it. */
export function mergeGapsPull({ github }: World, at: string): number {
  const pull = github.state.pulls.find(({ branch }) => branch === gapBranch);
  if (!pull) throw new Error('The job of the gap opened no pull request');
  github.state.mergePull(pull.number, at);
  return pull.number;
}

/** Starts a job when asked to, which ends soon after. */
function agentAtWork(): { start: Script; job: Script } {
  let started = 0;
  const job = () => {
    const isOver = Date.now() - started >= jobRunsForMilliseconds;
    return {
      id: jobId,
      source: { repository: 'https://github.com/acme/docs', ref: agentBranch },
      model: 'sonnet',
      createdAt: new Date(started).toISOString(),
      archivedAt: null,
      status: isOver ? 'completed' : 'active',
      prLink: isOver ? `https://github.com/acme/docs/pull/${agentPullRequest}` : null,
    };
  };
  return {
    start: () => {
      started = Date.now();
      return { status: 201, json: job() };
    },
    job: () => ({ json: job() }),
  };
}
