/* Reads inline Markdown, in time linear in the text. */

const entities = { amp: '&', apos: "'", gt: '>', lt: '<', nbsp: ' ', quot: '"' };

/** Replaces a code span while marks are removed; a private-use character, which is removed from texts first. */
const span = '\u{E000}';
const codeSpan = /``(?:`?[^`\n])+``|`[^`\n]+`/g;
const image = /!\[([^[\]]{0,500})\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,200}\])/g;
const link =
  /\[(\[?[^[\]]{0,500}\]?)\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,200}\])/g;
/** What site generators remove: `{% … %}`, `{{< … >}}`, footnotes. */
const template = /\{%[^%]*%\}|\{\{[<%][^{}]*[>%]\}\}|\[\^[^\]\s]{1,100}\]/g;
const emoji = /(^|[^\w:/]):[a-z][\w+-]*:(?![\w:/])/g;
const openingMark = /(^|[\s([“"'—])[*_](?=\S|$)/g;
const closingMark = /(?<=[^\s\\])[*_](?=$|[\s)\],:;!?”"'—]|\.(?!\w))/g;

/** The text without links, emphasis, code marks, attributes and entities; code is unchanged. */
export function plainInline(text: string): string {
  if (!/[[\]`*_~&\\{:]/.test(text)) return text;
  const spans: string[] = [];
  const plain = text
    .replaceAll(span, '')
    .replace(codeSpan, (code) => {
      spans.push(code.startsWith('``') ? code.slice(2, -2).trim() : code.slice(1, -1));
      return span;
    })
    .replace(template, '')
    .replace(/\\?\{([^{}]*)\}/g, (whole, inside: string) => inBraces(inside) ?? whole)
    .replace(image, '$1')
    .replace(link, '$1')
    .replace(emoji, '$1')
    .replace(/(?<!\\)(?:`+|\*\*|~~)|(?<![\w\\])__|(?<!\\)__(?!\w)/g, '')
    .replace(openingMark, '$1')
    .replace(closingMark, '')
    .replace(
      /&([a-z]{2,6});/g,
      (all, name: string) => entities[name as keyof typeof entities] ?? all,
    )
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
  let read = 0;
  return plain.replaceAll(span, () => spans[read++] ?? '');
}

/** What a reader sees of braces: the string of `{" "}`, nothing of attributes (`{#id .class}`); undefined for anything else. */
function inBraces(inside: string): string | undefined {
  const text = inside.replace(/\\$/, '').trim();
  const [, , string] = /^(["'])([^"']*)\1$/.exec(text) ?? [];
  if (string !== undefined) return string;
  const marks = text.match(/[^\s"']+(?:"[^"]*"|'[^']*')?|["']/g) ?? [];
  const isMark = (mark: string): boolean => /^[#.:]|^data-|^[\w-]+=/.test(mark);
  return marks.length > 0 && marks.every(isMark) ? '' : undefined;
}

/** A heading's plain text, without a list marker before it and `[#id]` after it. */
export function plainHeading(raw: string): string {
  return plainInline(raw.replace(/\[#[^\s[\]]+\]\s*$/, ''))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—*+•] (?=\S)/, '');
}
