import { allowedLink } from '../../text/links.ts';
import { escapeMarkdown, link } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { PageQuestions, PageTopic, Report } from '../assemble/report.ts';
import { headingText } from '../gaps/editable.ts';
import { feedbackOn } from './also-read.ts';
import { fold } from './blocks.ts';
import { pageLink, pageName } from './page-link.ts';
import { questionText } from './topic-text.ts';
import { countOf, formatNumber } from './wording.ts';

const mostPages = 5;
const mostTopics = 4;
const longestQuestion = 80;

/** Every question of a small period, open, by page; no section if there are none. */
export function renderQuestionList({ questionsByPage, feedback, meta }: Report): Section[] {
  const { allowedHosts } = meta;
  const lines = questionsByPage.flatMap(({ url, topics }) => {
    const questions = topics.flatMap(({ group, label, questions }) =>
      group === 'set-aside'
        ? []
        : questions.map(
            (question) =>
              `  - ${questionText(question)}${group === 'topic' ? ` · in “${headingText(label)}”` : ''}`,
          ),
    );
    const page = url === null ? 'No known page' : pageLink({ url, allowedHosts });
    const said = url === null ? [] : feedbackOn(feedback, url);
    const beside = said.map((block, at) =>
      at === 0 ? `  - ${block}` : block.replace(/^/gm, '    '),
    );
    return questions.length === 0 ? [] : [`- ${page}`, ...questions, ...beside];
  });
  if (lines.length === 0) return [];
  return [{ title: 'every question', markdown: `### Every question\n\n${lines.join('\n')}` }];
}

/**
 * Each page with two unanswered questions or more, folded, with its questions by topic; no section if there are none.
 */
export function renderByPage(report: Report): Section[] {
  const { feedback, meta } = report;
  const { allowedHosts } = meta;
  const shown = pagesShown(report);
  const pages = shown.map((page) => renderPage(page, { feedback, allowedHosts }));
  const more = pagesOf(report).length - pages.length;
  const rest =
    more > 0
      ? [
          {
            title: 'more pages',
            markdown: `${countOf(more, 'more page')} with two unanswered questions or more: see \`unanswered.csv\`.`,
          },
        ]
      : [];
  return [...pages, ...rest];
}

const pagesOf = ({ questionsByPage }: Report): PageQuestions[] =>
  questionsByPage.filter(({ url, unanswered }) => url !== null && unanswered > 1);

/** The pages that have a fold of their own. */
export const pagesShown = (report: Report): PageQuestions[] => pagesOf(report).slice(0, mostPages);

function renderPage(
  page: PageQuestions,
  { feedback, allowedHosts }: { feedback: Report['feedback']; allowedHosts: readonly string[] },
): Section {
  const url = page.url ?? '';
  const open = allowedLink(url, allowedHosts);
  const name = escapeMarkdown(pageName(url, allowedHosts));
  const topics = page.topics.slice(0, mostTopics);
  const left = page.topics.slice(mostTopics).reduce((sum, topic) => sum + topic.unanswered, 0);
  const rest = left > 0 ? [`- ${countOf(left, 'more question')}`] : [];
  return {
    title: `questions asked on ${name}`,
    markdown: fold(`<strong>${name}</strong> · ${countOf(page.unanswered, 'question')}`, [
      ...(open === null ? [] : [link({ text: 'Open the page', url: open })]),
      [...topics.map(renderTopic), ...rest].join('\n'),
      ...feedbackOn(feedback, url),
    ]),
  };
}

const groups: Readonly<Record<Exclude<PageTopic['group'], 'topic'>, string>> = {
  'not-grouped': 'Not grouped',
  'set-aside': 'Set aside',
};
const questionsShown: Readonly<Record<PageTopic['group'], number>> = {
  topic: 2,
  'not-grouped': 3,
  'set-aside': 0,
};

function renderTopic({ group, label, unanswered, questions }: PageTopic): string {
  // A line that says "1 more" has room for the question itself.
  const most = questionsShown[group];
  const shown = questions.slice(0, questions.length === most + 1 && most > 0 ? most + 1 : most);
  const left = unanswered - shown.reduce((sum, { count }) => sum + count, 0);
  const heading = group === 'topic' ? `**${headingText(label)}**` : groups[group];
  return [
    `- ${heading} (${formatNumber(unanswered)})`,
    ...shown.map((question) => `  - ${questionText(question, longestQuestion)}`),
    ...(shown.length > 0 && left > 0 ? [`  - ${formatNumber(left)} more`] : []),
  ].join('\n');
}
