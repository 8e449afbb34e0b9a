import { runBundle } from '../faults/bundle.ts';
import { inProcessRun } from '../faults/in-process.ts';
import { startGitHub } from '../world/github.ts';
import type { RunOptions } from '../world/runner.ts';
import { inTurn, type Script, startService } from '../world/service.ts';

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

export type Scene = Awaited<ReturnType<typeof startScene>>;

/** A service, a GitHub with a pull request, and runs of the action with both. */
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
} = {}) {
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
    /** Runs the mode in this process, on a simulated clock. */
    run: async ({ env, with: given, event: caused = event }: Options = {}) => {
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
    /** Runs the bundle as its own process. */
    runBundle: (options?: Pick<RunOptions, 'onOutput'>) =>
      runBundle({ ...options, baseUrl: service.url, event, env: github.env, with: inputs() }),
    /** How many requests start a job or send a message. */
    posts: () => service.requests.filter(({ method }) => method === 'POST').length,
    comments: () => github.state.commentsOn(pull.number).map(({ body }) => body),
  };
}
