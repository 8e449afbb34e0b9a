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
  /** Sent as it is. */
  body?: string | undefined;
}

/** How much one try may take. */
export interface Bounds {
  /** The whole response must have arrived within this many milliseconds. */
  timeout: number;
  /** Longest body accepted, in bytes. */
  maxBytes: number;
}

export type Transport = (
  request: Request,
  bounds: Bounds & { signal: AbortSignal },
) => Promise<Response>;

/** No whole response came: refused, reset, cut off, or not in time. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
  /** Whether the server can't have seen the request: there was no connection to send it on. */
  readonly unsent: boolean;

  constructor(message: string, { cause, unsent }: { cause: unknown; unsent: boolean }) {
    super(message, { cause });
    this.unsent = unsent;
  }
}

export class OversizedBody extends Error {
  override name = 'OversizedBody';
}

/** Milliseconds: more than any request is given. */
const longestSilence = 24 * 60 * 60 * 1_000;

/**
 * Sends over `@actions/http-client`, which knows the runner's proxy settings. Redirects are not
 * followed.
 *
 * The client releases a request only once its headers have come, and its body reader waits forever
 * on a connection that breaks. So each request carries an abort signal of its own, and its body is
 * read here: as a stream, counted, and to its announced end.
 */
export function createTransport(): { send: Transport; close(): void } {
  // `request` calls `prepareRequest` before it first yields, so one variable serves every request.
  const current: { signal?: AbortSignal } = {};
  const handler = {
    prepareRequest(options: RequestOptions) {
      if (current.signal) options.signal = current.signal;
      // The client takes the host from a URL, in which IPv6 has brackets that a connection does not take.
      options.host = options.host?.replace(/^\[(.*)\]$/, '$1');
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('not reached')),
  };
  const client = new HttpClient('docs-agent-action', [handler], {
    allowRedirects: false,
    keepAlive: true,
    // Its own limit on silence is three minutes: each request has one here that ends it.
    socketTimeout: longestSilence,
  });

  const send: Transport = async ({ method, url, headers, body }, { timeout, maxBytes, signal }) => {
    const timer = AbortSignal.timeout(Math.max(1, Math.ceil(timeout)));
    const either = AbortSignal.any([signal, timer]);
    try {
      current.signal = either;
      const sending = client.request(method, url, body ?? null, {
        ...headers,
        // The client does not decode anything else.
        'accept-encoding': 'identity',
      });
      const { message } = await unlessAborted(sending, either);
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of message as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > maxBytes) {
          message.destroy();
          throw new OversizedBody(`the response is longer than ${maxBytes} bytes`);
        }
        chunks.push(chunk);
      }
      // A body that lasts as long as its connection counts as complete when that is ended here.
      either.throwIfAborted();
      return {
        status: message.statusCode ?? 0,
        headers: message.headers,
        body: new TextDecoder().decode(Buffer.concat(chunks)),
      };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof OversizedBody) throw error;
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

/** The request's response. While it waits for a proxy's tunnel, it ignores its signal. */
function unlessAborted<T>(response: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    // A listener that stayed would keep the response for as long as the step lives.
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Node's codes for a connection that was never made. */
const unsentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** The error's code; several addresses tried come as one error that has the first one's. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Node's own words for a broken connection; several addresses tried come as one error without. */
function describe(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0]);
  return error instanceof Error && error.message ? error.message : String(error);
}

/** A body as JSON, or as it came if it is not JSON. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
