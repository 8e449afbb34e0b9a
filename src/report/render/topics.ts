import { languageOf, majorityLanguage } from '../../language/languages.ts';
import { wordingOf } from '../../language/nearness.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, escapeMarkdown, renderTable } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Gap, QuestionCount, Report } from '../assemble/report.ts';
import { isWorthNaming, type ShownTopics } from '../assemble/shown.ts';
import { headingLine, headingMarkdown, startLine } from '../gaps/editable.ts';
import { type LinkContext, missingText, placeLines, placeToAct, whereToStart } from './place.ts';
import { firstReportedText, renderBoxes, stateCell, statusWords } from './status.ts';
import {
  atMost,
  capitalized,
  formatPeriodBefore,
  joinList,
  pageLinks,
  pageName,
  questionText,
  searchText,
  sizeText,
  trendWords,
} from './wording.ts';

/* The topics of a report: where to start, the table, and the details of each. */

const maxInStart = 3;
const maxPages = 2;
const maxSearches = 4;
/** Maximum characters of a question in Start here. */
const maxStartLength = 160;

/**
 * The first three topics that wait for a decision, each with a question to quote: another one than the heading,
 * in the language of most headings, which is the docs' own, if there is one.
 */
export function waitingForDecision(topics: readonly Gap[], repositoryUrl: string) {
  const language = majorityLanguage(topics.map(({ label }) => languageOf(label)));
  return topics
    .filter(({ status }) => stateCell(status, repositoryUrl) === null)
    .slice(0, maxInStart)
    .map((gap) => {
      const others = gap.examples.filter(({ text }) => wordingOf(text) !== wordingOf(gap.label));
      const isOwn = ({ text }: QuestionCount) => languageOf(text) === language;
      return { gap, question: (others.find(isOwn) ?? others[0] ?? gap.examples[0])?.text };
    });
}

/**
 * The largest topics that wait for a decision, each with a reader's question, where to act, and boxes.
 *
 * @param topics those in the table, in the order of their numbers
 */
export function renderStartHere(
  topics: readonly Gap[],
  { meta, remembered }: Report,
  links: LinkContext,
): { sections: BodyPart[]; ids: ReadonlySet<string> } {
  const first = waitingForDecision(topics, meta.repositoryUrl);
  const items = first.map(({ gap: topic, question }) => {
    const number = topics.indexOf(topic) + 1;
    const { status, conversations, place } = topic;
    const { setback } = statusWords(status, meta.repositoryUrl);
    const size = countOf(conversations, 'conversation');
    const missing = missingText(topic);
    // In code, so that nobody is notified.
    const owners = place?.owners.map(codeSpan).join(', ') ?? '';
    const where = whereToStart(topic, links);
    const lines = [
      ...(missing ? [`${missing.title}: ${escapeMarkdown(missing.text)}`] : []),
      ...(question ? [`“${questionText({ text: question }, maxStartLength)}”`] : []),
      ...(where ? [`${where}${owners === '' ? '' : ` Owner: ${owners}.`}`] : []),
    ];
    const boxes = remembered?.offers ? renderBoxes(topic, remembered.offers).split('\n') : [];
    return [
      startLine(topic, { number, rest: `, ${setback ? `${size}; ${setback}` : size}` }),
      ...lines.map((line) => `  <br>${line}`),
      ...boxes.map((box) => `  ${box}`),
    ].join('\n');
  });
  const part = { title: 'start here', markdown: ['### Start here', items.join('\n')].join('\n\n') };
  return {
    sections: items.length > 0 ? [part] : [],
    ids: new Set(first.map(({ gap }) => gap.id)),
  };
}

/** A table of the topics shown. It has at most three columns, as more don't fit on a phone. */
export function renderTopicsTable(
  { daily, meta, remembered }: Report,
  { shown, hidden }: ShownTopics,
  links: LinkContext,
): BodyPart[] {
  if (shown.length === 0) return [];
  const hasPlaces = shown.some((topic) => placeToAct(topic, links) !== null);
  const whereToAct = (topic: Gap): string => {
    const { setback } = statusWords(topic.status, meta.repositoryUrl);
    const place = placeToAct(topic, links);
    const parts = [setback && capitalized(setback), place].filter(Boolean);
    return stateCell(topic.status, meta.repositoryUrl) ?? parts.join(': ');
  };
  const table = renderTable(
    {
      Topic: 'left',
      'Conver&shy;sations': 'right',
      ...(hasPlaces && { 'Where to act': 'left' }),
    },
    shown.map((topic, index) => {
      const { label, conversations, trend } = topic;
      return [
        `${index + 1} · ${headingMarkdown(label)}`,
        `**${formatNumber(conversations)}**${(trend && trendWords[trend]?.mark) ?? ''}`,
        ...(hasPlaces ? [whereToAct(topic)] : []),
      ];
    }),
  );
  const notes = [
    shown.some(({ trend }) => trend === 'rising') &&
      `↑ more than in ${formatPeriodBefore(daily.length)}, by more than chance.`,
    remembered?.offers && 'To decide on another topic, open it below.',
    hidden.length > 0 && `${countOf(hidden.length, 'smaller topic')}: see \`report.json\`.`,
  ].filter(Boolean);
  const parts = ['### Topics', table, ...(notes.length > 0 ? [notes.join(' ')] : [])];
  return [{ title: 'table of topics', markdown: parts.join('\n\n') }];
}

interface DetailsContext {
  report: Report;
  links: LinkContext;
  /** Whether the topics have rows in the table, with their number, size and place. */
  isInTable: boolean;
  /** Ids of the topics whose boxes are under **Start here**. */
  inStart: ReadonlySet<string>;
}

/** The details of each topic: facts about it, its questions, its state, and the boxes. */
export function renderTopicDetails(topics: readonly Gap[], context: DetailsContext): BodyPart[] {
  const { report, isInTable, inStart } = context;
  const { period, remembered, meta } = report;
  return topics.map((topic, index) => {
    const size = isInTable ? [] : [sizeText(topic)];
    const rest = [...size, ...firstReportedText(topic, period)].join(', ');
    const { state, underWay, cell } = statusWords(topic.status, meta.repositoryUrl);
    const isStateShown = underWay !== undefined || (cell !== undefined && isInTable);
    return {
      title: `details of “${headingMarkdown(topic.label)}”`,
      markdown: details(headingLine(topic, { number: isInTable ? index + 1 : null, rest }), [
        factLines(topic, context).join('\n'),
        questionList(topic),
        state === '' || isStateShown ? '' : `**State:** ${state}`,
        // Not right after the questions, as Markdown joins two lists in a row.
        remembered?.offers && !inStart.has(topic.id) ? renderBoxes(topic, remembered.offers) : '',
      ]),
    };
  });
}

/** The questions nearest to the topic's centre, and the number of the others. */
function questionList({ examples, brief }: Gap): string {
  const others = brief.distinctQuestions - examples.length;
  return [
    '**Questions**',
    ...examples.map((question) => `- ${questionText(question)}`),
    ...(others > 0 ? [`- and ${countOf(others, 'other')}`] : []),
  ].join('\n');
}

function factLines(topic: Gap, { report, links }: DetailsContext): string[] {
  const { place, hasNoSection, previousConversations: before } = topic;
  const missing = missingText(topic);
  const { allowedHosts } = links;
  const asked = topic.pages
    .slice(0, maxPages)
    .map((page) => timesText(escapeMarkdown(pageName(page.url, allowedHosts)), page.unanswered));
  const named = topic.citedPages.filter((page) => isWorthNaming(page, topic)).slice(0, maxPages);
  const cited = pageLinks(named, allowedHosts).map((name, at) =>
    timesText(name, named[at]?.unanswered ?? 0),
  );
  const nothing = topic.citedPages.length === 0 ? 'nothing' : 'no page more than once';
  const searches = (report.searches ?? []).filter(({ topicId }) => topicId === topic.id);
  const facts = [
    ...(place ? placeLines(place, links) : []),
    hasNoSection && '**Nearest:** no section of the docs is about it, according to a model',
    missing && `**${missing.title}, according to a model:** ${escapeMarkdown(missing.text)}`,
    `**Asked on:** ${asked.join(', ') || 'no known page'}; **cited:** ${cited.join(', ') || nothing}`,
    before !== null && `**In the period before:** ${countOf(before, 'conversation')}`,
    searches.length > 0 &&
      `**Searched without a click:** ${joinList(atMost(maxSearches, searches.map(searchText)))}`,
  ];
  return facts.filter(Boolean).map((fact) => `- ${fact}`);
}

const timesText = (name: string, times: number): string =>
  times > 1 ? `${name} (${formatNumber(times)})` : name;
