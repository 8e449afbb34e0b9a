import { readFileSync } from 'node:fs';

/** The fields that are read from the file of vitest's JSON reporter. */
interface TestResults {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
}

/*
 * Prints `N passed, N failed` for the results in the file in the argument. A run that failed without a failing test,
 * such as one with a file that does not load, counts as one failure.
 */
const [path = ''] = process.argv.slice(2);
const results = read(path);
const failed = results.success ? 0 : Math.max(1, results.numFailedTests);
console.log(`${results.numPassedTests} passed, ${failed} failed`);

/** Vitest writes no file if it could not start. */
function read(file: string): TestResults {
  const text = readFileSync(file, 'utf8');
  return text ? JSON.parse(text) : { success: false, numPassedTests: 0, numFailedTests: 0 };
}
