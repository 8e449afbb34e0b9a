import type { Section } from '../../text/sections.ts';
import type { Report } from '../assemble/report.ts';
import { chooseTopics, isSmallPeriod } from '../assemble/shown.ts';
import { renderChart } from './chart.ts';
import { renderFoot } from './foot.ts';
import { renderHeadline } from './headline.ts';
import { renderFeedback, renderPagesTable, renderQuestionsByPage } from './pages.ts';
import { whereaboutsOf } from './place.ts';
import { renderPullRequest } from './pull-request.ts';
import {
  renderDeadCitations,
  renderDismissedTopics,
  renderResolvedTopics,
  renderSearches,
  renderSetAside,
} from './rest.ts';
import { renderStartHere, renderTopicDetails, renderTopicsTable } from './topics.ts';
import { renderFixes, renderUnderWay } from './under-way.ts';

/**
 * The report as Markdown for GitHub, most useful first, in parts that are shown whole or not.
 *
 * @param chart of {@link chartOf}, as the report stands without one
 */
export function renderReport(counted: Report, chart: readonly Section[]): Section[] {
  const report = withoutEmptyComparison(counted);
  const topics = chooseTopics(report, report.meta.maxTopics);
  // An issue has boxes to tick, of a change too.
  if (report.meta.pullRequest !== null && !report.remembered?.offers) {
    return renderPullRequest(report, topics);
  }
  const { remembered, meta } = report;
  const whereabouts = whereaboutsOf(report);
  // In a period in which ranks and charts would be chance, every question is listed.
  const isRanked = !isSmallPeriod(report);
  const ranked = isRanked ? topics.shown : [];
  const numbers = new Map(ranked.map(({ id }, index) => [id, index + 1]));
  const start = renderStartHere(ranked, report, whereabouts);
  const details = { report, whereabouts, isInTable: isRanked, inStart: start.ids };
  const folds = renderTopicDetails(topics.shown, details);
  const fixes = remembered?.offers ? renderFixes(remembered, meta.repositoryUrl) : [];
  return [
    renderHeadline(report, topics),
    ...start.sections,
    ...renderUnderWay(report, numbers),
    ...(isRanked
      ? [...renderTopicsTable(report, topics, whereabouts), ...fixes, ...folds]
      : [...under('### Asked more than once', folds), ...fixes]),
    ...(isRanked ? renderPagesTable(report) : under('### By page', renderQuestionsByPage(report))),
    ...renderFeedback(report),
    ...under('### The rest', [
      ...renderResolvedTopics(topics),
      ...renderDismissedTopics(report),
      ...renderSetAside(report),
      ...renderSearches(report, topics.shown),
      ...renderDeadCitations(report),
    ]),
    ...chart,
    renderFoot(report, topics),
  ];
}

/** The report's chart; none of a period in which it would be chance. */
export const chartOf = (report: Report): Section[] =>
  isSmallPeriod(report) ? [] : renderChart(withoutEmptyComparison(report));

/** The heading belongs to the first of its sections, so that none stands alone. */
function under(heading: string, [first, ...rest]: readonly Section[]): Section[] {
  return first ? [{ ...first, markdown: `${heading}\n\n${first.markdown}` }, ...rest] : [];
}

/** The whole report as one document: `report.md`. */
export function reportMarkdown(sections: readonly Section[]): string {
  return `${sections.map(({ markdown }) => markdown).join('\n\n')}\n`;
}

/**
 * The report as its trends are shown. If readers asked nothing in the period before, as in the
 * first week of an assistant, every topic would be new and the chart's line lie on the axis: there
 * is nothing to compare with, which the headline says by itself.
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
