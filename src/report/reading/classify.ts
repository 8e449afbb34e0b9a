import { languageOf } from '../../language/languages.ts';
import type { rememberedHeadings } from '../gaps/identity.ts';
import { type ModelSession, requestAnswers, sharesWord } from './requests.ts';
import {
  isReckless,
  joinSectionsTask,
  mergeSections,
  type NamedSection,
  type QuestionToClassify,
  rememberedSections,
  sectionsTask,
} from './sections.ts';

/* Asks a model to classify questions by the docs section that would answer them. */

export type Classification = Awaited<ReturnType<typeof classifyQuestions>>;

/** Number of questions per request, and the number if there are more than fit into all requests. */
const questionsPerRequest = 100;
const maxQuestionsPerRequest = 120;
/** Minimum number of questions in a request that was split to fit the model's context. */
const minQuestionsPerRequest = 10;
/** Share of the requests that is saved for repeating failed ones. */
const spareShare = 1 / 5;
/** The language of texts without function words, such as keywords. */
const defaultLanguage = 'english';

const recklessText = 'would have put most questions into one section';

/**
 * @param questions sorted by topic, largest topic first, then most central question first
 * @param remembered the gaps in the memory, largest first
 * @param reserved number of requests to leave for later tasks
 * @throws the signal's reason when aborted
 */
export async function classifyQuestions(
  questions: readonly QuestionToClassify[],
  {
    remembered,
    reserved,
    ...session
  }: ModelSession & { remembered: ReturnType<typeof rememberedHeadings>; reserved: number },
) {
  const { model, failures, redact } = session;
  const available = model.requestsLeft - reserved;
  const requests = available - 1 - Math.floor(available * spareShare);
  const order = orderOf(questions, requests);
  const isFull = order.length > requests * questionsPerRequest;
  const byTitle = rememberedSections(remembered);
  const nothing = new Set<QuestionToClassify>();
  const sent = new Set<QuestionToClassify>();
  const seen = new Set<QuestionToClassify>();
  const requested = requestAnswers(
    order,
    {
      size: isFull ? maxQuestionsPerRequest : questionsPerRequest,
      minSize: minQuestionsPerRequest,
      isFirstAlone: true,
      task(batch) {
        for (const question of batch) sent.add(question);
        return sectionsTask(batch, { known: [...byTitle.values()], redact });
      },
    },
    { model, failures, keep: reserved + (order.length > questionsPerRequest ? 1 : 0) },
  );
  let answers = 0;
  for await (const { items, answer } of requested) {
    const groups = Map.groupBy(answer.keys(), (question) => answer.get(question)?.toLowerCase());
    if ([...groups.values()].some((group) => isReckless(group, items.length))) {
      failures.reasons.push(recklessText);
      continue;
    }
    answers += 1;
    for (const question of items) seen.add(question);
    for (const [question, title] of answer) {
      if (title === null) {
        nothing.add(question);
        continue;
      }
      const added = { title, gapId: null, questions: [], askedBefore: 0, example: question.text };
      const section = byTitle.get(title.toLowerCase()) ?? added;
      section.questions.push(question);
      byTitle.set(title.toLowerCase(), section);
    }
  }
  let sections = [...byTitle.values()];
  if (answers > 1) {
    sections = await joinSections(sections, { ...session, keep: reserved, read: seen.size });
  }
  const sectionOf = new Map(
    sections.flatMap((named) => named.questions.map((question) => [question, named] as const)),
  );
  // A follow-up that the model didn't name has the section of the question that it follows up.
  const members = Map.groupBy(questions, (question) => {
    const { follows } = question;
    const isNamed = follows === null || nothing.has(question) || sectionOf.has(question);
    return sectionOf.get(isNamed ? question : follows);
  });
  return {
    /**
     * `isTelling`: whether a title can be a heading, as it has a content word of the section's questions, or as
     * these are in several languages.
     */
    sections: sections.flatMap((section) => {
      const inSection = members.get(section);
      if (!inSection) return [];
      const { gapId, title } = section;
      const texts = inSection.map(({ text }) => text);
      const languages = new Set(
        [title, ...texts].map((text) => languageOf(text) ?? defaultLanguage),
      );
      const isTelling = gapId !== null || languages.size > 1 || sharesWord(title, texts);
      return [{ gapId, title, isTelling, questions: inSection }];
    }),
    /** Questions that the docs need not answer. */
    nothing,
    /** Number of questions that the model's answers mention. */
    placed: sections.reduce((sum, section) => sum + section.questions.length, nothing.size),
    sent: sent.size,
    /** Number of questions in requests that the model answered. */
    read: seen.size,
    /** Whether the model answered the requests with all questions. */
    isWhole: seen.size === questions.length,
  };
}

/**
 * Sorts questions in the order in which they are sent: the current period first, then by topic, largest
 * first. If there are too many questions, only the most central of each topic are sent, so that small
 * topics stay complete.
 */
function orderOf(questions: readonly QuestionToClassify[], requests: number): QuestionToClassify[] {
  const order: QuestionToClassify[] = [];
  for (const isCurrent of [true, false]) {
    const ofPeriod = questions.filter((question) => question.isCurrent === isCurrent);
    const topics = Map.groupBy(ofPeriod, ({ topic }) => topic);
    const ranked = [...topics.values()].flatMap((topic) =>
      topic.map((question, rank) => ({ question, rank })),
    );
    const room = Math.max(0, requests * maxQuestionsPerRequest - order.length);
    const sent = ranked.sort((a, b) => a.rank - b.rank).slice(0, room);
    sent.sort((a, b) => a.question.topic - b.question.topic);
    for (const { question } of sent) order.push(question);
  }
  return order;
}

/** Asks which titles from different requests mean the same section, and merges these sections. */
async function joinSections(
  sections: NamedSection[],
  { read, ...session }: ModelSession & { keep: number; read: number },
): Promise<NamedSection[]> {
  const nonEmpty = sections
    .filter(({ questions }) => questions.length > 0)
    .sort((a, b) => b.questions.length - a.questions.length);
  if (nonEmpty.length < 2) return sections;
  const batches = { size: 1, minSize: 1, task: () => joinSectionsTask(nonEmpty) };
  for await (const { answer } of requestAnswers([nonEmpty], batches, session)) {
    const merged = mergeSections(nonEmpty, answer, read);
    if (merged) return merged;
    session.failures.reasons.push(recklessText);
  }
  return sections;
}

/**
 * Groups questions by a model's sections. If the model didn't name a question, it goes to the section with
 * at least half of the named questions of its offline topic (the topic found without a model) or, if there
 * is none, into a rest of that topic. Questions that the docs need not answer are left out.
 *
 * @returns the model's sections, then the rests of topics, whose `section` is null; `rest` has the
 *   questions that the model didn't name
 */
export function regroup<Section extends Pick<NamedSection, 'questions'>>(
  questions: readonly QuestionToClassify[],
  { sections, nothing }: { sections: readonly Section[]; nothing: ReadonlySet<QuestionToClassify> },
) {
  const sectionOf = new Map<QuestionToClassify, number>();
  for (const [at, section] of sections.entries()) {
    for (const question of section.questions) sectionOf.set(question, at);
  }
  const bySection = sections.map((section) => ({ section, rest: [] as QuestionToClassify[] }));
  const rests = [];
  for (const topic of Map.groupBy(questions, (question) => question.topic).values()) {
    const unnamed = topic.filter((question) => !sectionOf.has(question) && !nothing.has(question));
    if (unnamed.length === 0) continue;
    const questionsBySection = Map.groupBy(
      topic.flatMap((question) => sectionOf.get(question) ?? []),
      (section) => section,
    );
    const sizeOf = (section: number): number => sections[section]?.questions.length ?? 0;
    const [[target = -1, largest = []] = []] = [...questionsBySection].sort(
      ([a, x], [b, y]) => y.length - x.length || sizeOf(b) - sizeOf(a) || a - b,
    );
    if (largest.length > 0 && largest.length * 2 >= topic.length - unnamed.length) {
      for (const question of unnamed) bySection[target]?.rest.push(question);
    } else rests.push({ section: null, rest: unnamed });
  }
  return [...bySection, ...rests];
}
