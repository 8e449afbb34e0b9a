import { allowedLink } from '../../text/links.ts';
import { escapeMarkdown, link } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { PageQuestions, PageTopic, ReportDetails } from '../model/details.ts';
import type { ReportModel } from '../model/report-model.ts';
import { feedbackOn } from './also-read.ts';
import { fold } from './blocks.ts';
import { pageLink, pageName } from './page-link.ts';
import { labelText, questionText } from './topic-text.ts';
import { countOf, formatNumber } from './wording.ts';

const mostPages = 5;
const mostTopics = 4;
const longestQuestion = 80;

/**
 * Every question of a small period, open, by page; no section if there are none.
 *
 * @param list every page, and the questions without one
 */
export function renderQuestionList(
  list: readonly PageQuestions[],
  {
    feedback,
    allowedHosts,
  }: { feedback: ReportModel['feedback']; allowedHosts: readonly string[] },
): Section[] {
  const lines = list.flatMap(({ url, topics }) => {
    const questions = topics.flatMap(({ group, label, questions }) =>
      group === 'set-aside'
        ? []
        : questions.map(
            (question) =>
              `  - ${questionText(question)}${group === 'topic' ? ` · in “${labelText(label)}”` : ''}`,
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
 * Each page with two unanswered questions or more, folded, with its questions by topic; then the
 * pages that were cited in vain. No section if there are none.
 */
export function renderByPage(input: {
  details: ReportDetails;
  feedback?: ReportModel['feedback'];
  allowedHosts: readonly string[];
}): Section[] {
  const { details, feedback = null, allowedHosts } = input;
  const pages = pagesShown(details).map((page) => renderPage(page, { feedback, allowedHosts }));
  const more = details.pages.length - pages.length;
  const rest =
    more > 0
      ? [
          {
            title: 'more pages',
            markdown: `${countOf(more, 'more page')} with two unanswered questions or more: see \`unanswered.csv\`.`,
          },
        ]
      : [];
  return [...pages, ...rest, ...renderCited(input)];
}

/** The pages that have a fold of their own. */
export const pagesShown = ({ pages }: ReportDetails): PageQuestions[] => pages.slice(0, mostPages);

function renderPage(
  page: PageQuestions,
  {
    feedback,
    allowedHosts,
  }: { feedback: ReportModel['feedback']; allowedHosts: readonly string[] },
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
  const heading = group === 'topic' ? `**${labelText(label)}**` : groups[group];
  return [
    `- ${heading} (${formatNumber(unanswered)})`,
    ...shown.map((question) => `  - ${questionText(question, longestQuestion)}`),
    ...(shown.length > 0 && left > 0 ? [`  - ${formatNumber(left)} more`] : []),
  ].join('\n');
}

function renderCited({
  details,
  allowedHosts,
}: {
  details: ReportDetails;
  allowedHosts: readonly string[];
}): Section[] {
  const pages = details.citedPages.slice(0, mostPages);
  if (pages.length === 0) return [];
  const titles = pages.map(({ title }) => title);
  const lines = pages.map(({ url, title, unanswered }) => {
    const ambiguous = titles.filter((other) => other === title).length > 1;
    return `- ${pageLink({ url, title, ambiguous, allowedHosts })} (${formatNumber(unanswered)})`;
  });
  return [
    {
      title: 'pages cited in vain',
      markdown: fold('<strong>Pages cited most that didn’t answer</strong>', [lines.join('\n')]),
    },
  ];
}
