import { describe, expect, test } from 'vitest';
import { GitHubError } from '../../src/github/errors.ts';
import { postOrExplain, tokenRestriction } from '../../src/github/posts.ts';
import { readRunContext } from '../../src/github/run-context.ts';
import { recordingLog } from './setup.ts';

const context = readRunContext({ GITHUB_ACTOR: 'mona' });
const repo = { full_name: 'acme/docs', owner: undefined };
const found = { number: 1, description: '', fromFork: false, author: 'mona' };
const triggering = (fork: boolean, login: string | null = 'mona') => ({
  ...context,
  payload: {
    pull_request: {
      number: 1,
      head: { ref: 'b', sha: 's', repo: fork ? null : repo },
      base: { repo },
      user: login === null ? undefined : { login },
    },
  },
});

const fork = 'the pull request comes from a fork, for which the token is read-only';
const dependabot = "the run or the pull request is Dependabot's, for which the token is read-only";

type Given = Parameters<typeof tokenRestriction>;

test.each<[string, { context: Given[0]; pullRequest?: Given[1] }, string | undefined]>([
  ['no pull request', { context }, undefined],
  ['one of the repository', { context: triggering(false) }, undefined],
  ['one of a fork', { context: triggering(true) }, fork],
  ['one of an author who is gone', { context: triggering(false, null) }, undefined],
  ['found, of a fork', { context, pullRequest: { ...found, fromFork: true } }, fork],
  ['found, in a run on a fork', { context: triggering(true), pullRequest: found }, undefined],
  ['of Dependabot', { context: triggering(false, 'dependabot[bot]') }, dependabot],
  [
    'found, of Dependabot',
    { context, pullRequest: { ...found, author: 'dependabot[bot]' } },
    dependabot,
  ],
  ['run by Dependabot', { context: { ...context, actor: 'dependabot[bot]' } }, dependabot],
])('the restriction of a token is known for %s', (_, given, restriction) => {
  expect(tokenRestriction(given.context, given.pullRequest)).toBe(restriction);
});

interface Refusal {
  status?: number;
  reason?: string;
  kind?: GitHubError['kind'];
  target?: Parameters<typeof postOrExplain>[0]['target'];
  restriction?: string;
}

async function explain({ kind = 'refused', target, restriction, ...refusal }: Refusal) {
  const log = recordingLog();
  const error = new GitHubError({ kind, message: 'GitHub said no.', ...refusal });
  const posted = await postOrExplain({
    post: () => Promise.reject(error),
    target: target ?? { name: 'comment', location: 'pull request #1' },
    restriction,
    log,
  }).catch((problem: Error) => problem);
  return { posted, warnings: log.warnings, error };
}

const add = (right: string) =>
  ` Add \`${right}: write\` to the job's \`permissions:\`, or use a token of your own that has this permission.`;
const locked = ' Its conversation is locked: unlock it, or remove this `post-to`.';
const archived = ' The repository is archived: unarchive it, or remove this `post-to`.';

describe('a refusal', () => {
  test.each<[Refusal, string]>([
    [{ status: 403 }, add('pull-requests')],
    [{ status: 404 }, add('pull-requests')],
    [{ status: 403, target: { name: 'issue', location: '' } }, add('issues')],
    [{ status: 403, reason: 'It is LOCKED.' }, locked],
    [{ status: 403, reason: 'unlocked' }, add('pull-requests')],
    [{ status: 403, reason: 'It was Archived.' }, archived],
    [{ status: 403, reason: 'unarchived' }, add('pull-requests')],
    [{ status: 404, reason: 'It is locked.' }, add('pull-requests')],
    [{ status: 301 }, ' It was transferred or renamed: run the workflow where it is now.'],
    [{ status: 401 }, ' Check the input `github-token`: it is unknown, expired or revoked.'],
    [
      { status: 410 },
      " Issues are turned off: turn them on in the repository's settings, or remove this `post-to`.",
    ],
    [{ status: 422 }, ''],
    [{}, ''],
    [{ kind: 'rate-limit', status: 403 }, ''],
    [{ kind: 'unconfirmed', status: 401 }, ''],
  ])('%j leads to: %s', async (refusal, advice) => {
    const { posted, warnings, error } = await explain(refusal);
    const { name, location: place } = refusal.target ?? {
      name: 'comment',
      location: 'pull request #1',
    };
    expect(posted).toMatchObject({
      name: 'PostingError',
      message: `\`post-to: ${name}\` failed on ${place}. GitHub said no.${advice}`,
      cause: error,
    });
    expect(warnings).toEqual([]);
  });

  const workaround =
    'docs/forks-and-permissions.md has a workflow whose token can post. GitHub said no.';

  test.each<[Refusal, string]>([
    [{ status: 403, restriction: fork }, fork],
    [{ status: 404, restriction: dependabot }, dependabot],
  ])('%j is a warning', async (refusal, reason) => {
    const { posted, warnings } = await explain(refusal);
    expect(posted).toBeUndefined();
    expect(warnings).toEqual([
      `\`post-to: comment\` failed on pull request #1: ${reason}. ${workaround}`,
    ]);
  });

  test.each<Refusal>([
    { status: 403, reason: 'It is locked.', restriction: fork },
    { status: 401, restriction: fork },
    { kind: 'rate-limit', status: 403, restriction: fork },
  ])('%j is an error despite the restriction', async (refusal) => {
    expect((await explain(refusal)).posted).toBeInstanceOf(Error);
  });
});

test('an error of another kind is rethrown unchanged', async () => {
  const bug = new TypeError('a bug');
  const post = () => Promise.reject(bug);
  const target = { name: 'comment', location: '' } as const;
  const log = recordingLog();
  await expect(postOrExplain({ post, target, restriction: fork, log })).rejects.toBe(bug);
});
