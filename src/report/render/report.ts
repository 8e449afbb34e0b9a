import { codeFence, mermaidText } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Report } from '../assemble/report.ts';
import { chooseTopics, isSmallPeriod } from '../assemble/shown.ts';
import type { Count } from '../gaps/chance.ts';
import { addDays } from '../source/period.ts';
import { renderFooter } from './foot.ts';
import { renderHeadline } from './headline.ts';
import { renderFeedback, renderLists, renderPagesTable, renderQuestionsByPage } from './lists.ts';
import { linkContextOf } from './place.ts';
import { renderPullRequest } from './pull-request.ts';
import { renderStartHere, renderTopicDetails, renderTopicsTable } from './topics.ts';
import { renderFixes, renderUnderWay } from './under-way.ts';
import { formatDay, formatShare } from './wording.ts';

/**
 * The report as Markdown for GitHub, the most useful sections first. Sections are left out whole, never cut.
 *
 * @param chart the section from {@link renderChart}; empty to leave it out
 */
export function renderReport(report: Report, chart: readonly BodyPart[]): BodyPart[] {
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
    ...under('### The rest', renderLists(report, topics)),
    ...chart,
    renderFooter(report, topics),
  ];
}

/** Puts a heading into the first section, so that the heading is never shown alone. */
function under(heading: string, [first, ...rest]: readonly BodyPart[]): BodyPart[] {
  return first ? [{ ...first, markdown: `${heading}\n\n${first.markdown}` }, ...rest] : [];
}

/** The whole report as one document: `report.md`. */
export function reportMarkdown(sections: readonly BodyPart[]): string {
  return `${sections.map(({ markdown }) => markdown).join('\n\n')}\n`;
}

/** More labels need a smaller font, as the chart is 900 pixels wide, which fits GitHub's column. */
const maxLargeLabels = 14;
/**
 * Possible maximums of the y-axis in percent, which Mermaid divides evenly. With a smaller one, small
 * changes would look large.
 */
const axisEnds = [10, 20, 35, 50, 80];
/** GitHub's blue: readable on its light and on its dark background. */
const blue = '#218bff';
/** A line through fewer points says nothing. */
const minReports = 4;

/** A chart of the unanswered rate by report; empty for fewer than four reports, or if the period is too small. */
export function renderChart(report: Report): BodyPart[] {
  const history = (report.remembered?.history ?? []).filter(({ questions }) => questions > 0);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < minReports || isSmallPeriod(report)) return [];
  const share = ({ unanswered, questions }: Count) => formatShare(unanswered / questions);
  const shares = history.map(({ unanswered, questions }) => (unanswered / questions) * 100);
  const end = axisEnds.find((end) => shares.every((one) => one <= end)) ?? 100;
  const labels = history.map(({ to }) => formatDay(addDays(to, -1), { month: 'short' }));
  // Both Mermaid 11, which GitHub uses, and Mermaid 12 know the keyword `xychart-beta`.
  const drawing = [
    '---',
    'config:',
    '  xyChart:',
    '    width: 900',
    '    height: 300',
    ...(labels.length > maxLargeLabels ? ['    xAxis:', '      labelFontSize: 9'] : []),
    '  themeVariables:',
    '    xyChart:',
    // GitHub picks a light or dark theme, but the dark theme's background isn't that of the page.
    '      backgroundColor: transparent',
    `      plotColorPalette: "${blue}"`,
    '---',
    'xychart-beta',
    `  x-axis [${labels.map((label) => `"${mermaidText(label)}"`).join(', ')}]`,
    `  y-axis "Unanswered, percent" 0 --> ${end}`,
    `  line [${shares.map((one) => Math.round(one * 10) / 10).join(', ')}]`,
  ].join('\n');
  const note = `Each report is labelled with its last day: ${share(first)} in the first one, ${share(last)} now.`;
  const parts = ['### Share unanswered by report', codeFence(drawing, 'mermaid'), note];
  return [{ title: 'chart of the unanswered share by report', markdown: parts.join('\n\n') }];
}
