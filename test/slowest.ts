import type { Reporter, TestModule } from 'vitest/node';

/** Lists the twenty slowest tests, in addition to another reporter. */
export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const taken = modules
      .flatMap(({ children, relativeModuleId: file }) =>
        [...children.allTests()].map((test) => ({
          seconds: (test.diagnostic()?.duration ?? 0) / 1_000,
          name: `${file} > ${test.fullName}`.slice(0, 120),
        })),
      )
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, 20);
    console.log('\nThe slowest tests, in seconds (those of a file may run at once):');
    for (const { seconds, name } of taken)
      console.log(`${seconds.toFixed(1).padStart(6)}  ${name}`);
  }
}
