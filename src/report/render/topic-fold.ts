import { trimEndOf } from '../../language/trim.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { codeFence, escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { CitedPage, Gap, PageCount, QuestionCount, Report } from '../assemble/report.ts';
import { isNamed } from '../assemble/shown.ts';
import type { Offers } from '../assemble/standing.ts';
import { boxLine, headingLine, headingText } from '../gaps/editable.ts';
import type { Box } from '../gaps/journal.ts';
import { fold } from './blocks.ts';
import { briefOf, shortBrief } from './brief.ts';
import { pageLink, pageName, pageTitle } from './page-link.ts';
import { answeredFrom, placeLines, type Whereabouts } from './place.ts';
import { sinceText, standingWords, stateCell } from './standing.ts';
import { questionText, sizeText } from './topic-text.ts';
import { countOf, enumerate, formatNumber } from './wording.ts';

/** How much of a topic is shown. */
interface Room {
  questions: number;
  /** What comes next to its place. */
  next: number;
  previous: number;
  excerpt: number;
}

/** Topics at length; a lead with three minutes comes to the others another day. */
const mostAtLength = 5;
const atLength: Room = { questions: 5, next: 2, previous: 1, excerpt: 200 };
const inShort: Room = { questions: 3, next: 2, previous: 1, excerpt: 0 };

const mostPages = 2;
const mostSearches = 3;
/** Characters of a question beside the five. */
const longestAside = 100;

/**
 * One fold for each topic: where the docs come nearest, who was answered, where it was asked, what
 * was cited, the questions, what the period before asked, a failed answer, the brief, the boxes.
 * Without a model at most 25 lines before the folds in it.
 *
 * @param isInTable whether the table has what its row says: the number, the size, the place
 */
export function renderTopicFolds(
  topics: readonly Gap[],
  {
    report,
    whereabouts,
    isInTable,
  }: { report: Report; whereabouts: Whereabouts; isInTable: boolean },
): Section[] {
  const { period, remembered, meta } = report;
  return topics.map((topic, index) => {
    const room = index < mostAtLength ? atLength : inShort;
    const size = isInTable ? [] : [sizeText(topic)];
    const rest = [...size, ...sinceText(topic, period)].join(', ');
    const { standing } = topic;
    const isInCell = stateCell(standing, meta.runUrl) !== null && isInTable;
    const state = standing && !isInCell ? standingWords(standing) : '';
    return {
      title: `details of “${headingText(topic.label)}”`,
      markdown: fold(headingLine(topic, { number: isInTable ? index + 1 : null, rest }), [
        factsOf(topic, { report, whereabouts, isInTable, room }),
        ['**Questions**', ...questionLines(topic.examples.slice(0, room.questions))].join('\n'),
        ...(topic.elsewhere.length > 0
          ? [['**Also asked here**', ...questionLines(topic.elsewhere, longestAside)].join('\n')]
          : []),
        ...renderAnswer(topic, room.excerpt),
        fold('Brief', [codeFence(shortBrief(briefOf(topic, report), 1), 'text')]),
        ...(state === '' ? [] : [`**State:** ${state}`]),
        // Not beside the questions: two lists in a row would be one.
        ...(remembered?.offers ? [renderBoxes(topic, remembered.offers)] : []),
      ]),
    };
  });
}

const questionLines = (questions: readonly QuestionCount[], longest?: number): string[] =>
  questions.map((question) => `- ${questionText(question, longest)}`);

/** What is known of a topic beside its questions, as one list. */
function factsOf(
  topic: Gap,
  {
    report: { searches, meta },
    whereabouts,
    isInTable,
    room,
  }: { report: Report; whereabouts: Whereabouts; isInTable: boolean; room: Room },
): string {
  const { place, missing } = topic;
  const { allowedHosts } = meta;
  const facts = [
    ...(place ? placeLines(place, { whereabouts, isInTable }).slice(0, 1 + room.next) : []),
    ...renderAnswered(topic, whereabouts),
    ...(missing === null ? [] : [`**Missing, as a model reads it:** ${escapeMarkdown(missing)}`]),
    renderPages(topic, allowedHosts),
    ...renderPrevious(topic, room.previous),
    ...renderSearches(topic, searches),
  ];
  return facts.map((fact) => `- ${fact}`).join('\n');
}

/** The strongest sign that the docs have it, and that the assistant did not find it. */
function renderAnswered({ answeredLike }: Gap, whereabouts: Whereabouts): string[] {
  if (!answeredLike) return [];
  const { questions } = answeredLike;
  const page = answeredFrom(answeredLike, whereabouts);
  const asked = `${formatNumber(questions)} ${questions === 1 ? 'other asked this and was' : 'others asked this and were'} answered`;
  return [`**${asked}${page === '' ? '' : ' from'}**${page === '' ? '' : ` ${page}`}`];
}

/** Only what was cited most is linked, as links are long: other pages are known by their names. */
function renderPages(topic: Gap, allowedHosts: readonly string[]): string {
  const asked = someOf(topic.pages, ({ url }) => escapeMarkdown(pageName(url, allowedHosts)));
  const named = topic.citedPages.filter((page) => isNamed(page, topic));
  const titles = named.slice(0, mostPages).map(({ title }) => pageTitle(title));
  const cited = someOf(named, ({ url, title }, index) => {
    const ambiguous = titles.filter((other) => other === titles[index]).length > 1;
    if ((index === 0 && !topic.place) || url === null)
      return pageLink({ url, title, ambiguous, allowedHosts });
    return escapeMarkdown((!ambiguous && titles[index]) || pageName(url, allowedHosts));
  });
  const nothing = topic.citedPages.length === 0 ? 'nothing' : 'no page by two of them';
  return `**Asked on:** ${asked || 'no known page'}; **cited:** ${cited || nothing}`;
}

/** What the period before asked in other words: what “before” counts. */
function renderPrevious(
  { label, examples, previousConversations, previousQuestions }: Gap,
  most: number,
): string[] {
  const now = new Set([label, ...examples.map(({ text }) => text)].map(wordsOf));
  const others = previousQuestions.filter(({ text }) => !now.has(wordsOf(text))).slice(0, most);
  if (!previousConversations || others.length === 0) return [];
  const shown = others.map((question) => `“${questionText(question, longestAside)}”`);
  return [`**Before:** ${shown.join(' · ')}`];
}

const wordsOf = (text: string): string => trimEndOf(text.toLowerCase(), /[?!.\s]/);

/** What readers searched for without a click, and how often: hits, which are no conversations. */
function renderSearches({ id }: Gap, searches: Report['searches']): string[] {
  const own = (searches ?? []).filter(({ topicId }) => topicId === id);
  if (own.length === 0) return [];
  const more = own.length - mostSearches;
  const shown = [
    ...own.slice(0, mostSearches).map(searchText),
    ...(more > 0 ? [`${formatNumber(more)} more`] : []),
  ];
  return [`**Searched in vain:** ${enumerate(shown)}`];
}

const longestQuery = 80;

/** A search and how often it was made. */
export function searchText({ query, hits }: { query: string; hits: number }): string {
  const text = escapeMarkdown(truncate(singleLine(query), longestQuery)) || '(no text)';
  return `“${text}” (${countOf(hits, 'search', 'searches')})`;
}

function renderAnswer({ answer }: Gap, longest: number): string[] {
  if (answer === null || longest === 0) return [];
  return [`> **Failed answer:** ${escapeMarkdown(truncate(singleLine(answer), longest))}`];
}

/** The first pages in words, each with its count if that is more than one. */
function someOf<Page extends PageCount | CitedPage>(
  pages: readonly Page[],
  nameOf: (page: Page, index: number) => string,
): string {
  const shown = pages.slice(0, mostPages).map((page, index) => {
    const times = page.unanswered > 1 ? ` (${formatNumber(page.unanswered)})` : '';
    return `${nameOf(page, index)}${times}`;
  });
  return shown.join(', ');
}

/** A gap's boxes, as the lines of one list. */
export function renderBoxes({ id: gapId, standing }: Gap, offers: Offers): string {
  const shown: Box[] = [
    'dismiss',
    'ours',
    ...(offers.fix || standing?.ticked.fix ? (['fix'] as const) : []),
  ];
  return shown
    .map((box) => boxLine({ gapId, box, isTicked: standing?.ticked[box] ?? false }))
    .join('\n');
}
