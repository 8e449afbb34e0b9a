import type { FixedGap, Gap, Report } from '../assemble/report.ts';

/** The whole report as `report.json` has it, in parts: a report of many gaps is never one string. */
export function reportJson(report: Report): Generator<string> {
  const { remembered } = report;
  return jsonParts({
    schemaVersion: 1,
    period: report.period,
    previousPeriod: report.previousPeriod,
    totals: report.totals,
    previousTotals: report.previousTotals,
    daily: report.daily,
    topics: report.topics.map(topicJson),
    resolvedTopics: report.resolvedTopics.map(topicJson),
    setAside: { unanswered: report.setAside.unanswered, examples: report.setAside.examples },
    pages: report.pages,
    categories: report.categories,
    docs: report.docs,
    deadCitations: report.deadCitations,
    readerTest: report.readerTest,
    model: report.model,
    searches: report.searches,
    feedback: report.feedback,
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
  ...topic
}: Gap): object {
  if (!standing) return topic;
  const { state, jobId, prLink } = standing;
  return {
    ...topic,
    state,
    ...(firstReported !== null && { firstReported }),
    ...(jobId !== null && { jobId }),
    ...(prLink !== null && { prLink }),
  };
}

const fixedJson = ({ standing, ...gap }: FixedGap): object => gap;

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
