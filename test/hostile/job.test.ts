import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderOutcome } from '../../src/job/render.ts';
import { safePullRequestUrl } from '../../src/text/address.ts';
import { singleLine } from '../../src/text/clean.ts';
import { redactServerText } from '../../src/text/server-words.ts';
import type { Redacted } from '../../src/text/text.ts';
import { type InProcessRun, inProcessRun } from '../faults/in-process.ts';
import { hostileText } from '../text/hostile-text.ts';
import { startGitHub } from '../world/github.ts';
import { textsOf } from '../world/markdown.ts';
import { type RunOptions, runAction } from '../world/runner.ts';
import { inTurn, startService } from '../world/service.ts';
import { renderSafely } from './body.ts';
import { environment, expectOwnCommands, expectOwnLog } from './log.ts';
import { expectDeclaredOutputs, expectForms } from './outputs.ts';
import { apiKey, cases, patience, secrets, strings, unseenIn } from './strings.ts';

/** A link without a character that is special in a shell. */
const safeLink = /^https:\/\/[A-Za-z0-9][-A-Za-z0-9._~/%:]*$/;

/** Whether only the runner itself can show what the text does to commands, values and masks. */
const isForRunner = (text: string): boolean =>
  /::|##|[\r\n]|<</.test(text) || secrets.slice(0, 2).some((secret) => text.includes(secret));

/** Runs the bundle, and fails on anything in its log or outputs that is not allowed there. */
async function endOfBundle(options: RunOptions, warnings: number) {
  const run = await runAction({ ...options, with: { 'api-key': apiKey, ...options.with } });
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  expectOwnCommands(run, { warnings });
  expectOwnLog(run.stdout);
  expect(unseenIn(run.stdout)).toBeNull();
  return { outputs: expectDeclaredOutputs(run, 'job'), summary: run.summary };
}

async function endInProcess(options: Parameters<InProcessRun['start']>[0], warnings: number) {
  const left = await inProcessRun().start(options);
  expect(left.error).toBeNull();
  expect(left.warnings).toHaveLength(warnings);
  expectOwnLog(left.lines.join('\n'));
  expect(unseenIn([...left.lines, ...left.warnings].join('\n'))).toBeNull();
  return { outputs: expectForms(Object.entries(left.outputs), 'job'), summary: left.summary };
}

/** Runs mode job on a job whose every field is the text, with an unknown status before the end. */
async function runWith(text: string, warnings: number) {
  const job = {
    id: text,
    source: { repository: text, ref: text, [text]: text },
    model: text,
    prLink: text,
    createdAt: text,
    archivedAt: text,
    more: { [text]: [text] },
  };
  const statuses = ['active', `${text}!`, 'completed'];
  const service = await startService({
    job: inTurn(...statuses.map((status) => ({ json: { ...job, status } }))),
  });
  const github = await startGitHub();
  const world = environment();
  const pull = github.state.addPull();
  const given = {
    mode: 'job',
    'project-id': 'acme-docs',
    'job-id': 'job-1',
    'base-url': service.url,
    'poll-interval-seconds': '0.01',
    'post-to': 'summary, comment',
  };
  const event = { name: 'pull_request', payload: github.events.pullRequest(pull) };
  const env = { ...github.env, ...world.env };
  const run = isForRunner(text)
    ? await endOfBundle({ env, event, with: given }, warnings)
    : await endInProcess({ serviceUrl: service.url, github, event, env, with: given }, warnings);
  const comments = github.state.commentsOn(pull.number).map(({ body }) => body);
  return { run, world, comments, serverUrl: github.env.GITHUB_SERVER_URL };
}

const shownAs = (text: string): Promise<string> =>
  redactServerText(text.replaceAll(secrets[0] ?? '', '***').replaceAll(secrets[1] ?? '', '***'));

describe('mode job, with hostile text in every field of the job', { timeout: patience }, () => {
  it.concurrent.each(strings.map((text, index) => [index, text] as const))(
    'tells of the end: %i',
    async (_index, text) => {
      const outcome = text === '' ? 'no-changes' : 'pull-request';
      const unsafe = text !== '' && !safeLink.test(text);
      const { run, world, comments, serverUrl } = await runWith(text, unsafe ? 2 : 1);
      expect(run.outputs).toMatchObject({
        outcome,
        status: 'completed',
        prLink: '',
        prNumber: '',
      });
      expect(JSON.parse(run.outputs.job ?? '')).toMatchObject({
        status: 'completed',
        prLink: null,
      });
      world.expectUntouched();

      expect(comments).toHaveLength(1);
      const [comment = ''] = comments;
      expect(comment).toMatch(
        /^<!-- docs-agent-action mode=job project=[0-9a-f]{16} scope=all -->\n### [✅➖⚠]/u,
      );
      expect(run.summary).toBe(comment.split('\n').slice(1).join('\n'));
      const { fragment } = renderSafely(comment, [
        `${serverUrl}/acme/docs/actions/`,
        'https://app.mintlify.com',
      ]);
      const whole = await shownAs(text);
      const shown = whole.length > 200 ? `${whole.slice(0, 199)}…` : whole;
      const values = shown === '' ? [] : [shown, shown, shown];
      expect(textsOf(fragment, 'li code')).toEqual([...values, 'job-1']);
      expect(textsOf(fragment, 'h3')).toHaveLength(1);
      expect(fragment.querySelectorAll('ul')).toHaveLength(1);

      const left = [run.summary, ...comments, ...Object.values(run.outputs)].join('\n');
      for (const secret of secrets.slice(0, 2)) expect(left).not.toContain(secret);
      for (const secret of secrets) expect(run.summary).not.toContain(secret);
    },
  );

  it('shows any text as text', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (...texts) => {
        const url = 'https://github.com/acme/docs/pull/12';
        const runUrl = 'https://github.com/acme/docs/actions/runs/4242';
        const [repository, branch, model] = texts as unknown as [Redacted, Redacted, Redacted];
        const title = repository;
        const facts = { repository, branch, model };
        const request = { kind: 'wait', jobId: 'job-1', prompt: null } as const;
        const markdown = renderOutcome(
          { request, quotedPrompt: title, runUrl },
          {
            ...facts,
            jobId: 'job-1',
            outcome: 'pull-request',
            unknownStatus: '',
            pullRequest: { url, name: '#12' },
            duration: '4 min 12 s',
            adopted: false,
            isClaimed: true,
          },
        );
        const { fragment, rendered } = renderSafely(markdown, [url, runUrl]);
        expect(rendered.links.map(({ href }) => href)).toEqual([url, runUrl]);
        const values = Object.values(facts).map(singleLine).filter(Boolean);
        expect(textsOf(fragment, 'li code')).toEqual([...values, 'job-1']);
      }),
      { numRuns: cases * 5 },
    );
  });

  it('passes no link that is unsafe in a shell', () => {
    const parts = fc.oneof(
      hostileText,
      fc.constantFrom('https://', 'github.com', '/o/r/pull/1', '$(id)', '%0a'),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 5 }), (pieces) => {
        const url = safePullRequestUrl(pieces.join(''));
        if (url === null) return;
        expect(url).toMatch(safeLink);
        expect(new URL(url)).toMatchObject({ protocol: 'https:', username: '', password: '' });
      }),
      { numRuns: cases * 10 },
    );
  });
});
