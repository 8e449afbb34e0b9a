import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PostingError } from '../src/github/errors.ts';
import { postIssue } from '../src/github/issue.ts';
import type { Destination, Target } from '../src/publish.ts';
import { type Publication, publish } from '../src/publish.ts';
import { temporaryFolder } from './faults/temporary-folder.ts';
import { markerOf } from './github/posting-issues.ts';
import { githubFor, type Run, startRun } from './github/setup.ts';
import { noPermission } from './world/github/reply.ts';
import type { StandInGitHub } from './world/github.ts';

const pullRequest = { number: 1, found: '', fromFork: false, author: undefined };
const sections = [{ title: 'The secret', markdown: 'Of a secret', essential: true }];

interface Published {
  world: StandInGitHub;
  run: Run;
  published: Awaited<ReturnType<typeof publish>>;
  summary: string;
}

/** Publishes for a step whose secret is the word `secret`. */
async function publishTo(
  targets: readonly Target[],
  changes: Partial<Publication> = {},
  arrange: (world: StandInGitHub, run: Run) => void = () => {},
): Promise<Published> {
  const world = await githubFor(onTestFinished);
  world.state.addPull();
  const summaryPath = join(temporaryFolder(), 'summary.md');
  const run = await startRun({ world, env: { GITHUB_STEP_SUMMARY: summaryPath } });
  arrange(world, run);
  const { github, context, log } = run;
  const destinations: Record<string, Destination> = {
    summary: { target: 'summary' },
    comment: { target: 'comment', github, pullRequest },
    issue: { target: 'issue', github },
  };
  const published = await publish({
    context,
    destinations: targets.map((name) => destinations[name] as Destination),
    sections,
    marker: { mode: 'report', projectId: 'acme-docs', scope: 'all' },
    issue: {
      found: null,
      title: 'Gaps',
      labels: ['gaps'],
      noticeId: 'week-1',
      holdsMemory: () => false,
      compose: () => ({
        sections,
        ending: '<!-- end -->',
        hasGaps: true,
        notice: 'A secret gap',
        warnings: [],
        hasOpenClaim: false,
      }),
      post: postIssue,
    },
    step: { log, mask: (text) => text.replaceAll('secret', '***') },
    ...changes,
  });
  let summary = '';
  try {
    summary = readFileSync(summaryPath, 'utf8');
  } catch {
    // Not written.
  }
  return { world, run, published, summary };
}

test('every post is without the step’s secrets, and its address is logged', async () => {
  const { world, run, published, summary } = await publishTo(['issue', 'comment', 'summary']);
  const web = `${world.env.GITHUB_SERVER_URL}/acme/docs`;
  const urls = [`${web}/issues/2`, `${web}/pull/1#issuecomment-5001`];
  expect(published).toEqual({
    commentUrl: urls[1],
    issueUrl: urls[0],
    rollingIssue: 2,
    problems: [],
  });
  expect(run.log.lines).toEqual(urls.map((url) => `Posted: ${url}`));
  expect(summary).toBe('Of a ***\n');
  expect(world.state.commentsOn(1)[0]?.body).toMatch(/ scope=all -->\nOf a \*\*\*\n$/);
  expect(world.state.issues.slice(1).map(({ title, body }) => [title, body])).toEqual([
    ['Gaps', `${markerOf()}\nOf a ***\n\n<!-- end -->\n`],
  ]);
});

test('a notice is posted without the step’s secrets', async () => {
  const { world } = await publishTo(['issue', 'issue']);
  expect(world.state.commentsOn(2).map(({ body }) => body)).toEqual([
    expect.stringMatching(/ -->\nA \*\*\* gap\n$/),
  ]);
});

test('titles are masked, too', async () => {
  const long = { title: 'The secret', markdown: 'x'.repeat(2_000_000) };
  const { summary } = await publishTo(['summary'], { sections: [...sections, long] });
  expect(summary).toContain('**Left out for length:** The ***.');
});

test('an issue without content is not posted', async () => {
  const { world, published } = await publishTo(['issue'], {
    issue: undefined as never,
  });
  expect(published).toEqual({ commentUrl: '', issueUrl: '', rollingIssue: null, problems: [] });
  expect(world.requests).toEqual([]);
});

const refuse = (world: StandInGitHub) =>
  world.faults.push({ path: /\/issues\/1\/comments$/, times: 9, reply: noPermission });

test.each([
  [['comment', 'issue'], sections, 'Of a ***\n'],
  [['summary', 'comment', 'issue'], sections, 'Of a ***\n'],
  [['comment', 'issue'], [], ''],
  [['issue'], sections, ''],
] as const)(
  'what can’t be posted to %j is in the job summary, once',
  async (targets, given, shown) => {
    const { published, summary } = await publishTo(targets, { sections: given }, refuse);
    expect(summary).toBe(shown);
    expect(published.issueUrl).toMatch(/\/issues\/2$/);
    expect(published.problems.map(({ message }) => message)).toEqual(
      targets.length === 1
        ? []
        : [
            expect.stringMatching(
              /^`post-to: comment` failed on pull request #1\. GitHub answered 403/,
            ),
          ],
    );
    for (const problem of published.problems) expect(problem).toBeInstanceOf(PostingError);
  },
);

test('a cancellation is rethrown, not reported as a problem of a post', async () => {
  const cancel = (_: unknown, { controller }: Run) => controller.abort(new Error('cancelled'));
  await expect(publishTo(['comment'], {}, cancel)).rejects.toThrow('cancelled');
});
