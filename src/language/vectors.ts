/** Adds `share` times a vector to `values`. */
export function addScaled(values: Float32Array, vector: Float32Array, share: number): void {
  for (let index = 0; index < vector.length; index++) {
    values[index] = (values[index] as number) + share * (vector[index] as number);
  }
}

/** Scales a vector to length 1. A zero vector is unchanged. */
export function scaleToUnitLength(values: Float32Array): void {
  const length = vectorLength(values);
  if (length === 0) return;
  for (let index = 0; index < values.length; index++)
    values[index] = (values[index] as number) / length;
}

/** The Euclidean length of a vector. `Math.hypot` would overflow the stack on a long vector. */
export function vectorLength(vector: ArrayLike<number>): number {
  let squares = 0;
  for (let index = 0; index < vector.length; index++) squares += (vector[index] as number) ** 2;
  return Math.sqrt(squares);
}

/**
 * Subtracts the mean of all vectors from each vector that isn't 0, because what all texts of a product
 * or page have in common doesn't distinguish them. The results are of length 1.
 *
 * @param others number of zero vectors to include in the mean, so that two texts that say the same
 *   don't become 0
 */
export function subtractMean(vectors: readonly Float32Array[], others = 0): void {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) addScaled(mean, vector, 1 / (vectors.length + others));
  for (const vector of vectors) {
    if (vector.every((value) => value === 0)) continue;
    addScaled(vector, mean, -1);
    scaleToUnitLength(vector);
  }
}

/** The dot product of two vectors; of unit length, their cosine. */
export function dotProduct(a: Float32Array, b: Float32Array): number {
  const whole = a.length - (a.length % 4);
  // Four independent sums, which a processor can add in parallel.
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let index = 0; index < whole; index += 4) {
    first += (a[index] as number) * (b[index] as number);
    second += (a[index + 1] as number) * (b[index + 1] as number);
    third += (a[index + 2] as number) * (b[index + 2] as number);
    fourth += (a[index + 3] as number) * (b[index + 3] as number);
  }
  for (let index = whole; index < a.length; index++)
    first += (a[index] as number) * (b[index] as number);
  return first + second + third + fourth;
}
