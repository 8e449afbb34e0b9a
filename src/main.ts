import * as core from '@actions/core';
import { systemClock } from './clock.ts';
import { type Inputs, parseInputs, rawInputs, secretsIn } from './inputs.ts';
import type { Log } from './log.ts';
import { Cancelled, type Step, StepFailure } from './step.ts';
import { logSafe } from './text/log.ts';
import { createMask } from './text/redaction/own-secrets.ts';

/** Time that a cancelled run has to keep what it has, in milliseconds. */
const cancelGrace = 1_000;

/** The output `outcome` of a cancelled run, wherever it was cancelled. */
const cancelledOutcome = { job: 'cancelled', report: 'incomplete' } as const;

const cancellation = new AbortController();

for (const signalName of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signalName, () => {
    cancellation.abort(new Cancelled(signalName));
    setTimeout(() => process.exit(1), cancelGrace).unref();
  });
}

/**
 * Rejects if the work ends without a result: nothing is left to wait for, which Node takes for
 * success, or an error was thrown that nothing catches.
 */
const brokenOff = new Promise<never>((_, reject) => {
  process.once('beforeExit', () => {
    reject(
      new Error(
        'The step stopped in the middle of its work: nothing was left to wait for. This is a bug.',
      ),
    );
  });
  process.on('uncaughtException', reject);
});

const raw = rawInputs(process.env);
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
    // Work that waits for nothing, such as grouping, does not notice a cancellation.
    step.signal.throwIfAborted();
  } finally {
    if (step.signal.aborted) step.setOutput('outcome', cancelledOutcome[inputs.mode]);
  }
}

/** A run that has nothing to show says why in the job summary; what another one did is there. */
async function summarize(error: unknown): Promise<void> {
  const isTold = error instanceof StepFailure || cancellation.signal.aborted;
  if (isTold || raw['post-to']?.toLowerCase() === 'none') return;
  const { appendFailure } = await import('./github/summary.ts');
  await appendFailure({ mode, error, step: { env: process.env, log, mask } });
}

/** A function, as code beside an `await` of a module's own would be parsed twice at every start. */
async function main(): Promise<void> {
  try {
    for (const secret of secrets) core.setSecret(secret);
    await Promise.race([run(), brokenOff]);
  } catch (error) {
    core.setFailed(safe(error instanceof Error ? error.message : String(error)));
    await summarize(error);
  }
  // Whatever connection is still open must not hold the step up.
  setTimeout(() => process.exit(), cancellation.signal.aborted ? 100 : 1_000).unref();
}

void main();
