import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { examples } from './workflow-files.ts';

const example = examples.find(({ path }) => path.endsWith('/slack-headline.yml'));
const post = example?.steps.find(({ run }) => run !== undefined);

const topic = (label: string, kind: string) => ({ label, kind, conversations: 3, unanswered: 4 });

/** Runs the example's script as the runner does, against a webhook on this machine. */
async function runPost(env: Record<string, string>, status = 200) {
  const bodies: Promise<string>[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    bodies.push(text(request));
    request.on('end', () => response.writeHead(status).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, ['--eval', post?.run ?? ''], {
    env: { WEBHOOK: `http://127.0.0.1:${port}/`, ...env },
  });
  const [output, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  server.closeAllConnections();
  server.close();
  return { exitCode, output, bodies: (await Promise.all(bodies)).map((body) => JSON.parse(body)) };
}

const given = {
  HEADLINE: '60 of 178 questions went unanswered (33.7%), up from 28.5%.',
  ISSUE: 'https://github.com/acme/docs/issues/7',
  TOPICS: JSON.stringify([
    topic('Verify a webhook signature', 'missing-page'),
    topic('<!channel> & <https://evil.example|log in> @here :tada:', 'weak-page'),
    topic('www.evil.example', 'mixed'),
    topic('The fourth', 'mixed'),
  ]),
};

test('posts the headline and three topics, which can mention and link nothing', async () => {
  expect(post?.shell).toBe('node {0}');
  const { exitCode, bodies } = await runPost(given);
  expect(exitCode).toBe(0);
  expect(bodies).toEqual([
    {
      text: given.HEADLINE,
      blocks: [
        {
          type: 'section',
          text: {
            type: 'plain_text',
            emoji: false,
            text: [
              given.HEADLINE,
              '1. Verify a webhook signature (conversations: 3): write what is missing',
              '2. &lt;!channel&gt; &amp; &lt;https:\u200b/\u200b/\u200bevil.\u200bexample|log in&gt; @\u200bhere :\u200btada:\u200b (conversations: 3): improve the page that was cited',
              '3. www.\u200bevil.\u200bexample (conversations: 3): choose a page for it',
            ].join('\n'),
          },
        },
        { type: 'section', text: { type: 'mrkdwn', text: `<${given.ISSUE}|The whole report>` } },
      ],
    },
  ]);
});

test('posts the headline alone if there is no topic and no issue', async () => {
  const { bodies } = await runPost({ ...given, TOPICS: '[]', ISSUE: '' });
  expect(bodies[0].blocks).toHaveLength(1);
  expect(bodies[0].blocks[0].text.text).toBe(given.HEADLINE);
});

test('fails if Slack refuses it, without the address of the webhook', async () => {
  const { exitCode, output } = await runPost(given, 404);
  expect(exitCode).toBe(1);
  expect(output).toContain('Slack answered 404.');
  expect(output).not.toContain('127.0.0.1');
});
