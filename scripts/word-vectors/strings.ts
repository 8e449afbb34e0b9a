import { parse } from 'yaml';

/** Text by what names it in a program, the same in every language. */
export type Strings = Map<string, string>;

/** A placeholder is no word: `:count`, `{count}`, `%{count}`, `%s`, `<b>`. */
const placeholder = /%?\{+[^}]*\}+|%[\w$]|(?<![\p{L}\p{N}]):\w+|<[^>]*>|&\w+;/gu;

function collect(value: unknown, key: string, into: Strings): void {
  if (typeof value === 'string') {
    into.set(key, value.replace(placeholder, ' '));
  } else if (value && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) collect(inner, `${key}/${name}`, into);
  }
}

/** The texts of nested arrays as Laravel's language files write them: `'key' => 'text'`. */
function fromPhp(text: string, into: Strings): void {
  const path: string[] = [];
  const token = /'((?:[^'\\]|\\.)*)'\s*=>\s*(?:(\[)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")|(\])/g;
  for (const [, key = '', opens, single, double, closes] of text.matchAll(token)) {
    if (closes) path.pop();
    else if (opens) path.push(key);
    else collect(single ?? double ?? '', [...path, key].join('/'), into);
  }
}

/** A translation in gettext's form: the original and the translation under the same keys. */
export function fromPo(text: string): { original: Strings; translation: Strings } {
  const original: Strings = new Map();
  const translation: Strings = new Map();
  const said = (lines: string) =>
    [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
      .map(([, piece = '']) => piece)
      .join('')
      .replace(/\\n/g, ' ')
      .replace(/:[\w:]+:`~?([^`<]*?)(?:\s*<[^>`]*>)?`/g, '$1')
      .replace(/\\(.)/g, '$1');
  const entry = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm;
  for (const [, id = '', string = ''] of text.matchAll(entry)) {
    const key = said(id);
    if (key.trim() === '') continue;
    collect(key, key, original);
    collect(said(string), key, translation);
  }
  return { original, translation };
}

/** The strings of a JSON, YAML or PHP file of translations. A YAML file's first key, its language, is left out. */
export function stringsOf(path: string, text: string): Strings {
  const into: Strings = new Map();
  try {
    if (path.endsWith('.json')) collect(JSON.parse(text.replace(/^\uFEFF/, '')), '', into);
    else if (path.endsWith('.php')) fromPhp(text, into);
    else {
      const root = parse(text, { strict: false, uniqueKeys: false });
      for (const inner of Object.values(root ?? {})) collect(inner, '', into);
    }
  } catch (cause) {
    throw new Error(`Can't read the strings of ${path}: leave it out of sources.json.`, { cause });
  }
  return into;
}
