import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { refusal, ServiceError, serviceWords } from './errors.ts';
import { isRetried, planRetry, retryAfter } from './retry.ts';
import { ConnectionError, OversizedBody, type Response, type Transport } from './transport.ts';

/** Running totals over all requests of a client. */
export interface RequestCounts {
  requests: number;
  retries: number;
  /** Milliseconds spent waiting between tries. */
  waited: number;
}

interface RequestOptions<T> {
  url: string;
  /** Names what is asked for in messages, such as `agent job j1 of project p1`. */
  subject: string;
  schema: z.ZodMiniType<T>;
  /** Longest body accepted, in bytes. */
  maxBytes: number;
  /** Milliseconds that one try may take. */
  timeout: number;
  /** Monotonic time at which tries and waits end. */
  deadline: number;
  signal: AbortSignal;
  /** False for a single try. */
  retry?: boolean;
}

export type Request = <T>(options: RequestOptions<T>) => Promise<T>;

/**
 * GETs JSON until it has it: tries again what may pass, waits as told, keeps the deadline, and
 * checks what came against its schema.
 *
 * @returns a function that resolves to the checked value
 * @throws ServiceError from that function, of the kind that {@link ServiceError.kind} names; the
 *   signal's reason when aborted
 */
export function createRequest({
  get,
  apiKey,
  clock,
  counts,
}: {
  get: Transport;
  apiKey: string;
  clock: Clock;
  counts: RequestCounts;
}): Request {
  const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json' };

  return async ({ url, subject, schema, maxBytes, timeout, deadline, signal, retry = true }) => {
    for (let failures = 1; ; failures += 1) {
      signal.throwIfAborted();
      const timeLeft = deadline - clock.now();
      if (timeLeft <= 0)
        throw new ServiceError('deadline', `Time ran out before the request for ${subject}.`);
      counts.requests += 1;
      const answer = await settle(() =>
        get({ url, headers, timeout: Math.min(timeout, timeLeft), maxBytes, signal }),
      );
      if (answer instanceof OversizedBody) {
        throw invalidResponse({ subject, problem: answer.message, cause: answer });
      }
      if (!(answer instanceof ConnectionError) && !isRetried(answer.status)) {
        return readAnswer({ answer, subject, schema });
      }
      const plan = planRetry({
        failures: retry ? failures : Number.POSITIVE_INFINITY,
        retryAfter:
          answer instanceof ConnectionError
            ? null
            : retryAfter({ headers: answer.headers, wallTime: clock.wallTime() }),
        timeLeft: deadline - clock.now(),
        random: clock.random(),
      });
      if (plan.kind === 'give-up')
        throw gaveUp({ why: plan.why, failures, answer, subject, clock });
      counts.retries += 1;
      counts.waited += plan.milliseconds;
      await clock.sleep(plan.milliseconds, signal);
    }
  };
}

async function settle(
  send: () => Promise<Response>,
): Promise<Response | ConnectionError | OversizedBody> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ConnectionError || error instanceof OversizedBody) return error;
    throw error;
  }
}

function readAnswer<T>({
  answer: { status, headers, body },
  subject,
  schema,
}: {
  answer: Response;
  subject: string;
  schema: z.ZodMiniType<T>;
}): T {
  if (status < 200 || status > 299) {
    throw refusal({ status, body, location: headers.location, subject });
  }
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (cause) {
    const type = headers['content-type'];
    const problem = `it is not JSON${type ? ` (content type ${type})` : ''}`;
    throw invalidResponse({ subject, problem, cause });
  }
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'the response';
  throw invalidResponse({
    subject,
    problem: `\`${field}\` is missing or of another type (${issue?.message})`,
    cause: parsed.error,
  });
}

function invalidResponse({
  subject,
  problem,
  cause,
}: {
  subject: string;
  problem: string;
  cause: unknown;
}): ServiceError {
  return new ServiceError(
    'invalid-response',
    `The service's response for ${subject} can't be used: ${problem}. Check that the input \`base-url\` is the service's address and that no proxy answers in its place.`,
    { cause },
  );
}

function gaveUp({
  why,
  failures,
  answer,
  subject,
  clock,
}: {
  why: 'failures' | 'deadline' | 'retry-after';
  failures: number;
  answer: Response | ConnectionError;
  subject: string;
  clock: Clock;
}): ServiceError {
  const isConnection = answer instanceof ConnectionError;
  const last = isConnection
    ? answer.message
    : [`status ${answer.status}`, serviceWords(answer.body)].filter(Boolean).join(': ');
  const wait = isConnection
    ? 0
    : (retryAfter({ headers: answer.headers, wallTime: clock.wallTime() }) ?? 0);
  const limited = !isConnection && answer.status === 429;
  const reasons = {
    failures: `${failures} ${failures === 1 ? 'try' : 'tries in a row'} failed`,
    deadline: `the time was up after ${failures} ${failures === 1 ? 'try' : 'tries'}`,
    'retry-after': `the service asks to wait ${Math.ceil(wait / 1000)} s, which is longer than the step may take`,
  };
  const next = limited
    ? "The organization's request limit is used up: run again later, or raise `timeout-minutes`."
    : isConnection
      ? 'Check the input `base-url`, the network and the proxy settings of the runner, and the status of the service.'
      : 'Check the status of the service, then run again.';
  return new ServiceError(
    why,
    `No answer for ${subject}: ${reasons[why]}. The last one: ${last}. ${next}`,
    isConnection ? { cause: answer } : {},
  );
}
