import type { RedactionKind } from '../text.ts';
import { findCards, findIbans, personalIdRule } from './cards-and-ids.ts';
import { credentialRules } from './credentials.ts';
import { emailRules } from './emails.ts';
import { decoded, looseForms, placeIn, type TextForm, withAsciiSigns } from './forms.ts';
import { findUnanchoredKeys, keyRules, listedKeyRule } from './keys.ts';
import { loginRules } from './logins.ts';
import { findPhones } from './phones.ts';
import { createAnchorSearch, digitStretches, type Rule, type Span } from './rule.ts';
import { urlRules } from './urls.ts';

export const rules: readonly Rule[] = [
  listedKeyRule,
  ...keyRules,
  ...urlRules,
  ...loginRules,
  ...credentialRules,
  ...emailRules,
  personalIdRule,
];

let searchAnchors: ReturnType<typeof createAnchorSearch> | undefined;
/** The rules for addresses and keys with a known prefix, which hardly any other text matches. */
const strictRules: ReadonlySet<Rule> = new Set([listedKeyRule, ...emailRules]);

const none: never[] = [];

/** What each of some rules finds in a text, the rules in order. */
function findBy(text: string, isUsed: (rule: Rule) => boolean): Span[][] {
  // Made with the first text, because it takes longer than the start of the run otherwise does.
  searchAnchors ??= createAnchorSearch(rules);
  const places = searchAnchors(text);
  return rules.map((rule, at) => {
    const found = places[at];
    return found && isUsed(rule) ? rule.find(text, found) : none;
  });
}

/** What is found in a text as it is written, by all rules. */
function findAsWritten(text: string): Span[] {
  const [listedKeys = none, ...others] = findBy(text, () => true);
  const anchored = [...listedKeys, ...findUnanchoredKeys(text, listedKeys), ...others.flat()];
  const numbers = digitStretches(text).flatMap((stretch) => [
    ...findIbans(text, stretch),
    ...findCards(text, stretch),
    ...findPhones(text, stretch),
  ]);
  if (anchored.length === 0) return numbers;
  // In a URL, the `@` after a password doesn't belong to an email address.
  const ends = new Set(anchored.flatMap(({ kind, end }) => (kind === 'secret' ? end : [])));
  const isNoHost = ({ kind, start, end }: Span) => {
    const at = text.slice(start, end).lastIndexOf('@');
    return kind !== 'email' || at < 0 || !ends.has(start + at);
  };
  return [...anchored.filter(isNoHost), ...numbers];
}

const placed = (form: TextForm, spans: readonly Span[]): Span[] =>
  spans.map((span) => ({ kind: span.kind, ...placeIn(form, span) }));

/**
 * Finds all parts of a text to redact, sorted and without overlaps, in each form in which it may be read: as it
 * is written, decoded, and without markup.
 */
export function findAll(written: string): Span[] {
  const text = withAsciiSigns(written);
  const plain = decoded(text);
  const spans = [
    ...findAsWritten(text),
    ...(plain ? placed(plain, findAsWritten(plain.text)) : none),
    ...looseForms(text).flatMap((form) =>
      placed(form, findBy(form.text, (rule) => strictRules.has(rule)).flat()),
    ),
  ];
  return spans.length === 0 ? spans : merged(text, spans);
}

/** All kinds, the most reliable first. */
const kinds: readonly RedactionKind[] = ['secret', 'email', 'id', 'iban', 'card', 'phone'];

/** Merges overlapping spans, which get the most reliable of their kinds. */
function merged(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) {
      result.push({ ...span, end: wholeEnd(text, span) });
      continue;
    }
    if (kinds.indexOf(span.kind) < kinds.indexOf(last.kind)) last.kind = span.kind;
    if (span.end >= last.end) last.end = wholeEnd(text, span);
  }
  return result;
}

const letterOrDigit = /[A-Za-z0-9]/;
const partOfLongSecret = /[^\s"'`<>;]/;
/** In UTF-16 code units. A secret at least this long may continue after the end of its match. */
const boundedLength = 128;

/** Extends a secret to the end of its word, because patterns have a maximum length and keys don't. */
function wholeEnd(text: string, { kind, start, end }: Span): number {
  if (kind !== 'secret') return end;
  const rest = end - start < boundedLength ? letterOrDigit : partOfLongSecret;
  if (!rest.test(text.charAt(end - 1))) return end;
  let whole = end;
  while (rest.test(text.charAt(whole))) whole++;
  return whole;
}
