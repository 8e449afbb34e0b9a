import { expect, test } from 'vitest';
import { renderOutcome } from '../../src/job/render.ts';
import { type JobResult, outcomeMessage } from '../../src/job/wording.ts';
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
const runUrl = 'https://github.com/acme/docs/actions/runs/4242';

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
    'https://dashboard.mintlify.com',
    runUrl,
  ]);
  const message = outcomeMessage({ result: { ...result, ...changes }, request });
  expect(message.includes('https://dashboard.mintlify.com')).toBe(outcome === 'failed');
});

test('no changes are neither a success nor a failure', () => {
  expect(rendered({ outcome: 'no-changes', pullRequest: null }).text).not.toMatch(/[✅❌]/u);
});
