import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refusal } from '../world/github/reply.ts';
import { type StandInGitHub, startGitHub } from '../world/github.ts';
import { githubToken, type RunResult } from '../world/runner.ts';
import { inTurn, type Reply, type Script, startService } from '../world/service.ts';
import { modes, runBundle } from './bundle.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A key as the service makes them, and one with characters that URLs and base64 encode. */
const keys = {
  'a usual key': 'mint_7Qx2LkPv93ZtBnWs5RdYc8Hj',
  'a key that a URL changes': 'mint_7Qx/LkPv+3Zt=nWs~5Rd?Yc&8Hj',
};

/** Each form in which the key may come back. */
const formsOf = (key: string): string[] => [
  key,
  `Bearer ${key}`,
  `"${key}"`,
  encodeURIComponent(key),
  Buffer.from(key).toString('base64'),
  Buffer.from(key).toString('base64url'),
  `https://docs.acme.com/a?key=${encodeURIComponent(key)}&b=1#${encodeURIComponent(key)}`,
  `https://user:${encodeURIComponent(key)}@docs.acme.com/${encodeURIComponent(key)}/x`,
];

/** What must not be found anywhere: the key in any form, and either half of it. */
function tracesOf(key: string): string[] {
  const half = Math.ceil(key.length / 2);
  const plain = [key, encodeURIComponent(key), Buffer.from(key).toString('base64')];
  return plain.flatMap((form) => [form.slice(0, half), form.slice(-half).replace(/=+$/, '')]);
}

/** Everything that a run leaves, by location, except for the line that asks the runner to mask the key. */
function leftBy(
  run: RunResult,
  { github, temp, key }: { github: StandInGitHub; temp: string; key: string },
): Record<string, string> {
  const directory = join(temp, 'docs-gap-report');
  const paths = globSync('**/*', { cwd: directory, withFileTypes: true });
  const files = paths.filter((path) => path.isFile());
  const maskLine = `::add-mask::${key}`;
  return {
    stdout: run.stdout
      .split('\n')
      .filter((line) => line !== maskLine)
      .join('\n'),
    stderr: run.stderr,
    outputs: JSON.stringify(run.outputs),
    summary: run.summary,
    'requests to GitHub': JSON.stringify(github.requests),
    posts: JSON.stringify(github.state),
    ...Object.fromEntries(
      files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
    ),
  };
}

/** Where traces of the key were found: must be empty. */
function traceLocations(left: Record<string, string>, key: string): string[] {
  return Object.entries(left).flatMap(([place, text]) =>
    tracesOf(key)
      .filter((trace) => text.includes(trace))
      .map(
        (trace) =>
          `${place}: …${text.slice(Math.max(0, text.indexOf(trace) - 40), text.indexOf(trace) + 60)}…`,
      ),
  );
}

async function runWith({
  key,
  script,
  with: given,
}: {
  key: string;
  script: Script;
  with: Record<string, string>;
}) {
  const service = await startService({ apiKey: key, job: script, conversations: script });
  const github = await startGitHub();
  const pull = github.state.addPull({ number: 1, files: [{ filename: 'keys.md' }] });
  const temp = temporaryFolder();
  const run = await runBundle({
    baseUrl: service.url,
    with: { ...given, 'api-key': key },
    temp,
    env: github.env,
    event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
  });
  return { run, left: leftBy(run, { github, temp, key }), service };
}

/** Errors with the key in every part, and where a long message is cut. */
const errorsWith = (form: string): Reply[] => [
  { status: 400, json: { error: form, details: [{ message: form }] } },
  { status: 401, json: { error: `No such key: ${form}` } },
  { status: 403, json: { error: `${'x'.repeat(280)}${form}` } },
  { status: 404, json: { error: form }, headers: { 'x-key': encodeURIComponent(form) } },
  {
    status: 302,
    headers: { location: `https://elsewhere.invalid/?k=${encodeURIComponent(form)}` },
  },
  { status: 307, headers: { location: `/${encodeURIComponent(form)}` } },
  {
    body: `<html>${form}</html>`,
    headers: { 'content-type': `text/html; key=${encodeURIComponent(form)}` },
  },
  { json: form },
  { json: { [form]: form } },
  { json: { status: [form], conversations: form, hasMore: form, nextCursor: [form] } },
  { status: 429, json: { error: form }, headers: { 'retry-after': '7200' } },
];

const row = ({ form, forms, index }: { form: string; forms: string[]; index: number }) => ({
  id: `${index}-${form}`,
  conversationId: form,
  timestamp: index % 2 === 0 ? '2026-11-10T08:00:00Z' : form,
  query: `How do I use ${form} in a request?`,
  response: form,
  sources: [{ title: form, url: form, [form]: form }],
  pageUrl: index % 3 === 0 ? form : `https://docs.acme.com/${forms.at(3)}/${index}`,
  queryCategory: form,
  resolutionStatus: 'unanswered',
  [form]: { [form]: [form] },
});

describe.each(Object.entries(keys))('%s', (_, key) => {
  const forms = formsOf(key);

  test.concurrent.each(['true', 'false'])(
    'is not shown if it is in rows and cursors, with redact: %s',
    async (redact) => {
      const rows = forms.flatMap((form, index) => [
        row({ form, forms, index: 2 * index }),
        row({ form, forms, index: 2 * index + 1 }),
      ]);
      const { run, left, service } = await runWith({
        key,
        script: (_request, index) => ({
          json: {
            conversations: rows.slice(2 * (index % 8), 2 * (index % 8) + 2),
            nextCursor: `${forms[index % 8]}${index}`,
            hasMore: index % 8 < 7,
          },
        }),
        with: { ...modes.report, redact, 'post-to': 'summary, comment, issue' },
      });
      expect(run).toMatchObject({
        exitCode: 0,
        outputs: { outcome: 'complete', questions: '16' },
      });
      expect(traceLocations(left, key)).toEqual([]);
      expect(run.stdout.split('\n')[0]).toBe(`::add-mask::${key}`);
      for (const { headers } of service.requests)
        expect(headers.authorization).toBe(`Bearer ${key}`);
    },
  );

  test.concurrent.each([0, 3, 6])('is not shown from the fields of a job, %i', async (turn) => {
    const form = (field: number) => forms[(field + turn) % forms.length] ?? '';
    const job = {
      id: form(0),
      status: 'completed',
      source: { repository: form(1), ref: form(2), [form(3)]: form(4) },
      model: form(5),
      prLink: `https://github.com/acme/docs/pull/${form(6)}`,
      createdAt: form(7),
      [form(0)]: form(0),
    };
    const { run, left } = await runWith({
      key,
      script: inTurn({ json: { ...job, status: form(0) } }, { json: job }),
      with: { ...modes.job, 'post-to': 'summary, comment' },
    });
    expect(run.outputs.outcome).toBe('pull-request');
    expect(traceLocations(left, key)).toEqual([]);
  });
});

test.concurrent.each(['job', 'report'] as const)('errors hide the key, mode %s', async (mode) => {
  const key = keys['a usual key'];
  const forms = formsOf(key);
  for (const reply of errorsWith(forms[mode === 'job' ? 1 : 0] ?? '')) {
    const { run, left } = await runWith({
      key,
      script: () => reply,
      with: { ...modes[mode], 'post-to': 'summary, comment' },
    });
    expect(run.exitCode).toBe(1);
    expect({ reply, traceLocations: traceLocations(left, key) }).toEqual({
      reply,
      traceLocations: [],
    });
  }
});

test('a key in an input that is refused is not shown', async () => {
  const key = keys['a usual key'];
  for (const name of ['job-id', 'base-url', 'poll-interval-seconds', 'fail-on', 'mode']) {
    const { run, left } = await runWith({
      key,
      script: () => ({ status: 404 }),
      with: { ...modes.job, [name]: name === 'job-id' ? key : `https://u:${key}@${key}` },
    });
    expect(run.exitCode).toBe(1);
    expect({ name, traceLocations: traceLocations(left, key) }).toEqual({
      name,
      traceLocations: [],
    });
  }
});

test('a redirect is not followed, so its target doesn’t get the key', async () => {
  const key = keys['a usual key'];
  const elsewhere = await startService({ apiKey: key });
  for (const status of [302, 307]) {
    for (const given of [modes.job, modes.report]) {
      const { run } = await runWith({
        key,
        script: () => ({ status, headers: { location: `${elsewhere.url}/v2` } }),
        with: given,
      });
      expect(run.errors).toEqual([expect.stringContaining('Redirects are not followed')]);
    }
  }
  expect(elsewhere.requests).toEqual([]);
});

test('half a token is not left over when a long message from GitHub is cut', async () => {
  const service = await startService({ job: () => ({ json: { status: 'archived' } }) });
  const github = await startGitHub();
  const pull = github.state.addPull({ number: 1 });
  github.faults.push({
    method: 'POST',
    times: 2,
    reply: refusal(403, `No rights: ${'x '.repeat(138)}${githubToken}`),
  });
  const run = await runBundle({
    baseUrl: service.url,
    with: { ...modes.job, 'post-to': 'comment' },
    env: github.env,
    event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
  });
  expect(run.errors).toEqual([expect.stringContaining('No rights: x x')]);
  expect(run.errors[0]).not.toContain(githubToken.slice(0, 8));
});
