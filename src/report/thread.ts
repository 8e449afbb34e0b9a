import { Worker } from 'node:worker_threads';
import { type Cancellation, type StopSignal, stopSignals } from '../cancellation.ts';
import type { ReportInputs } from '../inputs.ts';
import { errorMessage, reportingGrace, type Step, StepFailure, StepStopped } from '../step.ts';
import { countOf } from '../text/counts.ts';

/** How far a run has come: known to the main thread, because it may have to end the worker. */
export interface RunProgress {
  /** `made` once the files are written, `posted` once the posts are made, too. */
  stage: 'reading' | 'made' | 'posted';
  /** Folder of the report's files; null before it is known. */
  folder: string | null;
  /** Number of the period's rows that are in its file `conversations.jsonl`. */
  rows: number;
  counts: Readonly<Record<string, string>>;
}

const noCounts = {
  questions: '0',
  conversations: '0',
  unanswered: '0',
  unansweredRate: '0.0000',
  topics: '[]',
};

export interface WorkerData {
  inputs: ReportInputs;
  secrets: readonly string[];
  /** In milliseconds since the epoch, because each thread has a monotonic clock of its own. */
  deadline: number;
  /** How much critical work is under way: see `Cancellation`. */
  underWay: Int32Array<SharedArrayBuffer>;
  isDebug: boolean;
}

export type WorkerMessage =
  | { kind: 'info' | 'warning' | 'debug'; text: string }
  | { kind: 'output'; name: string; value: string }
  | { kind: 'progress'; progress: Partial<RunProgress> }
  /** The last message. `isReported` is whether the job summary explains the failure already. */
  | { kind: 'done'; failure: { message: string; isReported: boolean } | null };

/**
 * By default, the garbage of rows makes V8's young generation grow to 192 MB, and nothing faster. The old
 * generation keeps Node's limit, which depends on the machine's memory.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/** Milliseconds after the deadline in which a worker ends by itself. */
const deadlineGrace = reportingGrace + 2_000;
/** Maximum milliseconds that the end of a worker then waits for a post that is under way. */
const maxPostWait = 5_000;

/**
 * Runs mode `report` in a worker thread, and ends the worker if it doesn't end in time, whatever it computes.
 *
 * @throws StepFailure; Error if no report was made; StepStopped if the run was cancelled or ended
 */
export async function runReportInWorker({
  inputs,
  step,
  cancellation,
}: {
  inputs: ReportInputs;
  step: Step;
  cancellation: Cancellation;
}): Promise<void> {
  const { clock, log, setOutput, signal } = step;
  const left = step.deadline - clock.now();
  const workerData: WorkerData = {
    inputs,
    secrets: step.secrets,
    deadline: clock.wallTime() + left,
    underWay: cancellation.criticalCount,
    isDebug: log.debug !== undefined,
  };
  const progress: RunProgress = { stage: 'reading', folder: null, rows: 0, counts: noCounts };
  // The worker runs the bundle, too: `main.ts` knows which thread it is in.
  const worker = new Worker(process.argv[1] ?? '', { workerData, resourceLimits });
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = (why: string, cause?: unknown) =>
        reject(
          new StepStopped(`${why} ${progressText(progress)}`.trim(), {
            title: titlesByStage[progress.stage],
            cause,
          }),
        );
      const stopCancelled = () => stop(errorMessage(signal.reason), signal.reason);
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'output') setOutput(message.name, message.value);
        else if (message.kind === 'progress') Object.assign(progress, message.progress);
        else if (message.kind !== 'done') log[message.kind]?.(message.text);
        else if (signal.aborted) stopCancelled();
        else if (!message.failure) resolve();
        else if (message.failure.isReported) reject(new StepFailure([message.failure.message]));
        else reject(new Error(message.failure.message));
      });
      // The end comes last, after all messages of the worker.
      let failure: unknown;
      worker.once('error', (error) => {
        failure = error;
      });
      worker.once('exit', () => (failure ? stop(reasonOf(failure), failure) : stop(nothingLeft)));
      // A signal's name is the only message to the worker.
      const cancel = (name: StopSignal) => worker.postMessage(name);
      for (const name of stopSignals) process.on(name, cancel);
      void cancellation.forcedEnd.then(stopCancelled);
      const atDeadline = () =>
        void cancellation.whenIdle({ grace: 0, max: maxPostWait }).then(() => stop(outOfTime));
      setTimeout(atDeadline, left + deadlineGrace).unref();
    });
  } catch (error) {
    if (error instanceof StepStopped) {
      const counts = progress.stage === 'reading' ? progress.counts : {};
      for (const [name, value] of Object.entries(counts)) setOutput(name, value);
      setOutput('outcome', 'incomplete');
    }
    throw error;
  } finally {
    void worker.terminate();
  }
}

export const nothingLeft =
  'The step stopped in the middle of its work: nothing was left to wait for. This is a bug.';
const outOfTime =
  'The time of the step ran out before its end. Raise `timeout-minutes`, or lower `days`.';
const outOfMemory =
  'The step ran out of memory. Lower `days`, use a runner with more memory, or raise the limit with `NODE_OPTIONS: --max-old-space-size=MEGABYTES` in the `env:` of the step.';

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? outOfMemory
    : errorMessage(error);

const titlesByStage: Readonly<Record<RunProgress['stage'], string>> = {
  reading: 'No report was made',
  made: 'The report was made, but not posted to the end',
  posted: 'The report was posted, but the step did not end',
};

function progressText({ stage, folder, rows }: RunProgress): string {
  if (stage === 'reading') {
    const read = countOf(rows, 'row');
    return folder === null ? '' : `What was read until then, ${read}, is in ${folder}.`;
  }
  return stage === 'made'
    ? 'The report was made, and its files are complete, but perhaps not everything was posted.'
    : 'The report was made and posted. What comes after it, such as the jobs of ticked gaps, may be unfinished.';
}
