import { type PreparedQuestion, prepareQuestion, wordNearness } from '../../language/nearness.ts';
import { type Pace, paced } from '../../pace.ts';
import type { Redactor } from '../../text/text.ts';
import { leastNear } from '../gaps/anchor.ts';
import { pageAddress } from '../source/page-address.ts';
import type { Topic } from '../source/question.ts';
import type { AnsweredQuestion } from '../topics/evidence.ts';
import { conversationsOf } from './counts.ts';
import type { AnsweredLike } from './report.ts';

/** One alone may be there by chance. */
const fewestAlike = 2;
/** Wordings of a main part that are held against answered questions: those asked most. */
const mostWordings = 30;

/** A main part as answered questions are held against it. */
interface PreparedPart {
  /** Its most central questions: what is near to none of them is not looked at any closer. */
  central: PreparedQuestion[];
  wordings: { rows: number; prepared: PreparedQuestion }[];
  rows: number;
}

/**
 * Answered questions that are near most of a topic's main part, by the words alone, and the page that
 * most of them were answered from: the strongest sign that the docs tell what was asked.
 *
 * @param topics of which the largest that may be shown are looked at
 * @param answered a sample of the questions that were answered
 * @param fileOf the source of a page; null if the docs don't have it, or it may not be shown
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
  topics: readonly (Topic & { id: string })[];
  most: number;
  answered: readonly AnsweredQuestion[];
  fileOf: (url: string) => string | null;
  redactor: Pick<Redactor, 'redact'>;
  pace: Pace;
}): Promise<ReadonlyMap<string, AnsweredLike>> {
  const shown = topics
    .map((topic) => ({
      topic,
      size: conversationsOf(topic.rows.filter(({ current }) => current)).length,
    }))
    .filter(({ size }) => size > 1)
    .sort((a, b) => b.size - a.size)
    .slice(0, most)
    .map(({ topic }) => ({ id: topic.id, part: prepared(topic) }));
  const alike = new Map<string, AnsweredQuestion[]>();
  function* held(): Generator<void> {
    for (const one of shown.length > 0 ? answered : []) {
      const question = prepareQuestion(redactor.redact(one.question), null, null);
      for (const { id, part } of shown) {
        if (isNear(question, part)) alike.set(id, [...(alike.get(id) ?? []), one]);
        yield;
      }
    }
  }
  await paced(held(), pace);
  return new Map(
    [...alike].flatMap(([id, questions]) =>
      questions.length < fewestAlike
        ? []
        : [[id, { questions: questions.length, ...pageOf(questions, { fileOf, redactor }) }]],
    ),
  );
}

function prepared({ main, anchor }: Topic): PreparedPart {
  const wordings = [...Map.groupBy(main, ({ text }) => text)]
    .map(([text, { length }]) => ({ text, rows: length }))
    .sort((a, b) => b.rows - a.rows)
    .slice(0, mostWordings)
    .map(({ text, rows }) => ({ rows, prepared: prepareQuestion(text, null, null) }));
  return {
    central: anchor.map(({ text }) => prepareQuestion(text, null, null)),
    wordings,
    rows: wordings.reduce((sum, { rows }) => sum + rows, 0),
  };
}

function isNear(question: PreparedQuestion, { central, wordings, rows }: PreparedPart): boolean {
  const near = (other: PreparedQuestion): boolean => wordNearness(question, other) >= leastNear;
  if (!central.some(near)) return false;
  const those = wordings.filter((wording) => near(wording.prepared));
  return 2 * those.reduce((sum, wording) => sum + wording.rows, 0) > rows;
}

function pageOf(
  questions: readonly AnsweredQuestion[],
  { fileOf, redactor }: Pick<Parameters<typeof answeredLike>[0], 'fileOf' | 'redactor'>,
): Omit<AnsweredLike, 'questions'> {
  const pages = new Map<string, { count: number; page: Omit<AnsweredLike, 'questions'> }>();
  for (const { cited } of questions) {
    const named = new Map<string, Omit<AnsweredLike, 'questions'>>();
    for (const { url } of cited) {
      const file = fileOf(url);
      const address = redactor.redact(pageAddress(url));
      if (file === null) named.set(address, { url: address });
      else named.set(file, { file });
    }
    for (const [key, page] of named) {
      pages.set(key, { page, count: (pages.get(key)?.count ?? 0) + 1 });
    }
  }
  const [first] = [...pages].sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1));
  return first?.[1].page ?? {};
}
