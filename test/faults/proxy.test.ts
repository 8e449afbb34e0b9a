import { readFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { servePages } from '../world/conversations.ts';
import { atOnce } from '../world/runner.ts';
import { listen } from '../world/server.ts';
import { startService } from '../world/service.ts';
import { modes, runBundle } from './bundle.ts';
import { rowsOf } from './conversations.ts';
import { apiKey } from './in-process.ts';

const host = 'docs-agent-action.invalid';
const rows = rowsOf({ day: '2026-11-10', count: 9 });

/** A proxy on loopback that answers `CONNECT` with this function, and the clear text that it received. */
async function startProxy(answer: (socket: Socket) => void) {
  const seen: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (head) => {
      seen.push(head.toString());
      answer(socket);
    });
  });
  return { url: (await listen(server)).url, seen };
}

/** Self-signed for the stand-in's name, valid for a hundred years, and used nowhere else. */
const certificate = {
  key: new URL('./certificate/key.pem', import.meta.url),
  cert: new URL('./certificate/cert.pem', import.meta.url),
};
let tlsPort: string;

/** The stand-in service behind TLS. */
beforeAll(async () => {
  const script = servePages(rows);
  const completed = { status: 'archived', prLink: null };
  let pages = 0;
  const server = createTlsServer(
    { key: readFileSync(certificate.key), cert: readFileSync(certificate.cert) },
    (message, response) => {
      const url = new URL(message.url ?? '/', `https://${host}`);
      const isAllowed = message.headers.authorization === `Bearer ${apiKey}`;
      const request = {
        method: 'GET',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: message.headers,
        at: 0,
      };
      const json = url.pathname.includes('/job/') ? completed : script(request, pages++).json;
      response.writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    },
  );
  server.on('connection', (socket: Socket) => socket.on('error', () => {}));
  tlsPort = new URL((await listen(server)).url).port;
});

const run = (
  mode: 'job' | 'report',
  { proxy, minutes = '0.1' }: { proxy: string; minutes?: string },
) =>
  runBundle({
    baseUrl: `https://${host}`,
    with: { ...modes[mode], 'timeout-minutes': minutes },
    env: { https_proxy: proxy, NODE_EXTRA_CA_CERTS: fileURLToPath(certificate.cert) },
  });

test.concurrent.each(['job', 'report'] as const)('mode %s goes through the proxy', async (mode) => {
  const proxy = await startProxy((socket) => {
    const upstream = connect(Number(tlsPort), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(upstream).pipe(socket);
    });
    upstream.on('error', () => socket.destroy());
  });
  const left = await run(mode, { proxy: proxy.url, minutes: '1' });
  expect(left).toMatchObject({ exitCode: 0, errors: [], warnings: [], stderr: '' });
  expect(left.outputs).toMatchObject(mode === 'job' ? { outcome: 'archived' } : { questions: '9' });
  expect(proxy.seen[0]).toMatch(new RegExp(`^CONNECT ${host}:443 `));
  expect(proxy.seen.join('')).not.toContain(apiKey);
});

const misbehaviours: Record<string, (socket: Socket) => void> = {
  'never answers': () => {},
  'asks for a password': (socket) =>
    socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'),
  'answers 502': (socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'),
  'hangs up': (socket) => socket.destroy(),
  'resets the connection': (socket) => socket.resetAndDestroy(),
  'opens a tunnel to nowhere': (socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\n'),
  'answers in plain text': (socket) =>
    socket.end('HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 200 OK\r\n\r\n{}'),
};

test.concurrent.each(
  Object.entries(misbehaviours).flatMap(([name, answer]) =>
    (['job', 'report'] as const).map((mode) => [mode, name, answer] as const),
  ),
)('mode %s, a proxy that %s', async (mode, _, answer) => {
  const proxy = await startProxy(answer);
  const left = await run(mode, { proxy: proxy.url });
  expect(left).toMatchObject({ exitCode: 1, stderr: '' });
  expect(left.errors).toEqual([
    expect.stringMatching(
      /No response for .* Check the input `base-url`, the network and the proxy settings of the runner/,
    ),
  ]);
  expect(left.outputs).toMatchObject({ outcome: mode === 'job' ? '' : 'incomplete' });
  expect(proxy.seen.join('')).not.toContain(apiKey);
});

test('a step that is cancelled while a proxy does not answer ends at once', async () => {
  let sent = 0;
  const proxy = await startProxy(() => {});
  const left = await runBundle({
    baseUrl: `https://${host}`,
    with: modes.job,
    env: { https_proxy: proxy.url },
    onOutput: (stdout, child) => {
      if (sent > 0 || !stdout.includes('Waiting up to')) return;
      sent = performance.now();
      setTimeout(() => child.kill('SIGTERM'), 300);
    },
  });
  expect(left).toMatchObject({ exitCode: 1, stderr: '', outputs: { outcome: 'cancelled' } });
  expect(left.errors).toEqual(['The step was cancelled (SIGTERM).']);
  expect(performance.now() - sent).toBeLessThan(atOnce);
});

test('a proxy that does not exist is named in the error', async () => {
  const left = await run('report', { proxy: 'http://127.0.0.1:1' });
  expect(left).toMatchObject({
    exitCode: 1,
    stderr: '',
    errors: [expect.stringContaining('proxy settings')],
  });
});

test('a service on loopback is requested directly, even if a proxy is set', async () => {
  const service = await startService({ conversations: servePages(rows) });
  const proxy = await startProxy((socket) => socket.destroy());
  const left = await runBundle({
    baseUrl: service.url,
    with: modes.report,
    env: { http_proxy: proxy.url, https_proxy: proxy.url },
  });
  expect(left).toMatchObject({ exitCode: 0, errors: [] });
  expect(proxy.seen).toEqual([]);
});
