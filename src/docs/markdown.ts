/*
 * Reads MDX and Markdown by lines, in one pass whose time is linear in the text, whatever the text.
 *
 * A parser of the whole of MDX (micromark with its extensions) takes 1.5 s for each megabyte, ten
 * times as long as is there for 3,000 files, and stops at the first tag or brace that isn't closed:
 * in 8 of the 286 pages of the documentation of the very service that builds them. What is needed is
 * little of it: where headings stand, what is code, and the words. A test holds the headings against
 * micromark's.
 */

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

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
};

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

/** Words of a tag that a reader sees, and its line ends, so that lines keep their numbers. */
function shownOf(tag: string): string {
  const values = Array.from(tag.matchAll(shownAttributes), ([, a, b, , c]) => a ?? b ?? c ?? '');
  const lineEnds = '\n'.repeat(tag.split('\n').length - 1);
  return ` ${values.join(' · ').replaceAll('\n', ' ')} ${lineEnds}`;
}

const tagName = /^<([A-Za-z][\w.]*)/;
const snippetFile = /\sfile\s*=\s*["']([^"']*)["']/;

/**
 * The text without tags and comments: of a tag stays what a reader sees, of a snippet's all of it.
 * Code stays as it is, inline too.
 *
 * @param snippetOf the text of a component that is a snippet, or of the file that `<Snippet>` names
 */
function withoutTags(text: string, snippetOf: (name: string) => string | undefined): string {
  const parts: string[] = [];
  let from = 0;
  let unclosed = 0;
  const noComment = new Set<string>();
  for (const { index: at, 0: found } of text.matchAll(/`[^`\n]+`|<!--|\{\/\*|<(?=[A-Za-z/>])/g)) {
    if (at < from || found.startsWith('`')) continue;
    const isComment = found !== '<';
    if (isComment ? noComment.has(found) : unclosed >= mostUnclosed) continue;
    const end = isComment ? endOfComment(text, at) : endOfTag(text, at);
    if (end < 0) {
      if (isComment) noComment.add(found);
      else unclosed += 1;
      continue;
    }
    const tag = text.slice(at, end);
    const [, name = ''] = tagName.exec(tag) ?? [];
    const snippet = snippetOf(name === 'Snippet' ? (snippetFile.exec(tag)?.[1] ?? '') : name);
    parts.push(text.slice(from, at));
    if (isComment) parts.push('\n'.repeat(tag.split('\n').length - 1));
    else parts.push(shownOf(tag), snippet === undefined ? '' : snippet.replace(/\s+/g, ' '));
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/** Words in place of links, emphasis, code marks and entities; code stays as it is. */
function plainInline(text: string): string {
  if (!/[[\]`*_~&\\]/.test(text)) return text;
  return text
    .replace(/!?\[([^[\]\n]{0,500})\](?:\([^()\n]{0,1000}\)|\[[^[\]\n]{0,200}\])/g, '$1')
    .split(/(`[^`\n]+`)/)
    .map((part, at) => (at % 2 === 1 ? part.slice(1, -1) : plainWords(part)))
    .join('');
}

function plainWords(text: string): string {
  return text
    .replace(/`+|\*\*|__|~~/g, '')
    .replace(/(^|[\s(“"'])[*_](?=\S|$)|(?<=\S)[*_](?=$|[\s),:;!?”"']|\.(?!\w))/g, '$1')
    .replace(/&([a-z]{2,6});/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/**
 * A heading without the tags of templates, `{% … %}`, and without what programs alone read at its end:
 * `{ #id .class }`, `[#id]`; MDX escapes braces.
 */
function withoutMarks(heading: string): string {
  let text = heading.replace(/\{%[^%]*%\}/g, '');
  for (;;) {
    text = text.trimEnd();
    const open = text.endsWith('}') ? text.lastIndexOf('{') : text.lastIndexOf('[#');
    if (open < 0 || !/[}\]]$/.test(text.slice(-1))) return text;
    const marks = unescaped(text.slice(open + 1, -1))
      .trim()
      .split(/\s/);
    const isMark = text.endsWith('}') || marks.length === 1;
    if (!isMark || !marks.every((mark) => /^[#.:]|=/.test(mark))) return text;
    text = unescaped(text.slice(0, open));
  }
}

const unescaped = (text: string): string => (text.endsWith('\\') ? text.slice(0, -1) : text);

function headingText(raw: string): string {
  return plainInline(withoutMarks(raw))
    .replace(/[ \t]+/g, ' ')
    .trim();
}

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
 * Lines with their code marked. Outside of code, tags and comments are gone, and statements of
 * modules, too. As in MDX, an indented line is no code: it stands in a component, or in a note.
 */
function linesOf(source: string, snippetOf: (name: string) => string | undefined): Line[] {
  const lines: Line[] = [];
  let prose: string[] = [];
  let fence = '';
  let inStatement = false;
  let inParagraph = false;
  const flush = (): void => {
    if (prose.length === 0) return;
    const read = withoutTags(prose.join('\n'), snippetOf).split('\n');
    // What is left of a tag that is cut off by code keeps the number of lines.
    for (let at = 0; at < prose.length; at++) lines.push({ text: read[at] ?? '', isCode: false });
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
  let lines: string[] = [];
  let open: Omit<Part, 'text'> = { heading: null, level: 0, line: firstLine };
  const close = (): void => {
    const text = lines.join('\n').replace(/\n{3,}/g, '\n\n');
    parts.push({ ...open, text: text.trim() });
    lines = [];
  };
  const begin = (level: number, raw: string, line: number): boolean => {
    const heading = headingText(raw);
    if (heading === '' || parts.length >= mostHeadings) return false;
    close();
    open = { heading, level, line };
    return true;
  };
  /** Whether the line is a table's, whose rows are no paragraph. */
  let isTable = false;
  /** Lines of the paragraph so far, which an underline makes a heading of. */
  let paragraph: string[] = [];
  for (const [at, { text, isCode }] of linesOf(source, snippetOf).entries()) {
    const line = firstLine + at;
    const trimmed = isCode ? '' : text.trim();
    const atx = atxHeading(trimmed);
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
  close();
  return parts;
}
