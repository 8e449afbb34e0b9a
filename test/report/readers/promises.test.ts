import { describe, expect, test } from 'vitest';
import { journalOf } from '../../../src/report/gaps/journal.ts';
import {
  bareGap,
  emptyMemory,
  type Memory,
  type RememberedGap,
} from '../../../src/report/gaps/memory.ts';
import { decodeMemory, encodeMemory } from '../../../src/report/gaps/memory-comment.ts';
import {
  type CheckedPromise,
  promisesOf,
  withPromises,
} from '../../../src/report/readers/promises.ts';
import type { Redacted } from '../../../src/text/text.ts';

const prLink = 'https://github.com/acme/docs/pull/41';
const id = '0123456789ab';

const fixed: RememberedGap = {
  ...bareGap(id, 'Verify a signature' as Redacted),
  anchor: ['verify a signature', 'signature check'].map((text) => ({
    text: text as Redacted,
    page: null,
    category: null,
  })),
  fix: {
    prLink,
    by: 'agent',
    jobId: null,
    on: '2026-11-03',
    before: null,
    since: null,
    verdict: 'watching',
    decidedOn: null,
    isFinal: false,
    needed: null,
    days: 0,
  },
};
const memoryOf = (gap: RememberedGap, events: Parameters<typeof journalOf>[0] = []): Memory => ({
  ...emptyMemory,
  gaps: [gap],
  journal: journalOf(events),
});
const at = '2026-11-09T00:00:00Z';

describe('promises', () => {
  test('are the anchors of gaps whose fix was merged, by the heading that people gave them', () => {
    const promise = { gap: id, prLink, questions: ['verify a signature', 'signature check'] };
    expect(promisesOf(memoryOf(fixed))).toEqual([{ ...promise, label: 'Verify a signature' }]);
    const heading = 'Check signatures' as Redacted;
    const renamed = { kind: 'renamed', gap: id, heading, revision: 2, at } as const;
    expect(promisesOf(memoryOf(fixed, [renamed]))).toEqual([{ ...promise, label: heading }]);
  });

  test('are none of gaps without a fix, without an anchor, or that are not for the docs', () => {
    const dismissed = {
      kind: 'box',
      gap: id,
      box: 'dismiss',
      ticked: true,
      revision: 2,
      at,
    } as const;
    expect(promisesOf(memoryOf(fixed, [dismissed]))).toEqual([]);
    expect(promisesOf(memoryOf({ ...fixed, fix: null }))).toEqual([]);
    expect(promisesOf(memoryOf({ ...fixed, anchor: [] }))).toEqual([]);
  });
});

describe('a promise in the docs at hand', () => {
  const checked = (found: number, near = 1.2): CheckedPromise => ({
    gap: id,
    label: 'Verify a signature' as Redacted,
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

  test('is broken once most find nothing, and never if it was not kept before', () => {
    expect(withPromises(memoryOf(fixed), [checked(0, 0.6)]).broken).toEqual([]);
    const kept = withPromises(memoryOf(fixed), [checked(1)]);
    expect(kept.broken).toEqual([]);
    const { memory, broken } = withPromises(kept.memory, [checked(0, 0.6)]);
    const told = { file: 'webhooks.mdx', heading: 'Signatures', questions: 2, commit: null };
    expect(broken).toMatchObject([{ gap: id, label: 'Verify a signature', prLink, ...told }]);
    // It is told until it is mended, and not once it is another fix's.
    expect(withPromises(memory, [checked(0, 0.6)]).broken).toHaveLength(1);
    expect(withPromises(memory, [{ ...checked(0, 0.6), prLink: `${prLink}2` }]).broken).toEqual([]);
    expect(withPromises(memory, [checked(2)]).broken).toEqual([]);
    expect(withPromises(memory, []).broken).toEqual([]);
    // What was answered in the period says how near is near enough: it breaks nothing.
    expect(withPromises(memory, [checked(0, 0.9)]).broken).toEqual([]);
  });

  test('is remembered in the issue', () => {
    const subject = { projectId: 'acme', scope: 'all' };
    const { memory } = withPromises(memoryOf(fixed), [checked(2)]);
    const { comment } = encodeMemory(memory, subject);
    const read = decodeMemory(comment, { subject, redact: (text) => text as Redacted });
    if (read === null || read === 'broken') throw new Error('not read');
    expect(read.gaps[0]?.kept).toEqual({
      file: 'webhooks.mdx',
      heading: 'Signatures',
      prLink,
      near: 1.2,
    });
  });
});
