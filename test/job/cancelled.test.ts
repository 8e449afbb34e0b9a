import { expect, test } from 'vitest';
import { Cancelled } from '../../src/step.ts';
import { inProcessRun } from '../faults/in-process.ts';
import { type SimulatedClock, simulatedClock } from '../world/clock.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { type Script, startService } from '../world/service.ts';
import { active, prompt } from './starting.ts';

/** A clock on which a cancelled step always has time left for its comment. */
function patientClock(): SimulatedClock {
  const clock = simulatedClock();
  const sleep: SimulatedClock['sleep'] = (milliseconds, signal) =>
    signal ? clock.sleep(milliseconds, signal) : new Promise(() => {});
  return { ...clock, sleep };
}

interface Options {
  with: Record<string, string>;
  clock?: SimulatedClock;
  /** Sets up what happens at GitHub. */
  arrange?: (github: StandInGitHub, cancel: () => void) => void;
  /** Whether the step is cancelled at its first request to the service; true by default. */
  atService?: boolean;
  /** Whether the process ends before the service answers; false by default. */
  isKilled?: boolean;
}

/** A cancelled run, with its comments. */
async function cancelledRun({
  with: given,
  clock,
  arrange,
  atService = true,
  isKilled = false,
}: Options) {
  const run = inProcessRun(clock);
  const cancel = () => run.controller.abort(new Cancelled(isKilled ? 'SIGKILL' : 'SIGINT'));
  const script: Script = () => {
    if (atService) cancel();
    return isKilled ? { fault: 'stall' } : { json: active };
  };
  const service = await startService({ job: script, start: script, message: script });
  const github = await startGitHub();
  const pull = github.state.addPull();
  arrange?.(github, cancel);
  const left = await run.start({
    with: { mode: 'job', ...given },
    serviceUrl: service.url,
    github,
    event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
  });
  expect(left.error).toMatch(/^The step was cancelled \(SIG(INT|KILL)\)\./);
  const comments = github.state.comments.map(({ body }) => body);
  return { ...left, comments, requests: service.requests.length, waits: run.clock.waits };
}

const wait = { 'job-id': 'job-1' };
const heading = '### 🚫 The wait for the agent job was cancelled';
const headings = (text = '') => text.match(/^###.*/gm);

test.each(['summary', 'comment', 'comment, summary'])(
  'cancelled, it says so in the job summary in any case, once, with post-to %s',
  async (postTo) => {
    const { summary } = await cancelledRun({ with: { ...wait, 'post-to': postTo } });
    expect(headings(summary)).toEqual([heading]);
  },
);

test('with `post-to: none`, it says so only in the log', async () => {
  const { summary } = await cancelledRun({ with: { ...wait, 'post-to': 'none' } });
  expect(summary).toBe('');
});

test('it says so in the comment, too, if there is time', async () => {
  const clock = patientClock();
  const { comments } = await cancelledRun({ with: { ...wait, 'post-to': 'comment' }, clock });
  expect(comments.flatMap(headings)).toEqual([heading]);
});

test('it allows a second for the comment, and then leaves it unchanged', async () => {
  const { comments, waits, summary } = await cancelledRun({
    with: { ...wait, 'post-to': 'comment' },
    arrange: ({ faults }) => faults.push({ method: 'PATCH', reply: { fault: 'stall' } }),
  });
  expect(comments.flatMap(headings)).toEqual(['### ⏳ The agent is at work']);
  expect(headings(summary)).toEqual([heading]);
  expect(waits).toEqual([1_000]);
});

test('it says so only once in the summary if the comment is refused', async () => {
  const { summary, error } = await cancelledRun({
    with: { ...wait, 'post-to': 'comment' },
    clock: patientClock(),
    arrange: ({ faults }) => faults.push({ method: 'PATCH', reply: { status: 403 } }),
  });
  expect(headings(summary)).toEqual([heading]);
  expect(error).toMatch(/^The step was cancelled.*\n`post-to: comment` failed on /);
});

test.each([
  [{ prompt }, '### 🚫 The step was cancelled before the agent was started'],
  [{ ...wait, message: 'Shorter' }, '### 🚫 The step was cancelled before the message was sent'],
])('while the comment is written, with %j, it sends nothing', async (given, expected) => {
  const { comments, requests, summary, outputs } = await cancelledRun({
    with: { ...given, 'post-to': 'summary, comment' },
    clock: patientClock(),
    atService: false,
    arrange: ({ faults }, cancel) => faults.push({ method: 'POST', meanwhile: cancel }),
  });
  expect(requests).toBe(0);
  expect(headings(summary)).toEqual([expected]);
  // Nothing was sent, so the claim is deleted.
  expect(comments).toEqual([]);
  expect(outputs).toMatchObject({ outcome: '', commentUrl: '' });
});

test('a start is not cut off by a cancellation: its job is known, and the message says how to wait', async () => {
  const { comments, error, outputs } = await cancelledRun({
    with: { prompt, 'post-to': 'comment' },
    clock: patientClock(),
  });
  expect(outputs).toMatchObject({ jobId: 'job-1', outcome: 'cancelled' });
  expect(error).toContain('or run the step with `job-id: job-1` instead of `prompt`');
  expect(comments.flatMap(headings)).toEqual([heading]);
  expect(comments[0]).toMatch(/ job=job-1 taken=\S+ -->\n/);
});

test.each([
  [{ prompt }, '### ⚠️ The agent may have been started', 'A job may be running anyway: look for it'],
  [
    { ...wait, message: 'Shorter' },
    '### ⚠️ The agent may have received the message',
    'The agent may have received the message anyway: look at the job',
  ],
])(
  'that ends before the service answers, with %j, it says so once',
  async (given, expected, words) => {
    const { comments, error, summary, outputs } = await cancelledRun({
      with: { ...given, 'post-to': 'comment' },
      clock: patientClock(),
      isKilled: true,
    });
    expect(headings(summary)).toEqual([expected]);
    expect(error).toContain(words);
    expect(comments.flatMap(headings)).toEqual(['### ⏳ The agent is at work']);
    expect(outputs.commentUrl).toMatch(/#issuecomment-/);
  },
);
