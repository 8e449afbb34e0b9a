import type { Section } from '../../text/sections.ts';
import type { ReportDetails } from '../model/details.ts';
import type { ReportModel } from '../model/report-model.ts';
import { chooseTopics } from '../model/shown-topics.ts';
import { renderAskedOnce } from './asked-once.ts';
import type { Boxes } from './boxes.ts';
import { renderByPage } from './by-page.ts';
import { renderCategories } from './categories.ts';
import { renderChart } from './chart.ts';
import { withoutEmptyComparison } from './comparison.ts';
import { renderDismissedTopics } from './dismissed-topics.ts';
import { renderFixes } from './fixes.ts';
import { renderFoot } from './foot.ts';
import { renderHeadline } from './headline.ts';
import { renderHistoryChart } from './history-chart.ts';
import type { ReportMeta } from './report-meta.ts';
import { renderResolvedTopics } from './resolved-topics.ts';
import { renderSetAside } from './set-aside.ts';
import { renderStartHere } from './start-here.ts';
import { renderTopicFolds } from './topic-fold.ts';
import { renderTopicsTable } from './topics-table.ts';

export type { Boxes } from './boxes.ts';

/**
 * The report as Markdown for GitHub, most useful first, in parts that are shown whole or not.
 *
 * @param boxes what can be ticked; null anywhere but in an issue
 */
export function renderReport({
  model: counted,
  details,
  meta,
  boxes = null,
}: {
  model: ReportModel;
  details: ReportDetails;
  meta: ReportMeta;
  boxes?: Boxes | null;
}): Section[] {
  const model = withoutEmptyComparison(counted);
  const topics = chooseTopics(model, meta.maxTopics);
  const { allowedHosts } = meta;
  return [
    renderHeadline({ model, meta, topics }),
    ...renderStartHere({ topics: topics.shown, allowedHosts }),
    ...renderTopicsTable({ topics, days: model.daily.length, allowedHosts }),
    ...(boxes ? renderFixes({ boxes, asked: idsOf(model), runUrl: meta.runUrl }) : []),
    ...renderTopicFolds({
      topics: topics.shown,
      allowedHosts,
      from: model.period.from,
      boxes,
    }),
    ...under('### By page', renderByPage({ details, allowedHosts })),
    ...under('### The rest', [
      ...renderAskedOnce({ topics: topics.askedOnce, allowedHosts }),
      ...renderResolvedTopics(topics),
      ...renderDismissedTopics({ topics: model.dismissedTopics ?? [], boxes }),
      ...renderSetAside(model),
    ]),
    ...chartOf(model, details),
    ...renderCategories(model),
    renderFoot({ model, meta }),
  ];
}

function idsOf({ topics, resolvedTopics }: ReportModel): Set<string> {
  return new Set([...topics, ...resolvedTopics].map(({ id }) => id));
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
