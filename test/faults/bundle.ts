import { type RunOptions, type RunResult, runAction } from '../world/runner.ts';
import { apiKey } from './in-process.ts';

export const modes = {
  job: { mode: 'job', 'job-id': 'job-1', 'poll-interval-seconds': '0.05' },
  report: { mode: 'report', 'date-to': '2026-11-16', 'page-size': '3' },
};

/** Runs the bundle as its own process, with the inputs that every run needs. */
export function runBundle({
  baseUrl,
  temp,
  ...options
}: Omit<RunOptions, 'with'> & {
  baseUrl: string;
  with: Record<string, string>;
  /** The runner's temporary folder; by default a new one. */
  temp?: string;
}): Promise<RunResult> {
  return runAction({
    ...options,
    with: {
      'api-key': apiKey,
      'project-id': 'acme-docs',
      'base-url': baseUrl,
      ...options.with,
    },
    env: { ...(temp && { RUNNER_TEMP: temp }), ...options.env },
  });
}
