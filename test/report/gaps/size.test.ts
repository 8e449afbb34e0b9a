import { describe, expect, test } from 'vitest';
import { decodeMemory, encodeMemory, mostMemoryBytes } from '../../../src/report/gaps/codec.ts';
import type { Memory } from '../../../src/report/gaps/gap.ts';
import { largeMemory, subject } from './gaps.ts';

const written = (memory: Memory) => encodeMemory({ memory, subject }).comment;
const read = (body: string) => decodeMemory({ body, subject });

describe('the bound of 16 KiB', () => {
  test.each([100, 400, 3_000])('holds for %i gaps', (gaps) => {
    const comment = written(largeMemory({ gaps, seed: gaps }));
    expect(comment.length).toBeLessThanOrEqual(mostMemoryBytes);
    const kept = read(comment);
    if (kept === null || kept === 'broken') throw new Error('The memory was lost');
    expect(kept.gaps.length).toBeGreaterThan(Math.min(gaps, 150) - 1);
    expect(kept.reports).toHaveLength(26);
  });

  test('keeps every gap that a human touched, and of the others those asked last', () => {
    const memory = largeMemory({ gaps: 2_000, seed: 7 });
    const gaps = memory.gaps.map((gap, at) => ({ ...gap, dismissed: at % 20 === 0 }));
    const { comment, forgotten } = encodeMemory({ memory: { ...memory, gaps }, subject });
    const kept = read(comment);
    if (kept === null || kept === 'broken') throw new Error('The memory was lost');
    expect(forgotten).toBe(0);
    const ids = new Set(kept.gaps.map(({ id }) => id));
    expect(gaps.filter(({ id, dismissed }) => dismissed && !ids.has(id))).toEqual([]);
    const others = gaps.filter(({ dismissed }) => !dismissed);
    const oldestKept = others.filter(({ id }) => ids.has(id)).map((gap) => gap.lastReported ?? '');
    const latestLost = others.filter(({ id }) => !ids.has(id)).map((gap) => gap.lastReported ?? '');
    expect(oldestKept.sort()[0]).toBe(latestLost.sort().at(-1));
  });

  test('says how many it forgot where all were touched', () => {
    const memory = largeMemory({ gaps: 3_000, seed: 9 });
    const gaps = memory.gaps.map((gap) => ({ ...gap, dismissed: true }));
    const { comment, forgotten } = encodeMemory({ memory: { ...memory, gaps }, subject });
    expect(comment.length).toBeLessThanOrEqual(mostMemoryBytes);
    expect(forgotten).toBeGreaterThan(0);
  });
});
