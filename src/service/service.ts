import * as z from 'zod/mini';
import {
  assessByStatus,
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
import type { Clock, Log } from '../step.ts';
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

interface ServiceRequest<T> extends Bounds {
  operation: Operation;
  method?: 'GET' | 'POST';
  /** From the base address on, encoded, with the query. */
  path: string;
  /** The body; absent in a GET. */
  json?: unknown;
  /** What is requested, for messages, such as `agent job j1 of project p1`. */
  subject: string;
  schema: z.ZodMiniType<T>;
  repeat: Repeat;
  /** Monotonic time at which tries and waits end. */
  deadline: number;
}

/** One project of the service, as one key sees it. */
export interface Service {
  /**
   * Requests JSON, with retries, and checks it against the schema.
   *
   * @throws ServiceError; the signal's reason when aborted
   */
  ask<T>(asked: ServiceRequest<T>): Promise<T>;
  projectId: string;
  clock: Clock;
  /**
   * How many requests to the analytics are left in this hour, at most: what the service reported, or
   * its documented limit less the requests made here.
   */
  requestsLeft(): number;
  /** For all clients together. */
  readonly counts: Readonly<RequestCounts>;
  close(): void;
}

/** The service's documented limit for an organization's requests to the analytics. */
const hourlyLimit = 100;

/** The number of requests left, if the response reports it. */
function remainingRequests({ headers }: Response): number | null {
  const remaining = headers['x-ratelimit-remaining'] ?? headers['ratelimit-remaining'];
  return typeof remaining === 'string' && /^\d+$/.test(remaining) ? Number(remaining) : null;
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
  const sender = createSender({ send: transport.send, assess: assessByStatus, clock, counts, log });
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };

  let reportedLeft = Number.POSITIVE_INFINITY;

  const ask: Service['ask'] = async (asked) => {
    const { method = 'GET', path, json, ...sending } = asked;
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
      if ('gaveUp' in sent) throw await explain(sent.gaveUp, asked);
      reportedLeft = remainingRequests(sent.response) ?? reportedLeft;
      return await readResponse(asked, sent.response);
    } catch (error) {
      if (!(error instanceof OversizedBody)) throw error;
      throw unusable(asked, { kind: 'oversized', problem: error.message, cause: error });
    }
  };
  const requestsLeft = () => Math.min(reportedLeft, hourlyLimit - counts.requests);
  return { ask, projectId, clock, counts, requestsLeft, close: transport.close };
}

async function readResponse<T>(
  asked: ServiceRequest<T>,
  { status, headers, body }: Response,
): Promise<T> {
  if (status < 200 || status > 299) {
    throw await refusal({ status, body, location: headers.location, ...asked });
  }
  const json = parseBody(body);
  const parsed = z.safeParse(asked.schema, json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'the response';
  const type = headers['content-type'];
  const problem =
    json === body
      ? `it is not JSON${type ? ` (content type ${await serverText(type)})` : ''}`
      : `\`${field}\` is missing or of another type (${issue?.message})`;
  throw unusable(asked, { kind: 'invalid-response', problem, cause: parsed.error });
}

/** The error for an unusable response, after which a change may have been made. */
function unusable(
  { subject, operation, repeat }: ServiceRequest<unknown>,
  { kind, problem, cause }: { kind: ServiceErrorKind; problem: string; cause: unknown },
): ServiceError {
  const isChange = repeat === 'if-nothing-was-done';
  const next = isChange ? `${operationWords[operation].unconfirmed} ` : '';
  return new ServiceError(
    isChange ? 'unconfirmed' : kind,
    `The service's response for ${subject} can't be used: ${problem}. ${next}Check that the input \`base-url\` is the service's address and that no proxy answers in its place.`,
    { cause },
  );
}

async function explain(
  { why, failures, last, limited, wait }: GaveUp,
  { subject, operation }: ServiceRequest<unknown>,
): Promise<ServiceError> {
  if (!last) return new ServiceError(why, `Time ran out before the request for ${subject}.`);
  const isConnection = last instanceof ConnectionError;
  const words = operationWords[operation];
  // A status below 500 means that the service did not accept the request.
  if (why === 'unconfirmed' && !isConnection && last.status < 500) {
    return refusal({ ...last, location: undefined, subject, operation });
  }
  const failure = isConnection
    ? last.message
    : [`status ${last.status}`, await serviceWords(last.body)].filter(Boolean).join(': ');
  const tries = countOf(failures, 'try', 'tries');
  const reasons = {
    failures: failures === 1 ? `${tries} failed` : `${failures} tries in a row failed`,
    deadline: `time ran out after ${tries}`,
    'retry-after': `the service asks to wait ${Math.ceil((wait ?? 0) / 1000)} s, which is longer than the step may take`,
  };
  const next = limited
    ? `${words.limit}: run again later, or raise \`timeout-minutes\`.`
    : isConnection
      ? 'Check the input `base-url`, the network and the proxy settings of the runner, and the status of the service.'
      : 'Check the status of the service, then run again.';
  const message =
    why === 'unconfirmed'
      ? `No usable response for ${subject}: ${failure}. ${words.unconfirmed}`
      : `No response for ${subject}: ${reasons[why]}. The last failure: ${failure}. ${next}`;
  return new ServiceError(why, message, isConnection ? { cause: last } : {});
}
