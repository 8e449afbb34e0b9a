import type { StandInPull } from '../world/github/state.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { type RunOptions, type RunResult, runAction } from '../world/runner.ts';
import {
  inTurn,
  type Reply,
  type Script,
  type StandInService,
  startService,
} from '../world/service.ts';

const key = 'mint_test_key_0123456789';
export const prompt = 'Update the documentation for https://github.com/acme/docs/pull/1.';
export const link = 'https://github.com/acme/docs/pull/12';

export const active = { id: 'job-1', status: 'active', prLink: null };
export const completed = { ...active, status: 'completed', prLink: link };

/** A service, a GitHub with a pull request, and runs of the action between them. */
export interface Scene {
  service: StandInService;
  github: StandInGitHub;
  pull: StandInPull;
  run(options?: Partial<RunOptions>): Promise<RunResult>;
  /** Requests to start a job, or to send a message. */
  posts(): number;
  comments(): string[];
  close(): Promise<void>;
}

export async function startScene({
  start = inTurn({ status: 201, json: active }),
  message = inTurn({ json: active }),
  job = inTurn({ json: active }, { json: completed }),
  permissions,
  intercept = () => false,
}: {
  start?: Script;
  message?: Script;
  job?: Script;
  permissions?: NonNullable<Parameters<typeof startGitHub>[0]>['permissions'];
  /** Called as a request to either arrives; true drops it. */
  intercept?: () => boolean;
} = {}): Promise<Scene> {
  const service = await startService({ start, message, job, intercept });
  const github = await startGitHub({ intercept, ...(permissions && { permissions }) });
  const pull = github.state.addPull();
  return {
    service,
    github,
    pull,
    run: (options = {}) =>
      runAction({
        event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
        ...options,
        env: { ...github.env, ...options.env },
        with: {
          mode: 'job',
          'api-key': key,
          'project-id': 'acme-docs',
          'base-url': service.url,
          'poll-interval-seconds': '0.02',
          'post-to': 'summary, comment',
          ...(!options.with?.['job-id'] && { prompt }),
          ...options.with,
        },
      }),
    posts: () => service.requests.filter(({ method }) => method === 'POST').length,
    comments: () => github.state.commentsOn(pull.number).map(({ body }) => body),
    close: async () => {
      await service.close();
      await github.close();
    },
  };
}

/** A reply that the first so many requests get, before those of a script. */
export const firstly =
  (reply: Reply, times: number, then: Script): Script =>
  (request, index) =>
    index < times ? reply : then(request, index - times);
