type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** A page of 100 comments of 256 KiB is 25 MiB; JSON escapes can double it. */
const mostBytes = 64 * 1024 * 1024;

const bodiless = new Set([204, 205, 304]);

/**
 * A fetch whose answer is whole when it comes. Octokit takes a body that was cut off for an empty
 * one, and knows no bound on time and size.
 *
 * @param timeout milliseconds that one answer may take
 * @param timeLeft gives the milliseconds to the deadline
 */
export function boundFetch({
  fetch,
  timeout,
  timeLeft,
  signal,
}: {
  fetch: Fetch;
  timeout: number;
  timeLeft: () => number;
  signal: AbortSignal;
}): Fetch {
  return async (url, options) => {
    const limit = Math.ceil(Math.min(timeout, timeLeft()));
    if (limit <= 0) throw new Error('the time for the step is up');
    const timer = AbortSignal.timeout(limit);
    try {
      const response = await fetch(url, { ...options, signal: AbortSignal.any([signal, timer]) });
      const body = await readBody(response);
      return new Response(bodiless.has(response.status) ? null : body, {
        status: response.status,
        headers: [...response.headers],
      });
    } catch (error) {
      // Octokit treats an AbortError unlike other failures, so none leaves here.
      const reason = timer.aborted ? `no answer within ${limit / 1000} s` : deepestReason(error);
      throw new Error(reason, { cause: error });
    }
  };
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `fetch failed` says nothing; its cause does. */
function deepestReason(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return reason instanceof Error ? reason.message || reason.name : String(reason);
}
