import type { Section } from '../../text/sections.ts';
import type { ReportModel } from '../model/report-model.ts';
import { chooseTopics } from '../model/shown-topics.ts';
import { renderAskedOnce } from './asked-once.ts';
import { renderChart } from './chart.ts';
import { withoutEmptyComparison } from './comparison.ts';
import { renderFoot } from './foot.ts';
import { renderHeadline } from './headline.ts';
import { renderInstructions } from './instructions.ts';
import { renderCategories, renderPages } from './pages.ts';
import type { ReportMeta } from './report-meta.ts';
import { renderResolvedTopics } from './resolved-topics.ts';
import { renderTopicDetails } from './topic-details.ts';
import { renderTopicsOverview } from './topics-overview.ts';

/** The report as Markdown for GitHub, most useful first, in parts that are shown whole or not. */
export function renderReport({
  model: counted,
  meta,
}: {
  model: ReportModel;
  meta: ReportMeta;
}): Section[] {
  const model = withoutEmptyComparison(counted);
  const topics = chooseTopics(model, meta.maxTopics);
  return [
    renderHeadline({ model, meta, topics }),
    ...renderChart(model),
    ...renderTopicsOverview({ topics, days: model.daily.length }),
    ...renderTopicDetails({ topics: topics.shown, allowedHosts: meta.allowedHosts }),
    ...renderAskedOnce({ topics: topics.askedOnce, allowedHosts: meta.allowedHosts }),
    ...renderResolvedTopics(topics),
    ...renderPages({ pages: model.pages, allowedHosts: meta.allowedHosts }),
    ...renderCategories({
      categories: model.categories,
      unanswered: model.totals.unanswered,
    }),
    ...renderInstructions({ topics: topics.shown, period: model.period }),
    renderFoot({ model, meta }),
  ];
}

/** The whole report as one document: `report.md`. */
export function reportMarkdown(sections: readonly Section[]): string {
  return `${sections.map(({ markdown }) => markdown).join('\n\n')}\n`;
}
