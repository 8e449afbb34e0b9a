import { readFileSync } from 'node:fs';

/** What is read of the file that vitest's JSON reporter writes. */
interface TestResults {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
}

/*
 * Prints `N passed, N failed` for the results in the file that is the argument. A run that failed
 * without a failing test (a file that does not load, an error outside of tests) counts as one.
 */
const [path = ''] = process.argv.slice(2);
const results = read(path);
const failed = results.success ? 0 : Math.max(1, results.numFailedTests);
console.log(`${results.numPassedTests} passed, ${failed} failed`);

/** Vitest writes nothing if it could not even begin. */
function read(file: string): TestResults {
  const text = readFileSync(file, 'utf8');
  return text ? JSON.parse(text) : { success: false, numPassedTests: 0, numFailedTests: 0 };
}
