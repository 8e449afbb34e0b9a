import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder, removed once all tests are over: see `test/set-up.ts`. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'run-'));
