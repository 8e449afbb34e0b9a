import * as core from '@actions/core';
import { type Inputs, parseInputs, readRawInputs, secretsIn } from './inputs.ts';
import {
  Cancelled,
  cancelGrace,
  errorMessage,
  type Log,
  type Step,
  StepFailure,
  systemClock,
} from './step.ts';
import { logSafe } from './text/log.ts';
import { createMask } from './text/redaction/own-secrets.ts';

const cancelledOutcome = { job: 'cancelled', report: 'incomplete' } as const;

const cancellation = new AbortController();

for (const signalName of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signalName, () => {
    cancellation.abort(new Cancelled(signalName));
    setTimeout(() => process.exit(1), cancelGrace).unref();
  });
}

/**
 * Rejects if the step can't finish: after an uncaught error, or if nothing is left to wait for, in
 * which case Node would exit with code 0.
 */
const stopped = new Promise<never>((_, reject) => {
  process.once('beforeExit', () => {
    reject(
      new Error(
        'The step stopped in the middle of its work: nothing was left to wait for. This is a bug.',
      ),
    );
  });
  process.on('uncaughtException', reject);
});

const raw = readRawInputs(process.env);
const secrets = secretsIn(raw);
const mask = createMask(secrets, () => {});
const safe = (text: string): string => mask(logSafe(text));

const log: Log = {
  info: (message) => core.info(safe(message)),
  warning: (message) => core.warning(safe(message)),
  ...(core.isDebug() && { debug: (message: string) => core.debug(safe(message)) }),
};
let mode: Inputs['mode'] | undefined;

async function run(): Promise<void> {
  const { inputs, warnings } = parseInputs(raw);
  mode = inputs.mode;
  const step: Step = {
    env: process.env,
    clock: systemClock,
    log,
    signal: cancellation.signal,
    deadline: systemClock.now() + inputs.timeoutMinutes * 60_000,
    setOutput: (name, value) => core.setOutput(name, mask(value)),
    mask,
    secrets,
  };
  for (const warning of warnings) log.warning(warning);
  try {
    if (inputs.mode === 'job') {
      const { runJob } = await import('./job/run.ts');
      await runJob({ inputs, step });
    } else {
      const { runReport } = await import('./report/run.ts');
      await runReport({ inputs, step });
    }
    // Synchronous work, such as grouping, does not notice a cancellation.
    step.signal.throwIfAborted();
  } finally {
    if (step.signal.aborted) step.setOutput('outcome', cancelledOutcome[inputs.mode]);
  }
}

/** Explains a failure in the job summary, unless the run has already reported the failure. */
async function summarize(error: unknown): Promise<void> {
  const isReported = error instanceof StepFailure || cancellation.signal.aborted;
  if (isReported || raw['post-to']?.toLowerCase() === 'none') return;
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  const { appendFailure } = await import('./github/summary.ts');
  await appendFailure({ mode, error, step: { env: process.env, log, mask } });
}

/** Not at the top level, because Node parses a module with a top-level `await` twice. */
async function main(): Promise<void> {
  try {
    for (const secret of secrets) core.setSecret(secret);
    await Promise.race([run(), stopped]);
  } catch (error) {
    core.setFailed(safe(errorMessage(error)));
    await summarize(error);
  }
  // Open connections must not keep the process alive.
  setTimeout(() => process.exit(), cancellation.signal.aborted ? 100 : 1_000).unref();
}

void main();
