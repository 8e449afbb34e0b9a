/** A symmetric matrix with few entries that are not 0, by rows. */
export interface Sparse {
  size: number;
  starts: Uint32Array;
  columns: Uint16Array | Uint32Array;
  values: Float32Array;
}

/** Numbers from 0 to 1, the same for the same seed: mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `matrix` times `block`, which has `width` numbers a row. */
function times({ size, starts, columns, values }: Sparse, block: Float32Array, width: number) {
  const product = new Float32Array(size * width);
  for (let row = 0; row < size; row++) {
    const to = row * width;
    for (let entry = starts[row] ?? 0; entry < (starts[row + 1] ?? 0); entry++) {
      const from = (columns[entry] ?? 0) * width;
      const value = values[entry] ?? 0;
      for (let k = 0; k < width; k++) {
        product[to + k] = (product[to + k] ?? 0) + value * (block[from + k] ?? 0);
      }
    }
  }
  return product;
}

/** Makes the columns of a block of numbers orthogonal and of length 1, in place, by Gram and Schmidt, twice. */
function orthonormalise(block: Float32Array<ArrayBuffer>, width: number) {
  const height = block.length / width;
  const columns = Array.from({ length: width }, (_, k) =>
    Float64Array.from({ length: height }, (_, row) => block[row * width + k] ?? 0),
  );
  const dot = (a: Float64Array, b: Float64Array) => {
    let sum = 0;
    for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
    return sum;
  };
  for (const [k, column] of columns.entries()) {
    for (let pass = 0; pass < 2; pass++) {
      for (const before of columns.slice(0, k)) {
        const share = dot(before, column);
        for (let at = 0; at < height; at++) {
          column[at] = (column[at] ?? 0) - share * (before[at] ?? 0);
        }
      }
    }
    const length = Math.sqrt(dot(column, column)) || 1;
    for (let at = 0; at < height; at++) {
      column[at] = (column[at] ?? 0) / length;
      block[at * width + k] = column[at] ?? 0;
    }
  }
  return block;
}

/** The eigenvalues and eigenvectors (by columns) of a small symmetric matrix, by Jacobi's rotations. */
function eigen(matrix: Float64Array, size: number) {
  const a = matrix.slice();
  const vectors = new Float64Array(size * size);
  for (let k = 0; k < size; k++) vectors[k * size + k] = 1;
  const at = (of: Float64Array, row: number, column: number) => of[row * size + column] ?? 0;
  for (let sweep = 0; sweep < 30; sweep++) {
    let off = 0;
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) off += at(a, p, q) ** 2;
    if (off < 1e-12) break;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const pq = at(a, p, q);
        if (Math.abs(pq) < 1e-300) continue;
        const theta = (at(a, q, q) - at(a, p, p)) / (2 * pq);
        const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        const turn = (of: Float64Array, first: number, second: number) => {
          const x = of[first] ?? 0;
          const y = of[second] ?? 0;
          of[first] = c * x - s * y;
          of[second] = s * x + c * y;
        };
        for (let k = 0; k < size; k++) turn(a, k * size + p, k * size + q);
        for (let k = 0; k < size; k++) turn(a, p * size + k, q * size + k);
        for (let k = 0; k < size; k++) turn(vectors, k * size + p, k * size + q);
      }
    }
  }
  return { values: Float64Array.from({ length: size }, (_, k) => at(a, k, k)), vectors };
}

/** More than is asked for, so that the last ones asked for are exact too. */
const spare = 24;
const rounds = 5;

/**
 * Vectors of `width` numbers for the rows of a symmetric matrix, from its largest eigenvalues, each
 * to the power `power`: subspace iteration from random numbers (Halko, Martinsson and Tropp 2011).
 */
export function factor(matrix: Sparse, width: number, power: number): Float32Array {
  const { size } = matrix;
  const tried = Math.min(size, width + spare);
  const random = randomNumbers(1);
  let block = Float32Array.from({ length: size * tried }, () => random() - 0.5);
  for (let round = 0; round < rounds; round++) {
    block = orthonormalise(times(matrix, block, tried), tried);
  }
  const image = times(matrix, block, tried);
  const small = new Float64Array(tried * tried);
  for (let row = 0; row < size; row++) {
    for (let p = 0; p < tried; p++) {
      const left = block[row * tried + p] ?? 0;
      for (let q = p; q < tried; q++) {
        const sum = (small[p * tried + q] ?? 0) + left * (image[row * tried + q] ?? 0);
        small[p * tried + q] = sum;
      }
    }
  }
  for (let p = 0; p < tried; p++) {
    for (let q = 0; q < p; q++) small[p * tried + q] = small[q * tried + p] ?? 0;
  }
  const { values, vectors } = eigen(small, tried);
  const largest = [...values.keys()]
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
    .slice(0, width);
  const result = new Float32Array(size * width);
  for (const [k, from] of largest.entries()) {
    const scale = Math.max(0, values[from] ?? 0) ** power;
    for (let row = 0; row < size; row++) {
      let sum = 0;
      for (let p = 0; p < tried; p++) {
        sum += (block[row * tried + p] ?? 0) * (vectors[p * tried + from] ?? 0);
      }
      result[row * width + k] = sum * scale;
    }
  }
  return result;
}
