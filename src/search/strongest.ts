/**
 * Collects the `capacity` items with the highest values, in a binary heap with the weakest at its root. If
 * values are equal, the item with the lower number is stronger.
 */
export function strongestItems(capacity: number) {
  const items = new Uint32Array(capacity);
  const values = new Float64Array(capacity);
  let size = 0;
  const isWeaker = (one: number, other: number): boolean => {
    const difference = (values[one] as number) - (values[other] as number);
    return (
      difference < 0 || (difference === 0 && (items[one] as number) > (items[other] as number))
    );
  };
  const swap = (one: number, other: number): void => {
    const item = items[one] as number;
    const value = values[one] as number;
    items[one] = items[other] as number;
    values[one] = values[other] as number;
    items[other] = item;
    values[other] = value;
  };
  const sink = (end: number): void => {
    for (let parent = 0; ; ) {
      let child = 2 * parent + 1;
      if (child >= end) return;
      if (child + 1 < end && isWeaker(child + 1, child)) child += 1;
      if (!isWeaker(child, parent)) return;
      swap(child, parent);
      parent = child;
    }
  };
  return {
    /** Adds an item if it is among the strongest so far. */
    offer(item: number, value: number): void {
      if (size === capacity) {
        const weakest = values[0] as number;
        if (value < weakest || (value === weakest && item > (items[0] as number))) return;
        items[0] = item;
        values[0] = value;
        sink(size);
        return;
      }
      let at = size++;
      items[at] = item;
      values[at] = value;
      for (let parent = (at - 1) >> 1; at > 0 && isWeaker(at, parent); parent = (at - 1) >> 1) {
        swap(at, parent);
        at = parent;
      }
    },
    /** Removes all items and returns them, strongest first. The next `offer` overwrites the result. */
    take(): { items: Uint32Array; values: Float64Array } {
      const found = size;
      // Heapsort: repeatedly moves the weakest behind the others.
      for (size -= 1; size > 0; size -= 1) {
        swap(0, size);
        sink(size);
      }
      size = 0;
      return { items: items.subarray(0, found), values: values.subarray(0, found) };
    },
  };
}
