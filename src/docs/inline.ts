/* Reads what stands within a line of Markdown, in time linear in the text. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

/** Stands in for a code span, whose characters are no marks; private use, so that no text has it. */
const span = '\u{E000}';
const codeSpan = /``(?:`?[^`\n])+``|`[^`\n]+`/g;
const image = /!\[([^[\]]{0,500})\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,200}\])/g;
const link =
  /\[(\[?[^[\]]{0,500}\]?)\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,200}\])/g;
/** What site generators take out: `{% … %}`, `{{< … >}}`, footnotes. */
const template = /\{%[^%]*%\}|\{\{[<%][^{}]*[>%]\}\}|\[\^[^\]\s]{1,100}\]/g;
const emoji = /(^|[^\w:/]):[a-z][\w+-]*:(?![\w:/])/g;
const openingMark = /(^|[\s([“"'—])[*_](?=\S|$)/g;
const closingMark = /(?<=[^\s\\])[*_](?=$|[\s)\],:;!?”"'—]|\.(?!\w))/g;

/** Words in place of links, emphasis, code marks, attributes and entities; code stays as it is. */
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
    .replace(/&([a-z]{2,6});/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
  let read = 0;
  return plain.replaceAll(span, () => spans[read++] ?? '');
}

/** What a reader sees of braces: nothing of attributes (`{#id .class}`), the string of `{" "}`; undefined for all else. */
function inBraces(inside: string): string | undefined {
  const text = inside.replace(/\\$/, '').trim();
  const [, , string] = /^(["'])([^"']*)\1$/.exec(text) ?? [];
  if (string !== undefined) return string;
  const marks = text.match(/[^\s"']+(?:"[^"]*"|'[^']*')?|["']/g) ?? [];
  const isMark = (mark: string): boolean => /^[#.:]|^data-|^[\w-]+=/.test(mark);
  return marks.length > 0 && marks.every(isMark) ? '' : undefined;
}

/** A heading's words, without the mark of a list before them and `[#id]` behind. */
export function headingText(raw: string): string {
  return plainInline(raw.replace(/\[#[^\s[\]]+\]\s*$/, ''))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–—*+•] (?=\S)/, '');
}
