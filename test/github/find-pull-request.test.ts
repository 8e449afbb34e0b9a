import { describe, expect, test } from 'vitest';
import { findPullRequest } from '../../src/github/access.ts';
import type { StandInPull } from '../world/github/state.ts';
import { startGitHub } from '../world/github.ts';
import { calls, startRun } from './setup.ts';

const sha = 'abcdef0123456789'.padEnd(40, '0');

interface Given {
  event: string;
  payload?: object;
  env?: Record<string, string>;
  number?: number;
  pulls?: Partial<StandInPull>[];
  /** Replaces GitHub's answer. */
  reply?: object;
}

async function find({ event, payload = {}, env = {}, number, pulls = [], reply }: Given) {
  const world = await startGitHub();
  for (const pull of pulls) world.state.addPull(pull);
  if (reply) world.faults.push({ reply: { ...reply } });
  const run = await startRun({ world, event: { name: event, payload }, env });
  const found = await findPullRequest(run.github, run.context, number).catch(
    (error: Error) => error,
  );
  return { found, requests: calls(world), queries: world.requests.map(({ query }) => query) };
}

const repo = { id: 1, full_name: 'acme/docs' };
const fork = { id: 2, full_name: 'stranger/docs' };
const pull_request = { number: 12, head: { ref: 'b', sha, repo }, base: { repo } };
const hint =
  'Set the input `pr-number`, or run on an event of the pull request, such as `pull_request`.';

describe('the pull request of a run', () => {
  test.each<[string, Given, object]>([
    ...['pull_request', 'pull_request_target'].map((event): [string, Given, object] => [
      `of the event ${event}, of a fork`,
      {
        event,
        payload: { pull_request: { ...pull_request, head: { ref: 'b', sha, repo: fork } } },
      },
      {
        number: 12,
        description: `pull request #12: the one of the event \`${event}\``,
        fromFork: true,
      },
    ]),
    [
      'of a payload that is invalid',
      { event: 'pull_request', payload: { pull_request: { number: 'twelve' } } },
      { message: `The event \`pull_request\` came without its pull request. ${hint}` },
    ],
    [
      'of a schedule, which has none',
      { event: 'schedule' },
      { message: `A scheduled run belongs to no pull request. ${hint}` },
    ],
    [
      'on a comment on an issue',
      { event: 'issue_comment', payload: { issue: { number: 7 } } },
      {
        message: `The event \`issue_comment\` is about issue #7, which is not a pull request. ${hint}`,
      },
    ],
    [
      'on a comment of a review',
      {
        event: 'pull_request_review_comment',
        payload: { pull_request: { ...pull_request, user: { login: 'mona' } } },
      },
      {
        number: 12,
        description: 'pull request #12: the one of the event `pull_request_review_comment`',
        fromFork: false,
        author: 'mona',
      },
    ],
    [
      'that started this one, listed, of a fork',
      {
        event: 'workflow_run',
        payload: {
          repository: repo,
          workflow_run: {
            actor: { login: 'mona' },
            pull_requests: [{ number: 12, head: { repo: fork }, base: { repo } }],
          },
        },
      },
      {
        number: 12,
        description: 'pull request #12: listed by the event `workflow_run`',
        fromFork: true,
        author: 'mona',
      },
    ],
    [
      'that started this one, not listed',
      { event: 'workflow_run' },
      {
        name: 'PostingError',
        message: `No open pull request was found for the run that started this one (\`workflow_run\`), of branch \`\` of an unknown repository. ${hint}`,
      },
    ],
  ])('is known if it is one %s', async (_, given, expected) => {
    const { found, requests } = await find(given);
    expect(found).toMatchObject(expected);
    expect(requests).toEqual([]);
  });

  test.each<[string, Given, object, string[]]>([
    [
      'that started this one, by its commit',
      { event: 'workflow_run', payload: { workflow_run: { head_sha: sha } }, pulls: [{ sha }] },
      { number: 1, description: 'pull request #1: the open one of commit abcdef0123' },
      [`GET /commits/${sha}/pulls`],
    ],
    [
      'that was commented on',
      {
        event: 'issue_comment',
        payload: { issue: { number: 1, pull_request: {} } },
        pulls: [{}],
      },
      {
        description: 'pull request #1: the one that the event `issue_comment` is about',
        fromFork: false,
      },
      ['GET /pulls/1'],
    ],
    [
      'that started this one, of a fork, whose branch others have, too',
      {
        event: 'workflow_run',
        payload: { workflow_run: { head_branch: 'b', head_repository: fork } },
        pulls: [
          { branch: 'b' },
          { branch: 'b', headRepository: 'other/docs' },
          { branch: 'b', headRepository: 'stranger/docs' },
          { branch: 'b', headRepository: 'stranger/docs-2' },
        ],
      },
      { description: 'pull request #3: the open one of branch `stranger:b`', fromFork: true },
      ['GET /pulls'],
    ],
    [
      'that started this one, listed with one of another repository',
      {
        event: 'workflow_run',
        payload: {
          repository: repo,
          workflow_run: {
            head_branch: 'b',
            head_repository: repo,
            pull_requests: [{ number: 99, head: { repo: fork }, base: { repo: fork } }],
          },
        },
        pulls: [{ branch: 'b' }],
      },
      { description: 'pull request #1: the open one of branch `acme:b`' },
      ['GET /pulls'],
    ],
    [
      'that started this one, and is closed',
      {
        event: 'workflow_run',
        payload: { workflow_run: { head_branch: 'b', head_repository: fork } },
        pulls: [{ branch: 'b', headRepository: 'stranger/docs', state: 'closed' }],
      },
      {
        message: `No open pull request was found for the run that started this one (\`workflow_run\`), of branch \`b\` of stranger/docs. ${hint}`,
      },
      ['GET /pulls'],
    ],
    ...['push', 'workflow_dispatch'].map((event): [string, Given, object, string[]] => [
      `of the branch of a ${event}`,
      {
        event,
        env: { GITHUB_REF: 'refs/heads/b', GITHUB_SHA: sha },
        pulls: [{ branch: 'b', state: 'closed' }, { branch: 'b' }],
      },
      { description: 'pull request #2: the open one of branch `acme:b`' },
      ['GET /pulls'],
    ]),
    [
      'of a branch that has none',
      { event: 'push', env: { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: sha } },
      {
        message: `The event \`push\` names no pull request, and no open one has the branch \`main\` or the commit abcdef0123. ${hint}`,
      },
      ['GET /pulls', `GET /commits/${sha}/pulls`],
    ],
    [
      'of the commit of a tag',
      { event: 'push', env: { GITHUB_REF: 'refs/tags/v1', GITHUB_SHA: sha }, pulls: [{ sha }] },
      { description: 'pull request #1: the open one of commit abcdef0123' },
      [`GET /commits/${sha}/pulls`],
    ],
    [
      'that is named, and not there',
      { event: 'push', number: 1 },
      {
        message:
          "There is no pull request #1 in acme/docs, or the token may not see it. Check the input `pr-number`, and that the job's `permissions:` include `pull-requests: write`.",
        cause: expect.objectContaining({ status: 404 }),
      },
      ['GET /pulls/1'],
    ],
    [
      'on a commit whose pull requests can’t be read',
      { event: 'push', env: { GITHUB_SHA: sha }, reply: { status: 404, json: {} } },
      {
        message: expect.stringMatching(
          /^The pull request was not found\. GitHub answered 404 to GET/,
        ),
      },
      [`GET /commits/${sha}/pulls`],
    ],
    [
      'that is named, if the answer is something else',
      { event: 'push', number: 1, reply: { json: {} } },
      {
        name: 'PostingError',
        message: expect.stringMatching(
          /^The pull request was not found\. GitHub's answer .+ in GitHub's place\.$/,
        ),
        cause: expect.any(Error),
      },
      ['GET /pulls/1'],
    ],
    [
      'that is named, and refused',
      { event: 'push', number: 1, reply: { status: 403, json: {} } },
      {
        message:
          "The pull request was not found. GitHub answered 403 to GET /repos/acme/docs/pulls/1. Check the input `github-token`, and that the job's `permissions:` include `pull-requests: write`.",
      },
      ['GET /pulls/1'],
    ],
  ])('needs a request if it is one %s', async (_, given, expected, asked) => {
    const { found, requests } = await find(given);
    expect(found).toMatchObject(expected);
    expect(requests).toEqual(asked);
  });
});

/** A pull request of a branch, as GitHub lists it. */
const listed = (number: number, head: object = {}) => ({
  number,
  state: 'open',
  head: { ref: 'b', sha: 'other', repo, ...head },
  base: { repo },
});

test.each([
  ['the newest of several', [listed(1), listed(3), listed(2)], 3, false],
  ['the newest at the commit', [listed(1, { sha }), listed(2, { sha }), listed(3)], 2, false],
  ['none of another branch', [listed(1), listed(2, { ref: 'c' })], 1, false],
  ['none of another fork', [listed(1), listed(2, { repo: fork })], 1, false],
  ['one whose fork is gone', [listed(1), listed(2, { repo: null })], 2, true],
])('the open pull request of a branch is %s', async (_, pulls, number, fromFork) => {
  const env = { GITHUB_REF: 'refs/heads/b', GITHUB_SHA: sha };
  const { found, requests, queries } = await find({ event: 'push', env, reply: { json: pulls } });
  expect(found).toMatchObject({ number, fromFork });
  expect(requests).toEqual(['GET /pulls']);
  expect(queries).toEqual([{ state: 'open', head: 'acme:b', per_page: '100' }]);
});
