import type { Task, TaskResult } from '../../../src/model/client.ts';
import { classifyQuestions } from '../../../src/report/reading/classify.ts';
import type { ModelSession } from '../../../src/report/reading/requests.ts';
import type { QuestionToClassify } from '../../../src/report/reading/sections.ts';
import type { Redacted } from '../../../src/text/text.ts';
import type { Material } from '../../world/reader.ts';

type Sections = Material & { task: 'sections' };
export type Answer = object | Exclude<TaskResult<never>, { kind: 'answer' }>;

export type Asking = ReturnType<typeof askingOf>;

const isFailure = (answer: Answer): answer is Exclude<TaskResult<never>, { kind: 'answer' }> =>
  'kind' in answer;

/** A session with a model that answers like this, and its requests; an answer in another form is a failure. */
export function askingOf(
  answer: (material: Material, index: number) => Answer,
  { concurrency = 2 }: { concurrency?: number } = {},
) {
  const materials: Material[] = [];
  const failures: ModelSession['failures'] = { reasons: [], isFinal: false };
  let requests = 0;
  async function ask<T>({ data, read }: Task<T>): Promise<TaskResult<T>> {
    materials.push(data as Material);
    const reply = answer(data as Material, requests++);
    if (isFailure(reply)) return reply;
    const value = read(reply);
    if (value === null) return { kind: 'failed', why: 'had no answer', isFinal: false };
    return { kind: 'answer', value };
  }
  const model: ModelSession['model'] = {
    ask,
    concurrency,
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
      redact: (text: string) => text.replaceAll('ada@example.com', '[email]') as Redacted,
    },
  };
}

/** Questions by topic; a text with `before` is asked only in the earlier period. */
export const questionsOf = (topics: readonly (readonly string[])[]): QuestionToClassify[] =>
  topics.flatMap((texts, topic) =>
    texts.map((text) => {
      const isCurrent = !text.includes('before');
      return { rows: [], text, after: null, follows: null, isCurrent, topic };
    }),
  );

/** Classifies questions, and returns sections with question numbers, and texts by title. */
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
      result.sections.map((one) => [one.title, one.questions.map(({ text }) => text)]),
    ),
  };
}
