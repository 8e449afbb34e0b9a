import * as z from 'zod/mini';
import type { Task } from '../../model/client.ts';
import {
  type Description,
  describeTask,
  type TopicToDescribe,
  topicsOfRequest,
} from './describe.ts';
import { joinPrompt } from './prompts.ts';
import type { Reading, ToRead } from './reading.ts';
import { type Asking, askInRequests, askOnce } from './requests.ts';
import {
  countToSend,
  emptySorting,
  finalSections,
  isReckless,
  maxOfRequest,
  minQuestions,
  orderOf,
  questionsOfRequest,
  type Redact,
  type SortedSection,
  type Sorting,
  sectionsTask,
  type TopicQuestion,
  takeSections,
} from './sections.ts';

export interface Reader extends Omit<Asking, 'keep'> {
  /** The stems of a text that carry its subject. */
  contentWords: (text: string) => readonly string[];
  redact: Redact;
}

/** Requests left unplanned so that failed ones can be repeated. */
const spare = 2;

const reckless = 'would have put most questions into one section';

/**
 * Has a model sort questions by the section of the docs that would answer them.
 *
 * @param reserved requests to leave for later tasks
 * @throws the signal's reason when aborted
 */
export async function readQuestions(
  toRead: ToRead,
  { model, contentWords, redact, failures, reserved }: Reader & { reserved: number },
): Promise<Reading> {
  const { questions, remembered } = toRead;
  const sorting = emptySorting(remembered);
  const requests = model.requestsLeft - reserved - 1 - spare;
  const order = orderOf(toRead, requests);
  const isFull = order.length > requests * questionsOfRequest;
  let answers = 0;
  await askInRequests(
    {
      items: order,
      size: isFull ? maxOfRequest : questionsOfRequest,
      minSize: minQuestions,
      countToSend,
      task: (some: readonly TopicQuestion[]) => sectionsTask(some, { questions, sorting, redact }),
      answered: (some, answer) => {
        if (takeSections(sorting, { some, answer, questions })) answers += 1;
        else failures.add(reckless);
      },
    },
    { model, failures, keep: reserved + (order.length > questionsOfRequest ? 1 : 0) },
  );
  let sections = [...sorting.sections.values()];
  const join = answers > 1 ? joinTask(sorting) : null;
  const same = join && (await askOnce(join.task, { model, failures, keep: reserved }));
  if (join && same) {
    const read = order.filter(({ question }) => sorting.read.has(question));
    const made = joined(join.sections, same, read);
    if (made) sections = made;
    else failures.add(reckless);
  }
  return {
    ...finalSections(sections, { questions, sorting, contentWords }),
    placed: sections.reduce((sum, section) => sum + section.questions.length, sorting.nothing.size),
    sent: sorting.sent.size,
    isWhole: sorting.read.size === questions.length,
  };
}

/**
 * Has a model describe topics, in their order.
 *
 * @param keep requests to leave for later tasks
 * @throws the signal's reason when aborted
 */
export async function describeTopics(
  topics: readonly TopicToDescribe[],
  { model, failures, keep, ...reader }: Reader & Pick<Asking, 'keep'>,
): Promise<(Description | null)[]> {
  const found = new Map<TopicToDescribe, Description | null>();
  await askInRequests(
    {
      items: topics,
      size: topicsOfRequest,
      minSize: 1,
      task: (some: readonly TopicToDescribe[]) => describeTask(some, reader),
      answered: (some, descriptions) => {
        for (const [at, topic] of some.entries()) found.set(topic, descriptions[at] ?? null);
      },
    },
    { model, failures, keep },
  );
  return topics.map((topic) => found.get(topic) ?? null);
}

const joinReply = z.object({ same: z.array(z.unknown()) });
const numbers = z.array(z.int());

/** Asks which titles from several requests mean the same section; null if there are fewer than two. */
export function joinTask(
  sorting: Sorting,
): { sections: SortedSection[]; task: Task<number[][]> } | null {
  const sections = [...sorting.sections.values()]
    .filter(({ questions }) => questions.length > 0)
    .sort((a, b) => b.questions.length - a.questions.length);
  if (sections.length < 2) return null;
  const task: Task<number[][]> = {
    prompt: joinPrompt,
    material: {
      task: 'join',
      sections: sections.map(({ title, questions }, at) => ({
        n: at + 1,
        title,
        questions: questions.length,
      })),
    },
    read: (json) => {
      const reply = z.safeParse(joinReply, json).data;
      return (
        reply?.same.map((item) =>
          (z.safeParse(numbers, item).data ?? []).filter((n) => n > 0 && n <= sections.length),
        ) ?? null
      );
    },
  };
  return { sections, task };
}

/**
 * Joins sections under the title of their remembered gap or else of the largest. Two remembered gaps
 * are never joined.
 *
 * @param asked all questions that were read, with their offline topics
 * @returns null if the answer is reckless: one section would have over half of the questions
 */
function joined(
  sections: readonly SortedSection[],
  same: readonly (readonly number[])[],
  asked: readonly TopicQuestion[],
): SortedSection[] | null {
  /** By section, the set of sections that it is joined with, including itself. */
  const sets = sections.map((_, at) => [at]);
  const isRemembered = (at: number): boolean => (sections[at]?.gapId ?? null) !== null;
  for (const group of same) {
    for (const n of group.slice(1)) {
      const [one, other] = [sets[(group[0] ?? 0) - 1], sets[n - 1]];
      if (!one || !other || one === other) continue;
      const all = [...one, ...other].sort((a, b) => a - b);
      if (all.filter(isRemembered).length > 1) continue;
      for (const at of all) sets[at] = all;
    }
  }
  const topicOf = new Map(asked.map(({ question, topic }) => [question, topic]));
  const made: SortedSection[] = [];
  for (const all of new Set(sets)) {
    const named = sections[all.find(isRemembered) ?? all[0] ?? 0];
    const questions = all.flatMap((at) => sections[at]?.questions ?? []);
    if (all.length > 1 && isReckless(questions, topicOf)) return null;
    if (named) made.push({ ...named, questions });
  }
  return made;
}
