import { expect, test } from 'vitest';
import type { AgentRequest } from '../../src/job/begin.ts';
import {
  type JobResult,
  outcomeMessage,
  renderAtWork,
  renderFailedBeginning,
  renderOutcome,
  renderUnread,
} from '../../src/job/render.ts';
import { renderMarkdown } from '../world/markdown.ts';

const result: JobResult = {
  jobId: 'job-1',
  outcome: 'pull-request',
  pullRequest: 'https://github.com/acme/docs/pull/12',
  repository: null,
  branch: null,
  model: null,
  duration: { milliseconds: 252_000, since: 'creation' },
  adopted: false,
  remembered: false,
};
const request = { kind: 'wait', jobId: 'job-1', prompt: null } as const;
const start: AgentRequest = { kind: 'start', prompt: 'Update *all* pages' };
const message: AgentRequest = { kind: 'message', jobId: 'job-1', prompt: 'Shorter' };
const runUrl = 'https://github.com/acme/docs/actions/runs/4242';
const thisRun = `this [workflow run](${runUrl})`;

const rendered = (changes: Partial<JobResult>) =>
  renderMarkdown(
    renderOutcome({
      result: { ...result, ...changes },
      request,
      linkHost: 'github.com',
      runUrl,
    })
      .map(({ markdown }) => markdown)
      .join('\n\n'),
  );

test('a pull request on this GitHub is a link', () => {
  expect(rendered({}).links.map(({ href }) => href)).toEqual([result.pullRequest, runUrl]);
});

test.each([
  'https://notgithub.com/acme/docs/pull/12',
  'https://github.com.evil.example/acme/docs/pull/12',
  'https://github.com:8443/acme/docs/pull/12',
])('a pull request on another host is text: %s', (pullRequest) => {
  const { links, text } = rendered({ pullRequest });
  expect(links.map(({ href }) => href)).toEqual([runUrl]);
  expect(text).toContain(pullRequest);
});

test.each(['failed', 'no-changes'] as const)('%s leads to the dashboard', (outcome) => {
  const changes = { outcome, pullRequest: null };
  expect(rendered(changes).links.map(({ href }) => href)).toEqual([
    'https://app.mintlify.com',
    runUrl,
  ]);
  const message = outcomeMessage({ ...result, ...changes }, request);
  expect(message.includes('https://app.mintlify.com')).toBe(outcome === 'failed');
});

test('no changes are neither a success nor a failure', () => {
  expect(rendered({ outcome: 'no-changes', pullRequest: null }).text).not.toMatch(/[✅❌]/u);
});

test('all that is known of a job is told, and what is not known has no line', () => {
  const full = { ...result, repository: 'acme/docs', branch: 'guide', model: 'sonnet' };
  const given = { request: start, linkHost: 'github.com', runUrl };
  expect(renderOutcome({ ...given, result: full })).toEqual([
    {
      title: 'Outcome',
      essential: true,
      markdown: `### ✅ The agent opened a pull request

> Update &#42;all&#42; pages

- Pull request: [#\u200b12](https://github.com/acme/docs/pull/12)
- Repository: \`acme/docs\`
- Branch: \`guide\`
- Model: \`sonnet\`
- Duration: 4 min 12 s
- Job: \`job-1\`, started by ${thisRun}`,
    },
  ]);
  const bare = { ...result, outcome: 'archived', pullRequest: null } as const;
  expect(
    renderOutcome({ ...given, request, result: bare })[0]?.markdown,
  ).toBe(`### 🗄️ The agent job was archived

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
])('%s is headed by what happened', (outcome, words) => {
  const [section] = renderOutcome({
    result: { ...result, outcome, pullRequest: null },
    request,
    linkHost: 'github.com',
    runUrl,
  });
  expect(section?.markdown).toMatch(words);
});

test('a pull request whose number is not known is a link of its address', () => {
  const pullRequest = 'https://github.com/acme/docs/changes/12';
  expect(rendered({ pullRequest }).links[0]).toMatchObject({ href: pullRequest });
  expect(rendered({ pullRequest }).text).toContain('acme/docs/changes/12');
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
])('at work, %s is told', (_, request, jobId, markdown) => {
  expect(renderAtWork({ request, jobId, runUrl })).toEqual([
    {
      title: 'Outcome',
      essential: true,
      markdown: `### ⏳ The agent is at work\n\n${markdown}`,
    },
  ]);
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
] as const)('a beginning that is %s, of %j, is told as: %s', (kind, request, title) => {
  const [section] = renderFailedBeginning({ request, kind, message: 'Because <b>', runUrl });
  const quotation = request === start ? 'Update &#42;all&#42; pages' : 'Shorter';
  expect(section?.markdown).toBe(
    `### ${title}\n\nBecause &lt;b&gt;\n\n> ${quotation}\n\n- Reported by ${thisRun}`,
  );
});

test('a job that could not be read is told with the reason', () => {
  const [section] = renderUnread({ request, jobId: 'job-1', message: 'No <i>', runUrl });
  expect(section?.markdown).toBe(
    `### ❌ The agent job could not be read\n\nNo &lt;i&gt;\n\n- Job: \`job-1\`, waited for by ${thisRun}`,
  );
});

test('of a prompt, 200 graphemes are shown', () => {
  const request: AgentRequest = { kind: 'start', prompt: 'x'.repeat(201) };
  const [section] = renderAtWork({ request, jobId: null, runUrl });
  expect(section?.markdown).toContain(`\n\n> ${'x'.repeat(199)}…\n\n`);
});
