/* Reads inline Markdown, in time linear in the text. */

const entities = { amp: '&', apos: "'", gt: '>', lt: '<', nbsp: ' ', quot: '"' };

/** Stands for a code span while marks are removed. It is removed from the text itself beforehand. */
const span = '\u{E000}';
const codeSpan = /``(?:`?[^`\n])+``|`[^`\n]+`/g;
const image = /!\[([^[\]]{0,500})\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,200}\])/g;
const link =
  /\[(\[?[^[\]]{0,500}\]?)\](?:\((?:[^()]|\([^()]{0,200}\)){0,1000}\)|\[[^[\]]{0,200}\])/g;
/** Template tags and footnotes, which readers don't see: `{% … %}`, `{{< … >}}`, `[^1]`. */
const template = /\{%[^%]*%\}|\{\{[<%][^{}]*[>%]\}\}|\[\^[^\]\s]{1,100}\]/g;
const emoji = /(^|[^\w:/]):[a-z][\w+-]*:(?![\w:/])/g;
const openingMark = /(^|[\s([“"'—])[*_](?=\S|$)/g;
const closingMark = /(?<=[^\s\\])[*_](?=$|[\s)\],:;!?”"'—]|\.(?!\w))/g;

/** Converts inline Markdown to plain text, without link targets, marks, attributes and entities. */
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

/** The text that braces show: `{"text"}` its string, `{#id .class}` nothing; undefined for others. */
function inBraces(inside: string): string | undefined {
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
