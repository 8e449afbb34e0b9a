import {
  primaryRateLimit,
  type Reply,
  refusal,
  secondaryRateLimit,
} from '../world/github/reply.ts';
import { isThorough } from './service-faults.ts';

/** Whether repeating the call can succeed. */
type FaultKind = 'passing' | 'final';

export interface GitHubFault {
  name: string;
  kind: FaultKind;
  reply: Reply;
  /** Whether the call took effect despite its answer. */
  effect: boolean;
}

const simulatedStart = Date.parse('2026-11-16T06:00:00Z') / 1_000;

const unanswered: Record<string, Reply> = {
  'status 500': { status: 500 },
  'status 502 in HTML': { status: 502, body: '<h1>Unicorn!</h1>' },
  'status 503': { status: 503 },
  'a reset connection': { fault: 'reset' },
  'a body that is cut off': { fault: 'cut-off' },
  'no answer': { fault: 'stall' },
};

const notNow: Record<string, Reply> = {
  'a secondary limit': secondaryRateLimit(40),
  'the limit of the hour': primaryRateLimit(simulatedStart + 300),
  'status 429': { status: 429, headers: { 'retry-after': '20' } },
};

const refused: Record<string, Reply> = {
  'a limit beyond the deadline': secondaryRateLimit(7_200),
  ...Object.fromEntries(
    [301, 400, 401, 403, 404, 410, 422, 451].map((status) => [
      `status ${status}`,
      refusal(status, `Refused with ${status}`),
    ]),
  ),
};

const unusable: Record<string, Reply> = {
  HTML: { body: '<html>Sign in</html>' },
  'an empty body': { body: '' },
  'an object of another kind': { json: { ok: true } },
  'a list of nothing': { json: [null] },
};

const faults = (kind: FaultKind, replies: Record<string, Reply>, effect = false): GitHubFault[] =>
  Object.entries(replies).map(([name, reply]) => ({
    name: effect ? `${name}, though it was done` : name,
    kind,
    reply,
    effect,
  }));

/** Every way in which one answer of GitHub can go wrong, for calls that took effect and calls that didn't. */
const everyFault: readonly GitHubFault[] = [
  ...faults('passing', unanswered),
  ...faults('passing', unanswered, true),
  ...faults('passing', notNow),
  ...faults('final', refused),
  ...faults('final', unusable),
  ...faults('final', unusable, true),
];

/** One of each kind, because each fault is tried at each call of each scenario, at 50 ms a run. */
const sample = [
  'a body that is cut off, though it was done',
  'no answer',
  'a secondary limit',
  'a limit beyond the deadline',
  'status 403',
  'status 422',
  'an object of another kind, though it was done',
];

/** The sample, or with `npm run soak` every fault. */
export const githubFaults = everyFault.filter(({ name }) => isThorough || sample.includes(name));
