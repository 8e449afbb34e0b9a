import { afterEach, expect, test, vi } from 'vitest';
import { Cancelled } from '../../src/step.ts';
import { inProcessRun } from '../faults/in-process.ts';
import { startGitHub } from '../world/github.ts';
import { startService } from '../world/service.ts';
import { active } from './starting.ts';

afterEach(() => vi.restoreAllMocks());

/** The job summary of a wait that is cancelled after its first reading. */
async function summaryOf(postTo: string): Promise<string> {
  const run = inProcessRun();
  const service = await startService({
    job: () => {
      run.controller.abort(new Cancelled('SIGINT'));
      return { json: active };
    },
  });
  const github = await startGitHub();
  const pull = github.state.addPull();
  const { summary, error } = await run.start({
    with: { mode: 'job', 'job-id': 'job-1', 'post-to': postTo },
    serviceUrl: service.url,
    github,
    event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
  });
  await service.close();
  await github.close();
  expect(error).toBe('The step was cancelled (SIGINT).');
  return summary;
}

test.each(['summary', 'comment', 'comment, summary'])(
  'cancelled, it says so in the job summary in any case, once, with post-to %s',
  async (postTo) => {
    expect(
      (await summaryOf(postTo)).match(/### 🚫 The wait for the agent job was cancelled/g),
    ).toHaveLength(1);
  },
);

test('but for post-to none', async () => {
  expect(await summaryOf('none')).toBe('');
});
