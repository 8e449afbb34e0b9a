import { countCitationsBy } from '../../docs/addresses.ts';
import type { Docs } from '../../docs/read.ts';
import type { Page, Section } from '../../docs/read-page.ts';
import { splitSentences } from '../../language/tokens.ts';
import { byCodeUnits } from '../../text/text.ts';
import type { IndexedDocs } from '../places/places.ts';

/* What a change does to the docs' sections, and what pages that answers cite lose. */

/** The docs before and after a pull request. */
export interface DocsChange {
  base: { sha: string; docs: Docs };
  head: { sha: string; docs: Docs };
  /** New paths of renamed files, by their old paths. */
  renamed: ReadonlyMap<string, string>;
  /** How much of the change could be read. */
  extent: {
    /** Number of the docs' files that the pull request changes. */
    changed: number;
    /** How many of `changed` were read. */
    read: number;
    /** How many of `read` are excluded because they aren't valid text. */
    unreadable: number;
  };
}

export type IndexedChange = ReturnType<typeof indexChange>;

/**
 * Indexes the docs at both ends in the same way as `indexed`, and compares their sections. A section whose
 * text exists anywhere at the other end has only moved.
 */
export function indexChange(change: DocsChange, { atCommit }: IndexedDocs) {
  const { renamed } = change;
  const base = atCommit(change.base.docs);
  const head = atCommit(change.head.docs);
  const inBase = new Set(base.index.sections.map(wordingOf));
  const inHead = new Set(head.index.sections.map(wordingOf));
  const fileAtHead = ({ file }: Page): string => renamed.get(file) ?? file;
  const atBase = new Map(base.docs.pages.map((page) => [fileAtHead(page), page]));
  return {
    base,
    head,
    renamed,
    /** Sections of the head that the change adds or rewrites. */
    written: new Set(head.index.sections.filter((section) => !inBase.has(wordingOf(section)))),
    /** Sections of the base that the change deletes or rewrites. */
    gone: new Set(base.index.sections.filter((section) => !inHead.has(wordingOf(section)))),
    /** Whether the section's heading is new on its page. */
    isAdded: ({ page, heading }: Section): boolean =>
      atBase.get(page.file)?.sections.every((section) => section.heading !== heading) ?? true,
  };
}

const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();
const wordingOf = ({ heading, text }: Section): string =>
  `${heading ?? ''}\n${withSingleSpaces(text)}`;

/** A page that answered questions and that the change deletes, renames or shortens. */
export type PageAtRisk = ReturnType<typeof findPagesAtRisk>[number];

/** Cited pages that the change deletes, renames or shortens, most cited first. */
export function findPagesAtRisk(
  { base, head, renamed }: IndexedChange,
  citations: ReadonlyMap<string, number>,
) {
  const files = new Map(head.docs.pages.map((page) => [page.file, page]));
  const pages = new Map(head.docs.pages.map((page) => [page.path, page]));
  const changeOf = (page: Page): 'deleted' | 'renamed' | 'shortened' | null => {
    // A page from another file may now have the same address.
    const pageAtHead = files.get(page.file) ?? pages.get(page.path);
    if (pageAtHead) return isShortened(page, pageAtHead) ? 'shortened' : null;
    return renamed.has(page.file) ? 'renamed' : 'deleted';
  };
  let textAtHead: string | null = null;
  return [...countCitationsBy(base.finder, citations)]
    .flatMap(([page, { url, count }]) => {
      const change = changeOf(page);
      if (change === null) return [];
      textAtHead ??= withSingleSpaces(head.index.sections.map(({ text }) => text).join('\n'));
      const sentences = sentencesIn(page);
      return {
        /** Path at the base. */
        file: page.file,
        /** The page's address that most answers cite. */
        url,
        change,
        /** Number of the period's answered questions whose answers cited the page. */
        answered: count,
        /** Whether `url` still leads to a page at the head. */
        redirected: head.finder(url) !== null,
        /** Number of the page's sentences, and how many of them are anywhere in the docs at the head. */
        sentences: sentences.length,
        left: sentences.filter((sentence) => textAtHead?.includes(sentence)).length,
      };
    })
    .sort((a, b) => b.answered - a.answered || byCodeUnits(a.file, b.file));
}

/** Whether a page loses a section: neither its heading, with any text, nor its text is left on the page. */
function isShortened(before: Page, after: Page): boolean {
  const headings = new Set(after.sections.flatMap(({ heading, text }) => (text ? heading : [])));
  const texts = new Set(after.sections.map(({ text }) => withSingleSpaces(text)));
  return before.sections.some(
    ({ heading, text }) => text && !headings.has(heading) && !texts.has(withSingleSpaces(text)),
  );
}

/** A shorter text than this many words is a label, which may be anywhere. */
const minWords = 3;

const sentencesIn = ({ sections }: Page): string[] =>
  sections
    .flatMap(({ text }) => text.split('\n').flatMap(splitSentences))
    .map(withSingleSpaces)
    .filter((sentence) => sentence.split(' ').length >= minWords);
