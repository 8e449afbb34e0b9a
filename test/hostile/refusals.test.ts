import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalError } from '../../src/service/errors.ts';
import { logSafe } from '../../src/text/log.ts';
import { modes, runBundle } from '../faults/bundle.ts';
import { reportHere } from '../report/in-process.ts';
import { row, runReport } from '../report/reporting.ts';
import { hostileText } from '../text/hostile-text.ts';
import { startGitHub } from '../world/github.ts';
import type { RunOptions } from '../world/runner.ts';
import { parseRunnerCommands } from '../world/runner-log.ts';
import { inTurn, type Reply, type Script, startService } from '../world/service.ts';
import { alertsIn, renderSafely } from './body.ts';
import { environment, expectOwnCommands } from './log.ts';
import { expectDeclaredOutputs } from './outputs.ts';
import { cases, patience, secrets, strings, unseenIn } from './strings.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
const controls = /[\u0000-\u001f\u007f]/g;

/** The part of a text that a header can carry: its bytes without control characters. */
const headerValue = (text: string): string =>
  Buffer.from(text).toString('latin1').replace(controls, '').slice(0, 4_000);

/** Responses that carry words from outside in an error. */
const kinds: readonly ((texts: readonly string[]) => Reply)[] = [
  ([error, ...details]) => ({
    status: 400,
    json: { error, details: details.map((message) => ({ message })) },
  }),
  (texts) => ({ status: 302, headers: { location: headerValue(texts.join(' ')) }, json: {} }),
  (texts) => ({
    body: texts.join('\n'),
    headers: { 'content-type': headerValue(texts.join(' ')) },
  }),
  (texts) => ({ status: 403, body: texts.join('\n') }),
  (texts) => ({
    json: { status: texts, conversations: Object.fromEntries(texts.map((text) => [text, text])) },
  }),
];

/** Three texts a response, because only the first 300 characters of its message are shown. */
const perResponse = 3;
const sorted = strings.toSorted((a, b) => a.length - b.length);
const groups = Array.from({ length: Math.ceil(sorted.length / perResponse) }, (_, index) =>
  sorted.slice(index * perResponse, (index + 1) * perResponse),
);
const replies = groups.map((texts, index) => {
  const reply = kinds[index % kinds.length] ?? (() => ({}));
  return [index, reply(texts)] as const;
});

async function runJob(script: Reply[], options: Partial<RunOptions> = {}) {
  const { url: baseUrl } = await startService({ job: inTurn(...script) });
  return runBundle({ ...options, baseUrl, with: { ...modes.job, ...options.with } });
}

/** The report of the bundle, whose only command is its error. */
async function reportOfBundle(script: Script) {
  const run = await runReport(script);
  expect(run.exitCode).toBe(1);
  expectOwnCommands(run, { errors: 1 });
  return { ...run, error: run.errors.join('\n') };
}

async function reportInProcess(script: Script) {
  const { error, ...run } = await reportHere(script);
  if (error === null) throw new Error('The report is complete');
  expect(run.warnings).toEqual([]);
  for (const text of [...run.lines, error]) expect(parseRunnerCommands(logSafe(text))).toEqual([]);
  return { ...run, error };
}

describe('errors with hostile text', { timeout: patience }, () => {
  it.concurrent.each(replies)('end the wait with one error of ours: %i', async (_, reply) => {
    const world = environment();
    const run = await runJob([reply], { env: world.env });
    expect(run.exitCode).toBe(1);
    expectOwnCommands(run, { errors: 1 });
    expect(expectDeclaredOutputs(run, 'job')).toMatchObject({
      outcome: '',
      status: '',
      prLink: '',
    });
    expect(run.summary).toContain('The agent job has no known outcome');
    renderSafely(run.summary, ['https://github.com/acme/docs/actions/']);
    expect(unseenIn(run.errors.join('\n'))).toBeNull();
    const log = run.stdout.replace(/^(?:::add-mask::.*\n){2}/, '');
    for (const secret of secrets.slice(0, 2)) expect(log).not.toContain(secret);
    world.expectUntouched();
  });

  it.concurrent.each(replies)('make a report incomplete, but valid: %i', async (index, reply) => {
    const first = { conversations: [row('1'), row('2')], nextCursor: 'next', hasMore: true };
    const script = inTurn({ json: first }, reply);
    // The bundle runs one response of each kind; the jobs above show all responses in its log.
    const run = await (index < kinds.length ? reportOfBundle : reportInProcess)(script);
    expect(run.outputs).toMatchObject({ outcome: 'incomplete', questions: '2' });
    expect(run.summary).toBe(run.files['report.md']);
    const { fragment } = renderSafely(run.summary, [
      'https://docs.acme.example/',
      'https://github.com/acme/docs/actions/',
    ]);
    expect(alertsIn(fragment)).toHaveLength(1);
    const left = [...Object.values(run.files), run.summary, run.error].join('\n');
    for (const secret of secrets) expect(left.replaceAll('\u200b', '')).not.toContain(secret);
  });

  it('are logged without a command, whatever they contain', async () => {
    const answer = fc.record({
      status: fc.constantFrom(302, 400, 401, 404, 418),
      body: fc.oneof(
        hostileText,
        fc
          .array(hostileText, { minLength: 2, maxLength: 4 })
          .map(([error, ...details]) =>
            JSON.stringify({ error, details: details.map((message) => ({ message })) }),
          ),
      ),
      headers: fc.record({ location: hostileText }, { requiredKeys: [] }),
    });
    await fc.assert(
      fc.asyncProperty(answer, async (given) => {
        const { message } = await refusalError(
          { subject: 'page 1', operation: 'read-analytics' },
          given,
        );
        const logged = logSafe(message);
        expect(parseRunnerCommands(logged)).toEqual([]);
        expect(unseenIn(logged)).toBeNull();
      }),
      { numRuns: cases * 20 },
    );
  });

  it('can come from GitHub, too', async () => {
    const github = await startGitHub();
    const pull = github.state.addPull();
    const hardest = strings.filter((text) => /::|##|\r/.test(text)).join('\r');
    github.faults.push({
      method: 'POST',
      path: /comments$/,
      times: 2,
      reply: { status: 422, json: { message: hardest } },
    });
    const done = { json: { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7' } };
    const options = {
      env: github.env,
      event: { name: 'pull_request', payload: github.events.pullRequest(pull) },
      with: { 'post-to': 'comment' },
    };
    const refused = await runJob([done], options);
    expectOwnCommands(refused, { warnings: 1, errors: 1 });
    github.faults.push({
      method: 'POST',
      path: /comments$/,
      times: 2,
      reply: {
        status: 201,
        json: { id: 1, body: '', user: null, html_url: 'https://evil.example/$(id)' },
      },
    });
    const misled = await runJob([done], options);
    expectOwnCommands(misled, { warnings: 1, errors: 1 });
    expect(misled.outputs.commentUrl).toBe('');
  });

  it('can contain the name of a stranger’s branch', async () => {
    const github = await startGitHub();
    const hardest = strings.filter((text) => /::|##|\r/.test(text)).join('\r');
    const head = { full_name: `stranger/${hardest}`, owner: { login: hardest } };
    const run = await runJob([{ json: {} }], {
      env: github.env,
      event: {
        name: 'workflow_run',
        payload: {
          workflow_run: { head_branch: hardest, head_sha: hardest, head_repository: head },
        },
      },
      with: { 'post-to': 'comment' },
    });
    expect(run).toMatchObject({ exitCode: 1, outputs: {} });
    expectOwnCommands(run, { errors: 1 });
    expect(unseenIn(run.errors.join('\n'))).toBeNull();
  });
});
