import { expect, test } from 'vitest';
import { inTurn } from '../world/service.ts';
import { startScene } from './starting.ts';

const wait = { 'job-id': 'job-1' };
const no = { status: 403, json: { message: 'No.' } };
const refused = (route: string, reason: string) =>
  `\`post-to: comment\` failed on pull request #1. GitHub answered 403 to ${route}: ${reason} Add \`pull-requests: write\` to the job's \`permissions:\`, or use a token of your own that has this permission.`;
const update = refused('PATCH /repos/acme/docs/issues/comments/5001', 'No.');
const headings = (summary: string) => summary.match(/^###.*/gm);

test('a wait continues without its comment, and fails once its outcome is in the summary', async () => {
  const scene = await startScene({ permissions: { 'pull-requests': 'read' } });
  const run = await scene.run({ with: wait });
  const words = refused(
    'POST /repos/acme/docs/issues/1/comments',
    'Resource not accessible by integration.',
  );
  expect(run).toMatchObject({
    warnings: [words],
    errors: [words],
    outputs: { outcome: 'pull-request', commentUrl: '' },
  });
  expect(headings(run.summary)).toEqual(['### ✅ The agent opened a pull request']);
});

test.each(['summary, comment', 'comment'])(
  'a job is started even if the token can never comment, with post-to %s',
  async (postTo) => {
    const scene = await startScene({ permissions: { 'pull-requests': 'read' } });
    const run = await scene.run({
      with: { 'post-to': postTo },
      env: { GITHUB_ACTOR: 'dependabot[bot]' },
    });
    expect(run).toMatchObject({ exitCode: 0, outputs: { jobId: 'job-1', commentUrl: '' } });
    expect(run.warnings).toEqual([
      expect.stringMatching(
        /^`post-to: comment` failed on pull request #1: the run .*Dependabot's/,
      ),
    ]);
    expect(scene.github.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
    const expected = postTo === 'comment' ? null : ['### ✅ The agent opened a pull request'];
    expect(headings(run.summary)).toEqual(expected);
  },
);

test('if the comment on the start is refused, only the outcome is in the job summary', async () => {
  const scene = await startScene();
  scene.github.faults.push({ method: 'PATCH', reply: no });
  const run = await scene.run();
  expect(run).toMatchObject({ exitCode: 0, warnings: [update] });
  expect(headings(run.summary)).toEqual(['### ✅ The agent opened a pull request']);
});

test('the error of a start whose answer was lost names the comment that was refused, too', async () => {
  const scene = await startScene({ start: inTurn({ status: 502 }) });
  scene.github.faults.push({ method: 'PATCH', reply: no });
  const { errors } = await scene.run();
  expect(errors[0]?.split('\n')).toEqual([expect.stringContaining('may be running'), update]);
});

test('if the comment on an unread job is refused, only the error is in the job summary', async () => {
  const scene = await startScene({ job: inTurn({ status: 404 }) });
  scene.github.faults.push({ method: 'PATCH', reply: no });
  const run = await scene.run({ with: wait });
  const [error] = run.errors;
  expect(error?.split('\n')).toEqual([expect.stringContaining('answered 404'), update]);
  expect(run.summary).toBe('');
});
