import type { Section } from '../text/sections.ts';
import { jsonParts } from './files/json-parts.ts';
import { topicsOutput } from './files/topics-output.ts';
import { unansweredCsv } from './files/unanswered-csv.ts';
import type { FixComment } from './fix/comment.ts';
import type { Remembered } from './gaps/remember.ts';
import { idsOf, topicsByGap, withRemembered } from './known-gaps.ts';
import type { ReportDetails } from './model/details.ts';
import { type KnownIssue, knownIssue, type Offers, withIds } from './model/remembered.ts';
import type { ReportModel } from './model/report-model.ts';
import { chooseTopics } from './model/shown-topics.ts';
import type { PreparedReport } from './prepare.ts';
import { briefOf, wholeBrief } from './render/brief.ts';
import { renderFixComment } from './render/fix-comment.ts';
import { headlineText } from './render/headline.ts';
import { renderReport, reportMarkdown } from './render/report.ts';
import { renderFixes } from './render/under-way.ts';

/** The report in all its forms. */
export interface ComposedReport {
  model: ReportModel;
  /** As posted, most useful first. */
  sections: Section[];
  /** The output `headline`. */
  headline: string;
  /** The output `topics`. */
  topics: string;
  /** Contents by file name, in parts that are made as they are written. */
  files: Record<string, Iterable<string>>;
}

/**
 * Puts the report into every form that it takes. Pure.
 *
 * @param remembered what an issue remembers; null without one
 */
export function composeReport(
  prepared: PreparedReport,
  remembered: Remembered | null = null,
): ComposedReport {
  const { grouping, meta } = prepared;
  const { model, details, sections } = composeSections(prepared, { remembered, offers: null });
  const dismissed = model.dismissedTopics ?? [];
  const named = remembered ? withIds(grouping, idsOf(prepared, remembered)) : grouping;
  const { shown } = chooseTopics(model, meta.maxTopics);
  return {
    model,
    sections,
    headline: headlineText(model, meta),
    topics: topicsOutput(shown),
    files: {
      'unanswered.csv': unansweredCsv({
        grouping: named,
        topics: [...model.topics, ...dismissed],
      }),
      'report.json': jsonParts(model),
      'report.md': [reportMarkdown(sections)],
      ...Object.fromEntries(
        shown.map((topic) => [
          `briefs/${topic.id}.md`,
          [wholeBrief(briefOf({ topic, details, period: model.period, ...meta }))],
        ]),
      ),
    },
  };
}

/**
 * The report as it is posted. Pure.
 *
 * @param remembered what an issue remembers; null without one
 * @param offers what can be ticked; null anywhere but in an issue
 */
export function composeSections(
  prepared: PreparedReport,
  { remembered, offers }: { remembered: Remembered | null; offers: Offers | null },
): { model: ReportModel; details: ReportDetails; sections: Section[] } {
  const { meta } = prepared;
  if (!remembered) return { ...prepared, sections: renderReport(prepared) };
  const { model, details } = withRemembered(prepared, remembered);
  const issue = issueOf(prepared, { remembered, offers });
  return { model, details, sections: renderReport({ model, details, meta, issue }) };
}

/** What a job is told of each gap that the report has a topic of: those gone in this period, too. */
export function promptsByGap(
  prepared: PreparedReport,
  remembered: Pick<Remembered, 'ids' | 'memory'>,
): ReadonlyMap<string, () => string> {
  const { model, details, meta } = prepared;
  return new Map(
    [...topicsByGap(prepared, remembered)].map(([gapId, topic]) => [
      gapId,
      () => wholeBrief(briefOf({ topic, gapId, details, period: model.period, ...meta })),
    ]),
  );
}

/**
 * What is said on the open pull requests of jobs, by their links. Pure.
 *
 * @param issueUrl the report's issue
 */
export function composeFixComments(
  prepared: PreparedReport,
  { remembered, issueUrl }: { remembered: Remembered; issueUrl: string },
): ReadonlyMap<string, FixComment> {
  const { meta } = prepared;
  const { model, details } = withRemembered(prepared, remembered);
  const ids = idsOf(prepared, remembered);
  const { period } = model;
  const open = model.topics.filter(({ state, jobId }) => state === 'pull-request' && jobId);
  const byLink = Map.groupBy(open, ({ prLink }) => prLink ?? '');
  return new Map(
    [...byLink].map(([link, topics]) => {
      const fixed = topics.map((topic) => ({
        topic,
        brief: briefOf({ topic, details, period, ...meta }),
      }));
      const { sourceUrl } = meta;
      const comment: FixComment = (tested) =>
        renderFixComment({
          ...{ fixed, issueUrl, sourceUrl },
          tested: tested && { ...tested, test: withIds(tested.test, ids) },
        });
      return [link, comment];
    }),
  );
}

/** What came of all fixes, for the job summary. Pure. */
export function composeFixes(
  prepared: PreparedReport,
  { remembered, refusals }: { remembered: Remembered; refusals: ReadonlyMap<string, string> },
): Section[] {
  const offers = { fix: true, startsJobs: true, refusals };
  const issue = issueOf(prepared, { remembered, offers });
  return renderFixes({ issue, runUrl: prepared.meta.runUrl });
}

/** What the issue knows, beside what the model has of it. */
function issueOf(
  prepared: PreparedReport,
  { remembered, offers }: { remembered: Remembered; offers: Offers | null },
): KnownIssue {
  const asked = new Set(topicsByGap(prepared, remembered).keys());
  return knownIssue({ memory: remembered.memory, asked, offers });
}
