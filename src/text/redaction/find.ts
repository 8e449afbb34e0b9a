import { findCards, findIbans, personalIdRule } from './cards-and-ids.ts';
import { credentialRules } from './credentials.ts';
import { emailRules } from './emails.ts';
import { findInForms } from './forms.ts';
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

/**
 * Finds all parts of a text to redact, sorted and without overlaps.
 *
 * @param findOwn finds the action's own secrets in one form of the text
 */
export const findAll = (text: string, findOwn: (form: string) => Span[] = () => none): Span[] =>
  findInForms(text, (form, isLoose) => [
    ...findOwn(form),
    ...(isLoose ? findBy(form, (rule) => strictRules.has(rule)).flat() : findAsWritten(form)),
  ]);
