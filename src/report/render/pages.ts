import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, escapeMarkdown, renderTable } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { PageFeedback, Report } from '../assemble/report.ts';
import { headingText } from '../gaps/editable.ts';
import { pageLink, pageName, questionText } from './names.ts';
import { enumerate } from './wording.ts';

const maxPages = 10;

/** A table of the pages with the most unanswered questions; no section if no question has a page. */
export function renderPagesTable({
  questionsByPage,
  pageOwners,
  feedback,
  meta: { allowedHosts },
}: Report): BodyPart[] {
  const pages = questionsByPage.flatMap(({ url, unanswered }) =>
    url === null ? [] : [{ url, unanswered, owners: pageOwners.get(url) ?? [] }],
  );
  if (pages.length === 0) return [];
  const shown = pages.slice(0, maxPages);
  const hasOwners = shown.some(({ owners }) => owners.length > 0);
  const votes = new Map((feedback ?? []).map((page) => [page.url, votesText(page)]));
  const table = renderTable(
    {
      Page: 'left',
      Unanswered: 'right',
      ...(hasOwners ? { Owner: 'left' } : {}),
      ...(feedback === null ? {} : { Votes: 'left' }),
    },
    shown.map(({ url, unanswered, owners }) => [
      pageLink({ url, allowedHosts }),
      formatNumber(unanswered),
      ...(hasOwners ? [owners.map(codeSpan).join(', ')] : []),
      ...(feedback === null ? [] : [votes.get(url) ?? '']),
    ]),
  );
  const more = pages.length - shown.length;
  const rest = `${countOf(more, 'more page')}: see \`report.html\`.`;
  const parts = ['### Pages', table, ...(more > 0 ? [rest] : [])];
  return [{ title: 'table of pages', markdown: parts.join('\n\n') }];
}

/** Every unanswered question, once, by page: for a period too small for ranks. */
export function renderQuestionsByPage({
  questionsByPage,
  meta: { allowedHosts },
}: Report): BodyPart[] {
  return questionsByPage.map(({ url, unanswered, groups }) => {
    const lists = groups.flatMap(({ topic, questions }) => {
      const lines = questions.map((question) => `- ${questionText(question)}`);
      if (topic === null) return lines;
      return [`- In “${headingText(topic.label)}”:`, ...lines.map((line) => `  ${line}`)];
    });
    const name = url === null ? 'No known page' : pageLink({ url, allowedHosts });
    return {
      title: `questions asked on ${url === null ? 'no known page' : escapeMarkdown(pageName(url, allowedHosts))}`,
      markdown: `**${name}** · ${countOf(unanswered, 'question')}\n\n${lists.join('\n')}`,
    };
  });
}

const maxFeedback = 20;
const maxComments = 3;
const maxComment = 200;

/** Votes and comments about pages; no section if there are no complaints. */
export function renderFeedback({ feedback, meta: { allowedHosts } }: Report): BodyPart[] {
  const pages = (feedback ?? []).filter(hasComplaints);
  if (pages.length === 0) return [];
  const parts = pages.slice(0, maxFeedback).map((page) => {
    const name =
      page.url === null
        ? escapeMarkdown(pageName(page.path, allowedHosts))
        : pageLink({ url: page.url, allowedHosts });
    return `**${name}** · ${feedbackText(page)}`;
  });
  const more = pages.length - parts.length;
  const rest = more > 0 ? [`${countOf(more, 'more page')}: see \`report.html\`.`] : [];
  const summary = `<strong>Feedback</strong> · ${countOf(pages.length, 'page')}`;
  return [{ title: 'feedback on pages', markdown: details(summary, [...parts, ...rest]) }];
}

const hasComplaints = ({ unhelpful, comments, agentComments }: PageFeedback): boolean =>
  unhelpful > 0 || comments.length > 0 || agentComments.length > 0;

const votesText = ({ helpful, unhelpful }: PageFeedback): string =>
  helpful + unhelpful > 0
    ? `${formatNumber(unhelpful)} of ${countOf(helpful + unhelpful, 'vote')} unhelpful`
    : '';

/** Votes and comments as one block, with comments by AI agents marked. */
function feedbackText(page: PageFeedback): string {
  const { comments, agentComments } = page;
  const agents = countOf(agentComments.length, 'comment');
  const counts = enumerate(
    [
      votesText(page),
      comments.length > 0 ? countOf(comments.length, 'comment') : '',
      agentComments.length > 0 ? `${agents} by AI agents` : '',
    ].filter((part) => part !== ''),
  );
  return [counts, ...commentLines(comments, ''), ...commentLines(agentComments, 'AI agent: ')].join(
    '\n',
  );
}

function commentLines(comments: readonly string[], by: string): string[] {
  const shown = comments.slice(0, maxComments).map((comment) => {
    const text = escapeMarkdown(truncate(singleLine(comment), maxComment));
    return `- ${by}${text || '(no text)'}`;
  });
  const more = comments.length - shown.length;
  return more > 0 ? [...shown, `- ${by}${formatNumber(more)} more`] : shown;
}
