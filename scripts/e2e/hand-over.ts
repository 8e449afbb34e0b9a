import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boxLine, readEditableGaps } from '../../src/report/gaps/editable.ts';
import { servePages } from '../../test/world/conversations.ts';
import { startGitHub } from '../../test/world/github.ts';
import { startService } from '../../test/world/service.ts';
import { runExample } from './example.ts';
import { unansweredWeek } from './fix-gaps.ts';

/**
 * The weekly report opens the issue; a person takes a gap on, and the edit's run gives its brief to
 * another agent, whose pull request names the gap: the next report finds it. Another edit gives the
 * agent nothing.
 */
export async function handOverExample(): Promise<void> {
  const standIn = await startGitHub();
  const github = { ...standIn, env: { ...standIn.env, GITHUB_SERVER_URL: 'https://github.com' } };
  github.state.labels.add('documentation-gaps');
  const service = await startService({ conversations: servePages(unansweredWeek()) });
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-hand-over-'));
  const otherAgent = join(folder, 'prompt');
  writeFileSync(otherAgent, '');
  const run = async (file: string, event: { name: string; payload: object }) =>
    assert.equal(await runExample({ file, event, service, github, otherAgent }), 0);
  try {
    await run('weekly-gap-report.yml', { name: 'schedule', payload: {} });
    const issue = github.state.issues.find(({ isPullRequest }) => !isPullRequest);
    assert.ok(issue);
    const [[gapId] = ['']] = readEditableGaps(issue.body);
    const tick = (box: 'ours' | 'fix') => {
      const from = issue.body;
      const line = (isTicked: boolean) => boxLine({ gapId, box, isTicked });
      github.state.editIssue(issue.number, (body) => body.replace(line(false), line(true)));
      return { name: 'issues', payload: github.events.issueEdited(issue.number, from) };
    };
    await run('hand-over.yml', tick('fix'));
    assert.equal(readFileSync(otherAgent, 'utf8'), '');

    await run('hand-over.yml', tick('ours'));
    const prompt = readFileSync(otherAgent, 'utf8');
    assert.ok(prompt.startsWith(`# Close a docs gap: Gap ${gapId}\n`));
    assert.ok(prompt.includes('"How do I verify a webhook signature?"'));

    const { number } = github.state.addPull({ body: `Say how. Closes Gap ${gapId}.` });
    github.state.mergePull(number, new Date().toISOString());
    await run('weekly-gap-report.yml', { name: 'schedule', payload: {} });
    assert.ok(issue.body.includes(`[pull request ${number}](https://github.com/acme/docs/pull/`));
  } finally {
    await service.close();
    await github.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
