import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, escapeMarkdown, md, renderTable } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Markdown } from '../../text/text.ts';
import { questionsByPage } from '../assemble/counts.ts';
import type { PageFeedback, Report } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { headingMarkdown } from '../gaps/editable.ts';
import { boxLines } from './status.ts';
import {
  joinList,
  limitItems,
  pageLink,
  pageName,
  questionText,
  searchText,
  sizeText,
} from './wording.ts';

/* What follows the topics in a report: pages, and lists of everything that isn't in the table of topics. */

/** Titles of the lists at the end of a report and of the page. */
export const titlesOfLists = {
  dismissed: md`Not for the docs`,
  setAside: md`Set aside`,
  searches: md`Searched for without a click`,
  deadCitations: md`Cited, but not in the docs`,
};

const maxPagesInTable = 10;

/** A table of the pages with the most unanswered questions; no section if no question has a page. */
export function renderPagesTable(report: Report): BodyPart[] {
  const { pages, pageOwners, feedback, meta } = report;
  if (pages.length === 0) return [];
  const shown = pages.slice(0, maxPagesInTable);
  const ownersOf = (url: string): readonly string[] => pageOwners.get(url) ?? [];
  const hasOwners = shown.some(({ url }) => ownersOf(url).length > 0);
  const votes = feedback && new Map(feedback.map((page) => [page.url, votesText(page)]));
  const table = renderTable(
    {
      Page: 'left',
      Unanswered: 'right',
      ...(hasOwners && { Owner: 'left' }),
      ...(votes && { Votes: 'left' }),
    },
    shown.map(({ url, unanswered }) => [
      pageLink(url, meta.allowedHosts),
      formatNumber(unanswered),
      ...(hasOwners ? [md.join(ownersOf(url).map(codeSpan), ', ')] : []),
      ...(votes ? [votes.get(url) ?? md``] : []),
    ]),
  );
  const markdown = md.blocks([md`### Pages`, table, morePages(pages.length - shown.length)]);
  return [{ title: md`table of pages`, markdown }];
}

const morePages = (count: number): Markdown | false =>
  count > 0 && md`${countOf(count, 'more page')}: see \`report.html\`.`;

/** Every unanswered question, once, by page: for a period too small for ranks. */
export function renderQuestionsByPage({ topics, meta }: Report): BodyPart[] {
  const { allowedHosts } = meta;
  const rowsByGap = topics.map((gap) => [gap, gap.rows.filter((row) => row.current)] as const);
  return questionsByPage(rowsByGap).map(({ url, unanswered, groups }) => {
    const lists = groups.flatMap(({ topic, questions }) => {
      const lines = questions.map((question) => md`- ${questionText(question)}`);
      if (topic === null) return lines;
      return [md`- In “${headingMarkdown(topic.label)}”:`, ...lines.map((line) => md`  ${line}`)];
    });
    const name = url === null ? md`No known page` : pageLink(url, allowedHosts);
    return {
      title: md`questions asked on ${url === null ? md`no known page` : escapeMarkdown(pageName(url, allowedHosts))}`,
      markdown: md`**${name}** · ${countOf(unanswered, 'question')}\n\n${md.lines(lists)}`,
    };
  });
}

const maxFeedbackPages = 20;
const maxComments = 4;
const maxCommentLength = 200;

/** Votes and comments about pages; no section if there are no complaints. */
export function renderFeedback({ feedback, meta: { allowedHosts } }: Report): BodyPart[] {
  const pages = (feedback ?? []).filter(
    ({ unhelpful, comments, agentComments }) =>
      unhelpful > 0 || comments.length > 0 || agentComments.length > 0,
  );
  if (pages.length === 0) return [];
  const parts = pages.slice(0, maxFeedbackPages).map((page) => {
    const { url, path } = page;
    const name =
      url === null ? escapeMarkdown(pageName(path, allowedHosts)) : pageLink(url, allowedHosts);
    return md`**${name}** · ${feedbackText(page)}`;
  });
  const summary = md`<strong>Feedback</strong> · ${countOf(pages.length, 'page')}`;
  const markdown = details(summary, [...parts, morePages(pages.length - parts.length)]);
  return [{ title: md`feedback on pages`, markdown }];
}

/** Readers' votes about a page; empty if there are none. */
export const votesText = ({ helpful, unhelpful }: PageFeedback): Markdown =>
  helpful + unhelpful > 0
    ? md`${formatNumber(unhelpful)} of ${countOf(helpful + unhelpful, 'vote')} unhelpful`
    : md``;

/** Begins a comment by an AI agent. */
export const agentPrefix = md`AI agent: `;

/** A page's votes and comments as one block. */
function feedbackText(page: PageFeedback): Markdown {
  const { comments, agentComments } = page;
  const counts = [
    votesText(page),
    comments.length > 0 ? countOf(comments.length, 'comment') : md``,
    agentComments.length > 0 ? md`${countOf(agentComments.length, 'comment')} by AI agents` : md``,
  ].filter((part) => part !== '');
  return md.lines([
    joinList(counts),
    ...commentLines(comments),
    ...commentLines(agentComments, agentPrefix),
  ]);
}

function commentLines(comments: readonly string[], by = md``): Markdown[] {
  const texts = comments.map(
    (comment) => escapeMarkdown(truncate(singleLine(comment), maxCommentLength)) || md`(no text)`,
  );
  return limitItems(maxComments, texts).map((text) => md`- ${by}${text}`);
}

const maxListLines = 30;
/** Maximum number of characters shown of a question that isn't in a topic. */
const maxTextLength = 100;

/**
 * A collapsed section with a list; no section if the list is empty.
 *
 * @param unlisted number of items that aren't in `items`, only in `file`
 */
function listed(
  title: Markdown,
  size: Markdown,
  items: readonly Markdown[],
  unlisted = 0,
  file = 'report.json',
): BodyPart[] {
  if (items.length === 0) return [];
  const list = items.slice(0, maxListLines).map((line) => md`- ${line}`);
  const more = items.length - list.length + unlisted;
  const moreText = more > 0 && md`${formatNumber(more)} more: see ${codeSpan(file)}.`;
  const markdown = details(md`<strong>${title}</strong> · ${size}`, [md.lines(list), moreText]);
  return [{ title: md`“${title}”`, markdown }];
}

/** Everything that isn't in the table of topics: a section for each list that isn't empty. */
export function renderLists(report: Report, topics: ShownTopics): BodyPart[] {
  const { setAside, deadCitations, meta } = report;
  const examples = setAside.examples.map((example) => questionText(example, maxTextLength));
  const unlisted = setAside.examples.reduce((left, { count }) => left - count, setAside.unanswered);
  const shownIds = new Set(topics.shown.map(({ id }) => id));
  const searches = (report.searches ?? []).filter(
    ({ topicId }) => topicId === null || !shownIds.has(topicId),
  );
  const linkTo = (url: string): Markdown => pageLink(url, meta.allowedHosts);
  const cited = deadCitations.map(({ url, answers, unanswered, nearest }) => {
    const failed = unanswered > 0 && md` (${formatNumber(unanswered)} failed)`;
    const instead = nearest && md`; perhaps now ${linkTo(nearest)}`;
    return md`${linkTo(url)}: in ${countOf(answers, 'answer')}${failed}${instead}`;
  });
  return [
    ...dismissedTopics(report),
    ...listed(
      titlesOfLists.setAside,
      countOf(setAside.unanswered, 'greeting, test or complaint', 'greetings, tests or complaints'),
      examples,
      unlisted,
      'unanswered.csv',
    ),
    ...listed(
      titlesOfLists.searches,
      countOf(searches.length, 'search', 'searches'),
      searches.map(searchText),
    ),
    ...listed(titlesOfLists.deadCitations, countOf(cited.length, 'page'), cited),
  ];
}

/** Topics dismissed as not for the docs, each with its box; no section if nothing can be ticked. */
function dismissedTopics({ remembered }: Report): BodyPart[] {
  const { dismissed = [], offers = null } = remembered ?? {};
  if (dismissed.length === 0 || !offers) return [];
  const parts = dismissed.flatMap((topic) => [
    md`**${headingMarkdown(topic.label)}** · ${sizeText(topic)}`,
    md.lines(boxLines(topic, offers)),
  ]);
  const summary = md`<strong>${titlesOfLists.dismissed}</strong> · ${countOf(dismissed.length, 'topic')}`;
  const markdown = details(summary, [md`Untick a topic to bring it back.`, ...parts]);
  return [{ title: md`topics that are not for the docs`, markdown }];
}
