import type { Reply } from '../world/service.ts';

/**
 * What a fault means for the run:
 * - `passing`: a later try succeeds;
 * - `refused`: the service refuses, so that another try would not help;
 * - `unusable`: the answer violates the specification;
 * - `quota`: the service asks to wait until long after any deadline.
 */
export type FaultKind = 'passing' | 'refused' | 'unusable' | 'quota';

export interface ServiceFault {
  name: string;
  kind: FaultKind;
  reply: Reply;
}

const statuses = (...list: number[]): Record<string, Reply> =>
  Object.fromEntries(
    list.map((status) => [`${status}`, { status, json: { error: `Status ${status}` } }]),
  );

const replies: Record<FaultKind, Record<string, Reply>> = {
  passing: {
    ...statuses(408, 425, 429, 500, 502, 503, 504),
    '429 for 90 s': { status: 429, headers: { 'retry-after': '90' } },
    '503 until a date': {
      status: 503,
      headers: { 'retry-after': 'Mon, 16 Nov 2026 06:05:00 GMT' },
    },
    '429 with a Retry-After that means nothing': {
      status: 429,
      headers: { 'retry-after': 'soon' },
    },
    '502 in HTML': { status: 502, body: '<h1>Bad gateway</h1>' },
    'status 101': { fault: 'switch' },
    'a reset connection': { fault: 'reset' },
    'a body that is cut off': { fault: 'cut-off', body: '{"st' },
    'an error whose body is cut off': { status: 400, fault: 'cut-off', body: '{"er' },
    'no headers ever': { fault: 'stall' },
    'half a body ever': { fault: 'stall-in-body', body: '{"st' },
  },
  refused: {
    ...statuses(400, 401, 402, 403, 404, 405, 410, 422, 451, 501, 505),
    ...Object.fromEntries(
      [301, 302, 303, 307, 308].map((status) => [
        `a redirect, ${status}`,
        { status, headers: { location: 'https://elsewhere.invalid/' } },
      ]),
    ),
  },
  unusable: {
    HTML: { body: '<html>Sign in</html>' },
    'an empty body': { body: '' },
    'status 204': { status: 204, body: '' },
    'JSON that stops halfway': { body: '{"status": "act' },
    null: { body: 'null' },
    'a list': { json: [] },
    'an object of another kind': { json: { ok: true } },
    'fields of other types': {
      json: { status: 7, conversations: {}, hasMore: 'yes', nextCursor: 3 },
    },
  },
  quota: {
    '429 for two hours': { status: 429, headers: { 'retry-after': '7200' } },
    '503 until tomorrow': {
      status: 503,
      headers: { 'retry-after': 'Tue, 17 Nov 2026 06:00:00 GMT' },
    },
  },
};

export const faultsOfKind = (kind: FaultKind): ServiceFault[] =>
  Object.entries(replies[kind]).map(([name, reply]) => ({ name, kind, reply }));

/** Every way in which one answer of the service can go wrong. */
export const serviceFaults = (['passing', 'refused', 'unusable', 'quota'] as const).flatMap(
  faultsOfKind,
);

/** Whether to run every case, as `npm run soak` does. */
export const isThorough = process.env.SOAK !== undefined;

/** First faults when two meet: one of each kind, or with `npm run soak` each. */
export const firstOfTwo = faultsOfKind('passing').filter(
  ({ name }) =>
    isThorough || ['503', '429 for 90 s', 'a reset connection', 'half a body ever'].includes(name),
);

/** Takes long, so it is tried once for each operation, and not in pairs. */
export const endlessBody: ServiceFault = {
  name: 'a body without end',
  kind: 'unusable',
  reply: { fault: 'endless' },
};
