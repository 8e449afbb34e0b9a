import type * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Author } from './author.ts';
import { GitHubError } from './errors.ts';
import type { Repository, RunContext } from './run-context.ts';

/** A repository's API, as one token sees it. Every answer is checked against a schema. */
export interface GitHub {
  readonly repository: Repository;
  /**
   * @param route such as `GET /repos/{owner}/{repo}/pulls/{pull_number}`; owner and repo are filled in
   * @throws GitHubError; the signal's reason when aborted
   */
  request<T>(route: string, parameters: object, schema: z.ZodMiniType<T>): Promise<T>;
  /** Pages of 100 from `firstPage` (1 where absent) to the last; fetched as they are asked for. */
  pages<T>(
    route: string,
    parameters: { firstPage?: number; [name: string]: unknown },
    item: z.ZodMiniType<T>,
  ): AsyncGenerator<T[]>;
  /** Who the token is. Asked once. */
  viewer(): Promise<Author>;
}

export interface ConnectOptions {
  context: RunContext;
  token: string;
  clock: Clock;
  /** Monotonic time, in milliseconds of `clock.now()`, after which no call or wait begins. */
  deadline: number;
  signal: AbortSignal;
  /** Milliseconds that one answer may take; 30,000 where absent. */
  timeout?: number;
}

/** Loads Octokit, which is heavy, only here: a run that posts nothing does not pay for it. */
export async function connect(options: ConnectOptions): Promise<GitHub> {
  try {
    const { createClient } = await import('./client.ts');
    return createClient(options);
  } catch (cause) {
    // `@actions/github` parses the event's file when it is imported.
    throw new GitHubError({
      kind: 'refused',
      message: `${options.context.payloadProblem ?? 'The client for GitHub could not be loaded.'} Without it nothing can be posted: check the file that GITHUB_EVENT_PATH names.`,
      cause,
    });
  }
}
