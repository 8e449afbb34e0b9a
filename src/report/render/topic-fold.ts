import { singleLine, truncate } from '../../text/clean.ts';
import { codeFence, escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { CitedPage, ReportTopic } from '../model/report-model.ts';
import { fold } from './fold.ts';
import { instructionFor } from './instruction.ts';
import { pageLink, pageTitle } from './page-link.ts';
import { labelText, questionText, sizeText } from './topic-text.ts';
import { countOf, enumerate, formatNumber } from './wording.ts';

const mostPages = 2;
const longestExcerpt = 300;

/** One fold for each topic: where it was asked, what was cited, the questions, a failed answer. */
export function renderTopicFolds(input: {
  topics: readonly ReportTopic[];
  allowedHosts: readonly string[];
}): Section[] {
  return input.topics.map((topic) => {
    const label = labelText(topic.label);
    return {
      title: `details of “${label}”`,
      markdown: fold(`<strong>${label}</strong> · ${sizeText(topic)}`, [
        renderPlaces(topic, input.allowedHosts),
        topic.examples.map((example) => `- ${questionText(example)}`).join('\n'),
        ...renderAnswer(topic),
        fold('Instruction for an agent', [
          codeFence(instructionFor(topic, input.allowedHosts), 'text'),
        ]),
      ]),
    };
  });
}

function renderPlaces(topic: ReportTopic, allowedHosts: readonly string[]): string {
  const asked = someOf(
    topic.pages.map((page) => ({ ...page, title: null })),
    allowedHosts,
  );
  const cited = someOf(topic.citedPages, allowedHosts);
  return [`**Asked on:** ${asked || 'no known page'}`, `**Cited:** ${cited || 'nothing'}`].join(
    ' · ',
  );
}

function renderAnswer({ answer }: ReportTopic): string[] {
  if (answer === null) return [];
  const excerpt = escapeMarkdown(truncate(singleLine(answer), longestExcerpt));
  return [`> **Failed answer:** ${excerpt}`];
}

/** Pages in words, each with its count if that is more than one. */
function someOf(pages: readonly CitedPage[], allowedHosts: readonly string[]): string {
  const shown = pages.slice(0, mostPages);
  const titles = shown.map(({ title }) => pageTitle(title));
  const links = shown.map(({ url, title, unanswered }, index) => {
    const own = titles[index];
    const ambiguous = own !== '' && titles.filter((other) => other === own).length > 1;
    const times = unanswered > 1 ? ` (${formatNumber(unanswered)})` : '';
    return pageLink({ url, title, ambiguous, allowedHosts }) + times;
  });
  const more = pages.length - shown.length;
  return enumerate(more > 0 ? [...links, countOf(more, 'more page')] : links);
}
