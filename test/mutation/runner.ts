import { type SerializedConfig, TestRunner } from 'vitest';

/**
 * Stryker asks for the tests that reach a mutant by their names, with a space between a group's and
 * a test's, where Vitest has ` > ` since version 5: it would find none in a group, and each of
 * their mutants would seem to survive.
 */
export default class extends TestRunner {
  constructor(config: SerializedConfig) {
    const { testNamePattern: names } = config;
    super({
      ...config,
      ...(names && { testNamePattern: new RegExp(names.source.replaceAll(' ', '(?: | > )')) }),
    });
  }
}
