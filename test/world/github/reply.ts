import type { ServerResponse } from 'node:http';

/** The stand-in's answer to a request. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged as HTML, in place of `json`. */
  body?: string;
  /** A misbehaving connection, instead of an answer or in its middle. */
  fault?: 'reset' | 'cut-off' | 'stall';
}

/** An error in GitHub's form. */
export const refusal = (status: number, message: string, more: object = {}): Reply => ({
  status,
  json: { message, documentation_url: 'https://docs.github.com/rest', ...more },
});

export const notFound = refusal(404, 'Not Found');
export const noPermission = refusal(403, 'Resource not accessible by integration');
export const secondaryRateLimit = (seconds?: number): Reply => ({
  ...refusal(403, 'You have exceeded a secondary rate limit. Please wait a few minutes.'),
  headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
});
/** @param reset seconds since the epoch */
export const primaryRateLimit = (reset: number): Reply => ({
  ...refusal(403, 'API rate limit exceeded for installation.'),
  headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) },
});

export function send(
  response: ServerResponse,
  { status = 200, headers, json, body, fault }: Reply,
): void {
  const text = status === 204 ? '' : (body ?? JSON.stringify(json ?? {}));
  const type = body === undefined ? 'application/json; charset=utf-8' : 'text/html';
  const all = { 'content-type': type, ...headers };
  const answer = {
    reset: () => response.socket?.resetAndDestroy(),
    stall: () => undefined,
    'cut-off': () => {
      response.writeHead(status, { ...all, 'content-length': String(text.length + 100) });
      response.write(text, () => response.socket?.destroy());
    },
    none: () => response.writeHead(status, all).end(text),
  };
  answer[fault ?? 'none']();
}
