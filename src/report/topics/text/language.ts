/** A few words of each language that stand in most of its questions and in no other's. */
const functionWords: Readonly<Record<string, string>> = {
  english:
    'the a an is are do does how what why when where which can my our we you your of to for with from and or not it this that in on be have there',
  spanish:
    'el los las una unos como cómo cuando por qué que para con del donde está son mi puedo hay sin se cuántas cuál',
  french:
    'le les des du une est sont comment pourquoi quand pour avec dans mon ma nos peut peut-on je où quel quelle sur qui au aux puis',
  german:
    'der die das den dem ein eine einen ist sind wie warum wann wo für mit von und nicht ich wir kann nur im zu auf bei mein',
  italian:
    'il gli della del dei una sono come perché quando dove per con nel mio posso che non è di',
  portuguese:
    'os um uma do da dos das são como por quando onde para com meu posso não que é no na depois dá',
  dutch: 'het een zijn hoe waarom wanneer waar voor met van niet ik wij kan op bij mijn naar',
  polish: 'jak dlaczego kiedy gdzie dla od nie jest są mogę się czy po przy',
  turkish: 'nasıl neden bir ve için ile mi mı nerede bu',
};

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(functionWords)) {
  for (const word of words.split(' ')) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
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
