import type { Section } from '../../text/sections.ts';
import type { Gap, Report } from '../assemble/report.ts';
import { chooseTopics, isSmallPeriod, type ShownTopics } from '../assemble/shown.ts';
import { renderAlsoRead } from './also-read.ts';
import { renderChart, renderHistoryChart } from './chart.ts';
import { renderDeadCitations } from './dead-citations.ts';
import { renderFoot } from './foot.ts';
import { renderHeadline } from './headline.ts';
import { pagesShown, renderByPage, renderQuestionList } from './pages.ts';
import { renderPullRequest } from './pull-request.ts';
import {
  renderDismissedTopics,
  renderNotGrouped,
  renderResolvedTopics,
  renderSetAside,
} from './rest.ts';
import { renderStartHere } from './start-here.ts';
import { renderTopicFolds } from './topic-fold.ts';
import { renderTopicsTable } from './topics-table.ts';
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
  const { meta, remembered } = report;
  const numbers = new Map(topics.shown.map(({ id }, index) => [id, index + 1]));
  return [
    ...renderStartHere(topics.shown, meta),
    ...renderUnderWay(remembered, {
      numbers,
      runUrl: meta.runUrl,
      broken: report.brokenPromises,
    }),
    ...renderTopicsTable(report, topics),
    ...fixesOf(report),
    ...renderTopicFolds(topics.shown, { report, isNumbered: true }),
    ...under('### By page', renderByPage(report)),
    ...under('### The rest', [
      ...renderNotGrouped({ topics: topics.notGrouped, allowedHosts: meta.allowedHosts }),
      ...renderResolvedTopics(topics),
      ...renderDismissedTopics(remembered),
      ...renderSetAside(report),
      ...renderDeadCitations(report),
      ...renderAlsoRead(report, { topics: topics.shown, pages: pagesShown(report) }),
    ]),
    ...chartOf(report),
  ];
}

/** Every question: for a period in which ranks and charts would be chance. */
function listed(report: Report, topics: ShownTopics): Section[] {
  const { meta, remembered } = report;
  const inFolds: Gap[] = [...topics.shown, ...topics.hidden];
  return [
    ...renderUnderWay(remembered, {
      numbers: new Map(),
      runUrl: meta.runUrl,
      broken: report.brokenPromises,
    }),
    ...under('### Asked more than once', renderTopicFolds(inFolds, { report, isNumbered: false })),
    ...fixesOf(report),
    ...renderQuestionList(report),
    ...under('### The rest', [
      ...renderResolvedTopics(topics),
      ...renderDismissedTopics(remembered),
      ...renderSetAside(report),
      ...renderDeadCitations(report),
      ...renderAlsoRead(report, { topics: inFolds, pages: report.questionsByPage }),
    ]),
  ];
}

function fixesOf({ remembered, meta }: Report): Section[] {
  return remembered?.offers ? renderFixes(remembered, meta.runUrl) : [];
}

/** By report, once there are enough of them; until then by day. */
function chartOf(report: Report): Section[] {
  const history = renderHistoryChart(report.remembered?.history ?? []);
  return history.length > 0 ? history : renderChart(report);
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
