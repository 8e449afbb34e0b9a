import type { Task, TaskResult } from '../../../src/model/client.ts';
import { type Reader, readQuestions } from '../../../src/report/reading/read.ts';
import type { Reading, ToRead } from '../../../src/report/reading/reading.ts';
import { Failures } from '../../../src/report/reading/requests.ts';
import type { Material } from '../../world/reader.ts';

type Sections = Material & { task: 'sections' };
export type Answer = object | Exclude<TaskResult<never>, { kind: 'answer' }>;

/** What a model is told to be, and what it was asked in the end. */
export interface Asking {
  materials: Material[];
  sections: Sections[];
  failures: Failures;
  reader: Reader;
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
  const failures = new Failures();
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
    failures,
    requests: () => requests,
    reader: {
      model,
      failures,
      contentWords: (text) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [],
      redact: (text) => text.replaceAll('ada@example.com', '[email]'),
    },
  };
}

/** Questions of topics by their texts: `before` is asked in the earlier period alone. */
export function toReadOf(
  topics: readonly (readonly string[])[],
  { remembered = [] }: { remembered?: readonly { id: string; heading: string }[] } = {},
): ToRead {
  const questions = topics.flat().map((text) => ({
    text,
    follows: null,
    isLater: !text.includes('before'),
  }));
  let at = 0;
  return {
    questions,
    topics: topics.map((topic) => topic.map(() => at++)),
    remembered: remembered.map((one) => ({
      ...one,
      questions: 60,
      example: `about ${one.heading}`,
    })),
  };
}

/** Reads, and gives the texts of each section by its title. */
export async function readBy(
  asking: Asking,
  toRead: ToRead,
): Promise<{ reading: Reading; texts: Record<string, string[]> }> {
  const reading = await readQuestions(toRead, { ...asking.reader, reserved: 4 });
  const texts = reading.sections.map(({ title, questions }) => [
    title ?? '',
    questions.map((at) => toRead.questions[at]?.text ?? ''),
  ]);
  return { reading, texts: Object.fromEntries(texts) };
}
