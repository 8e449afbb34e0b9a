import { parentPort, workerData } from 'node:worker_threads';
import { Cancellation, type StopSignal } from '../cancellation.ts';
import { errorMessage, type Step, StepFailure, systemClock } from '../step.ts';
import { createMask } from '../text/redaction/own-secrets.ts';
import { runReport } from './run.ts';
import type { WorkerData, WorkerMessage } from './thread.ts';

/** What the worker thread of mode `report` does: runs the report, and tells the main thread all that it has to do. */
export async function runWorker(): Promise<void> {
  const { inputs, secrets, deadline, underWay, isDebug }: WorkerData = workerData;
  const tell = (message: WorkerMessage): void => parentPort?.postMessage(message);
  const cancellation = new Cancellation(underWay);
  parentPort?.on('message', (name: StopSignal) => cancellation.cancel(name));
  // If nothing is left to wait for, the worker ends.
  parentPort?.unref();
  const step: Step = {
    env: process.env,
    clock: systemClock,
    log: {
      info: (text) => tell({ kind: 'info', text }),
      warning: (text) => tell({ kind: 'warning', text }),
      ...(isDebug && { debug: (text: string) => tell({ kind: 'debug', text }) }),
    },
    signal: cancellation.signal,
    deadline: systemClock.now() + deadline - systemClock.wallTime(),
    setOutput: (name, value) => tell({ kind: 'output', name, value }),
    critical: cancellation.critical,
    mask: createMask(secrets),
    secrets,
  };
  try {
    await runReport({
      inputs,
      step,
      onProgress: (progress) => tell({ kind: 'progress', progress }),
    });
    tell({ kind: 'done', failure: null });
  } catch (error) {
    const isReported = error instanceof StepFailure;
    tell({ kind: 'done', failure: { message: errorMessage(error), isReported } });
  }
}
