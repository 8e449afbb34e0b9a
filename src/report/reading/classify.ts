import type { titlesOf } from '../gaps/identity.ts';
import { answersTo, type Session, sharesWord } from './requests.ts';
import {
  isReckless,
  joined,
  joinTask,
  type NamedSection,
  type QuestionToClassify,
  rememberedSections,
  sectionsTask,
} from './sections.ts';

/* Has a model classify questions by the section of the docs that would answer them. */

export type Classification = Awaited<ReturnType<typeof classifyQuestions>>;

/** Usual number of questions in a request, and the maximum to keep an offline topic together. */
const questionsOfRequest = 100;
const maxOfRequest = 120;
/** Minimum size of a request that is halved to fit a model's context. */
const minQuestions = 10;
/** Requests left unplanned so that failed ones can be repeated. */
const spare = 2;
/** How many turns of a conversation are traced back. */
const maxTurns = 50;

const reckless = 'would have put most questions into one section';

/**
 * @param questions by offline topic, largest first, and the most central of each topic first
 * @param remembered the gaps in the memory, largest first
 * @param reserved requests to leave for later tasks
 * @throws the signal's reason when aborted
 */
export async function classifyQuestions(
  questions: readonly QuestionToClassify[],
  {
    remembered,
    reserved,
    ...session
  }: Session & { remembered: ReturnType<typeof titlesOf>; reserved: number },
) {
  const { model, failures, redact } = session;
  const requests = model.requestsLeft - reserved - 1 - spare;
  const order = orderOf(questions, requests);
  const isFull = order.length > requests * questionsOfRequest;
  const byTitle = rememberedSections(remembered);
  const nothing = new Set<QuestionToClassify>();
  const sent = new Set<QuestionToClassify>();
  const read = new Set<QuestionToClassify>();
  const requested = answersTo(
    order,
    {
      size: isFull ? maxOfRequest : questionsOfRequest,
      minSize: minQuestions,
      countToSend,
      task(some) {
        for (const question of some) sent.add(question);
        return sectionsTask(some, { known: [...byTitle.values()], redact });
      },
    },
    { model, failures, keep: reserved + (order.length > questionsOfRequest ? 1 : 0) },
  );
  let answers = 0;
  for await (const { items, answer } of requested) {
    const groups = Map.groupBy(answer.keys(), (one) => answer.get(one)?.toLowerCase());
    if ([...groups.values()].some((group) => isReckless(group, items.length))) {
      failures.reasons.push(reckless);
      continue;
    }
    answers += 1;
    for (const question of items) read.add(question);
    for (const [question, title] of answer) {
      if (title === null) {
        nothing.add(question);
        continue;
      }
      const made = { title, gapId: null, questions: [], had: 0, example: question.text };
      const section = byTitle.get(title.toLowerCase()) ?? made;
      section.questions.push(question);
      byTitle.set(title.toLowerCase(), section);
    }
  }
  let sections = [...byTitle.values()];
  if (answers > 1) {
    sections = await joinSections(sections, { ...session, keep: reserved, read: read.size });
  }
  const members = Map.groupBy(questions, sectionFinder(sections, nothing));
  const unnamed = members.get(null) ?? [];
  return {
    /** A title is null if it shares no content word with the section's questions. */
    sections: sections.flatMap((section) => {
      const own = members.get(section);
      if (!own) return [];
      const { gapId, title } = section;
      const texts = own.map(({ text }) => text);
      const isOfThem = gapId !== null || sharesWord(title, texts, session.contentWords);
      return [{ gapId, title: isOfThem ? title : null, questions: own }];
    }),
    /** Questions that the docs need not answer. */
    nothing: new Set(unnamed.filter((one) => nothing.has(one) || nothing.has(firstTurn(one)))),
    /** Number of questions that an answer named. */
    placed: sections.reduce((sum, section) => sum + section.questions.length, nothing.size),
    sent: sent.size,
    /** Whether every question was in a request that was answered. */
    isWhole: read.size === questions.length,
  };
}

/**
 * The questions in the order in which they are sent: the later period first, then by offline topic,
 * largest first. If there are too many, the most central ones of each topic are sent, so that small
 * topics stay complete.
 */
function orderOf(questions: readonly QuestionToClassify[], requests: number): QuestionToClassify[] {
  const order: QuestionToClassify[] = [];
  for (const isLater of [true, false]) {
    const asked = questions.filter((question) => question.isLater === isLater);
    const topics = Map.groupBy(asked, ({ topic }) => topic);
    const ranked = [...topics.values()].flatMap((topic) =>
      topic.map((question, rank) => ({ question, rank })),
    );
    const room = Math.max(0, requests * maxOfRequest - order.length);
    const sent = ranked.sort((a, b) => a.rank - b.rank).slice(0, room);
    sent.sort((a, b) => a.question.topic - b.question.topic);
    for (const { question } of sent) order.push(question);
  }
  return order;
}

function countToSend(left: readonly QuestionToClassify[], size: number): number {
  // A smaller size than usual is the limit of the model's context.
  const max = size < questionsOfRequest ? size : maxOfRequest;
  if (left.length <= max) return left.length;
  for (let count = size; count < max; count += 1) {
    if (left[count]?.topic !== left[count - 1]?.topic) return count;
  }
  return max;
}

/** Asks which titles from several requests mean the same section, and joins those. */
async function joinSections(
  sections: NamedSection[],
  { read, ...asking }: Session & { keep: number; read: number },
): Promise<NamedSection[]> {
  const named = sections
    .filter(({ questions }) => questions.length > 0)
    .sort((a, b) => b.questions.length - a.questions.length);
  if (named.length < 2) return sections;
  const batches = { size: 1, minSize: 1, task: () => joinTask(named) };
  for await (const { answer } of answersTo([named], batches, asking)) {
    const made = joined(named, answer, read);
    if (made) return made;
    asking.failures.reasons.push(reckless);
  }
  return sections;
}

/**
 * Finds the section of a question; null if it has none. A follow-up that the model didn't name goes with
 * the turn that it follows up, and the other way round.
 */
function sectionFinder(
  sections: readonly NamedSection[],
  nothing: ReadonlySet<QuestionToClassify>,
): (question: QuestionToClassify) => NamedSection | null {
  const named = new Map<QuestionToClassify, NamedSection>();
  /** Sections of follow-ups by their first turn, in case this was not named. */
  const ofFollowUp = new Map<QuestionToClassify, NamedSection>();
  for (const section of sections) {
    for (const question of section.questions) {
      named.set(question, section);
      const turn = firstTurn(question);
      if (!ofFollowUp.has(turn)) ofFollowUp.set(turn, section);
    }
  }
  return (question) => {
    const own = named.get(question);
    if (own || nothing.has(question)) return own ?? null;
    const turn = firstTurn(question);
    return named.get(turn) ?? ofFollowUp.get(turn) ?? null;
  };
}

/** The first turn that a question follows up, or the question itself. */
function firstTurn(question: QuestionToClassify): QuestionToClassify {
  let turn = question;
  for (let steps = 0; steps < maxTurns; steps += 1) turn = turn.follows ?? turn;
  return turn;
}

/**
 * Applies a model's answers. A question that the model didn't name follows its offline topic if at
 * least half of that topic's named questions went to one section; otherwise it stays with the rest of
 * the topic. Questions that the docs need not answer are in no topic.
 *
 * @returns the model's sections, then the rests of offline topics, which have no section; `rest` has the
 *   questions that the model didn't name
 */
export function regroup(
  questions: readonly QuestionToClassify[],
  { sections, nothing }: Pick<Classification, 'sections' | 'nothing'>,
) {
  const sectionOf = new Map<QuestionToClassify, number>();
  for (const [at, section] of sections.entries()) {
    for (const question of section.questions) sectionOf.set(question, at);
  }
  const made = sections.map((section) => ({ section, rest: [] as QuestionToClassify[] }));
  const rests = [];
  for (const topic of Map.groupBy(questions, (question) => question.topic).values()) {
    const left = topic.filter((question) => !sectionOf.has(question) && !nothing.has(question));
    if (left.length === 0) continue;
    const named = Map.groupBy(
      topic.flatMap((question) => sectionOf.get(question) ?? []),
      (section) => section,
    );
    const sizeOf = (section: number): number => sections[section]?.questions.length ?? 0;
    const [[target = -1, some = []] = []] = [...named].sort(
      ([a, x], [b, y]) => y.length - x.length || sizeOf(b) - sizeOf(a) || a - b,
    );
    if (some.length > 0 && some.length * 2 >= topic.length - left.length) {
      for (const question of left) made[target]?.rest.push(question);
    } else rests.push({ section: null, rest: left });
  }
  return [...made, ...rests];
}
