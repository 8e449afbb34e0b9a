import { randomNumbers } from './factor.ts';

/** Vectors as numbers of entries in code books, a book for each few of their components. */
export interface Quantised {
  /** Components that one code stands for. */
  step: number;
  /** 256 entries of `step` bytes for each book. */
  books: Int8Array;
  /** What a byte in the books counts. */
  scale: number;
  /** One byte a book for each vector. */
  codes: Uint8Array;
}

const entries = 256;
const rounds = 12;

/** Centres of the rows of `points`, by Lloyd's algorithm, and the nearest of each row. */
function cluster(points: Float32Array, step: number, random: () => number) {
  const count = points.length / step;
  const centres = new Float32Array(entries * step);
  for (let entry = 0; entry < entries; entry++) {
    const from = Math.floor(random() * count) * step;
    centres.set(points.subarray(from, from + step), entry * step);
  }
  const nearest = new Uint8Array(count);
  const assign = () => {
    for (let point = 0; point < count; point++) {
      let least = Infinity;
      for (let entry = 0; entry < entries; entry++) {
        let distance = 0;
        for (let k = 0; k < step; k++) {
          distance += ((points[point * step + k] ?? 0) - (centres[entry * step + k] ?? 0)) ** 2;
        }
        if (distance < least) {
          least = distance;
          nearest[point] = entry;
        }
      }
    }
  };
  for (let round = 0; round < rounds; round++) {
    assign();
    const sums = new Float64Array(entries * step);
    const members = new Uint32Array(entries);
    for (let point = 0; point < count; point++) {
      const entry = nearest[point] ?? 0;
      members[entry] = (members[entry] ?? 0) + 1;
      for (let k = 0; k < step; k++) {
        sums[entry * step + k] = (sums[entry * step + k] ?? 0) + (points[point * step + k] ?? 0);
      }
    }
    for (let at = 0; at < sums.length; at++) {
      const size = members[Math.floor(at / step)] ?? 0;
      if (size > 0) centres[at] = (sums[at] ?? 0) / size;
    }
  }
  assign();
  return { centres, nearest };
}

/**
 * Quantises the rows of `vectors`, which have `width` numbers each, by product quantisation (Jégou,
 * Douze and Schmid 2011) to `books` bytes a row. A book's components are spread evenly over the row, as the
 * first ones of a factorisation count most.
 */
export function quantise(vectors: Float32Array, width: number, books: number): Quantised {
  const step = width / books;
  const count = vectors.length / width;
  const random = randomNumbers(2);
  const codes = new Uint8Array(count * books);
  const centres = new Float32Array(books * entries * step);
  for (let book = 0; book < books; book++) {
    const points = new Float32Array(count * step);
    for (let row = 0; row < count; row++) {
      for (let k = 0; k < step; k++) {
        points[row * step + k] = vectors[row * width + k * books + book] ?? 0;
      }
    }
    const found = cluster(points, step, random);
    centres.set(found.centres, book * entries * step);
    for (let row = 0; row < count; row++) codes[row * books + book] = found.nearest[row] ?? 0;
  }
  const scale = centres.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return {
    step,
    books: Int8Array.from(centres, (value) => Math.round(value / scale)),
    scale,
    codes,
  };
}
