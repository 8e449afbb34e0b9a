import { expect, test } from 'vitest';
import { equivalentMutants } from '../mutation/equivalent.ts';
import { readText } from './workflow-files.ts';

test.each(Object.entries(equivalentMutants))(
  '%s has the lines that are said to be so',
  (path, mutants) => {
    const lines = readText(path)
      .split('\n')
      .map((line) => line.trim());
    expect(mutants.filter(({ line }) => !lines.includes(line))).toEqual([]);
  },
);
