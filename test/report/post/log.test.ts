import { expect, test } from 'vitest';
import { activeJob, completedJob, linkOf, worldWithIssue } from './world.ts';

/** A world in which the gaps with these words are ticked, and how the log names these gaps. */
async function worldWithTicks(...ticked: string[]) {
  const world = await worldWithIssue({ ticked });
  return { world, names: ticked.map((word) => `Gap ${world.gap(word).id}`) };
}

/** What the log says once the report is posted. */
const afterPost = (lines: readonly string[]) =>
  lines.slice(lines.findIndex((line) => line.startsWith('Posted')) + 1);

test('the log shows each start, ticks without a job, and how each job goes and ends', async () => {
  const { world, names } = await worldWithTicks('webhook', 'token', 'invoice');
  world.github.state.addPull({ number: 101 });
  world.behaviour.read = (id, index) => {
    if (index < 2) return { json: activeJob(id) };
    return id === 'job-1' ? { json: completedJob(id) } : { status: 500, json: { error: 'no' } };
  };
  const { lines, warnings, error, jobs } = await world.run({
    with: { 'max-jobs': '2', 'timeout-minutes': '5' },
  });
  const [webhook, token, invoice] = names;
  const late = `${token}, job job-2: the agent job had not ended when this step ran out of time. The next report looks it up.`;
  const size = (at: number) => world.started[at]?.prompt.length.toLocaleString('en');
  const withoutRetries = afterPost(lines).filter((line) => !line.includes(' before a retry of '));
  expect(withoutRetries).toEqual([
    `${invoice} is ticked, but this run already starts \`max-jobs\` jobs: the next run starts its job.`,
    `${webhook} was ticked: starting an agent job with a brief of ${size(0)} characters.`,
    `${webhook}: started agent job job-1.`,
    `${token} was ticked: starting an agent job with a brief of ${size(1)} characters.`,
    `${token}: started agent job job-2.`,
    'Waiting for 2 agent jobs.',
    `${webhook}, job job-1: Job is active.`,
    `${token}, job job-2: Job is active.`,
    expect.stringMatching(/, job job-1: Job is completed after [\d.]+ s\.$/),
    `${webhook}, job job-1: the agent opened a pull request: ${linkOf('job-1')}.`,
    late,
    `Commented on ${linkOf('job-1')} to say why it exists.`,
  ]);
  expect(warnings).toEqual([]);
  expect(error).toBe(late);
  expect(jobs.map(({ outcome, prLink }) => [outcome, prLink])).toEqual([
    ['pull-request', linkOf('job-1')],
    ['timed-out', null],
  ]);
  // A job that had not ended is looked up again.
  delete world.behaviour.read;
  const next = await world.run({ run: '4243', with: { 'max-jobs': '1' } });
  expect(next.jobs.map(({ jobId }) => jobId)).toEqual(['job-3', 'job-2']);
});
