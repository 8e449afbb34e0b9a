import http, { type Agent, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { HttpClient } from '@actions/http-client';
import { getProxyUrl } from '@actions/http-client/lib/proxy';

export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export interface RequestLimits {
  /** Milliseconds within which the whole response must have arrived. */
  timeout: number;
  maxBytes: number;
}

export type Transport = (
  request: Request,
  bounds: RequestLimits & { signal: AbortSignal },
) => Promise<Response>;

/** There was no complete response: the connection was refused, reset, cut off or too slow. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
  /** Whether the server can't have seen the request, because there was no connection. */
  readonly isUnsent: boolean;

  constructor(message: string, { cause, unsent }: { cause: unknown; unsent: boolean }) {
    super(message, { cause });
    this.isUnsent = unsent;
  }
}

export class OversizedBodyError extends Error {
  override name = 'OversizedBodyError';
}

/**
 * Sends with Node's client, through the proxy that the runner's environment sets: its agents are those of
 * `@actions/http-client`. That package's own client waits forever if a connection breaks in the body, or
 * a server switches protocols.
 */
export function createTransport(): { send: Transport; close(): void } {
  const agents = new HttpClient('', [], { keepAlive: true });

  const send: Transport = async (request, { timeout, maxBytes, signal }) => {
    const timer = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
    const either = AbortSignal.any([signal, timer]);
    checkProxy(request.url);
    try {
      const message = await responseTo(request, agents.getAgent(request.url), either);
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of message as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > maxBytes) {
          message.destroy();
          throw new OversizedBodyError(`the response is longer than ${maxBytes} bytes`);
        }
        chunks.push(chunk);
      }
      // A body of undeclared length looks complete if an abort ends its connection.
      either.throwIfAborted();
      return {
        status: message.statusCode ?? 0,
        headers: message.headers,
        body: new TextDecoder().decode(Buffer.concat(chunks)),
      };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OversizedBodyError) throw error;
      throw new ConnectionError(
        timer.aborted
          ? `no complete response within ${Math.max(1, Math.round(timeout / 100)) / 10} s`
          : connectionMessage(error),
        { cause: error, unsent: unsentCodes.has(codeOf(error)) },
      );
    }
  };
  return { send, close: () => agents.dispose() };
}

/** Settles whatever the server does: with the response's headers, or with an error. */
function responseTo(
  { method, url, headers, body }: Request,
  agent: Agent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request: start } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const request = start(url, {
      method,
      headers: {
        ...headers,
        'user-agent': 'docs-agent-action',
        // Asks for an uncompressed response, because no response is decompressed here.
        'accept-encoding': 'identity',
      },
      agent,
      signal,
    });
    // A request that waits for a proxy's tunnel ignores its signal.
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const switched = new Error('the server switched to another protocol (status 101)');
    request
      .on('response', (message) => {
        // Without an `Upgrade` header, Node takes a 101 for the response.
        if (message.statusCode === 101) request.destroy(switched);
        else resolve(message);
      })
      .on('error', reject)
      .on('upgrade', (_, socket) => {
        reject(switched);
        socket.destroy();
      })
      .on('close', () => {
        reject(new Error('the connection was closed before a response'));
        // The listener would keep the response in memory for as long as the step runs.
        signal.removeEventListener('abort', abort);
      })
      .end(body);
  });
}

/**
 * The runner's variables name a proxy; `host:port` without a scheme is an address to most programs, and to
 * a URL parser one of the scheme `host`, which `@actions/http-client` would pass over in silence.
 *
 * @throws Error if the proxy for this URL is of a kind that can't be used
 */
function checkProxy(url: string): void {
  const names = url.startsWith('https:')
    ? ['https_proxy', 'HTTPS_PROXY']
    : ['http_proxy', 'HTTP_PROXY'];
  for (const name of names) {
    const value = process.env[name]?.trim();
    if (value && !value.includes('://')) process.env[name] = `http://${value}`;
  }
  const proxy = getProxyUrl(new URL(url));
  if (!proxy || /^https?:$/.test(proxy.protocol)) return;
  throw new Error(
    `The proxy of the runner can't be used: expected the address of an http proxy, such as \`http://proxy.example:8080\`, in the environment variable ${names.join(' or ')}, but it begins with \`${proxy.protocol}\`.`,
  );
}

/** Node's codes for a connection that was never made. */
const unsentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** If several addresses were tried, the error has the code of the first address. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Node's message about a failed connection; if several addresses were tried, about the first. */
function connectionMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return connectionMessage(error.errors[0]);
  const message = error instanceof Error && error.message ? error.message : String(error);
  // OpenSSL's messages end with a line break.
  return message.trim();
}

/** The body as JSON, or unchanged if it is not JSON. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
