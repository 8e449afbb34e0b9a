import type { Section } from '../github/body.ts';
import type { RequestCounts } from '../service/request.ts';
import type { RedactionKind } from '../text/redact.ts';
import { allowedHosts } from './allowed-hosts.ts';
import type { Collected } from './collect.ts';
import { reportJson } from './files/report-json.ts';
import { topicsOutput } from './files/topics-output.ts';
import { unansweredCsv } from './files/unanswered-csv.ts';
import { buildReportModel, questionsToGroup } from './model/build.ts';
import type { ReportModel } from './model/report-model.ts';
import { chooseTopics } from './model/shown-topics.ts';
import { renderReport, reportMarkdown } from './render/report.ts';
import { groupQuestions } from './topics/topics.ts';

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
  const groups = groupQuestions(questionsToGroup(periods));
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
        rows: current.tally.unanswered,
        groups,
        topics: model.topics,
      }),
      'report.json': reportJson(model),
      'report.md': reportMarkdown(sections),
    },
  };
}
