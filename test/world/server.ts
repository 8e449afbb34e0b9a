import type { ServerResponse } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';

/** Those that nobody closed so far. */
const open = new Set<() => Promise<void>>();

/** Closes the stand-ins of a test file at its end: see `test/every-file.ts`. */
export async function closeAll(): Promise<void> {
  await Promise.all([...open].map((close) => close()));
}

/** Starts a stand-in on this machine. `close` ends its connections, too. */
export async function listen(server: Server): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      open.delete(close);
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  open.add(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** A stand-in's answer to a request. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged as HTML, in place of `json`. */
  body?: string;
  /** A misbehaving connection, instead of an answer or in its middle. */
  fault?: 'reset' | 'switch' | 'cut-off' | 'stall' | 'stall-in-body' | 'endless';
}

/**
 * What happens to a request instead of its answer: its connection is dropped before it takes effect; or its
 * client dies, so that it never arrives (`lost`) or takes effect without anyone reading the answer
 * (`unheard`).
 */
export type Interception = 'dropped' | 'lost' | 'unheard' | undefined;

export function send(
  response: ServerResponse,
  { status = 200, headers, json, body, fault }: Reply,
): void {
  const content = status === 204 ? '' : (body ?? JSON.stringify(json ?? {}));
  const type = { 'content-type': body === undefined ? 'application/json' : 'text/html' };
  const misbehave = {
    reset: () => response.socket?.resetAndDestroy(),
    switch: () =>
      response.socket?.write(
        'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
      ),
    stall: () => undefined,
    'cut-off': () => {
      response.writeHead(status, { ...type, 'content-length': String(content.length + 100) });
      response.write(content, () => response.socket?.destroy());
    },
    'stall-in-body': () => {
      response.writeHead(status, { ...type, 'content-length': String(content.length + 100) });
      response.write(content);
    },
    endless: () => {
      response.writeHead(status, type);
      const chunk = Buffer.alloc(1024 * 1024, 0x20);
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    },
  };
  if (fault) misbehave[fault]();
  else response.writeHead(status, { ...type, ...headers }).end(content);
}
