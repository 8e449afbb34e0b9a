import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseInputs } from '../../src/inputs.ts';
import { runJob } from '../../src/job/run.ts';
import { runReport } from '../../src/report/run.ts';
import type { Step } from '../../src/step.ts';
import { type SimulatedClock, simulatedClock } from '../world/clock.ts';
import { accounts } from '../world/github/state.ts';
import type { StandInGitHub } from '../world/github.ts';
import { githubToken } from '../world/runner.ts';
import type { Script, ServiceRequest } from '../world/service.ts';
import { simulateTimeouts } from './simulated-timeouts.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const apiKey = 'mint_test_key_0123456789';

export type InProcessRun = ReturnType<typeof inProcessRun>;

interface StartOptions {
  with: Record<string, string>;
  serviceUrl: string;
  github?: StandInGitHub | undefined;
  event?: { name: string; payload: object } | undefined;
  /** Variables in addition to those of every run. */
  env?: Record<string, string> | undefined;
  /** The runner's temporary folder; by default a new one. */
  temp?: string | undefined;
}

export interface Left {
  outputs: Record<string, string>;
  /** The message that the run failed with; null if it passed. */
  error: string | null;
  warnings: string[];
  lines: string[];
  summary: string;
  temp: string;
}

/** Milliseconds in which the part of an answer that a stand-in sends does arrive. */
const arrival = 5;

/** A run in this process, under a simulated clock, and what it leaves. */
export function inProcessRun(clock = simulatedClock()) {
  const elapse = simulateTimeouts(clock);
  const controller = new AbortController();
  /** Lets the current request time out, once it has been sent. */
  const stall = () => void setTimeout(elapse, arrival);
  /** The script, whose stalled requests time out on the simulated clock. */
  const timed =
    (script: Script): Script =>
    (request: ServiceRequest, index: number) => {
      const reply = script(request, index);
      if (reply.fault?.startsWith('stall')) stall();
      return reply;
    };
  return {
    clock,
    controller,
    timed,
    stall,
    start: (options: StartOptions) => start({ ...options, clock, signal: controller.signal }),
  };
}

async function start({
  with: given,
  serviceUrl,
  github,
  event,
  env = {},
  temp = temporaryFolder(),
  clock,
  signal,
}: StartOptions & { clock: SimulatedClock; signal: AbortSignal }): Promise<Left> {
  const files = {
    GITHUB_STEP_SUMMARY: join(temp, 'summary.md'),
    GITHUB_EVENT_PATH: join(temp, 'event.json'),
  };
  // An empty workspace, so that no docs of this repository are read.
  const workspace = join(temp, 'workspace');
  mkdirSync(workspace, { recursive: true });
  writeFileSync(files.GITHUB_STEP_SUMMARY, '');
  writeFileSync(
    files.GITHUB_EVENT_PATH,
    JSON.stringify({ sender: accounts.person, ...event?.payload }),
  );
  const { inputs } = parseInputs({
    'api-key': apiKey,
    'project-id': 'acme-docs',
    'base-url': serviceUrl,
    'github-token': githubToken,
    ...given,
  });
  // Nothing but the end of the process cuts critical work off.
  const killed = new AbortController();
  signal.addEventListener('abort', () => {
    if (String(signal.reason).includes('SIGKILL')) killed.abort(signal.reason);
  });
  const left: Left = { outputs: {}, error: null, warnings: [], lines: [], summary: '', temp };
  const step: Step = {
    env: {
      ...github?.env,
      ...files,
      GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
      GITHUB_ACTOR: accounts.person.login,
      GITHUB_REPOSITORY: 'acme/docs',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_RUN_ID: '4242',
      RUNNER_TEMP: temp,
      GITHUB_WORKSPACE: workspace,
      ...env,
    },
    clock,
    log: {
      info: (message) => left.lines.push(message),
      warning: (message) => left.warnings.push(message),
    },
    signal,
    deadline: clock.now() + inputs.timeoutMinutes * 60_000,
    setOutput: (name, value) => {
      left.outputs[name] = value;
    },
    critical: (work) => work(killed.signal),
    mask: (text) => text,
    secrets: [apiKey, githubToken],
  };
  try {
    if (inputs.mode === 'job') await runJob({ inputs, step });
    else await runReport({ inputs, step, onProgress: () => {} });
  } catch (error) {
    left.error = error instanceof Error ? error.message : String(error);
  }
  left.summary = readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8');
  return left;
}
