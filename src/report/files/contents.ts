import { clean, truncate } from '../../text/clean.ts';
import { byCodeUnits } from '../../text/text.ts';
import type { Gap, Report, WorkedOnGap } from '../assemble/report.ts';
import type { Place } from '../places/place.ts';
import type { Judgment } from '../readers/judge-change.ts';
import type { ReaderTest } from '../readers/reader-test.ts';
import type { ModelUse } from '../reading/report-model.ts';
import type { Question } from '../source/question.ts';

/* A report for programs: `report.json`, `unanswered.csv` and the output `topics`. */

/** `report.json` in parts: a large report would be too long for one string. */
export function reportJson(report: Report): Generator<string> {
  const { period, previousPeriod, totals, previousTotals, daily, setAside, remembered } = report;
  const { pages, categories, docs, deadCitations, readerTest, model, searches, feedback } = report;
  return jsonParts({
    schemaVersion: 2,
    period,
    previousPeriod,
    totals,
    previousTotals,
    daily,
    topics: report.topics.map(topicJson),
    setAside: { unanswered: setAside.unanswered, examples: setAside.examples },
    pages,
    categories,
    docs,
    deadCitations,
    readerTest: readerTest && testJson(readerTest),
    model: model && modelJson(model),
    searches,
    feedback,
    ...(remembered && {
      dismissedTopics: remembered.dismissed.map(topicJson),
      gaps: remembered.fixes.map(fixedJson),
      history: remembered.history,
    }),
    requests: report.meta.requests,
    complete: report.meta.incomplete === null,
  });
}

/** A topic as in `report.json`. Each field is listed by name, so that none is published by accident. */
function topicJson(gap: Gap): object {
  const { id, label, unanswered, conversations, previousUnanswered, trend, kind } = gap;
  const { pages, citedPages, categories, examples, firstAsked, lastAsked, conversationIds } = gap;
  const { place, missing, status, firstReported, byReport } = gap;
  return {
    ...{ id, label, unanswered, conversations, previousUnanswered, trend, kind },
    ...{ pages, citedPages, categories, examples, firstAsked, lastAsked, conversationIds },
    place: place && placeJson(place),
    missing,
    ...(status && {
      state: status.state,
      ...(firstReported !== null && { firstReported }),
      ...(byReport && { byReport }),
      ...(status.jobId !== null && { jobId: status.jobId }),
      ...(status.prLink !== null && { prLink: status.prLink }),
    }),
  };
}

function placeJson(place: Place): object {
  const { file, line, heading, owners, quote, others, coverage, isSure, onlyIn } = place;
  return { file, line, heading, onlyIn, owners, quote, others, coverage, isSure };
}

/** A reader test with numbers of questions instead of the questions, which only comments show. */
const testJson = ({ base, head, topics, singles, atRisk, promises }: ReaderTest): object => ({
  base,
  head,
  topics: topics.map(({ id, label, near, far, file, heading, isAdded, judged }) => {
    const counts = { questions: near.length + far.length, near: near.length };
    return { id, label, ...counts, file, heading, isAdded, ...coverageJson(judged) };
  }),
  singles: singles.map(({ near, ...section }) => ({ questions: near.length, ...section })),
  atRisk,
  promises: promises.map(({ judged, questions, keptQuestions, ...promise }) => {
    const counts = { questions, before: questions, after: keptQuestions };
    return { ...promise, ...counts, ...coverageJson(judged) };
  }),
});

/** The coverage that a model saw before and after the change; null without a model. */
const coverageJson = (judged: Judgment | undefined): object => ({
  coverageBefore: judged?.coverageBefore ?? null,
  coverageAfter: judged?.coverageAfter ?? null,
});

function modelJson({ name, requests, failed, sent, placed }: ModelUse): object {
  return { name, requests, failed, sent, placed };
}

function fixedJson({ id, label, byReport, status }: WorkedOnGap): object {
  const { state, jobId, prLink, by, fix } = status;
  const { before = null, since = null } = fix ?? {};
  return { id, label, byReport, state, jobId, prLink, by, before, since };
}

/**
 * Yields what `JSON.stringify(value, null, 2)` returns, and a line feed, in parts. Each item of a list is
 * a part of its own.
 */
export function* jsonParts(value: object): Generator<string> {
  let before = '{';
  for (const [name, part] of Object.entries(value)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    if (Array.isArray(part) && part.length > 0) {
      for (const [at, item] of part.entries()) {
        yield `${at === 0 ? '[' : ','}\n    ${indented(item, 4)}`;
      }
      yield '\n  ]';
    } else yield indented(part, 2);
    before = ',';
  }
  yield '\n}\n';
}

/** Indents JSON. In strings, line feeds are escaped, so each actual line feed begins a line. */
const indented = (value: unknown, by: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);

const csvColumns = 'timestamp topic question pageUrl category sources id topicId'.split(' ');

/**
 * The lines of `unanswered.csv`: the period's unanswered rows by topic, in the order of the report, and
 * by time. Rows that were set aside come last, without a topic.
 */
export function* unansweredCsv(
  topics: readonly Gap[],
  setAside: readonly Question[],
): Generator<string> {
  const records = (rows: readonly Question[], topic: { id: string; label: string }) =>
    rows
      .filter(({ current }) => current)
      .sort((a, b) => timeOf(a) - timeOf(b) || byCodeUnits(a.id, b.id))
      .map((row) => recordOf(row, topic));
  yield byteOrderMark + csvLine(csvColumns);
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

/** A row's time as a sort key: rows without a time come last. */
const timeOf = ({ time }: Question): number => time ?? Number.MAX_VALUE;

const maxOutputBytes = 64 * 1024;
/** Limits for each topic, so that more topics fit. */
const maxPagesPerTopic = 10;
const maxUrlLength = 2048;
const maxExampleLength = 500;

/**
 * The output `topics`: a JSON array of at most 64 KiB of UTF-8, with the largest topics that fit. A topic
 * has the 10 pages with the most rows, the 10 most cited pages, and examples of at most 500 characters.
 */
export function topicsOutput(topics: readonly Gap[]): string {
  const parts: string[] = [];
  let bytes = '[]'.length;
  for (const topic of topics) {
    const part = JSON.stringify(outputTopic(topic));
    bytes += Buffer.byteLength(part) + (parts.length > 0 ? ','.length : 0);
    if (bytes > maxOutputBytes) break;
    parts.push(part);
  }
  return `[${parts.join(',')}]`;
}

function outputTopic(topic: Gap): object {
  const { id, label, unanswered, conversations, previousUnanswered, trend, kind, place } = topic;
  const isShort = ({ url }: { url: string | null }): boolean => (url?.length ?? 0) <= maxUrlLength;
  return {
    ...{ id, label, unanswered, conversations, previousUnanswered, trend, kind },
    pages: topic.pages.filter(isShort).slice(0, maxPagesPerTopic),
    citedPages: topic.citedPages.filter(isShort).slice(0, maxPagesPerTopic),
    place: place && placeJson(place),
    state: topic.status?.state ?? null,
    examples: topic.examples.map(({ text, count }) => {
      return { text: truncate(text, maxExampleLength), count };
    }),
  };
}

/** Characters that begin a formula: `=`, `+`, `-`, `@`, their Unicode equivalents and the minus sign. */
const formulaSign = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207a-\u207c\u208a-\u208c\u2a75\u2a76\ufb29\u2212]`;

/** The start of a field that a spreadsheet may read as a formula, even after white space. */
const formulaStart = new RegExp(String.raw`^(?:\s*${formulaSign}|[\t\n])`);

/** A formula within a field: a spreadsheet that separates fields at `;` may split the field there. */
const formulaWithinField = new RegExp(String.raw`(?<=[;\n\t])(?=[\s"]{0,64}${formulaSign})`, 'g');

/** Excel reads a CSV file as UTF-8 only if the file begins with this. */
const byteOrderMark = '\ufeff';

function quoteField(field: string): string {
  const text = clean(field);
  const guarded = (formulaStart.test(text) ? `'${text}` : text).replace(formulaWithinField, "'");
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** One line of a CSV file (RFC 4180), including CRLF. Fields are cleaned, quoted and can't be formulas. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(quoteField).join(',')}\r\n`;
}
