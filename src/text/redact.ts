import { clean } from './clean.ts';
import { findAll } from './redaction/find.ts';
import { createMask } from './redaction/own-secrets.ts';
import type { Redacted, RedactionKind, Redactor } from './text.ts';

/** Titles, pages and categories repeat in many rows, and answers if nothing was found. */
const maxCachedTexts = 2_000;
/** In UTF-16 code units, as all lengths here. */
const maxCachedLength = 2_048;
const maxFieldName = 128;

/** Values that are redacted only in a field whose name is that of a secret, a phone or a person. */
const probes = ['"aB3dE6gH9jK2mN5pQ8sT"', '4155550132', '481516', '123-45-6789'];

/** ISO 8601: each row has a different one, and none needs redaction. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** A replacement may reveal something next to it, but hardly ever more than once. */
const maxPasses = 8;

/** Full-width forms, and Arabic, Persian and Devanagari digits. */
const otherForms = /[\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;

/** The letter, digit or sign of another form in ASCII, which the rules need. */
function asciiForm(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0xff01) return String.fromCharCode(code - 0xfee0);
  // Arabic and Persian digits begin a block of sixteen; those of Devanagari end one.
  return String((code & 0xf) - (code >= 0x0966 ? 6 : 0));
}

const escapes = /(?:%[\da-f]{2})+/gi;
/** An address may contain a redirect's address, escaped once more. */
const maxEscapeDepth = 4;

function decoded(text: string): string {
  const decode = (run: string) => Buffer.from(run.replaceAll('%', ''), 'hex').toString();
  return clean(text.replace(escapes, decode));
}

/**
 * Redacts words whose decoded percent escapes contain something to redact, such as an address with
 * `?q=my%20key%20AKIA…`. Other words keep their escapes.
 */
function redactEncoded(text: string, redact: (text: string) => string): string {
  if (text.search(escapes) < 0) return text;
  return text.replace(/\S+/g, (encoded) => {
    let result = encoded;
    let current = encoded;
    for (let depth = 0; depth < maxEscapeDepth; depth++) {
      const plain = decoded(current);
      if (plain === current) break;
      current = redact(plain);
      if (current !== plain) result = current;
    }
    return result;
  });
}

interface RedactorOptions {
  /** Our own API key and tokens, which are always replaced. */
  secrets: readonly string[];
  /** Whether readers' secrets and personal data are replaced, too. */
  enabled: boolean;
}

export function createRedactor({ secrets, enabled }: RedactorOptions): Redactor {
  /** Texts that need no change. */
  const harmless = new Set<string>();
  /** Whether the name of a field alone may make its value one to redact. */
  const sensitive = new Map<string, boolean>();

  function redactWith(count: (kind: RedactionKind, times: number) => void) {
    const maskOwn = createMask(secrets, (times) => count('secret', times));

    function applyRulesOnce(text: string): string {
      let redacted = '';
      let position = 0;
      for (const { kind, start, end } of findAll(text)) {
        redacted += `${text.slice(position, start)}[${kind}]`;
        position = end;
        count(kind, 1);
      }
      return redacted + text.slice(position);
    }

    function applyRules(text: string): string {
      let redacted = text;
      for (let pass = 0; pass < maxPasses; pass++) {
        const once = applyRulesOnce(redacted);
        const next = redactEncoded(once, (word) => applyRulesOnce(maskOwn(word)));
        if (next === redacted) break;
        redacted = next;
      }
      return redacted;
    }

    function redactUncached(text: string): string {
      const masked = maskOwn(clean(text));
      if (!enabled) return masked;
      const plain = masked.replace(otherForms, asciiForm);
      const redacted = applyRules(plain);
      return redacted === plain ? masked : redacted;
    }

    function redact(text: string): Redacted {
      const mayBeCached = text.length <= maxCachedLength;
      if (time.test(text) || (mayBeCached && harmless.has(text))) return text as Redacted;
      const redacted = redactUncached(text);
      if (mayBeCached && redacted === text) {
        if (harmless.size >= maxCachedTexts) harmless.clear();
        harmless.add(text);
      }
      return redacted as Redacted;
    }

    /** Cleans only if that reveals a secret, as every output cleans its texts anyway. */
    function mask(text: string): Redacted {
      const cleaned = clean(text);
      const masked = maskOwn(cleaned);
      return (masked === cleaned ? text : masked) as Redacted;
    }

    return { applyRules, redact, mask };
  }

  const counts = new Map<RedactionKind, number>();
  const counted = redactWith((kind, times) => counts.set(kind, (counts.get(kind) ?? 0) + times));
  const { redact, mask } = redactWith(() => {});

  function isSensitive(name: string): boolean {
    if (sensitive.size >= maxCachedTexts) sensitive.clear();
    const result =
      sensitive.get(name) ?? probes.some((probe) => findAll(`"${name}": ${probe}`).length > 0);
    sensitive.set(name, result);
    return result;
  }

  function redactField(name: string, value: string | number): string | number {
    const text = String(value);
    const redacted = counted.redact(text);
    if (redacted !== text) return redacted;
    if (!enabled || name.length > maxFieldName || !isSensitive(name)) return value;
    const lead = `"${name}": `;
    const quoted = typeof value === 'number' ? text : `"${text}"`;
    const named = counted.applyRules(lead + quoted);
    if (named === lead + quoted || !named.startsWith(lead)) return value;
    return named.slice(lead.length).replace(/^"|"$/g, '');
  }

  return { redact, redactField, mask, counts };
}

/** The service's rows have two levels; `JSON.stringify` fails at thousands. */
const maxDepth = 100;
const placeholder = '[nested too deep]';

interface JsonOptions {
  redactor: Redactor;
  /** Top-level fields (ids, timestamps, fixed words) in which only our own secrets are masked. */
  keep: ReadonlySet<string>;
  /** Called if a value nested more than 100 levels deep became `[nested too deep]`. */
  onTooDeep: () => void;
}

/**
 * Cleans and redacts all strings, numbers and keys in a parsed JSON value. Returns the same object if
 * nothing had to change.
 */
export function redactJson(value: unknown, { redactor, keep, onTooDeep }: JsonOptions): unknown {
  /** @param depth the number of objects and arrays around the value */
  const redactIn = (name: string, value: unknown, depth: number): unknown => {
    if (typeof value === 'string' || typeof value === 'number') {
      return redactor.redactField(name, value);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (depth > maxDepth) {
      onTooDeep();
      return placeholder;
    }
    if (Array.isArray(value)) {
      const items = value.map((item) => redactIn('', item, depth + 1));
      return items.some((item, at) => item !== value[at]) ? items : value;
    }
    let isChanged = false;
    const entries = Object.entries(value).map(([key, item]: [string, unknown]) => {
      const isKept = depth === 0 && keep.has(key);
      const redactedKey = isKept ? key : redactor.redact(key);
      const redacted =
        isKept && typeof item === 'string' ? redactor.mask(item) : redactIn(key, item, depth + 1);
      isChanged ||= redactedKey !== key || redacted !== item;
      return [redactedKey, redacted];
    });
    // `fromEntries` also defines a `__proto__` as an ordinary key.
    return isChanged ? Object.fromEntries(entries) : value;
  };
  return redactIn('', value, 0);
}
