import fc from 'fast-check';
import { afterAll, afterEach, chai, vi } from 'vitest';
import { closeAll } from './world/server.ts';

// The proxy would report misspelt assertions, as the compiler does, but makes tests with thousands of
// assertions a tenth slower.
chai.config.useProxy = false;

// The same cases in every run: what fails here fails everywhere.
fc.configureGlobal({ seed: 20_261_116 });

// A test starts stand-ins and simulates time-outs without a thought for their end.
afterEach(() => void vi.restoreAllMocks());
afterAll(closeAll);
