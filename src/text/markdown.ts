import { clean, singleLine } from './clean.ts';
import type { Markdown } from './text.ts';

/**
 * Shows nothing and is neither white space nor punctuation. GitHub looks for mentions, references
 * and emoji in the rendered text: a backslash or an entity is gone by then, this is still there.
 */
const zeroWidthSpace = '\u200b';

/** A commit is linked from seven hexadecimal digits on: longer words are split into sixes. */
const hexadecimalWord = /(?<!\w)[0-9a-f]{7,}(?!\w)/gi;
const sixDigits = /.{6}(?=.)/g;

/** Found in the rendered text: broken with a zero-width space. */
const interruptions: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Mentions, e-mail addresses, o/r@sha; #1 and o/r#1; headings. A keycap emoji stays whole.
  [/@|#(?!\ufe0f)/g, `$&${zeroWidthSpace}`],
  // Addresses, and emoji by name.
  [/:(?=\/\/|[\w+-]+:)/g, `:${zeroWidthSpace}`],
  // A dot in front of a zero-width space would still be a host name to the autolinker.
  [/www(?=\.)/gi, `$&${zeroWidthSpace}`],
  [/\b(?:GH|GHSA|CVE)-/gi, `$&${zeroWidthSpace}`],
  // Math begins only after white space.
  [/\$/g, `${zeroWidthSpace}$`],
];

/** A bot's slash command begins a line of the Markdown source. */
const slashCommand = /^(?=\/)/;

/**
 * Found in the Markdown source: written as entities, which are text in Markdown and in raw HTML
 * (`<summary>`) alike, where a backslash would show. What can't mean anything where it stands, as
 * the underscore of `foo_bar`, stays itself, so that the source reads well.
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
  // Would turn a link of ours that follows into an image.
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
 * Markdown that GitHub renders as exactly this text, on one line and cleaned: in a paragraph, list
 * item, heading, quote, table cell, link text or `<summary>`.
 */
export function escapeMarkdown(text: string): Markdown {
  return escapeInsideLine(text).replace(slashCommand, zeroWidthSpace) as Markdown;
}

/** The same for text that never begins a line. */
function escapeInsideLine(text: string): string {
  let escaped = singleLine(text).replace(hexadecimalWord, (word) =>
    word.replace(sixDigits, `$&${zeroWidthSpace}`),
  );
  for (const [pattern, replacement] of interruptions) {
    escaped = escaped.replace(pattern, replacement);
  }
  return escaped.replace(structural, entities);
}

/** The same for a message of ours, whoever's words it quotes: what stands in backticks is code. */
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
 * Text as code, on one line, for everywhere but raw HTML. A pipe would end a table's cell inside a
 * code span too, and escaped it would show its backslash elsewhere: then the element is written out.
 */
export function codeSpan(text: string): string {
  const line = singleLine(text);
  if (line === '') return '';
  if (line.includes('|')) return `<code>${escapeMarkdown(line)}</code>`;
  const fence = '`'.repeat(longestBacktickRun(line) + 1);
  const padding = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}`;
}

/** Text as a block of code, its lines kept, behind a fence that the text can't close. */
export function codeFence(text: string, info = ''): string {
  const body = clean(text);
  const fence = '`'.repeat(Math.max(3, longestBacktickRun(body) + 1));
  return `${fence}${info}\n${body}\n${fence}`;
}

/** Text for a quoted label of a Mermaid chart: what Mermaid or its HTML labels could read is left out. */
export function mermaidText(text: string): string {
  return singleLine(
    singleLine(text)
      .replaceAll('"', "'")
      .replace(/[#;<>{}[\]()|\\%`]/g, ' '),
  );
}

/** A link to a URL that `allowedLink` returned. Its text follows a bracket: a path stays as it is. */
export function link({ text, url }: { text: string; url: string }): string {
  return `[${escapeInsideLine(text)}](${url})`;
}
