import { expect, test } from 'vitest';
import { kindByCoverage } from '../../../src/report/assemble/kind.ts';
import type { Coverage } from '../../../src/report/reading/describe.ts';

const section = {} as never;

test.each<[Coverage, boolean, string]>([
  ['absent', true, 'missing-section'],
  ['absent', false, 'missing-page'],
  ['partial', true, 'weak-page'],
  ['present', true, 'hard-to-find'],
])('by a model, %s, with a section: %s, is %s', (coverage, hasSection, kind) => {
  expect(kindByCoverage(coverage, hasSection ? section : null)).toBe(kind);
});
