import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GitHub, openGitHub } from '../../src/github/client.ts';
import { type RunContext, readRunContext } from '../../src/github/run-context.ts';
import type { Log } from '../../src/step.ts';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { type SimulatedClock, simulatedClock } from '../world/clock.ts';
import type { StandInGitHub } from '../world/github.ts';
import { githubToken } from '../world/runner.ts';

export interface RecordingLog extends Log {
  lines: string[];
  warnings: string[];
}

export function recordingLog(): RecordingLog {
  const lines: string[] = [];
  const warnings: string[] = [];
  return {
    lines,
    warnings,
    info: (message) => lines.push(message),
    warning: (message) => warnings.push(message),
  };
}

/** Masks the secret of these runs. */
export const withoutSecret = (text: string): string => text.replaceAll('s3cret', '***');

/** A run of the action, as far as GitHub's client is concerned. */
export interface Run {
  github: GitHub;
  context: RunContext;
  clock: SimulatedClock;
  log: RecordingLog;
  controller: AbortController;
}

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
}): Promise<Run> {
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
