import { describe, expect, test } from 'vitest';
import { decodeMemory, encodeMemory } from '../../../src/report/gaps/memory-comment.ts';
import {
  type FixCheckResult,
  fixChecksOf,
  recordFixChecks,
} from '../../../src/report/readers/fix-checks.ts';
import { anchorOf, fixOf, gapOf, memoryOf, redact, subject, words } from '../gaps/memories.ts';

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

describe('a fix check in the current docs', () => {
  const checked = (found: number, near = 1.2): FixCheckResult => ({
    gap: id,
    label: words('Verify a signature'),
    prLink,
    questions: 2,
    before: found,
    after: found,
    near,
    isChanged: false,
    ...(found > 0
      ? { file: 'webhooks.mdx', heading: 'Signatures' }
      : { file: null, heading: null }),
  });

  test('regresses if most questions no longer find a section, but not if they never did', () => {
    expect(recordFixChecks(memoryOf([fixed]), [checked(0, 0.6)]).broken).toEqual([]);
    const checkedOnce = recordFixChecks(memoryOf([fixed]), [checked(1)]);
    expect(checkedOnce.broken).toEqual([]);
    const { memory, broken } = recordFixChecks(checkedOnce.memory, [checked(0, 0.6)]);
    const details = { file: 'webhooks.mdx', heading: 'Signatures', questions: 2, commit: null };
    expect(broken).toMatchObject([{ gap: id, label: 'Verify a signature', prLink, ...details }]);
    // It is reported until the questions find a section again, or another fix is merged.
    expect(recordFixChecks(memory, [checked(0, 0.6)]).broken).toHaveLength(1);
    expect(recordFixChecks(memory, [{ ...checked(0, 0.6), prLink: `${prLink}2` }]).broken).toEqual(
      [],
    );
    expect(recordFixChecks(memory, [checked(2)]).broken).toEqual([]);
    expect(recordFixChecks(memory, []).broken).toEqual([]);
    // A change of the threshold alone doesn't count as regression.
    expect(recordFixChecks(memory, [checked(0, 0.9)]).broken).toEqual([]);
  });

  test('is remembered in the issue', () => {
    const { memory } = recordFixChecks(memoryOf([fixed]), [checked(2)]);
    const { comment } = encodeMemory(memory, subject);
    const read = decodeMemory(comment, { subject, redact });
    if (read === null || read === 'broken') throw new Error('not read');
    expect(read.gaps[0]?.kept).toEqual({
      file: 'webhooks.mdx',
      heading: 'Signatures',
      prLink,
      near: 1.2,
    });
  });
});
