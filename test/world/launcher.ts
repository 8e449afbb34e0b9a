import { type ChildProcess, fork, spawn } from 'node:child_process';

/*
 * Starts processes from a small one. Starting a process copies the page tables of the parent first, which takes
 * 50 ms for a worker with a gigabyte of tests, but only 2 ms for a small process.
 */

interface Order {
  id: number;
  /** Arguments of Node. */
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
}

type News = { id: number } & (
  | { pid: number }
  | { stream: 'stdout' | 'stderr'; text: string }
  | { exitCode: number | null }
);

export interface Launched {
  /** Sends a signal, which has arrived when this returns. */
  kill(signal: NodeJS.Signals): void;
  killed: boolean;
}

interface LaunchOptions extends Omit<Order, 'id'> {
  onSpawn?: ((launched: Launched) => void) | undefined;
  onOutput: (stream: 'stdout' | 'stderr', text: string, launched: Launched) => void;
}

const running = new Map<number, (news: News) => void>();
let launcher: ChildProcess | undefined;
let orders = 0;

/** Runs Node to its end: its exit code, or null if it ended by a signal. */
export async function launch({ onSpawn, onOutput, ...order }: LaunchOptions) {
  launcher ??= startLauncher();
  const id = ++orders;
  const launched = launchedAs();
  const ended = new Promise<number | null>((done) => {
    running.set(id, (news) => {
      if ('pid' in news) {
        launched.pid = news.pid;
        onSpawn?.(launched);
      } else if ('text' in news) onOutput(news.stream, news.text, launched);
      else done(news.exitCode);
    });
  });
  launcher.channel?.ref();
  launcher.send({ id, ...order });
  const exitCode = await ended;
  launched.pid = null;
  running.delete(id);
  if (running.size === 0) launcher.channel?.unref();
  return exitCode;
}

function launchedAs(): Launched & { pid: number | null } {
  return {
    pid: null,
    killed: false,
    kill(signal) {
      if (this.pid === null) return;
      this.killed = true;
      try {
        process.kill(this.pid, signal);
      } catch {
        // It has already ended.
      }
    },
  };
}

function startLauncher(): ChildProcess {
  const started = fork(import.meta.filename, { execArgv: [] });
  started.on('message', (news: News) => running.get(news.id)?.(news));
  started.unref();
  return started;
}

/** The small process: follows its orders, and ends with the process that gives them. */
function takeOrders(): void {
  const tell = (news: News): void => void process.send?.(news);
  process.on('message', ({ id, args, cwd, env }: Order) => {
    const child = spawn(process.execPath, args, { cwd, env });
    if (child.pid !== undefined) tell({ id, pid: child.pid });
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => tell({ id, stream, text }));
    }
    child.on('close', (exitCode) => tell({ id, exitCode }));
  });
}

if (import.meta.main) takeOrders();
