import { hash } from 'node:crypto';
import { clean } from './clean.ts';
import { findCards, findIbans, personalIdRule } from './redaction/cards-and-ids.ts';
import { credentialRules } from './redaction/credentials.ts';
import { emailRules } from './redaction/emails.ts';
import { findInForms, replaceSpans } from './redaction/forms.ts';
import { findUnlistedKeys, keyRules, listedKeyRule } from './redaction/keys.ts';
import { loginRules } from './redaction/logins.ts';
import { createSecretSearch } from './redaction/own-secrets.ts';
import { findPhones } from './redaction/phones.ts';
import { createSearch, digitStretches, type Rule, type Span } from './redaction/rule.ts';
import { urlRules } from './redaction/urls.ts';
import type { Redacted, RedactionKind, Redactor } from './text.ts';

export const rules: readonly Rule[] = [
  listedKeyRule,
  ...keyRules,
  ...urlRules,
  ...loginRules,
  ...credentialRules,
  ...emailRules,
  personalIdRule,
];

/** The search of all rules, made with the first text, as making it takes longer than a run's start. */
let searchRules: ReturnType<typeof createSearch> | undefined;

/** Finds by all rules what to redact in a text as it is written. */
function findAsWritten(text: string): Span[] {
  searchRules ??= createSearch(rules);
  const withKeyword = [...searchRules(text), ...findUnlistedKeys(text)];
  const numbers = digitStretches(text).flatMap((stretch) => [
    ...findIbans(text, stretch),
    ...findCards(text, stretch),
    ...findPhones(text, stretch),
  ]);
  if (withKeyword.length === 0) return numbers;
  // In `user:password@host`, the end looks like an email address, but its `@` is where a secret ends.
  const ends = new Set(withKeyword.flatMap(({ kind, end }) => (kind === 'secret' ? end : [])));
  const isNoHost = ({ kind, start, end }: Span) => {
    const atSign = text.slice(start, end).lastIndexOf('@');
    return kind !== 'email' || atSign < 0 || !ends.has(start + atSign);
  };
  return [...withKeyword.filter(isNoHost), ...numbers];
}

/**
 * Finds all parts of a text to redact, sorted and without overlaps.
 *
 * @param findOwn finds the action's own secrets in one form of the text
 */
const findAll = (text: string, findOwn?: (form: string) => Span[]): Span[] =>
  findInForms(text, (form, isLoose) => [
    ...(findOwn?.(form) ?? []),
    ...(isLoose
      ? (searchRules?.(form, ({ isStrict }) => isStrict === true) ?? [])
      : findAsWritten(form)),
  ]);

/** Maximum number of cached texts. Field names, titles, pages and categories repeat in many rows. */
const maxCachedTexts = 2_000;
/** Maximum length of a text that is cached by its hash, in UTF-16 code units, as all lengths in this file. */
const maxHashedLength = 128;
/**
 * Maximum length of a text that is compared only with the latest one of the same length. Few answers repeat, so
 * that hashing each of them costs more than it saves.
 */
const maxComparedLength = 2_048;
const maxFieldNameLength = 128;

/** Values that are redacted only if the field's name says that it is a secret, a phone number or an ID. */
const valuesJudgedByName = ['"aB3dE6gH9jK2mN5pQ8sT"', '4155550132', '481516', '123-45-6789'];

/** An ISO 8601 time, which needs no redaction and isn't cached, because it differs in each row. */
const isoTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** Ids that no rule matches: a UUID, a ULID, a hexadecimal number, a word with a short number. */
const plainId =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[0-7][\da-hjkmnp-tv-z]{25}|[\da-f]{24}|[a-z]{0,16}[-_]?\d{1,5})$/i;
const hashLength = 16;

/** What stands in every file for an id that can't be shown. */
export const hashId = (id: string): string => hash('sha256', id).slice(0, hashLength);

/** Maximum number of times to redact a text. After a replacement, text next to it may match a rule. */
const maxPasses = 8;

interface RedactorOptions {
  /** The action's own API key and tokens, which are always replaced. */
  secrets: readonly string[];
  /** Whether readers' secrets and personal data are also replaced. */
  enabled: boolean;
}

type CountReplacement = (kind: RedactionKind) => void;

export function createRedactor({ secrets, enabled }: RedactorOptions): Redactor {
  /** Short texts that need no redaction, and the latest long one of each length. */
  const harmless = new Set<string>();
  const latestHarmless = new Map<number, string>();
  /** By name of a field, whether the name alone can make a value sensitive. */
  const sensitive = new Map<string, boolean>();
  const replacementCounts = new Map<RedactionKind, number>();
  const count: CountReplacement = (kind) =>
    replacementCounts.set(kind, (replacementCounts.get(kind) ?? 0) + 1);

  const findOwn = createSecretSearch(secrets);
  const find = (text: string) => (enabled ? findAll(text, findOwn) : findInForms(text, findOwn));

  function applyRules(text: string, count?: CountReplacement): string {
    let redacted = text;
    for (let pass = 0; pass < maxPasses; pass++) {
      const next = replaceSpans(redacted, find(redacted), count);
      if (next === redacted) break;
      redacted = next;
    }
    return redacted;
  }

  function isKnown(text: string): boolean {
    if (text.length <= maxHashedLength) return harmless.has(text) || isoTimePattern.test(text);
    return text.length <= maxComparedLength && latestHarmless.get(text.length) === text;
  }

  function remember(text: string): void {
    if (harmless.size >= maxCachedTexts) harmless.clear();
    if (text.length > maxHashedLength) latestHarmless.set(text.length, text);
    else harmless.add(text);
  }

  function redactText(text: string, count?: CountReplacement): Redacted {
    if (isKnown(text)) return text as Redacted;
    const redacted = applyRules(clean(text), count);
    if (redacted === text && text.length <= maxComparedLength) remember(text);
    return redacted as Redacted;
  }

  function mask(text: string): Redacted {
    const cleaned = clean(text);
    return replaceSpans(cleaned, findInForms(cleaned, findOwn)) as Redacted;
  }

  function redactId(id: string): Redacted {
    const isPlain = plainId.test(id) && findOwn(id).length === 0;
    const isHarmless = isPlain || applyRules(clean(id)) === id;
    return (isHarmless ? id : hashId(id)) as Redacted;
  }

  function isSensitive(name: string): boolean {
    const known = sensitive.get(name);
    if (known !== undefined) return known;
    if (sensitive.size >= maxCachedTexts) sensitive.clear();
    const result = valuesJudgedByName.some((probe) => findAll(`"${name}": ${probe}`).length > 0);
    sensitive.set(name, result);
    return result;
  }

  function redactField(name: string, value: string | number): string | number {
    const text = String(value);
    const redacted = redactText(text, count);
    if (redacted !== text) return redacted;
    if (!enabled || name.length > maxFieldNameLength || !isSensitive(name)) return value;
    const lead = `"${name}": `;
    const quoted = typeof value === 'number' ? text : `"${text}"`;
    const named = applyRules(lead + quoted, count);
    if (named === lead + quoted || !named.startsWith(lead)) return value;
    return named.slice(lead.length).replace(/^"|"$/g, '');
  }

  const redact = (text: string) => redactText(text);
  return { redact, redactId, redactField, mask, replacementCounts };
}

/** Maximum nesting of a value. The service's rows have two levels; `JSON.stringify` fails at thousands. */
const maxDepth = 100;
const placeholder = '[nested too deep]';

interface JsonOptions {
  redactor: Redactor;
  /** Top-level fields with ids: see {@link Redactor.redactId}. */
  ids: ReadonlySet<string>;
  /** Called when a value that is nested too deep was replaced with `[nested too deep]`. */
  onTooDeep: () => void;
}

/**
 * Cleans and redacts all strings, numbers and keys in a parsed JSON value. Returns the same value if
 * nothing had to be changed.
 */
export function redactJson(value: unknown, { redactor, ids, onTooDeep }: JsonOptions): unknown {
  /** @param depth number of objects and arrays that contain the value */
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
      return items.some((item, index) => item !== value[index]) ? items : value;
    }
    // No array for each field, because most rows stay as they are.
    const fields = value as Readonly<Record<string, unknown>>;
    const keys = Object.keys(fields);
    const names = keys.map((key) => redactor.redact(key));
    const items = keys.map((key) => {
      const item = fields[key];
      const isId = depth === 0 && ids.has(key) && typeof item === 'string';
      return isId ? redactor.redactId(item) : redactIn(key, item, depth + 1);
    });
    if (keys.every((key, index) => names[index] === key && items[index] === fields[key]))
      return value;
    // `fromEntries` defines even `__proto__` as an ordinary key.
    return Object.fromEntries(names.map((name, index) => [name, items[index]]));
  };
  return redactIn('', value, 0);
}
