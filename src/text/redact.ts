import { clean } from './clean.ts';
import { findAll } from './redaction/find.ts';
import { createMask } from './redaction/own-secrets.ts';
import type { Redacted, RedactionKind, Redactor } from './text.ts';

/** Keys, titles, pages and categories come again with every row. In UTF-16 code units, and texts. */
const longestRemembered = 128;
const mostRemembered = 4096;
/** Answers come again, too: what the docs don't say is often told in the same words. */
const longestAnswer = 2048;

/** Values that have to go in a field that is a secret's, a phone's or a person's by its name. */
const probes = ['"aB3dE6gH9jK2mN5pQ8sT"', '4155550132', '481516', '123-45-6789'];

/** Of ISO 8601, as every row has one: never the same, and never of a person. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** A replacement may uncover what stood right beside it; it hardly ever uncovers more than once. */
const mostPasses = 8;

/** Forms for East Asian type, and Arabic, Persian and Devanagari digits. */
const otherForm = /[\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/;
const everyOtherForm = new RegExp(otherForm, 'g');

/** The text with letters and digits of other forms in those that the rules know. */
function toAsciiForms(text: string): string {
  return text.replace(everyOtherForm, (character) => {
    const code = character.charCodeAt(0);
    if (code >= 0xff01) return String.fromCharCode(code - 0xfee0);
    // Arabic and Persian digits begin a block of sixteen, those of Devanagari end one.
    return String((code & 0xf) - (code >= 0x0966 ? 6 : 0));
  });
}

const word = /\S+/g;
const anEscape = /%[\da-f]{2}/i;
const escapes = /(?:%[\da-f]{2})+/gi;
/** A redirect's address may stand escaped in another's. */
const deepest = 4;

function decoded(text: string): string {
  const plain = text.replace(escapes, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
  );
  return clean(plain);
}

/**
 * The text with every word redacted, as `redact` does, that needs it once its percent escapes are
 * read: a search page's address holds what was searched for, as in `?q=my%20key%20AKIA…`. What
 * needs no redaction keeps its escapes.
 */
function redactEncoded(text: string, redact: (text: string) => string): string {
  if (!text.includes('%') || !anEscape.test(text)) return text;
  return text.replace(word, (encoded) => {
    if (!encoded.includes('%')) return encoded;
    let result = encoded;
    let current = encoded;
    for (let depth = 0; depth < deepest; depth++) {
      const plain = decoded(current);
      if (plain === current) break;
      current = redact(plain);
      if (current !== plain) result = current;
    }
    return result;
  });
}

/**
 * Replaces `secrets` (our API key and token) always, and what readers should not have written, or
 * would not want posted, if `enabled`.
 */
export function createRedactor({
  secrets,
  enabled,
}: {
  secrets: readonly string[];
  enabled: boolean;
}): Redactor {
  const counts = new Map<RedactionKind, number>();
  /** Short texts that were found to need no change. */
  const harmless = new Set<string>();
  /** The last longer one of each length: found without a hash, which takes as long as some rules. */
  const harmlessOfLength: string[] = [];
  /** Names of fields, and whether a value may have to go for being theirs alone. */
  const telling = new Map<string, boolean>();
  function count(kind: RedactionKind, times = 1): void {
    counts.set(kind, (counts.get(kind) ?? 0) + times);
  }

  const maskOwn = createMask(secrets, (times) => count('secret', times));

  function applyRulesOnce(text: string): string {
    const spans = findAll(text);
    if (spans.length === 0) return text;
    const parts: string[] = [];
    let position = 0;
    for (const { kind, start, end } of spans) {
      parts.push(text.slice(position, start), `[${kind}]`);
      position = end;
      count(kind);
    }
    return parts.join('') + text.slice(position);
  }

  function applyRules(text: string): string {
    let redacted = text;
    for (let pass = 0; pass < mostPasses; pass++) {
      const once = applyRulesOnce(redacted);
      const next = redactEncoded(once, (word) => applyRulesOnce(maskOwn(word)));
      if (next === redacted) break;
      redacted = next;
    }
    return redacted;
  }

  function redact(text: string): Redacted {
    const isShort = text.length <= longestRemembered;
    if (isShort ? harmless.has(text) || time.test(text) : harmlessOfLength[text.length] === text)
      return text as Redacted;
    const redacted = redactAnew(text);
    if (redacted === text && isShort) {
      if (harmless.size >= mostRemembered) harmless.clear();
      harmless.add(text);
    } else if (redacted === text && text.length <= longestAnswer) {
      harmlessOfLength[text.length] = text;
    }
    return redacted as Redacted;
  }

  function redactAnew(text: string): string {
    const masked = maskOwn(clean(text));
    if (!enabled) return masked;
    const plain = otherForm.test(masked) ? toAsciiForms(masked) : masked;
    const redacted = applyRules(plain);
    return redacted === plain ? masked : redacted;
  }

  /** Cleaned only if that uncovers a secret: whoever shows the text cleans it, too. */
  function mask(text: string): Redacted {
    const cleaned = clean(text);
    const masked = maskOwn(cleaned);
    return (masked === cleaned ? text : masked) as Redacted;
  }

  function isTelling(name: string): boolean {
    const known = telling.get(name);
    if (known !== undefined) return known;
    if (telling.size >= mostRemembered) telling.clear();
    const tells = probes.some((probe) => findAll(`"${name}": ${probe}`).length > 0);
    telling.set(name, tells);
    return tells;
  }

  function redactField(name: string, value: string | number): string | number {
    const text = String(value);
    const redacted = redact(text);
    if (redacted !== text) return redacted;
    if (!enabled || name.length > longestRemembered || !isTelling(name)) return value;
    const before = `"${name}": `;
    const quoted = typeof value === 'number' ? text : `"${text}"`;
    const named = applyRules(before + quoted);
    if (named === before + quoted || !named.startsWith(before)) return value;
    return named.slice(before.length).replace(/^"|"$/g, '');
  }

  return { redact, redactField, mask, counts };
}

/**
 * How many containers may stand inside each other. The service's rows have two; programs that read
 * the result stop at some hundreds, and `JSON.stringify` itself at some thousands.
 */
const mostContainers = 100;
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
    if (depth > mostContainers) {
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
