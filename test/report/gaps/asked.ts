import type { IdentifiedTopic } from '../../../src/report/gaps/identity.ts';
import type { RememberedGap } from '../../../src/report/gaps/memory.ts';
import type { ReportToRemember } from '../../../src/report/gaps/remember.ts';
import { addDays, daysOf } from '../../../src/report/source/period.ts';
import { hashRow, type Question } from '../../../src/report/source/question.ts';
import { anchorQuestionOf } from '../../../src/report/topics/anchor.ts';
import { idOf, words } from './memories.ts';

/** An unanswered question of one day. */
export function questionOf(
  query: string,
  day: string,
  { id = `${query} ${day}`, current = true }: { id?: string; current?: boolean } = {},
): Question {
  const timestamp = `${day}T10:00:00Z`;
  const page = 'https://docs.acme.example/guides/start';
  return {
    id: words(id),
    current,
    conversation: words(id),
    timestamp: words(timestamp),
    day,
    time: Date.parse(timestamp),
    hash: hashRow({ id, timestamp, question: query }),
    text: words(query),
    category: null,
    sources: [],
    pageUrl: words(page),
    answer: null,
    countedBy: { page: page as Question['countedBy']['page'], category: null },
  };
}

/** A topic that is this gap, and whose main part has all its rows. */
export function topicOf(
  rows: readonly Question[],
  { number = 1, ...fields }: Partial<IdentifiedTopic> & { number?: number } = {},
): IdentifiedTopic {
  const texts = new Map(rows.map((row) => [row.text, anchorQuestionOf(row)]));
  const id = idOf(number);
  return {
    id,
    label: words(`Heading ${number}`),
    rows,
    main: rows,
    anchor: [...texts.values()].slice(0, 3),
    examples: [],
    possibleLabels: [],
    remembered: null as RememberedGap | null,
    ...fields,
  };
}

/** What to remember of a weekly report that read the week before too. */
export function reportOf(
  to: string,
  {
    topics = [],
    perDay = 150,
    ...fields
  }: { topics?: readonly IdentifiedTopic[]; perDay?: number } & Partial<ReportToRemember> = {},
): ReportToRemember {
  const [from, readFrom] = [addDays(to, -7), addDays(to, -14)];
  const questions = topics.flatMap(({ rows }) => rows);
  const unanswered = questions.filter(({ current }) => current).length;
  return {
    counts: { from, to, readFrom, questions: 7 * perDay, unanswered, located: unanswered },
    named: new Set(),
    conversationsByDay: new Map(daysOf({ from: readFrom, to }).map((day) => [day, perDay])),
    questions,
    topics,
    places: new Map(),
    given: null,
    ...fields,
  };
}
