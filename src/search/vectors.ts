import { addScaled, scaleToUnitLength } from '../language/vocabulary.ts';

/** The meanings of texts: one vector of `width` numbers per text, of length 1, or 0 if it is unknown. */
export interface Vectors {
  width: number;
  values: Float32Array;
}

/**
 * Subtracts the mean of all vectors from each vector that isn't 0, because what all texts of a product
 * have in common doesn't distinguish them.
 *
 * @param others number of zero vectors to include in the mean, so that two texts that say the same
 *   don't become 0
 */
export function subtractMean({ width, values }: Vectors, others = 0): void {
  const count = width === 0 ? 0 : values.length / width;
  const sums = new Float64Array(width);
  for (let start = 0; start < values.length; start += width) {
    for (let at = 0; at < width; at++) {
      sums[at] = (sums[at] as number) + (values[start + at] as number);
    }
  }
  const mean = Float32Array.from(sums, (sum) => sum / (count + others));
  for (let row = 0; row < count; row++) {
    const start = row * width;
    if (values.subarray(start, start + width).every((value) => value === 0)) continue;
    addScaled(values, start, mean, -1);
    scaleToUnitLength(values, start, start + width);
  }
}

/** The cosine of two vectors, given by their indices, from -1 to 1. */
export function cosine({ width, values }: Vectors, one: number, other: number): number {
  const from = one * width;
  const against = other * width;
  const whole = width - (width % 4);
  // Four independent sums, which a processor can add in parallel.
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
