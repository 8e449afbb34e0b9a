import type { Task, TaskResult } from '../../../src/model/client.ts';
import { classifyQuestions } from '../../../src/report/reading/classify.ts';
import type { Session } from '../../../src/report/reading/requests.ts';
import type { QuestionToClassify } from '../../../src/report/reading/sections.ts';
import type { Redacted } from '../../../src/text/text.ts';
import type { Material } from '../../world/reader.ts';

type Sections = Material & { task: 'sections' };
export type Answer = object | Exclude<TaskResult<never>, { kind: 'answer' }>;

/** A model in use, and what it was asked in the end. */
export interface Asking {
  materials: Material[];
  sections: Sections[];
  session: Session;
  requests: () => number;
}

const isFailure = (answer: Answer): answer is Exclude<TaskResult<never>, { kind: 'answer' }> =>
  'kind' in answer;

/** A model that answers so; an answer that is not of the form is a failure. */
export function askingOf(
  answer: (material: Material, index: number) => Answer,
  { atOnce = 2 }: { atOnce?: number } = {},
): Asking {
  const materials: Material[] = [];
  const failures: Session['failures'] = { reasons: [], isFinal: false };
  let requests = 0;
  async function ask<T>({ material, read }: Task<T>): Promise<TaskResult<T>> {
    materials.push(material as Material);
    const said = answer(material as Material, requests++);
    if (isFailure(said)) return said;
    const value = read(said);
    if (value === null) return { kind: 'failed', why: 'had no answer', isFinal: false };
    return { kind: 'answer', value };
  }
  const model = {
    ask,
    atOnce,
    get requestsLeft() {
      return 16 - requests;
    },
  };
  return {
    materials,
    get sections() {
      return materials.filter((one): one is Sections => one.task === 'sections');
    },
    requests: () => requests,
    session: {
      model,
      failures,
      contentWords: (text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [],
      redact: (text) => text.replaceAll('ada@example.com', '[email]') as Redacted,
    },
  };
}

/** Questions of topics by their texts: `before` is asked in the earlier period alone. */
export const questionsOf = (topics: readonly (readonly string[])[]): QuestionToClassify[] =>
  topics.flatMap((texts, topic) =>
    texts.map((text) => {
      const isLater = !text.includes('before');
      return { rows: [], text, follows: null, isLater, topic };
    }),
  );

/** Classifies questions, and gives sections with the numbers of their questions, and their texts by title. */
export async function classify(
  { session }: Asking,
  questions: readonly QuestionToClassify[],
  remembered: readonly { id: string; heading: string }[] = [],
) {
  const titles = remembered.map(({ id, heading }) => ({
    id,
    heading: heading as Redacted,
    questions: 60,
    example: `about ${heading}`,
  }));
  const result = await classifyQuestions(questions, {
    ...session,
    remembered: titles,
    reserved: 4,
  });
  const numbers = (some: Iterable<QuestionToClassify>) =>
    [...some].map((question) => questions.indexOf(question));
  return {
    ...result,
    sections: result.sections.map((one) => ({ ...one, questions: numbers(one.questions) })),
    nothing: numbers(result.nothing),
    texts: Object.fromEntries(
      result.sections.map((one) => [one.title ?? '', one.questions.map(({ text }) => text)]),
    ),
  };
}
