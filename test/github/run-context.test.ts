import { describe, expect, test } from 'vitest';
import { createMarker, startsWithMarker } from '../../src/github/marker.ts';
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
      GITHUB_API_URL: 'https://github.acme.test/api/v3',
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
      payloadProblem: undefined,
      repository: { owner: 'acme', name: 'docs' },
      sha: 'abc',
      ref: 'refs/pull/12/merge',
      actor: 'mona',
      runUrl: 'https://github.acme.test/acme/docs/actions/runs/42/attempts/3',
      apiUrl: 'https://github.acme.test/api/v3',
      graphqlUrl: 'https://github.acme.test/api/graphql',
      serverUrl: 'https://github.acme.test',
      summaryPath: '/tmp/summary.md',
      workspace: '/work',
      temp: '/tmp',
    });
  });

  test('has GitHub.com for a default', () => {
    expect(readRunContext({})).toMatchObject({
      eventName: '',
      payload: {},
      payloadProblem: undefined,
      apiUrl: 'https://api.github.com',
      graphqlUrl: 'https://api.github.com/graphql',
      serverUrl: 'https://github.com',
      summaryPath: undefined,
    });
  });

  test('drops the odd part of a payload alone', () => {
    const payload = { pull_request: { number: 'x' }, issue: { number: 7 } };
    const { payload: read } = readRunContext({
      GITHUB_EVENT_PATH: writeEvent(JSON.stringify(payload)),
    });
    expect(read).toEqual({ issue: { number: 7 } });
  });

  test.each([
    ['missing', '/nowhere/event.json', /^The event's payload can't be read: ENOENT/],
    ['broken', writeEvent('{'), /^The event's payload can't be read: /],
    ['no object', writeEvent('"text"'), /^The event's payload can't be read: /],
  ])('tolerates a file that is %s', (_, path, problem) => {
    const context = readRunContext({ GITHUB_EVENT_PATH: path });
    expect(context.payload).toEqual({});
    expect(context.payloadProblem).toMatch(problem);
  });
});

describe('the marker', () => {
  test('holds mode, project, scope and target, without the project in clear', () => {
    const parts = { mode: 'report', projectId: 'acme-docs', scope: 'all' } as const;
    expect(createMarker(parts)).toBe(
      '<!-- docs-agent-action mode=report project=a5856799ba491596 scope=all -->',
    );
    expect(createMarker({ ...parts, target: 'new-issue' })).toMatch(/ target=new-issue -->$/);
  });

  test('counts at the very start alone', () => {
    const marker = createMarker({ mode: 'job', projectId: 'p', scope: 'all' });
    expect(startsWithMarker(`${marker}\nText`, marker)).toBe(true);
    expect(startsWithMarker(` ${marker}\nText`, marker)).toBe(false);
    expect(startsWithMarker(null, marker)).toBe(false);
  });
});
