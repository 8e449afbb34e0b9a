import * as z from 'zod/mini';
import type { Task } from '../../model/client.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { sectionsPrompt } from './prompts.ts';
import type { AskedSection, Reading, ToRead } from './reading.ts';

/** Usual number of questions in a request, and the maximum to keep an offline topic together. */
export const questionsOfRequest = 100;
export const maxOfRequest = 120;
/** Minimum size of a request that is halved to fit a model's context. */
export const minQuestions = 10;

export const maxText = 200;
export const maxAfter = 120;
const maxTitles = 150;
const maxTitle = 80;
const maxExample = 80;
/** How many turns of a conversation are traced back. */
const maxTurns = 50;

/** A question with its offline topic. */
export interface TopicQuestion {
  question: number;
  topic: number;
}

/**
 * The questions in the order in which they are sent: the later period first, then by offline topic,
 * largest first. If there are too many, the most central ones of each topic are sent, so that small
 * topics stay complete.
 */
export function orderOf({ questions, topics }: ToRead, requests: number): TopicQuestion[] {
  const order: TopicQuestion[] = [];
  for (const isLater of [true, false]) {
    const all = topics.flatMap((some, topic) =>
      some
        .filter((question) => questions[question]?.isLater === isLater)
        .map((question, rank) => ({ question, topic, rank })),
    );
    const room = Math.max(0, requests * maxOfRequest - order.length);
    const sent = all.sort((a, b) => a.rank - b.rank).slice(0, room);
    for (const one of sent.sort((a, b) => a.topic - b.topic)) order.push(one);
  }
  return order;
}

/** How many of the remaining questions go into a request of about this size. */
export function countToSend(left: readonly TopicQuestion[], size: number): number {
  // A smaller size than usual is the limit of the model's context.
  const max = size < questionsOfRequest ? size : maxOfRequest;
  if (left.length <= max) return left.length;
  for (let count = size; count < max; count += 1) {
    if (left[count]?.topic !== left[count - 1]?.topic) return count;
  }
  return max;
}

/** A section with the questions that it would answer. */
export interface SortedSection extends AskedSection {
  title: string;
  /** Questions of its remembered gap in the last report; 0 for a new section. */
  had: number;
  /** One of its questions. */
  example: string;
}

/** How the model has sorted the questions so far. */
export interface Sorting {
  /** Sections by the key of their title, remembered gaps first. */
  sections: Map<string, SortedSection>;
  nothing: Set<number>;
  /** Questions of all requests, and of those that were answered. */
  sent: Set<number>;
  read: Set<number>;
}

export function emptySorting(remembered: ToRead['remembered']): Sorting {
  const sections: Sorting['sections'] = new Map();
  for (const { id, heading, questions: had, example } of remembered) {
    const title = shortened(heading, maxTitle);
    if (title !== '' && !sections.has(keyOf(title))) {
      sections.set(keyOf(title), { title, gapId: id, questions: [], had, example });
    }
  }
  return { sections, nothing: new Set(), sent: new Set(), read: new Set() };
}

const keyOf = (title: string): string => title.toLowerCase();

/** Headings of remembered gaps and titles so far, largest first. */
const titlesOf = ({ sections }: Sorting) =>
  [...sections.values()]
    .map(({ title, questions, had, example }) => ({
      title,
      questions: Math.max(had, questions.length),
      example: shortened(example, maxExample),
    }))
    .sort((a, b) => b.questions - a.questions)
    .slice(0, maxTitles);

const sectionsReply = z.object({
  sections: z.array(z.unknown()),
  nothing: z.catch(z.array(z.unknown()), []),
});
const sectionSchema = z.object({ title: z.string(), questions: z.array(z.unknown()) });

/** One answer: the title for each question that it names, or null if the docs need not answer it. */
type SectionsAnswer = ReadonlyMap<number, string | null>;

/** @param redact applied to the reply, which may repeat secrets from elsewhere */
export function sectionsTask(
  some: readonly TopicQuestion[],
  {
    questions,
    sorting,
    redact,
  }: { questions: ToRead['questions']; sorting: Sorting; redact: Redact },
): Task<SectionsAnswer> {
  for (const { question } of some) sorting.sent.add(question);
  return {
    prompt: sectionsPrompt,
    material: {
      task: 'sections',
      titles: titlesOf(sorting),
      questions: some.map(({ question }, at) => {
        const { text = '', follows = null } = questions[question] ?? {};
        const after = follows === null ? null : (questions[follows]?.text ?? null);
        return {
          n: at + 1,
          text: shortened(text, maxText),
          ...(after !== null && { after: shortened(after, maxAfter) }),
        };
      }),
    },
    read: (json) => readSections(json, some, redact),
  };
}

export type Redact = (text: string) => string;

const fence = /^[ \t]*(?:```|~~~)/;
/** Lines of code, logs and stack traces. */
const codeLine = /[{};]$|:\d+\)?$|^(?:[$>#<[]|\d{2,4}[-:])|\w\([^()]*\)$|=>|--\w/;

/**
 * A redacted text on one line of at most `max` characters. A longer text first loses the code and logs
 * in its middle and is then cut at a word.
 */
export function shortened(text: string, max: number): string {
  const whole = singleLine(text);
  if (whole.length <= max) return whole;
  const lines = text.slice(0, 50 * max).split('\n');
  let isFenced = false;
  const prose = lines.filter((line, at) => {
    if (fence.test(line)) {
      isFenced = !isFenced;
      return false;
    }
    const isInMiddle = at > 0 && at < lines.length - 1;
    return !isFenced && !(isInMiddle && codeLine.test(line.trim()));
  });
  const cut = truncate(singleLine(prose.join('\n')) || whole, max);
  const end = cut.lastIndexOf(' ');
  return cut.endsWith('…') && end > max / 2 ? `${cut.slice(0, end)}…` : cut;
}

/** Text by a model, safe to show. It is cut before it is redacted, as it may be a megabyte. */
export const shown = (text: string, max: number, redact: Redact): string =>
  truncate(redact(singleLine(text.slice(0, 10 * max))), max);

/** Skips unknown numbers and repeated questions. */
function readSections(
  json: object,
  some: readonly TopicQuestion[],
  redact: Redact,
): SectionsAnswer | null {
  const reply = z.safeParse(sectionsReply, json).data;
  if (!reply) return null;
  const answer = new Map<number, string | null>();
  const add = (list: readonly unknown[], title: string | null): void => {
    for (const n of list) {
      const question = typeof n === 'number' ? some[n - 1]?.question : undefined;
      if (question !== undefined && !answer.has(question)) answer.set(question, title);
    }
  };
  for (const item of reply.sections) {
    const section = z.safeParse(sectionSchema, item).data;
    const title = section ? shown(section.title, maxTitle, redact) : '';
    if (section && title !== '') add(section.questions, title);
  }
  add(reply.nothing, null);
  return answer;
}

/**
 * Adds an answer to the sorting.
 *
 * @returns false if it is reckless: it puts over half of its questions, from at least three offline
 *   topics, into one section
 */
export function takeSections(
  sorting: Sorting,
  {
    some,
    answer,
    questions,
  }: {
    some: readonly TopicQuestion[];
    answer: SectionsAnswer;
    questions: ToRead['questions'];
  },
): boolean {
  const topicOf = new Map(some.map(({ question, topic }) => [question, topic]));
  const groups = Map.groupBy(answer, ([, title]) => title && keyOf(title));
  for (const own of groups.values()) {
    const numbers = own.map(([question]) => question);
    if (isReckless(numbers, topicOf)) return false;
  }
  for (const [question, title] of answer) {
    if (title === null) {
      sorting.nothing.add(question);
      continue;
    }
    const { text = '' } = questions[question] ?? {};
    const made = { title, gapId: null, questions: [], had: 0, example: text };
    const section = sorting.sections.get(keyOf(title)) ?? made;
    section.questions.push(question);
    sorting.sections.set(keyOf(title), section);
  }
  for (const { question } of some) sorting.read.add(question);
  return true;
}

/** @param topicOf the offline topic of each question in the request */
export function isReckless(
  questions: readonly number[],
  topicOf: ReadonlyMap<number, number>,
): boolean {
  const topics = new Set(questions.map((question) => topicOf.get(question)));
  return questions.length * 2 > topicOf.size && topics.size >= 3;
}

/**
 * The final sections. A follow-up that the model didn't name goes with the turn that it follows up, and
 * the other way round. A title becomes a heading only if one of its questions has a word of it.
 *
 * @param sections the sections of the sorting, possibly joined
 */
export function finalSections(
  sections: readonly SortedSection[],
  {
    questions,
    sorting: { nothing },
    contentWords,
  }: {
    questions: ToRead['questions'];
    sorting: Sorting;
    contentWords: (text: string) => readonly string[];
  },
): Pick<Reading, 'sections' | 'nothing'> {
  const turns = questions.map((_, at) => firstTurn(at, questions));
  const turnOf = (question: number): number => turns[question] ?? question;
  const named = new Map<number, SortedSection>();
  /** Sections of follow-ups by their first turn, in case this was not named. */
  const ofFollowUp = new Map<number, SortedSection>();
  for (const section of sections) {
    for (const question of section.questions) {
      named.set(question, section);
      if (!ofFollowUp.has(turnOf(question))) ofFollowUp.set(turnOf(question), section);
    }
  }
  const members = Map.groupBy(questions.keys(), (question) => {
    const turn = turnOf(question);
    if (named.has(question)) return named.get(question);
    return nothing.has(question) ? undefined : (named.get(turn) ?? ofFollowUp.get(turn));
  });
  return {
    nothing: new Set(
      members
        .get(undefined)
        ?.filter((question) => nothing.has(question) || nothing.has(turnOf(question))),
    ),
    sections: sections.flatMap((section) => {
      const own = members.get(section) ?? [];
      const texts = own.map((question) => questions[question]?.text ?? '');
      const isOfThem = section.gapId !== null || sharesWord(section.title, texts, contentWords);
      return own.length === 0
        ? []
        : [{ gapId: section.gapId, title: isOfThem ? section.title : null, questions: own }];
    }),
  };
}

/** The first turn that a question follows up, or the question itself. */
function firstTurn(question: number, questions: ToRead['questions']): number {
  let turn = question;
  for (let steps = 0; steps < maxTurns; steps += 1) turn = questions[turn]?.follows ?? turn;
  return turn;
}

/** Whether a heading shares a content word with one of the texts. */
export function sharesWord(
  heading: string,
  texts: readonly string[],
  contentWords: (text: string) => readonly string[],
): boolean {
  const own = new Set(contentWords(heading));
  return texts.some((text) => contentWords(text).some((word) => own.has(word)));
}
