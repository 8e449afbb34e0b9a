import type { Reply } from '../server.ts';

export type { Reply };

/** An error in GitHub's form. */
export const refusal = (status: number, message: string, more: object = {}): Reply => ({
  status,
  json: { message, documentation_url: 'https://docs.github.com/rest', ...more },
});

export const notFound = refusal(404, 'Not Found');
export const noPermission = refusal(403, 'Resource not accessible by integration');
export const secondaryRateLimit = (seconds?: number): Reply => ({
  ...refusal(403, 'You have exceeded a secondary rate limit. Please wait a few minutes.'),
  headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
});
/** @param reset seconds since the epoch */
export const primaryRateLimit = (reset: number): Reply => ({
  ...refusal(403, 'API rate limit exceeded for installation.'),
  headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) },
});
