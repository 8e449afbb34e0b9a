import { languageOf, majorityLanguage } from '../../language/languages.ts';
import { wordingOf } from '../../language/nearness.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, escapeMarkdown, md, renderTable } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Markdown } from '../../text/text.ts';
import type { Gap, QuestionCount, Report } from '../assemble/report.ts';
import { isWorthNaming, type ShownTopics } from '../assemble/shown.ts';
import { headingLine, headingMarkdown, startLine } from '../gaps/editable.ts';
import { type LinkContext, missingText, placeLines, placeToAct, whereToStart } from './place.ts';
import { boxLines, sinceText, stateCell, statusWords } from './status.ts';
import {
  capitalize,
  joinList,
  limitItems,
  pageLinks,
  pageName,
  questionText,
  searchText,
  sizeText,
  trendWords,
} from './wording.ts';

/* The topics of a report: where to start, the table, and the details of each. */

const maxStartTopics = 3;
const maxPages = 2;
const maxSearches = 4;
/** Maximum characters of a question in Start here. */
const maxStartLength = 160;

/**
 * The first three topics that wait for a decision, each with a question to quote: one that isn't the heading, short
 * enough to be quoted whole, and in the language of most headings, which is the docs' own, if there is one.
 */
export function waitingForDecision(topics: readonly Gap[], repositoryUrl: string) {
  const language = majorityLanguage(topics.map(({ label }) => languageOf(label)));
  return topics
    .filter(({ status }) => stateCell(status, repositoryUrl) === null)
    .slice(0, maxStartTopics)
    .map((gap) => {
      const others = gap.examples.filter(({ text }) => wordingOf(text) !== wordingOf(gap.label));
      const isReadable = ({ text }: QuestionCount) =>
        languageOf(text) === language && text.length <= maxStartLength;
      return { gap, question: (others.find(isReadable) ?? others[0] ?? gap.examples[0])?.text };
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
    // Owners are in code, so that nobody is notified.
    const owners = md.join(place?.owners.map(codeSpan) ?? [], ', ');
    const startText = whereToStart(topic, links);
    return md.lines([
      startLine(topic, { number, rest: md`, ${size}${setback && md`; ${setback}`}` }),
      missing && md`  <br>${missing.title}: ${escapeMarkdown(missing.text)}`,
      question && md`  <br>“${questionText({ text: question }, maxStartLength)}”`,
      startText && md`  <br>${startText}${owners !== '' && md` Owner: ${owners}.`}`,
      ...(remembered?.offers ? boxLines(topic, remembered.offers) : []).map((box) => md`  ${box}`),
    ]);
  });
  const part = {
    title: md`start here`,
    markdown: md.blocks([md`### Start here`, md.lines(items)]),
  };
  return {
    sections: items.length > 0 ? [part] : [],
    ids: new Set(first.map(({ gap }) => gap.id)),
  };
}

/** A table of the topics shown. It has at most three columns, as more don't fit on a phone. */
export function renderTopicsTable(
  { meta, remembered }: Report,
  { shown, hidden }: ShownTopics,
  links: LinkContext,
): BodyPart[] {
  if (shown.length === 0) return [];
  const hasPlaces = shown.some((topic) => placeToAct(topic, links) !== null);
  const actionCell = (topic: Gap): Markdown => {
    const { setback } = statusWords(topic.status, meta.repositoryUrl);
    const place = placeToAct(topic, links);
    const parts = md.join([setback && capitalize(setback), place], ': ');
    return stateCell(topic.status, meta.repositoryUrl) ?? parts;
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
        md`${index + 1} · ${headingMarkdown(label)}`,
        md`**${formatNumber(conversations)}**${trend && trendWords[trend]?.mark}`,
        ...(hasPlaces ? [actionCell(topic)] : []),
      ];
    }),
  );
  const notes = md.join(
    [
      shown.some(({ trend }) => trend === 'rising') &&
        md`↑ more than in the period before, by more than chance.`,
      remembered?.offers && md`To decide on another topic, open it below.`,
      hidden.length > 0 && md`${countOf(hidden.length, 'smaller topic')}: see \`report.json\`.`,
    ],
    ' ',
  );
  return [{ title: md`table of topics`, markdown: md.blocks([md`### Topics`, table, notes]) }];
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
    const rest = md.join([!isInTable && sizeText(topic), sinceText(topic, period)], ', ');
    const { state, underWay, cell } = statusWords(topic.status, meta.repositoryUrl);
    const isStateShown = underWay !== undefined || (cell !== undefined && isInTable);
    return {
      title: md`details of “${headingMarkdown(topic.label)}”`,
      markdown: details(headingLine(topic, { number: isInTable ? index + 1 : null, rest }), [
        factList(topic, context),
        questionList(topic),
        state !== '' && !isStateShown && md`**State:** ${state}`,
        // The boxes don't follow the questions directly, as Markdown joins two lists in a row.
        remembered?.offers &&
          !inStart.has(topic.id) &&
          md.lines(boxLines(topic, remembered.offers)),
      ]),
    };
  });
}

/** The questions nearest to the topic's centre, and the number of the others. */
function questionList({ examples, brief }: Gap): Markdown {
  const unquoted = brief.distinctQuestions - examples.length;
  return md.lines([
    md`**Questions**`,
    ...examples.map((question) => md`- ${questionText(question)}`),
    unquoted > 0 && md`- and ${countOf(unquoted, 'other')}`,
  ]);
}

function factList(topic: Gap, { report, links }: DetailsContext): Markdown {
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
  const nothing = topic.citedPages.length === 0 ? md`nothing` : md`no page more than once`;
  const searches = (report.searches ?? []).filter(({ topicId }) => topicId === topic.id);
  const facts = [
    ...(place ? placeLines(place, links) : []),
    hasNoSection && md`**Nearest:** no section of the docs is about it, according to a model`,
    missing && md`**${missing.title}, according to a model:** ${escapeMarkdown(missing.text)}`,
    md`**Asked on:** ${md.join(asked, ', ') || md`no known page`}; **cited:** ${md.join(cited, ', ') || nothing}`,
    before !== null && md`**In the period before:** ${countOf(before, 'conversation')}`,
    searches.length > 0 &&
      md`**Searched without a click:** ${joinList(limitItems(maxSearches, searches.map(searchText)))}`,
  ];
  return md.lines(facts.map((fact) => fact && md`- ${fact}`));
}

const timesText = (name: Markdown, times: number): Markdown =>
  md`${name}${times > 1 && md` (${formatNumber(times)})`}`;
