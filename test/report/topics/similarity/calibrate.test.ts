import { describe, expect, it } from 'vitest';
import { unpaced } from '../../../../src/pace.ts';
import { calibrate, type Similarity } from '../../../../src/report/topics/similarity/similarity.ts';

/** Questions of which any two ask the same by the same log-odds; gives how far they were shifted. */
async function shiftOf(count: number, logOdds: number): Promise<number> {
  let shifted = 0;
  const similarity: Similarity = {
    spaces: [
      {
        starts: new Uint32Array(count + 1),
        columns: new Uint32Array(),
        values: new Float32Array(),
        width: 0,
      },
    ],
    load: () => {},
    unload: () => {},
    logOdds: () => logOdds + shifted,
    probability: () => 1 / (1 + Math.exp(-logOdds - shifted)),
    shift: (by) => {
      shifted += by;
    },
  };
  await calibrate(similarity, unpaced);
  return shifted;
}

describe('calibrate', () => {
  it('leaves questions as they are that are as alike as usual', async () => {
    expect(await shiftOf(400, -3.74)).toBeCloseTo(0, 1);
  });

  it('tells apart what is all alike, and the more of it the farther', async () => {
    const few = await shiftOf(400, -3);
    expect(few).toBeLessThan(-0.5);
    expect(await shiftOf(1_600, -3)).toBeLessThan(few - 0.5);
  });

  it('draws nearer what has little in common', async () => {
    expect(await shiftOf(400, -4.5)).toBeGreaterThan(0.5);
  });

  it('goes so far and no farther', async () => {
    expect(await shiftOf(400, 5)).toBeCloseTo(-2);
    expect(await shiftOf(400, -20)).toBeCloseTo(2);
  });

  it('has nothing to shift for one question', async () => {
    expect(await shiftOf(1, 0)).toBe(0);
  });
});
