import { expect, test } from 'vitest';
import { followUpOutcome } from '../../src/agent/follow-up.ts';
import { recordingLog } from '../github/setup.ts';
import { simulatedClock } from '../world/clock.ts';

const job = (status: string) => ({ status, prLink: 'https://github.com/acme/docs/pull/12' });

/** The outcomes of readings, each so many seconds after the message. */
function outcomes(...readings: [seconds: number, status: string][]) {
  const clock = simulatedClock();
  const log = recordingLog();
  const outcomeOf = followUpOutcome({ clock, log });
  const found = readings.map(([seconds, status]) => {
    clock.advance(seconds * 1_000 - clock.now());
    return outcomeOf(job(status));
  });
  return { found, lines: log.lines };
}

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

test('a job that was at work at once ends as any other', () => {
  expect(outcomes([0, 'active'], [3, 'failed']).found).toEqual([null, 'failed']);
});

test('another end than before is a new one, though nobody saw the job at work', () => {
  expect(outcomes([0, 'completed'], [9, 'failed']).found).toEqual([null, 'failed']);
});

test('an end that is still the same 90 s later is taken as it is, and the log says so', () => {
  const { found, lines } = outcomes([0, 'completed'], [89.9, 'completed'], [90, 'completed']);
  expect(found).toEqual([null, null, 'pull-request']);
  expect(lines[1]).toContain('has not changed in the 90 s since the message');
});

test('a status that is not known yet is a change, and no end', () => {
  expect(outcomes([0, 'completed'], [3, 'queued'], [6, 'completed']).found).toEqual([
    null,
    null,
    'pull-request',
  ]);
});
