import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in answers to one request. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, in place of `json`. */
  body?: string;
  /** A connection that misbehaves, in place of an answer or in its middle. */
  fault?: 'reset' | 'cut-off' | 'stall' | 'stall-in-body' | 'endless';
}

export interface ServiceRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** `performance.now()` of the request's arrival. */
  at: number;
}

/** Gives the n-th request for its resource, counted from 0, its reply. */
export type Script = (request: ServiceRequest, index: number) => Reply;

export interface StandInService {
  url: string;
  requests: ServiceRequest[];
  close(): Promise<void>;
}

/** One reply after the other; the last one repeats. */
export const inTurn =
  (...replies: Reply[]): Script =>
  (_, index) =>
    replies[Math.min(index, replies.length - 1)] ?? { status: 500 };

/** The replies of `script`, but for the requests that `faults` names by their index. */
export const withFaults = (script: Script, faults: Record<number, Reply>): Script => {
  let shifted = 0;
  return (request, index) => {
    const fault = faults[index];
    if (fault) shifted += 1;
    return fault ?? script(request, index - shifted);
  };
};

const known = { apiKey: 'mint_test_key_0123456789', projectId: 'acme-docs' };

/**
 * A stand-in for the administrative API, written from its specification: it checks the bearer
 * token and the paths, and answers each of the two operations by a script.
 */
export async function startService({
  job = () => notFound,
  conversations = () => notFound,
  apiKey = known.apiKey,
  projectId = known.projectId,
  jobId = 'job-1',
}: {
  job?: Script;
  conversations?: Script;
  apiKey?: string;
  projectId?: string;
  jobId?: string;
} = {}): Promise<StandInService> {
  const requests: ServiceRequest[] = [];
  const project = encodeURIComponent(projectId);
  const operations = [
    { path: `/v2/agent/${project}/job/${encodeURIComponent(jobId)}`, script: job, count: 0 },
    { path: `/v1/analytics/${project}/assistant`, script: conversations, count: 0 },
  ];
  const server = createServer((message, response) => {
    const url = new URL(message.url ?? '/', 'http://service.invalid');
    const request: ServiceRequest = {
      method: message.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: message.headers,
      at: performance.now(),
    };
    requests.push(request);
    if (message.headers.authorization !== `Bearer ${apiKey}`) {
      send(response, { status: 401, json: { error: 'Invalid API key' } });
      return;
    }
    const operation = operations.find(({ path }) => path === url.pathname);
    if (!operation || request.method !== 'GET') {
      send(response, notFound);
      return;
    }
    send(response, operation.script(request, operation.count++));
  });
  const sockets = new Set<import('node:net').Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const notFound: Reply = { status: 404, json: { error: 'Not found' } };

function send(response: ServerResponse, { status = 200, headers, json, body, fault }: Reply): void {
  const text = body ?? JSON.stringify(json ?? {});
  const type = { 'content-type': body === undefined ? 'application/json' : 'text/html' };
  const misbehave = {
    reset: () => response.socket?.resetAndDestroy(),
    stall: () => undefined,
    'cut-off': () => {
      response.writeHead(status, { ...type, 'content-length': String(text.length + 100) });
      response.write(text, () => response.socket?.destroy());
    },
    'stall-in-body': () => {
      response.writeHead(status, { ...type, 'content-length': String(text.length + 100) });
      response.write(text);
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
  else response.writeHead(status, { ...type, ...headers }).end(text);
}
