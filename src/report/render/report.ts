import type { BodyPart } from '../../text/sections.ts';
import type { Report } from '../assemble/report.ts';
import { chooseTopics, isSmallPeriod } from '../assemble/shown.ts';
import { renderChart } from './chart.ts';
import { renderFoot } from './foot.ts';
import { renderHeadline } from './headline.ts';
import { renderFeedback, renderPagesTable, renderQuestionsByPage, renderRest } from './lists.ts';
import { linkContextOf } from './place.ts';
import { renderPullRequest } from './pull-request.ts';
import { renderStartHere, renderTopicDetails, renderTopicsTable } from './topics.ts';
import { renderFixes, renderUnderWay } from './under-way.ts';

/**
 * The report as Markdown for GitHub, the most useful first, in sections that are shown whole or left out.
 *
 * @param chart the section from {@link chartOf}; empty to leave it out
 */
export function renderReport(counted: Report, chart: readonly BodyPart[]): BodyPart[] {
  const report = withoutEmptyComparison(counted);
  const topics = chooseTopics(report, report.meta.maxTopics);
  // If boxes can be ticked, the full report is shown, even for a pull request.
  if (report.meta.pullRequest !== null && !report.remembered?.offers) {
    return renderPullRequest(report, topics);
  }
  const { remembered, meta } = report;
  const links = linkContextOf(report);
  // In a small period, ranks and charts would be chance: list every question instead.
  const isRanked = !isSmallPeriod(report);
  const ranked = isRanked ? topics.shown : [];
  const numbers = new Map(ranked.map(({ id }, index) => [id, index + 1]));
  const start = renderStartHere(ranked, report, links);
  const topicDetails = renderTopicDetails(topics.shown, {
    report,
    links,
    isInTable: isRanked,
    inStart: start.ids,
  });
  const fixes = remembered?.offers ? renderFixes(remembered, meta.repositoryUrl) : [];
  return [
    renderHeadline(report, topics),
    ...start.sections,
    ...renderUnderWay(report, numbers),
    ...(isRanked
      ? [...renderTopicsTable(report, topics, links), ...fixes, ...topicDetails]
      : [...under('### Asked more than once', topicDetails), ...fixes]),
    ...(isRanked ? renderPagesTable(report) : under('### By page', renderQuestionsByPage(report))),
    ...renderFeedback(report),
    ...under('### The rest', renderRest(report, topics)),
    ...chart,
    renderFoot(report, topics),
  ];
}

/** The report's chart; empty if the period is so small that it would be chance. */
export const chartOf = (report: Report): BodyPart[] =>
  isSmallPeriod(report) ? [] : renderChart(withoutEmptyComparison(report));

/** Puts the heading into the first section, so that it is never shown alone. */
function under(heading: string, [first, ...rest]: readonly BodyPart[]): BodyPart[] {
  return first ? [{ ...first, markdown: `${heading}\n\n${first.markdown}` }, ...rest] : [];
}

/** The whole report as one document: `report.md`. */
export function reportMarkdown(sections: readonly BodyPart[]): string {
  return `${sections.map(({ markdown }) => markdown).join('\n\n')}\n`;
}

/**
 * Removes trends if readers asked nothing in the period before, as in the first week of an assistant:
 * otherwise every topic would be new. The headline says that there is nothing to compare with.
 */
function withoutEmptyComparison(report: Report): Report {
  const { previousTotals } = report;
  const isEmpty = previousTotals?.answered === 0 && previousTotals.unanswered === 0;
  if (!isEmpty) return report;
  return {
    ...report,
    topics: report.topics.map((topic) => ({
      ...topic,
      previousUnanswered: null,
      previousConversations: null,
      trend: null,
    })),
  };
}
