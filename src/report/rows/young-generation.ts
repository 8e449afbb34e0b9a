import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8's young generation at the size that it has. Pages are garbage of some megabytes each:
 * left alone it grows to 128 MiB for them, and is no faster. `--max-semi-space-size` would say so
 * at start-up only, and the runner starts the action.
 */
// Stryker disable next-line BlockStatement: shows in memory alone, which `npm run bench` measures
export function holdYoungGeneration(): void {
  // Stryker disable next-line StringLiteral: see above
  setFlagsFromString('--semi-space-growth-factor=1');
}
