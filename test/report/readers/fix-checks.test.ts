import { describe, expect, test } from 'vitest';
import { fixChecksOf } from '../../../src/report/readers/fix-checks.ts';
import { anchorOf, boxesOf, fixOf, gapOf, memoryOf, words } from '../gaps/memories.ts';

const prLink = 'https://github.com/acme/docs/pull/41';
const id = '0123456789ab';

const fixed = gapOf({
  id,
  heading: words('Verify a signature'),
  anchor: anchorOf('verify a signature', 'signature check'),
  fix: fixOf({ prLink, verdict: 'watching', isFinal: false }),
});

describe('fix checks', () => {
  test('have the anchors of gaps whose fix was merged, and the headings that people gave these', () => {
    const promise = { gap: id, prLink, questions: ['verify a signature', 'signature check'] };
    expect(fixChecksOf(memoryOf([fixed]))).toEqual([{ ...promise, label: 'Verify a signature' }]);
    const heading = words('Check signatures');
    expect(fixChecksOf(memoryOf([{ ...fixed, heading }]))).toEqual([
      { ...promise, label: heading },
    ]);
  });

  test('exclude gaps that lack a fix or an anchor, and dismissed gaps', () => {
    expect(fixChecksOf(memoryOf([{ ...fixed, boxes: boxesOf('dismiss') }]))).toEqual([]);
    expect(fixChecksOf(memoryOf([{ ...fixed, fix: null }]))).toEqual([]);
    expect(fixChecksOf(memoryOf([{ ...fixed, anchor: [] }]))).toEqual([]);
  });
});
