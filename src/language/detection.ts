import { spacedLanguages } from './languages.ts';

/** The languages that each function word belongs to. */
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
const maxCharacters = 200;

/** The language of a text by its script or its function words; null if it has only keywords. */
export function languageOf(text: string): string | null {
  const read = text.slice(0, maxCharacters).toLowerCase();
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

/** The most frequent language, in a tie English, as most docs are; null if none is known. */
export function majorityLanguage(languages: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const language of languages) {
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const isOther = (language: string): number => (language === 'english' ? 0 : 1);
  const [most] = [...counts].sort(
    ([a, textsA], [b, textsB]) => textsB - textsA || isOther(a) - isOther(b) || (a < b ? -1 : 1),
  );
  return most?.[0] ?? null;
}
