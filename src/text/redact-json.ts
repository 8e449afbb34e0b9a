import type { Redactor } from './text.ts';

type Container = Record<string, unknown> | unknown[];

/** A container on the way, and what has to change in it. */
interface Visit {
  container: Container;
  /** Null for the value itself. */
  parent: Visit | null;
  /** Its place in the parent. */
  place: string;
  /** 0 for the value itself. */
  depth: number;
  /** Made when the first change comes: most containers have none. */
  values: Map<string, unknown> | null;
  keys: Map<string, string> | null;
}

/**
 * How many containers may stand inside each other. The service's rows have two; programs that read
 * the result stop at some hundreds, and `JSON.stringify` itself at some thousands.
 */
const deepest = 100;
const placeholder = '[nested too deep]';

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function changed({ container, values, keys }: Visit): Container {
  const valueAt = (place: string, item: unknown) => (values?.has(place) ? values.get(place) : item);
  if (Array.isArray(container)) return container.map((item, index) => valueAt(String(index), item));
  // Entries are defined, not assigned: an own `__proto__` stays a key like any other.
  return Object.fromEntries(
    Object.entries(container).map(([key, item]) => [keys?.get(key) ?? key, valueAt(key, item)]),
  );
}

function changeValue(visit: Visit, place: string, value: unknown): void {
  visit.values ??= new Map();
  visit.values.set(place, value);
}

function changeKey(visit: Visit, place: string, key: string): void {
  visit.keys ??= new Map();
  visit.keys.set(place, key);
}

/** Children come after their parents in `visits`, so backwards each is rebuilt before its parent. */
function rebuild(visits: readonly Visit[], value: unknown): unknown {
  let rebuilt = value;
  for (const visit of visits.toReversed()) {
    if (visit.values === null && visit.keys === null) continue;
    const container = changed(visit);
    if (visit.parent === null) rebuilt = container;
    else changeValue(visit.parent, visit.place, container);
  }
  return rebuilt;
}

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
  if (typeof value === 'string') return redactor.redact(value);
  if (!isContainer(value)) return value;
  const visits: Visit[] = [];
  const enter = (container: Container, parent: Visit | null, place: string) =>
    visits.push({
      container,
      parent,
      place,
      depth: parent === null ? 0 : parent.depth + 1,
      values: null,
      keys: null,
    });

  const redactText = (text: string, change: (redacted: string) => void) => {
    const redacted = redactor.redact(text);
    if (redacted !== text) change(redacted);
  };

  enter(value, null, '');
  // The list grows while it is walked.
  for (const visit of visits) {
    const { container } = visit;
    const isRow = visit.parent === null;
    for (const place of Object.keys(container)) {
      const item = (container as Record<string, unknown>)[place];
      const kept = isRow && keep.has(place);
      if (!kept && !Array.isArray(container)) {
        redactText(place, (redacted) => changeKey(visit, place, redacted));
      }
      if (kept && typeof item === 'string') {
        const masked = redactor.mask(item);
        if (masked !== item) changeValue(visit, place, masked);
      } else if (typeof item === 'string' || typeof item === 'number') {
        const name = Array.isArray(container) ? '' : place;
        const redacted = redactor.redactField(name, item);
        if (redacted !== item) changeValue(visit, place, redacted);
      } else if (isContainer(item) && visit.depth < deepest) {
        enter(item, visit, place);
      } else if (isContainer(item)) {
        changeValue(visit, place, placeholder);
        onTooDeep();
      }
    }
  }
  return rebuild(visits, value);
}
