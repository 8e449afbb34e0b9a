import { runBundle } from '../faults/bundle.ts';
import { inProcessRun } from '../faults/in-process.ts';
import type { StandInPull } from '../world/github/state.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import type { RunOptions, RunResult } from '../world/runner.ts';
import {
  inTurn,
  type Reply,
  type Script,
  type StandInService,
  startService,
} from '../world/service.ts';

export const prompt = 'Update the documentation for https://github.com/acme/docs/pull/1.';
export const link = 'https://github.com/acme/docs/pull/12';

export const active = {
  id: 'job-1',
  status: 'active',
  prLink: null,
  // Claims name jobs that were created after them.
  createdAt: '2100-01-01T00:00:00Z',
};
export const completed = { ...active, status: 'completed', prLink: link };

interface Options {
  with?: Record<string, string>;
  env?: Record<string, string>;
  /** `pull_request` by default. */
  event?: { name: string; payload: object };
}

/** What a step leaves. */
interface Ended {
  exitCode: 0 | 1;
  /** The message that the step fails with, if it does. */
  errors: string[];
  warnings: string[];
  outputs: Record<string, string>;
  summary: string;
  log: string[];
}

/** A service, a GitHub with a pull request, and runs of the action with both. */
export interface Scene {
  service: StandInService;
  github: StandInGitHub;
  pull: StandInPull;
  /** Runs the mode in this process, on a simulated clock. */
  run(options?: Options): Promise<Ended>;
  /** Runs the bundle as its own process. */
  runBundle(options?: Pick<RunOptions, 'onOutput'>): Promise<RunResult>;
  /** How many requests start a job or send a message. */
  posts(): number;
  comments(): string[];
}

export async function startScene({
  start = inTurn({ status: 201, json: active }),
  message = inTurn({ json: active }),
  job = inTurn({ json: active }, { json: completed }),
  permissions,
  intercept = () => undefined,
}: {
  start?: Script;
  message?: Script;
  job?: Script;
  permissions?: NonNullable<Parameters<typeof startGitHub>[0]>['permissions'];
  /** Called as a request to either arrives. */
  intercept?: NonNullable<Parameters<typeof startGitHub>[0]>['intercept'];
} = {}): Promise<Scene> {
  const service = await startService({ start, message, job, intercept });
  const github = await startGitHub({ intercept, ...(permissions && { permissions }) });
  const pull = github.state.addPull();
  const inputs = (given: Record<string, string> = {}) => ({
    mode: 'job',
    'poll-interval-seconds': '0.02',
    'post-to': 'summary, comment',
    ...(!given['job-id'] && { prompt }),
    ...given,
  });
  const event = { name: 'pull_request', payload: github.events.pullRequest(pull) };
  return {
    service,
    github,
    pull,
    run: async ({ env, with: given, event: caused = event } = {}) => {
      const { error, lines, ...left } = await inProcessRun().start({
        with: inputs(given),
        serviceUrl: service.url,
        github,
        event: caused,
        env,
      });
      const errors = error === null ? [] : [error];
      return { ...left, log: lines, exitCode: errors.length === 0 ? 0 : 1, errors };
    },
    runBundle: (options) =>
      runBundle({ ...options, baseUrl: service.url, event, env: github.env, with: inputs() }),
    posts: () => service.requests.filter(({ method }) => method === 'POST').length,
    comments: () => github.state.commentsOn(pull.number).map(({ body }) => body),
  };
}

/** Gives a reply to the first requests, and then follows a script. */
export const firstly =
  (reply: Reply, times: number, then: Script): Script =>
  (request, index) =>
    index < times ? reply : then(request, index - times);
