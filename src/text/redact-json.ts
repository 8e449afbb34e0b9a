import type { Redactor } from './text.ts';

/**
 * How many containers may stand inside each other. The service's rows have two; programs that read
 * the result stop at some hundreds, and `JSON.stringify` itself at some thousands.
 */
const deepest = 100;
const placeholder = '[nested too deep]';

/**
 * A parsed JSON value with every string and number in it, keys too, cleaned and redacted. In the value's own
 * fields that `keep` names (ids, timestamps, fixed words) only our own secrets are masked. Returns
 * the very same value if nothing had to change.
 * What is nested more than 100 levels deep becomes `[nested too deep]`, and `onTooDeep` is called.
 */
export function redactJson(
  value: unknown,
  {
    redactor,
    keep,
    onTooDeep,
  }: { redactor: Redactor; keep: ReadonlySet<string>; onTooDeep: () => void },
): unknown {
  /** @param depth how many containers the value stands in */
  const redactIn = (name: string, value: unknown, depth: number): unknown => {
    if (typeof value === 'string' || typeof value === 'number') {
      return redactor.redactField(name, value);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (depth > deepest) {
      onTooDeep();
      return placeholder;
    }
    if (Array.isArray(value)) {
      const items = value.map((item) => redactIn('', item, depth + 1));
      return items.some((item, at) => item !== value[at]) ? items : value;
    }
    // Most have no change at all, and there is one for each row: what is made here is garbage at once.
    let changes: Map<string, readonly [key: string, value: unknown]> | null = null;
    for (const key of Object.keys(value)) {
      const item = (value as Record<string, unknown>)[key];
      const isKept = depth === 0 && keep.has(key);
      const redactedKey = isKept ? key : redactor.redact(key);
      const redacted =
        isKept && typeof item === 'string' ? redactor.mask(item) : redactIn(key, item, depth + 1);
      if (redactedKey === key && redacted === item) continue;
      changes ??= new Map();
      changes.set(key, [redactedKey, redacted]);
    }
    // Entries are defined, not assigned: an own `__proto__` stays a key like any other.
    return changes === null
      ? value
      : Object.fromEntries(Object.entries(value).map((one) => changes.get(one[0]) ?? one));
  };

  if (typeof value === 'string') return redactor.redact(value);
  return typeof value === 'object' ? redactIn('', value, 0) : value;
}
