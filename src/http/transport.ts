import type { IncomingHttpHeaders, RequestOptions } from 'node:http';
import { HttpClient } from '@actions/http-client';

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

/** Limits for one try of a request. */
export interface RequestLimits {
  /** The whole response must have arrived within this many milliseconds. */
  timeout: number;
  /** Maximum length of the response's body. */
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
  readonly unsent: boolean;

  constructor(message: string, { cause, unsent }: { cause: unknown; unsent: boolean }) {
    super(message, { cause });
    this.unsent = unsent;
  }
}

export class OversizedBodyError extends Error {
  override name = 'OversizedBodyError';
}

/**
 * Sends with `@actions/http-client`, which knows the runner's proxy settings. That client can't cancel
 * a request before its headers have arrived, and its body reader waits forever if the connection
 * breaks. So each request has its own abort signal, and its body is read here.
 */
export function createTransport(): { send: Transport; close(): void } {
  // `client.request` calls `prepareRequest` synchronously, so one variable serves all requests.
  const current: { signal?: AbortSignal } = {};
  const handler = {
    prepareRequest(options: RequestOptions) {
      if (current.signal) options.signal = current.signal;
      // The client keeps the brackets of an IPv6 host, which a connection rejects.
      options.host = options.host?.replace(/^\[(.*)\]$/, '$1');
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('not reached')),
  };
  const client = new HttpClient('docs-agent-action', [handler], {
    allowRedirects: false,
    keepAlive: true,
    // A day: the default of three minutes would end longer requests.
    socketTimeout: 24 * 60 * 60 * 1_000,
  });

  const send: Transport = async ({ method, url, headers, body }, { timeout, maxBytes, signal }) => {
    const timer = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
    const either = AbortSignal.any([signal, timer]);
    try {
      current.signal = either;
      const sending = client.request(method, url, body ?? null, {
        ...headers,
        // The client doesn't decompress responses.
        'accept-encoding': 'identity',
      });
      const { message } = await unlessAborted(sending, either);
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
          ? `no complete response within ${Math.round(timeout / 100) / 10} s`
          : describe(error),
        { cause: error, unsent: unsentCodes.has(codeOf(error)) },
      );
    }
  };
  return { send, close: () => client.dispose() };
}

/** Rejects on abort even while the request waits for a proxy's tunnel, when it ignores its signal. */
function unlessAborted<T>(response: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    // The listener would keep the response in memory for as long as the step runs.
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Node's codes for a connection that was never made. */
const unsentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** If several addresses were tried, the error has the code of the first address. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Node's message; if several addresses were tried, it is in the error of the first address. */
function describe(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  return error instanceof Error && error.message ? error.message : String(error);
}

/** The body as JSON, or unchanged if it is not JSON. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
