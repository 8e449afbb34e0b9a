import type { Docs } from '../docs/docs.ts';
import type { RequestCounts } from '../http/sender.ts';
import { type Pace, paced } from '../pace.ts';
import type { RedactionKind, Redactor } from '../text/redact.ts';
import { type ReportToRemember, reportToRemember } from './gaps/remember.ts';
import { cutTo, groupUnanswered, joinSearches } from './group-unanswered.ts';
import { type AlsoRead, feedbackByPage, nothingElse, withoutClick } from './model/also-read.ts';
import { buildReportModel, describedTopics } from './model/build.ts';
import { type ReportDetails, reportDetails } from './model/details.ts';
import type { ReportMeta, ReportModel } from './model/report-model.ts';
import { chooseTopics } from './model/shown-topics.ts';
import type { ModelReader } from './model-reader.ts';
import type { Places } from './places/place.ts';
import { createPlacer, type Placer, placesOf, sectionsOf, textsOfPlaces } from './places/places.ts';
import { type DocsChange, type Tested, testChange } from './readers/reader-test.ts';
import { redactedGrouping, redactedInSlices, redactedReport } from './redacted.ts';
import type { Collected } from './source/collect.ts';
import { pageAddress } from './source/page-address.ts';
import { allowedHosts, type UnansweredQuestion } from './source/tally.ts';
import type { Grouping } from './topics/topics.ts';

/**
 * A report whose questions are grouped, counted and redacted: what is left takes no time, but for
 * another reader test.
 */
export interface PreparedReport {
  model: ReportModel;
  details: ReportDetails;
  grouping: Grouping<UnansweredQuestion>;
  meta: ReportMeta;
  /** What an issue remembers of it. */
  toRemember: ReportToRemember;
  /** Its topics as a report on all pages has them. */
  whole: ReportToRemember['topics'];
  /**
   * Holds its questions against what a pull request makes of the docs; null if there are none, or
   * they may be another site's.
   */
  testReaders: ((change: DocsChange) => Promise<Tested>) | null;
}

/**
 * Groups and counts the questions as they were asked, and redacts what came of it. Pure.
 *
 * @param redactions what was replaced in the rows; null if nothing was to be redacted
 * @param reader null if no model is to be asked
 */
export async function prepareReport({
  collected: { current, previous, answered, citations },
  counts,
  redactor,
  redactions,
  reader = null,
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
  reader?: ModelReader | null;
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
  const offline = await groupUnanswered({
    ...{ tallies: [{ unanswered: allRows }], answered, redactor, pace },
  });
  const reading = reader && (await reader.read(offline));
  const whole = reading ?? offline;
  const isCut = allRows.length > rows.length;
  const grouping = isCut ? cutTo(new Set(rows), whole, redactor) : whole;
  const ids = new Set(grouping.topics.map(({ id }) => id));
  const shownOf = whole.topics.filter(({ id }) => ids.has(id));
  const nearest = placer && (await placesOf(placer, shownOf, pace));
  const known = placer?.known ?? null;
  const test =
    known &&
    ((change: DocsChange) =>
      testChange({
        ...{ change, docs: known, topics: whole.topics, answered: answered.kept() },
        ...{ citations, pace },
      }));
  const tested = change && test && (await test(change));
  const searches =
    also.searches &&
    (await joinSearches(withoutClick(also.searches), { grouping: whole, answered, pace }));
  const feedback =
    also.feedback && feedbackByPage(also.feedback, { pages: pagesNamed(allRows, answered), docs });
  const askedOn = new Set(rows.flatMap(({ pageUrl }) => (pageUrl ? pageAddress(pageUrl) : [])));
  const material = {
    periods,
    grouping,
    places: nearest,
    tested,
    searches:
      searches?.filter(({ topicId }) => !isCut || (topicId !== null && ids.has(topicId))) ?? null,
    feedback: feedback?.filter(({ url }) => !isCut || (url !== null && askedOn.has(url))) ?? null,
    requests: counts.requests,
    complete: incomplete === null,
  };
  const offlineModel = buildReportModel(material, await paced(describedTopics(material), pace));
  const { model: counted, places } = await described(offlineModel, {
    ...{ reader, grouping, placer, places: nearest, maxTopics: facts.maxTopics },
  });
  const model = await redactedInSlices(counted, redactor, pace);
  await pace();
  const details = reportDetails(material, counted, {
    textsOf: places && docs ? textsOfPlaces(places, docs) : () => null,
    fileOf: (url) => known?.finder(url)?.file ?? null,
  });
  await pace();
  const told = [...model.topics, ...model.resolvedTopics];
  const homes = places && docs ? sectionsOf(places, docs) : new Map();
  const toRemember = reportToRemember({
    ...material,
    described: told,
    homes,
    titledGaps: reading?.titledGaps,
  });
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
          titledGaps: reading?.titledGaps,
        }).topics
      : toRemember.topics,
    testReaders: test && (async (change) => redactedReport(await test(change), redactor)),
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
 * The report once a model has described the topics that it shows, in its order: the section that it
 * names becomes a topic's place.
 */
async function described(
  model: ReportModel,
  {
    reader,
    grouping,
    placer,
    places,
    maxTopics,
  }: {
    reader: ModelReader | null;
    grouping: Grouping<UnansweredQuestion>;
    placer: Placer | null;
    places: Places | null;
    maxTopics: number;
  },
): Promise<{ model: ReportModel; places: Places | null }> {
  if (!reader) return { model, places };
  const topicOf = new Map(grouping.topics.map((topic) => [topic.id, topic]));
  const shown = chooseTopics(model, maxTopics).shown.flatMap(({ id }) => topicOf.get(id) ?? []);
  const { descriptions, use } = await reader.describe(
    shown,
    ({ rows }) => placer?.nearest(rows, mostSectionsRead) ?? [],
  );
  const byTopic = new Map(places?.byTopic);
  for (const [id, { section, coverage }] of descriptions) {
    const rows = topicOf.get(id)?.rows ?? [];
    const place = section && placer?.placeOf(rows, section);
    if (place) byTopic.set(id, { ...place, coverage });
  }
  const topics = model.topics.map((topic) => {
    const { heading = null, missing = null } = descriptions.get(topic.id) ?? {};
    const place = byTopic.get(topic.id) ?? topic.place;
    return { ...topic, label: heading ?? topic.label, place, missing };
  });
  return { model: { ...model, topics, model: use }, places: places && { ...places, byTopic } };
}

const mostSectionsRead = 3;

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
