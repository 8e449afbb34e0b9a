import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { startGitHub } from '../world/github.ts';
import type { Launched } from '../world/launcher.ts';
import { startService } from '../world/service.ts';
import { modes, runBundle } from './bundle.ts';
import { rowsOf } from './conversations.ts';
import { apiKey } from './in-process.ts';

const rows = rowsOf({ day: '2026-11-10', count: 9 });

/** A preload that has the worker thread do this, once it has sent a message for which `isMoment` is true. */
const inWorker = (code: string, isMoment: string): string[] => {
  const script = `import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
const tell = parentPort?.postMessage.bind(parentPort);
if (tell) parentPort.postMessage = (message) => {
  tell(message);
  if (${isMoment}) setImmediate(() => { writeSync(1, 'preloaded\\n'); ${code} });
};`;
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
};

/** A report during whose second page the worker does this. */
async function runWhile(
  code: string,
  {
    nodeOptions = [],
    onPreloaded = () => {},
    isMoment = 'message.progress?.rows',
    given = {},
  }: {
    nodeOptions?: string[];
    onPreloaded?: (child: Launched) => void;
    isMoment?: string;
    given?: Record<string, string>;
  } = {},
) {
  const pages = servePages(rows);
  const service = await startService({
    conversations: (request, index) => (index < 1 ? pages(request, index) : { fault: 'stall' }),
  });
  let isPreloaded = false;
  const run = await runBundle({
    baseUrl: service.url,
    with: { ...modes.report, ...given },
    nodeOptions: [...nodeOptions, ...inWorker(code, isMoment)],
    onOutput: (stdout, child) => {
      if (isPreloaded || !stdout.includes('preloaded')) return;
      isPreloaded = true;
      onPreloaded(child);
    },
  });
  expect(run.exitCode).toBe(1);
  expect(run.outputs).toMatchObject({ outcome: 'incomplete', topics: '[]' });
  expect(run.stdout).not.toContain(`lost with ${apiKey}`);
  return run;
}

const loop = 'for (;;);';

test.concurrent.each([
  ['an error', `throw new Error('lost with ${apiKey}')`, /^lost with \*\*\*/],
  ['a rejection', `Promise.reject(new Error('lost with ${apiKey}'))`, /^lost with \*\*\*/],
  ['an early end', 'process.exit(0)', /^The step stopped in the middle of its work/],
] as const)('%s in the worker that nobody handles is one error', async (_, code, error) => {
  const run = await runWhile(code);
  expect(run).toMatchObject({
    stderr: '',
    errors: [expect.stringMatching(error)],
    outputs: { questions: '3' },
  });
  expect(run.summary).toMatch(/^### ❌ No report was made\n\n/);
});

test.concurrent('a worker that runs out of memory is one error that says what to do', async () => {
  const run = await runWhile('const all = []; for (;;) all.push({ all: [1, 2, 3] });', {
    nodeOptions: ['--max-old-space-size=64'],
  });
  expect(run.errors).toEqual([
    expect.stringMatching(/^The step ran out of memory\. Lower `days`,/),
  ]);
  expect(run.summary).toContain('ran out of memory');
});

test.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
  'a worker that computes forever is ended by %s',
  async (signalName) => {
    const run = await runWhile(loop, { onPreloaded: (child) => child.kill(signalName) });
    expect(run.errors).toEqual([
      expect.stringMatching(
        /^The step was cancelled \(SIG\w+\)\. What was read until then, 3 rows, is in /,
      ),
    ]);
    expect(run.summary).toMatch(/^### ❌ No report was made\n\nThe step was cancelled/);
  },
);

test.concurrent('a worker that computes forever is ended at the deadline', async () => {
  const run = await runWhile(loop, {
    isMoment: "message.kind === 'output'",
    given: { 'timeout-minutes': '0.001' },
  });
  expect(run.errors).toEqual([
    expect.stringMatching(/^The time of the step ran out before its end\. Raise `timeout-minutes`/),
  ]);
  expect(run.summary).toContain('time of the step ran out');
});

/** Runs a report that posts, and sends a signal at the request with this index: also the number of requests. */
async function cancelledAt(at: number, signalName: NodeJS.Signals) {
  let requests = 0;
  let running: Launched | undefined;
  const intercept = () => {
    requests += 1;
    if (requests - 1 !== at) return;
    running?.kill(signalName);
    return at % 2 === 0 ? ('lost' as const) : ('unheard' as const);
  };
  const service = await startService({ conversations: servePages(rows), intercept });
  const github = await startGitHub({ intercept });
  const run = await runBundle({
    baseUrl: service.url,
    with: { ...modes.report, 'post-to': 'summary, issue, comment' },
    env: github.env,
    event: { name: 'pull_request', payload: github.events.pullRequest(github.state.addPull()) },
    onSpawn: (child) => {
      running = child;
    },
  });
  return { run, requests };
}

test.concurrent('a signal at any request ends a report with one error, its outputs and a summary', async () => {
  const { run, requests } = await cancelledAt(-1, 'SIGTERM');
  expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'complete' } });
  expect(requests).toBeGreaterThan(10);
  for (let at = 0; at < requests; at += 1) {
    const { run } = await cancelledAt(at, at % 3 === 0 ? 'SIGINT' : 'SIGTERM');
    expect(run).toMatchObject({ exitCode: 1, stderr: '' });
    expect(run.errors).toEqual([expect.stringMatching(/^The step was cancelled \(SIG\w+\)\./)]);
    expect(run.outputs).toMatchObject({
      outcome: 'incomplete',
      questions: expect.stringMatching(/^[0-9]$/),
      unansweredRate: expect.stringMatching(/^0\.\d{4}$/),
    });
    expect(run.summary).toMatch(/### ❌ (No report was made|The report was (made|posted), but)/);
    expect(existsSync(join(run.temp, 'output'))).toBe(true);
  }
}, 300_000);
