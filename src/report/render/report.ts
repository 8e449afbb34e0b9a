import type { Section } from '../../text/sections.ts';
import type { ReportDetails } from '../model/details.ts';
import type { ReportModel } from '../model/report-model.ts';
import { chooseTopics } from '../model/shown-topics.ts';
import { renderAskedOnce } from './asked-once.ts';
import { renderByPage } from './by-page.ts';
import { renderCategories } from './categories.ts';
import { renderChart } from './chart.ts';
import { withoutEmptyComparison } from './comparison.ts';
import { renderFoot } from './foot.ts';
import { renderHeadline } from './headline.ts';
import type { ReportMeta } from './report-meta.ts';
import { renderResolvedTopics } from './resolved-topics.ts';
import { renderSetAside } from './set-aside.ts';
import { renderStartHere } from './start-here.ts';
import { renderTopicFolds } from './topic-fold.ts';
import { renderTopicsTable } from './topics-table.ts';

/** The report as Markdown for GitHub, most useful first, in parts that are shown whole or not. */
export function renderReport({
  model: counted,
  details,
  meta,
}: {
  model: ReportModel;
  details: ReportDetails;
  meta: ReportMeta;
}): Section[] {
  const model = withoutEmptyComparison(counted);
  const topics = chooseTopics(model, meta.maxTopics);
  const { allowedHosts } = meta;
  return [
    renderHeadline({ model, meta, topics }),
    ...renderStartHere({ topics: topics.shown, allowedHosts }),
    ...renderTopicsTable({ topics, days: model.daily.length, allowedHosts }),
    ...renderTopicFolds({ topics: topics.shown, allowedHosts }),
    ...under('### By page', renderByPage({ details, allowedHosts })),
    ...under('### The rest', [
      ...renderAskedOnce({ topics: topics.askedOnce, allowedHosts }),
      ...renderResolvedTopics(topics),
      ...renderSetAside(model),
    ]),
    ...renderChart(model, details),
    ...renderCategories(model),
    renderFoot({ model, meta }),
  ];
}

/** The heading belongs to the first of its sections, so that none stands alone. */
function under(heading: string, [first, ...rest]: readonly Section[]): Section[] {
  return first ? [{ ...first, markdown: `${heading}\n\n${first.markdown}` }, ...rest] : [];
}

/** The whole report as one document: `report.md`. */
export function reportMarkdown(sections: readonly Section[]): string {
  return `${sections.map(({ markdown }) => markdown).join('\n\n')}\n`;
}
