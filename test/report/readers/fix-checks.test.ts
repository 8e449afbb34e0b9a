import { describe, expect, test } from 'vitest';
import { fixChecksOf } from '../../../src/report/readers/fix-checks.ts';
import { anchorOf, fixOf, gapOf, memoryOf, words } from '../gaps/memories.ts';

const prLink = 'https://github.com/acme/docs/pull/41';
const id = '0123456789ab';

const fixed = gapOf({
  id,
  heading: words('Verify a signature'),
  anchor: anchorOf('verify a signature', 'signature check'),
  fix: fixOf({ prLink, verdict: 'watching', isFinal: false }),
});
const at = '2026-11-09T00:00:00Z';

describe('fix checks', () => {
  test('have the anchors of gaps whose fix was merged, and the headings that people gave these', () => {
    const promise = { gap: id, prLink, questions: ['verify a signature', 'signature check'] };
    expect(fixChecksOf(memoryOf([fixed]))).toEqual([{ ...promise, label: 'Verify a signature' }]);
    const heading = words('Check signatures');
    const renamed = { kind: 'renamed', gap: id, heading, revision: 2, at } as const;
    expect(fixChecksOf(memoryOf([fixed], { events: [renamed] }))).toEqual([
      { ...promise, label: heading },
    ]);
  });

  test('exclude gaps that lack a fix or an anchor, and dismissed gaps', () => {
    const dismissed = {
      kind: 'box',
      gap: id,
      box: 'dismiss',
      ticked: true,
      revision: 2,
      at,
    } as const;
    expect(fixChecksOf(memoryOf([fixed], { events: [dismissed] }))).toEqual([]);
    expect(fixChecksOf(memoryOf([{ ...fixed, fix: null }]))).toEqual([]);
    expect(fixChecksOf(memoryOf([{ ...fixed, anchor: [] }]))).toEqual([]);
  });
});
