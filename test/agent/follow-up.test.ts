import { expect, test } from 'vitest';
import { createFollowUpCheck } from '../../src/agent/outcome.ts';
import { recordingLog } from '../github/setup.ts';
import { simulatedClock } from '../world/clock.ts';

const before = 'https://github.com/acme/docs/pull/12';
const after = 'https://github.com/acme/docs/pull/13';

type Answer = NonNullable<Parameters<typeof createFollowUpCheck>[0]>['reply'];
const unknown: Answer = { status: null };

type Reading = [seconds: number, status: string, prLink?: string | null];

/** The outcome of each reading, given the seconds between the message and that reading. */
function outcomesAfter(answer: Partial<Answer> | null, ...readings: Reading[]) {
  const clock = simulatedClock();
  const log = recordingLog();
  const message = { sentAt: clock.now(), reply: answer && { ...unknown, ...answer } };
  const outcomeOf = createFollowUpCheck(message, { clock, log });
  const found = readings.map(([seconds, status, prLink = before]) => {
    clock.advance(seconds * 1_000 - clock.now());
    return outcomeOf({ status, prLink });
  });
  return { found, lines: log.lines };
}

const outcomes = (...readings: Reading[]) => outcomesAfter({}, ...readings);

test.each<[string, Partial<Answer> | null, Reading[], (string | null)[]]>([
  ['an answer that says `active`', { status: 'active' }, [[0, 'completed']], ['pull-request']],
  [
    'an answer that says otherwise',
    { status: 'completed', prLink: before },
    [
      [0, 'completed'],
      [9, 'completed'],
    ],
    [null, null],
  ],
  ['a first pull request', { prLink: null }, [[0, 'completed', after]], ['pull-request']],
  ['another pull request', { prLink: before }, [[0, 'completed', after]], ['pull-request']],
  [
    'another pull request than the first reading’s',
    null,
    [
      [0, 'completed', null],
      [3, 'completed', after],
    ],
    [null, 'pull-request'],
  ],
  ['no pull request any more', { prLink: before }, [[0, 'completed', null]], [null]],
])('whether the agent took up the message is read from %s', (_, answer, readings, expected) => {
  expect(outcomesAfter(answer, ...readings).found).toEqual(expected);
});

test('an end from before the message is not the end of the follow-up', () => {
  const { found, lines } = outcomes(
    [0, 'completed'],
    [3, 'completed'],
    [6, 'active'],
    [60, 'completed'],
  );
  expect(found).toEqual([null, null, null, 'pull-request']);
  expect(lines).toEqual([expect.stringContaining('waits up to 90 s')]);
});

test('a job that is at work right away ends like any other', () => {
  expect(outcomes([0, 'active'], [3, 'failed']).found).toEqual([null, 'failed']);
});

test('an end that differs from the earlier one is new, even if no poll saw the job at work', () => {
  expect(outcomes([0, 'completed'], [9, 'failed']).found).toEqual([null, 'failed']);
});

test('an end that is unchanged after 90 s is accepted, and the log says so', () => {
  const { found, lines } = outcomes([0, 'completed'], [89.9, 'completed'], [90, 'completed']);
  expect(found).toEqual([null, null, 'pull-request']);
  expect(lines[1]).toContain('has not changed in the 90 s since the message');
});

test('an unknown status is a change, but not an end', () => {
  expect(outcomes([0, 'completed'], [3, 'queued'], [6, 'completed']).found).toEqual([
    null,
    null,
    'pull-request',
  ]);
});
