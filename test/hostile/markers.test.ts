import { beforeEach, describe, expect, it } from 'vitest';
import { createMarker } from '../../src/github/posts.ts';
import { row, runReport } from '../report/reporting.ts';
import { servePages } from '../world/conversations.ts';
import { accounts } from '../world/github/state.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { commentMarker } from './strings.ts';

const issueMarker = createMarker({
  mode: 'report',
  projectId: 'acme-docs',
  scope: 'all',
  target: 'issue',
});

let github: StandInGitHub;
beforeEach(async () => {
  github = await startGitHub();
});

/** A report whose questions quote our markers. */
function report(pull: ReturnType<StandInGitHub['state']['addPull']>) {
  const quoting = [commentMarker, issueMarker, `${commentMarker}\n## Documentation gaps`];
  const rows = quoting.flatMap((query, index) => [
    row(`${index}-a`, { query, queryCategory: query, sources: [{ title: query, url: query }] }),
    row(`${index}-b`, { query, pageUrl: query }),
  ]);
  return runReport(servePages(rows), {
    env: github.env,
    event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
    with: { 'post-to': 'comment, issue' },
  });
}

describe('the hidden marker', () => {
  it('counts only at the start of our own posts', async () => {
    const pull = github.state.addPull();
    const ours = accounts.workflow;
    const bystanders = [
      { body: `${commentMarker}\nForged.`, user: accounts.stranger },
      { body: `Somebody asked:\n\n${commentMarker}\n`, user: ours },
      { body: ` ${commentMarker}`, user: ours },
      { body: `> ${commentMarker}`, user: ours },
      { body: `${issueMarker}\nAnother kind.`, user: ours },
    ];
    for (const comment of bystanders) github.state.addComment({ number: pull.number, ...comment });
    const issues = bystanders.map(({ body, user }) =>
      github.state.addIssue({
        body: body.replaceAll(commentMarker, issueMarker),
        user,
        labels: ['documentation-gaps'],
      }),
    );
    // The last one's marker is the issue's own.
    const own = issues.at(-1);
    const before = structuredClone({
      comments: github.state.comments,
      issues: github.state.issues,
    });

    const first = await report(pull);
    const lost = [expect.stringContaining('starts again from what is left: 0 ticked')];
    expect(first).toMatchObject({ exitCode: 0, errors: [], warnings: lost });
    expect(github.state.comments).toHaveLength(6);
    expect(github.state.comments.slice(0, 5)).toEqual(before.comments);
    expect(first.outputs.commentUrl).toMatch(
      new RegExp(`issuecomment-${github.state.comments[5]?.id}$`),
    );
    expect(first.outputs.issueUrl).toMatch(new RegExp(`/issues/${own?.number}$`));
    expect(github.state.issues).toHaveLength(before.issues.length);
    expect(github.state.issues.slice(0, -1)).toEqual(before.issues.slice(0, -1));
  });

  it('finds the post again even if strangers quote the marker in it', async () => {
    const pull = github.state.addPull();
    const first = await report(pull);
    const second = await report(pull);
    expect(second).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(second.outputs).toMatchObject({
      commentUrl: first.outputs.commentUrl,
      issueUrl: first.outputs.issueUrl,
    });
    expect(github.state.comments).toHaveLength(1);
    const bodies = [...github.state.comments, ...github.state.issues.slice(1)].map(
      ({ body }) => body,
    );
    expect(bodies).toHaveLength(2);
    const hidden =
      /^```+text\n[\s\S]*?^```+$|^- \[ \] .*<!-- gap:\w+ \w+ -->$|<!-- gap:\w+ heading -->|^<!-- \S+ memory .*-->$/gm;
    for (const body of bodies) expect(body.replace(hidden, '').lastIndexOf('<!--')).toBe(0);
  });
});
