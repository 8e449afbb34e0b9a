import {
  type ClassifyResponse,
  classifyByStatus,
  createSender,
  type GivingUp,
  isSuccess,
} from '../http/sender.ts';
import {
  ConnectionError,
  createTransport,
  OversizedBodyError,
  type Response,
  type Transport,
} from '../http/transport.ts';
import type { Log, Step } from '../step.ts';
import { jsonObjects, replyText } from './reply.ts';

/** Limits of a reply: a local model is slow, and a streamed token takes 200 bytes. */
const requestLimits = { timeout: 300_000, maxBytes: 8_000_000 };
/** Number of requests that may time out: after them none is sent, as it would time out, too. */
const maxTimeouts = 2;

/** `why` is the same text for all failures with the same cause. */
export type TaskResult<T> =
  | { kind: 'answer'; value: T }
  /** The task is too long for the model, but half of it may fit. */
  | { kind: 'too-long'; why: string }
  /** If `isFinal`, any other request would fail in the same way. */
  | { kind: 'failed'; why: string; isFinal: boolean };

export interface Task<T> {
  /** The system message: what to do. */
  prompt: string;
  /** The task's data, sent as JSON in the user message. */
  data: unknown;
  /** Reads the answer from a JSON object; null if the object doesn't have the form asked for. */
  read(json: object): T | null;
}

export type Model = ReturnType<typeof openModel>;

/** A request failed and is not repeated. */
class RequestFailed extends Error {
  readonly isFinal: boolean;

  constructor(why: string, isFinal = false) {
    super(why);
    this.isFinal = isFinal;
  }
}

/**
 * Opens the user's own model, behind an API compatible with OpenAI's chat completions. Requests have only
 * the fields `model`, `messages` and `temperature`, as servers differ in which other fields they refuse.
 *
 * @param url base address, without a trailing slash
 * @param key bearer token, sent only to this address; undefined if the server needs none
 * @param maxRequests limit for a report; repeated requests count, but not those refused with status 429
 * @param deadline monotonic time at which all requests end
 */
export function openModel({
  url,
  key,
  name,
  maxRequests,
  clock,
  signal,
  deadline,
  log,
}: Pick<Step, 'clock' | 'signal' | 'deadline'> & {
  url: string;
  key: string | undefined;
  name: string;
  maxRequests: number;
  log?: Pick<Log, 'info' | 'debug'>;
}) {
  const transport = createTransport();
  const counts = { requests: 0, retries: 0 };
  let requestsLeft = maxRequests;
  let atOnce = 2;
  let timeouts = 0;
  let settings: { temperature?: number } = { temperature: 0 };
  /** Whether the server ever sent a chat completion: until then, a refusal probably applies to every request. */
  let hasCompleted = false;

  async function complete(body: string, reserved: number): Promise<Response> {
    const send: Transport = async (request, limits) => {
      requestsLeft -= 1;
      try {
        const response = withErrorStatus(await transport.send(request, limits));
        if (response.status === 429) {
          requestsLeft += 1;
          atOnce = 1;
        }
        return response;
      } catch (error) {
        if (!(error instanceof ConnectionError)) throw error;
        if (isTimeout(error)) {
          // A server that handles one request at a time makes the second wait for the first.
          atOnce = 1;
          timeouts += 1;
          throw new RequestFailed('took too long', timeouts >= maxTimeouts);
        }
        throw requestsLeft > reserved ? error : new RequestFailed(noReplyText(error));
      }
    };
    const classify: ClassifyResponse = (response, wallTime) => {
      const isHopeless =
        isTooLong(response) ||
        response.body.includes('insufficient_quota') ||
        ('temperature' in settings && refusesTemperature(response));
      const mayRepeat = response.status === 429 || requestsLeft > reserved;
      return isHopeless || !mayRepeat ? { kind: 'final' } : classifyByStatus(response, wallTime);
    };
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const request = { method: 'POST', url: `${url}/chat/completions`, headers, body };
    const sender = createSender({ send, classify, clock, counts, log });
    const sent = await sender({ ...requestLimits, request, repeat: 'always', deadline, signal });
    if ('response' in sent) return sent.response;
    throw new RequestFailed(whyGivenUp(sent.gaveUp), true);
  }

  async function tryOnce<T>(
    { prompt, data, read }: Task<T>,
    reserved: number,
  ): Promise<TaskResult<T>> {
    const messages = [
      { role: 'system', content: prompt },
      { role: 'user', content: JSON.stringify(data) },
    ];
    const send = () => complete(JSON.stringify({ model: name, ...settings, messages }), reserved);
    const sent = settings;
    let response = await send();
    if ('temperature' in sent && refusesTemperature(response) && requestsLeft > reserved) {
      settings = {};
      response = await send();
    }
    const { body } = response;
    if (isTooLong(response)) {
      return { kind: 'too-long', why: "didn't fit into the model's context" };
    }
    if (!isSuccess(response)) return refusalResult(response, hasCompleted);
    const reply = replyText(body);
    if (!reply)
      return failed(`had no chat completion for a reply, ${addressAdvice}`, !hasCompleted);
    hasCompleted = true;
    // A model may repeat its task before the answer, name it in the answer, or wrap the answer in an object.
    const isTask = (json: object): number => Number('task' in json);
    for (const json of [...jsonObjects(reply.text)].sort((a, b) => isTask(a) - isTask(b))) {
      for (const candidate of [json, ...Object.values(json)]) {
        const value = candidate instanceof Object ? read(candidate) : null;
        if (value !== null) return { kind: 'answer', value };
      }
    }
    if (reply.isCut) return { kind: 'too-long', why: 'had a reply that was cut off' };
    return failed(noAnswer);
  }

  async function attempt<T>(task: Task<T>, reserved: number): Promise<TaskResult<T>> {
    try {
      return await tryOnce(task, reserved);
    } catch (error) {
      if (error instanceof RequestFailed) return failed(error.message, error.isFinal);
      if (error instanceof OversizedBodyError) return failed('had a reply that is far too long');
      throw error;
    }
  }

  return {
    name,
    /** Requests made so far. */
    get requests(): number {
      return counts.requests;
    },
    /** Requests that may still be made; 0 once the time is up. */
    get requestsLeft(): number {
      return clock.now() < deadline ? requestsLeft : 0;
    },
    /** How many requests to send at once: 2, or 1 if the server seems to handle only one. */
    get concurrency(): number {
      return atOnce;
    },
    /**
     * Sends a task and reads the answer: the first JSON object in the reply that has the right form. If
     * there is none, the task is sent once more.
     *
     * @param reserved number of requests to leave for other tasks, even if this task then can't be repeated
     * @throws the signal's reason when aborted
     */
    async ask<T>(task: Task<T>, reserved: number): Promise<TaskResult<T>> {
      const first = await attempt(task, reserved);
      const isUnread = first.kind === 'failed' && first.why === noAnswer;
      return isUnread && requestsLeft > reserved ? attempt(task, reserved) : first;
    },
    close: transport.close,
  };
}

/** Servers refuse a temperature with status 400, 422, 500 and others. */
const refusesTemperature = (response: Response): boolean =>
  !isSuccess(response) && !isTooLong(response) && response.body.includes('temperature');

const failed = (why: string, isFinal = false) => ({ kind: 'failed', why, isFinal }) as const;

const noAnswer = 'had a reply without an answer in the form asked for';

/**
 * Gives a refusal the status that it means. Some servers send errors with status 200: OpenRouter with the
 * real status in the body, LM Studio and gateways without.
 */
function withErrorStatus(response: Response): Response {
  const { body } = response;
  const start = body.slice(0, 10_000);
  const isError = /"error"\s*:\s*["{]/.test(start) && !start.includes('"choices"');
  if (!isSuccess(response) || !isError) return response;
  const code = /"code"\s*:\s*"?([45]\d\d)\b/.exec(start)?.[1];
  return { ...response, status: Number(code ?? 400) };
}

/**
 * Words of errors about a request that is longer than the model's context (llama.cpp, OpenAI and Azure,
 * vLLM, LM Studio, Ollama, Anthropic, Gemini, Mistral) or than the key's limit per minute.
 */
const tooLongWords = [
  'context_size',
  'context_length',
  'context size',
  'context length',
  'context window',
  'context overflow',
  'prompt is too long',
  'input token count',
  'request too large',
  'too many tokens',
  'maximum context',
];

function isTooLong({ status, body }: Response): boolean {
  if (status === 413) return true;
  const text = body.slice(0, 10_000).toLowerCase();
  return (
    [400, 422, 429, 500].includes(status) && tooLongWords.some((words) => text.includes(words))
  );
}

const addressAdvice =
  'check the inputs `model-url`, which ends before `/chat/completions`, and `model`';

/** Words of refusals that are about one request's text, and say nothing of the next request. */
const contentFilterWords = /content.?(?:filter|management|policy)|moderat|flagged|safety/i;

/** The result of a refusal, without the server's text, in which some servers repeat the prompt. */
function refusalResult({ status, body }: Response, hasCompleted: boolean) {
  const next: Record<number, string> = {
    400: addressAdvice,
    401: 'check the input `model-key`',
    402: 'the key has no credit left',
    403: 'check what the key in `model-key` may do',
    404: addressAdvice,
    405: addressAdvice,
    422: addressAdvice,
    429: "the key's quota is used up",
  };
  const isRedirect = status >= 300 && status < 400;
  const hint = isRedirect ? 'redirects are not followed: check `model-url`' : next[status];
  const why = `had status ${status}${hint === undefined ? '' : `, ${hint}`}`;
  const isFinal = isRedirect || [401, 402, 404, 429].includes(status);
  const isOfAll = !hasCompleted && status < 500 && !contentFilterWords.test(body.slice(0, 10_000));
  return failed(why, isFinal || isOfAll);
}

const noReplyText = ({ message }: ConnectionError): string => `got no reply (${message})`;

function whyGivenUp({ why, lastFailure, isRateLimited }: GivingUp): string {
  if (isRateLimited) return "had status 429, the key's limit is reached";
  if (why === 'deadline' || lastFailure === null) return 'ran out of time';
  return lastFailure instanceof ConnectionError
    ? noReplyText(lastFailure)
    : `had status ${lastFailure.status}`;
}

const isTimeout = ({ cause }: ConnectionError): boolean =>
  cause instanceof Error && cause.name === 'TimeoutError';
