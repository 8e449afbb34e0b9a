import type { Question } from '../../src/report/source/question.ts';
import { groupQuestions, type Topic } from '../../src/report/topics/topics.ts';
import type { Redacted } from '../../src/text/text.ts';

/** A question that has only its words and the given fields. */
export function wording(text: string, fields: Partial<Question> = {}): Question {
  const words = text as Redacted;
  return {
    id: words,
    text: words,
    current: true,
    conversation: words,
    timestamp: null,
    time: null,
    day: null,
    hash: 0,
    countedBy: { page: null, category: null },
    pageUrl: null,
    category: null,
    sources: [],
    answer: null,
    ...fields,
  };
}

/** A topic whose rows are the questions' places in the input. */
export interface PlacedTopic extends Omit<Topic, 'rows' | 'main' | 'anchor'> {
  rows: number[];
  main: number[];
}

/** The topics of questions; each excluded question is alone. */
export function groupPlaces(questions: readonly Question[]): PlacedTopic[] {
  const { topics, setAside } = groupQuestions(questions, []);
  const placeOf = new Map(questions.map((question, at) => [question, at]));
  const places = (rows: readonly Question[]) => rows.flatMap((row) => placeOf.get(row) ?? []);
  const alone = places(setAside)
    .sort((a, b) => (JSON.stringify(questions[a]) < JSON.stringify(questions[b]) ? -1 : 1))
    .map((at, number) => ({
      id: `aside ${number}`,
      label: `Excluded (${number})` as Redacted,
      rows: [at],
      main: [at],
      possibleLabels: [],
      examples: [],
    }));
  const placed = topics.map(({ anchor, rows, main, ...topic }) => ({
    ...topic,
    rows: places(rows),
    main: places(main),
  }));
  return [...placed, ...alone];
}
