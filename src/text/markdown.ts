import { clean, singleLine } from './clean.ts';
import type { Markdown } from './text.ts';

type Piece = Markdown | number | '' | false | null | undefined;

/** Joins pieces, without those that are empty. */
const join = (pieces: readonly Piece[], separator = ''): Markdown =>
  pieces.filter((piece) => piece || piece === 0).join(separator) as Markdown;

/**
 * A template of Markdown, and the only way to put texts into Markdown: its values are Markdown already, made
 * by this tag or by the functions below, which escape. Empty values are left out.
 */
export const md = Object.assign(
  (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markdown =>
    join(strings.flatMap((string, index) => [string as Markdown, pieces[index]])),
  {
    join,
    lines: (pieces: readonly Piece[]): Markdown => join(pieces, '\n'),
    /** Joins blocks, such as paragraphs, with an empty line. */
    blocks: (pieces: readonly Piece[]): Markdown => join(pieces, '\n\n'),
  },
);

/** Breaks up a mention: it stays in the rendered text, which GitHub searches, unlike backslashes and entities. */
const zeroWidthSpace = '\u200b';

/** GitHub links seven or more hexadecimal digits to a commit, so they are split into groups of six. */
const hexadecimalWord = /(?<!\w)[0-9a-f]{7,}(?!\w)/gi;
const sixDigits = /.{6}(?=.)/g;

/** Text that GitHub turns into a link, an emoji or math, each with a replacement that prevents it. */
const interruptions: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Mentions, email addresses and o/r@sha; #1, o/r#1 and headings. A keycap emoji isn't split.
  [/@|#(?!\ufe0f)/g, `$&${zeroWidthSpace}`],
  // URLs, and emoji by name.
  [/:(?=\/\/|[\w+-]+:)/g, `:${zeroWidthSpace}`],
  // The space must be before the dot: after the dot, GitHub would still link the host name.
  [/www(?=\.)/gi, `$&${zeroWidthSpace}`],
  [/\b(?:GH|GHSA|CVE)-/gi, `$&${zeroWidthSpace}`],
  // Math begins only after white space, which a zero-width space isn't.
  [/\$/g, `${zeroWidthSpace}$`],
];

/** Bots read a slash at the start of a Markdown line as a command. */
const slashCommand = /^(?=\/)/;

/**
 * Characters with a meaning in Markdown, which become entities, because a backslash would show in raw HTML
 * (`<summary>`). Characters without a meaning in their context stay, as in `foo_bar`.
 */
const structuralPatterns: readonly RegExp[] = [
  /[<>[\]`~|$]/,
  /&(?=[#a-z])/,
  /\\(?![0-9a-z])/,
  /(?<! )\*|\*(?! )|^\*/,
  /(?<![\p{L}\p{N}_])_+|(?<!_)_+(?![\p{L}\p{N}_])/u,
  // Lists, rules, underlines of headings, and the second row of a table.
  /^[-+=](?=[-+=:\s]|$)|^:(?=-)/,
  /(?<=^\d{1,9})[.)](?=\s|$)/,
  // An exclamation mark would turn a link after the text into an image.
  /!$/,
];
const structuralCharacters = new RegExp(
  structuralPatterns.map((pattern) => pattern.source).join('|'),
  'giu',
);

const namedEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function toEntities(characters: string): string {
  return Array.from(
    characters,
    (character) => namedEntities[character] ?? `&#${character.codePointAt(0)};`,
  ).join('');
}

/**
 * Escapes a text, cleaned and on one line, so that GitHub shows exactly this text in a paragraph, list
 * item, heading, quote, table cell, link text or `<summary>`.
 */
export function escapeMarkdown(text: string): Markdown {
  return escapeInsideLine(text).replace(slashCommand, zeroWidthSpace) as Markdown;
}

/** Like `escapeMarkdown`, for text that doesn't begin a line. */
function escapeInsideLine(text: string): Markdown {
  let escaped = singleLine(text).replace(hexadecimalWord, (word) =>
    word.replace(sixDigits, `$&${zeroWidthSpace}`),
  );
  for (const [pattern, replacement] of interruptions) {
    escaped = escaped.replace(pattern, replacement);
  }
  return escaped.replace(structuralCharacters, toEntities) as Markdown;
}

/** Text in backticks, and an address without the punctuation after it. */
const codeInMessage = /`([^`]+)`|(?<![^\s<>()`"'])(https?:\/\/[^\s<>()`"']*[^\s<>()`"'.,:;!?])/;

/**
 * Escapes a message of the action, which may quote readers, or a prompt. Text in backticks becomes code,
 * and so do addresses, which nothing needs to interrupt there: they can be copied as they stand.
 */
export function messageMarkdown(message: string): Markdown {
  const parts = singleLine(message)
    .split(codeInMessage)
    .filter((part) => part !== undefined);
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return codeSpan(part);
      const [before, after] = [part.startsWith(' ') ? ' ' : '', part.endsWith(' ') ? ' ' : ''];
      return before + (index === 0 ? escapeMarkdown(part) : escapeInsideLine(part)) + after;
    })
    .join('') as Markdown;
}

function longestBacktickRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/**
 * Formats a text as code on one line, for anywhere but raw HTML. Text with a pipe becomes `<code>`, because
 * the pipe would end a table cell, and a backslash before it would show outside of tables.
 */
export function codeSpan(text: string): Markdown {
  const line = singleLine(text);
  if (line === '') return md``;
  if (line.includes('|')) return md`<code>${escapeMarkdown(line)}</code>`;
  const fence = '`'.repeat(longestBacktickRun(line) + 1);
  const padding = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}` as Markdown;
}

/** Formats a text as a code block, with a fence that the text can't close. */
export function codeFence(text: string, info = ''): Markdown {
  const body = clean(text);
  const fence = '`'.repeat(Math.max(3, longestBacktickRun(body) + 1));
  return `${fence}${info}\n${body}\n${fence}` as Markdown;
}

/** Makes a text safe for a quoted label in a Mermaid chart, without Mermaid and HTML syntax. */
export function mermaidText(text: string): string {
  const plain = clean(text).replaceAll('"', "'");
  return singleLine(plain.replace(/[#;<>{}[\]()|\\%`]/g, ' '));
}

/** An HTML comment, which readers of a post don't see. */
export const htmlComment = (words: string): Markdown =>
  `<!-- ${words.replaceAll('-->', '')} -->` as Markdown;

/** @param url a safe URL, as returned by `allowedLink` */
export function link({ text, url }: { text: string; url: string }): Markdown {
  return `[${escapeInsideLine(text)}](${url})` as Markdown;
}

/**
 * A collapsed `<details>` element. GitHub renders Markdown in it only between empty lines.
 *
 * @param summary raw HTML on one line, whose text is escaped
 * @param parts blocks of escaped Markdown; empty blocks are omitted
 */
export const details = (summary: Markdown, parts: readonly Piece[]): Markdown =>
  md.blocks([md`<details>\n<summary>${summary}</summary>`, ...parts, md`</details>`]);

/**
 * A Markdown table.
 *
 * @param columns the alignment of each column, by the column's heading
 * @param rows cells of escaped Markdown, each on one line
 */
export function renderTable(
  columns: Readonly<Record<string, 'left' | 'right'>>,
  rows: readonly (readonly Markdown[])[],
): Markdown {
  const alignments = Object.values(columns).map((align) => (align === 'left' ? ':--' : '--:'));
  return [Object.keys(columns), alignments, ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n') as Markdown;
}
