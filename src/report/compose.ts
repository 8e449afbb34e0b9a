import type { Docs } from '../docs/docs.ts';
import type { RequestCounts } from '../http/sender.ts';
import type { RedactionKind, Redactor } from '../text/redact.ts';
import type { Section } from '../text/sections.ts';
import { jsonParts } from './files/json-parts.ts';
import { topicsOutput } from './files/topics-output.ts';
import { unansweredCsv } from './files/unanswered-csv.ts';
import { type Remembered, type ReportToRemember, reportToRemember } from './gaps/remember.ts';
import { cutTo, groupUnanswered, joinSearches } from './group-unanswered.ts';
import type { ModelReading } from './language-model/ask.ts';
import { type AlsoRead, feedbackByPage, nothingElse, withoutClick } from './model/also-read.ts';
import { buildReportModel, describedTopics } from './model/build.ts';
import { type ReportDetails, reportDetails } from './model/details.ts';
import {
  type KnownIssue,
  knownIssue,
  type Offers,
  withHeadings,
  withIds,
  withMemory,
  withoutDismissed,
} from './model/remembered.ts';
import type { ReportMeta, ReportModel, ReportTopic } from './model/report-model.ts';
import { chooseTopics } from './model/shown-topics.ts';
import { createPlacer, type Placer, placesOf, sectionsOf } from './places/places.ts';
import { type DocsChange, testChange } from './readers/reader-test.ts';
import { redactedGrouping, redactedInSlices } from './redacted.ts';
import { briefOf, wholeBrief } from './render/brief.ts';
import { renderFixComment } from './render/fix-comment.ts';
import { headlineText } from './render/headline.ts';
import { renderReport, reportMarkdown } from './render/report.ts';
import { renderFixes } from './render/under-way.ts';
import type { Collected } from './rows/collect.ts';
import { pageAddress } from './rows/page-address.ts';
import { allowedHosts, type UnansweredQuestion } from './rows/tally.ts';
import { type Pace, paced } from './topics/pace.ts';
import type { Grouping, Regroupable, Topic } from './topics/topics.ts';

/** A report whose questions are grouped, counted and redacted: what is left takes no time. */
export interface PreparedReport {
  model: ReportModel;
  details: ReportDetails;
  grouping: Grouping<UnansweredQuestion>;
  meta: ReportMeta;
  /** What an issue remembers of it. */
  toRemember: ReportToRemember;
  /** Its topics as a report on all pages has them. */
  whole: ReportToRemember['topics'];
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
  /** Contents by file name, in parts that are made as they are written. */
  files: Record<string, Iterable<string>>;
}

/** Has a model of the user's own read the topics as they were made offline. */
export type ReadTopics = (
  offline: Regroupable<UnansweredQuestion>,
  sectionOf: Placer['sectionOf'],
) => Promise<ModelReading & { topics: Topic<UnansweredQuestion>[] }>;

/**
 * Groups and counts the questions as they were asked, and redacts what came of it. Pure.
 *
 * @param redactions what was replaced in the rows; null if nothing was to be redacted
 * @param readTopics null if no model is to be asked
 */
export async function prepareReport({
  collected: { current, previous, answered, citations },
  counts,
  redactor,
  redactions,
  readTopics = null,
  docs,
  also = nothingElse,
  change = null,
  pace,
  ...facts
}: {
  collected: Collected;
  counts: Readonly<RequestCounts>;
  redactor: Redactor;
  redactions: ReadonlyMap<RedactionKind, number> | null;
  projectId: string;
  /** Name of the file that the rows came from; null for the service. */
  file: string | null;
  pullRequest: number | null;
  maxTopics: number;
  runUrl: string;
  filesTruncated: boolean;
  readTopics?: ReadTopics | null;
  sourceUrl: string;
  /** The documentation's sources; null if the checkout has none. */
  docs: Docs | null;
  also?: AlsoRead;
  /** What a pull request makes of the docs; null without one. */
  change?: DocsChange | null;
  pace: Pace;
}): Promise<PreparedReport> {
  const incomplete = current.reading.cutShort?.message ?? null;
  const previousCutShort = previous?.reading.cutShort?.message ?? null;
  const periods = { current, previous: previousCutShort === null ? previous : null };
  const read = [current, ...(periods.previous ? [periods.previous] : [])];
  const tallies = read.map(({ tally }) => tally);
  const rows = tallies.flatMap(({ unanswered }) => unanswered);
  // Topics are those of all rows, and so are their places: a gap is the same in every scope.
  const allRows = [...rows, ...read.flatMap(({ outOfScope }) => outOfScope)];
  const placer =
    docs &&
    (await createPlacer({
      docs,
      rows: allRows,
      answered: answered.kept(),
      redactor,
      pace,
    }));
  const sections = placer?.sections ?? [];
  const offline = await groupUnanswered({
    ...{ tallies: [{ unanswered: allRows }], answered, sections, redactor, pace },
  });
  const sectionOf: Placer['sectionOf'] = (rows) => placer?.sectionOf(rows) ?? null;
  const reading = readTopics && (await readTopics(offline, sectionOf));
  const whole = { ...offline, ...(reading && { topics: reading.topics }) };
  const isCut = allRows.length > rows.length;
  const grouping = isCut ? cutTo(new Set(rows), whole, redactor) : whole;
  const ids = new Set(grouping.topics.map(({ id }) => id));
  const shownOf = whole.topics.filter(({ id }) => ids.has(id));
  const places = placer && (await placesOf(placer, shownOf, pace));
  const known = placer?.known ?? null;
  const tested =
    change &&
    known &&
    (await testChange({
      ...{ change, docs: known, topics: whole.topics, answered: answered.kept(), citations, pace },
    }));
  const searches =
    also.searches &&
    (await joinSearches(withoutClick(also.searches), { grouping: whole, answered, pace }));
  const feedback =
    also.feedback && feedbackByPage(also.feedback, { pages: pagesNamed(allRows, answered), docs });
  const askedOn = new Set(rows.flatMap(({ pageUrl }) => (pageUrl ? pageAddress(pageUrl) : [])));
  const material = {
    periods,
    grouping,
    places,
    reading,
    tested,
    searches:
      searches?.filter(({ topicId }) => !isCut || (topicId !== null && ids.has(topicId))) ?? null,
    feedback: feedback?.filter(({ url }) => !isCut || (url !== null && askedOn.has(url))) ?? null,
    requests: counts.requests,
    complete: incomplete === null,
  };
  const counted = buildReportModel(material, await paced(describedTopics(material), pace));
  const model = await redactedInSlices(counted, redactor, pace);
  await pace();
  const details = reportDetails(material, counted, (rows) => sectionOf(rows)?.text ?? null);
  await pace();
  const described = [...model.topics, ...model.resolvedTopics];
  const homes = places && docs ? sectionsOf(places, docs) : new Map();
  const toRemember = reportToRemember({ ...material, described, homes });
  return {
    model,
    details: await redactedInSlices(details, redactor, pace),
    grouping: await redactedGrouping(grouping, redactor, pace),
    toRemember,
    whole: isCut
      ? reportToRemember({
          ...material,
          grouping: whole,
          described: whole.topics.map(({ id, label }) => ({ id, label, examples: [] })),
        }).topics
      : toRemember.topics,
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

/** Addresses of pages that questions were asked on, or answered from, as often as they were. */
function* pagesNamed(
  rows: readonly UnansweredQuestion[],
  answered: Collected['answered'],
): Generator<string> {
  for (const { pageUrl, sources } of rows) {
    for (const url of [pageUrl, ...sources.map((source) => source.url)]) if (url) yield url;
  }
  for (const { cited } of answered.kept()) for (const { url } of cited) yield url;
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

/** The counts with what an issue remembers of them, by its ids. */
function withRemembered(
  prepared: PreparedReport,
  remembered: Remembered,
): { model: ReportModel; details: ReportDetails } {
  const ids = idsOf(prepared, remembered);
  const { readerTest } = prepared.model;
  const named = {
    ...withIds(prepared.model, ids),
    readerTest: readerTest && withIds(readerTest, ids),
    resolvedTopics: withIds({ topics: prepared.model.resolvedTopics }, ids).topics,
    searches:
      prepared.model.searches?.map((search) => ({
        ...search,
        topicId: search.topicId && (ids.get(search.topicId) ?? search.topicId),
      })) ?? null,
  };
  const model = withMemory(named, remembered.memory);
  const kept = headingsKept(prepared, remembered);
  const titled = withHeadings(prepared.details, kept);
  return { model, details: withIds(withoutDismissed(titled, model), ids) };
}

/** The headings of gaps, by those that the grouping gave their topics now. */
function headingsKept(prepared: PreparedReport, remembered: Remembered): Map<string, string> {
  const { topics, resolvedTopics } = prepared.model;
  const ids = idsOf(prepared, remembered);
  const headings = headingsOf(remembered);
  return new Map(
    [...topics, ...resolvedTopics].flatMap(({ id, label }) => {
      const heading = headings.get(ids.get(id) ?? id);
      return heading ? [[label, heading]] : [];
    }),
  );
}

const headingsOf = ({ memory }: Pick<Remembered, 'memory'>): Map<string, string> =>
  new Map(memory.gaps.map(({ id, heading }) => [id, heading]));

/** What the issue knows, beside what the model has of it. */
function issueOf(
  prepared: PreparedReport,
  { remembered, offers }: { remembered: Remembered; offers: Offers | null },
): KnownIssue {
  const asked = new Set(topicsByGap(prepared, remembered).keys());
  return knownIssue({ memory: remembered.memory, asked, offers });
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
): ReadonlyMap<string, Section[]> {
  const { meta } = prepared;
  const { model, details } = withRemembered(prepared, remembered);
  const { period } = model;
  const open = model.topics.filter(({ state, jobId }) => state === 'pull-request' && jobId);
  const byLink = Map.groupBy(open, ({ prLink }) => prLink ?? '');
  return new Map(
    [...byLink].map(([link, topics]) => {
      const fixed = topics.map((topic) => ({
        topic,
        brief: briefOf({ topic, details, period, ...meta }),
      }));
      return [link, renderFixComment({ fixed, issueUrl, sourceUrl: meta.sourceUrl })];
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

/** The topics that a job can be told of, by their gaps: those that are gone in this period, too. */
export function topicsByGap(
  prepared: PreparedReport,
  remembered: Pick<Remembered, 'ids' | 'memory'>,
): ReadonlyMap<string, ReportTopic> {
  const { topics, resolvedTopics } = prepared.model;
  const ids = idsOf(prepared, remembered);
  const headings = headingsOf(remembered);
  return new Map(
    [...topics, ...resolvedTopics].map((topic) => {
      const gapId = ids.get(topic.id) ?? topic.id;
      return [gapId, { ...topic, label: headings.get(gapId) || topic.label }];
    }),
  );
}

/** The ids that topics keep, by those that the grouping gave them. */
function idsOf(
  { toRemember }: PreparedReport,
  { ids }: Pick<Remembered, 'ids'>,
): Map<string, string> {
  return new Map(toRemember.topics.map(({ id }, at) => [id, ids[at] ?? id]));
}
