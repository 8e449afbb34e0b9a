import { countOf, formatNumber, formatShare } from '../../text/counts.ts';
import { codeFence, codeSpan, escapeMarkdown, link, md, mermaidText } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Markdown, RedactionKind } from '../../text/text.ts';
import type { Report } from '../assemble/report.ts';
import { chooseTopics, isSmallPeriod, type ShownTopics } from '../assemble/shown.ts';
import type { Count } from '../gaps/chance.ts';
import { areOfSite } from '../places/place.ts';
import { addDays } from '../source/period.ts';
import { renderHeadline, tooFewCitationsText } from './headline.ts';
import { renderFeedback, renderLists, renderPagesTable, renderQuestionsByPage } from './lists.ts';
import { linkContextOf } from './place.ts';
import { renderPullRequest } from './pull-request.ts';
import { renderFixes, renderUnderWay } from './status.ts';
import { renderStartHere, renderTopicDetails, renderTopicsTable } from './topics.ts';
import { formatDay, formatPeriod, joinList } from './wording.ts';

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
      : [...withHeading(md`### Asked more than once`, topicDetails), ...fixes]),
    ...(isRanked
      ? renderPagesTable(report)
      : withHeading(md`### By page`, renderQuestionsByPage(report))),
    ...renderFeedback(report),
    ...withHeading(md`### The rest`, renderLists(report, topics)),
    ...chart,
    renderFooter(report, topics),
  ];
}

/** Puts a heading into the first section, so that the heading is never shown alone. */
function withHeading(heading: Markdown, [first, ...rest]: readonly BodyPart[]): BodyPart[] {
  return first ? [{ ...first, markdown: md`${heading}\n\n${first.markdown}` }, ...rest] : [];
}

/** The whole report as one document: `report.md`. */
export function reportMarkdown(sections: readonly BodyPart[]): Markdown {
  return md`${md.blocks(sections.map(({ markdown }) => markdown))}\n`;
}

/** More labels need a smaller font, as the chart is 900 pixels wide, which fits GitHub's column. */
const maxLargeLabels = 14;
/**
 * Possible maximums of the y-axis in percent, which Mermaid divides evenly. With a smaller one, small
 * changes would look large.
 */
const axisMaximums = [10, 20, 35, 50, 80];
/** GitHub's blue: readable on its light and on its dark background. */
const blue = '#218bff';
/** A line through fewer points says nothing. */
const minChartReports = 4;

/** A chart of the unanswered rate by report; empty for fewer than four reports, or if the period is too small. */
export function renderChart(report: Report): BodyPart[] {
  const history = (report.remembered?.history ?? []).filter(({ questions }) => questions > 0);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < minChartReports || isSmallPeriod(report)) return [];
  const share = ({ unanswered, questions }: Count) => formatShare(unanswered / questions);
  const shares = history.map(({ unanswered, questions }) => (unanswered / questions) * 100);
  const end = axisMaximums.find((end) => shares.every((share) => share <= end)) ?? 100;
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
    `  line [${shares.map((value) => Math.round(value * 10) / 10).join(', ')}]`,
  ].join('\n');
  const note = md`Each report is labelled with its last day: ${share(first)} in the first one, ${share(last)} now.`;
  const fence = codeFence(drawing, 'mermaid');
  const markdown = md.blocks([md`### Share unanswered by report`, fence, note]);
  return [{ title: md`chart of the unanswered share by report`, markdown }];
}

/** What the report was made from: period, rows, requests, waits, redactions, files, the run. */
export function renderFooter(report: Report, topics: ShownTopics): BodyPart {
  const { period, previousPeriod, meta } = report;
  const compared = previousPeriod && md`, compared with ${formatPeriod(previousPeriod)}`;
  const hasBriefs = topics.shown.length > 0;
  const files = [
    'report.html',
    'unanswered.csv',
    ...(hasBriefs ? ['briefs/ID.md'] : []),
    'report.json',
  ];
  const fileNames = md.join([...files, 'conversations.jsonl'].map(codeSpan), ', ');
  const facts: Record<string, Markdown> = {
    Period: md`${formatPeriod(period)}${compared} (UTC)`,
    Read: readText(report),
    Redacted: redactedText(meta.redactions),
    'Also read': alsoReadText(report),
    Docs: docsText(report),
    Model: modelText(report),
    Files: md`${fileNames}, in ${link({ text: 'this run', url: meta.runUrl })} if the workflow uploads them`,
  };
  const list = Object.entries(facts).map(
    ([name, text]) => text !== '' && md`- **${escapeMarkdown(name)}:** ${text}`,
  );
  return {
    title: md`about this report`,
    isEssential: true,
    markdown: md.blocks([md`### About this report`, md.lines(list)]),
  };
}

function readText({ totals, previousTotals, meta }: Report): Markdown {
  const waited = meta.waits > 0 && md` with ${countOf(meta.waits, 'wait')}`;
  const sourceText =
    meta.file === null
      ? md`project ${codeSpan(meta.projectId)}, in ${countOf(meta.requests, 'request')}${waited}`
      : md`the file ${codeSpan(meta.file)}`;
  const inScope = totals.questions + (previousTotals?.questions ?? 0);
  const scope =
    meta.pullRequest !== null &&
    md`; ${countOf(inScope, 'row')} asked on, or answered from, the pages that pull request ${meta.pullRequest} changes`;
  return md`${countOf(meta.rowsRead, 'row')} of ${sourceText}${scope}; ${countOf(totals.conversations, 'conversation')} in the period`;
}

/** What was read besides the conversations; empty if nothing else was requested. */
function alsoReadText({ searches, feedback }: Report): Markdown {
  return joinList([
    ...(searches ? [md`${countOf(searches.length, 'search', 'searches')} without a click`] : []),
    ...(feedback ? [md`feedback on ${countOf(feedback.length, 'page')}`] : []),
  ]);
}

function docsText({ docs, topics, model }: Report): Markdown {
  if (!docs) return md``;
  const { root, files, sections, checked, found, skipped } = docs;
  const rootText = root !== '.' && md` in ${codeSpan(root)}`;
  const skippedText = skipped > 0 && md`, ${countOf(skipped, 'file')} not readable as text`;
  const readPages = md`${countOf(files, 'page')}, ${countOf(sections, 'section')}${rootText}${skippedText}`;
  if (found !== null && areOfSite(docs)) {
    return md`${readPages}; ${formatShare(found)} of ${countOf(checked, 'answered question')} find their page among the three nearest`;
  }
  // If no topic has a place for want of docs to trust, the headline says why.
  const hasPlaces = topics.some(({ place }) => place !== null);
  if (!hasPlaces) return readPages;
  const isFoundByModel = found !== null || (model !== null && model.sections > 0);
  return isFoundByModel
    ? md`${readPages}; a model found sections for at least half of the topics that it read`
    : md`${readPages}; the places are unchecked, because ${tooFewCitationsText(checked)}`;
}

/** How much text was sent to the model. */
function modelText({ model }: Report): Markdown {
  if (!model) return md``;
  const { name, requests, failed, sent, placed } = model;
  const failures = failed > 0 && md` (${formatNumber(failed)} failed)`;
  return md`${codeSpan(name)} was sent ${countOf(sent, 'question')} and the sections nearest to the topics shown, redacted, in ${countOf(requests, 'request')}${failures}; it placed ${formatNumber(placed)}`;
}

const redactionWords: Readonly<Record<RedactionKind, readonly [one: string, many?: string]>> = {
  secret: ['key or token', 'keys and tokens'],
  email: ['e-mail address', 'e-mail addresses'],
  card: ['card number'],
  phone: ['phone number'],
  iban: ['account number'],
  id: ['personal number'],
};

function redactedText(redactions: ReadonlyMap<RedactionKind, number> | null): Markdown {
  if (redactions === null) return md`nothing, as \`redact\` is off`;
  const parts = Object.entries(redactionWords).flatMap(([kind, [singular, plural]]) => {
    const count = redactions.get(kind as RedactionKind) ?? 0;
    return count > 0 ? [countOf(count, singular, plural)] : [];
  });
  return joinList(parts) || md`nothing`;
}
