import { expect, test } from 'vitest';
import {
  type JobResult,
  outcomeMessage,
  renderAtWork,
  renderFailedRequest,
  renderOutcome,
  renderUnreadable,
} from '../../src/job/render.ts';
import type { AgentRequest } from '../../src/job/request.ts';
import type { Redacted } from '../../src/text/text.ts';
import { renderMarkdown } from '../world/markdown.ts';
import { sampleResult } from './results.ts';

const link = 'https://github.com/acme/docs/pull/12';
const result: JobResult = { ...sampleResult, pullRequest: { url: link, name: '#12' } };
const requests = {
  start: { kind: 'start', prompt: 'Update *all* pages' },
  message: { kind: 'message', jobId: 'job-1', prompt: 'Shorter' },
  wait: { kind: 'wait', jobId: 'job-1', prompt: null },
} satisfies Record<string, AgentRequest>;
const { start, message, wait: request } = requests;
const runUrl = 'https://github.com/acme/docs/actions/runs/4242';
const of = (request: AgentRequest) => ({
  request,
  quotedPrompt: request.prompt as Redacted | null,
  runUrl,
});
const thisRun = `this [workflow run](${runUrl})`;

const rendered = (changes: Partial<JobResult>) =>
  renderMarkdown(renderOutcome(of(request), { ...result, ...changes }));

test('a pull request is a link on this GitHub, and text on another host', () => {
  expect(rendered({}).links.map(({ href }) => href)).toEqual([link, runUrl]);
  const { links, text } = rendered({ pullRequest: { url: link, name: null } });
  expect(links.map(({ href }) => href)).toEqual([runUrl]);
  expect(text).toContain(link);
});

test('unknown fields of a job are not shown', () => {
  const full = {
    ...result,
    repository: 'acme/docs' as Redacted,
    branch: 'guide' as Redacted,
    model: 'sonnet' as Redacted,
  };
  expect(renderOutcome(of(start), full)).toBe(`### ✅ The agent opened a pull request

> Update &#42;all&#42; pages

- Pull request: [#\u200b12](https://github.com/acme/docs/pull/12)
- Repository: \`acme/docs\`
- Branch: \`guide\`
- Model: \`sonnet\`
- Duration: 4 min 12 s
- Job: \`job-1\`, started by ${thisRun}`);
  const bare = { ...result, outcome: 'archived', pullRequest: null } as const;
  expect(renderOutcome(of(request), bare)).toBe(`### 🗄️ The agent job was archived

If you still want its work, start a new job.

- Duration: 4 min 12 s
- Job: \`job-1\`, waited for by ${thisRun}`);
});

test.each<[JobResult['outcome'], RegExp]>([
  ['failed', /^### ❌ The agent ran into an error.+\n\nLook at the job in the dashboard/],
  ['timed-out', /^### ⏳ The agent job had not ended/],
  ['cancelled', /^### 🚫 The wait for the agent job was cancelled/],
  [
    'no-changes',
    /^### ➖ The agent finished .+\n\nEither nothing had to change, or the project is set up to commit without a pull request/,
  ],
])('the heading of the outcome %s says what happened', (outcome, words) => {
  const markdown = renderOutcome(of(request), { ...result, outcome, pullRequest: null });
  expect(markdown).toMatch(words);
});

test.each<[string, AgentRequest, string | null, string]>([
  ['a start', start, null, `> Update &#42;all&#42; pages\n\n- Being started by ${thisRun}.`],
  [
    'a job that was started',
    start,
    'job-2',
    `> Update &#42;all&#42; pages\n\n- Job: \`job-2\`, started by ${thisRun}`,
  ],
  ['a message', message, null, `> Shorter\n\n- Job: \`job-1\`, sent a message by ${thisRun}`],
  ['a wait', request, null, `- Job: \`job-1\`, waited for by ${thisRun}`],
])('while the agent works, %s is shown', (_, request, jobId, markdown) => {
  expect(renderAtWork(of(request), jobId)).toBe(`### ⏳ The agent is at work\n\n${markdown}`);
});

test.each([
  ['stopped', start, '⚠️ An earlier attempt may have started the agent'],
  ['stopped', message, '⚠️ An earlier attempt may have sent the message'],
  ['unknown', start, '⚠️ The agent may have been started'],
  ['unknown', message, '⚠️ The agent may have received the message'],
  ['failed', start, '❌ The agent was not started'],
  ['failed', message, '❌ The message was not sent'],
  ['cancelled', start, '🚫 The step was cancelled before the agent was started'],
  ['cancelled', message, '🚫 The step was cancelled before the message was sent'],
] as const)('the heading for a request that is %s, %j, is: %s', (kind, request, title) => {
  const markdown = renderFailedRequest(of(request), kind, 'Because `a` <b>');
  const quotation = request === start ? 'Update &#42;all&#42; pages' : 'Shorter';
  expect(markdown).toBe(
    `### ${title}\n\nBecause \`a\` &lt;b&gt;\n\n> ${quotation}\n\n- Reported by ${thisRun}`,
  );
});

test('a job that could not be read is reported with the reason', () => {
  expect(renderUnreadable(of(request), 'job-1', 'No <i>')).toBe(
    `### ❌ The agent job could not be read\n\nNo &lt;i&gt;\n\n- Job: \`job-1\`, waited for by ${thisRun}`,
  );
});

test('an address in a prompt or message can be copied, and is no link', () => {
  const prompt = 'Read (https://a.example/b?c=1#d). See "https://b.example/`x`", and https://…';
  const shown = 'Read (`https://a.example/b?c=1#d`). See "`https://b.example/`';
  const context = of({ kind: 'start', prompt });
  const failed = renderFailedRequest(context, 'failed', `Sent: ${prompt}`);
  expect(failed).toContain(`\n\n> ${shown}`);
  expect(failed).toContain(`\n\nSent: ${shown}`);
});

test('the first 200 graphemes of a prompt are shown', () => {
  const request: AgentRequest = { kind: 'start', prompt: 'x'.repeat(201) };
  expect(renderAtWork(of(request), null)).toContain(`\n\n> ${'x'.repeat(199)}…\n\n`);
});

const startNew =
  'Look at the job in the dashboard (https://app.mintlify.com), then start a new one.';
const inDoubt =
  'An earlier attempt of this run asked for it, and another re-run waits for the same job. To start another, start a new run, or delete the comment that claims the job and run again.';

test.each<[Partial<JobResult>, string]>([
  [
    { pullRequest: { url: link, name: null } },
    `The agent opened a pull request. Pull request: ${link}. Job job-1, 4 min 12 s.`,
  ],
  [
    { pullRequest: null },
    "The agent job ended and named a link to a pull request, but the link can't be used. Job job-1, 4 min 12 s. Open it from the job in the dashboard (https://app.mintlify.com).",
  ],
  [
    { outcome: 'no-changes', pullRequest: null, duration: '1.5 s since the wait began' },
    'The agent finished without a pull request. Job job-1, 1.5 s since the wait began.',
  ],
  [
    { outcome: 'archived', pullRequest: null, adopted: true },
    `The agent job was archived. Job job-1, 4 min 12 s. If you still want its work, start a new job. ${inDoubt}`,
  ],
  [
    { outcome: 'failed', pullRequest: null },
    `The agent ran into an error that it could not recover from. Job job-1, 4 min 12 s. ${startNew}`,
  ],
  [
    { outcome: 'failed', pullRequest: null, adopted: true },
    `The agent ran into an error that it could not recover from. Job job-1, 4 min 12 s. ${startNew} ${inDoubt}`,
  ],
  [
    { outcome: 'timed-out', pullRequest: null, unknownStatus: 'queued' },
    'The agent job had not ended when this step ran out of time. Job job-1, 4 min 12 s. Its last status was "queued", which this action does not know. The job may still be running. To keep waiting, run the same step again. To give it more time, raise `timeout-minutes`.',
  ],
  [
    { outcome: 'cancelled', pullRequest: null },
    'The wait for the agent job was cancelled. Job job-1, 4 min 12 s. The job may still be running. To keep waiting, run the same step again.',
  ],
])('a wait that ends with %j is worded as %s', (changes, message) => {
  expect(outcomeMessage({ ...result, ...changes }, requests.wait)).toBe(message);
});

test.each<[keyof typeof requests, boolean, string]>([
  ['start', false, 'run the step with `job-id: job-1` instead of `prompt`'],
  [
    'start',
    true,
    're-run this workflow run, or run the step with `job-id: job-1` instead of `prompt`',
  ],
  ['message', false, 'run the step with `job-id: job-1` instead of `message`'],
  [
    'message',
    true,
    're-run this workflow run, or run the step with `job-id: job-1` instead of `message`',
  ],
  ['wait', false, 'run the same step again'],
  ['wait', true, 'run the same step again'],
])('after a %s, remembered: %j, the advice on waiting is: %s', (kind, isClaimed, howTo) => {
  const cancelled = outcomeMessage({ ...result, outcome: 'cancelled', isClaimed }, requests[kind]);
  expect(cancelled).toContain(` The job may still be running. To keep waiting, ${howTo}.`);
});
