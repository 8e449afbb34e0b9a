import { expect, test } from 'vitest';
import { kindByCoverage } from '../../../src/report/assemble/kind.ts';
import type { Coverage } from '../../../src/report/reading/describe.ts';

const section = {} as never;

test.each<[Coverage | null, boolean, string | null]>([
  ['absent', true, 'missing-section'],
  ['absent', false, 'missing-page'],
  ['partial', true, 'weak-page'],
  ['present', true, 'hard-to-find'],
  [null, true, null],
])('by a model, %s, with a section: %s, is %s', (coverage, hasSection, kind) => {
  const description = { heading: null, missing: null, section: hasSection ? section : null };
  expect(kindByCoverage({ ...description, coverage })).toBe(kind);
});
