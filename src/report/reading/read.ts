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
  asItCounts,
  countToSend,
  isReckless,
  maxOfRequest,
  minQuestions,
  nothingSaid,
  orderOf,
  type Placed,
  questionsOfRequest,
  type Redact,
  type Said,
  type SaidSection,
  sectionsTask,
  takeSections,
} from './sections.ts';

export interface Reader extends Omit<Asking, 'keep'> {
  /** The stems of a text that say what it is about. */
  tellingWords: (text: string) => readonly string[];
  redact: Redact;
}

/** Requests that are not planned for, so that one that fails can be asked again. */
const spare = 2;

const reckless = 'would have put most questions into one section';

/**
 * Has a model say of every question which section of the docs would answer it.
 *
 * @param reserved requests that are kept for what is asked afterwards
 * @throws the signal's reason when aborted
 */
export async function readQuestions(
  toRead: ToRead,
  { model, tellingWords, redact, failures, reserved }: Reader & { reserved: number },
): Promise<Reading> {
  const { questions, remembered } = toRead;
  const said = nothingSaid(remembered);
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
      task: (some: readonly Placed[]) => sectionsTask(some, { questions, said, redact }),
      answered: (some, answer) => {
        if (takeSections(said, { some, answer, questions })) answers += 1;
        else failures.add(reckless);
      },
    },
    { model, failures, keep: reserved + (order.length > questionsOfRequest ? 1 : 0) },
  );
  let sections = [...said.sections.values()];
  const join = answers > 1 ? joinTask(said) : null;
  const same = join && (await askOnce(join.task, { model, failures, keep: reserved }));
  if (join && same) {
    const read = order.filter(({ question }) => said.read.has(question));
    const made = joined(join.sections, same, read);
    if (made) sections = made;
    else failures.add(reckless);
  }
  return {
    ...asItCounts(sections, { questions, said, tellingWords }),
    placed: sections.reduce((sum, section) => sum + section.questions.length, said.nothing.size),
    sent: said.sent.size,
    isWhole: said.read.size === questions.length,
  };
}

/**
 * Has a model describe topics, in their order.
 *
 * @param keep requests that are kept for what is asked afterwards
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

/** Asks which titles that several requests gave are one; null if there are no two. */
export function joinTask(said: Said): { sections: SaidSection[]; task: Task<number[][]> } | null {
  const sections = [...said.sections.values()]
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
 * Joins sections: each set has the title of its remembered gap, else of its largest. Two remembered
 * gaps are never joined.
 *
 * @param asked all questions that were read, with their offline topics
 * @returns null if the answer would make one section of over half of them, as a reckless one does
 */
function joined(
  sections: readonly SaidSection[],
  same: readonly (readonly number[])[],
  asked: readonly Placed[],
): SaidSection[] | null {
  /** By section: all that it is one with, itself included. */
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
  const made: SaidSection[] = [];
  for (const all of new Set(sets)) {
    const named = sections[all.find(isRemembered) ?? all[0] ?? 0];
    const questions = all.flatMap((at) => sections[at]?.questions ?? []);
    if (all.length > 1 && isReckless(questions, topicOf)) return null;
    if (named) made.push({ ...named, questions });
  }
  return made;
}
