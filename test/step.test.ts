import { expect, test } from 'vitest';
import { Cancelled, StepFailure } from '../src/step.ts';

test('a cancellation names the signal', () => {
  expect(new Cancelled('SIGINT')).toMatchObject({
    name: 'Cancelled',
    message: 'The step was cancelled (SIGINT).',
  });
});

test('a failure has a line for each reason, and its cause', () => {
  const cause = new Error('why');
  expect(new StepFailure(['One', 'Two'], { cause })).toMatchObject({
    name: 'StepFailure',
    message: 'One\nTwo',
    cause,
  });
});
