/** A short list of the strongest links of one node, strongest first, ties by the lower column. */
export interface Strongest {
  columns: Uint32Array;
  values: Float32Array;
  size: number;
}

export function emptyList(capacity: number): Strongest {
  return { columns: new Uint32Array(capacity), values: new Float32Array(capacity), size: 0 };
}

/**
 * Puts the link in its place, or leaves the list as it is if it is full of stronger ones.
 * Returns the strength below which a further link would find no place.
 */
export function offer(list: Strongest, column: number, value: number): number {
  const { columns, values } = list;
  const last = columns.length - 1;
  let place = list.size;
  if (place <= last) list.size++;
  else {
    const weakest = values[last] ?? 0;
    if (value < weakest || (value === weakest && column > (columns[last] ?? 0))) return weakest;
    place = last;
  }
  for (; place > 0; place--) {
    const before = values[place - 1] ?? 0;
    if (before > value || (before === value && (columns[place - 1] ?? 0) < column)) break;
    columns[place] = columns[place - 1] ?? 0;
    values[place] = before;
  }
  columns[place] = column;
  values[place] = value;
  return list.size > last ? (values[last] ?? 0) : 0;
}
