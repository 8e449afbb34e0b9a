import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, escapeMarkdown, renderTable } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Gap, QuestionCount, Report } from '../assemble/report.ts';
import { isNamed, type ShownTopics } from '../assemble/shown.ts';
import { headingLine, headingText, startLine } from '../gaps/editable.ts';
import type { Trend } from '../gaps/trend.ts';
import {
  numberedLabel,
  pageLink,
  pageName,
  pageTitle,
  questionText,
  searchText,
  sizeText,
} from './names.ts';
import { actCell, adviceFor, answeredFrom, placeLines, type Whereabouts } from './place.ts';
import { renderBoxes, sinceText, standingWords, stateCell } from './standing.ts';
import { capitalized, enumerate, formatPeriodBefore } from './wording.ts';

const maxInStart = 3;
const maxStartQuestion = 160;

/**
 * The largest topics that wait for a decision: heading, number of conversations, what is missing (if a
 * model says so), a reader's question, where to act, owners, and the boxes.
 *
 * @param topics those in the table, in the order of their numbers
 */
export function renderStartHere(
  topics: readonly Gap[],
  { meta, remembered }: Report,
  whereabouts: Whereabouts,
): { sections: BodyPart[]; ids: ReadonlySet<string> } {
  const first = topics
    .map((topic, index) => ({ topic, number: index + 1 }))
    .filter(({ topic: { standing } }) => stateCell(standing, meta.repositoryUrl) === null)
    .slice(0, maxInStart);
  const items = first.map(({ topic, number }) => {
    const { setback } = standingWords(topic.standing, meta.repositoryUrl);
    const size = countOf(topic.conversations, 'conversation');
    const rest = `, ${setback === undefined ? size : `${size}; ${setback}`}`;
    const { missing, examples, place } = topic;
    const [question] = examples;
    const lines = [
      ...(missing === null ? [] : [escapeMarkdown(missing)]),
      ...(question ? [`“${questionText({ text: question.text }, maxStartQuestion)}”`] : []),
      `${capitalized(adviceFor(topic, whereabouts))}.${ownersText(place?.isSure ? place.owners : [])}`,
    ];
    const boxes = remembered?.offers ? renderBoxes(topic, remembered.offers).split('\n') : [];
    return [
      startLine(topic, { number, rest }),
      ...lines.map((line) => `  <br>${line}`),
      ...boxes.map((box) => `  ${box}`),
    ].join('\n');
  });
  return {
    sections: section('### Start here', items.join('\n')),
    ids: new Set(first.map(({ topic }) => topic.id)),
  };
}

/** In code, so that nobody is notified. */
const ownersText = (owners: readonly string[]): string =>
  owners.length === 0 ? '' : ` Owner: ${owners.map(codeSpan).join(', ')}.`;

const section = (title: string, text: string): BodyPart[] =>
  text === ''
    ? []
    : [{ title: title.replace(/^#+ /, '').toLowerCase(), markdown: `${title}\n\n${text}` }];

/**
 * A table of the topics shown, largest first; no section if there are none. It has three columns, as
 * more don't fit on a phone.
 */
export function renderTopicsTable(
  { daily, meta, remembered }: Report,
  { shown, hidden }: ShownTopics,
  whereabouts: Whereabouts,
): BodyPart[] {
  if (shown.length === 0) return [];
  const table = renderTable(
    { Topic: 'left', 'Conver&shy;sations': 'right', 'Where to act': 'left' },
    shown.map((topic, index) => {
      const { setback } = standingWords(topic.standing, meta.repositoryUrl);
      const act = actCell(topic, whereabouts);
      const state = stateCell(topic.standing, meta.repositoryUrl);
      return [
        numberedLabel(topic, index + 1),
        sizeCell(topic),
        state ?? (setback === undefined ? act : `${capitalized(setback)}: ${act}`),
      ];
    }),
  );
  const hasMoves = shown.some(({ trend }) => trend === 'rising' || trend === 'falling');
  const notes = [
    hasMoves && `↑ more, ↓ fewer than in ${formatPeriodBefore(daily.length)}, by more than chance.`,
    remembered?.offers && 'To decide on another topic, open it below.',
    hidden.length > 0 && `${countOf(hidden.length, 'smaller topic')}: see \`report.json\`.`,
  ].filter(Boolean);
  return [
    {
      title: 'table of topics',
      markdown: ['### Topics', table, ...(notes.length > 0 ? [notes.join(' ')] : [])].join('\n\n'),
    },
  ];
}

/** `**13** ↑`, on one line of a narrow cell. */
const sizeCell = ({ conversations, trend }: Gap): string =>
  `**${formatNumber(conversations)}**${trend === null ? '' : trendMarks[trend]}`;

const trendMarks: Readonly<Record<Trend, string>> = {
  new: '&nbsp;new',
  rising: '&nbsp;↑',
  falling: '&nbsp;↓',
  steady: '',
  resolved: '',
};

const maxQuestions = 5;
const maxPages = 2;
const maxSearches = 3;
/** Maximum characters of a question that isn't an example, and of a failed answer. */
const maxAsideLength = 100;
const maxAnswerLength = 200;

interface Detailing {
  report: Report;
  whereabouts: Whereabouts;
  /** Whether the topics have rows in the table, with their number, size and place. */
  isInTable: boolean;
  /** Ids of the topics whose boxes are under **Start here**. */
  inStart: ReadonlySet<string>;
}

/**
 * The details of each topic: the nearest sections, a similar question that was answered, where it was
 * asked, what was cited, its questions, the period before, a failed answer, and the boxes.
 */
export function renderTopicDetails(topics: readonly Gap[], of: Detailing): BodyPart[] {
  const { report, isInTable, inStart } = of;
  const { period, remembered, meta } = report;
  return topics.map((topic, index) => {
    const size = isInTable ? [] : [sizeText(topic)];
    const rest = [...size, ...sinceText(topic, period)].join(', ');
    const { state, underWay, cell } = standingWords(topic.standing, meta.repositoryUrl);
    const isStateShown = underWay !== undefined || (cell !== undefined && isInTable);
    return {
      title: `details of “${headingText(topic.label)}”`,
      markdown: details(headingLine(topic, { number: isInTable ? index + 1 : null, rest }), [
        factsOf(topic, of),
        listed('**Questions**', topic.examples.slice(0, maxQuestions)),
        listed('**Also asked here**', topic.elsewhere, maxAsideLength),
        renderAnswer(topic),
        state === '' || isStateShown ? '' : `**State:** ${state}`,
        // Not right after the questions, as Markdown joins two lists in a row.
        remembered?.offers && !inStart.has(topic.id) ? renderBoxes(topic, remembered.offers) : '',
      ]),
    };
  });
}

/** A title and a list of questions; empty without any. */
function listed(name: string, questions: readonly QuestionCount[], maxLength?: number): string {
  if (questions.length === 0) return '';
  return [name, ...questions.map((question) => `- ${questionText(question, maxLength)}`)].join(
    '\n',
  );
}

function factsOf(
  topic: Gap,
  { report: { searches, meta }, whereabouts, isInTable }: Detailing,
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

/** The strongest sign that the docs have the answer and the assistant didn't find it. */
function renderAnswered({ answeredLike }: Gap, whereabouts: Whereabouts): string {
  if (!answeredLike) return '';
  const page = answeredFrom(answeredLike, whereabouts);
  const question = questionText({ text: answeredLike.question }, maxAsideLength);
  return `**Answered when asked as** “${question}”${page === '' ? '' : `, from ${page}`}`;
}

function renderPages(topic: Gap, allowedHosts: readonly string[]): string {
  const asked = topic.pages
    .slice(0, maxPages)
    .map((page) => timesText(escapeMarkdown(pageName(page.url, allowedHosts)), page));
  const named = topic.citedPages.filter((page) => isNamed(page, topic)).slice(0, maxPages);
  const ambiguous = new Set(named.map(({ title }) => pageTitle(title))).size < named.length;
  const cited = named.map((page) =>
    timesText(pageLink({ url: page.url, title: page.title, ambiguous, allowedHosts }), page),
  );
  const nothing = topic.citedPages.length === 0 ? 'nothing' : 'no page by two of them';
  return `**Asked on:** ${asked.join(', ') || 'no known page'}; **cited:** ${cited.join(', ') || nothing}`;
}

const timesText = (name: string, { unanswered }: { unanswered: number }): string =>
  unanswered > 1 ? `${name} (${formatNumber(unanswered)})` : name;

/** How many conversations asked it in the period before. */
const renderPrevious = ({ previousConversations }: Gap): string =>
  previousConversations === null
    ? ''
    : `**In the period before:** ${countOf(previousConversations, 'conversation')}`;

/** What readers searched for without a click, and how often. */
function renderSearches({ id }: Gap, searches: Report['searches']): string {
  const own = (searches ?? []).filter(({ topicId }) => topicId === id);
  if (own.length === 0) return '';
  const more = own.length - maxSearches;
  const shown = [
    ...own.slice(0, maxSearches).map(searchText),
    ...(more > 0 ? [`${formatNumber(more)} more`] : []),
  ];
  return `**Searched without a click:** ${enumerate(shown)}`;
}

function renderAnswer({ answer }: Gap): string {
  if (answer === null) return '';
  return `> **Failed answer:** ${escapeMarkdown(truncate(singleLine(answer), maxAnswerLength))}`;
}
