import type { RequestCounts } from '../http/sender.ts';
import type { RedactionKind, Redactor } from '../text/redact.ts';
import type { Section } from '../text/sections.ts';
import { topicsOutput } from './files/topics-output.ts';
import { unansweredCsv } from './files/unanswered-csv.ts';
import { type MemoryMaterial, memoryMaterial } from './gaps/material.ts';
import type { Recalled } from './gaps/recall.ts';
import { groupUnanswered } from './group-unanswered.ts';
import { buildReportModel } from './model/build.ts';
import { type ReportDetails, reportDetails } from './model/details.ts';
import {
  type KnownIssue,
  knownIssue,
  type Offers,
  withIds,
  withMemory,
  withoutDismissed,
} from './model/remembered.ts';
import type { ReportMeta, ReportModel, ReportTopic } from './model/report-model.ts';
import { chooseTopics } from './model/shown-topics.ts';
import { redactedGrouping, redactedReport } from './redacted.ts';
import { headlineText } from './render/headline.ts';
import { renderReport, reportMarkdown } from './render/report.ts';
import type { Collected } from './rows/collect.ts';
import { allowedHosts, type UnansweredQuestion } from './rows/tally.ts';
import type { Pace } from './topics/pace.ts';
import type { Grouping } from './topics/topics.ts';

/** A report whose questions are grouped, counted and redacted: what is left takes no time. */
export interface PreparedReport {
  model: ReportModel;
  details: ReportDetails;
  grouping: Grouping<UnansweredQuestion>;
  meta: ReportMeta;
  /** What an issue remembers of it. */
  forMemory: MemoryMaterial;
}

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
 * Groups and counts the questions as they were asked, and redacts what came of it. Pure.
 *
 * @param redactions what was replaced in the rows; null if nothing was to be redacted
 */
export async function prepareReport({
  collected: { current, previous, answered },
  counts,
  redactor,
  redactions,
  pace,
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
  pace: Pace;
}): Promise<PreparedReport> {
  const incomplete = current.reading.cutShort?.message ?? null;
  const previousCutShort = previous?.reading.cutShort?.message ?? null;
  const periods = { current, previous: previousCutShort === null ? previous : null };
  const tallies = [current.tally, ...(periods.previous ? [periods.previous.tally] : [])];
  const grouping = await groupUnanswered({ tallies, answered, redactor, pace });
  const material = {
    periods,
    grouping,
    requests: counts.requests,
    complete: incomplete === null,
  };
  const counted = buildReportModel(material);
  const model = redactedReport(counted, redactor);
  return {
    model,
    details: redactedReport(reportDetails(material, counted), redactor),
    grouping: redactedGrouping(grouping, redactor),
    forMemory: memoryMaterial(material, model),
    meta: {
      ...facts,
      allowedHosts: allowedHosts(current.tally),
      rowsRead: current.reading.rows + (previous?.reading.rows ?? 0),
      waits: counts.retries,
      redactions,
      incomplete,
      previousCutShort,
    },
  };
}

/**
 * Puts the report into every form that it takes. Pure.
 *
 * @param recalled what an issue remembers; null without one
 */
export function composeReport(
  prepared: PreparedReport,
  recalled: Recalled | null = null,
): ComposedReport {
  const { grouping, meta } = prepared;
  const { model, sections } = composeSections(prepared, { recalled, offers: null });
  // Stryker disable next-line ArrayDeclaration: what is no topic has no rows
  const dismissed = model.dismissedTopics ?? [];
  const named = recalled ? withIds(grouping, idsOf(prepared, recalled)) : grouping;
  return {
    model,
    sections,
    headline: headlineText(model, meta),
    topics: topicsOutput(chooseTopics(model, meta.maxTopics).shown),
    files: {
      'unanswered.csv': unansweredCsv({
        grouping: named,
        topics: [...model.topics, ...dismissed],
      }),
      'report.json': `${JSON.stringify(model, null, 2)}\n`,
      'report.md': reportMarkdown(sections),
    },
  };
}

/**
 * The report as it is posted. Pure.
 *
 * @param recalled what an issue remembers; null without one
 * @param offers what can be ticked; null anywhere but in an issue
 */
export function composeSections(
  prepared: PreparedReport,
  { recalled, offers }: { recalled: Recalled | null; offers: Offers | null },
): { model: ReportModel; sections: Section[] } {
  const { meta } = prepared;
  if (!recalled) {
    return { model: prepared.model, sections: renderReport(prepared) };
  }
  const ids = idsOf(prepared, recalled);
  const named = {
    ...withIds(prepared.model, ids),
    resolvedTopics: withIds({ topics: prepared.model.resolvedTopics }, ids).topics,
  };
  const model = withMemory(named, recalled.memory);
  const details = withoutDismissed(prepared.details, model);
  const issue = issueOf(prepared, { recalled, offers });
  return { model, sections: renderReport({ model, details, meta, issue }) };
}

/** What the issue knows, beside what the model has of it. */
export function issueOf(
  prepared: PreparedReport,
  { recalled, offers }: { recalled: Recalled; offers: Offers | null },
): KnownIssue {
  const asked = new Set(topicsByGap(prepared, recalled).keys());
  return knownIssue({ memory: recalled.memory, asked, offers });
}

/** The topics that a job can be told of, by their gaps: those that are gone in this period, too. */
export function topicsByGap(
  prepared: PreparedReport,
  recalled: Pick<Recalled, 'ids'>,
): ReadonlyMap<string, ReportTopic> {
  const { topics, resolvedTopics } = prepared.model;
  const ids = idsOf(prepared, recalled);
  return new Map(
    [...topics, ...resolvedTopics].map((topic) => [ids.get(topic.id) ?? topic.id, topic]),
  );
}

/** The ids that topics keep, by those that the grouping gave them. */
function idsOf({ forMemory }: PreparedReport, { ids }: Pick<Recalled, 'ids'>): Map<string, string> {
  return new Map(forMemory.topics.map(({ id }, at) => [id, ids[at] ?? id]));
}
