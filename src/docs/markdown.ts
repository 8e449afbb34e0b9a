/*
 * Reads MDX and Markdown by lines, in one pass whose time is linear in the text, whatever the text.
 *
 * A parser of the whole of MDX (micromark with its extensions) takes 1.5 s for each megabyte, ten
 * times as long as is there for 3,000 files, and stops at the first tag or brace that isn't closed:
 * in 8 of the 286 pages of the documentation of the very service that builds them. What is needed is
 * little of it: where headings stand, what is code, and the words. A test holds the headings against
 * micromark's.
 */

import { headingText, plainInline } from './inline.ts';

/** A part of a page: what stands below a heading up to the next or, as its lead, before the first. */
export interface Part {
  /** Plain text; null for a lead. */
  heading: string | null;
  /** 1 to 6; 0 for a lead. */
  level: number;
  /** Of the heading in the file, from 1. */
  line: number;
  /** What it says without its heading: plain text, a line for each of the source. */
  text: string;
  /** Its lines as they stand in the file, the heading's first. */
  source: string;
}

/** What even the longest page has fewer of; the text below further headings joins the last part. */
const mostHeadings = 2_000;
/** A tag that isn't closed within so many characters is text. */
const longestTag = 4_000;
/** After so many that aren't, each `<` is text, so that none is looked for in vain for long. */
const mostUnclosed = 200;

/** A tag's attributes that a reader sees. */
const shownAttributes =
  /\s(?:title|description|name|label|path|query|body|header|summary|alt)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*(["'`])([^"'`]*)\3\s*\})/g;

/** The end of the tag that begins at `start`, quotes and braces heeded; -1 if it has none. */
function endOfTag(text: string, start: number): number {
  const end = Math.min(text.length, start + longestTag);
  let quote = '';
  let depth = 0;
  for (let at = start + 1; at < end; at++) {
    const letter = text.charAt(at);
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'" || letter === '`') quote = letter;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (letter === '>' && depth <= 0) return at + 1;
    else if (letter === '<' && depth <= 0) return -1;
  }
  return -1;
}

/** The end of the comment that begins at `start`; -1 if none does. */
function endOfComment(text: string, start: number): number {
  for (const [opening, closing] of [
    ['<!--', '-->'],
    ['{/*', '*/}'],
  ] as const) {
    if (!text.startsWith(opening, start)) continue;
    const end = text.indexOf(closing, start + opening.length);
    return end < 0 ? -1 : end + closing.length;
  }
  return -1;
}

const tagName = /^<\/?([A-Za-z][\w.]*)/;
const snippetFile = /\sfile\s*=\s*["']([^"']*)["']/;
/** An address or a mailbox in angle brackets, which is no tag. */
const autolink = /^<((?:[a-z][a-z\d+.-]*:|[^\s<>@/]+@)[^\s<>]+)>$/i;
/** Elements within a word or a sentence. */
const inline = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);
/** Elements that hold code of the page itself. */
const scripts = ['script', 'style'] as const;

/** A tag that is read, and where it stands. */
interface Tag {
  text: string;
  name: string;
  source: string;
  start: number;
  end: number;
}

/**
 * The text without tags and comments, in whose place stands what is read of them. Code stays as it is,
 * inline too.
 *
 * @param hidden elements that are left out with all that they hold
 */
function withoutTags(
  text: string,
  read: (tag: Tag) => string,
  hidden: readonly string[] = scripts,
): string {
  const parts: string[] = [];
  let from = 0;
  let unclosed = 0;
  const noEnd = new Set<string>();
  for (const { index: at, 0: found } of text.matchAll(
    /`[^`\n]+`|\\<|\{\{[<%][^{}]*\}\}|<!--|\{\/\*|<(?=[A-Za-z/>])/g,
  )) {
    if (at < from || /^[`\\]|^\{\{/.test(found)) continue;
    const isComment = found !== '<';
    if (isComment ? noEnd.has(found) : unclosed >= mostUnclosed) continue;
    let end = isComment ? endOfComment(text, at) : endOfTag(text, at);
    if (end < 0) {
      if (isComment) noEnd.add(found);
      else unclosed += 1;
      continue;
    }
    const tag = text.slice(at, end);
    const [, name = ''] = tagName.exec(tag) ?? [];
    parts.push(text.slice(from, at));
    if (!isComment && hidden.includes(name) && !/^<\/|\/>$/.test(tag) && !noEnd.has(name)) {
      const close = text.indexOf(`</${name}`, end);
      if (close < 0) noEnd.add(name);
      else end = Math.max(end, endOfTag(text, close));
    }
    const [, address] = autolink.exec(tag) ?? [];
    const isRead = !isComment && end === at + tag.length;
    const shown = isRead
      ? (address ?? read({ text: tag, name, source: text, start: at, end }))
      : '';
    parts.push(shown, isRead ? '' : lineEndsOf(text.slice(at, end)));
    from = end;
  }
  return parts.join('') + text.slice(from);
}

const lineEndsOf = (text: string): string => '\n'.repeat(text.split('\n').length - 1);

/** Words of a tag that a reader sees, of a snippet all of it, and its line ends, so that lines keep their numbers. */
const shownOf =
  (snippetOf: (name: string) => string | undefined) =>
  ({ text, name }: Tag): string => {
    if (inline.has(name)) return lineEndsOf(text);
    const values = Array.from(text.matchAll(shownAttributes), ([, a, b, , c]) => a ?? b ?? c ?? '');
    const snippet = text.startsWith('</')
      ? undefined
      : snippetOf(name === 'Snippet' ? (snippetFile.exec(text)?.[1] ?? '') : name);
    const words = [values.join(' · '), snippet ?? ''].map((part) => part.replace(/\s+/g, ' '));
    return ` ${words[0]} ${lineEndsOf(text)}${words[1]}`;
  };

/** What ends where a tag is: nothing within a sentence, a paragraph where an element begins or ends. */
const breakAt = ({ name, source, start, end }: Tag): string => {
  if (inline.has(name)) return '';
  const [before = '\n'] =
    /[^ \t](?=[ \t]*$)/.exec(source.slice(Math.max(0, start - 40), start)) ?? [];
  const [after = '\n'] = /[^ \t]/.exec(source.slice(end, end + 40)) ?? [];
  return /^[A-Z]/.test(name) && !/[\n>]/.test(before) && !/[\n<]/.test(after) ? '' : '\n\n';
};

/** The words of an ATX heading without the marks around them; undefined for any other line. */
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
/** What ends a paragraph, and begins none: quotes, lists, rules. */
const noParagraph =
  /^(?:>|[-*+](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$)|(?:\*[ \t]*){3,}$|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$)/;
const underline = /^(?:=+|-+)$/;
const tableRule = /^[\s|:-]+$/;

/** Whether a line ends a fence that this one began. */
function endsFence(line: string, fence: string): boolean {
  const rest = line.replace(/^(?:>[ \t]?)+/, '').trim();
  return rest.length >= fence.length && rest === fence.charAt(0).repeat(rest.length);
}

/** A line of a source: code as it stands, anything else to be read. */
interface Line {
  text: string;
  isCode: boolean;
}

/**
 * Lines with their code marked, all else as it is read, without statements of modules. As in MDX, an
 * indented line is no code: it stands in a component, or in a note.
 */
function linesOf(source: string, read: (prose: string) => string): Line[] {
  const lines: Line[] = [];
  let prose: string[] = [];
  let fence = '';
  let inStatement = false;
  let inParagraph = false;
  const flush = (): void => {
    if (prose.length === 0) return;
    for (const text of read(prose.join('\n')).split('\n')) lines.push({ text, isCode: false });
    prose = [];
  };
  for (const line of source.split('\n')) {
    const text = line.trim();
    if (fence !== '') {
      if (endsFence(text, fence)) fence = '';
      lines.push({ text: fence === '' ? '' : line, isCode: true });
      continue;
    }
    const [upToInfo = '', marks] = fenceStart.exec(text) ?? [];
    const isInline = marks?.startsWith('`') && text.includes('`', upToInfo.length);
    if (marks !== undefined && !isInline) {
      flush();
      fence = marks;
      inStatement = false;
      inParagraph = false;
      lines.push({ text: '', isCode: true });
      continue;
    }
    if (!inParagraph && /^(?:import|export)\s/.test(line)) inStatement = true;
    else if (text === '') inStatement = false;
    prose.push(inStatement ? '' : text);
    const endsParagraph = text === '' || noParagraph.test(text) || atxHeading(text) !== undefined;
    inParagraph = !endsParagraph && !(inParagraph && underline.test(text));
  }
  flush();
  return lines;
}

/** The lines of a part that are prose, with their Markdown and an empty line in place of all else. */
export function proseOf(source: string): string[] {
  const read = (prose: string): string => {
    // A row of a table is one line, whatever stands in its cells.
    const rows = prose.replace(/^\|.*$/gm, (row) => withoutTags(row, () => ' '));
    return withoutTags(rows, breakAt, [...scripts, 'pre']);
  };
  return linesOf(source, read).map(({ text, isCode }) => (isCode ? '' : text.trim()));
}

const snippetImport =
  /^[ \t]*import[ \t]+([A-Z]\w{0,99})[ \t]+from[ \t]+["']([^"'\n]{1,500})["']/gm;

/** The components that a page imports from files of its own, by their names. */
export function importsOf(source: string): Map<string, string> {
  return new Map(
    Array.from(source.matchAll(snippetImport), ([, name = '', from = '']) => [name, from]),
  );
}

/**
 * The parts of a page, its lead first, which may be empty.
 *
 * @param source without frontmatter, lines ending in `\n`
 * @param firstLine the number of its first line
 * @param snippetOf the text of a component that is a snippet
 */
export function partsOf(
  source: string,
  firstLine: number,
  snippetOf: (name: string) => string | undefined = () => undefined,
): Part[] {
  const parts: Part[] = [];
  const raw = source.split('\n');
  let lines: string[] = [];
  let open: Omit<Part, 'text' | 'source'> = { heading: null, level: 0, line: firstLine };
  const close = (next: number): void => {
    const text = lines.join('\n').replace(/\n{3,}/g, '\n\n');
    const own = raw.slice(open.line - firstLine, next - firstLine).join('\n');
    parts.push({ ...open, text: text.trim(), source: own.trim() });
    lines = [];
  };
  const begin = (level: number, words: string, line: number): boolean => {
    const heading = headingText(words);
    if (heading === '' || parts.length >= mostHeadings) return false;
    close(line);
    open = { heading, level, line };
    return true;
  };
  /** Whether the line is a table's, whose rows are no paragraph. */
  let isTable = false;
  /** Lines of the paragraph so far, which an underline makes a heading of. */
  let paragraph: string[] = [];
  for (const [at, { text, isCode }] of linesOf(source, (prose) =>
    withoutTags(prose, shownOf(snippetOf)),
  ).entries()) {
    const line = firstLine + at;
    const trimmed = isCode ? '' : text.trim();
    // In the file, too, a heading is what begins its line.
    const atx = raw[at]?.trim().startsWith('#') ? atxHeading(trimmed) : undefined;
    if (atx && begin(atx.level, atx.raw, line)) {
      paragraph = [];
      continue;
    }
    if (paragraph.length > 0 && underline.test(trimmed)) {
      const own = lines.splice(lines.length - paragraph.length);
      const level = trimmed.startsWith('=') ? 1 : 2;
      const isBegun = begin(level, paragraph.join(' '), line - paragraph.length);
      if (!isBegun) for (const one of own) lines.push(one);
      paragraph = [];
      continue;
    }
    const isRule = trimmed !== '' && tableRule.test(trimmed);
    if (isCode) lines.push(text);
    else if (!isRule) lines.push(plainInline(trimmed));
    isTable = trimmed !== '' && (isTable || (isRule && /[|:]/.test(trimmed)));
    const isParagraph = trimmed !== '' && !isRule && !isTable && !atx && !noParagraph.test(trimmed);
    if (!isParagraph) paragraph = [];
    else paragraph.push(trimmed);
  }
  close(firstLine + raw.length);
  return parts;
}
