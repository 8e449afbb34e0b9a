/*
 * Reads MDX and Markdown by lines, in one pass and in linear time.
 *
 * A full MDX parser (micromark with its extensions) takes 1.5 s per megabyte, ten times too long for
 * 3,000 files, and fails at the first unclosed tag or brace, which 8 of 286 pages of a real site have.
 * Only headings, code and words are needed. A test compares the headings with those of micromark.
 */

import { plainHeading, plainInline } from './inline.ts';

/** A part of a page: a heading with its text, or the lead, which is the text before the first heading. */
export interface PagePart {
  /** The heading as plain text; null for the lead. */
  heading: string | null;
  /** The heading's level, from 1 to 6; 0 for the lead. */
  level: number;
  /** Line number of the heading in the file, counting from 1. */
  line: number;
  /** Plain text below the heading. */
  text: string;
  /** The Markdown of the part as it is in the file, including the heading. */
  markdown: string;
}

/** Maximum number of parts. Later headings don't begin a part; their text is added to the last one. */
const maxHeadings = 2_000;
/** A `<` without a closing `>` within this many characters is read as text. */
const maxTagLength = 4_000;
/** After this many unclosed tags, every `<` is read as text, to limit the time of the search. */
const maxUnclosedTags = 200;

/** Attributes of components that the page shows as text. */
const shownAttributes =
  /\s(?:title|description|name|label|path|query|body|header|summary|alt)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*(["'`])([^"'`]*)\3\s*\})/g;

/** Index after the tag that begins at `start`; -1 if it isn't closed. Ignores a `>` in quotes or braces. */
function endOfTag(text: string, start: number): number {
  const end = Math.min(text.length, start + maxTagLength);
  let quote = '';
  let depth = 0;
  for (let index = start + 1; index < end; index++) {
    const letter = text.charAt(index);
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'" || letter === '`') quote = letter;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (letter === '>' && depth <= 0) return index + 1;
    else if (letter === '<' && depth <= 0) return -1;
  }
  return -1;
}

const tagName = /^<\/?([A-Za-z][\w.]*)/;
const snippetFile = /\sfile\s*=\s*["']([^"']*)["']/;
/** A web or email address in angle brackets, which isn't a tag. */
const autolink = /^<((?:[a-z][a-z\d+.-]*:|[^\s<>@/]+@)[^\s<>]+)>$/i;
/** Names of inline elements, which don't interrupt a sentence. */
const inlineElements = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
/** Elements whose content readers don't see. */
const hiddenElements = ['script', 'style'] as const;
const commentEnds: Readonly<Record<string, string>> = { '<!--': '-->', '{/*': '*/}' };
/** Finds inline code and template tags, which are skipped, and where comments and tags begin. */
const codeOrTag = /`[^`\n]+`|\\<|\{\{[<%][^{}]*\}\}|<!--|\{\/\*|<(?=[A-Za-z/>])/g;

interface Tag {
  text: string;
  name: string;
  source: string;
  start: number;
  end: number;
}

/**
 * Replaces tags with what `read` returns, and removes comments. Inline code is unchanged.
 *
 * @param hidden names of elements that are removed with their content
 */
function withoutTags(
  text: string,
  read: (tag: Tag) => string,
  hidden: readonly string[] = hiddenElements,
): string {
  const parts: string[] = [];
  let from = 0;
  let unclosed = 0;
  /** Closing marks that don't occur in the rest of the text. */
  const missing = new Set<string>();
  const endOf = (closing: string, start: number): number => {
    const index = missing.has(closing) ? -1 : text.indexOf(closing, start);
    if (index < 0) missing.add(closing);
    return index < 0 ? -1 : index + closing.length;
  };
  for (const { index: start, 0: found } of text.matchAll(codeOrTag)) {
    const commentEnd = commentEnds[found];
    const isTag = found === '<' && unclosed < maxUnclosedTags;
    if (start < from || (!commentEnd && !isTag)) continue;
    const end = commentEnd ? endOf(commentEnd, start + found.length) : endOfTag(text, start);
    if (end < 0) {
      if (isTag) unclosed += 1;
      continue;
    }
    const tag = text.slice(start, end);
    const [, name = ''] = tagName.exec(tag) ?? [];
    const isHidden = hidden.includes(name) && !/^<\/|\/>$/.test(tag);
    const closingTag = isHidden ? endOf(`</${name}`, end) : -1;
    const hiddenEnd = closingTag < 0 ? -1 : endOfTag(text, closingTag - 1);
    parts.push(text.slice(from, start));
    from = Math.max(end, hiddenEnd);
    if (commentEnd || hiddenEnd >= 0) parts.push(lineEndsOf(text.slice(start, from)));
    else parts.push(autolink.exec(tag)?.[1] ?? read({ text: tag, name, source: text, start, end }));
  }
  return parts.join('') + text.slice(from);
}

const lineEndsOf = (text: string): string => '\n'.repeat(text.split('\n').length - 1);

/** Ends a heading that isn't alone on its line: what follows is text. */
const headingEndMark = '\u{E001}';
const htmlHeading = /^[ \t>]*<h([1-6])(?:\s[^<>]{0,500})?>([\s\S]{0,500}?)<\/h\1\s*>/gim;
/** Titles of components, which count as headings on a page with hardly any headings. */
const componentTitle =
  /^[ \t>]*<(?:summary>([^\n]{1,500}?)<\/summary>|(?:Accordion|Expandable|Step|Tab)\s(?:[^<>]{0,500}\s)?title\s*=\s*(?:"([^"\n]{1,500})"|'([^'\n]{1,500})')[^<>]{0,500}>)/gm;
/** Titles of components count as headings if there are `minTitles` of them, and at most `maxSections` sections. */
const minTitles = 3;
const maxSections = 1;
const headingStart = /^[ \t>]*(?:#|<(?:h[1-6]|Accordion|Expandable|Step|Tab|summary)\b)/i;

/** Replaces HTML's headings and titles of components with Markdown's headings, on the same lines. */
function withMarkdownHeadings(prose: string, hasTitles: boolean): string {
  const heading = (all: string, level: string, words: string): string =>
    `${'#'.repeat(Number(level))} ${words.replace(/\s+/g, ' ').trim()}${headingEndMark}${lineEndsOf(all)}`;
  const replaced = /<h[1-6]/i.test(prose) ? prose.replace(htmlHeading, heading) : prose;
  return hasTitles
    ? replaced.replace(componentTitle, (all, ...words) => heading(all, '3', words.find(Boolean)))
    : replaced;
}

/** The text that a tag shows, or its snippet's. The tag's line ends stay, so that line numbers don't change. */
function shownText({ text, name }: Tag, snippetOf: (name: string) => string | undefined): string {
  if (inlineElements.has(name)) return lineEndsOf(text);
  const values = Array.from(text.matchAll(shownAttributes), ([, a, b, , c]) => a ?? b ?? c ?? '');
  const snippetName = name === 'Snippet' ? (snippetFile.exec(text)?.[1] ?? '') : name;
  const snippet = text.startsWith('</') ? '' : (snippetOf(snippetName) ?? '');
  const [words, added] = [values.join(' · '), snippet].map((part) => part.replace(/\s+/g, ' '));
  return ` ${words} ${lineEndsOf(text)}${added}`;
}

/** Replaces a tag within a sentence with nothing, and any other tag with a paragraph break. */
function separatorFor({ name, source, start, end }: Tag): string {
  if (inlineElements.has(name)) return '';
  const [before = '\n'] =
    /[^ \t](?=[ \t]*$)/.exec(source.slice(Math.max(0, start - 40), start)) ?? [];
  const [after = '\n'] = /[^ \t]/.exec(source.slice(end, end + 40)) ?? [];
  return /^[A-Z]/.test(name) && !/[\n>]/.test(before) && !/[\n<]/.test(after) ? '' : '\n\n';
}

/** Parses a heading that begins with `#` (ATX), without its marks; undefined for any other line. */
export function atxHeading(line: string): { level: number; raw: string } | undefined {
  const [, marks = ''] = /^(#{1,6})(?=[ \t]|$)/.exec(line) ?? [];
  if (marks === '') return undefined;
  let raw = line.slice(marks.length).trim();
  let end = raw.length;
  while (raw.charAt(end - 1) === '#') end -= 1;
  if (end === 0 || /[ \t]/.test(raw.charAt(end - 1))) raw = raw.slice(0, end).trimEnd();
  return { level: marks.length, raw };
}

const fenceStart = /^(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]{1,4}){0,4}(`{3,}|~{3,})/;
/** Lines that end a paragraph and don't begin another: quotes, lists, rules. */
const endOfParagraph =
  /^(?:>|[-*+](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$)|(?:\*[ \t]*){3,}$|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$)/;
const headingUnderline = /^(?:=+|-+)$/;
const tableRule = /^[\s|:-]+$/;

/** Whether a line closes the code block that the given fence opened. */
function closesFence(line: string, fence: string): boolean {
  const rest = line.replace(/^(?:>[ \t]?)+/, '').trim();
  return rest.length >= fence.length && rest === fence.charAt(0).repeat(rest.length);
}

/**
 * Splits a source into lines. Code is unchanged; `read` converts everything else, after `import` and
 * `export` statements are removed. As in MDX, indentation doesn't make a line code.
 */
function linesOf(source: string, read: (prose: string) => string) {
  const lines: { text: string; isCode: boolean }[] = [];
  let prose: string[] = [];
  let fence = '';
  let inStatement = false;
  let inParagraph = false;
  const flush = (): void => {
    if (prose.length === 0) return;
    for (const text of read(prose.join('\n')).split('\n')) lines.push({ text, isCode: false });
    prose = [];
    inStatement = false;
    inParagraph = false;
  };
  for (const line of source.split('\n')) {
    const text = line.trim();
    if (fence !== '') {
      if (closesFence(text, fence)) fence = '';
      lines.push({ text: fence === '' ? '' : line, isCode: true });
      continue;
    }
    const [upToInfo = '', marks] = fenceStart.exec(text) ?? [];
    const isInline = marks?.startsWith('`') && text.includes('`', upToInfo.length);
    if (marks !== undefined && !isInline) {
      flush();
      fence = marks;
      lines.push({ text: '', isCode: true });
      continue;
    }
    if (!inParagraph && /^(?:import|export)\s/.test(line)) inStatement = true;
    else if (text === '') inStatement = false;
    prose.push(inStatement ? '' : text);
    const endsParagraph =
      text === '' || endOfParagraph.test(text) || atxHeading(text) !== undefined;
    inParagraph = !endsParagraph && !(inParagraph && headingUnderline.test(text));
  }
  flush();
  return lines;
}

/** The lines of a part's Markdown. Lines that aren't prose, such as code, are empty strings. */
export function proseLinesOf(source: string): string[] {
  const read = (prose: string): string => {
    // A table row must stay on one line, so its tags become spaces rather than breaks.
    const rows = prose.replace(/^\|.*$/gm, (row) => withoutTags(row, () => ' '));
    return withoutTags(rows, separatorFor, [...hiddenElements, 'pre']);
  };
  return linesOf(source, read).map(({ text, isCode }) => (isCode ? '' : text.trim()));
}

/**
 * Splits a page into its parts. The first part is the text before the first heading, and may be empty.
 *
 * @param source Markdown without frontmatter, with `\n` as line ends
 * @param firstLine line number in the file of the source's first line
 * @param snippetOf returns the text of a snippet component by its name; undefined if it isn't one
 */
export function splitIntoParts(
  source: string,
  firstLine: number,
  snippetOf: (name: string) => string | undefined = () => undefined,
): PagePart[] {
  const read = (hasTitles: boolean): PagePart[] =>
    partsOf(source, firstLine, (prose) =>
      withoutTags(withMarkdownHeadings(prose, hasTitles), (tag) => shownText(tag, snippetOf)),
    );
  const parts = read(false);
  if (parts.filter(({ level }) => level > 1).length > maxSections) return parts;
  return (source.match(componentTitle)?.length ?? 0) < minTitles ? parts : read(true);
}

function partsOf(source: string, firstLine: number, read: (prose: string) => string): PagePart[] {
  const parts: PagePart[] = [];
  const raw = source.split('\n');
  let lines: string[] = [];
  let open: Omit<PagePart, 'text' | 'markdown'> = { heading: null, level: 0, line: firstLine };
  const close = (next: number): void => {
    const text = lines.join('\n').replace(/\n{3,}/g, '\n\n');
    const markdown = raw.slice(open.line - firstLine, next - firstLine).join('\n');
    parts.push({ ...open, text: text.trim(), markdown: markdown.trim() });
    lines = [];
  };
  const begin = (level: number, words: string, line: number): boolean => {
    const heading = plainHeading(words);
    if (heading === '' || parts.length >= maxHeadings) return false;
    close(line);
    open = { heading, level, line };
    return true;
  };
  /** Whether the current line is in a table, whose rows aren't a paragraph. */
  let isTable = false;
  /** The lines of the current paragraph, which becomes a heading if an underline follows. */
  let paragraph: string[] = [];
  for (const [index, { text, isCode }] of linesOf(source, read).entries()) {
    const line = firstLine + index;
    const [before = '', rest = ''] = isCode ? [] : text.trim().split(headingEndMark);
    const trimmed = `${before}${rest}`;
    // A snippet's text isn't a heading, even if it begins with `#`.
    const atx = headingStart.test(raw[index] ?? '') ? atxHeading(before) : undefined;
    if (atx && begin(atx.level, atx.raw, line)) {
      paragraph = [];
      if (rest.trim() !== '') lines.push(plainInline(rest.trim()));
      continue;
    }
    if (paragraph.length > 0 && headingUnderline.test(trimmed)) {
      const removed = lines.splice(lines.length - paragraph.length);
      const level = trimmed.startsWith('=') ? 1 : 2;
      const isBegun = begin(level, paragraph.join(' '), line - paragraph.length);
      if (!isBegun) for (const text of removed) lines.push(text);
      paragraph = [];
      continue;
    }
    const isRule = trimmed !== '' && tableRule.test(trimmed);
    if (isCode) lines.push(text);
    else if (!isRule) lines.push(plainInline(trimmed));
    isTable = trimmed !== '' && (isTable || (isRule && /[|:]/.test(trimmed)));
    const isParagraph =
      trimmed !== '' && !isRule && !isTable && !atx && !endOfParagraph.test(trimmed);
    if (!isParagraph) paragraph = [];
    else paragraph.push(trimmed);
  }
  close(firstLine + raw.length);
  return parts;
}
