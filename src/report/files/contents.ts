import { truncate } from '../../text/clean.ts';
import { byteOrderMark, csvLine } from '../../text/csv.ts';
import type { FixedGap, Gap, Report } from '../assemble/report.ts';
import type { Place } from '../places/place.ts';
import type { TestedTopic } from '../readers/reader-test.ts';
import type { Question } from '../source/question.ts';

/*
 * What a report is for programs: `report.json`, `unanswered.csv` and the output `topics`.
 */

/** The whole report as `report.json` has it, in parts: a report of many gaps is never one string. */
export function reportJson(report: Report): Generator<string> {
  const { period, previousPeriod, totals, previousTotals, daily, setAside, remembered } = report;
  const { pages, categories, docs, deadCitations, readerTest, model, searches, feedback } = report;
  return jsonParts({
    schemaVersion: 1,
    period,
    previousPeriod,
    totals,
    previousTotals,
    daily,
    topics: report.topics.map(topicJson),
    resolvedTopics: report.resolvedTopics.map(topicJson),
    setAside: { unanswered: setAside.unanswered, examples: setAside.examples },
    pages,
    categories,
    docs,
    deadCitations,
    readerTest: readerTest && { ...readerTest, topics: readerTest.topics.map(testedJson) },
    model,
    searches,
    feedback,
    ...(remembered && {
      dismissedTopics: remembered.dismissed.map(topicJson),
      gaps: remembered.fixes.map(fixedJson),
      ledger: remembered.ledger,
      history: remembered.history,
    }),
    requests: report.requests,
    complete: report.complete,
  });
}

/** A gap without its rows, its brief and its boxes. */
export function topicJson({
  rows,
  brief,
  elsewhere,
  previousQuestions,
  standing,
  firstReported,
  byReport,
  place,
  ...gap
}: Gap): object {
  const topic = { ...gap, place: place && placeJson(place) };
  if (!standing) return topic;
  const { state, jobId, prLink } = standing;
  return {
    ...topic,
    state,
    ...(firstReported !== null && { firstReported }),
    ...(byReport && { byReport }),
    ...(jobId !== null && { jobId }),
    ...(prLink !== null && { prLink }),
  };
}

const placeJson = ({ isSure, ...place }: Place): object => place;

const testedJson = ({ finding, missing, isClosed, ...topic }: TestedTopic): object => topic;

function fixedJson({ standing, ...gap }: FixedGap): object {
  const { state, jobId, prLink, by, fix } = standing;
  return {
    ...gap,
    state,
    jobId,
    prLink,
    by,
    before: fix?.before ?? null,
    since: fix?.since ?? null,
  };
}

/**
 * What `JSON.stringify(value, null, 2)` gives, with a line feed at its end, in parts: the items of
 * lists one by one.
 */
export function* jsonParts(value: object): Generator<string> {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  let before = '{';
  for (const [name, part] of entries) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    if (Array.isArray(part) && part.length > 0) {
      for (const [at, item] of part.entries()) {
        yield `${at === 0 ? '[' : ','}\n    ${indented(item, 4)}`;
      }
      yield '\n  ]';
    } else yield indented(part, 2);
    before = ',';
  }
  yield entries.length > 0 ? '\n}\n' : '{}\n';
}

/** A line feed in a string is escaped: each that is left begins a line. */
const indented = (value: unknown, by: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);

const columns = 'timestamp topic question pageUrl category sources id topicId'.split(' ');

/**
 * The period's unanswered rows, safe to open in a spreadsheet: `unanswered.csv`. Rows of a topic
 * stand together, topics in the order of the report, rows in order of time; rows that were set
 * aside come last, without a topic. Sources are their addresses, or titles if they have none,
 * separated by `; `.
 *
 * @returns its parts, a line each
 */
export function* unansweredCsv(
  topics: readonly Gap[],
  setAside: readonly Question[],
): Generator<string> {
  const records = (rows: readonly Question[], topic: { id: string; label: string }) =>
    rows
      .filter(({ current }) => current)
      .sort((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1))
      .map((row) => recordOf(row, topic));
  yield byteOrderMark + csvLine(columns);
  for (const topic of topics) yield* records(topic.rows, topic);
  yield* records(setAside, { id: '', label: '' });
}

function recordOf(row: Question, topic: { id: string; label: string }): string {
  return csvLine([
    row.timestamp ?? '',
    topic.label,
    row.text,
    row.pageUrl ?? '',
    row.category ?? '',
    row.sources.flatMap(({ url, title }) => url || title || []).join('; '),
    row.id,
    topic.id,
  ]);
}

/** Undated rows come last. */
const timeOf = ({ time }: Question): number => time ?? Number.MAX_VALUE;

const mostBytes = 64 * 1024;
/** A workflow's next step needs no more; longer ones would crowd out whole topics. */
const mostPages = 10;
const longestUrl = 2048;
const longestExample = 500;

/**
 * The topics shown as a JSON array of at most 64 KiB of UTF-8: the largest topics that fit, each
 * of them whole. A topic has its 10 pages with most rows, 10 that were cited most, and examples of at most 500 characters.
 */
export function topicsOutput(topics: readonly Gap[]): string {
  const parts: string[] = [];
  let bytes = '[]'.length;
  for (const topic of topics) {
    const part = JSON.stringify(outputTopic(topic));
    bytes += Buffer.byteLength(part) + (parts.length > 0 ? ','.length : 0);
    if (bytes > mostBytes) break;
    parts.push(part);
  }
  return `[${parts.join(',')}]`;
}

function outputTopic(topic: Gap) {
  const { id, label, unanswered, conversations, previousUnanswered, trend, kind, place } = topic;
  return {
    id,
    label,
    unanswered,
    conversations,
    previousUnanswered,
    trend,
    kind,
    pages: topic.pages.filter(({ url }) => url.length <= longestUrl).slice(0, mostPages),
    citedPages: topic.citedPages
      .filter(({ url }) => url === null || url.length <= longestUrl)
      .slice(0, mostPages),
    place: place && placeJson(place),
    state: topic.standing?.state ?? null,
    examples: topic.examples.map(({ text, count }) => ({
      text: truncate(text, longestExample),
      count,
    })),
  };
}
