import type { Section } from '../../text/sections.ts';
import type { ReportDetails } from '../model/details.ts';
import type { KnownIssue } from '../model/remembered.ts';
import type { ReportMeta, ReportModel, ReportTopic } from '../model/report-model.ts';
import { chooseTopics, isSmallPeriod, type ShownTopics } from '../model/shown-topics.ts';
import { renderAlsoRead } from './also-read.ts';
import { renderChart, renderHistoryChart } from './chart.ts';
import { renderFoot } from './foot.ts';
import { renderHeadline } from './headline.ts';
import { pagesShown, renderByPage, renderQuestionList } from './pages.ts';
import { renderReaderTest } from './reader-test.ts';
import {
  renderCategories,
  renderDismissedTopics,
  renderNotGrouped,
  renderResolvedTopics,
  renderSetAside,
} from './rest.ts';
import { renderStartHere } from './start-here.ts';
import { renderTopicFolds } from './topic-fold.ts';
import { renderTopicsTable } from './topics-table.ts';
import { renderFixes, renderUnderWay, waitsForDecision } from './under-way.ts';

/** What a report is rendered from. */
interface Rendered {
  model: ReportModel;
  details: ReportDetails;
  meta: ReportMeta;
  /** What an issue remembers of it; null without one. */
  issue: KnownIssue | null;
}

/** The report as Markdown for GitHub, most useful first, in parts that are shown whole or not. */
export function renderReport({
  model: counted,
  issue = null,
  ...rest
}: Omit<Rendered, 'issue'> & { issue?: KnownIssue | null }): Section[] {
  const model = withoutEmptyComparison(counted);
  const report = { ...rest, model, issue };
  const topics = chooseTopics(model, rest.meta.maxTopics);
  return [
    renderHeadline({ model, meta: rest.meta, topics }),
    ...renderReaderTest({ test: model.readerTest, questions: rest.details.testedQuestions }),
    ...(isSmallPeriod(model) ? listed(report, topics) : ranked(report, topics)),
    renderFoot({ model, meta: rest.meta, hasBriefs: topics.shown.length > 0 }),
  ];
}

/** The largest first: for a period whose numbers mean something. */
function ranked({ model, details, meta, issue }: Rendered, topics: ShownTopics): Section[] {
  const { allowedHosts, runUrl, sourceUrl } = meta;
  const numbers = new Map(topics.shown.map(({ id }, index) => [id, index + 1]));
  const waiting = topics.shown
    .map((topic, index) => ({ topic, number: index + 1 }))
    .filter(({ topic }) => waitsForDecision(topic, issue));
  const whereabouts = { allowedHosts, runUrl, sourceUrl };
  return [
    ...renderStartHere(waiting, { ...whereabouts, issue }),
    ...renderUnderWay({ issue, numbers, runUrl }),
    ...renderTopicsTable({ topics, model, issue, whereabouts }),
    ...fixesOf(issue, meta),
    ...foldsOf({ model, details, meta, issue }, topics.shown, true),
    ...under('### By page', renderByPage({ details, feedback: model.feedback, allowedHosts })),
    ...under('### The rest', [
      ...renderNotGrouped({ topics: topics.notGrouped, allowedHosts }),
      ...renderResolvedTopics(topics),
      ...renderDismissedTopics({ topics: model.dismissedTopics ?? [], issue }),
      ...renderSetAside(model),
      ...renderAlsoRead(model, { topics: topics.shown, pages: pagesShown(details), allowedHosts }),
    ]),
    ...chartOf(model, details),
    ...renderCategories(model),
  ];
}

/** Every question: for a period in which ranks and charts would be chance. */
function listed({ model, details, meta, issue }: Rendered, topics: ShownTopics): Section[] {
  const { allowedHosts, runUrl } = meta;
  const inFolds = [...topics.shown, ...topics.hidden];
  return [
    ...renderUnderWay({ issue, numbers: new Map(), runUrl }),
    ...under('### Asked more than once', foldsOf({ model, details, meta, issue }, inFolds, false)),
    ...fixesOf(issue, meta),
    ...renderQuestionList(details.list, { feedback: model.feedback, allowedHosts }),
    ...under('### The rest', [
      ...renderResolvedTopics(topics),
      ...renderDismissedTopics({ topics: model.dismissedTopics ?? [], issue }),
      ...renderSetAside(model),
      ...renderAlsoRead(model, { topics: inFolds, pages: details.list, allowedHosts }),
    ]),
  ];
}

function fixesOf(issue: KnownIssue | null, { runUrl }: ReportMeta): Section[] {
  return issue?.offers ? renderFixes({ issue, runUrl }) : [];
}

function foldsOf(
  { model: { period, searches }, details, meta, issue }: Rendered,
  topics: readonly ReportTopic[],
  isNumbered: boolean,
): Section[] {
  return renderTopicFolds(topics, { ...meta, details, period, searches, issue, isNumbered });
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
