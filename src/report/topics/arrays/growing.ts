/** Four-byte numbers that are added one by one: half the memory of an array of them. */
interface Growing<Numbers> {
  push(item: number): void;
  size(): number;
  /** What was added so far. */
  items(): Numbers;
}

const firstCapacity = 64;

function growing<Numbers extends Uint32Array | Float32Array>(
  allocate: (capacity: number) => Numbers,
): Growing<Numbers> {
  let items = allocate(firstCapacity);
  let size = 0;
  return {
    push(item) {
      if (size === items.length) {
        const longer = allocate(size * 2);
        longer.set(items);
        items = longer;
      }
      items[size++] = item;
    },
    size: () => size,
    items: () => items.subarray(0, size) as Numbers,
  };
}

export const growingIntegers = (): Growing<Uint32Array> =>
  growing((capacity) => new Uint32Array(capacity));

export const growingFloats = (): Growing<Float32Array> =>
  growing((capacity) => new Float32Array(capacity));
