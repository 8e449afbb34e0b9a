import { clean } from './clean.ts';
import { createMask } from './redaction/own-secrets.ts';
import { emailRule, numberHint, numberRules } from './redaction/personal.ts';
import type { RedactionKind } from './redaction/rule.ts';
import { secretRules } from './redaction/secrets.ts';

export type { RedactionKind } from './redaction/rule.ts';

export interface Redactor {
  /**
   * The text cleaned, with `***` for our own secrets and, where redaction is on, `[secret]`,
   * `[email]`, `[card]` and `[phone]` for a reader's. A promise only where the text holds a vendor's
   * prefix that the rules at hand leave, and secretlint is asked. Idempotent.
   */
  redact(text: string): string | Promise<string>;
  /** The text with `***` for our own secrets, and no other change: for ids and the like. */
  mask(text: string): string;
  /** Replacements made so far. */
  readonly counts: ReadonlyMap<RedactionKind, number>;
}

const wordRules = [...secretRules, emailRule];
const allRules = [...wordRules, ...numberRules];

/** A literal that each of secretlint's rules needs, where no rule of ours sees to it first. */
const secretlintHint = new RegExp(
  `[_.-](?<=${[
    ...['gh[pousr]_', 'github_pat_', 'glpat-', 'npm_', 'hf_', 'gsk_', 'lin_api_', 'ntn_', 'ops_'],
    ...['gl(?:c|sa)_', 'vc[piark]_', 'dckr_pat_', 'figd_', 'cf(?:k|ut|at)_', 'shp[a-z]{2,3}_'],
    ...[
      '[sr]k_(?:live|test)_',
      'sk-',
      'tskey-',
      'xox[a-z]-',
      'xapp-',
      'SG\\.',
      'hv[sbr]\\.',
      'slack\\.',
    ],
  ].join('|')})`,
);

/** Keys, titles, pages and categories come again with every row. In UTF-16 code units, and texts. */
const longestRemembered = 128;
const mostRemembered = 4096;

/** A replacement may uncover what stood right beside it; it hardly ever uncovers more than once. */
const mostPasses = 4;

/** What secretlint gets at a time: some of its rules look back and ahead by thousands. */
const secretlintWindow = 32_768;

const fullWidth = /[\uff01-\uff5e]/;
const everyFullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;

function toHalfWidth(text: string): string {
  return text.replace(everyFullWidth, (character) =>
    String.fromCharCode(character.charCodeAt(0) - fullWidthOffset),
  );
}

const percentEscape = /%[\da-f]{2}/i;
const everyPercentEscape = /(?:%[\da-f]{2})+/gi;

function percentDecoded(text: string): string {
  const decoded = text.replace(everyPercentEscape, (escapes) =>
    Buffer.from(escapes.replaceAll('%', ''), 'hex').toString(),
  );
  return clean(decoded);
}

/**
 * Replaces `secrets` (our API key and token) always, and what readers should not have written, or
 * would not want posted, where `enabled`.
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
    let redacted = text;
    const rules = numberHint.test(text) ? allRules : wordRules;
    for (const { kind, hint, pattern, replace } of rules) {
      if (!hint.test(redacted)) continue;
      redacted = redacted.replace(pattern, (...match) => {
        // Behind the groups come their offset and the whole text.
        const replacement = replace(match.slice(0, match.findIndex(Number.isInteger)));
        if (replacement !== match[0]) count(kind);
        return replacement;
      });
    }
    return redacted;
  }

  function applyRulesAgain(text: string): string {
    let redacted = text;
    for (let pass = 0; pass < mostPasses; pass++) {
      const before = redacted;
      redacted = applyRulesOnce(before);
      if (redacted === before) break;
    }
    return redacted;
  }

  /** A search page's address holds what was searched for: `?q=my%20key%20AKIA…`. */
  function applyRules(text: string): string {
    let redacted = applyRulesAgain(text);
    let decoded = redacted;
    for (let pass = 0; pass < mostPasses && percentEscape.test(decoded); pass++) {
      decoded = percentDecoded(decoded);
      const redactedDecoded = applyRulesAgain(decoded);
      if (redactedDecoded !== decoded) redacted = redactedDecoded;
      decoded = redactedDecoded;
    }
    return redacted;
  }

  async function applySecretlint(text: string): Promise<string> {
    const { findSecrets } = await import('./redaction/secretlint.ts');
    let redacted = '';
    for (let start = 0; start < text.length; start += secretlintWindow) {
      const window = text.slice(start, start + secretlintWindow);
      let position = 0;
      for (const [from, to] of await findSecrets(window)) {
        if (from >= position) {
          redacted += `${window.slice(position, from)}[secret]`;
          count('secret');
        }
        position = Math.max(position, to);
      }
      redacted += window.slice(position);
    }
    return redacted;
  }

  function redact(text: string): string | Promise<string> {
    if (text.length > longestRemembered) return redactAnew(text);
    if (harmless.has(text)) return text;
    const redacted = redactAnew(text);
    if (redacted === text) {
      if (harmless.size >= mostRemembered) harmless.clear();
      harmless.add(text);
    }
    return redacted;
  }

  function redactAnew(text: string): string | Promise<string> {
    const masked = maskOwn(clean(text));
    if (!enabled) return masked;
    const plain = fullWidth.test(masked) ? toHalfWidth(masked) : masked;
    const redacted = applyRules(plain);
    if (secretlintHint.test(redacted)) {
      return applySecretlint(redacted).then((linted) => {
        const redactedAgain = applyRules(linted);
        return redactedAgain === plain ? masked : redactedAgain;
      });
    }
    return redacted === plain ? masked : redacted;
  }

  /** Cleaned only where that uncovers a secret: whoever shows the text cleans it, too. */
  function mask(text: string): string {
    const cleaned = clean(text);
    const masked = maskOwn(cleaned);
    return masked === cleaned ? text : masked;
  }

  return { redact, mask, counts };
}
