import { spacedLanguages } from './languages.ts';

/** The languages that have each of the small words. */
const languagesOf = new Map<string, string[]>();
for (const { name, functionWords } of spacedLanguages) {
  for (const word of functionWords?.split(' ') ?? []) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), name]);
  }
}

const scripts: readonly (readonly [string, RegExp])[] = [
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['korean', /\p{Script=Hangul}/u],
  ['chinese', /\p{Script=Han}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['other', /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u],
];

const beyondLatin = /[^\0-\u024f\u2000-\u2bff]/;
const aWord = /\p{L}+/gu;
const charactersRead = 200;

/** The language of a text by its script, or by its small words; null for keywords alone. */
export function languageOf(text: string): string | null {
  const read = text.slice(0, charactersRead).toLowerCase();
  if (beyondLatin.test(read)) {
    const script = scripts.find(([, pattern]) => pattern.test(read));
    if (script) return script[0];
  }
  const counts = new Map<string, number>();
  for (const word of read.match(aWord) ?? []) {
    for (const language of languagesOf.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  let best: string | null = null;
  for (const [language, count] of counts) {
    if (best === null || count > (counts.get(best) ?? 0)) best = language;
  }
  return best;
}

/** The language that most of the texts are in, those of keywords left out; null if there is none. */
export function majorityLanguage(languages: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const language of languages) {
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [most] = [...counts].sort(
    ([a, textsA], [b, textsB]) =>
      textsB - textsA || preference(a) - preference(b) || (a < b ? -1 : 1),
  );
  return most?.[0] ?? null;
}

/** Of languages with as many texts, English comes first: it is what the docs are mostly in. */
const preference = (language: string): number => (language === 'english' ? 0 : 1);
