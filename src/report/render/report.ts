import type { Section } from '../../text/sections.ts';
import type { Report } from '../assemble/report.ts';
import { chooseTopics, isSmallPeriod, type ShownTopics } from '../assemble/shown.ts';
import { renderChart } from './chart.ts';
import { renderFoot } from './foot.ts';
import { renderHeadline } from './headline.ts';
import { renderByPage, renderFeedback } from './pages.ts';
import { whereaboutsOf } from './place.ts';
import { renderPullRequest } from './pull-request.ts';
import {
  renderDeadCitations,
  renderDismissedTopics,
  renderResolvedTopics,
  renderSearches,
  renderSetAside,
} from './rest.ts';
import { renderTopicFolds } from './topic-fold.ts';
import { renderStartHere, renderTopicsTable } from './topics.ts';
import { renderFixes, renderUnderWay } from './under-way.ts';

/** The report as Markdown for GitHub, most useful first, in parts that are shown whole or not. */
export function renderReport(counted: Report): Section[] {
  const report = withoutEmptyComparison(counted);
  const topics = chooseTopics(report, report.meta.maxTopics);
  // An issue has boxes to tick, of a change too.
  if (report.meta.pullRequest !== null && !report.remembered?.offers) {
    return renderPullRequest(report, topics);
  }
  return [
    renderHeadline(report, topics),
    ...(isSmallPeriod(report) ? listed(report, topics) : ranked(report, topics)),
    renderFoot(report, topics),
  ];
}

/** The largest first: for a period whose numbers mean something. */
function ranked(report: Report, topics: ShownTopics): Section[] {
  const numbers = new Map(topics.shown.map(({ id }, index) => [id, index + 1]));
  const whereabouts = whereaboutsOf(report);
  return [
    ...renderStartHere(topics.shown, { whereabouts, runUrl: report.meta.runUrl }),
    ...renderUnderWay(report, numbers),
    ...renderTopicsTable(report, topics, whereabouts),
    ...fixesOf(report),
    ...renderTopicFolds(topics.shown, { report, whereabouts, isInTable: true }),
    ...under('### By page', renderByPage(report, { numbers, isOpen: false })),
    ...restOf(report, topics),
    ...renderChart(report),
  ];
}

/** Every question: for a period in which ranks and charts would be chance. */
function listed(report: Report, topics: ShownTopics): Section[] {
  const whereabouts = whereaboutsOf(report);
  return [
    ...renderUnderWay(report, new Map()),
    ...under(
      '### Asked more than once',
      renderTopicFolds(topics.shown, { report, whereabouts, isInTable: false }),
    ),
    ...fixesOf(report),
    ...under('### By page', renderByPage(report, { numbers: new Map(), isOpen: true })),
    ...restOf(report, topics),
  ];
}

function restOf(report: Report, topics: ShownTopics): Section[] {
  return under('### The rest', [
    ...renderResolvedTopics(topics),
    ...renderDismissedTopics(report),
    ...renderSetAside(report),
    ...renderSearches(report, topics.shown),
    ...renderFeedback(report),
    ...renderDeadCitations(report),
  ]);
}

function fixesOf({ remembered, meta }: Report): Section[] {
  return remembered?.offers ? renderFixes(remembered, meta.runUrl) : [];
}

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
    daily: report.daily.map((day) => ({ ...day, previousUnanswered: null })),
    topics: report.topics.map((topic) => ({
      ...topic,
      previousUnanswered: null,
      previousConversations: null,
      trend: null,
    })),
  };
}
