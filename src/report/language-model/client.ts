import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { ConnectionError, createTransport, OversizedBody } from '../../http/transport.ts';

/** Bounds on one request, and on all of a report. */
const bounds = { timeout: 60_000, maxBytes: 1_000_000 };
export const mostRequests = 6;

/** The model gave no answer that can be used: the report goes on without it. */
export class ModelError extends Error {
  override name = 'ModelError';
}

/** A model of the user's own, behind an API in the form of OpenAI's chat completions. */
export interface LanguageModel {
  name: string;
  /** Requests made so far. */
  readonly requests: number;
  /**
   * Gives the model one task and reads its answer, in one try.
   *
   * @param task what the model is to do: the system message
   * @param material what it is to be done with, as JSON: the user message
   * @returns the JSON value that the model answered with
   * @throws ModelError; the signal's reason when aborted
   */
  ask(task: string, material: unknown): Promise<unknown>;
  close(): void;
}

/** Only what is read of a chat completion. */
const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/**
 * The request has the fields that every server of the kind takes and no other: `model`, `messages`,
 * `temperature`. `docs/language-model.md` names the servers and where their documentation says so.
 *
 * @param url base address, without a trailing slash
 * @param key sent as a bearer token, to this address and nowhere else; absent for a server without
 * @param deadline monotonic time at which the step's work must be over
 */
export function createLanguageModel({
  url,
  key,
  name,
  clock,
  signal,
  deadline,
}: {
  url: string;
  key: string | undefined;
  name: string;
  clock: Clock;
  signal: AbortSignal;
  deadline: number;
}): LanguageModel {
  const transport = createTransport({ userAgent: 'docs-agent-action' });
  let requests = 0;

  async function ask(task: string, material: unknown): Promise<unknown> {
    const timeLeft = deadline - clock.now();
    if (timeLeft <= 0) throw new ModelError('the time was up before it was asked');
    requests += 1;
    const request = {
      method: 'POST',
      url: `${url}/chat/completions`,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model: name,
        temperature: 0,
        messages: [
          { role: 'system', content: task },
          { role: 'user', content: JSON.stringify(material) },
        ],
      }),
    };
    const timeout = Math.min(bounds.timeout, timeLeft);
    try {
      const { status, body } = await transport.send(request, { ...bounds, timeout, signal });
      if (status < 200 || status > 299) throw new ModelError(refusalOf(status));
      return answerIn(body);
    } catch (error) {
      if (error instanceof ConnectionError || error instanceof OversizedBody) {
        throw new ModelError(error.message, { cause: error });
      }
      throw error;
    }
  }

  return {
    name,
    get requests() {
      return requests;
    },
    ask,
    close: transport.close,
  };
}

/** The server's own words are left out: some repeat what they were sent. */
function refusalOf(status: number): string {
  const next: Record<number, string> = {
    401: 'check the input `model-key`',
    403: 'check what the key in `model-key` may do',
    404: 'check the inputs `model-url`, which ends before `/chat/completions`, and `model`',
    429: "the key's limit is reached",
  };
  const why = next[status] ?? (status < 400 ? 'redirects are not followed: check `model-url`' : '');
  return `status ${status}${why && `, ${why}`}`;
}

/** The JSON that a completion's text is. Many models put a fence around it, whatever they are told. */
function answerIn(body: string): unknown {
  const completion = z.safeParse(completionSchema, parsed(body, 'its response is not JSON'));
  const text = completion.data?.choices[0]?.message.content;
  if (text === undefined) throw new ModelError('its response is no chat completion');
  const [, fenced = text] = /^\s*```\w*\s*\n([\s\S]*?)\n?\s*```\s*$/.exec(text) ?? [];
  return parsed(fenced, 'its answer is not JSON');
}

function parsed(text: string, problem: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ModelError(problem, { cause });
  }
}
