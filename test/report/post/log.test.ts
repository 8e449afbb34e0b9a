import { expect, test } from 'vitest';
import { noPermission } from '../../world/github/reply.ts';
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
    return id === 'job-1' ? { json: completedJob(id) } : { status: 400, json: { error: 'no' } };
  };
  const { lines, warnings, error, jobs } = await world.run({
    with: { 'max-jobs': '2', 'timeout-minutes': '5' },
  });
  const [webhook, token, invoice] = names;
  const unread =
    'The service answered 400 to the request for agent job job-2 of project acme-docs: no. Check the inputs and the status page of the service.';
  const size = (at: number) => world.started[at]?.prompt.length.toLocaleString('en');
  expect(afterPost(lines)).toEqual([
    `${webhook} was ticked: starting an agent job with a brief of ${size(0)} characters.`,
    `${webhook}: started agent job job-1.`,
    `${token} was ticked: starting an agent job with a brief of ${size(1)} characters.`,
    `${token}: started agent job job-2.`,
    `${invoice} is ticked, but this run has already started \`max-jobs\` jobs: the next run starts its job.`,
    'Waiting for 2 agent jobs.',
    `${webhook}, job job-1: Job is active.`,
    `${token}, job job-2: Job is active.`,
    expect.stringMatching(/, job job-1: Job is completed after [\d.]+ s\.$/),
    `${webhook}, job job-1: the agent opened a pull request: ${linkOf('job-1')}.`,
    `${token}, job job-2: it could not be read. ${unread}`,
    `Commented on ${linkOf('job-1')} to say why it exists.`,
  ]);
  expect(warnings).toEqual([]);
  expect(error).toBe(`${token}, job job-2: it could not be read. ${unread}`);
  expect(jobs.map(({ outcome, prLink }) => [outcome, prLink])).toEqual([
    ['pull-request', linkOf('job-1')],
    [null, null],
  ]);
  // A job that could not be read is looked up again.
  delete world.behaviour.read;
  const next = await world.run({ run: '4243', with: { 'max-jobs': '1' } });
  expect(next.jobs.map(({ jobId }) => jobId)).toEqual(['job-3', 'job-2']);
});

test('a job that can’t be saved in the issue fails the step, and the next run reports it as unknown', async () => {
  const { world, names } = await worldWithTicks('webhook');
  const path = /\/issues\/1$/;
  world.github.faults.push({ method: 'PATCH', path, nth: 2, times: 9, reply: noPermission });
  const { lines, warnings, error } = await world.run();
  const unsaved = `${names[0]}, job job-1: the issue could not be updated. GitHub answered 403 to PATCH /repos/acme/docs/issues/1: Resource not accessible by integration.`;
  expect({ warnings, error }).toEqual({ warnings: [unsaved], error: unsaved });
  expect(afterPost(lines)[2]).toBe('Waiting for an agent job.');
  world.github.faults.length = 0;
  const next = await world.run({ run: '4243' });
  expect(afterPost(next.lines)).toEqual([]);
  expect(next.warnings).toEqual([
    expect.stringContaining(`${names[0]}: run 4242 ended while it was starting an agent job`),
  ]);
});

test('nothing is logged about jobs if nothing is ticked', async () => {
  const world = await worldWithIssue();
  const { lines, outputs, error } = await world.run();
  expect({ lines: afterPost(lines), jobs: outputs.jobs, error }).toEqual({
    lines: [],
    jobs: '[]',
    error: null,
  });
});
