import assert from 'node:assert/strict';
import { boxLine, readEditableGaps } from '../../src/report/gaps/editable.ts';
import { addDays } from '../../src/report/source/period.ts';
import { type Row, servePages } from '../../test/world/conversations.ts';
import { startGitHub } from '../../test/world/github.ts';
import { inTurn, startService } from '../../test/world/service.ts';
import { runExample } from './example.ts';

const prLink = 'https://github.com/acme/docs/pull/12';

/** A week in which one question goes unanswered every day. */
export function unansweredWeek(): Row[] {
  const today = new Date().toISOString().slice(0, 10);
  return Array.from({ length: 7 }, (_, at) => ({
    id: `row-${at}`,
    timestamp: `${addDays(today, -1 - at)}T08:00:00Z`,
    query: 'How do I verify a webhook signature?',
    response: 'The documentation does not say.',
    sources: [],
    pageUrl: 'https://docs.example.com/guides/webhooks',
    resolutionStatus: 'unanswered',
  }));
}

/**
 * The weekly report opens the issue; a person ticks a box, and the edit's run starts a job and links
 * its pull request. An edit by a bot, and one of another issue, start nothing.
 */
export async function fixGapsExample(): Promise<void> {
  const standIn = await startGitHub();
  // Its pages are where pull requests are linked to.
  const github = { ...standIn, env: { ...standIn.env, GITHUB_SERVER_URL: 'https://github.com' } };
  github.state.labels.add('documentation-gaps');
  const working = { id: 'job-1', status: 'active', prLink: null };
  const service = await startService({
    conversations: servePages(unansweredWeek()),
    start: inTurn({ status: 201, json: working }),
    job: inTurn({ json: working }, { json: { ...working, status: 'completed', prLink } }),
  });
  const starts = () => service.requests.filter(({ method }) => method === 'POST').length;
  const run = async (file: string, event: { name: string; payload: object }) =>
    assert.equal(await runExample({ file, event, service, github }), 0);
  try {
    await run('weekly-gap-report.yml', { name: 'schedule', payload: {} });
    const issue = github.state.issues.find(({ isPullRequest }) => !isPullRequest);
    assert.ok(issue);
    const [[gapId] = ['']] = readEditableGaps(issue.body);
    const box = (isTicked: boolean) => boxLine({ gapId, box: 'fix', isTicked });
    const from = issue.body;
    github.state.editIssue(issue.number, (body) => body.replace(box(false), box(true)));

    const edited = github.events.issueEdited(issue.number, from);
    const byBot = { ...edited, sender: { login: 'tidy[bot]', type: 'Bot' } };
    await run('fix-gaps.yml', { name: 'issues', payload: byBot });
    const other = github.state.addIssue({ title: 'Another issue' });
    const elsewhere = github.events.issueEdited(other.number, '');
    await run('fix-gaps.yml', { name: 'issues', payload: elsewhere });
    assert.equal(starts(), 0);

    await run('fix-gaps.yml', { name: 'issues', payload: edited });
    assert.equal(starts(), 1);
    assert.ok(issue.body.includes(`[pull request 12](${prLink})`));
    await run('fix-gaps.yml', { name: 'issues', payload: edited });
    assert.equal(starts(), 1);
  } finally {
    await service.close();
    await github.close();
  }
}
