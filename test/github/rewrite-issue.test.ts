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
  notice: 'Not posted',
  warnings: [],
};

/** Rewrites an issue; returns the body that the content was composed from. */
async function rewrite(body: string, next: IssueContent | null, number = 1) {
  const world = await githubFor(onTestFinished);
  const issue = world.state.addIssue({ title: 'Theirs', body });
  const { github, context } = await startRun({ world });
  const before = await rewriteIssue({ github, context, marker, number }, (read) => ({
    content: next,
    result: read,
  }));
  return { world, issue, before };
}

test('an issue is rewritten from its current body, and its title and state stay', async () => {
  const { world, issue, before } = await rewrite('Old', content);
  expect(before).toMatchObject({ body: 'Old', updated_at: expect.stringMatching(/Z$/) });
  expect(calls(world)).toEqual(['GET /issues/1', 'PATCH /issues/1']);
  expect(world.requests[1]?.body).toEqual({
    body: `${markerOf()}\nNew\n\n<!-- end -->\n`,
  });
  expect(issue).toMatchObject({ title: 'Theirs', state: 'open' });
});

test('nothing is written if nothing changes', async () => {
  const { world, before } = await rewrite('', null);
  expect(before).toMatchObject({ body: '' });
  expect(calls(world)).toEqual(['GET /issues/1']);
});

test('an issue that no longer exists is an error', async () => {
  await expect(rewrite('Old', content, 2)).rejects.toMatchObject({ kind: 'refused', status: 404 });
});
