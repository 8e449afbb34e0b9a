import { parse } from 'yaml';

/** A paragraph, list item, table row or heading of a page, without its markup. */
export interface Block {
  /** 1 for a page's title to 6, or 0 if it is no heading. */
  level: number;
  text: string;
}

const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\s*?\n/;
const title = /^(?:title|sidebar_label|linkTitle|description|excerpt):\s*["'>|-]*\s*(.+?)["']?\s*$/;

/** What holds no sentences: code, markup's own words, addresses. */
const unread: readonly (readonly [RegExp, string])[] = [
  [/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^[ \t]*\2`*[ \t]*$/gm, '\n\n'],
  [/^(-{4,}|\.{4,}|={4,}|\+{4,})\r?\n[\s\S]*?^\1\s*$/gm, '\n\n'],
  [/<!--[\s\S]*?-->/g, ' '],
  [/<(script|style|svg|pre|code-block)\b[\s\S]*?<\/\1>/gi, ' '],
  [/\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|\{\/\*[\s\S]*?\*\/\}/g, ' '],
  [/<%[\s\S]*?%>/g, ' '],
  [/^(?:import|export) .*$/gm, ' '],
  [/<\/?[a-zA-Z][^>]*>/g, ' '],
  [/\{#[^}]*\}|\{:[^}]*\}/g, ' '],
  [/!\[([^\]]*)\]\([^)]*\)/g, ' '],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\[([^\]]*)\]\[[^\]]*\]/g, '$1'],
  [/^\[[^\]]+\]:.*$/gm, ' '],
  [/(?:link|xref|image):+\S*?\[([^\]]*)\]/g, '$1'],
  [/:[a-z:+-]+:`([^`<]*?)(?:\s*<[^>`]*>)?`/g, '$1'],
  [/`([^`<]*?)\s*<[^>`]*>`_{1,2}/g, '$1'],
  [/^\.\. .*$|^ {3}:[\w-]+:.*$|^:[\w-]+:.*$/gm, ' '],
  [/https?:\/\/\S+/g, ' '],
  [/&(?:[a-z]+|#\d+);/g, ' '],
  [/[*_]{2,}|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, ''],
  [/`+/g, ' '],
];

const hash = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/;
const equals = /^(={1,5})\s+(\S.*)$/;
const underline = /^([=\-~^"'*+#])\1{2,}\s*$/;
const newBlock = /^\s*(?:[-*+•]|\d+[.)]|[#.]{1,3}|\||>|:::|\.\.\.)\s/;

/** The blocks of a page in Markdown, MDX, reStructuredText or AsciiDoc, in reading order. */
export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  const add = (level: number, text: string) => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(plain)) blocks.push({ level, text: plain });
  };
  let body = page.replace(/\r\n?/g, '\n');
  const head = frontMatter.exec(body);
  if (head) {
    for (const line of (head[1] ?? '').split('\n')) {
      const named = title.exec(line);
      if (named?.[1]) add(line.startsWith('title') ? 1 : 0, named[1]);
    }
    body = body.slice(head[0].length);
  }
  for (const [pattern, replacement] of unread) body = body.replace(pattern, replacement);

  let paragraph = '';
  const end = () => {
    add(0, paragraph);
    paragraph = '';
  };
  const underlines: string[] = [];
  for (const line of body.split('\n')) {
    const heading = hash.exec(line) ?? equals.exec(line);
    const under = underline.exec(line);
    if (heading) {
      end();
      add((heading[1] ?? '').length, heading[2] ?? '');
    } else if (under) {
      const mark = under[1] ?? '';
      if (paragraph !== '' && !underlines.includes(mark)) underlines.push(mark);
      add(paragraph === '' ? 0 : underlines.indexOf(mark) + 1, paragraph);
      paragraph = '';
    } else if (line.trim() === '') {
      end();
    } else {
      if (newBlock.test(line)) end();
      paragraph += ` ${line}`;
    }
  }
  end();
  return blocks;
}

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
