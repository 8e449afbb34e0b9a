import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'faults-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A folder of its own for a run; gone when the test file is over. */
export const temporaryFolder = (): string => mkdtempSync(join(root, 'run-'));
