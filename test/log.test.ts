import { expect, test } from 'vitest';
import { withHeartbeat } from '../src/log.ts';
import { simulatedClock } from './world/clock.ts';

test('a minute of silence ends with what the run was at, and so does each after it', () => {
  const clock = simulatedClock();
  const lines: string[] = [];
  const push = (line: string) => void lines.push(line);
  const { log, beat } = withHeartbeat({ info: push, warning: push }, clock);
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1_000);
      beat();
    }
  };
  wait(60);
  log.info('Reading.');
  wait(59);
  log.warning('Odd.');
  wait(130);
  log.info(`Waiting for ${'x'.repeat(300)}`);
  wait(60);
  expect(lines).toEqual([
    'Still at work after 1 min.',
    'Reading.',
    'Odd.',
    'Still at work after 3 min; the last step: Reading.',
    'Still at work after 4 min; the last step: Reading.',
    `Waiting for ${'x'.repeat(300)}`,
    `Still at work after 5 min; the last step: Waiting for ${'x'.repeat(188)}…`,
  ]);
});
