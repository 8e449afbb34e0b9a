import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import jq from 'jq-wasm';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { listen } from '../world/server.ts';
import { examples } from './workflow-files.ts';

const stepsOf = (end: string) => examples.find(({ path }) => path.endsWith(end))?.steps ?? [];

/** Runs a step's script as the runner does. */
async function runScript(script: string | undefined, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--eval', script ?? ''], { env });
  const [output, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { exitCode, output };
}

describe('the weekly report in Slack', () => {
  const post = stepsOf('/weekly-gap-report.yml').find(({ run }) => run !== undefined);

  const topic = (label: string, more: object = {}) => ({
    label,
    conversations: 3,
    pages: [],
    citedPages: [],
    place: null,
    state: 'open',
    ...more,
  });

  /** Runs the script with a webhook on this machine. */
  async function runPost(env: Record<string, string>, status = 200) {
    const bodies: Promise<string>[] = [];
    const server = createServer((request: IncomingMessage, response) => {
      bodies.push(text(request));
      request.on('end', () => response.writeHead(status).end());
    });
    const { url } = await listen(server);
    const run = await runScript(post?.run, { WEBHOOK: `${url}/`, ...env });
    return { ...run, bodies: (await Promise.all(bodies)).map((body) => JSON.parse(body)) };
  }

  const given = {
    HEADLINE: '60 of 178 questions went unanswered (33.7%), up from 28.5%.',
    ISSUE: 'https://github.com/acme/docs/issues/7',
    TOPICS: JSON.stringify([
      topic('Verify a webhook signature', {
        place: { file: 'docs/webhooks.mdx', heading: 'Signatures' },
      }),
      topic('Rotate a key', { state: 'pull-request' }),
      topic('<!channel> & <https://evil.example|log in> @here :tada:', {
        citedPages: [{ url: null }, { url: 'https://docs.example.com/guides/keys' }],
        pages: [{ url: 'https://docs.example.com/start' }],
      }),
      topic('www.evil.example', { state: null }),
      topic('The fourth'),
    ]),
  };

  test('has the headline and three open gaps with a place to act, without mentions or links', async () => {
    expect(post?.shell).toBe('node {0}');
    const { exitCode, bodies } = await runPost(given);
    expect(exitCode).toBe(0);
    const lines = [
      given.HEADLINE,
      '1. Verify a webhook signature (conversations: 3): docs/webhooks.mdx, Signatures',
      '2. &lt;!channel&gt; &amp; &lt;https://evil.example|log in&gt; @here :tada: (conversations: 3): /guides/keys',
      '3. www.evil.example (conversations: 3)',
    ];
    const [{ text: shown }, link] = bodies[0].blocks;
    expect(bodies[0].text).toBe(given.HEADLINE);
    expect(shown).toMatchObject({ type: 'plain_text', emoji: false });
    expect(shown.text.replaceAll('\u200b', '').split('\n')).toEqual(lines);
    const strangers = shown.text.slice(given.HEADLINE.length).replaceAll('conversations: ', '');
    expect(strangers.replaceAll('): ', ')').replace(/^\d\./gm, '')).not.toMatch(
      /[@#:/.](?!\u200b)/,
    );
    expect(link.text).toEqual({ type: 'mrkdwn', text: `<${given.ISSUE}|The whole report>` });
  });

  test('has only the headline if there is no topic and no issue', async () => {
    const { bodies } = await runPost({ ...given, TOPICS: '[]', ISSUE: '' });
    expect(bodies[0].blocks).toHaveLength(1);
    expect(bodies[0].blocks[0].text.text).toBe(given.HEADLINE);
  });

  test('is not sent without a webhook', async () => {
    expect(await runPost({ ...given, WEBHOOK: '' })).toEqual({
      exitCode: 0,
      output: '',
      bodies: [],
    });
  });

  test('fails the step if Slack refuses it, without the address of the webhook', async () => {
    const { exitCode, output } = await runPost(given, 404);
    expect(exitCode).toBe(1);
    expect(output).toContain('Slack answered 404.');
    expect(output).not.toContain('127.0.0.1');
  });
});

describe('a hand-over', () => {
  const [find, read] = stepsOf('/hand-over.yml').filter(({ run }) => run !== undefined);
  const line = (gap: string, box: string, isTicked: boolean) =>
    `- [${isTicked ? 'x' : ' '}] Some words <!-- gap:${gap} ${box} -->`;
  const [first, second, third] = ['3861118a180e', '0123456789ab', 'fedcba987654'];

  /** A run's folder, and the outputs that it wrote. */
  function folderOf(event: object) {
    const folder = temporaryFolder();
    const paths = {
      GITHUB_EVENT_PATH: join(folder, 'event'),
      GITHUB_OUTPUT: join(folder, 'output'),
    };
    writeFileSync(paths.GITHUB_EVENT_PATH, JSON.stringify(event));
    writeFileSync(paths.GITHUB_OUTPUT, '');
    return { folder, paths, outputs: () => readFileSync(paths.GITHUB_OUTPUT, 'utf8') };
  }

  test('has the gaps that this edit ticked', async () => {
    const boxes = (isTicked: boolean) =>
      [
        line(first, 'ours', isTicked),
        line(second, 'ours', true),
        line(second, 'dismiss', isTicked),
        line(third, 'ours', isTicked).replace('[x]', '[X]'),
        ` - quoted: ${line('000000000000', 'ours', isTicked)}`,
      ].join('\r\n');
    const { paths, outputs } = folderOf({
      changes: { body: { from: boxes(false) } },
      issue: { body: boxes(true) },
    });
    expect(await runScript(find?.run, paths)).toEqual({ exitCode: 0, output: '' });
    expect(outputs()).toBe(`gaps=${first} ${third}\n`);
  });

  test('has at most three briefs, of gaps that the report still shows', async () => {
    const { folder, paths, outputs } = folderOf({});
    mkdirSync(join(folder, 'briefs'));
    const gaps = [first, second, third, '111111111111', '222222222222'];
    for (const gap of gaps.slice(1)) {
      writeFileSync(join(folder, 'briefs', `${gap}.md`), `Close\n${gap}::error::`);
    }
    const run = await runScript(read?.run, { ...paths, GAPS: gaps.join(' '), FOLDER: folder });
    expect(run).toEqual({ exitCode: 0, output: '' });
    const [name, value = ''] = outputs().trimEnd().split('=');
    expect(name).toBe('briefs');
    expect(JSON.parse(value)).toEqual(
      gaps.slice(1, 4).map((gap) => ({ gap, brief: `Close\n${gap}::error::` })),
    );
  });

  test('leaves the version and the key of the other agent to the reader', () => {
    const agent = stepsOf('/hand-over.yml').at(-1);
    expect(agent?.uses).toBe('YOUR-AGENT/ACTION@COMMIT');
    expect(agent?.with?.['api-key']).toContain('secrets.YOUR_AGENT_KEY ');
    expect(agent?.with?.prompt).toContain('{{ matrix.brief }}');
  });
});

const script = stepsOf('/agent-follow-up.yml').find(({ id }) => id === 'find')?.run ?? '';
const [, program = ''] = /jq --raw-output '(.+?)' >>/s.exec(script) ?? [];

const claim = (words: string) =>
  `<!-- docs-agent-action mode=job project=0123456789abcdef scope=all kind=claim key=k${words} -->\n### At work`;
const waiting =
  '<!-- docs-agent-action mode=job project=0123456789abcdef scope=all -->\r\n### The agent opened a pull request\r\n\r\n- Duration: 4 min\r\n- Job: `job-2`, waited for by this workflow run';
const report = '<!-- docs-agent-action mode=report scope=all -->\n- Job: `job-9`, of a report';

test.each<[name: string, job: string, bodies: string[]]>([
  ['a claim', 'job-1', [claim(' run=5 job=job-1 taken=2026-11-16T08:00:00Z')]],
  ['the latest claim', 'job-3', [claim(' job=job-1'), claim(' job=job-3'), report]],
  ['a step that only waits', 'job-2', [waiting]],
  ['no claim of a request that was never taken', '', [claim(' run=5')]],
  ['no report', '', [report]],
  ['no quotation of a comment', '', [`A quote:\n${claim(' job=job-1')}`, `\n${waiting}`]],
])('a follow-up has the job of %s', async (_, job, bodies) => {
  const comments = bodies.map((body) => ({ user: { login: 'github-actions[bot]' }, body }));
  const strangers = { user: { login: 'stranger' }, body: claim(' job=job-8') };
  const input = JSON.stringify([...comments, strangers]);
  expect(await jq.raw(input, program, ['--raw-output'])).toBe(`job=${job}`);
});
