import type { Docs } from '../docs/docs.ts';
import type { RequestCounts } from '../http/sender.ts';
import { type Extra, type Pace, paced } from '../pace.ts';
import type { Redacted, RedactionKind, Redactor } from '../text/text.ts';
import { type AlsoRead, feedbackByPage, withoutClick } from './assemble/also-read.ts';
import { answeredLike } from './assemble/answered-like.ts';
import type { Findings } from './assemble/assemble.ts';
import { largestFirst } from './assemble/assemble.ts';
import { addressOf, countQuestions } from './assemble/counts.ts';
import { failedAnswers } from './assemble/failed-answer.ts';
import { type Describing, describeGap, turnsBefore } from './assemble/gap.ts';
import type { Gap, ReportMeta } from './assemble/report.ts';
import { chooseTopics } from './assemble/shown.ts';
import { type IdentifiedTopic, identifyTopics } from './gaps/identified-topics.ts';
import { decisionsOf } from './gaps/journal.ts';
import type { Memory } from './gaps/memory.ts';
import type { ReportToRemember } from './gaps/remember.ts';
import { groupUnanswered, joinSearches } from './group-unanswered.ts';
import type { ModelReader } from './model-reader.ts';
import { deadCitations } from './places/dead-citations.ts';
import type { Place } from './places/place.ts';
import {
  createPlacer,
  type Placer,
  type PlaceTexts,
  placesOf,
  sectionsOf,
  textsAt,
} from './places/places.ts';
import { type HeldPromise, holdPromises, promisesOf } from './readers/promises.ts';
import { type DocsChange, type Tested, testChange } from './readers/reader-test.ts';
import type { ModelUse } from './reading/reading.ts';
import type { Collected } from './source/collect.ts';
import { type Question, questionsOf } from './source/question.ts';
import { allowedHosts } from './source/tally.ts';

/** What was found in the conversations, all but where gaps stand. */
export interface Found {
  findings: Findings;
  /** What an issue remembers of it; null of a report that is incomplete, or read no row. */
  toRemember: ReportToRemember | null;
  /** The promises of merged fixes, held against the docs; none of a report on a pull request. */
  promises: readonly HeldPromise[];
  /**
   * Holds its questions against what a pull request makes of the docs; null if there are none, or
   * they may be another site's.
   */
  testReaders: ((change: DocsChange, pace: Pace) => Promise<Tested>) | null;
}

/**
 * Groups the questions, knows the gaps again, and finds where each belongs and all else that the
 * report says of it. Pure, but for the model that `reader` asks.
 *
 * @param memory what the issue remembers; an empty one without an issue
 * @param redactions what was replaced in the rows; null if nothing was to be redacted
 * @param reader null if no model is to be asked
 */
export async function findGaps({
  collected,
  memory,
  counts,
  redactor,
  redactions,
  reader,
  docs,
  also,
  change,
  extra,
  pace,
  ...facts
}: {
  collected: Collected;
  memory: Memory;
  counts: Readonly<RequestCounts>;
  redactor: Redactor;
  redactions: ReadonlyMap<RedactionKind, number> | null;
  reader: ModelReader | null;
  /** The documentation's sources; null if the checkout has none. */
  docs: Docs | null;
  also: AlsoRead;
  /** What a pull request makes of the docs; null without one. */
  change: DocsChange | 'unknown' | null;
  /** Gives what the report can do without at most half of the time that is left. */
  extra: Extra;
  pace: Pace;
} & Pick<
  ReportMeta,
  'projectId' | 'file' | 'pullRequest' | 'maxTopics' | 'runUrl' | 'filesTruncated' | 'sourceUrl'
>): Promise<Found> {
  const { current, previous, answered, citations } = collected;
  const incomplete = current.reading.cutShort?.message ?? null;
  const previousCutShort = previous?.reading.cutShort?.message ?? null;
  const compared = previousCutShort === null ? previous : null;
  const read = [current, ...(compared ? [compared] : [])];
  const inScope = await questionsOf(
    read.flatMap(({ tally }) => tally.unanswered),
    { redactor, pace },
  );
  const outOfScope = await questionsOf(
    read.flatMap((period) => period.outOfScope),
    { redactor, pace },
  );
  // Topics are those of all rows, and so are their places: a gap is the same in every scope.
  const all = [...inScope, ...outOfScope];
  const placer =
    docs &&
    (await extra('The report names no places in the docs', (pace) =>
      createPlacer({ docs, rows: all, answered: answered.kept(), redactor, pace }),
    ));
  const offline = await groupUnanswered({ questions: all, answered, pace });
  const reading = reader && (await reader.read(offline));
  const whole = reading ?? offline;
  const identified = identifyTopics(whole.topics, {
    memory,
    given: reading?.titledGaps ?? new Map(),
  });
  const isIn = new Set(inScope);
  const topics = outOfScope.length === 0 ? identified : cutTo(isIn, identified);
  const setAside = whole.setAside.filter((row) => isIn.has(row));
  // Where to act is told of the docs as they will be.
  const head = change && change !== 'unknown' ? change.head.docs : null;
  const placedIn = head ?? docs;
  const placerAtHead =
    placer && head
      ? await extra('The report names no places in the docs', () => placer.atCommit(head))
      : placer;
  const places = placerAtHead && (await placesOf(placerAtHead, identified, pace));
  const known = placer?.known ?? null;
  const promised = promisesOf(memory);
  const test =
    known &&
    (async (of: DocsChange, pace: Pace) => {
      const tested = await testChange({
        change: of,
        docs: known,
        topics: identified,
        answered: answered.kept(),
        citations,
        promises: promised,
        pace,
      });
      return shownTest(tested, redactor);
    });
  const tested =
    test && change && change !== 'unknown'
      ? await extra('There is no reader test', (pace) => test(change, pace))
      : null;
  const promises =
    known && !change
      ? await extra('No fix was held against the docs', (pace) =>
          holdPromises({ promises: promised, docs: known, answered: answered.kept(), pace }),
        )
      : [];
  const dead = known
    ? deadCitations({
        docs: known,
        answered: citations,
        unanswered: citationsOf(all),
        hosts: allowedHosts(current.tally),
        redactor,
      })
    : [];
  const searches =
    also.searches &&
    (await joinSearches(withoutClick(also.searches, redactor), {
      topics: identified,
      answered,
      pace,
    }));
  const feedback =
    also.feedback &&
    feedbackByPage(also.feedback, {
      counts: also.feedbackCounts,
      pages: pagesNamed(all, answered),
      docs,
      redactor,
    });
  const askedOn = new Set(inScope.flatMap(({ pageUrl }) => (pageUrl ? addressOf(pageUrl) : [])));
  const ids = new Set(topics.map(({ id }) => id));
  const isCut = outOfScope.length > 0;
  const rows = topics.map((topic) => topic.rows);
  const describing: Describing = {
    questions: { now: current.tally.questions, before: compared?.tally.questions ?? null },
    answersOf: failedAnswers(rows),
    turnBefore: turnsBefore(rows.flat()),
    fileOf: (url) => known?.finder(url)?.file ?? null,
  };
  const alike = await answeredLike({
    topics,
    // Of those that are shown, people may have dismissed some.
    most: facts.maxTopics + decisionsOf(memory.journal).size,
    answered: answered.kept(),
    fileOf: (url) => {
      const file = describing.fileOf(url);
      return file !== null && redactor.redact(file) === file ? file : null;
    },
    redactor,
    pace,
  });
  function* described(): Generator<Gap> {
    for (const topic of topics) {
      const place = places?.byTopic.get(topic.id) ?? null;
      const facts = {
        place,
        docs: place && placedIn && textsAt(place, placedIn, redactor),
        answeredLike: alike.get(topic.id) ?? null,
        missing: null,
      };
      yield describeGap(topic, facts, describing);
    }
  }
  const { gaps, use } = await withDescriptions(await paced(described(), pace), {
    reader,
    placer: placerAtHead,
    topics,
    memory,
    maxTopics: facts.maxTopics,
    textsOf: (place) => (placedIn ? textsAt(place, placedIn, redactor) : null),
  });
  // What an issue shows is what it remembers: else it would be taken for an edit of people's.
  const labels = new Map(gaps.map(({ id, label }) => [id, label]));
  const homes = places && docs ? sectionsOf(places, docs) : new Map();
  return {
    findings: {
      periods: { current, previous: compared },
      gaps,
      setAside,
      docs: places?.docs ?? null,
      deadCitations: dead,
      tested,
      brokenPromises: [],
      model: use,
      searches:
        searches?.filter(({ topicId }) => !isCut || (topicId !== null && ids.has(topicId))) ?? null,
      feedback: feedback?.filter(({ url }) => !isCut || (url !== null && askedOn.has(url))) ?? null,
      requests: counts.requests,
      complete: incomplete === null,
      meta: {
        ...facts,
        allowedHosts: allowedHosts(current.tally),
        rowsRead: current.reading.rows + (previous?.reading.rows ?? 0),
        waits: counts.retries,
        redactions,
        incomplete,
        previousCutShort,
        testedExtent: known && testedExtent(change, tested),
      },
    },
    toRemember:
      incomplete !== null || collected.tellsNothing
        ? null
        : {
            read: {
              period: current.period,
              readFrom: (compared ?? current).period.from,
              totals: {
                answered: current.tally.answered,
                unanswered: current.tally.unanswered.length,
              },
              located: inScope.filter((row) => row.current && (row.pageUrl ?? row.category)).length,
              questionsByDay: new Map([
                ...(compared?.tally.questionsByDay ?? []),
                ...current.tally.questionsByDay,
              ]),
            },
            questions: rows.flat(),
            topics: topics.map((topic) => ({
              ...topic,
              label: labels.get(topic.id) ?? topic.label,
            })),
            places: homes,
            isReadByModel: reading?.isWhole ?? false,
          },
    promises: (promises ?? []).map((promise) => shownSpot(promise, redactor)),
    testReaders: test,
  };
}

/** How much of the change the reader test knows; `none` if it could not be made. */
function testedExtent(
  change: DocsChange | 'unknown' | null,
  tested: Tested | null,
): ReportMeta['testedExtent'] {
  if (change === null) return null;
  return change === 'unknown' || !tested ? 'none' : change.extent;
}

/** A section without what redaction would take out of its path, and without the action's keys. */
function shownSpot<Spot extends { file: string | null; heading: string | null }>(
  spot: Spot,
  { redact, mask }: Redactor,
): Spot {
  const { file, heading } = spot;
  return {
    ...spot,
    file: file !== null && redact(file) === file ? file : null,
    heading: heading && mask(heading),
  };
}

function shownTest(tested: Tested, redactor: Redactor): Tested {
  const { topics, promises, atRisk } = tested.test;
  return {
    ...tested,
    test: {
      ...tested.test,
      topics: topics.map((topic) => shownSpot(topic, redactor)),
      promises: promises.map((promise) => shownSpot(promise, redactor)),
      atRisk: atRisk.map(({ file, url, ...page }) => ({
        ...{ file: redactor.redact(file), url: url && redactor.redact(url) },
        ...page,
      })),
    },
  };
}

const mostSectionsRead = 3;

/**
 * The gaps as a model describes those that the report shows, in its order: the section that it names
 * becomes a gap's place. A gap that is remembered keeps its heading.
 */
async function withDescriptions(
  gaps: Gap[],
  {
    reader,
    placer,
    topics,
    memory,
    maxTopics,
    textsOf,
  }: {
    reader: ModelReader | null;
    placer: Placer | null;
    topics: readonly IdentifiedTopic[];
    memory: Memory;
    maxTopics: number;
    textsOf: (place: Place) => PlaceTexts | null;
  },
): Promise<{ gaps: Gap[]; use: ModelUse | null }> {
  if (!reader) return { gaps, use: null };
  const decisions = decisionsOf(memory.journal);
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  const open = gaps.filter(({ id }) => !decisions.get(id)?.ticked.dismiss).toSorted(largestFirst);
  const { shown } = chooseTopics({ topics: open, resolvedTopics: [] }, maxTopics);
  const { descriptions, use } = await reader.describe(
    shown.flatMap(({ id }) => topicOf.get(id) ?? []),
    ({ main }) => placer?.nearest(main, mostSectionsRead) ?? [],
  );
  const described = gaps.map((gap) => {
    const topic = topicOf.get(gap.id);
    const description = descriptions.get(gap.id);
    if (!topic || !description) return gap;
    const { heading, missing, section, coverage } = description;
    const found = section && placer?.placeOf(topic.main, section);
    const place = found ? { ...found, coverage } : gap.place;
    return {
      ...gap,
      label: topic.remembered || heading === null ? gap.label : (heading as Redacted),
      missing: missing as Redacted | null,
      place,
      brief: found ? { ...gap.brief, docs: textsOf(found) } : gap.brief,
    };
  });
  return { gaps: described, use };
}

/** Of a topic, as many questions are shown. */
const mostExamples = 5;

/** Topics cut to the questions that a report is about: ids, headings and places are those of all. */
function cutTo(isIn: ReadonlySet<Question>, topics: readonly IdentifiedTopic[]): IdentifiedTopic[] {
  return topics.flatMap((topic) => {
    const rows = topic.rows.filter((row) => isIn.has(row));
    if (rows.length === 0) return [];
    if (rows.length === topic.rows.length) return [topic];
    const main = topic.main.filter((row) => isIn.has(row));
    const shown = main.length > 0 ? main : rows;
    const now = shown.filter(({ current }) => current);
    const examples = countQuestions(now.length > 0 ? now : shown).slice(0, mostExamples);
    return [{ ...topic, rows, main, examples }];
  });
}

/** How many rows of the period cite each address, as it came. */
function citationsOf(rows: readonly Question[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { current, sources } of rows) {
    const urls = current ? sources.flatMap((one) => (one.url && one.countedBy) || []) : [];
    for (const url of new Set(urls)) counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  return counts;
}

/** Addresses of pages that questions were asked on, or answered from, as often as they were. */
function* pagesNamed(
  rows: readonly Question[],
  answered: Collected['answered'],
): Generator<string> {
  for (const { pageUrl, sources } of rows) {
    for (const url of [pageUrl, ...sources.map((source) => source.url)]) if (url) yield url;
  }
  for (const { cited } of answered.kept()) for (const { url } of cited) yield url;
}
