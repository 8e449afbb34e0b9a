import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/set-up.ts',
    testTimeout: 30_000,
    pool: 'threads',
    maxWorkers: '100%',
  },
});
