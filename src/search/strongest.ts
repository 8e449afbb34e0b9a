/**
 * Collects the `capacity` items with the highest values, by insertion: for up to about 40 items, a heap
 * isn't faster. If values are equal, the item with the lower number is stronger.
 */
export function strongestItems(capacity: number) {
  const items = new Uint32Array(capacity);
  const values = new Float64Array(capacity);
  let size = 0;
  const isBehind = (at: number, item: number, value: number): boolean => {
    const other = values[at] as number;
    return other < value || (other === value && (items[at] as number) > item);
  };
  return {
    /** Adds an item if it is among the strongest so far. */
    offer(item: number, value: number): void {
      if (size < capacity) size += 1;
      else if (!isBehind(size - 1, item, value)) return;
      let at = size - 1;
      for (; at > 0 && isBehind(at - 1, item, value); at -= 1) {
        items[at] = items[at - 1] as number;
        values[at] = values[at - 1] as number;
      }
      items[at] = item;
      values[at] = value;
    },
    /** Removes all items and returns them, strongest first. The next `offer` overwrites the result. */
    take(): { items: Uint32Array; values: Float64Array } {
      const found = size;
      size = 0;
      return { items: items.subarray(0, found), values: values.subarray(0, found) };
    },
  };
}
