import type { Pace } from '../pace.ts';
import { parseTimestamp } from '../service/timestamp.ts';
import type { Redactor } from '../text/redact.ts';
import { countQuestions } from './model/counts.ts';
import { pageAddress } from './source/page-address.ts';
import type { PeriodTally, UnansweredQuestion } from './source/tally.ts';
import type { AnsweredSample } from './topics/evidence.ts';
import { joinTopics } from './topics/join.ts';
import { type Grouping, groupQuestions, type Question, type Regroupable } from './topics/topics.ts';

/** The unanswered questions of all periods, by what they ask; what is shown of them is redacted. */
export async function groupUnanswered({
  tallies,
  answered,
  redactor,
  pace,
}: {
  tallies: readonly Pick<PeriodTally, 'unanswered'>[];
  answered: Pick<AnsweredSample, 'kept'>;
  redactor: Pick<Redactor, 'redact'>;
  pace: Pace;
}): Promise<Regroupable<UnansweredQuestion>> {
  const rows = tallies.flatMap(({ unanswered }) => unanswered);
  const shown = new Map<UnansweredQuestion, string>();
  for (const row of rows) {
    await pace();
    shown.set(row, redactor.redact(row.question));
  }
  return groupQuestions(rows, {
    questionOf: (row) => askedIn(row, shown.get(row) ?? ''),
    evidence: { answered: answered.kept() },
    pace,
  });
}

/** Of a topic, as many questions are shown. */
const mostExamples = 5;

/**
 * Topics of all rows cut to those that a report is about: a topic keeps its id and its heading, so
 * that it is the same in a report on all pages, and has the rows and the examples that are left.
 */
export function cutTo(
  rows: ReadonlySet<UnansweredQuestion>,
  { topics, setAside }: Grouping<UnansweredQuestion>,
  redactor: Pick<Redactor, 'redact'>,
): Grouping<UnansweredQuestion> {
  const isIn = (row: UnansweredQuestion): boolean => rows.has(row);
  return {
    topics: topics.flatMap((topic) => {
      const left = topic.rows.filter(isIn);
      if (left.length === 0) return [];
      if (left.length === topic.rows.length) return [topic];
      const now = left.filter(({ current }) => current);
      const examples = countQuestions(now.length > 0 ? now : left)
        .slice(0, mostExamples)
        .map(({ text, count }) => ({ text: redactor.redact(text), count }));
      return [{ ...topic, rows: left, examples }];
    }),
    setAside: setAside.filter(isIn),
  };
}

/** Searches with the topic that each asks for: the topics stay as they are. */
export async function joinSearches<Search extends { query: string }>(
  searches: readonly Search[],
  {
    grouping,
    answered,
    pace,
  }: {
    grouping: Grouping<UnansweredQuestion>;
    answered: Pick<AnsweredSample, 'kept'>;
    pace: Pace;
  },
): Promise<(Search & { topicId: string | null })[]> {
  const topics = grouping.topics.filter(({ rows }) => rows.some(({ current }) => current));
  const joined = await joinTopics(
    searches.map(({ query }) => query),
    {
      topics: topics.map(({ rows }) => rows.map((row) => askedIn(row, ''))),
      answered: answered.kept(),
      pace,
    },
  );
  return searches.map((search, at) => ({
    ...search,
    topicId: topics[joined[at] ?? -1]?.id ?? null,
  }));
}

/** What a row asks, and what is known of it. */
function askedIn(row: UnansweredQuestion, shown: string): Question {
  return {
    text: row.question,
    shown,
    current: row.current,
    conversation: row.conversation,
    time: parseTimestamp(row.timestamp),
    pageUrl: row.pageUrl && pageAddress(row.pageUrl),
    citedUrls: row.sources.flatMap(({ url }) => (url ? pageAddress(url) : [])),
    category: row.category,
    answer: row.answer,
  };
}
