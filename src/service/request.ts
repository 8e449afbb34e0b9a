import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { isRetried, retryAfter } from '../http/retry.ts';
import {
  createSender,
  type GaveUp,
  type Manner,
  type Repeat,
  type RequestCounts,
} from '../http/sender.ts';
import {
  type Bounds,
  ConnectionError,
  OversizedBody,
  type Response,
  type Transport,
} from '../http/transport.ts';
import { type Operation, operationWords, refusal, ServiceError, serviceWords } from './errors.ts';

interface RequestOptions<T> extends Bounds {
  operation: Operation;
  method?: 'GET' | 'POST';
  url: string;
  /** The body; absent in a GET. */
  json?: unknown;
  /** Names what is asked for in messages, such as `agent job j1 of project p1`. */
  subject: string;
  schema: z.ZodMiniType<T>;
  /** When the request may be sent again. */
  repeat: Repeat;
  /** Monotonic time at which tries and waits end. */
  deadline: number;
  signal: AbortSignal;
}

export type Request = <T>(options: RequestOptions<T>) => Promise<T>;

const manner: Manner = {
  assess: ({ status, headers }, wallTime) => {
    if (!isRetried(status)) return { kind: 'final' };
    const wait = retryAfter({ headers, wallTime });
    return { kind: status === 429 ? 'limited' : 'passing', wait };
  },
  leastShare: 0,
};

/**
 * Asks for JSON until it has it, and checks what came against its schema.
 *
 * @returns a function that resolves to the checked value
 * @throws ServiceError from that function, of the kind that {@link ServiceError.kind} names; the
 *   signal's reason when aborted
 */
export function createRequest({
  send,
  apiKey,
  clock,
  counts,
}: {
  send: Transport;
  apiKey: string;
  clock: Clock;
  counts: RequestCounts;
}): Request {
  const sender = createSender({ send, manner, clock, counts });
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };

  return async (options) => {
    const { method = 'GET', url, json, repeat, deadline, timeout, maxBytes, signal } = options;
    const request =
      json === undefined
        ? { method, url, headers }
        : {
            method,
            url,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(json),
          };
    try {
      const sent = await sender({ request, repeat, deadline, timeout, maxBytes, signal });
      if ('gaveUp' in sent) throw explain({ gaveUp: sent.gaveUp, options });
      return readAnswer({ response: sent.response, options });
    } catch (error) {
      if (!(error instanceof OversizedBody)) throw error;
      throw unusable({ kind: 'oversized', options, problem: error.message, cause: error });
    }
  };
}

function readAnswer<T>({
  response: { status, headers, body },
  options,
}: {
  response: Response;
  options: RequestOptions<T>;
}): T {
  if (status < 200 || status > 299) {
    throw refusal({ status, body, location: headers.location, ...options });
  }
  const kind = 'invalid-response';
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (cause) {
    const type = headers['content-type'];
    const problem = `it is not JSON${type ? ` (content type ${type})` : ''}`;
    throw unusable({ kind, options, problem, cause });
  }
  const parsed = z.safeParse(options.schema, json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'the response';
  const problem = `\`${field}\` is missing or of another type (${issue?.message})`;
  throw unusable({ kind, options, problem, cause: parsed.error });
}

/** The error for an unusable answer: after a request that changes something, it may have been done. */
function unusable({
  kind,
  options: { subject, operation, repeat },
  problem,
  cause,
}: {
  kind: 'invalid-response' | 'oversized';
  options: RequestOptions<unknown>;
  problem: string;
  cause: unknown;
}): ServiceError {
  const isOpen = repeat === 'if-nothing-was-done';
  const next = [
    isOpen && operationWords[operation].unconfirmed,
    "Check that the input `base-url` is the service's address and that no proxy answers in its place.",
  ];
  return new ServiceError(
    isOpen ? 'unconfirmed' : kind,
    `The service's response for ${subject} can't be used: ${problem}. ${next.filter(Boolean).join(' ')}`,
    { cause },
  );
}

/** The error for a request without a final answer. */
function explain({
  gaveUp: { why, failures, last, limited, wait },
  options: { subject, operation },
}: {
  gaveUp: GaveUp;
  options: RequestOptions<unknown>;
}): ServiceError {
  if (!last) return new ServiceError(why, `Time ran out before the request for ${subject}.`);
  const isConnection = last instanceof ConnectionError;
  const cause = isConnection ? { cause: last } : {};
  const said = isConnection
    ? last.message
    : [`status ${last.status}`, serviceWords(last.body)].filter(Boolean).join(': ');
  const words = operationWords[operation];
  if (why === 'unconfirmed') {
    // Of these, the service answered that it did not take the request on.
    if (!isConnection && last.status < 500) {
      return refusal({ ...last, location: undefined, subject, operation });
    }
    const message = `No usable answer came for ${subject}: ${said}. ${words.unconfirmed}`;
    return new ServiceError(why, message, cause);
  }
  const tries = `${failures} ${failures === 1 ? 'try' : 'tries'}`;
  const reasons = {
    failures: failures === 1 ? `${tries} failed` : `${failures} tries in a row failed`,
    deadline: `the time was up after ${tries}`,
    'retry-after': `the service asks to wait ${Math.ceil((wait ?? 0) / 1000)} s, which is longer than the step may take`,
  };
  const next = limited
    ? `${words.limit}: run again later, or raise \`timeout-minutes\`.`
    : isConnection
      ? 'Check the input `base-url`, the network and the proxy settings of the runner, and the status of the service.'
      : 'Check the status of the service, then run again.';
  const message = `No answer for ${subject}: ${reasons[why]}. The last one: ${said}. ${next}`;
  return new ServiceError(why, message, cause);
}
