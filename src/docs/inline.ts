import { namedCharacters } from '../text/named-characters.ts';

/* Reads inline Markdown, in time linear in the text. */

/** Decodes the character references of a text, such as `&reg;` and `&#38;`; unknown ones stay. */
const decodeEntities = (text: string): string =>
  !text.includes('&')
    ? text
    : text.replace(
        /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w{1,8}));/g,
        (all, decimal?: string, hex?: string, name = '') => {
          if (name !== '') return namedCharacters.get(name)?.replace('\u00a0', ' ') ?? all;
          const code = Number(decimal ?? `0x${hex}`);
          return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : all;
        },
      );

/** A private character that stands for a code span while marks are removed; removed from texts beforehand. */
const codePlaceholder = '\u{E000}';
const codeSpan = /``(?:`?[^`\n])+``|`[^`\n]+`/g;
const imagePattern =
  /!\[([^[\]]{0,500})\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,200}\])/g;
const linkPattern =
  /\[(\[?[^[\]]{0,500}\]?)\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,200}\])/g;
/** Template tags and footnotes, which readers don't see: `{% … %}`, `{{< … >}}`, `[^1]`. */
const templateOrFootnote = /\{%[^%]*%\}|\{\{[<%][^{}]*[>%]\}\}|\[\^[^\]\s]{1,100}\]/g;
const emojiName = /(^|[^\w:/]):[a-z][\w+-]*:(?![\w:/])/g;
const openingMark = /(^|[\s([“"'—])[*_](?=\S|$)/g;
const closingMark = /(?<=[^\s\\])[*_](?=$|[\s)\],:;!?”"'—]|\.(?!\w))/g;

/** Converts inline Markdown to plain text, without link targets, marks, attributes and entities. */
export function plainInline(text: string): string {
  const spans: string[] = [];
  const withoutCode = !text.includes('`')
    ? text
    : text.replaceAll(codePlaceholder, '').replace(codeSpan, (code) => {
        spans.push(code.startsWith('``') ? code.slice(2, -2).trim() : code.slice(1, -1));
        return codePlaceholder;
      });
  // Most lines have no marks other than code spans, and need no more patterns.
  const plain = !/[[\]`*_~&\\{]|:[a-z]/.test(withoutCode) ? withoutCode : withoutMarks(withoutCode);
  let read = 0;
  return spans.length === 0 ? plain : plain.replaceAll(codePlaceholder, () => spans[read++] ?? '');
}

/** Converts Markdown without code spans to plain text. */
const withoutMarks = (text: string): string =>
  decodeEntities(
    text
      .replace(templateOrFootnote, '')
      .replace(/\\?\{([^{}]*)\}/g, (whole, inside: string) => textInBraces(inside) ?? whole)
      .replace(imagePattern, '$1')
      .replace(linkPattern, '$1')
      .replace(emojiName, '$1')
      .replace(/(?<!\\)(?:`+|\*\*|~~)|(?<![\w\\])__|(?<!\\)__(?!\w)/g, '')
      .replace(openingMark, '$1')
      .replace(closingMark, '')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1'),
  );

/** The text that braces show: `{"text"}` its string, `{#id .class}` nothing; undefined for other braces. */
function textInBraces(inside: string): string | undefined {
  const text = inside.replace(/\\$/, '').trim();
  const [, , string] = /^(["'])([^"']*)\1$/.exec(text) ?? [];
  if (string !== undefined) return string;
  const marks = text.match(/[^\s"']+(?:"[^"]*"|'[^']*')?|["']/g) ?? [];
  const isMark = (mark: string): boolean => /^[#.:]|^data-|^[\w-]+=/.test(mark);
  return marks.length > 0 && marks.every(isMark) ? '' : undefined;
}

/** The plain text of a heading, without a leading list marker or a trailing `[#id]`. */
export function plainHeading(raw: string): string {
  return plainInline(raw.replace(/\[#[^\s[\]]+\]\s*$/, ''))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—*+•] (?=\S)/, '');
}
