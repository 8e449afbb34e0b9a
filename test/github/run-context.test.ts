import { describe, expect, test } from 'vitest';
import { createMarker } from '../../src/github/posts.ts';
import { readRunContext } from '../../src/github/run-context.ts';
import { writeEvent } from './setup.ts';

describe('readRunContext', () => {
  test('reads the environment and the payload', () => {
    const payload = {
      action: 'opened',
      pull_request: {
        number: 12,
        head: { ref: 'guide', sha: 'abc', repo: null },
        base: { repo: { full_name: 'acme/docs' } },
        user: { login: 'mona' },
      },
    };
    const context = readRunContext({
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: writeEvent(JSON.stringify(payload)),
      GITHUB_REPOSITORY: 'acme/docs',
      GITHUB_SHA: 'abc',
      GITHUB_REF: 'refs/pull/12/merge',
      GITHUB_ACTOR: 'mona',
      GITHUB_RUN_ID: '42',
      GITHUB_RUN_ATTEMPT: '3',
      GITHUB_SERVER_URL: 'https://github.acme.test/',
      GITHUB_API_URL: 'https://github.acme.test//api/v3//',
      GITHUB_GRAPHQL_URL: 'https://github.acme.test/api/graphql',
      GITHUB_STEP_SUMMARY: '/tmp/summary.md',
      GITHUB_WORKSPACE: '/work',
      RUNNER_TEMP: '/tmp',
    });
    expect(context).toMatchObject({
      eventName: 'pull_request',
      payload: {
        pull_request: { number: 12, head: { ref: 'guide', sha: 'abc', repo: null } },
      },
      repository: { owner: 'acme', name: 'docs' },
      sha: 'abc',
      ref: 'refs/pull/12/merge',
      actor: 'mona',
      runUrl: 'https://github.acme.test/acme/docs/actions/runs/42/attempts/3',
      repositoryUrl: 'https://github.acme.test/acme/docs',
      apiUrl: 'https://github.acme.test//api/v3',
      graphqlUrl: 'https://github.acme.test/api/graphql',
      serverUrl: 'https://github.acme.test',
      summaryPath: '/tmp/summary.md',
      workspace: '/work',
      temp: '/tmp',
    });
  });

  test('is complete but empty outside a workflow', () => {
    expect(
      readRunContext({ GITHUB_STEP_SUMMARY: '', GITHUB_WORKSPACE: '', RUNNER_TEMP: '' }),
    ).toEqual({
      eventName: '',
      payload: {},
      repository: { owner: '', name: '' },
      sha: '',
      ref: '',
      actor: '',
      runId: '0',
      runAttempt: '1',
      runUrl: 'https://github.com///actions/runs/',
      repositoryUrl: 'https://github.com//',
      apiUrl: 'https://api.github.com',
      graphqlUrl: 'https://api.github.com/graphql',
      serverUrl: 'https://github.com',
      summaryPath: undefined,
      workspace: undefined,
      temp: undefined,
    });
  });

  test.each([
    ['42', '42'],
    ['9'.repeat(20), '9'.repeat(20)],
    ['9'.repeat(21), '0'],
    ['42 -->', '0'],
    ['x42', '0'],
    ['', '0'],
  ])('accepts a run id only if it is a number: %j', (given, runId) => {
    expect(readRunContext({ GITHUB_RUN_ID: given })).toMatchObject({ runId });
  });

  const account = { login: 'mona' };
  const repository = { full_name: 'acme/docs' };
  const pull = {
    number: 12,
    head: { ref: 'guide', sha: 'abc', repo: repository },
    base: { repo: repository },
    user: account,
  };
  const listed = { number: 12, head: { repo: { id: 1 } }, base: { repo: { id: 2 } } };
  const run = {
    head_branch: 'guide',
    head_sha: 'abc',
    head_repository: repository,
    actor: account,
    pull_requests: [listed],
  };

  test.each<[string, object, object?]>([
    ['a pull request', { pull_request: pull }],
    [
      'an author of no name',
      { pull_request: { ...pull, user: {} } },
      { pull_request: { ...pull, user: undefined } },
    ],
    ['a pull request without a head', { pull_request: { ...pull, head: {} } }, {}],
    ['an issue', { issue: { number: 7, body: 'Text', pull_request: {} } }],
    ['an edit', { changes: { body: { from: 'before' } } }],
    ['an odd edit', { changes: { body: 7 } }, { changes: { body: undefined } }],
    ['a run', { workflow_run: run }],
    [
      'an odd run',
      {
        workflow_run: {
          head_branch: 1,
          head_sha: 1,
          head_repository: { owner: account },
          actor: 1,
          pull_requests: [{ ...listed, base: {} }],
        },
      },
      { workflow_run: {} },
    ],
    ['an odd repository', { repository: { id: 'x' } }, {}],
    [
      'much else',
      { sender: account, pull_request: { ...pull, title: 'T' } },
      { sender: account, pull_request: pull },
    ],
  ])('reads %s', (_, payload, read = payload) => {
    const path = writeEvent(JSON.stringify(payload));
    expect(readRunContext({ GITHUB_EVENT_PATH: path }).payload).toEqual(read);
  });

  test.each([
    ['missing', '/nowhere/event.json', /^none$/],
    ['broken', writeEvent('{'), /^The event's payload can't be read: .*JSON/],
    ['no object', writeEvent('"text"'), /^The event's payload can't be read: ./],
  ])('tolerates a file that is %s', (_, path, problem) => {
    const { payload, payloadProblem = 'none' } = readRunContext({ GITHUB_EVENT_PATH: path });
    expect(payload).toEqual({});
    expect(payloadProblem).toMatch(problem);
  });
});

test('the marker encodes mode, project, scope and target, without the project in clear text', () => {
  const parts = { mode: 'report', projectId: 'acme-docs', scope: 'all' } as const;
  expect(createMarker(parts)).toBe(
    '<!-- docs-agent-action mode=report project=a5856799ba491596 scope=all -->',
  );
  expect(createMarker({ ...parts, target: 'issue' })).toMatch(/ target=issue -->$/);
});
