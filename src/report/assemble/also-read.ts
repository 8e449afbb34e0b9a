import { inferBasePath, pageFinder } from '../../docs/addresses.ts';
import type { Docs } from '../../docs/docs.ts';
import { pageLocation, sourceToPage, underBasePath } from '../../docs/page-path.ts';
import { prepareQuestion } from '../../language/nearness.ts';
import { type Extra, pause } from '../../pace.ts';
import type { FeedbackCount, FeedbackRow, SearchRow } from '../../service/analytics.ts';
import { addressOf, onSameHost, pageAddress } from '../../text/address.ts';
import type { Redactor } from '../../text/text.ts';
import type { AlsoRead } from '../source/also-read.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import type { Question, Questions } from '../source/question.ts';
import { minNearness, nearnessToAnchor, prepareAnchor } from '../topics/anchor.ts';
import type { Topic } from '../topics/topics.ts';
import type { PageFeedback, Report, UnclickedSearch } from './report.ts';

/** Searches and feedback, of a report on some pages what is about these. */
export async function findAlso(
  { searches: searched, feedback: said, feedbackCounts: counts }: AlsoRead,
  {
    identified,
    topics,
    questions: { inScope, all, isCut },
    answered,
    docs,
    redactor,
    extra,
  }: {
    /** Those of all questions, and those in scope. */
    identified: readonly Topic[];
    topics: readonly Topic[];
    questions: Questions;
    answered: readonly AnsweredQuestion[];
    docs: Docs | null;
    redactor: Redactor;
    extra: Extra;
  },
): Promise<Pick<Report, 'searches' | 'feedback'>> {
  const searches =
    searched &&
    (await extra('searches', () => joinSearches(withoutClick(searched, redactor), identified)));
  const naming = { counts, pages: pagesNamed(all, answered), docs, redactor };
  const feedback = said && (await extra('feedback', () => feedbackByPage(said, naming)));
  if (!isCut) return { searches, feedback };
  const ids = new Set(topics.map(({ id }) => id));
  const askedOn = new Set<string>(
    inScope.flatMap(({ pageUrl }) => (pageUrl ? pageAddress(pageUrl) : [])),
  );
  return {
    searches: searches?.filter(({ topicId }) => topicId !== null && ids.has(topicId)) ?? null,
    feedback: feedback?.filter(({ url }) => url !== null && askedOn.has(url)) ?? null,
  };
}

/** Addresses of pages that questions were asked on, or answered from, as often as they were. */
function* pagesNamed(
  rows: readonly Question[],
  answered: readonly AnsweredQuestion[],
): Generator<string> {
  for (const { pageUrl, sources } of rows) {
    for (const url of [pageUrl, ...sources.map((source) => source.url)]) if (url) yield url;
  }
  for (const { cited } of answered) for (const { url } of cited) yield url;
}

/** Fewer clicks than in one of ten searches: the results were not what was looked for. */
const minClicked = 0.1;

/** The searches that led nowhere, those with most hits first. */
export function withoutClick(
  searches: readonly SearchRow[],
  { redact }: Pick<Redactor, 'redact'>,
): Omit<UnclickedSearch, 'topicId'>[] {
  return searches
    .map(({ searchQuery, hits, ctr, topClickedPage }) => ({
      query: redact(searchQuery),
      hits: hits ?? 0,
      // Where the share is not told, a page that was clicked is one sign.
      ctr: ctr ?? (topClickedPage ? 1 : 0),
      topClickedPage: topClickedPage === null ? null : redact(topClickedPage),
    }))
    .filter(({ query, ctr }) => query !== '' && ctr < minClicked)
    .sort((a, b) => b.hits - a.hits || (a.query < b.query ? -1 : 1));
}

/** Searches with the topic that each asks for, whose anchor it is nearest to; null if it is near none. */
async function joinSearches(
  searches: readonly Omit<UnclickedSearch, 'topicId'>[],
  topics: readonly Topic[],
): Promise<UnclickedSearch[]> {
  const anchors = topics
    .filter(({ rows }) => rows.some(({ current }) => current))
    .map(({ id, anchor }) => ({ id, questions: prepareAnchor(anchor) }));
  const joined: UnclickedSearch[] = [];
  for (const search of searches) {
    await pause();
    const query = prepareQuestion(search.query, null, null);
    let nearest: { topicId: string | null; near: number } = { topicId: null, near: minNearness };
    for (const { id, questions } of anchors) {
      const near = nearnessToAnchor(query, questions);
      if (near > nearest.near) nearest = { topicId: id, near };
    }
    joined.push({ ...search, topicId: nearest.topicId });
  }
  return joined;
}

interface Naming {
  /** Votes by page; null if there are only those of the rows. */
  counts: readonly FeedbackCount[] | null;
  /** Addresses that questions were asked on, or answered from. */
  pages: Iterable<string>;
  /** The documentation's sources, which tell a file's page; null if the checkout has none. */
  docs: Docs | null;
}

/**
 * Votes and comments by page, most unhelpful votes first, what AI agents wrote apart. A page is told by
 * an address, by a path, or by its source file: the same page counts once, by the address that the rows
 * name it by. Pages that `counts` lacks have the votes of the rows, as only so many are counted.
 */
export function feedbackByPage(
  feedback: readonly FeedbackRow[],
  { counts, pages, docs, redactor: { redact } }: Naming & { redactor: Pick<Redactor, 'redact'> },
): PageFeedback[] {
  const addressOf = addresses([...(counts ?? []), ...feedback], { pages, docs });
  const byPage = new Map<string, PageFeedback>();
  const pageOf = (path: string): PageFeedback => {
    const url = addressOf(path);
    const page = byPage.get(url ?? path) ?? {
      path: redact(path),
      url: url === null ? null : redact(url),
      helpful: 0,
      unhelpful: 0,
      comments: [],
      agentComments: [],
    };
    byPage.set(url ?? path, page);
    return page;
  };
  for (const { path, thumbsUp, thumbsDown } of counts ?? []) {
    if (thumbsUp + thumbsDown === 0) continue;
    const page = pageOf(path);
    page.helpful += thumbsUp;
    page.unhelpful += thumbsDown;
  }
  const counted = new Set(byPage.values());
  for (const { path, helpful, comment, source } of feedback) {
    const page = pageOf(path);
    const isByAgent = source === 'agent';
    if (!isByAgent && !counted.has(page)) {
      if (helpful === true) page.helpful += 1;
      if (helpful === false) page.unhelpful += 1;
    }
    if (comment) (isByAgent ? page.agentComments : page.comments).push(redact(comment));
  }
  return [...byPage.values()].sort(
    (a, b) =>
      b.unhelpful - a.unhelpful ||
      b.comments.length - a.comments.length ||
      (a.path < b.path ? -1 : 1),
  );
}

/** The address of the page that a path of feedback names; null if none is known by it. */
function addresses(
  feedback: readonly { path: string }[],
  { pages, docs }: Omit<Naming, 'counts'>,
): (path: string) => string | null {
  const known = new Map<string, string>();
  for (const page of pages) {
    const location = pageLocation(page);
    if (location?.host && !known.has(location.path)) known.set(location.path, pageAddress(page));
  }
  const site = new Set(known.keys());
  const [first] = known.values();
  const find = docs && pageFinder(docs, site);
  const files = new Map(docs?.pages.map((page) => [page.file, page]));
  /** A comparable path, and whether the sources have its page. */
  const read = (path: string): { path: string; isRead: boolean } | null => {
    const file = path.replace(/^[./]+/, '');
    const page =
      files.get(file) ?? files.get(`${docs?.root ?? ''}/${file}`) ?? find?.(path) ?? null;
    if (page) return { path: page.path, isRead: true };
    const comparable = sourceToPage(file, '.') ?? pageLocation(path)?.path ?? null;
    return comparable === null ? null : { path: comparable, isRead: false };
  };
  const named = feedback.flatMap(({ path }) => (isAddress(path) ? [] : (read(path)?.path ?? [])));
  const paths = new Set(docs ? docs.pages.map(({ path }) => path) : named);
  const base = inferBasePath(site, paths, docs !== null);
  return (path) => {
    if (isAddress(path)) return pageAddress(path);
    const page = read(path);
    if (page === null) return null;
    const below = underBasePath(base, page.path);
    // A page of the sources has an address, whether or not anybody asked on it.
    const made = page.isRead && first ? onSameHost(first, below) : null;
    return known.get(below) ?? known.get(page.path) ?? made;
  };
}

const isAddress = (path: string): boolean => Boolean(addressOf(path)?.host);
