import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/set-up.ts',
    setupFiles: 'test/every-file.ts',
    // On a busy machine a process waits long for its turn: a test that hangs may fail late.
    testTimeout: 120_000,
    // What runs at once in a file mostly waits for a process.
    maxConcurrency: 16,
    pool: 'threads',
    // A third of all time was spent on loading the same modules for each file anew.
    isolate: false,
    // Two more than there are cores: a file whose processes wait leaves its core to another's.
    maxWorkers: availableParallelism() + 2,
  },
});
