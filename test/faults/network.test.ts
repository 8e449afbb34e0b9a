import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { modes, runBundle } from './bundle.ts';

const open: { close(): unknown }[] = [];
afterAll(() => Promise.all(open.map((server) => server.close())));

/** Starts a server that handles each connection with this function: its port. */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server: Server = createServer((socket) => {
    open.push({ close: () => socket.destroy() });
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(server);
  return (server.address() as AddressInfo).port;
}

async function closedPort(): Promise<number> {
  const port = await listen(() => {});
  await new Promise<unknown>((done) => (open.pop() as Server).close(done));
  return port;
}

/** Sends one byte of a valid answer every now and then, forever. */
function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n');
  const timer = setInterval(() => socket.write(' '), 50);
  socket.on('close', () => clearInterval(timer));
}

function headersWithoutEnd(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\n');
  const timer = setInterval(() => socket.write(`x-more: ${'x'.repeat(4_096)}\r\n`), 1);
  socket.on('close', () => clearInterval(timer));
}

const plain = async (onConnection: (socket: Socket) => void) =>
  `http://127.0.0.1:${await listen(onConnection)}`;

const addresses: Record<string, () => Promise<string>> = {
  'a server that is not there': async () => `http://127.0.0.1:${await closedPort()}`,
  'a name that no one knows': async () => 'https://docs-agent-action.invalid',
  'a plain port asked for TLS': async () =>
    (await plain((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))).replace(
      'http',
      'https',
    ),
  'a server of another protocol': () => plain((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n')),
  'a server that closes at once': () => plain((socket) => socket.end()),
  'a server that never speaks': () => plain(() => {}),
  'headers without end': () => plain(headersWithoutEnd),
  'a body that drips': () => plain(drip),
};

const noAnswer = {
  job: /^(?:No response for|The service answered \d+ to the request for) agent job job-1 of project acme-docs after \d (try|tries), until the deadline\. /,
  report:
    /^The report is incomplete: (?:No response for|The service answered \d+ to the request for) page 1 of the conversations .* after \d (try|tries), until the deadline\. /,
};

describe.concurrent.each(['job', 'report'] as const)('mode %s', (mode) => {
  test.each(Object.entries(addresses))('%s', async (_, address) => {
    const run = await runBundle({
      baseUrl: await address(),
      with: { ...modes[mode], 'timeout-minutes': '0.1' },
    });
    expect(run).toMatchObject({ exitCode: 1, stderr: '', warnings: [] });
    expect(run.errors).toEqual([expect.stringMatching(noAnswer[mode])]);
    expect(run.errors[0]).toContain(
      'Check the input `base-url`, the network and the proxy settings',
    );
    expect(run.outputs).toMatchObject(
      mode === 'job' ? { outcome: '', status: '' } : { outcome: 'incomplete', questions: '0' },
    );
  });
});
