import { trimEndOf } from '../../language/trim.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeFence, escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { Gap, QuestionCount, Report } from '../assemble/report.ts';
import { isNamed, type ShownTopics } from '../assemble/shown.ts';
import { headingLine, headingText } from '../gaps/editable.ts';
import { fold, renderTable } from './blocks.ts';
import { shortBrief } from './brief.ts';
import { pageLink, pageName, pageTitle } from './page-link.ts';
import { actCell, adviceFor, answeredFrom, placeLines, type Whereabouts } from './place.ts';
import { renderBoxes, sinceText, standingWords, stateCell } from './standing.ts';
import { directionOf, numberedLabel, questionText, searchText, sizeText } from './topic-text.ts';
import { capitalized, enumerate, formatPeriodBefore } from './wording.ts';

const mostInStart = 3;

/**
 * The largest topics that wait for a decision, a line each: what, how many conversations, and one
 * thing to do in which place. No section if there are none.
 *
 * @param topics those shown, in the order of their numbers
 */
export function renderStartHere(
  topics: readonly Gap[],
  { whereabouts, runUrl }: { whereabouts: Whereabouts; runUrl: string },
): Section[] {
  const lines = topics
    .map((topic, index) => ({ topic, number: index + 1 }))
    .filter(({ topic: { standing } }) => stateCell(standing, runUrl) === null)
    .slice(0, mostInStart)
    .map(({ topic, number }) => {
      const size = countOf(topic.conversations, 'conversation');
      const { setback } = standingWords(topic.standing, runUrl);
      const what = setback === undefined ? size : `${size}; ${setback}`;
      return `- **${numberedLabel(topic, number)}**, ${what}: ${adviceFor(topic, whereabouts)}.`;
    });
  if (lines.length === 0) return [];
  return [{ title: 'start here', markdown: `### Start here\n\n${lines.join('\n')}` }];
}

/**
 * The topics shown as one table, largest first; no section if there are none. Three columns, as
 * more do not fit a phone.
 */
export function renderTopicsTable(
  { daily, meta, remembered }: Report,
  { shown, hidden }: ShownTopics,
  whereabouts: Whereabouts,
): Section[] {
  if (shown.length === 0) return [];
  const compared = shown.some(({ trend }) => trend !== null);
  const size = `Conver&shy;sations${compared ? '<br>before → now' : ''}`;
  const table = renderTable(
    { Topic: 'left', [size]: 'right', 'Where to act': 'left' },
    shown.map((topic, index) => {
      const { setback } = standingWords(topic.standing, meta.runUrl);
      const act = actCell(topic, whereabouts);
      const state = stateCell(topic.standing, meta.runUrl);
      return [
        numberedLabel(topic, index + 1),
        sizeCell(topic),
        state ?? (setback === undefined ? act : `${capitalized(setback)}: ${act}`),
      ];
    }),
  );
  const hasMoves = shown.some((topic) => directionOf(topic) !== null);
  const notes = [
    hasMoves &&
      `↑ more, ↓ fewer than in ${formatPeriodBefore(daily.length)}, beyond chance and traffic.`,
    remembered?.offers && 'To decide on a topic, open it below.',
    hidden.length > 0 && `${countOf(hidden.length, 'smaller topic')}: see \`report.json\`.`,
  ].filter(Boolean);
  return [
    {
      title: 'table of topics',
      markdown: ['### Topics', table, ...(notes.length > 0 ? [notes.join(' ')] : [])].join('\n\n'),
    },
  ];
}

/** `4 → **13** ↑`, on one line of a narrow cell. */
function sizeCell(topic: Gap): string {
  const { conversations, previousConversations, trend } = topic;
  const now = `**${formatNumber(conversations)}**`;
  if (previousConversations === null || trend === null) return now;
  const direction = directionOf(topic);
  const sign = direction === null ? '' : { up: ' ↑', down: ' ↓' }[direction];
  return `${formatNumber(previousConversations)} → ${now}${sign}`.replaceAll(' ', '&nbsp;');
}

const mostQuestions = 5;
const mostPages = 2;
const mostSearches = 3;
/** Characters of a question beside the five, and of a failed answer. */
const longestAside = 100;
const longestAnswer = 200;

interface Folding {
  report: Report;
  whereabouts: Whereabouts;
  /** Whether the table has what its row says: the number, the size, the place. */
  isInTable: boolean;
}

/**
 * One fold for each topic: where the docs come nearest, who was answered, where it was asked, what
 * was cited, the questions, what the period before asked, a failed answer, the brief, the boxes.
 * Without a model at most 25 lines before the folds in it.
 */
export function renderTopicFolds(topics: readonly Gap[], of: Folding): Section[] {
  const { report, isInTable } = of;
  const { period, remembered, meta } = report;
  return topics.map((topic, index) => {
    const size = isInTable ? [] : [sizeText(topic)];
    const rest = [...size, ...sinceText(topic, period)].join(', ');
    const { state, underWay, cell } = standingWords(topic.standing, meta.runUrl);
    const isToldAbove = underWay !== undefined || (cell !== undefined && isInTable);
    return {
      title: `details of “${headingText(topic.label)}”`,
      markdown: fold(headingLine(topic, { number: isInTable ? index + 1 : null, rest }), [
        factsOf(topic, of),
        listed('**Questions**', topic.examples.slice(0, mostQuestions)),
        listed('**Also asked here**', topic.elsewhere, longestAside),
        renderAnswer(topic),
        fold('Brief', [codeFence(shortBrief(topic), 'text')]),
        state === '' || isToldAbove ? '' : `**State:** ${state}`,
        // Not beside the questions: two lists in a row would be one.
        remembered?.offers ? renderBoxes(topic, remembered.offers) : '',
      ]),
    };
  });
}

/** Questions below what they are; empty without any. */
function listed(name: string, questions: readonly QuestionCount[], longest?: number): string {
  if (questions.length === 0) return '';
  return [name, ...questions.map((question) => `- ${questionText(question, longest)}`)].join('\n');
}

function factsOf(
  topic: Gap,
  { report: { searches, meta }, whereabouts, isInTable }: Folding,
): string {
  const { place, missing } = topic;
  const facts = [
    ...(place ? placeLines(place, { whereabouts, isInTable }) : []),
    renderAnswered(topic, whereabouts),
    missing === null ? '' : `**Missing, as a model reads it:** ${escapeMarkdown(missing)}`,
    renderPages(topic, meta.allowedHosts),
    renderPrevious(topic),
    renderSearches(topic, searches),
  ];
  return facts.flatMap((fact) => (fact === '' ? [] : `- ${fact}`)).join('\n');
}

/** The strongest sign that the docs have it, and that the assistant did not find it. */
function renderAnswered({ answeredLike }: Gap, whereabouts: Whereabouts): string {
  if (!answeredLike) return '';
  const { questions } = answeredLike;
  const page = answeredFrom(answeredLike, whereabouts);
  const asked = `${formatNumber(questions)} ${questions === 1 ? 'other asked this and was' : 'others asked this and were'} answered`;
  return page === '' ? `**${asked}**` : `**${asked} from** ${page}`;
}

function renderPages(topic: Gap, allowedHosts: readonly string[]): string {
  const asked = topic.pages
    .slice(0, mostPages)
    .map((page) => timesText(escapeMarkdown(pageName(page.url, allowedHosts)), page));
  const named = topic.citedPages.filter((page) => isNamed(page, topic)).slice(0, mostPages);
  const ambiguous = new Set(named.map(({ title }) => pageTitle(title))).size < named.length;
  const cited = named.map((page) =>
    timesText(pageLink({ url: page.url, title: page.title, ambiguous, allowedHosts }), page),
  );
  const nothing = topic.citedPages.length === 0 ? 'nothing' : 'no page by two of them';
  return `**Asked on:** ${asked.join(', ') || 'no known page'}; **cited:** ${cited.join(', ') || nothing}`;
}

const timesText = (name: string, { unanswered }: { unanswered: number }): string =>
  unanswered > 1 ? `${name} (${formatNumber(unanswered)})` : name;

/** What the period before asked in other words: what “before” counts. */
function renderPrevious(topic: Gap): string {
  const { label, examples, previousConversations, previousQuestions } = topic;
  const now = new Set([label, ...examples.map(({ text }) => text)].map(wordsOf));
  const other = previousQuestions.find(({ text }) => !now.has(wordsOf(text)));
  return previousConversations && other ? `**Before:** “${questionText(other, longestAside)}”` : '';
}

const wordsOf = (text: string): string => trimEndOf(text.toLowerCase(), /[?!.\s]/);

/** What readers searched for without a click, and how often: hits, which are no conversations. */
function renderSearches({ id }: Gap, searches: Report['searches']): string {
  const own = (searches ?? []).filter(({ topicId }) => topicId === id);
  if (own.length === 0) return '';
  const more = own.length - mostSearches;
  const shown = [
    ...own.slice(0, mostSearches).map(searchText),
    ...(more > 0 ? [`${formatNumber(more)} more`] : []),
  ];
  return `**Searched in vain:** ${enumerate(shown)}`;
}

function renderAnswer({ answer }: Gap): string {
  if (answer === null) return '';
  return `> **Failed answer:** ${escapeMarkdown(truncate(singleLine(answer), longestAnswer))}`;
}
