import { type Block, blocksOf, fromPo, type Strings, stringsOf } from './formats.ts';
import type { Source, SourceFile } from './repositories.ts';

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
function languageNamed(name: string): Language | undefined {
  const plain = name.toLowerCase().replace('_', '-');
  return named[plain] ?? languages.find((language) => language === plain);
}

/** A page, or a file of translated strings, in one language. */
export interface Document {
  language: Language;
  /** The same for the translations of one document. */
  key: string;
  content: { blocks: Block[] } | { strings: Strings };
}

const pageFile = /\.(?:mdx?|markdown|rst|adoc)$/;
const place = '{language}';

/**
 * Of a path in a source: its language, and what is left of it without one. The first start that
 * fits decides, so that what is in other languages than the tables' is not taken for English.
 */
export function placed(
  { repository, paths, language, translates }: Source,
  path: string,
): { language: Language; key: string; translated: boolean } | undefined {
  const of = translates ?? repository;
  for (const start of paths) {
    const [before = '', after] = start.split(place);
    if (!path.startsWith(before)) continue;
    if (after === undefined) {
      const own = languageNamed(language ?? 'en');
      const key = `${of}:${path.slice(before.length)}`;
      return own && { language: own, key, translated: language !== undefined };
    }
    const rest = path.slice(before.length);
    const name = rest.slice(0, after === '' ? rest.length : rest.indexOf(after));
    const found = rest.includes(after) ? languageNamed(name) : undefined;
    const key = `${of}:${rest.slice(name.length + after.length)}`;
    if (found) return { language: found, key, translated: true };
  }
  return undefined;
}

/** The documents in a file: two in one of gettext's, which holds the original too. */
export function documentsOf(source: Source, { path, text }: SourceFile): Document[] {
  const found = placed(source, path);
  if (!found) return [];
  const { language, key, translated } = found;
  if (pageFile.test(path)) return [{ language, key, content: { blocks: blocksOf(text) } }];
  // Elsewhere such files are settings.
  if (!translated) return [];
  if (path.endsWith('.po')) {
    const both = fromPo(text);
    return [
      { language: 'en', key, content: { strings: both.original } },
      { language, key, content: { strings: both.translation } },
    ];
  }
  if (source.language !== undefined) return [];
  return [{ language, key, content: { strings: stringsOf(path, text) } }];
}
