import { clean } from './clean.ts';
import { redactEncoded } from './redaction/encoded.ts';
import { findAll } from './redaction/find.ts';
import { createMask } from './redaction/own-secrets.ts';
import type { RedactionKind } from './redaction/rule.ts';

export type { RedactionKind } from './redaction/rule.ts';

export interface Redactor {
  /**
   * The text cleaned, with `***` for our own secrets and, if redaction is on, `[secret]`, `[email]`,
   * `[card]`, `[phone]`, `[iban]` and `[id]` for a reader's. Idempotent; time is linear in the text.
   */
  redact(text: string): string;
  /** The text with `***` for our own secrets, and no other change: for ids and the like. */
  mask(text: string): string;
  /** Replacements made so far. */
  readonly counts: ReadonlyMap<RedactionKind, number>;
}

/** Keys, titles, pages and categories come again with every row. In UTF-16 code units, and texts. */
const longestRemembered = 128;
const mostRemembered = 4096;

/** Of ISO 8601, as every row has one: never the same, and never of a person. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** A replacement may uncover what stood right beside it; it hardly ever uncovers more than once. */
const mostPasses = 8;

const fullWidth = /[\uff01-\uff5e]/;
const everyFullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;

function toHalfWidth(text: string): string {
  return text.replace(everyFullWidth, (character) =>
    String.fromCharCode(character.charCodeAt(0) - fullWidthOffset),
  );
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
  function count(kind: RedactionKind, times = 1): void {
    counts.set(kind, (counts.get(kind) ?? 0) + times);
  }

  const maskOwn = createMask(secrets, (times) => count('secret', times));

  function applyRulesOnce(text: string): string {
    const spans = findAll(text);
    // Stryker disable next-line ConditionalExpression: parts of no span are the text
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

  function redact(text: string): string {
    // Stryker disable next-line ConditionalExpression,EqualityOperator: what is remembered saves time alone
    if (text.length > longestRemembered) return redactAnew(text);
    if (harmless.has(text) || time.test(text)) return text;
    const redacted = redactAnew(text);
    // Stryker disable next-line BlockStatement: the same
    if (redacted === text) {
      // Stryker disable next-line ConditionalExpression,EqualityOperator: it bounds memory
      if (harmless.size >= mostRemembered) harmless.clear();
      harmless.add(text);
    }
    return redacted;
  }

  function redactAnew(text: string): string {
    const masked = maskOwn(clean(text));
    if (!enabled) return masked;
    const plain = fullWidth.test(masked) ? toHalfWidth(masked) : masked;
    const redacted = applyRules(plain);
    return redacted === plain ? masked : redacted;
  }

  /** Cleaned only if that uncovers a secret: whoever shows the text cleans it, too. */
  function mask(text: string): string {
    const cleaned = clean(text);
    const masked = maskOwn(cleaned);
    return masked === cleaned ? text : masked;
  }

  return { redact, mask, counts };
}
