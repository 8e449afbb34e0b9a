import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGitHub } from '../../src/github/client.ts';
import { readRunContext } from '../../src/github/run-context.ts';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { simulatedClock } from '../world/clock.ts';
import type { StandInGitHub } from '../world/github.ts';
import { githubToken } from '../world/runner.ts';

export function recordingLog() {
  const lines: string[] = [];
  const warnings: string[] = [];
  return {
    lines,
    warnings,
    info: (message: string) => lines.push(message),
    warning: (message: string) => warnings.push(message),
  };
}

/** Masks the secret of these runs. */
export const withoutSecret = (text: string): string => text.replaceAll('s3cret', '***');

/** A run of the action, as far as GitHub's client is concerned. */
export type Run = Awaited<ReturnType<typeof startRun>>;

export async function startRun({
  world,
  event = { name: 'push', payload: {} },
  env = {},
  minutes = 30,
}: {
  world: StandInGitHub;
  event?: { name: string; payload: object };
  env?: Record<string, string>;
  /** Until the deadline. */
  minutes?: number;
}) {
  const clock = simulatedClock();
  const controller = new AbortController();
  const context = readRunContext({
    ...world.env,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: writeEvent(JSON.stringify(event.payload)),
    GITHUB_RUN_ID: '4242',
    GITHUB_RUN_ATTEMPT: '1',
    ...env,
  });
  const github = openGitHub({
    context,
    token: githubToken,
    clock,
    deadline: minutes * 60_000,
    signal: controller.signal,
    mask: withoutSecret,
  });
  return { github, context, clock, log: recordingLog(), controller };
}

/** Writes an event file: its path. */
export function writeEvent(text: string): string {
  const path = join(temporaryFolder(), 'event.json');
  writeFileSync(path, text);
  return path;
}

/** The requests so far, as `METHOD /path`, below the repository's own path. */
export function calls(world: StandInGitHub): string[] {
  return world.requests.map(
    ({ method, path }) => `${method} ${path.replace(/^(\/api\/v3)?\/repos\/[^/]+\/[^/]+/, '')}`,
  );
}
