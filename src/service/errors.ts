import * as z from 'zod/mini';
import type { GivingUp } from '../http/sender.ts';
import { parseBody, type Response } from '../http/transport.ts';
import { redactServerText, shortServerMessage } from '../text/server-words.ts';

/**
 * Why a request failed:
 * - `refused`: the service refused the request, and would refuse a retry;
 * - `invalid-response`: the response differs from the specification;
 * - `oversized`: the response is too long;
 * - others: why the request was given up, as in {@link GivingUp}.
 */
export type ServiceErrorKind = 'refused' | 'invalid-response' | 'oversized' | GivingUp['why'];

export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly status: number | undefined;

  constructor(
    kind: ServiceErrorKind,
    message: string,
    { status, ...options }: ErrorOptions & { status?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.status = status;
  }
}

export type Operation = 'read-job' | 'read-analytics' | 'start-job' | 'send-message';

interface OperationTexts {
  scope: 'read' | 'write';
  /** The inputs to check after a 404. */
  inputsToCheck: string;
  /** What status 429 means for the operation. */
  limitReached: string;
  /** What to do if the request may have been carried out; '' if the request can be repeated. */
  ifUnconfirmed: string;
}

/** Where to look up a job whose id is not known. */
export const dashboardUrl = 'https://app.mintlify.com';

const readTexts: OperationTexts = {
  scope: 'read',
  inputsToCheck: 'input `project-id`',
  limitReached: "The organization's request limit is used up",
  ifUnconfirmed: '',
};

export const operationTexts: Record<Operation, OperationTexts> = {
  'read-job': { ...readTexts, inputsToCheck: 'inputs `project-id` and `job-id`' },
  'read-analytics': readTexts,
  'start-job': {
    scope: 'write',
    inputsToCheck: 'input `project-id`',
    limitReached: "The project's hourly limit of new jobs is used up",
    ifUnconfirmed: `A job may be running anyway: look for it in the dashboard (${dashboardUrl}) before you start another. To wait for it, run this step with its \`job-id\` and without \`prompt\`.`,
  },
  'send-message': {
    scope: 'write',
    inputsToCheck: 'inputs `project-id` and `job-id`',
    limitReached: "The project's hourly limit of messages is used up",
    ifUnconfirmed: `The agent may have received the message anyway: look at the job in the dashboard (${dashboardUrl}) before you send it again. To wait for the job, run this step without \`message\`.`,
  },
};

function adviceOn(status: number, { scope, inputsToCheck }: OperationTexts): string {
  const checks: Record<number, string> = {
    401: `Check that the input \`api-key\` is an admin API key (it begins with \`mint_\`, but not with \`mint_dsc_\` or \`mint_us_\`) that has neither expired (keys last 90 days unless set otherwise) nor been deleted${scope === 'write' ? '; the key needs its `write` scope' : ''}.`,
    402: "Check the organization's plan: the API needs a Pro or Enterprise plan.",
    403: `Check the key's scope (the key needs its \`${scope}\` scope), its IP allowlist (the runner's address must be on it), the organization's plan (the API needs a Pro or Enterprise plan), that it is an admin key, not an assistant key, and that the input \`project-id\` names a project of the same organization.`,
    404: `Check the ${inputsToCheck}, and that the key belongs to the same organization.`,
  };
  return checks[status] ?? 'Check the inputs and the status page of the service.';
}

/** @param subject what was requested, such as `agent job j1 of project p1` */
export async function refusalError(
  { subject, operation }: { subject: string; operation: Operation },
  { status, headers, body }: Response,
): Promise<ServiceError> {
  const words = await serviceErrorText(body);
  const { location } = headers;
  const target = location ? ` (this one leads to ${await redactServerText(location)})` : '';
  const next =
    status >= 300 && status < 400
      ? `Redirects are not followed, to keep the key from other servers${target}. Check the input \`base-url\`.`
      : status === 403 && !errorBody(body)
        ? "This response doesn't come from the service: a proxy or firewall refused the request, and the key may be fine. Check the runner's network, its proxy settings and the input `base-url`."
        : adviceOn(status, operationTexts[operation]);
  return new ServiceError(
    'refused',
    `The service answered ${status} to the request for ${subject}${words && `: ${words}`}. ${next}`,
    { status },
  );
}

const errorBodySchema = z.object({
  error: z.catch(z.nullish(z.string()), null),
  details: z.catch(z.nullish(z.array(z.object({ message: z.string() }))), null),
});

/** The parsed body; undefined if it isn't a JSON object, as the service's errors are. */
const errorBody = (body: string) => z.safeParse(errorBodySchema, parseBody(body)).data;

/** The message in an error's body, as one short line; '' if there is none. */
export async function serviceErrorText(body: string): Promise<string> {
  const { error, details } = errorBody(body) ?? {};
  const words = [error, ...(details ?? []).map((detail) => detail.message)].filter(Boolean);
  return shortServerMessage([...new Set(words)].join('; '));
}
