import { createAnchorSearch } from './anchors.ts';
import { findCards } from './cards.ts';
import { calls, credentials } from './credentials.ts';
import { emails, obfuscatedEmails } from './emails.ts';
import { bareLogins, namedLogins } from './logins.ts';
import { findIbans, namedIds } from './named-ids.ts';
import { manyDigits } from './numbers.ts';
import { findPhones } from './phones.ts';
import type { Rule, Span } from './rule.ts';
import {
  bearers,
  cookies,
  pins,
  privateKeys,
  recoveryCodes,
  seedPhrases,
  webTokens,
} from './schemes.ts';
import {
  flagPasswords,
  namedPathKeys,
  pathKeys,
  pipedPasswords,
  urlPasswords,
  userPasswords,
} from './urls.ts';
import { findMarkedVendorKeys, markedInside, vendorKeys } from './vendor-keys.ts';

/** Most reliable first. */
const rules: readonly Rule[] = [
  vendorKeys,
  privateKeys,
  webTokens,
  markedInside,
  urlPasswords,
  userPasswords,
  flagPasswords,
  pipedPasswords,
  credentials,
  bearers,
  bareLogins,
  namedLogins,
  cookies,
  calls,
  recoveryCodes,
  seedPhrases,
  pathKeys,
  namedPathKeys,
  pins,
  emails,
  obfuscatedEmails,
  namedIds,
];

/** Created when first needed, to keep the start fast. */
let searchAnchors: ReturnType<typeof createAnchorSearch> | undefined;

/** The parts of a text to replace, sorted and without overlaps. */
export function findAll(text: string): Span[] {
  searchAnchors ??= createAnchorSearch(rules);
  const search = searchAnchors;
  const places = search(text);
  const anchored = rules.flatMap((rule, at) => {
    const those = places[at];
    return those || rule === vendorKeys ? rule.find(text, those ?? []) : [];
  });
  const marked = findMarkedVendorKeys(text, (plain) => search(plain)[0] ?? []);
  const numbers = manyDigits.test(text)
    ? [...findIbans(text), ...findCards(text), ...findPhones(text)]
    : [];
  if (anchored.length + marked.length + numbers.length === 0) return [];
  // The `@` after the password in a URL is not that of an address.
  const ends = new Set(anchored.flatMap(({ kind, end }) => (kind === 'secret' ? end : [])));
  const isHost = ({ kind, start, end }: Span) => {
    const at = kind === 'email' ? text.slice(start, end).lastIndexOf('@') : -1;
    return at >= 0 && ends.has(start + at);
  };
  return merged(text, [...marked, ...anchored.filter((span) => !isHost(span)), ...numbers]);
}

/** Merges overlapping spans; the kind is that of the most reliable one. */
function merged(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  let surest = 0;
  const sorted = spans.map((span, order) => ({ ...span, order })).sort((a, b) => a.start - b.start);
  for (const { order, ...span } of sorted) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) {
      result.push({ ...span, end: wholeEnd(text, span) });
      surest = order;
      continue;
    }
    if (order < surest) last.kind = span.kind;
    surest = Math.min(surest, order);
    last.end = Math.max(last.end, span.end < last.end ? 0 : wholeEnd(text, span));
  }
  return result;
}

const letterOrDigit = /[A-Za-z0-9]/;
const partOfLongSecret = /[^\s"'`<>;]/;
/** A longer secret may have been cut by a pattern's bound. In UTF-16 code units. */
const boundedLength = 128;

/** Extends a secret to all that follows without a gap, as patterns are bounded and keys aren't. */
function wholeEnd(text: string, { kind, start, end }: Span): number {
  if (kind !== 'secret') return end;
  const rest = end - start < boundedLength ? letterOrDigit : partOfLongSecret;
  if (!rest.test(text.charAt(end - 1))) return end;
  let whole = end;
  while (rest.test(text.charAt(whole))) whole++;
  return whole;
}
