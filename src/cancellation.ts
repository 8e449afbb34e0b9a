import { Cancelled } from './step.ts';

export const stopSignals = ['SIGINT', 'SIGTERM'] as const;
export type StopSignal = (typeof stopSignals)[number];

/** Milliseconds after a signal in which all work but critical work ends by itself. */
const idleGrace = 1_300;
/**
 * Milliseconds after a signal by which critical work has to end, too. The runner sends SIGTERM 7.5 s after
 * SIGINT, and kills the process 2.5 s later.
 */
const maxGrace: Readonly<Record<StopSignal, number>> = { SIGINT: 6_300, SIGTERM: 1_500 };
/** Milliseconds that aborted critical work gets before the process ends. */
const abortLead = 400;
const checkInterval = 20;

/** The runner's signals to the step, and the critical work that the end of the process waits for. */
export class Cancellation {
  readonly #all = new AbortController();
  readonly #critical = new AbortController();
  readonly #forcedEnd = Promise.withResolvers<Cancelled>();
  /** Memory that threads share: the number of pieces of critical work under way. */
  readonly criticalCount: Int32Array<SharedArrayBuffer>;

  constructor(underWay = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))) {
    this.criticalCount = underWay;
  }

  /** Aborted with a {@link Cancelled} at the first signal. */
  get signal(): AbortSignal {
    return this.#all.signal;
  }

  /** Resolves when a cancelled process has to end, whatever it is doing. */
  get forcedEnd(): Promise<Cancelled> {
    return this.#forcedEnd.promise;
  }

  cancel(signalName: StopSignal): void {
    const reason = new Cancelled(signalName);
    this.#all.abort(reason);
    const max = maxGrace[signalName];
    setTimeout(() => this.#critical.abort(reason), max - abortLead).unref();
    void this.whenIdle({ grace: idleGrace, max }).then(() => this.#forcedEnd.resolve(reason));
  }

  /** Runs critical work: see `Step.critical`. */
  readonly critical = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    Atomics.add(this.criticalCount, 0, 1);
    try {
      return await work(this.#critical.signal);
    } finally {
      Atomics.sub(this.criticalCount, 0, 1);
    }
  };

  /** Waits until no critical work has been under way for `grace` milliseconds, but at most `max` milliseconds. */
  whenIdle({ grace, max }: { grace: number; max: number }): Promise<void> {
    const start = performance.now();
    let idleSince = start;
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        const now = performance.now();
        if (Atomics.load(this.criticalCount, 0) > 0) idleSince = now;
        if (now - idleSince < grace && now - start < max) return;
        clearInterval(timer);
        resolve();
      }, checkInterval);
      timer.unref();
    });
  }
}
