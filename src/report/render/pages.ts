import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { allowedLink } from '../../text/links.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { PageFeedback, Report } from '../assemble/report.ts';
import { headingText } from '../gaps/editable.ts';
import { fold } from './blocks.ts';
import { pageLink, pageName } from './page-link.ts';
import { questionText } from './topic-text.ts';
import { enumerate } from './wording.ts';

/*
 * Every unanswered question once, by page, for those who own pages; and what readers said of pages.
 */

/** Distinct questions that are shown in all. */
const mostQuestions = 300;
const longestQuestion = 120;

/**
 * Each page with the questions that were asked on it; no section if there are none.
 *
 * @param numbers of the topics in the table, by id: those that it lacks stand under their headings
 * @param isOpen whether nothing is folded, as in a period that is told as a list
 */
export function renderByPage(
  { questionsByPage, feedback, meta: { allowedHosts } }: Report,
  { numbers, isOpen }: { numbers: ReadonlyMap<string, number>; isOpen: boolean },
): Section[] {
  const groups = questionsByPage.flatMap((page) => page.groups);
  // What is in no topic has the room first.
  const all = groups
    .toSorted((a, b) => Number(a.topic !== null) - Number(b.topic !== null))
    .flatMap(({ questions }) => questions);
  const shown = new Set(all.slice(0, mostQuestions));
  const pages = questionsByPage.flatMap((page): Section[] => {
    const { url, unanswered } = page;
    const lists = page.groups.flatMap(({ topic, questions }) => {
      const lines = questions
        .filter((question) => shown.has(question))
        .map((question) => `- ${questionText(question, longestQuestion)}`);
      if (lines.length === 0 || topic === null) return lines;
      const number = numbers.get(topic.id);
      const name = number === undefined ? `In “${headingText(topic.label)}”` : `Topic ${number}`;
      return [`- ${name}:`, ...lines.map((line) => `  ${line}`)];
    });
    if (lists.length === 0) return [];
    const address = url === null ? null : allowedLink(url, allowedHosts);
    const name = url === null ? 'No known page' : escapeMarkdown(pageName(url, allowedHosts));
    const said = (feedback ?? []).find((one) => url !== null && one.url === url);
    const parts = [lists.join('\n'), ...(said && isTelling(said) ? [feedbackText(said)] : [])];
    const count = countOf(unanswered, 'question');
    const linked = address === null ? name : `<a href="${address}">${name}</a>`;
    return [
      {
        title: `questions asked on ${name}`,
        markdown: isOpen
          ? [
              `**${url === null ? name : pageLink({ url, allowedHosts })}** · ${count}`,
              ...parts,
            ].join('\n\n')
          : fold(`<strong>${linked}</strong> · ${count}`, parts),
      },
    ];
  });
  const more = all.length - shown.size;
  const markdown = `${countOf(more, 'more question')}: see \`unanswered.csv\`.`;
  return more > 0 ? [...pages, { title: 'more questions', markdown }] : pages;
}

const mostPages = 20;
const mostComments = 3;
const longestComment = 200;

/** Feedback on pages on which no question went unanswered, in one fold; no section if there is none. */
export function renderFeedback({ feedback, questionsByPage, meta }: Report): Section[] {
  const { allowedHosts } = meta;
  const shown = new Set(questionsByPage.map(({ url }) => url));
  const pages = (feedback ?? []).filter(
    (page) => isTelling(page) && (page.url === null || !shown.has(page.url)),
  );
  if (pages.length === 0) return [];
  const parts = pages.slice(0, mostPages).map((page) => {
    const name =
      page.url === null
        ? escapeMarkdown(pageName(page.path, allowedHosts))
        : pageLink({ url: page.url, allowedHosts });
    return `${name} · ${feedbackText(page)}`;
  });
  const more = pages.length - parts.length;
  const rest = more > 0 ? [`${countOf(more, 'more page')}: see \`report.json\`.`] : [];
  const summary = `<strong>Feedback on other pages</strong> · ${countOf(pages.length, 'page')}`;
  return [{ title: 'feedback on pages', markdown: fold(summary, [...parts, ...rest]) }];
}

const isTelling = ({ unhelpful, comments, agentComments }: PageFeedback): boolean =>
  unhelpful > 0 || comments.length > 0 || agentComments.length > 0;

/** Votes and comments, as one block; what AI agents wrote apart from readers' words. */
function feedbackText({ helpful, unhelpful, comments, agentComments }: PageFeedback): string {
  const votes = helpful + unhelpful;
  const agents = countOf(agentComments.length, 'comment');
  const said = enumerate([
    ...(votes > 0 ? [`${formatNumber(unhelpful)} of ${countOf(votes, 'vote')} unhelpful`] : []),
    ...(comments.length > 0 ? [countOf(comments.length, 'comment')] : []),
    ...(agentComments.length > 0 ? [`${agents} by AI agents`] : []),
  ]);
  return [
    `**Feedback:** ${said}`,
    ...commentLines(comments, ''),
    ...commentLines(agentComments, 'AI agent: '),
  ].join('\n');
}

function commentLines(comments: readonly string[], by: string): string[] {
  const shown = comments.slice(0, mostComments).map((comment) => {
    const text = escapeMarkdown(truncate(singleLine(comment), longestComment));
    return `- ${by}${text || '(no text)'}`;
  });
  const more = comments.length - shown.length;
  return more > 0 ? [...shown, `- ${by}${formatNumber(more)} more`] : shown;
}
