/** The languages of the tables: those in which readers are known to ask, and that enough documentation is translated to. */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The names of languages in paths, in lower case with `-`, if they are more than the language itself. */
const named: Readonly<Record<string, Language>> = {
  'en-us': 'en',
  'de-de': 'de',
  'es-es': 'es',
  'fr-fr': 'fr',
  'it-it': 'it',
  'ja-jp': 'ja',
  'ko-kr': 'ko',
  'pt-br': 'pt',
  'zh-cn': 'zh',
};

/** The language that a folder or a file is named for, if it is one of the tables'. */
export function languageNamed(name: string): Language | undefined {
  const plain = name.toLowerCase().replace('_', '-');
  return named[plain] ?? languages.find((language) => language === plain);
}
