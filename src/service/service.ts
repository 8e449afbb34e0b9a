import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { isRetried, retryAfter } from '../http/retry.ts';
import {
  type AssessResponse,
  createSender,
  type GaveUp,
  type Repeat,
  type RequestCounts,
} from '../http/sender.ts';
import {
  type Bounds,
  ConnectionError,
  createTransport,
  OversizedBody,
  parseBody,
  type Response,
} from '../http/transport.ts';
import type { Log } from '../log.ts';
import { countOf } from '../text/counts.ts';
import { serverText } from '../text/server-words.ts';
import {
  type Operation,
  operationWords,
  refusal,
  ServiceError,
  type ServiceErrorKind,
  serviceWords,
} from './errors.ts';

interface Asking<T> extends Bounds {
  operation: Operation;
  method?: 'GET' | 'POST';
  /** From the base address on, encoded, with the query. */
  path: string;
  /** The body; absent in a GET. */
  json?: unknown;
  /** Names what is asked for in messages, such as `agent job j1 of project p1`. */
  subject: string;
  schema: z.ZodMiniType<T>;
  /** When the request may be sent again. */
  repeat: Repeat;
  /** Monotonic time at which tries and waits end. */
  deadline: number;
}

/** One project of the service, as one key may ask about it: what its clients share. */
export interface Service {
  /**
   * Asks for JSON until it has it, and checks what came against its schema.
   *
   * @throws ServiceError of the kind that {@link ServiceError.kind} names; the signal's reason when
   *   aborted
   */
  ask<T>(asking: Asking<T>): Promise<T>;
  projectId: string;
  clock: Clock;
  /**
   * How many requests to the analytics are left in this hour at most, as far as that is known: what
   * the service says, or its documented limit without those that were made here.
   */
  requestsLeft(): number;
  /** Of all clients together. */
  readonly counts: Readonly<RequestCounts>;
  close(): void;
}

const assess: AssessResponse = ({ status, headers }, wallTime) => {
  if (!isRetried(status)) return { kind: 'final' };
  const wait = retryAfter(headers, wallTime);
  return { kind: status === 429 ? 'limited' : 'transient', wait };
};

/** Requests to the analytics that an organization has in an hour, as the service documents. */
const hourlyLimit = 100;

/** What a response says of the requests that are left; null if it says nothing. */
function toldLeft({ headers }: Response): number | null {
  const said = headers['x-ratelimit-remaining'] ?? headers['ratelimit-remaining'];
  return typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : null;
}

/** @param baseUrl without a slash at its end */
export function openService({
  baseUrl,
  apiKey,
  projectId,
  clock,
  signal,
  log,
}: {
  baseUrl: string;
  apiKey: string;
  projectId: string;
  clock: Clock;
  signal: AbortSignal;
  log?: Log;
}): Service {
  const transport = createTransport();
  const counts: RequestCounts = { requests: 0, retries: 0, waited: 0 };
  const sender = createSender({ send: transport.send, assess, clock, counts, log });
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };

  let told = Number.POSITIVE_INFINITY;

  const ask: Service['ask'] = async (asking) => {
    const { method = 'GET', path, json, ...sending } = asking;
    const request = {
      method,
      url: `${baseUrl}${path}`,
      headers,
      ...(json !== undefined && {
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    };
    try {
      const sent = await sender({ ...sending, request, signal });
      if ('gaveUp' in sent) throw await explain(sent.gaveUp, asking);
      told = toldLeft(sent.response) ?? told;
      return await readAnswer(asking, sent.response);
    } catch (error) {
      if (!(error instanceof OversizedBody)) throw error;
      throw unusable(asking, { kind: 'oversized', problem: error.message, cause: error });
    }
  };
  const requestsLeft = () => Math.min(told, hourlyLimit - counts.requests);
  return { ask, projectId, clock, counts, requestsLeft, close: transport.close };
}

async function readAnswer<T>(asking: Asking<T>, { status, headers, body }: Response): Promise<T> {
  if (status < 200 || status > 299) {
    throw await refusal({ status, body, location: headers.location, ...asking });
  }
  const json = parseBody(body);
  const parsed = z.safeParse(asking.schema, json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'the response';
  const type = headers['content-type'];
  const problem =
    json === body
      ? `it is not JSON${type ? ` (content type ${await serverText(type)})` : ''}`
      : `\`${field}\` is missing or of another type (${issue?.message})`;
  throw unusable(asking, { kind: 'invalid-response', problem, cause: parsed.error });
}

/** The error for an unusable answer: after a request that changes something, it may have been done. */
function unusable(
  { subject, operation, repeat }: Asking<unknown>,
  { kind, problem, cause }: { kind: ServiceErrorKind; problem: string; cause: unknown },
): ServiceError {
  const isOpen = repeat === 'if-nothing-was-done';
  const next = isOpen ? `${operationWords[operation].unconfirmed} ` : '';
  return new ServiceError(
    isOpen ? 'unconfirmed' : kind,
    `The service's response for ${subject} can't be used: ${problem}. ${next}Check that the input \`base-url\` is the service's address and that no proxy answers in its place.`,
    { cause },
  );
}

async function explain(
  { why, failures, last, limited, wait }: GaveUp,
  { subject, operation }: Asking<unknown>,
): Promise<ServiceError> {
  if (!last) return new ServiceError(why, `Time ran out before the request for ${subject}.`);
  const isConnection = last instanceof ConnectionError;
  const words = operationWords[operation];
  // Below 500 the service answered that it did not take the request on.
  if (why === 'unconfirmed' && !isConnection && last.status < 500) {
    return refusal({ ...last, location: undefined, subject, operation });
  }
  const said = isConnection
    ? last.message
    : [`status ${last.status}`, await serviceWords(last.body)].filter(Boolean).join(': ');
  const tries = countOf(failures, 'try', 'tries');
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
  const message =
    why === 'unconfirmed'
      ? `No usable answer came for ${subject}: ${said}. ${words.unconfirmed}`
      : `No answer for ${subject}: ${reasons[why]}. The last one: ${said}. ${next}`;
  return new ServiceError(why, message, isConnection ? { cause: last } : {});
}
