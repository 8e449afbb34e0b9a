import type { Section } from '../../text/sections.ts';
import type { ReportDetails } from '../model/details.ts';
import type { KnownIssue } from '../model/remembered.ts';
import type { ReportMeta, ReportModel } from '../model/report-model.ts';
import { chooseTopics } from '../model/shown-topics.ts';
import { renderFeedback, renderSearches } from './also-read.ts';
import { renderChart, renderHistoryChart } from './chart.ts';
import { renderFixes } from './fixes.ts';
import { renderFoot } from './foot.ts';
import { renderHeadline } from './headline.ts';
import { pagesShown, renderByPage } from './pages.ts';
import {
  renderAskedOnce,
  renderCategories,
  renderDismissedTopics,
  renderResolvedTopics,
  renderSetAside,
} from './rest.ts';
import { renderStartHere } from './start-here.ts';
import { renderTopicFolds } from './topic-fold.ts';
import { renderTopicsTable } from './topics-table.ts';

/**
 * The report as Markdown for GitHub, most useful first, in parts that are shown whole or not.
 *
 * @param issue what an issue remembers of it; null without one
 */
export function renderReport({
  model: counted,
  details,
  meta,
  issue = null,
}: {
  model: ReportModel;
  details: ReportDetails;
  meta: ReportMeta;
  issue?: KnownIssue | null;
}): Section[] {
  const model = withoutEmptyComparison(counted);
  const topics = chooseTopics(model, meta.maxTopics);
  const { allowedHosts } = meta;
  return [
    renderHeadline({ model, meta, topics }),
    ...renderStartHere({ topics: topics.shown, allowedHosts }),
    ...renderTopicsTable({ topics, days: model.daily.length, allowedHosts }),
    ...(issue?.offers ? renderFixes({ fixes: issue.fixes, runUrl: meta.runUrl }) : []),
    ...renderTopicFolds({
      topics: topics.shown,
      allowedHosts,
      from: model.period.from,
      searches: model.searches,
      issue,
    }),
    ...under('### By page', renderByPage({ details, feedback: model.feedback, allowedHosts })),
    ...under('### The rest', [
      ...renderAskedOnce({ topics: topics.askedOnce, allowedHosts }),
      ...renderResolvedTopics(topics),
      ...renderDismissedTopics({ topics: model.dismissedTopics ?? [], issue }),
      ...renderSetAside(model),
      ...renderSearches({
        searches: model.searches,
        shown: new Set(topics.shown.map(({ id }) => id)),
      }),
      ...renderFeedback({
        feedback: model.feedback,
        shown: new Set(pagesShown(details).map(({ url }) => url)),
        allowedHosts,
      }),
    ]),
    ...chartOf(model, details),
    ...renderCategories(model),
    renderFoot({ model, meta }),
  ];
}

/** By report, once there are enough of them; until then by day. */
function chartOf(model: ReportModel, details: ReportDetails): Section[] {
  const history = renderHistoryChart(model.history ?? []);
  return history.length > 0 ? history : renderChart(model, details);
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
 * The model as its trends are shown. If readers asked nothing in the period before, as in the
 * first week of an assistant, every topic would be new and the chart's line lie on the axis: there
 * is nothing to compare with, which the headline says by itself.
 */
export function withoutEmptyComparison(model: ReportModel): ReportModel {
  const { previousTotals } = model;
  const isEmpty = previousTotals?.answered === 0 && previousTotals.unanswered === 0;
  if (!isEmpty) return model;
  return {
    ...model,
    daily: model.daily.map((day) => ({ ...day, previousUnanswered: null })),
    topics: model.topics.map((topic) => ({
      ...topic,
      ...{ previousUnanswered: null, previousConversations: null, trend: null },
    })),
  };
}
