import { describe, expect, test } from 'vitest';
import { inTurn, type Reply, type Script, startService, withFaults } from '../world/service.ts';
import { type InProcessRun, inProcessRun } from './in-process.ts';
import {
  endlessBody,
  type FaultKind,
  faultsOfKind,
  firstOfTwo,
  type ServiceFault,
  serviceFaults,
} from './service-faults.ts';

const link = 'https://github.com/acme/docs/pull/12';
const active: Reply = { json: { id: 'job-1', status: 'active', prLink: null } };
const completed: Reply = { json: { id: 'job-1', status: 'completed', prLink: link } };
const fivePolls = inTurn(active, active, active, active, completed);

const polls = { 'the first poll': 0, 'a middle poll': 2, 'the poll that sees the end': 4 };

async function waitFor(script: (run: InProcessRun) => Script, minutes = '30') {
  const run = inProcessRun();
  const job = run.timed(script(run));
  const service = await startService({ job });
  const left = await run.start({
    with: { mode: 'job', 'job-id': 'job-1', 'timeout-minutes': minutes },
    serviceUrl: service.url,
  });
  return { ...left, requests: service.requests.length, clock: run.clock };
}

/** What a wait leaves after one fault, by the fault's kind and whether the job was read. */
function expected({
  kind,
  wasRead,
  requests,
}: {
  kind: FaultKind;
  wasRead: boolean;
  requests: number;
}) {
  const status = wasRead ? 'active' : '';
  const failed = { outputs: { outcome: '', status, prLink: '', prNumber: '' }, summary: '' };
  const shapes = {
    passing: {
      outputs: { outcome: 'pull-request', status: 'completed', prLink: link, prNumber: '12' },
      error: null,
      requests: 6,
    },
    refused: {
      ...failed,
      error: expect.stringMatching(
        /^The service answered \d{3} to the request for agent job job-1 of project acme-docs/,
      ),
      requests,
    },
    unusable: {
      ...failed,
      error: expect.stringMatching(
        /^The service's response for agent job job-1 of project acme-docs can't be used: /,
      ),
      requests,
    },
    quota: wasRead
      ? {
          outputs: { outcome: 'timed-out', status },
          error: expect.stringMatching(
            /^The agent job had not ended when this step ran out of time/,
          ),
        }
      : {
          ...failed,
          error: expect.stringMatching(
            /^The service answered \d+ to the request for agent job job-1 of project acme-docs: the service asks to wait /,
          ),
        },
  };
  return shapes[kind];
}

describe.each(Object.entries(polls))('at %s', (_, place) => {
  test.each([...serviceFaults, endlessBody])('$name', async ({ kind, reply }) => {
    const left = await waitFor(() => withFaults(fivePolls, { [place]: reply }));
    expect(left).toMatchObject(expected({ kind, wasRead: place > 0, requests: place + 1 }));
    expect(left.warnings).toEqual([]);
  });
});

test.each(firstOfTwo)('two faults in a row: $name, then each other fault', async (first) => {
  for (const second of serviceFaults) {
    const left = await waitFor(() => withFaults(fivePolls, { 2: first.reply, 3: second.reply }));
    const afterOne = expected({ kind: second.kind, wasRead: true, requests: 4 });
    const after = second.kind === 'passing' ? { ...afterOne, requests: 7 } : afterOne;
    expect({ second: second.name, ...left }).toMatchObject({ second: second.name, ...after });
  }
});

test.each(faultsOfKind('passing'))(
  'a fault that repeats from one poll on: $name',
  async ({ reply }) => {
    const first = await waitFor(() => inTurn(reply));
    expect(first).toMatchObject({
      outputs: { outcome: '', status: '' },
      error: expect.stringMatching(
        /^(?:No response for|The service answered \d+ to the request for) agent job job-1 of project acme-docs(: the service asks to wait| after \d+ tries)/,
      ),
    });
    const later = await waitFor(() => inTurn(active, active, reply));
    expect(later.outputs).toMatchObject({ outcome: 'timed-out', status: 'active' });
    expect(later.requests).toBeLessThan(100);
  },
);

const atDeadline =
  ({ reply }: ServiceFault) =>
  ({ clock }: InProcessRun): Script =>
  () =>
    clock.now() < 600_000 ? active : reply;

test.each(serviceFaults)('at the deadline: $name', async (fault) => {
  const left = await waitFor(atDeadline(fault), '10');
  expect(left).toMatchObject({
    outputs: { outcome: 'timed-out', status: 'active' },
    error: expect.stringMatching(/^The agent job had not ended when this step ran out of time\./),
  });
  expect(left.clock.now()).toBeLessThanOrEqual(605_000);
});
