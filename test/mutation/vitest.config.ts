import { defineConfig } from 'vitest/config';
import { rooms } from './rooms.ts';

// `scripts/mutate.ts` says in the environment which room it mutates.
const room = rooms.find(({ sources }) => sources === process.env.MUTATED_ROOM);

export default defineConfig({
  test: {
    include: room?.tests ?? [],
    exclude: ['**/bundle.test.ts'],
    globalSetup: 'test/surroundings.ts',
    runner: 'test/mutation/runner.ts',
    testTimeout: 30_000,
    // Twice as fast, and no test relies on a fresh module.
    isolate: false,
  },
});
