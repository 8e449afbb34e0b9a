import { expect, test } from 'vitest';
import { equivalentMutants } from '../mutation/equivalent.ts';
import { scoreOf } from '../mutation/score.ts';
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

test('a mutant counts as equivalent by its line and its mutator', () => {
  const [[file, [known]] = ['', []]] = Object.entries(equivalentMutants);
  const lines = ['first', `  ${known?.line}`, 'third'];
  const mutant = (line: number, mutatorName = '') => ({
    ...{ file, mutatorName, status: 'Survived', location: { start: { line } } },
  });
  const survivors = [mutant(2, known?.mutators[0]), mutant(2, 'Other'), mutant(1), mutant(3)];
  const noticed = [1, 2, 3].map((line) => ({ ...mutant(line), status: 'Killed' }));
  expect(scoreOf([...survivors, ...noticed], () => lines)).toEqual({
    ...{ noticed: 3, missed: 3, equivalent: 1, percent: 50 },
  });
});
