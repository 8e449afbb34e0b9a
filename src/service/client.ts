import * as z from 'zod/mini';
import {
  classifyByStatus,
  createSender,
  describeTries,
  type GivingUp,
  isSuccess,
  type RepeatPolicy,
  type RequestCounts,
} from '../http/sender.ts';
import {
  ConnectionError,
  createTransport,
  OversizedBodyError,
  parseBody,
  type RequestLimits,
  type Response,
} from '../http/transport.ts';
import type { Log, Step } from '../step.ts';
import { redactServerText } from '../text/server-words.ts';
import {
  type Operation,
  operationTexts,
  refusalError,
  ServiceError,
  type ServiceErrorKind,
  serviceErrorText,
} from './errors.ts';

interface ServiceRequest<T> extends RequestLimits {
  operation: Operation;
  /** Encoded path, with the query. */
  path: string;
  /** The body of a POST; absent for a GET. */
  json?: unknown;
  /** Names what is requested in messages, such as `agent job j1 of project p1`. */
  subject: string;
  schema: z.ZodMiniType<T>;
  repeat: RepeatPolicy;
  /** Ends the request; by default the step's own signal. */
  signal?: AbortSignal;
  /** Monotonic time at which tries and waits end. */
  deadline: number;
}

/** The service's documented limit for an organization's requests to the analytics. */
const hourlyLimit = 100;

export type ServiceClient = ReturnType<typeof openServiceClient>;

/**
 * Makes requests about one project, with one key.
 *
 * @param baseUrl without a trailing slash
 */
export function openServiceClient({
  baseUrl,
  apiKey,
  projectId,
  clock,
  signal: stepSignal,
  log,
}: Pick<Step, 'clock' | 'signal'> & {
  baseUrl: string;
  apiKey: string;
  projectId: string;
  log?: Log;
}) {
  const transport = createTransport();
  const counts: RequestCounts = { requests: 0, retries: 0 };
  const sender = createSender({
    send: transport.send,
    classify: classifyByStatus,
    reasonIn: ({ body }) => serviceErrorText(body),
    clock,
    counts,
    log,
  });
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };

  let reportedLeft = Number.POSITIVE_INFINITY;

  /**
   * Requests JSON, with retries, and checks it against the schema.
   *
   * @throws ServiceError; the signal's reason when aborted
   */
  const ask = async <T>(request: ServiceRequest<T>): Promise<T> => {
    const { path, json, signal = stepSignal, ...sending } = request;
    const url = `${baseUrl}${path}`;
    const sent =
      json === undefined
        ? { method: 'GET', url, headers }
        : {
            method: 'POST',
            url,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(json),
          };
    try {
      const result = await sender({ ...sending, request: sent, signal });
      if ('gaveUp' in result) throw await explainGivingUp(result.gaveUp, request);
      const { headers: received } = result.response;
      const left = String(received['x-ratelimit-remaining'] ?? received['ratelimit-remaining']);
      if (/^\d+$/.test(left)) reportedLeft = Number(left);
      return await readResponse(request, result.response);
    } catch (error) {
      if (!(error instanceof OversizedBodyError)) throw error;
      throw responseError(request, { kind: 'oversized', problem: error.message, cause: error });
    }
  };
  /**
   * Analytics requests left in this hour, at most: what the service reported or, if less, its
   * documented limit minus the requests made here.
   */
  const requestsLeft = (): number => Math.min(reportedLeft, hourlyLimit - counts.requests);
  return { ask, projectId, clock, counts, requestsLeft, close: transport.close };
}

async function readResponse<T>(request: ServiceRequest<T>, response: Response): Promise<T> {
  const { headers, body } = response;
  if (!isSuccess(response)) throw await refusalError(request, response);
  const json = parseBody(body);
  const parsed = z.safeParse(request.schema, json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'the response';
  const type = headers['content-type'];
  const problem =
    json === body
      ? `it is not JSON${type ? ` (content type ${await redactServerText(type)})` : ''}`
      : issue?.code === 'custom'
        ? `\`${field}\` ${issue.message}`
        : `\`${field}\` is missing or of another type (${issue?.message})`;
  throw responseError(request, { kind: 'invalid-response', problem, cause: parsed.error });
}

/** The error for a response that can't be used; it warns if the service may have made a change. */
function responseError(
  { subject, operation, repeat }: ServiceRequest<unknown>,
  { kind, problem, cause }: { kind: ServiceErrorKind; problem: string; cause: unknown },
): ServiceError {
  const isChange = repeat === 'if-nothing-was-done';
  const next = isChange ? `${operationTexts[operation].ifUnconfirmed} ` : '';
  return new ServiceError(
    isChange ? 'unconfirmed' : kind,
    `The service's response for ${subject} can't be used: ${problem}. ${next}Check that the input \`base-url\` is the service's address and that no proxy answers in its place.`,
    { cause },
  );
}

async function explainGivingUp(
  gaveUp: GivingUp,
  request: ServiceRequest<unknown>,
): Promise<ServiceError> {
  const { why, lastFailure, failureText, isRateLimited, retryAfter } = gaveUp;
  const { subject, operation } = request;
  if (!lastFailure) {
    return new ServiceError(
      why,
      `Time ran out before the request for ${subject}, which was not sent. Raise \`timeout-minutes\`.`,
    );
  }
  const isConnection = lastFailure instanceof ConnectionError;
  const words = operationTexts[operation];
  // A status below 500 means that the service did not accept the request.
  if (why === 'unconfirmed' && !isConnection && lastFailure.status < 500) {
    return refusalError(request, lastFailure);
  }
  const options = isConnection ? { cause: lastFailure } : {};
  if (why === 'unconfirmed') {
    const message = `No usable response for ${subject}: ${failureText}. ${words.ifUnconfirmed}`;
    return new ServiceError(why, message, options);
  }
  const ended =
    why === 'retry-after'
      ? `: the service asks to wait ${Math.ceil((retryAfter ?? 0) / 1000)} s, which is longer than the step has left`
      : ` ${describeTries(gaveUp)}`;
  const next = isRateLimited
    ? `${words.limitReached}: raise \`timeout-minutes\`, or try again later.`
    : isConnection
      ? 'Check the input `base-url`, the network and the proxy settings of the runner, and the status of the service.'
      : 'Check the status of the service.';
  const what = isConnection
    ? `No response for ${subject}`
    : `The service answered ${lastFailure.status} to the request for ${subject}`;
  const message = `${what}${ended}. The last failure: ${failureText}. ${next}`;
  return new ServiceError(why, message, options);
}
