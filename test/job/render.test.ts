import { expect, test } from 'vitest';
import {
  type JobResult,
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
const result: JobResult = { ...sampleResult, pullRequest: { url: link, name: '#12', read: null } };
const request = { kind: 'wait', jobId: 'job-1', prompt: null } as const;
const start: AgentRequest = { kind: 'start', prompt: 'Update *all* pages' };
const message: AgentRequest = { kind: 'message', jobId: 'job-1', prompt: 'Shorter' };
const runUrl = 'https://github.com/acme/docs/actions/runs/4242';
const of = (request: AgentRequest) => ({
  request,
  quoted: request.prompt as Redacted | null,
  runUrl,
});
const thisRun = `this [workflow run](${runUrl})`;

const rendered = (changes: Partial<JobResult>) =>
  renderMarkdown(renderOutcome(of(request), { ...result, ...changes }));

test('a pull request on this GitHub is a link, with what GitHub says of it', () => {
  expect(rendered({}).links.map(({ href }) => href)).toEqual([link, runUrl]);
  const read = { title: 'Say <b> *how*' as Redacted, changedFiles: 1 };
  const { links, text } = rendered({ pullRequest: { url: link, name: 'acme/app#12', read } });
  expect(links[0]?.href).toBe(link);
  expect(text).toContain('acme/app#\u200b12 Say <b> *how* (1 changed file)');
});

test('a pull request on another host is text', () => {
  const { links, text } = rendered({ pullRequest: { url: link, name: null, read: null } });
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
