import { defineConfig } from 'vitest/config';

/** The long run: `npm run soak`. */
export default defineConfig({
  test: {
    include: ['test/soak/**/*.test.ts', 'test/faults/**/*.test.ts', 'test/hostile/**/*.test.ts'],
    globalSetup: 'test/set-up.ts',
    setupFiles: 'test/every-file.ts',
    testTimeout: 600_000,
    pool: 'threads',
    env: { SOAK: 'full' },
  },
});
