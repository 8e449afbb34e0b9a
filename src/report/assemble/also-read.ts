import { createPageFinder } from '../../docs/addresses.ts';
import { pageLocation, pagePathOfSource, underBasePath } from '../../docs/page-path.ts';
import { prepareQuestion } from '../../language/nearness.ts';
import type { FeedbackCount, FeedbackRow, SearchRow } from '../../service/analytics.ts';
import { addressOf, pageAddress, urlOnSameHost } from '../../text/address.ts';
import { byCodeUnits, type Redactor } from '../../text/text.ts';
import type { DocsFindingsInput } from '../readers/docs-findings.ts';
import type { ExtraRows } from '../source/also-read.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import type { Question } from '../source/question.ts';
import { minNearness, nearnessToAnchor, prepareAnchor } from '../topics/anchor.ts';
import type { Topic } from '../topics/topics.ts';
import type { PageFeedback, Report, UnclickedSearch } from './report.ts';

type Docs = DocsFindingsInput['docs'];

/**
 * Searches and feedback. A report on some pages has only those that concern its pages.
 *
 * @param all what was read, whatever the pages
 * @param topics the topics on the report's pages
 * @param inScope the questions on the report's pages
 */
export async function findSearchesAndFeedback(
  { searches: searchRows, feedback: feedbackRows, feedbackCounts: counts }: ExtraRows,
  all: Omit<DocsFindingsInput, 'docs'> & { docs: Docs | null },
  { topics, inScope }: { topics: readonly Topic[]; inScope: readonly Question[] },
): Promise<Pick<Report, 'searches' | 'feedback'>> {
  const { questions, docs, redactor, extra } = all;
  const searches =
    searchRows &&
    (await extra('searches', () => joinSearches(withoutClick(searchRows, redactor), all.topics)));
  const pages = pagesNamed(questions, all.collected.answered.questions());
  const feedback =
    feedbackRows &&
    (await extra('feedback', () =>
      feedbackByPage(feedbackRows, { counts, pages, docs, redactor }),
    ));
  if (inScope.length === questions.length) return { searches, feedback };
  const ids = new Set(topics.map(({ id }) => id));
  const askedOn = new Set<string>(
    inScope.flatMap(({ pageUrl }) => (pageUrl ? pageAddress(pageUrl) : [])),
  );
  return {
    searches: searches?.filter(({ topicId }) => topicId !== null && ids.has(topicId)) ?? null,
    feedback: feedback?.filter(({ url }) => url !== null && askedOn.has(url)) ?? null,
  };
}

/** Yields the addresses of pages that questions were asked on or answered from, with repeats. */
function* pagesNamed(
  rows: readonly Question[],
  answered: readonly AnsweredQuestion[],
): Generator<string> {
  for (const { pageUrl, sources } of rows) {
    for (const url of [pageUrl, ...sources.map((source) => source.url)]) if (url) yield url;
  }
  for (const { cited } of answered) for (const { url } of cited) yield url;
}

/** If readers click a result in a smaller share of searches, the results aren't what they looked for. */
const minClickRate = 0.1;

/** Searches in which hardly anybody clicked a result, those with the most hits first. */
function withoutClick(
  searches: readonly SearchRow[],
  { redact }: Pick<Redactor, 'redact'>,
): Omit<UnclickedSearch, 'topicId'>[] {
  return searches
    .map(({ searchQuery, hits, ctr, topClickedPage }) => ({
      query: redact(searchQuery),
      hits: hits ?? 0,
      // If the share of clicks is missing, a clicked page shows that somebody clicked.
      ctr: ctr ?? (topClickedPage ? 1 : 0),
      topClickedPage: topClickedPage === null ? null : redact(topClickedPage),
    }))
    .filter(({ query, ctr }) => query !== '' && ctr < minClickRate)
    .sort((a, b) => b.hits - a.hits || byCodeUnits(a.query, b.query));
}

/** Adds to each search the topic whose anchor's questions it is nearest to; null if it is near to none. */
function joinSearches(
  searches: readonly Omit<UnclickedSearch, 'topicId'>[],
  topics: readonly Topic[],
): UnclickedSearch[] {
  const anchors = topics
    .filter(({ rows }) => rows.some(({ current }) => current))
    .map(({ id, anchor }) => ({ id, questions: prepareAnchor(anchor) }));
  return searches.map((search) => {
    const query = prepareQuestion({ text: search.query });
    const [nearest] = anchors
      .map(({ id, questions }) => ({ id, near: nearnessToAnchor(query, questions) }))
      .filter(({ near }) => near > minNearness)
      .sort((a, b) => b.near - a.near);
    return { ...search, topicId: nearest?.id ?? null };
  });
}

/**
 * Votes and comments by page, most unhelpful votes first. The service names a page by its address, its
 * path, or its source file: all of these count as one page, under the address in the rows.
 */
export function feedbackByPage(
  feedback: readonly FeedbackRow[],
  {
    counts,
    pages,
    docs,
    redactor: { redact },
  }: {
    /** Votes by page. */
    counts: readonly FeedbackCount[];
    /** Addresses of the pages that questions were asked on or answered from. */
    pages: Iterable<string>;
    docs: Docs | null;
    redactor: Pick<Redactor, 'redact'>;
  },
): PageFeedback[] {
  const paths = [...counts, ...feedback].map(({ path }) => path);
  const addressOf = createAddressFinder(paths, pages, docs);
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
  for (const { path, thumbsUp, thumbsDown } of counts) {
    if (thumbsUp + thumbsDown === 0) continue;
    const page = pageOf(path);
    page.helpful += thumbsUp;
    page.unhelpful += thumbsDown;
  }
  for (const { path, comment, source } of feedback) {
    const { comments, agentComments } = pageOf(path);
    if (comment) (source === 'agent' ? agentComments : comments).push(redact(comment));
  }
  return [...byPage.values()].sort(
    (a, b) =>
      b.unhelpful - a.unhelpful ||
      b.comments.length - a.comments.length ||
      byCodeUnits(a.path, b.path),
  );
}

/** The path below the site's base path that a page's or a source file's path says; null if it says none. */
const comparableOf = (path: string): string | null =>
  pagePathOfSource(path.replace(/^[./]+/, '')) ?? pageLocation(path)?.path ?? null;

/**
 * Returns a function that finds the address of a page by its path in the feedback; null if unknown.
 *
 * @param named all paths in the feedback
 * @param pages addresses of pages
 */
function createAddressFinder(named: readonly string[], pages: Iterable<string>, docs: Docs | null) {
  const urls = new Map<string, string>();
  for (const page of pages) {
    const location = pageLocation(page);
    if (location?.host && !urls.has(location.path)) urls.set(location.path, pageAddress(page));
  }
  const [first] = urls.values();
  const site = new Set(urls.keys());
  const find = createPageFinder(docs, site);
  const paths = named.flatMap((path) => (isAddress(path) ? [] : (comparableOf(path) ?? [])));
  const { basePath: baseByPaths } = createPageFinder(docs, site, new Set(paths));
  const files = new Map(docs?.pages.map((page) => [page.file, page]));
  return (path: string): string | null => {
    if (isAddress(path)) return pageAddress(path);
    const file = path.replace(/^[./]+/, '');
    const page = files.get(file) ?? files.get(`${docs?.root}/${file}`) ?? find(path);
    const comparable = page?.path ?? comparableOf(path);
    if (comparable === null) return null;
    const below = underBasePath(page ? find.basePath : baseByPaths, comparable);
    // Nobody may have asked on a page that the docs' sources have: its address is made from another page's.
    const newUrl = page && first ? urlOnSameHost(first, below) : null;
    return urls.get(below) ?? urls.get(comparable) ?? newUrl;
  };
}

const isAddress = (path: string): boolean => Boolean(addressOf(path)?.host);
