/**
 * Why a call to GitHub failed:
 * - `refused`: GitHub answered that it will not;
 * - `rate-limit`: it asked to wait until after the deadline;
 * - `unconfirmed`: no usable answer came, so that a write may have been done or not;
 * - `invalid-response`: it answered with something other than it documents.
 */
export type GitHubErrorKind = 'refused' | 'rate-limit' | 'unconfirmed' | 'invalid-response';

export class GitHubError extends Error {
  override name = 'GitHubError';
  readonly kind: GitHubErrorKind;
  /** HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** What GitHub said in its answer; '' if nothing. */
  readonly said: string;

  constructor({
    kind,
    status,
    said = '',
    message,
    cause,
  }: {
    kind: GitHubErrorKind;
    status?: number | undefined;
    said?: string;
    message: string;
    cause?: unknown;
  }) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.said = said;
  }
}

export const isGitHubError = (
  error: unknown,
  { status, kind }: { status?: number; kind?: GitHubErrorKind },
): error is GitHubError =>
  error instanceof GitHubError &&
  (status === undefined || error.status === status) &&
  (kind === undefined || error.kind === kind);

/** Transferred, deleted with its repository or by itself. */
const goneStatuses: readonly (number | undefined)[] = [301, 404, 410];

/** Whether an issue that was there a moment ago is there no longer. */
export const isGone = (error: unknown): boolean =>
  error instanceof GitHubError && goneStatuses.includes(error.status);

/** A post that was asked for and failed; its message is for the workflow's author. */
export class PostingError extends Error {
  override name = 'PostingError';
}
