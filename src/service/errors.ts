import * as z from 'zod/mini';
import { errorBodySchema } from './schemas.ts';

/**
 * Why a request came to nothing:
 * - `refused`: the service answered that it will not do this, now or later;
 * - `invalid-response`: it answered with something that the specification does not allow;
 * - `failures`: too many failures in a row;
 * - `deadline`: the time was over, or the next wait would have outlasted it;
 * - `retry-after`: the service asked to wait until after the deadline.
 */
export type ServiceErrorKind =
  | 'refused'
  | 'invalid-response'
  | 'failures'
  | 'deadline'
  | 'retry-after';

export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly kind: ServiceErrorKind;

  constructor(kind: ServiceErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

const whatToCheck: Record<number, string> = {
  401: 'Check that the input `api-key` holds an admin API key (it begins with `mint_`, and not with `mint_dsc_`) that has neither expired (keys last 90 days unless set otherwise) nor been deleted.',
  402: "Check the organization's plan: analytics need a paid one.",
  403: "Check the key's scope (`read` is needed), its IP allowlist (the runner's address must be on it), the organization's plan (analytics need a paid one), and that it is an admin key, not an assistant key.",
};

/**
 * The message for a status that no further try would change: what happened, to what, and what to
 * do next.
 *
 * @param subject what was asked for, such as `agent job j1 of project p1`
 */
export function refusal({
  status,
  body,
  location,
  subject,
}: {
  status: number;
  body: string;
  location: string | undefined;
  subject: string;
}): ServiceError {
  const said = serviceWords(body);
  const next =
    status === 404
      ? 'Check the inputs `project-id` and, in mode `job`, `job-id`, and that the key belongs to the same organization.'
      : status >= 300 && status < 400
        ? `Redirects are not followed, so that the key goes nowhere else${location ? ` (this one leads to ${location})` : ''}. Check the input \`base-url\`.`
        : (whatToCheck[status] ?? 'Check the inputs and the status page of the service.');
  return new ServiceError(
    'refused',
    `The service answered ${status} to the request for ${subject}${said ? `: ${said}` : ''}. ${next}`,
  );
}

/** In UTF-16 code units. */
const longestWords = 300;

/** What an error's body says, on one line and short; '' for a body of any other form. */
export function serviceWords(body: string): string {
  try {
    const { error, details } = z.parse(errorBodySchema, JSON.parse(body));
    const words = [error, ...(details ?? []).map((detail) => detail.message)].filter(Boolean);
    const line = [...new Set(words)].join('; ').replace(/\s+/g, ' ').trim();
    if (line.length <= longestWords) return line;
    // Between two words, as half a key could no longer be recognised and masked.
    return `${line.slice(0, Math.max(0, line.lastIndexOf(' ', longestWords)))}…`;
  } catch {
    return '';
  }
}
