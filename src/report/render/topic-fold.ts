import { singleLine, truncate } from '../../text/clean.ts';
import { codeFence, escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import { type Box, boxLine } from '../gaps/body.ts';
import type { KnownIssue } from '../model/remembered.ts';
import type { CitedPage, PageCount, ReportModel, ReportTopic } from '../model/report-model.ts';
import { searchesOfTopic } from './also-read.ts';
import { fold } from './blocks.ts';
import { instructionFor } from './brief.ts';
import { pageLink, pageName, pageTitle } from './page-link.ts';
import { standingText } from './standing.ts';
import { labelText, questionText, sizeText } from './topic-text.ts';
import { countOf, enumerate, formatNumber } from './wording.ts';

const mostPages = 2;
const longestExcerpt = 300;

/** One fold for each topic: where it was asked, what was cited, the questions, a failed answer. */
export function renderTopicFolds(input: {
  topics: readonly ReportTopic[];
  allowedHosts: readonly string[];
  /** First day of the period. */
  from: string;
  searches?: ReportModel['searches'];
  /** Null if no issue remembers the topics. */
  issue: KnownIssue | null;
}): Section[] {
  return input.topics.map((topic) => {
    const label = labelText(topic.label);
    const standing = standingText(topic, input);
    return {
      title: `details of “${label}”`,
      markdown: fold(`<strong>${label}</strong> · ${sizeText(topic)}`, [
        renderPlaces(topic, input.allowedHosts),
        ...(standing === '' ? [] : [standing]),
        topic.examples.map((example) => `- ${questionText(example)}`).join('\n'),
        ...renderMissing(topic),
        ...searchesOfTopic(input.searches ?? null, topic.id),
        ...renderAnswer(topic),
        fold('Instruction for an agent', [
          codeFence(instructionFor(topic, input.allowedHosts), 'text'),
        ]),
        // Not beside the questions: two lists in a row would be one.
        ...(input.issue ? renderBoxes(input.issue, topic.id) : []),
      ]),
    };
  });
}

/** Only what was cited most is linked, as links are long: other pages are known by their names. */
function renderPlaces(topic: ReportTopic, allowedHosts: readonly string[]): string {
  const asked = someOf(topic.pages, ({ url }) => escapeMarkdown(pageName(url, allowedHosts)));
  const titles = topic.citedPages.slice(0, mostPages).map(({ title }) => pageTitle(title));
  const cited = someOf(topic.citedPages, ({ url, title }, index) => {
    const ambiguous = titles.filter((other) => other === titles[index]).length > 1;
    if (index === 0 || url === null) return pageLink({ url, title, ambiguous, allowedHosts });
    return escapeMarkdown((!ambiguous && titles[index]) || pageName(url, allowedHosts));
  });
  return [`**Asked on:** ${asked || 'no known page'}`, `**Cited:** ${cited || 'nothing'}`].join(
    ' · ',
  );
}

/** The words of a model of the user's own, and told as such. */
function renderMissing({ missing }: ReportTopic): string[] {
  return missing === null ? [] : [`**Missing, as a model reads it:** ${escapeMarkdown(missing)}`];
}

function renderAnswer({ answer }: ReportTopic): string[] {
  if (answer === null) return [];
  const excerpt = escapeMarkdown(truncate(singleLine(answer), longestExcerpt));
  return [`> **Failed answer:** ${excerpt}`];
}

/** Pages in words, each with its count if that is more than one. */
function someOf<Page extends PageCount | CitedPage>(
  pages: readonly Page[],
  nameOf: (page: Page, index: number) => string,
): string {
  const shown = pages.slice(0, mostPages).map((page, index) => {
    const times = page.unanswered > 1 ? ` (${formatNumber(page.unanswered)})` : '';
    return `${nameOf(page, index)}${times}`;
  });
  const more = pages.length - shown.length;
  return enumerate(more > 0 ? [...shown, countOf(more, 'more page')] : shown);
}

/** A gap's boxes, as the lines of one list; none if nothing can be ticked. */
export function renderBoxes({ gaps, offers }: KnownIssue, gapId: string): string[] {
  if (!offers) return [];
  const ticked = gaps.get(gapId)?.ticked;
  const shown: Box[] = [
    'dismiss',
    'ours',
    ...(offers.fix || ticked?.fix ? (['fix'] as const) : []),
  ];
  return [shown.map((box) => boxLine({ gapId, box, isTicked: ticked?.[box] ?? false })).join('\n')];
}
