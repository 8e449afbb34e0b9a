import type { RequestCounts } from '../http/sender.ts';
import { parseTimestamp } from '../service/timestamp.ts';
import type { RedactionKind, Redactor } from '../text/redact.ts';
import type { Section } from '../text/sections.ts';
import { allowedHosts } from './allowed-hosts.ts';
import type { Collected } from './export/collect.ts';
import type { UnansweredQuestion } from './export/tally.ts';
import { reportJson } from './files/report-json.ts';
import { topicsOutput } from './files/topics-output.ts';
import { unansweredCsv } from './files/unanswered-csv.ts';
import { buildReportModel } from './model/build.ts';
import { reportDetails } from './model/details.ts';
import { pageAddress } from './model/page-address.ts';
import type { ReportModel } from './model/report-model.ts';
import { chooseTopics } from './model/shown-topics.ts';
import { redactedQuestion, redactedReport } from './redacted.ts';
import { headlineText } from './render/headline.ts';
import { renderReport, reportMarkdown } from './render/report.ts';
import type { ReportMeta } from './render/report-meta.ts';
import { type Grouping, groupQuestions, type Question, type Topic } from './topics/topics.ts';

/** The report in all its forms. */
export interface ComposedReport {
  model: ReportModel;
  /** As posted, most useful first. */
  sections: Section[];
  /** The output `headline`. */
  headline: string;
  /** The output `topics`. */
  topics: string;
  /** Contents by file name. */
  files: Record<string, string>;
}

/**
 * Groups and counts the questions as they were asked, redacts what came of it, and puts that into
 * every form that the report takes. Pure.
 *
 * @param redactions what was replaced in the rows; null if nothing was to be redacted
 */
export async function composeReport({
  collected: { current, previous },
  counts,
  redactor,
  redactions,
  ...facts
}: {
  collected: Collected;
  counts: Readonly<RequestCounts>;
  redactor: Redactor;
  redactions: ReadonlyMap<RedactionKind, number> | null;
  projectId: string;
  pullRequest: number | null;
  maxTopics: number;
  runUrl: string;
  filesTruncated: boolean;
}): Promise<ComposedReport> {
  const incomplete = current.reading.cutShort?.message ?? null;
  const previousCutShort = previous?.reading.cutShort?.message ?? null;
  const periods = { current, previous: previousCutShort === null ? previous : null };
  const rows = [...current.tally.unanswered, ...(periods.previous?.tally.unanswered ?? [])];
  const shown = new Map<UnansweredQuestion, string>();
  for (const row of rows) shown.set(row, await redactor.redact(row.question));
  const grouping = groupQuestions(rows, (row) => askedIn(row, shown.get(row) ?? ''));
  const material = {
    periods,
    grouping,
    requests: counts.requests,
    complete: incomplete === null,
  };
  const counted = buildReportModel(material);
  const model = await redactedReport(counted, redactor);
  const details = await redactedReport(reportDetails(material, counted), redactor);
  const meta: ReportMeta = {
    ...facts,
    allowedHosts: allowedHosts(current.tally),
    rowsRead: current.reading.rows + (previous?.reading.rows ?? 0),
    waits: counts.retries,
    redactions,
    incomplete,
    previousCutShort,
  };
  const sections = renderReport({ model, details, meta });
  return {
    model,
    sections,
    headline: headlineText(model, meta),
    topics: topicsOutput(chooseTopics(model, facts.maxTopics).shown),
    files: {
      'unanswered.csv': unansweredCsv({
        grouping: await redactedGrouping(grouping, redactor),
        topics: model.topics,
      }),
      'report.json': reportJson(model),
      'report.md': reportMarkdown(sections),
    },
  };
}

/** The grouping with its rows of the period, which are all that leaves the program. */
async function redactedGrouping(
  { topics, setAside }: Grouping<UnansweredQuestion>,
  redactor: Redactor,
): Promise<Grouping<UnansweredQuestion>> {
  const redacted = async (rows: readonly UnansweredQuestion[]): Promise<UnansweredQuestion[]> => {
    const current: UnansweredQuestion[] = [];
    for (const row of rows) if (row.current) current.push(await redactedQuestion(row, redactor));
    return current;
  };
  const redactedTopics: Topic<UnansweredQuestion>[] = [];
  for (const topic of topics) redactedTopics.push({ ...topic, rows: await redacted(topic.rows) });
  return { topics: redactedTopics, setAside: await redacted(setAside) };
}

/** What a row asks, and what is known of it. */
function askedIn(row: UnansweredQuestion, shown: string): Question {
  return {
    text: row.question,
    shown,
    current: row.current,
    conversation: row.conversation,
    time: parseTimestamp(row.timestamp),
    pageUrl: row.pageUrl && pageAddress(row.pageUrl),
    citedUrls: row.sources.flatMap(({ url }) => (url ? pageAddress(url) : [])),
    category: row.category,
  };
}
