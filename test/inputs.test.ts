import { expect, test } from 'vitest';
import { inputDefaults, inputNames, parseInputs, rawInputs } from '../src/inputs.ts';
import { manifest } from './world/runner.ts';

const jobInputs = { mode: 'job', 'api-key': 'mint_k', 'project-id': 'p', 'job-id': 'j' };
const reportInputs = { mode: 'report', 'api-key': 'mint_k', 'project-id': 'p' };

function problems(raw: Partial<Record<string, string>>): string[] {
  try {
    parseInputs(raw);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

test('action.yml declares the same inputs, with the same defaults', () => {
  expect(Object.keys(manifest.inputs).toSorted()).toEqual(inputNames.toSorted());
  const declared = Object.entries(manifest.inputs).flatMap(([name, input]) =>
    input.default && name !== 'github-token' ? [[name, input.default]] : [],
  );
  expect(Object.fromEntries(declared)).toEqual(inputDefaults);
});

test('blank inputs mean their defaults', () => {
  const env = Object.fromEntries(inputNames.map((name) => [`INPUT_${name.toUpperCase()}`, ' \n']));
  const given = Object.fromEntries(
    Object.entries(jobInputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, ` ${value} `]),
  );
  expect(parseInputs(rawInputs({ ...env, ...given }))).toEqual({
    warnings: [],
    inputs: {
      mode: 'job',
      apiKey: 'mint_k',
      projectId: 'p',
      baseUrl: 'https://api.mintlify.com',
      timeoutMinutes: 30,
      failOn: ['failed', 'timed-out', 'incomplete'],
      postTo: ['summary'],
      jobId: 'j',
      pollIntervalSeconds: 30,
    },
  });
  expect(parseInputs(reportInputs).inputs).toEqual({
    mode: 'report',
    apiKey: 'mint_k',
    projectId: 'p',
    baseUrl: 'https://api.mintlify.com',
    timeoutMinutes: 30,
    failOn: ['failed', 'timed-out', 'incomplete'],
    postTo: ['summary'],
    days: 7,
    compare: true,
    pageSize: 1000,
    scope: 'all',
    docsRoot: '',
    maxTopics: 20,
    redact: true,
    issueTitle: 'Documentation gap report',
    issueLabels: ['documentation-gaps'],
    notify: 'changes',
    fix: 'none',
    maxJobs: 3,
  });
});

test('every bad input is named in one message, with what was expected', () => {
  expect(
    problems({
      ...reportInputs,
      'project-id': '..',
      'base-url': 'http://api.example.com',
      'post-to': 'comment, slack',
      'pr-number': '0',
      'timeout-minutes': '-1',
      'fail-on': 'never',
      days: '367',
      'date-to': '2026-02-30',
      compare: 'yes',
      'page-size': '1e3',
      scope: 'page',
      'docs-root': '../docs',
      'max-topics': 'all',
    }),
  ).toEqual([
    '13 inputs are not usable:',
    '- project-id: expected the project\'s identifier, and neither `.` nor `..`, but got ".."',
    '- base-url: expected an https address without user, query or fragment, but got "http://api.example.com"',
    '- pr-number: expected a whole number from 1 to 2147483647, but got "0"',
    '- timeout-minutes: expected a number of minutes above 0 and at most 14400, such as 1.5, but got "-1"',
    '- fail-on: expected a list of `pull-request`, `no-changes`, `archived`, `failed`, `timed-out`, `cancelled`, `complete`, `incomplete`; or `none`, but got "never"',
    '- post-to: expected a list of `summary`, `comment`, `issue`, `new-issue`; or `none`, but got "comment, slack"',
    '- days: expected a whole number from 1 to 366, but got "367"',
    '- date-to: expected a calendar date as `YYYY-MM-DD`, or `last`, but got "2026-02-30"',
    '- compare: expected `true` or `false`, but got "yes"',
    '- page-size: expected a whole number from 1 to 1000, but got "1e3"',
    '- scope: expected `all` or `pull-request`, but got "page"',
    '- docs-root: expected a folder inside the repository, relative to its root, but got "../docs"',
    '- max-topics: expected a whole number from 1 to 1000, but got "all"',
  ]);
});

test('without a mode, what both modes need is checked all the same', () => {
  expect(problems({ mode: 'jobs', 'timeout-minutes': 'long' })).toEqual([
    '4 inputs are not usable:',
    '- mode: expected `job` or `report`, but got "jobs"',
    '- api-key: expected an admin API key, without spaces, but it is missing: the secret is not set in this repository, or not given to this run, as to runs from forks and Dependabot',
    "- project-id: expected the project's identifier, and neither `.` nor `..`, but it is missing",
    '- timeout-minutes: expected a number of minutes above 0 and at most 14400, such as 1.5, but got "long"',
  ]);
});

test('a mode that is neither hides no bad input of either', () => {
  const given = { 'poll-interval-seconds': 'soon', days: '0', 'post-to': 'email' };
  expect(problems({ ...reportInputs, mode: 'jobs', ...given }).slice(1)).toEqual([
    '- mode: expected `job` or `report`, but got "jobs"',
    expect.stringMatching(/^- post-to: .+ but got "email"$/),
    '- poll-interval-seconds: expected a number of seconds above 0 and at most 3600, such as 1.5, but got "soon"',
    '- days: expected a whole number from 1 to 366, but got "0"',
  ]);
});

test('secrets are not shown', () => {
  const shown = problems({
    ...jobInputs,
    'api-key': 'mint_with space',
    'base-url': 'https://user:hunter2@example.com',
    'timeout-minutes': 'mint_with space',
  }).join('\n');
  expect(shown).toContain('api-key: expected');
  expect(shown).not.toMatch(/with space|hunter2/);
});

test.each(['https://user@a.example', 'https://:password@a.example', 'https://user:@a.example'])(
  'a base-url with user info is refused: %s',
  (url) => {
    const shown = problems({ ...jobInputs, 'base-url': url });
    expect(shown[1]).toMatch(/^- base-url: expected an https address without user/);
  },
);

test('the issue targets belong to mode report', () => {
  expect(problems({ ...jobInputs, 'post-to': 'issue', 'github-token': 't' })[1]).toBe(
    '- post-to: expected a list of `summary`, `comment`; or `none`, but got "issue"',
  );
});

test('posting, and reading a pull request, need a token', () => {
  expect(problems({ ...jobInputs, 'post-to': 'summary, comment' })).toEqual([
    'An input is not usable:',
    '- github-token: expected a token, as `post-to: comment` needs one, but it is blank',
  ]);
  expect(problems({ ...reportInputs, scope: 'pull-request' })[1]).toContain('scope: pull-request');
  expect(problems({ ...jobInputs, 'post-to': 'none' })).toEqual([]);
});

test('an input of the other mode gets a warning if it was set by hand', () => {
  const { warnings } = parseInputs({ ...jobInputs, days: '14', 'max-topics': '20' });
  expect(warnings).toEqual(['The input `days` has no effect in mode `job`.']);
});

test.each([
  ['http://localhost:8080/', 'http://localhost:8080'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
  ['https://proxy.example.com/mintlify/', 'https://proxy.example.com/mintlify'],
])('base-url %s is taken as %s', (given, taken) => {
  expect(parseInputs({ ...jobInputs, 'base-url': given }).inputs.baseUrl).toBe(taken);
});

test.each([
  'http://127.0.0.1.evil.example',
  'https://a.example?x=1',
  'ftp://localhost',
  'nonsense',
])('base-url %s is refused', (given) => {
  expect(problems({ ...jobInputs, 'base-url': given })).toHaveLength(2);
});

test('lists are separated by commas or lines', () => {
  const { inputs } = parseInputs({
    ...reportInputs,
    'github-token': 't',
    'post-to': 'issue,\n summary,issue',
    'fail-on': 'NONE',
    'issue-labels': 'docs gap\nhelp wanted',
    'docs-root': './docs//en/',
  });
  expect(inputs).toMatchObject({
    postTo: ['summary', 'issue'],
    failOn: [],
    issueLabels: ['docs gap', 'help wanted'],
    docsRoot: 'docs/en',
  });
});

test('what rests on the issue that remembers needs one', () => {
  const withIssue = { ...reportInputs, 'github-token': 'ghs_1', 'date-to': 'last', fix: 'ticked' };
  expect(parseInputs({ ...withIssue, 'post-to': 'summary, issue' }).inputs).toMatchObject({
    dateTo: 'last',
    fix: 'ticked',
  });
  expect(() => parseInputs({ ...withIssue, 'post-to': 'comment' })).toThrow(
    '- post-to: expected `issue` in it, as `date-to: last` and `fix: ticked` needs one, but got "comment"',
  );
  // Boxes belong to the issue that stays.
  expect(() => parseInputs({ ...withIssue, 'post-to': 'new-issue' })).toThrow(
    '- post-to: expected `issue` in it, as `fix: ticked` needs one, but got "new-issue"',
  );
});
