import { singleLine, truncate } from '../../text/clean.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { PageFeedback, Report, UnclickedSearch } from '../assemble/report.ts';
import { fold } from './blocks.ts';
import { pageLink, pageName } from './page-link.ts';
import { countOf, enumerate, formatNumber } from './wording.ts';

const mostSearches = 30;
const mostInTopic = 3;
const longestQuery = 80;
const mostPages = 20;
const mostComments = 3;
const longestComment = 200;

/** A search and how often it was made: hits, which are no conversations. */
function searchText({ query, hits }: UnclickedSearch): string {
  const text = escapeMarkdown(truncate(singleLine(query), longestQuery)) || '(no text)';
  return `“${text}” (${countOf(hits, 'search', 'searches')})`;
}

/** What readers of a topic searched for without a click, as a line of its fold; none if nothing. */
export function searchesOfTopic(searches: Report['searches'], topicId: string): string[] {
  const own = (searches ?? []).filter((search) => search.topicId === topicId);
  if (own.length === 0) return [];
  const shown = own.slice(0, mostInTopic).map(searchText);
  const more = own.length - shown.length;
  return [
    `**Searched for without a click:** ${enumerate(more > 0 ? [...shown, `${formatNumber(more)} more`] : shown)}`,
  ];
}

/**
 * Searches without a click that no topic shown has, in one fold; no section if there are none.
 *
 * @param shown ids of the topics whose folds have theirs
 */
function renderSearches({
  searches,
  shown,
}: {
  searches: Report['searches'];
  shown: ReadonlySet<string>;
}): Section[] {
  const others = (searches ?? []).filter(({ topicId }) => topicId === null || !shown.has(topicId));
  if (others.length === 0) return [];
  const lines = others.slice(0, mostSearches).map((search) => `- ${searchText(search)}`);
  const more = others.length - lines.length;
  const rest =
    more > 0 ? [`${countOf(more, 'more search', 'more searches')}: see \`report.json\`.`] : [];
  return [
    {
      title: 'searches without a click',
      markdown: fold(
        `<strong>Searched for without a click</strong> · ${countOf(others.length, 'search', 'searches')}`,
        [lines.join('\n'), ...rest],
      ),
    },
  ];
}

/** Searches and feedback that stand beside no topic and no page that is shown. */
export function renderAlsoRead(
  { searches, feedback, meta }: Pick<Report, 'searches' | 'feedback' | 'meta'>,
  {
    topics,
    pages,
  }: { topics: readonly { id: string }[]; pages: readonly { url: string | null }[] },
): Section[] {
  const { allowedHosts } = meta;
  return [
    ...renderSearches({ searches, shown: new Set(topics.map(({ id }) => id)) }),
    ...renderFeedback({
      feedback,
      shown: new Set(pages.flatMap(({ url }) => url ?? [])),
      allowedHosts,
    }),
  ];
}

/** Votes and comments on a page, as blocks beside what else is told of it; none if nothing. */
export function feedbackOn(feedback: Report['feedback'], url: string): string[] {
  const page = (feedback ?? []).find((one) => one.url === url && isTelling(one));
  return page ? [`**Feedback:** ${votesText(page)}`, ...commentBlocks(page)] : [];
}

/**
 * Pages with unhelpful votes or comments of which nothing else is told, in one fold; no section if
 * there are none.
 *
 * @param shown addresses of the pages whose folds have theirs
 */
function renderFeedback({
  feedback,
  shown,
  allowedHosts,
}: {
  feedback: Report['feedback'];
  shown: ReadonlySet<string>;
  allowedHosts: readonly string[];
}): Section[] {
  const pages = (feedback ?? []).filter(
    (page) => isTelling(page) && (page.url === null || !shown.has(page.url)),
  );
  if (pages.length === 0) return [];
  const lines = pages.slice(0, mostPages).map((page) => {
    const name =
      page.url === null
        ? escapeMarkdown(pageName(page.path, allowedHosts))
        : pageLink({ url: page.url, allowedHosts });
    const comments = commentLines(page).map((line) => `  ${line}`);
    return [`- ${name}: ${votesText(page)}`, ...comments].join('\n');
  });
  const more = pages.length - lines.length;
  const rest = more > 0 ? [`${countOf(more, 'more page')}: see \`report.json\`.`] : [];
  return [
    {
      title: 'feedback on pages',
      markdown: fold(
        `<strong>Feedback on other pages</strong> · ${countOf(pages.length, 'page')}`,
        [lines.join('\n'), ...rest],
      ),
    },
  ];
}

const isTelling = ({ unhelpful, comments, agentComments }: PageFeedback): boolean =>
  unhelpful > 0 || comments.length > 0 || agentComments.length > 0;

function votesText({ helpful, unhelpful, comments, agentComments }: PageFeedback): string {
  const votes = helpful + unhelpful;
  return enumerate([
    ...(votes > 0 ? [`${formatNumber(unhelpful)} of ${countOf(votes, 'vote')} unhelpful`] : []),
    ...(comments.length > 0 ? [countOf(comments.length, 'comment')] : []),
    ...(agentComments.length > 0
      ? [`${countOf(agentComments.length, 'comment')} by AI agents`]
      : []),
  ]);
}

/** Readers' comments, and then those of AI agents, each marked as such. */
const commentLines = ({ comments, agentComments }: PageFeedback): string[] => [
  ...linesOf(comments, ''),
  ...linesOf(agentComments, 'AI agent: '),
];

function linesOf(comments: PageFeedback['comments'], by: string): string[] {
  const shown = comments.slice(0, mostComments).map((comment) => {
    const text = escapeMarkdown(truncate(singleLine(comment), longestComment));
    return `- ${by}${text || '(no text)'}`;
  });
  const more = comments.length - shown.length;
  return more > 0 ? [...shown, `- ${by}${formatNumber(more)} more`] : shown;
}

const commentBlocks = (page: PageFeedback): string[] => {
  const lines = commentLines(page);
  return lines.length > 0 ? [lines.join('\n')] : [];
};

/** What was read beside the conversations, for the foot; none if nothing was asked for. */
export function alsoReadText({ searches, feedback }: Report): string[] {
  const parts = [
    ...(searches ? [`${countOf(searches.length, 'search', 'searches')} without a click`] : []),
    ...(feedback ? [`feedback on ${countOf(feedback.length, 'page')}`] : []),
  ];
  return parts.length > 0 ? [`- **Also read:** ${enumerate(parts)}`] : [];
}
