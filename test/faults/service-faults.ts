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

const statuses = (kind: FaultKind, ...list: number[]): ServiceFault[] =>
  list.map((status) => ({
    name: String(status),
    kind,
    reply: { status, json: { error: `Status ${status}` } },
  }));

const passing: ServiceFault[] = [
  ...statuses('passing', 408, 425, 429, 500, 502, 503, 504),
  {
    name: '429 for 90 s',
    kind: 'passing',
    reply: { status: 429, headers: { 'retry-after': '90' } },
  },
  {
    name: '503 until a date',
    kind: 'passing',
    reply: { status: 503, headers: { 'retry-after': 'Mon, 16 Nov 2026 06:05:00 GMT' } },
  },
  {
    name: '429 with a Retry-After that means nothing',
    kind: 'passing',
    reply: { status: 429, headers: { 'retry-after': 'soon' } },
  },
  { name: '502 in HTML', kind: 'passing', reply: { status: 502, body: '<h1>Bad gateway</h1>' } },
  { name: '101', kind: 'passing', reply: { fault: 'switch' } },
  { name: 'a reset connection', kind: 'passing', reply: { fault: 'reset' } },
  { name: 'a body that is cut off', kind: 'passing', reply: { fault: 'cut-off', body: '{"st' } },
  {
    name: 'an error whose body is cut off',
    kind: 'passing',
    reply: { status: 400, fault: 'cut-off', body: '{"er' },
  },
  { name: 'no headers ever', kind: 'passing', reply: { fault: 'stall' } },
  { name: 'half a body ever', kind: 'passing', reply: { fault: 'stall-in-body', body: '{"st' } },
];

const redirects: ServiceFault[] = [301, 302, 303, 307, 308].map((status) => ({
  name: `a redirect, ${status}`,
  kind: 'refused',
  reply: { status, headers: { location: 'https://elsewhere.invalid/' } },
}));

const refused: ServiceFault[] = [
  ...statuses('refused', 400, 401, 402, 403, 404, 405, 410, 422, 451, 501, 505),
  ...redirects,
];

const unusable: ServiceFault[] = [
  { name: 'HTML', kind: 'unusable', reply: { body: '<html>Sign in</html>' } },
  { name: 'an empty body', kind: 'unusable', reply: { body: '' } },
  { name: '204', kind: 'unusable', reply: { status: 204, body: '' } },
  { name: 'JSON that stops halfway', kind: 'unusable', reply: { body: '{"status": "act' } },
  { name: 'null', kind: 'unusable', reply: { body: 'null' } },
  { name: 'a list', kind: 'unusable', reply: { json: [] } },
  { name: 'an object of another kind', kind: 'unusable', reply: { json: { ok: true } } },
  {
    name: 'fields of other types',
    kind: 'unusable',
    reply: { json: { status: 7, conversations: {}, hasMore: 'yes', nextCursor: 3 } },
  },
];

const quota: ServiceFault[] = [
  {
    name: '429 for two hours',
    kind: 'quota',
    reply: { status: 429, headers: { 'retry-after': '7200' } },
  },
  {
    name: '503 until tomorrow',
    kind: 'quota',
    reply: { status: 503, headers: { 'retry-after': 'Tue, 17 Nov 2026 06:00:00 GMT' } },
  },
];

/** Every way in which one answer of the service can go wrong. */
export const serviceFaults: readonly ServiceFault[] = [
  ...passing,
  ...refused,
  ...unusable,
  ...quota,
];

/** Whether to run every case, as `npm run soak` does. */
export const isThorough = process.env.SOAK !== undefined;

/** First faults when two meet: one of each kind, or with `npm run soak` each. */
export const firstOfTwo = passing.filter(
  ({ name }) =>
    isThorough || ['503', '429 for 90 s', 'a reset connection', 'half a body ever'].includes(name),
);

export const faultsOfKind = (kind: FaultKind): ServiceFault[] =>
  serviceFaults.filter((fault) => fault.kind === kind);

/** Takes long, so it is tried once for each operation, and not in pairs. */
export const endlessBody: ServiceFault = {
  name: 'a body without end',
  kind: 'unusable',
  reply: { fault: 'endless' },
};
