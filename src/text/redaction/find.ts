import { findCards, findIbans, personalIdRule } from './cards-and-ids.ts';
import { credentialRules } from './credentials.ts';
import { emailRules } from './emails.ts';
import { findInForms } from './forms.ts';
import { findUnanchoredKeys, keyRules, listedKeyRule } from './keys.ts';
import { loginRules } from './logins.ts';
import { findPhones } from './phones.ts';
import { createSearch, digitStretches, type Rule, type Span } from './rule.ts';
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

/** Made with the first text, because it takes longer than the start of the run otherwise does. */
let search: ReturnType<typeof createSearch> | undefined;

/** What is found in a text as it is written, by all rules. */
function findAsWritten(text: string): Span[] {
  search ??= createSearch(rules);
  const anchored = [...search(text), ...findUnanchoredKeys(text)];
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
export const findAll = (text: string, findOwn?: (form: string) => Span[]): Span[] =>
  findInForms(text, (form, isLoose) => [
    ...(findOwn?.(form) ?? []),
    ...(isLoose
      ? (search?.(form, ({ isStrict }) => isStrict === true) ?? [])
      : findAsWritten(form)),
  ]);
