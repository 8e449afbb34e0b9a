import { createAnchorSearch } from './anchors.ts';
import { findCards } from './cards.ts';
import { calls, credentials } from './credentials.ts';
import { emails, spelledEmails } from './emails.ts';
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

/** The surest first. */
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
  spelledEmails,
  namedIds,
];

/** Made when first needed: a run that reads no text of others starts faster. */
let searchAnchors: ReturnType<typeof createAnchorSearch> | undefined;

/** What is to be replaced in a text, sorted, none in or over another. */
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
  // The `@` behind a URL's password begins its host.
  const ends = new Set(anchored.flatMap(({ kind, end }) => (kind === 'secret' ? end : [])));
  const isHost = ({ kind, start, end }: Span) => {
    const at = kind === 'email' ? text.slice(start, end).lastIndexOf('@') : -1;
    return at >= 0 && ends.has(start + at);
  };
  return merged(text, [...marked, ...anchored.filter((span) => !isHost(span)), ...numbers]);
}

/** Merges spans that overlap: one that covers them all, of the kind of the surest. */
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
/** From here on, a pattern's bound may have cut it. In UTF-16 code units. */
const longSecret = 128;

/** Patterns are bounded and keys are not: what follows a secret without a gap belongs to it. */
function wholeEnd(text: string, { kind, start, end }: Span): number {
  if (kind !== 'secret') return end;
  const rest = end - start < longSecret ? letterOrDigit : partOfLongSecret;
  if (!rest.test(text.charAt(end - 1))) return end;
  let whole = end;
  while (rest.test(text.charAt(whole))) whole++;
  return whole;
}
