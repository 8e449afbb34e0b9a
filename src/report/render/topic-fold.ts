import { singleLine, truncate } from '../../text/clean.ts';
import { codeFence, escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import { isNamed } from '../assemble/gap.ts';
import type { CitedPage, Gap, PageCount, Report } from '../assemble/report.ts';
import type { Offers } from '../assemble/standing.ts';
import { boxLine, headingLine, headingText } from '../gaps/editable.ts';
import type { Box } from '../gaps/journal.ts';
import { daysOf, type Period } from '../source/period.ts';
import { searchesOfTopic } from './also-read.ts';
import { fold } from './blocks.ts';
import { briefOf, shortBrief } from './brief.ts';
import { pageLink, pageName, pageTitle } from './page-link.ts';
import { placeFacts } from './place.ts';
import { standingText } from './standing.ts';
import { questionText, sizeText } from './topic-text.ts';
import { countOf, enumerate, formatNumber, formatPeriodBefore } from './wording.ts';

/** How much of a topic is told: of pages, questions, and texts in characters. */
interface Room {
  /** Topics up to this one. */
  upTo: number;
  pages: number;
  questions: number;
  previous: number;
  longestPrevious: number;
  excerpt: number;
  /** What comes next to its place. */
  next: boolean;
  /** Of the brief. */
  quotes: number;
}

/** The largest topics at length; a lead with three minutes comes to the others another day. */
const rooms: readonly [Room, Room, Room] = [
  {
    upTo: 5,
    pages: 2,
    questions: 5,
    previous: 2,
    longestPrevious: 100,
    excerpt: 300,
    next: true,
    quotes: 2,
  },
  {
    upTo: 10,
    pages: 2,
    questions: 4,
    previous: 1,
    longestPrevious: 60,
    excerpt: 120,
    next: false,
    quotes: 2,
  },
  {
    ...{ upTo: Number.POSITIVE_INFINITY, pages: 1, questions: 3, previous: 1 },
    ...{ longestPrevious: 60, excerpt: 0, next: false, quotes: 1 },
  },
];

/**
 * One fold for each topic: where the docs come nearest, where it was asked, what was cited, the
 * questions, what the period before asked, a failed answer, the brief, the boxes.
 *
 * @param isNumbered whether the folds bear the numbers of the table
 */
export function renderTopicFolds(
  topics: readonly Gap[],
  { report, isNumbered }: { report: Report; isNumbered: boolean },
): Section[] {
  const { period, searches, remembered, meta } = report;
  const { allowedHosts, sourceUrl } = meta;
  return topics.map((topic, index) => {
    const room = rooms.find(({ upTo }) => index < upTo) ?? rooms[2];
    const standing = standingText(topic, { from: period.from });
    const brief = briefOf(topic, report);
    const number = isNumbered ? index + 1 : null;
    return {
      title: `details of “${headingText(topic.label)}”`,
      markdown: fold(headingLine(topic, { number, rest: sizeText(topic) }), [
        ...(topic.place ? [placeFacts(topic.place, { sourceUrl, isAtLength: room.next })] : []),
        renderPlaces(topic, { allowedHosts, most: room.pages }),
        ...(standing === '' ? [] : [standing]),
        topic.examples
          .slice(0, room.questions)
          .map((example) => `- ${questionText(example)}`)
          .join('\n'),
        ...renderMissing(topic),
        ...searchesOfTopic(searches, topic.id),
        ...renderPrevious(topic, { period, room }),
        ...renderElsewhere(topic, room),
        ...renderAnswer(topic, room.excerpt),
        fold('Brief for the writer', [codeFence(shortBrief(brief, room.quotes), 'text')]),
        // Not beside the questions: two lists in a row would be one.
        ...(remembered?.offers ? [renderBoxes(topic, remembered.offers)] : []),
      ]),
    };
  });
}

/** Only what was cited most is linked, as links are long: other pages are known by their names. */
function renderPlaces(
  topic: Gap,
  { allowedHosts, most }: { allowedHosts: readonly string[]; most: number },
): string {
  const asked = someOf(topic.pages, most, ({ url }) => escapeMarkdown(pageName(url, allowedHosts)));
  const named = topic.citedPages.filter((page) => isNamed(page, topic));
  const titles = named.slice(0, most).map(({ title }) => pageTitle(title));
  const cited = someOf(named, most, ({ url, title }, index) => {
    const ambiguous = titles.filter((other) => other === titles[index]).length > 1;
    if ((index === 0 && !topic.place) || url === null)
      return pageLink({ url, title, ambiguous, allowedHosts });
    return escapeMarkdown((!ambiguous && titles[index]) || pageName(url, allowedHosts));
  });
  const nothing = topic.citedPages.length === 0 ? 'nothing' : 'no page by two of them';
  return [`**Asked on:** ${asked || 'no known page'}`, `**Cited:** ${cited || nothing}`].join(
    ' · ',
  );
}

/** The words of a model of the user's own, and told as such. */
function renderMissing({ missing }: Gap): string[] {
  return missing === null ? [] : [`**Missing, as a model reads it:** ${escapeMarkdown(missing)}`];
}

/** What the period before asked in other words: what “up from” counts. */
function renderPrevious(
  { examples, previousConversations, previousQuestions }: Gap,
  { period, room }: { period: Period; room: Room },
): string[] {
  const now = new Set(examples.map(({ text }) => text));
  const others = previousQuestions.filter(({ text }) => !now.has(text));
  if (!previousConversations || others.length === 0) return [];
  const shown = others
    .slice(0, room.previous)
    .map((question) => `“${questionText(question, room.longestPrevious)}”`);
  return [`**Asked in ${formatPeriodBefore(daysOf(period).length)}:** ${shown.join(' · ')}`];
}

/** What lies outside of what the heading tells. */
function renderElsewhere({ elsewhere }: Gap, room: Room): string[] {
  if (elsewhere.length === 0) return [];
  const shown = elsewhere
    .slice(0, room.questions)
    .map((question) => `“${questionText(question, longestElsewhere)}”`);
  return [`**Also asked here:** ${shown.join(' · ')}`];
}

const longestElsewhere = 100;

function renderAnswer({ answer }: Gap, longest: number): string[] {
  if (answer === null || longest === 0) return [];
  const excerpt = escapeMarkdown(truncate(singleLine(answer), longest));
  return [`> **Failed answer:** ${excerpt}`];
}

/** Pages in words, each with its count if that is more than one. */
function someOf<Page extends PageCount | CitedPage>(
  pages: readonly Page[],
  most: number,
  nameOf: (page: Page, index: number) => string,
): string {
  const shown = pages.slice(0, most).map((page, index) => {
    const times = page.unanswered > 1 ? ` (${formatNumber(page.unanswered)})` : '';
    return `${nameOf(page, index)}${times}`;
  });
  const more = pages.length - shown.length;
  return enumerate(more > 0 ? [...shown, countOf(more, 'more page')] : shown);
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
