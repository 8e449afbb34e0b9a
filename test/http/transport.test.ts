import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import {
  ConnectionError,
  createTransport,
  OversizedBodyError,
  type Request,
  type RequestLimits,
} from '../../src/http/transport.ts';
import { listen as start } from '../world/server.ts';

const transport = createTransport();

const listen = async (server: Server) => `${(await start(server)).url}/`;
const serve = (listener: RequestListener) => listen(createServer(listener));

function send(
  request: Partial<Request> & { url: string },
  bounds: Partial<RequestLimits> & { signal?: AbortSignal } = {},
) {
  return transport.send(
    { method: 'GET', headers: {}, ...request },
    { timeout: 20_000, maxBytes: 1_000, signal: new AbortController().signal, ...bounds },
  );
}

/** The error of a request that fails. */
const failure = (...given: Parameters<typeof send>): Promise<unknown> =>
  send(...given).then(
    () => 'no failure',
    (error: unknown) => error,
  );

test('a request is sent unchanged, and its response is read whole', async () => {
  let seen: unknown;
  const url = await serve(async (request, response) => {
    const { method, headers } = request;
    const { 'user-agent': agent, 'accept-encoding': encoding, 'x-a': a } = headers;
    seen = { method, agent, encoding, a, body: await text(request) };
    response.writeHead(418, { 'x-b': 'b', 'content-type': 'text/plain' }).end('Grüße');
  });
  const response = await send({ url, method: 'POST', headers: { 'x-a': 'a' }, body: 'é' });
  expect(seen).toEqual({
    method: 'POST',
    agent: 'docs-agent-action',
    encoding: 'identity',
    a: 'a',
    body: 'é',
  });
  expect(response).toMatchObject({ status: 418, body: 'Grüße', headers: { 'x-b': 'b' } });
});

test.each([307, 401, 407])('status %i is returned, not followed', async (status) => {
  let requests = 0;
  const url = await serve((_, response) => {
    requests += 1;
    response.writeHead(status, { location: '/elsewhere', 'www-authenticate': 'Basic' }).end();
  });
  expect(await send({ url })).toMatchObject({ status });
  expect(requests).toBe(1);
});

test('consecutive requests share a connection until it is closed', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    sockets.add(request.socket);
    response.end();
  });
  // The server closes an idle connection, which must not look as if the client had.
  server.keepAliveTimeout = 0;
  const url = await listen(server);
  const own = createTransport();
  const bounds = { timeout: 20_000, maxBytes: 1_000, signal: new AbortController().signal };
  await own.send({ method: 'GET', url, headers: {} }, bounds);
  await own.send({ method: 'GET', url, headers: {} }, bounds);
  const [socket] = sockets;
  const closed = new Promise((done) => socket?.once('close', done));
  own.close();
  await closed;
  expect(sockets.size).toBe(1);
});

test('a body may be as long as the limit, but no longer', async () => {
  const url = await serve((_, response) => void response.end('x'.repeat(1_000)));
  expect((await send({ url }, { maxBytes: 1_000 })).body).toHaveLength(1_000);
  const error = await failure({ url }, { maxBytes: 999 });
  expect(error).toBeInstanceOf(OversizedBodyError);
  expect(String(error)).toBe('OversizedBodyError: the response is longer than 999 bytes');
});

test.each<[string, RequestListener]>([
  [
    'in a body of known length',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.socket?.destroy());
    },
  ],
  [
    'in a body of chunks',
    (_, response) => response.write('half', () => response.socket?.destroy()),
  ],
  ['before the headers', (_, response) => response.socket?.destroy()],
])(
  'a connection that breaks %s gives no response, though the request was sent',
  async (_, listener) => {
    const error = await failure({ url: await serve(listener) });
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ name: 'ConnectionError', isUnsent: false });
    expect((error as ConnectionError).message).not.toBe('');
    expect((error as ConnectionError).cause).toBeInstanceOf(Error);
  },
);

/** In milliseconds: a busy machine connects and sends within it. */
const timeout = 2_000;
const switching = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n';

test.concurrent.each([
  ['switches protocols', switching, /another protocol \(status 101\)/],
  ['switches to none', 'HTTP/1.1 101 Switching Protocols\r\n\r\n', /status 101/],
  ['announces an answer without end', 'HTTP/1.1 103 Early Hints\r\n\r\n', /within 2 s/],
])('a server that %s gives no response', async (_, head, message) => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(head));
  });
  const error = await failure({ url: await listen(server) }, { timeout });
  expect(error).toMatchObject({ name: 'ConnectionError', isUnsent: false });
  expect((error as Error).message).toMatch(message);
});

test('a body without a length ends with its connection', async () => {
  const url = await listen(
    createTcpServer((socket) => {
      socket.once('data', () => socket.end('HTTP/1.0 200 OK\r\n\r\nall of it'));
    }),
  );
  expect(await send({ url })).toMatchObject({ status: 200, body: 'all of it' });
});

test.concurrent.each<[string, RequestListener]>([
  ['no answer', () => {}],
  ['no end of it', (_, response) => void response.write('half')],
  [
    'no end of a connection that ends it',
    (request) => void request.socket.write('HTTP/1.0 200 OK\r\n\r\nhalf'),
  ],
])('%s within the time limit is an error', async (_, listener) => {
  const error = await failure({ url: await serve(listener) }, { timeout });
  expect(error).toMatchObject({
    name: 'ConnectionError',
    message: 'no complete response within 2 s',
    isUnsent: false,
  });
});

test.each(['127.0.0.1', 'localhost'])('a closed port of %s is an error', async (host) => {
  const { url, close } = await start(createServer());
  await close();
  const { port } = new URL(url);
  const error = await failure({ url: `http://${host}:${port}/` });
  expect(error).toMatchObject({ name: 'ConnectionError', isUnsent: true });
  expect((error as Error).message).toMatch(/^connect ECONNREFUSED \S+:\d+$/);
});

test('an unknown host name is an error', async () => {
  const error = await failure({ url: 'http://docs-agent-action.invalid/' });
  expect(error).toMatchObject({ name: 'ConnectionError', isUnsent: true });
});

test('an IPv6 address is used without its brackets', async () => {
  expect(String(await failure({ url: 'http://[::1]:9/' }))).toMatch(/ ::1:9/);
});

test.concurrent.each<[string, RequestListener]>([
  ['no answer', () => {}],
  ['a part of it', (_, response) => void response.write('half')],
])('a request that is cancelled with %s throws the reason', async (_, listener) => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const url = await serve((request, response) => {
    listener(request, response);
    setImmediate(() => controller.abort(reason));
  });
  expect(await failure({ url }, { signal: controller.signal })).toBe(reason);
  expect(await failure({ url }, { signal: controller.signal })).toBe(reason);
});

test('a request that is cancelled during a proxy’s handshake throws the reason', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const proxy = await listen(
    createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => controller.abort(reason));
    }),
  );
  process.env.https_proxy = proxy;
  try {
    const own = createTransport();
    const request = { method: 'GET', url: 'https://docs-agent-action.invalid/', headers: {} };
    const bounds = { timeout: 20_000, maxBytes: 1, signal: controller.signal };
    await expect(own.send(request, bounds)).rejects.toBe(reason);
    own.close();
  } finally {
    delete process.env.https_proxy;
  }
});

test('a proxy without a scheme is an http proxy, and one of another kind is an error', async () => {
  const heads: string[] = [];
  const proxy = await listen(
    createTcpServer((socket) => {
      socket.once('data', (head) => {
        heads.push(head.toString());
        socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      });
    }),
  );
  const url = 'https://docs-agent-action.invalid/';
  try {
    process.env.HTTPS_PROXY = `localhost:${new URL(proxy).port}`;
    expect(await failure({ url })).toMatchObject({ name: 'ConnectionError' });
    expect(heads).toEqual([expect.stringContaining('CONNECT docs-agent-action.invalid:443 ')]);
    process.env.HTTPS_PROXY = 'socks5://name:secret@localhost:1';
    expect(String(await failure({ url }))).toBe(
      "Error: The proxy of the runner can't be used: expected the address of an http proxy, such as `http://proxy.example:8080`, in the environment variable https_proxy or HTTPS_PROXY, but it begins with `socks5:`.",
    );
  } finally {
    delete process.env.HTTPS_PROXY;
  }
});
