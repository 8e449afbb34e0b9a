import { pause } from '../pace.ts';

/** What texts mean: row after row of `width` numbers, each row of length 1, or 0 if nothing is known. */
export interface Vectors {
  width: number;
  values: Float32Array;
}

/** Adds `share` times a vector to a row that begins at `start`. */
export function addScaled(
  values: Float32Array,
  start: number,
  vector: Float32Array,
  share: number,
): void {
  for (let at = 0; at < vector.length; at++) {
    values[start + at] = (values[start + at] as number) + share * (vector[at] as number);
  }
}

/** Scales the row from `start` to `end` to length 1, but for one at 0. */
export function scaleToOne(values: Float32Array, start = 0, end = values.length): void {
  let squares = 0;
  for (let at = start; at < end; at++) squares += (values[at] as number) ** 2;
  if (squares === 0) return;
  const length = Math.sqrt(squares);
  for (let at = start; at < end; at++) values[at] = (values[at] as number) / length;
}

/**
 * Takes the mean of all rows, which is what a product's texts are about throughout, off each row of
 * which something is known.
 *
 * @param others texts about other things that are taken to exist beside these, so that the mean of two
 *   that say the same is not all that they say
 */
export async function centre({ width, values }: Vectors, others = 0): Promise<void> {
  const count = width === 0 ? 0 : values.length / width;
  const sums = new Float64Array(width);
  for (let start = 0; start < values.length; start += width) {
    for (let at = 0; at < width; at++) {
      sums[at] = (sums[at] as number) + (values[start + at] as number);
    }
  }
  const mean = Float32Array.from(sums, (sum) => sum / (count + others));
  for (let row = 0; row < count; row++) {
    await pause();
    const start = row * width;
    if (values.subarray(start, start + width).every((value) => value === 0)) continue;
    addScaled(values, start, mean, -1);
    scaleToOne(values, start, start + width);
  }
}

/** The cosine of two rows of length 1, from -1 to 1. */
export function cosine({ width, values }: Vectors, one: number, other: number): number {
  const from = one * width;
  const against = other * width;
  const whole = width - (width % 4);
  // Four sums, so that a product need not wait for the one before it to be added.
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let at = 0; at < whole; at += 4) {
    first += (values[from + at] as number) * (values[against + at] as number);
    second += (values[from + at + 1] as number) * (values[against + at + 1] as number);
    third += (values[from + at + 2] as number) * (values[against + at + 2] as number);
    fourth += (values[from + at + 3] as number) * (values[against + at + 3] as number);
  }
  for (let at = whole; at < width; at++) {
    first += (values[from + at] as number) * (values[against + at] as number);
  }
  return first + second + third + fourth;
}
