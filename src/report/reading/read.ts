import type { Model } from '../../model/client.ts';
import {
  type Description,
  describeTask,
  type TopicToDescribe,
  topicsOfRequest,
} from './describe.ts';
import { joined, joinTask } from './join.ts';
import type { Reading, ToRead } from './reading.ts';
import { askInRequests, type Failures } from './requests.ts';
import {
  asItCounts,
  countToSend,
  fewestQuestions,
  mostOfRequest,
  nothingSaid,
  orderOf,
  type Placed,
  questionsOfRequest,
  type Redact,
  sectionsTask,
  takeSections,
} from './sections.ts';

export interface Reader {
  model: Pick<Model, 'ask' | 'atOnce' | 'requestsLeft'>;
  /** The stems of a text that say what it is about. */
  tellingWords: (text: string) => readonly string[];
  redact: Redact;
  /** What fails is counted here. */
  failures: Failures;
}

/** Requests that are kept for describing, while there is a question left to place. */
const mostForDescribing = 4;
/** Requests that are not planned for, so that one that fails can be asked again. */
const spare = 2;

const reckless = 'would have put most questions into one section';

/**
 * Has a model say of every question which section of the docs would answer it.
 *
 * @param toDescribe how many topics will be described
 * @throws the signal's reason when aborted
 */
export async function readQuestions(
  toRead: ToRead,
  { model, tellingWords, redact, failures, toDescribe }: Reader & { toDescribe: number },
): Promise<Reading> {
  const { questions, remembered } = toRead;
  const said = nothingSaid(remembered);
  const describing = Math.min(mostForDescribing, Math.ceil(toDescribe / topicsOfRequest));
  const requests = model.requestsLeft - describing - 1 - spare;
  const order = orderOf(toRead, requests);
  const isFull = order.length > requests * questionsOfRequest;
  let answers = 0;
  await askInRequests({
    model,
    failures,
    items: order,
    take: countToSend,
    size: isFull ? mostOfRequest : questionsOfRequest,
    smallest: fewestQuestions,
    keep: describing + (order.length > questionsOfRequest ? 1 : 0),
    task: (some: readonly Placed[]) => sectionsTask(some, { questions, said, redact }),
    answered: (some, answer) => {
      if (takeSections(said, some, answer)) answers += 1;
      else failures.add(reckless);
    },
  });
  let sections = [...said.sections.values()];
  const join = answers > 1 && !failures.isFinal ? joinTask(said) : null;
  if (join) {
    const read = order.filter(({ question }) => said.read.has(question));
    await askInRequests({
      model,
      failures,
      items: [join],
      take: () => 1,
      size: 1,
      smallest: 1,
      keep: describing,
      task: () => join.task,
      answered: (_, same) => {
        const made = joined(join.sections, same, read);
        if (made) sections = made;
        else failures.add(reckless);
      },
    });
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
 * @throws the signal's reason when aborted
 */
export async function describeTopics(
  topics: readonly TopicToDescribe[],
  { model, failures, ...reader }: Reader,
): Promise<(Description | null)[]> {
  const found = new Map<TopicToDescribe, Description | null>();
  await askInRequests({
    model,
    failures,
    items: topics,
    size: topicsOfRequest,
    smallest: 1,
    keep: 0,
    take: (left, size) => Math.min(left.length, size),
    task: (some: readonly TopicToDescribe[]) => describeTask(some, reader),
    answered: (some, descriptions) => {
      for (const [at, topic] of some.entries()) found.set(topic, descriptions[at] ?? null);
    },
  });
  return topics.map((topic) => found.get(topic) ?? null);
}
