import { type PreparedQuestion, prepareQuestion, wordNearness } from '../../language/nearness.ts';
import { type Pace, paced } from '../../pace.ts';
import { pageAddress } from '../../text/address.ts';
import type { Redactor } from '../../text/text.ts';
import { leastNear } from '../gaps/anchor.ts';
import type { Topic } from '../source/question.ts';
import type { AnsweredQuestion } from '../topics/evidence.ts';
import { conversationsOf } from './counts.ts';
import type { AnsweredLike } from './report.ts';

/** One alone may be there by chance. */
const fewestAlike = 2;
/** Wordings of a main part that are held against answered questions: those asked most. */
const mostWordings = 30;

/**
 * Answered questions that are near most of a topic's main part, by the words alone, and the page that
 * most of them were answered from: the strongest sign that the docs tell what was asked.
 *
 * @param topics of which the largest that may be shown are looked at
 * @param answered a sample of the questions that were answered
 * @param fileOf the source of a page; null if the docs don't have it
 * @returns by the topics' ids; none of a topic with fewer than two
 */
export async function answeredLike({
  topics,
  most,
  answered,
  fileOf,
  redactor,
  pace,
}: {
  topics: readonly Topic[];
  most: number;
  answered: readonly AnsweredQuestion[];
  fileOf: (url: string) => string | null;
  redactor: Pick<Redactor, 'redact'>;
  pace: Pace;
}): Promise<ReadonlyMap<string, AnsweredLike>> {
  const sizes = new Map(
    topics.map((topic) => [topic, conversationsOf(topic.rows.filter((row) => row.current)).length]),
  );
  const parts = [...sizes]
    .filter(([, size]) => size > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([topic]) => prepared(topic));
  const alike = new Map<string, AnsweredQuestion[]>();
  function* held(): Generator<void> {
    for (const one of parts.length > 0 ? answered : []) {
      const question = prepareQuestion(redactor.redact(one.question), null, null);
      for (const part of parts) {
        if (isNear(question, part)) alike.set(part.id, [...(alike.get(part.id) ?? []), one]);
        yield;
      }
    }
  }
  await paced(held(), pace);
  const found = [...alike].filter(([, questions]) => questions.length >= fewestAlike);
  const pageOf = pageBy(fileOf, redactor);
  return new Map(
    found.map(([id, questions]) => [id, { questions: questions.length, ...pageOf(questions) }]),
  );
}

function prepared({ id, main, anchor }: Topic) {
  const wordings = [...Map.groupBy(main, ({ text }) => text)]
    .map(([text, { length }]) => ({ text, rows: length }))
    .sort((a, b) => b.rows - a.rows)
    .slice(0, mostWordings)
    .map(({ text, rows }) => ({ rows, prepared: prepareQuestion(text, null, null) }));
  return {
    id,
    // What is near to none of its most central questions is not looked at any closer.
    central: anchor.map(({ text }) => prepareQuestion(text, null, null)),
    wordings,
    rows: wordings.reduce((sum, { rows }) => sum + rows, 0),
  };
}

function isNear(
  question: PreparedQuestion,
  { central, wordings, rows }: ReturnType<typeof prepared>,
): boolean {
  const near = (other: PreparedQuestion): boolean => wordNearness(question, other) >= leastNear;
  if (!central.some(near)) return false;
  const those = wordings.filter((wording) => near(wording.prepared));
  return 2 * those.reduce((sum, wording) => sum + wording.rows, 0) > rows;
}

type Page = Omit<AnsweredLike, 'questions'>;

/** The page that most questions were answered from: its source, if redaction leaves that as it is. */
function pageBy(fileOf: (url: string) => string | null, { redact }: Pick<Redactor, 'redact'>) {
  const shown = (url: string): Page => {
    const file = fileOf(url);
    return file !== null && redact(file) === file ? { file } : { url: redact(pageAddress(url)) };
  };
  return (questions: readonly AnsweredQuestion[]): Page => {
    const named = questions.flatMap(({ cited }) => [
      ...new Map(cited.map(({ url }) => shown(url)).map((page) => [page.file ?? page.url, page])),
    ]);
    const [first] = [...Map.groupBy(named, ([key]) => key ?? '')].sort(
      ([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1),
    );
    return first?.[1][0]?.[1] ?? {};
  };
}
