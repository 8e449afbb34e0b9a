import type { RequestCounts } from '../http/sender.ts';
import { parseTimestamp } from '../service/timestamp.ts';
import type { RedactionKind } from '../text/redact.ts';
import type { Section } from '../text/sections.ts';
import { allowedHosts } from './allowed-hosts.ts';
import type { Collected } from './export/collect.ts';
import type { UnansweredQuestion } from './export/tally.ts';
import { reportJson } from './files/report-json.ts';
import { topicsOutput } from './files/topics-output.ts';
import { unansweredCsv } from './files/unanswered-csv.ts';
import { buildReportModel } from './model/build.ts';
import { pageAddress } from './model/page-address.ts';
import type { ReportModel } from './model/report-model.ts';
import { chooseTopics } from './model/shown-topics.ts';
import { renderReport, reportMarkdown } from './render/report.ts';
import { groupQuestions, type Question } from './topics/topics.ts';

/** The report in all its forms. */
export interface ComposedReport {
  model: ReportModel;
  /** As posted, most useful first. */
  sections: Section[];
  /** The output `topics`. */
  topics: string;
  /** Contents by file name. */
  files: Record<string, string>;
}

/**
 * Groups the questions, and puts the counts into every form that the report takes. Pure.
 *
 * @param redactions null where nothing was to be redacted
 */
export function composeReport({
  collected: { current, previous },
  counts,
  redactions,
  ...facts
}: {
  collected: Collected;
  counts: Readonly<RequestCounts>;
  redactions: ReadonlyMap<RedactionKind, number> | null;
  projectId: string;
  pullRequest: number | null;
  maxTopics: number;
  runUrl: string;
  filesTruncated: boolean;
}): ComposedReport {
  const incomplete = current.reading.cutShort?.message ?? null;
  const previousCutShort = previous?.reading.cutShort?.message ?? null;
  const periods = { current, previous: previousCutShort === null ? previous : null };
  const rows = [...current.tally.unanswered, ...(periods.previous?.tally.unanswered ?? [])];
  const { topics: groups } = groupQuestions(rows, askedIn);
  const model = buildReportModel({
    periods,
    topics: groups,
    requests: counts.requests,
    complete: incomplete === null,
  });
  const sections = renderReport({
    model,
    meta: {
      ...facts,
      allowedHosts: allowedHosts(current.tally.pageHosts),
      rowsRead: current.reading.rows + (previous?.reading.rows ?? 0),
      waits: counts.retries,
      redactions,
      incomplete,
      previousCutShort,
    },
  });
  return {
    model,
    sections,
    topics: topicsOutput(chooseTopics(model, facts.maxTopics).shown),
    files: {
      'unanswered.csv': unansweredCsv({
        groups,
        topics: model.topics,
      }),
      'report.json': reportJson(model),
      'report.md': reportMarkdown(sections),
    },
  };
}

/** What a row asks, and what is known of it. */
function askedIn(row: UnansweredQuestion): Question {
  return {
    text: row.question,
    shown: row.question,
    current: row.current,
    conversation: row.conversation,
    time: parseTimestamp(row.timestamp),
    pageUrl: row.pageUrl && pageAddress(row.pageUrl),
    citedUrls: row.sources.flatMap(({ url }) => (url ? pageAddress(url) : [])),
    category: row.category,
  };
}
