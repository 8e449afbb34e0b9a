import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, escapeMarkdown, renderTable } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import { questionsByPage } from '../assemble/counts.ts';
import type { PageFeedback, Report } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { headingMarkdown } from '../gaps/editable.ts';
import { renderBoxes } from './status.ts';
import {
  atMost,
  joinList,
  pageLink,
  pageName,
  questionText,
  searchText,
  sizeText,
} from './wording.ts';

/* What follows the topics in a report: pages, and lists of everything that isn't in the table of topics. */

/** Titles of the lists at the end of a report and of the page. */
export const listTitles = {
  dismissed: 'Not for the docs',
  setAside: 'Set aside',
  searches: 'Searched for without a click',
  deadCitations: 'Cited, but not in the docs',
};

const maxPages = 10;

/** A table of the pages with the most unanswered questions; no section if no question has a page. */
export function renderPagesTable(report: Report): BodyPart[] {
  const { pages, pageOwners, feedback, meta } = report;
  if (pages.length === 0) return [];
  const shown = pages.slice(0, maxPages);
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
      ...(hasOwners ? [ownersOf(url).map(codeSpan).join(', ')] : []),
      ...(votes ? [votes.get(url) ?? ''] : []),
    ]),
  );
  const parts = ['### Pages', table, ...morePages(pages.length - shown.length)];
  return [{ title: 'table of pages', markdown: parts.join('\n\n') }];
}

const morePages = (count: number): string[] =>
  count > 0 ? [`${countOf(count, 'more page')}: see \`report.html\`.`] : [];

/** Every unanswered question, once, by page: for a period too small for ranks. */
export function renderQuestionsByPage({ topics, meta }: Report): BodyPart[] {
  const { allowedHosts } = meta;
  const asked = topics.map((gap) => [gap, gap.rows.filter((row) => row.current)] as const);
  return questionsByPage(asked).map(({ url, unanswered, groups }) => {
    const lists = groups.flatMap(({ topic, questions }) => {
      const lines = questions.map((question) => `- ${questionText(question)}`);
      if (topic === null) return lines;
      return [`- In “${headingMarkdown(topic.label)}”:`, ...lines.map((line) => `  ${line}`)];
    });
    const name = url === null ? 'No known page' : pageLink(url, allowedHosts);
    return {
      title: `questions asked on ${url === null ? 'no known page' : escapeMarkdown(pageName(url, allowedHosts))}`,
      markdown: `**${name}** · ${countOf(unanswered, 'question')}\n\n${lists.join('\n')}`,
    };
  });
}

const maxFeedback = 20;
const maxComments = 4;
const maxCommentLength = 200;

/** Votes and comments about pages; no section if there are no complaints. */
export function renderFeedback({ feedback, meta: { allowedHosts } }: Report): BodyPart[] {
  const pages = (feedback ?? []).filter(
    ({ unhelpful, comments, agentComments }) =>
      unhelpful > 0 || comments.length > 0 || agentComments.length > 0,
  );
  if (pages.length === 0) return [];
  const parts = pages.slice(0, maxFeedback).map((page) => {
    const { url, path } = page;
    const name =
      url === null ? escapeMarkdown(pageName(path, allowedHosts)) : pageLink(url, allowedHosts);
    return `**${name}** · ${feedbackText(page)}`;
  });
  const summary = `<strong>Feedback</strong> · ${countOf(pages.length, 'page')}`;
  const markdown = details(summary, [...parts, ...morePages(pages.length - parts.length)]);
  return [{ title: 'feedback on pages', markdown }];
}

/** Readers' votes about a page; empty if there are none. */
export const votesText = ({ helpful, unhelpful }: PageFeedback): string =>
  helpful + unhelpful > 0
    ? `${formatNumber(unhelpful)} of ${countOf(helpful + unhelpful, 'vote')} unhelpful`
    : '';

/** Begins a comment by an AI agent. */
export const agentPrefix = 'AI agent: ';

/** A page's votes and comments as one block. */
function feedbackText(page: PageFeedback): string {
  const { comments, agentComments } = page;
  const counts = [
    votesText(page),
    comments.length > 0 ? countOf(comments.length, 'comment') : '',
    agentComments.length > 0 ? `${countOf(agentComments.length, 'comment')} by AI agents` : '',
  ].filter((part) => part !== '');
  const lines = [...commentLines(comments, ''), ...commentLines(agentComments, agentPrefix)];
  return [joinList(counts), ...lines].join('\n');
}

function commentLines(comments: readonly string[], by: string): string[] {
  const texts = comments.map(
    (comment) => escapeMarkdown(truncate(singleLine(comment), maxCommentLength)) || '(no text)',
  );
  return atMost(maxComments, texts).map((text) => `- ${by}${text}`);
}

const maxLines = 30;
/** Maximum number of characters shown of a question that isn't in a topic. */
const maxTextLength = 100;

/**
 * A collapsed section with a list; no section if the list is empty.
 *
 * @param unlisted number of items that aren't in `lines`, only in `file`
 */
function listed(
  title: string,
  size: string,
  lines: readonly string[],
  unlisted = 0,
  file = 'report.json',
): BodyPart[] {
  if (lines.length === 0) return [];
  const list = lines.slice(0, maxLines).map((line) => `- ${line}`);
  const more = lines.length - list.length + unlisted;
  const rest = more > 0 ? [`${formatNumber(more)} more: see \`${file}\`.`] : [];
  const markdown = details(`<strong>${title}</strong> · ${size}`, [list.join('\n'), ...rest]);
  return [{ title: `“${title}”`, markdown }];
}

/** Everything that isn't in the table of topics: a section for each list that isn't empty. */
export function renderLists(report: Report, topics: ShownTopics): BodyPart[] {
  const { setAside, deadCitations, meta } = report;
  const examples = setAside.examples.map((example) => questionText(example, maxTextLength));
  const unlisted = setAside.examples.reduce((left, { count }) => left - count, setAside.unanswered);
  const shown = new Set(topics.shown.map(({ id }) => id));
  const searches = (report.searches ?? []).filter(
    ({ topicId }) => topicId === null || !shown.has(topicId),
  );
  const linkTo = (url: string): string => pageLink(url, meta.allowedHosts);
  const cited = deadCitations.map(({ url, answers, unanswered, nearest }) => {
    const failed = unanswered === 0 ? '' : ` (${formatNumber(unanswered)} failed)`;
    const instead = nearest === null ? '' : `; perhaps now ${linkTo(nearest)}`;
    return `${linkTo(url)}: in ${countOf(answers, 'answer')}${failed}${instead}`;
  });
  return [
    ...dismissedTopics(report),
    ...listed(
      listTitles.setAside,
      countOf(setAside.unanswered, 'greeting, test or complaint', 'greetings, tests or complaints'),
      examples,
      unlisted,
      'unanswered.csv',
    ),
    ...listed(
      listTitles.searches,
      countOf(searches.length, 'search', 'searches'),
      searches.map(searchText),
    ),
    ...listed(listTitles.deadCitations, countOf(cited.length, 'page'), cited),
  ];
}

/** Topics dismissed as not for the docs, each with its box; no section if nothing can be ticked. */
function dismissedTopics({ remembered }: Report): BodyPart[] {
  const { dismissed = [], offers = null } = remembered ?? {};
  if (dismissed.length === 0 || !offers) return [];
  const parts = dismissed.map(
    (topic) =>
      `**${headingMarkdown(topic.label)}** · ${sizeText(topic)}\n\n${renderBoxes(topic, offers)}`,
  );
  const summary = `<strong>${listTitles.dismissed}</strong> · ${countOf(dismissed.length, 'topic')}`;
  const markdown = details(summary, ['Untick a topic to bring it back.', ...parts]);
  return [{ title: 'topics that are not for the docs', markdown }];
}
