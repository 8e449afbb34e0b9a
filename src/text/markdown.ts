import { clean, singleLine } from './clean.ts';
import type { Markdown } from './text.ts';

/** Stays in the rendered text, where GitHub looks for mentions, unlike backslashes and entities. */
const zeroWidthSpace = '\u200b';

/** GitHub links seven hexadecimal digits as a commit, so such words are split into sixes. */
const hexadecimalWord = /(?<!\w)[0-9a-f]{7,}(?!\w)/gi;
const sixDigits = /.{6}(?=.)/g;

/** What GitHub finds in the rendered text: a zero-width space breaks it. */
const interruptions: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Mentions, e-mail addresses, o/r@sha; #1 and o/r#1; headings. A keycap emoji stays whole.
  [/@|#(?!\ufe0f)/g, `$&${zeroWidthSpace}`],
  // Addresses, and emoji by name.
  [/:(?=\/\/|[\w+-]+:)/g, `:${zeroWidthSpace}`],
  // Before the dot: after it, the autolinker would still find a host name.
  [/www(?=\.)/gi, `$&${zeroWidthSpace}`],
  [/\b(?:GH|GHSA|CVE)-/gi, `$&${zeroWidthSpace}`],
  // Math begins only after white space.
  [/\$/g, `${zeroWidthSpace}$`],
];

/** Bots read slash commands at the start of a line of the Markdown source. */
const slashCommand = /^(?=\/)/;

/**
 * What has a meaning in the Markdown source becomes entities, because a backslash would show in raw
 * HTML (`<summary>`). What has none, as in `foo_bar`, stays readable.
 */
const structure: readonly RegExp[] = [
  /[<>[\]`~|$]/,
  /&(?=[#a-z])/,
  /\\(?![0-9a-z])/,
  /(?<! )\*|\*(?! )|^\*/,
  /(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/u,
  // Lists, rules, underlines of headings, a table's second row.
  /^[-+=](?=[-+=:\s]|$)|^:(?=-)/,
  /(?<=^\d{1,9})[.)](?=\s|$)/,
  // Would turn a following link into an image.
  /!$/,
];
const structural = new RegExp(structure.map((pattern) => pattern.source).join('|'), 'giu');

const namedEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function entities(characters: string): string {
  return Array.from(
    characters,
    (character) => namedEntities[character] ?? `&#${character.codePointAt(0)};`,
  ).join('');
}

/**
 * Markdown that GitHub renders as exactly this text, cleaned and on one line, in a paragraph, list
 * item, heading, quote, table cell, link text or `<summary>`.
 */
export function escapeMarkdown(text: string): Markdown {
  return escapeInsideLine(text).replace(slashCommand, zeroWidthSpace) as Markdown;
}

/** The same for text that doesn't begin a line. */
function escapeInsideLine(text: string): string {
  let escaped = singleLine(text).replace(hexadecimalWord, (word) =>
    word.replace(sixDigits, `$&${zeroWidthSpace}`),
  );
  for (const [pattern, replacement] of interruptions) {
    escaped = escaped.replace(pattern, replacement);
  }
  return escaped.replace(structural, entities);
}

/** The same for one of our messages, which may quote others' words; text in backticks is code. */
export function messageMarkdown(message: string): Markdown {
  const parts = singleLine(message).split(/`([^`]+)`/);
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return codeSpan(part);
      const [before, after] = [part.startsWith(' ') ? ' ' : '', part.endsWith(' ') ? ' ' : ''];
      return before + (at === 0 ? escapeMarkdown(part) : escapeInsideLine(part)) + after;
    })
    .join('') as Markdown;
}

function longestBacktickRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/**
 * Text as code on one line, for everywhere but raw HTML. Text with a pipe becomes an HTML element, as
 * the pipe would end a table cell, and its backslash would show outside of tables.
 */
export function codeSpan(text: string): string {
  const line = singleLine(text);
  if (line === '') return '';
  if (line.includes('|')) return `<code>${escapeMarkdown(line)}</code>`;
  const fence = '`'.repeat(longestBacktickRun(line) + 1);
  const padding = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}`;
}

/** Text as a block of code, with a fence that the text can't close. */
export function codeFence(text: string, info = ''): string {
  const body = clean(text);
  const fence = '`'.repeat(Math.max(3, longestBacktickRun(body) + 1));
  return `${fence}${info}\n${body}\n${fence}`;
}

/** Text for a quoted label of a Mermaid chart, without what Mermaid or HTML would interpret. */
export function mermaidText(text: string): string {
  const plain = clean(text).replaceAll('"', "'");
  return singleLine(plain.replace(/[#;<>{}[\]()|\\%`]/g, ' '));
}

/** @param url safe, as `allowedLink` returns it */
export function link({ text, url }: { text: string; url: string }): string {
  return `[${escapeInsideLine(text)}](${url})`;
}

/**
 * A collapsed part that shows only its summary. GitHub reads Markdown inside only between empty lines.
 *
 * @param summary raw HTML on one line, with the text in it escaped
 * @param parts blocks of escaped Markdown; empty ones are left out
 */
export function details(summary: string, parts: readonly string[]): string {
  const blocks = [`<details>\n<summary>${summary}</summary>`, ...parts, '</details>'];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/**
 * A GFM table.
 *
 * @param columns the alignment of each column, by its heading
 * @param rows cells, escaped Markdown on one line
 */
export function renderTable(
  columns: Readonly<Record<string, 'left' | 'right'>>,
  rows: readonly (readonly string[])[],
): string {
  const alignments = Object.values(columns).map((align) => (align === 'left' ? ':--' : '--:'));
  return [Object.keys(columns), alignments, ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
