import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

/*
 * Counts work without counters in the program: how often each block of its sources ran, as V8 counts
 * it for coverage, and how many characters and items the methods of strings, lists, maps and patterns
 * went through. Because no clock is read, the result doesn't depend on the machine.
 */

/** Steps by location: a block of a source, or a method. */
export type Steps = ReadonlyMap<string, number>;

let methods = new Map<string, number>();
const note = (name: string, steps: number): void => {
  methods.set(name, (methods.get(name) ?? 0) + steps);
};

type Method = (this: never, ...args: never[]) => unknown;
const sizeOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 1;

/** Counts the items that calls of a method go through, from its receiver, arguments and result. */
function count(
  of: object,
  names: string,
  steps: (on: unknown, args: readonly unknown[], result: unknown, from: number) => number,
): void {
  for (const name of names.split(' ')) {
    const own = Reflect.get(of, name) as Method;
    const { [name]: counted } = {
      [name](this: never, ...args: never[]): unknown {
        const { lastIndex = 0 } = this as { lastIndex?: number };
        const result = own.apply(this, args);
        note(`${of.constructor.name}.${name}`, 1 + steps(this, args, result, lastIndex));
        return result;
      },
    };
    Object.defineProperty(of, name, { value: counted, writable: true, configurable: true });
  }
}

/** Call before the program is loaded, because modules may take methods from their prototypes. */
export function countMethods(): void {
  const whole = (on: unknown): number => sizeOf(on);
  const upTo = (on: unknown, args: readonly unknown[], result: unknown): number => {
    const from = Number(args[1] ?? 0);
    return typeof result === 'number' && result >= from ? result - from : sizeOf(on) - from;
  };
  count(String.prototype, 'slice substring replaceAll padEnd repeat', (_, __, result) =>
    sizeOf(result),
  );
  count(String.prototype, 'toLowerCase toUpperCase normalize split replace match', whole);
  count(String.prototype, 'trim trimEnd', (on, _, result) => sizeOf(on) - sizeOf(result));
  count(String.prototype, 'search indexOf', upTo);
  count(String.prototype, 'includes', whole);
  count(String.prototype, 'lastIndexOf', (on, _, result) => sizeOf(on) - Number(result));
  count(String.prototype, 'startsWith endsWith', (_, [part]) => sizeOf(part));
  count(Array.prototype, 'join', (_, __, result) => sizeOf(result));
  count(Array.prototype, 'slice concat flat', (_, __, result) => sizeOf(result));
  count(Array.prototype, 'indexOf', upTo);
  count(Array.prototype, 'includes', (on, [item], result) =>
    result ? (on as unknown[]).indexOf(item) : sizeOf(on),
  );
  // A failed search has read the rest of the text; a sticky one has read one place.
  count(RegExp.prototype, 'exec test', (on, [text], result, last) => {
    const { lastIndex, global, sticky } = on as RegExp;
    const from = global || sticky ? last : 0;
    if (result === null || result === false) return sticky ? 1 : sizeOf(text) - from;
    if (global || sticky) return lastIndex - from;
    return Array.isArray(result) ? Number(Reflect.get(result, 'index')) : 1;
  });
  for (const collection of [Map.prototype, Set.prototype]) {
    count(collection, 'has', (_, [key]) => (typeof key === 'string' ? key.length : 1));
  }
}

/** Counts blocks from now on; modules that were loaded before are not counted. */
export async function countBlocks(folder: string): Promise<() => Promise<Steps>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const steps = new Map(methods);
    methods = new Map();
    for (const { url, functions } of result) {
      if (!url.startsWith('file:')) continue;
      const file = fileURLToPath(url);
      if (!file.startsWith(folder)) continue;
      for (const { functionName, ranges } of functions) {
        for (const { startOffset, count: times } of ranges) {
          const place = `${file.slice(folder.length)} ${functionName} at ${startOffset}`;
          steps.set(place, Math.max(steps.get(place) ?? 0, times));
        }
      }
    }
    return steps;
  };
}
