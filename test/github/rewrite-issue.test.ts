import { expect, onTestFinished, test } from 'vitest';
import type { IssueContent } from '../../src/github/issue.ts';
import { rewriteIssue } from '../../src/github/issue.ts';
import { markerOf } from './posting-issues.ts';
import { calls, githubFor, startRun } from './setup.ts';

const marker = { mode: 'report', projectId: 'acme-docs', scope: 'all', target: 'issue' } as const;
const content: IssueContent = {
  sections: [{ title: 'Headline', markdown: 'New', essential: true }],
  ending: '<!-- end -->',
  hasGaps: false,
  hasOpenClaim: false,
  notice: 'Not posted',
  warnings: [],
};

/** Rewrites an issue; returns the bodies that the content was composed from. */
async function rewrite(body: string, number = 1) {
  const world = await githubFor(onTestFinished);
  const issue = world.state.addIssue({ title: 'Theirs', body });
  const { github, context } = await startRun({ world });
  const read: string[] = [];
  await rewriteIssue({ github, context, marker, number }, (current) => {
    read.push(current.body);
    return content;
  });
  return { world, issue, read };
}

test('an issue is rewritten from its current body, and its title and state stay', async () => {
  const old = `${markerOf()}\nOld\n\nPrevious report: #7.\n`;
  const { world, issue, read } = await rewrite(old);
  expect(read).toEqual([old]);
  expect(calls(world)).toEqual(['GET /issues/1', 'PATCH /issues/1']);
  expect(world.requests[1]?.body).toEqual({
    body: `${markerOf()}\nNew\n\nPrevious report: #7.\n\n<!-- end -->\n`,
  });
  expect(issue).toMatchObject({ title: 'Theirs', state: 'open' });
});

test('an issue that lost its marker is not written', async () => {
  const { world, read } = await rewrite('Look at this.');
  expect(read).toEqual([]);
  expect(calls(world)).toEqual(['GET /issues/1']);
});

test('an issue that no longer exists is an error', async () => {
  await expect(rewrite('Old', 2)).rejects.toMatchObject({ kind: 'refused', status: 404 });
});
