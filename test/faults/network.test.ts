import { createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { listen } from '../world/server.ts';
import { modes, runBundle } from './bundle.ts';

/** Starts a server that handles each connection with this function. */
const serve = (onConnection: (socket: Socket) => void) =>
  listen(
    createServer((socket) => {
      socket.on('error', () => {});
      onConnection(socket);
    }),
  );

const plain = async (onConnection: (socket: Socket) => void) => (await serve(onConnection)).url;

async function closed(): Promise<string> {
  const { url, close } = await serve(() => {});
  await close();
  return url;
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

const addresses: Record<string, () => Promise<string>> = {
  'a server that is not there': closed,
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
