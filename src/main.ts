import { isMainThread } from 'node:worker_threads';
import * as core from '@actions/core';
import { Cancellation, stopSignals } from './cancellation.ts';
import { type Inputs, parseInputs, readRawInputs, secretsIn } from './inputs.ts';
import { nothingLeft, runReportInWorker } from './report/thread.ts';
import { errorMessage, type Log, type Step, StepFailure, systemClock } from './step.ts';
import { logSafe } from './text/log.ts';
import { createMask } from './text/redaction/own-secrets.ts';

/**
 * The main thread: signals, the deadline, the log, outputs and the exit code. Mode `job` runs here, and
 * mode `report` in a worker thread, which starts with this file, too.
 *
 * Not at the top level, because Node parses a module with a top-level `await` twice.
 */
async function main(): Promise<void> {
  const raw = readRawInputs(process.env);
  const secrets = secretsIn(raw);
  const mask = createMask(secrets);
  const safe = (text: string): string => mask(logSafe(text));
  const cancellation = new Cancellation();
  const { signal } = cancellation;
  const log: Log = {
    info: (message) => core.info(safe(message)),
    warning: (message) => core.warning(safe(message)),
    ...(core.isDebug() && { debug: (message: string) => core.debug(safe(message)) }),
  };
  const setOutput = (name: string, value: string) => core.setOutput(name, mask(value));
  let mode: Inputs['mode'] | undefined;

  for (const name of stopSignals) process.on(name, () => cancellation.cancel(name));
  const unforeseen = new Promise<never>((_, reject) => {
    // If nothing is left to wait for, Node would exit with code 0.
    process.once('beforeExit', () => reject(new Error(nothingLeft)));
    process.on('uncaughtException', reject);
  });

  async function run(): Promise<void> {
    const { inputs, warnings } = parseInputs(raw);
    mode = inputs.mode;
    const step: Step = {
      env: process.env,
      clock: systemClock,
      log,
      signal,
      deadline: systemClock.now() + inputs.timeoutMinutes * 60_000,
      setOutput,
      critical: cancellation.critical,
      mask,
      secrets,
    };
    for (const warning of warnings) log.warning(warning);
    if (inputs.mode === 'report') return runReportInWorker({ inputs, step, cancellation });
    const { runJob } = await import('./job/run.ts');
    const isOver = cancellation.forcedEnd.then((reason) => Promise.reject(reason));
    await Promise.race([runJob({ inputs, step }), isOver]);
  }

  try {
    for (const secret of secrets) core.setSecret(secret);
    await Promise.race([run(), unforeseen]);
    signal.throwIfAborted();
  } catch (error) {
    if (mode === 'job' && signal.aborted) setOutput('outcome', 'cancelled');
    core.setFailed(safe(errorMessage(error)));
    const isSilent = raw['post-to']?.toLowerCase() === 'none' || !process.env.GITHUB_STEP_SUMMARY;
    // A StepFailure has been explained already.
    if (!isSilent && !(error instanceof StepFailure)) {
      const { appendFailure } = await import('./github/summary.ts');
      await appendFailure({ mode, error, step: { env: process.env, log, mask } });
    }
  }
  // Open connections must not keep the process alive.
  setTimeout(() => process.exit(), signal.aborted ? 100 : 1_000).unref();
}

if (isMainThread) void main();
else void import('./report/worker.ts').then(({ runWorker }) => runWorker());
