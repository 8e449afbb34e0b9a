import { expect, test } from 'vitest';
import { startGitHub } from '../world/github.ts';
import { githubToken } from '../world/runner.ts';
import { row, runReport } from './reporting.ts';

test.each([
  [false, 1],
  [true, 0],
  [undefined, 0],
])('what is posted is told to be public if `private` is %s', async (isPrivate, lines) => {
  const github = await startGitHub();
  try {
    const run = await runReport(() => ({ json: { conversations: [row('a')], hasMore: false } }), {
      env: github.env,
      with: { 'post-to': 'summary, issue', 'github-token': githubToken },
      event: { name: 'schedule', payload: { repository: { id: 1, private: isPrivate } } },
    });
    expect(run.stdout.match(/The repository is public/g) ?? []).toHaveLength(lines);
  } finally {
    await github.close();
  }
});
