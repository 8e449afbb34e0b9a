import { describe, expect, test } from 'vitest';
import { inputDefaults, inputNames, parseInputs, readRawInputs } from '../src/inputs.ts';
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

/** The defaults and the required inputs of both modes. */
const both = {
  apiKey: 'mint_k',
  projectId: 'p',
  baseUrl: 'https://api.mintlify.com',
  timeoutMinutes: 30,
  failOn: ['failed', 'timed-out', 'incomplete'],
  postTo: ['summary'],
};

test('a blank input has its default', () => {
  const env = Object.fromEntries(inputNames.map((name) => [`INPUT_${name.toUpperCase()}`, ' \n']));
  const given = Object.fromEntries(
    Object.entries(jobInputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, ` ${value} `]),
  );
  expect(parseInputs(readRawInputs({ ...env, ...given }))).toEqual({
    warnings: [],
    inputs: {
      mode: 'job',
      ...both,
      jobId: 'j',
      pollIntervalSeconds: 30,
    },
  });
  expect(parseInputs(reportInputs).inputs).toEqual({
    mode: 'report',
    ...both,
    days: 7,
    compare: true,
    pageSize: 1000,
    scope: 'all',
    alsoRead: [],
    maxTopics: 20,
    redact: true,
    issueTitle: 'Documentation gap report',
    issueLabels: ['documentation-gaps'],
    notify: 'changes',
    fix: 'none',
    maxJobs: 3,
  });
});

test('one message names every invalid input and what was expected', () => {
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
    '13 inputs are invalid:',
    '- project-id: expected the project\'s identifier, and neither `.` nor `..`, but got ".."',
    '- base-url: expected an https address without user, query or fragment, but got "http://api.example.com"',
    '- pr-number: expected a whole number from 1 to 2147483647, but got "0"',
    '- timeout-minutes: expected a number of minutes above 0 and at most 14400, such as 1.5, but got "-1"',
    '- fail-on: expected a list of `pull-request`, `no-changes`, `archived`, `failed`, `timed-out`, `cancelled`, `complete`, `incomplete`; or `none`, but got "never"',
    '- post-to: expected a list of `summary`, `comment`, `issue`; or `none`, but got "comment, slack"',
    '- days: expected a whole number from 1 to 366, but got "367"',
    '- date-to: expected a calendar date as `YYYY-MM-DD`, or `last`, but got "2026-02-30"',
    '- compare: expected `true` or `false`, but got "yes"',
    '- page-size: expected a whole number from 1 to 1000, but got "1e3"',
    '- scope: expected `all` or `pull-request`, but got "page"',
    '- docs-root: expected a folder inside the repository, relative to its root, but got "../docs"',
    '- max-topics: expected a whole number from 1 to 1000, but got "all"',
  ]);
});

test('the inputs of the mode are checked, and without one those of both', () => {
  const given = { 'timeout-minutes': 'long', 'poll-interval-seconds': 'soon', days: '0' };
  expect(problems({ mode: 'jobs', ...given })).toEqual([
    '6 inputs are invalid:',
    '- mode: expected `job` or `report`, but got "jobs"',
    '- api-key: expected an admin API key, without spaces, but it is missing: the secret is not set in this repository, or not available to this run, as for forks and Dependabot',
    "- project-id: expected the project's identifier, and neither `.` nor `..`, but it is missing: the API keys page of the dashboard shows it",
    '- timeout-minutes: expected a number of minutes above 0 and at most 14400, such as 1.5, but got "long"',
    '- poll-interval-seconds: expected a number of seconds above 0 and at most 3600, such as 1.5, but got "soon"',
    '- days: expected a whole number from 1 to 366, but got "0"',
  ]);
  expect(problems({ ...jobInputs, 'post-to': 'issue', 'github-token': 'ghs_token' })[1]).toBe(
    '- post-to: expected a list of `summary`, `comment`; or `none`, but got "issue"',
  );
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

test('posting, and reading a pull request, need a token', () => {
  expect(problems({ ...jobInputs, 'post-to': 'summary, comment' })).toEqual([
    'An input is invalid:',
    '- github-token: expected a token, because `post-to: comment` needs one, but it is blank',
  ]);
  const all = { 'post-to': 'comment, issue', scope: 'pull-request' };
  expect(problems({ ...reportInputs, ...all })[1]).toBe(
    '- github-token: expected a token, because `post-to: comment`, `post-to: issue`, and `scope: pull-request` need one, but it is blank',
  );
  expect(problems({ ...jobInputs, 'post-to': 'none', scope: 'pull-request' })).toEqual([]);
});

test('an input of the other mode causes a warning if it was set', () => {
  const { warnings } = parseInputs({ ...jobInputs, days: '14', 'max-topics': '20' });
  expect(warnings).toEqual(['The input `days` has no effect in mode `job`.']);
  const other = { prompt: 'p', 'poll-interval-seconds': '30' };
  expect(parseInputs({ ...reportInputs, ...other }).warnings).toEqual([
    'The input `prompt` has no effect in mode `report`.',
  ]);
});

test.each([
  ['http://localhost:8080/', 'http://localhost:8080'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
  ['http://127.100.20.3', 'http://127.100.20.3'],
  ['https://proxy.example.com/mintlify//', 'https://proxy.example.com/mintlify'],
])('the base-url %s is read as %s', (given, taken) => {
  expect(parseInputs({ ...jobInputs, 'base-url': given }).inputs.baseUrl).toBe(taken);
});

test.each([
  'http://127.0.0.1.evil.example',
  'http://evil.localhost',
  'https://a.example?x=1',
  'ftp://localhost',
  'nonsense',
  'https://user@a.example',
  'https://:password@a.example',
  'https://user:@a.example',
])('the base-url %s is refused', (given) => {
  expect(problems({ ...jobInputs, 'base-url': given })).toEqual([
    'An input is invalid:',
    expect.stringMatching(/^- base-url: expected an https address without user/),
  ]);
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

test('an input that depends on the issue’s memory needs the target `issue`', () => {
  const withIssue = { ...reportInputs, 'github-token': 'ghs_1', 'date-to': 'last', fix: 'ticked' };
  expect(parseInputs({ ...withIssue, 'post-to': 'summary, issue' }).inputs).toMatchObject({
    dateTo: 'last',
    fix: 'ticked',
  });
  expect(() => parseInputs({ ...withIssue, 'post-to': 'comment' })).toThrow(
    '- post-to: expected a list with `issue`, because `date-to: last` and `fix: ticked` need it, but got "comment"',
  );
});

test.each([
  [
    'timeout-minutes',
    ['1', '1.', '1.25', '.5', '.25', '10', '14400'],
    ['0', '.', '-1', '1m', 'x.5', '14400.1', '1.x', '.x'],
  ],
  ['days', ['1', '366'], ['0', '367', '1.5', '12345678901']],
  [
    'date-to',
    ['2026-11-16', '2024-02-29', '1999-12-31'],
    ['2026-02-30', '0999-01-01', '2026-1-1', '12026-01-01', '2026-01-01T00:00:00Z', 'x'],
  ],
  ['redact', ['true', 'FALSE'], ['yes', '0', 'constructor']],
  ['issue-labels', ['x'.repeat(50), 'a, b'], ['x'.repeat(51), `a, ${'x'.repeat(51)}`]],
  ['issue-title', ['x'.repeat(256)], ['x'.repeat(257), 'two\nlines']],
  ['output-dir', ['x'.repeat(4096)], ['x'.repeat(4097), 'two\rlines']],
  ['post-to', ['none', 'summary', 'NONE'], [',', 'none, summary', 'summary, none']],
  [
    'docs-root',
    ['docs', 'a/b', 'docs\\en', '.', 'xx:y'],
    ['/docs', 'c:\\docs', '..', 'a/../b', 'C:docs', '\\docs'],
  ],
  ['project-id', ['p', 'a.b', '...', 'a..', '.a'], ['.', '..', 'a\u0000b', '\ud800']],
  ['github-token', ['ghs_x'], ['two words', 'é', 'a\nb']],
])('%s can be %j, but none of %j', (name, usable, refused) => {
  const isRefused = (value: string) =>
    problems({ ...reportInputs, [name]: value })[1]?.startsWith(`- ${name}: expected `) ?? false;
  expect(usable.filter(isRefused)).toEqual([]);
  expect(refused.filter(isRefused)).toEqual(refused);
});

test('valid inputs are parsed into their values', () => {
  const given = {
    'timeout-minutes': '.5',
    redact: 'False',
    compare: 'TRUE',
    'date-to': '2024-02-29',
  };
  expect(parseInputs({ ...reportInputs, ...given, 'docs-root': 'docs\\en' }).inputs).toMatchObject({
    timeoutMinutes: 0.5,
    redact: false,
    compare: true,
    dateTo: '2024-02-29',
    docsRoot: 'docs/en',
  });
});

describe('the request of a step', () => {
  const { 'job-id': _, ...nothing } = jobInputs;
  const both = (given: Record<string, string>) => problems({ ...nothing, ...given })[1];

  test('can be to wait, to start a job, or to send a message', () => {
    for (const given of [{ 'job-id': 'j' }, { prompt: 'p' }, { 'job-id': 'j', message: 'm' }]) {
      expect(both(given)).toBeUndefined();
    }
    expect(parseInputs({ ...nothing, prompt: 'a\nb \ud800' }).inputs).toMatchObject({
      prompt: 'a\nb \ufffd',
    });
  });

  test('is refused if there is none, or two', () => {
    expect(both({})).toContain('but both are missing');
    expect(both({ 'job-id': 'j', prompt: 'p' })).toContain('job-id: expected either `job-id`');
    expect(both({ 'job-id': 'j', prompt: 'p', message: 'm' })).toContain('but got both');
    expect(both({ prompt: 'p', message: 'm' })).toContain(
      'message: expected a `job-id` to send it',
    );
    expect(both({ message: 'm' })).toBe(
      '- job-id: expected the job that `message` is for, but it is missing',
    );
  });

  test('is at most 100,000 characters long', () => {
    expect(both({ prompt: 'x'.repeat(100_000) })).toBeUndefined();
    expect(both({ prompt: 'x'.repeat(100_001) })).toMatch(
      /^- prompt: expected text of at most 100000 characters, but got "x{60}…"$/,
    );
    expect(both({ 'job-id': 'j', message: 'x'.repeat(100_001) })).toContain('- message: ');
  });
});

test('a GitHub token is not shown, even inside another input', () => {
  const given = { 'github-token': 'ghs_secret', 'timeout-minutes': 'ghs_secret' };
  expect(problems({ ...jobInputs, ...given })).toEqual([
    'An input is invalid:',
    expect.stringMatching(/^- timeout-minutes: .*, but got something else \(not shown\)$/),
  ]);
  expect(problems({ ...jobInputs, 'timeout-minutes': 'a@b' })[1]).toContain('but got "a@b"');
});

describe('a key', () => {
  test.each([
    '"mint_k"',
    'Bearer mint_k',
    'Authorization: bearer mint_k',
    'authorization :Bearer "mint_k"',
    '\u200bmint_\u2060k\ufeff',
    "'Bearer  mint_k' ",
  ])('pasted as %j is reduced to the key, with a warning', (given) => {
    const { inputs, warnings } = parseInputs({ ...jobInputs, 'api-key': given });
    expect(inputs.apiKey).toBe('mint_k');
    expect(warnings).toEqual([
      'The input `api-key` contains more than the key, such as quotes, `Bearer` or invisible characters. These were removed; correct the secret.',
    ]);
  });

  test.each(['mint_dsc_', 'mint_us_'])('that starts with %s is not an admin key', (kind) => {
    expect(problems({ ...jobInputs, 'api-key': `${kind}s3cret` })[1]).toBe(
      `- api-key: expected an admin API key, without spaces, but it begins with \`${kind}\`: create an admin API key on the API keys page of the dashboard`,
    );
  });

  test('that is invalid is not shown', () => {
    const [, problem] = problems({ ...jobInputs, 'api-key': 'Bearer mint_k and more' });
    expect(problem).toContain('api-key: expected an admin API key');
    expect(problem).not.toContain('mint_k');
    expect(problems({ ...jobInputs, 'api-key': 'mint_k\nmint_l' })[1]).toBe(
      '- api-key: expected an admin API key, without spaces, but it contains a line break (not shown)',
    );
    expect(problems({ ...jobInputs, 'api-key': 'Bearer' })[1]).toContain('but got ""');
  });
});

describe('a report on a file', () => {
  const onFile = { mode: 'report', 'conversations-file': 'rows.jsonl' };

  test('needs no key and no project', () => {
    const { inputs, warnings } = parseInputs(onFile);
    expect(inputs).toMatchObject({ mode: 'report', conversationsFile: 'rows.jsonl' });
    expect(inputs).toMatchObject({ apiKey: '', projectId: '' });
    expect(warnings).toEqual([]);
  });

  test('can’t use inputs that need the service', () => {
    const asked = { 'date-to': 'last', 'also-read': 'searches', fix: 'Ticked', 'post-to': 'issue' };
    expect(problems({ ...onFile, ...asked, 'github-token': 'ghs_token' })).toEqual([
      '3 inputs are invalid:',
      ...[
        ['date-to', 'a calendar date', 'last'],
        ['also-read', '`none`', 'searches'],
        ['fix', '`none` or `offer`', 'Ticked'],
      ].map(
        ([name, expected, got]) =>
          `- ${name}: expected ${expected}, because \`conversations-file\` replaces the service, but got "${got}"`,
      ),
    ]);
  });

  test('implies mode `report`, and needs no key even if the mode is invalid', () => {
    expect(problems({ ...onFile, mode: 'reports' })).toHaveLength(2);
    expect(parseInputs({ ...jobInputs, 'conversations-file': 'x' }).warnings).toEqual([
      'The input `conversations-file` has no effect in mode `job`.',
    ]);
  });
});
