import * as z from 'zod/mini';
import type { Task } from '../../model/client.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { sectionsPrompt } from './prompts.ts';
import type { AskedSection, Reading, ToRead } from './reading.ts';

/** Questions of a request: about so many, and more only to keep an offline topic together. */
export const questionsOfRequest = 100;
export const mostOfRequest = 120;
/** Fewer are not halved for a model whose context is too short for them. */
export const fewestQuestions = 10;

const longestText = 200;
const longestAfter = 120;
const mostTitles = 150;
const longestTitle = 80;
/** Turns of a conversation that are followed back. */
const mostTurns = 50;

/** A question with the offline topic that it is of. */
export interface Placed {
  question: number;
  topic: number;
}

/**
 * The questions in the order in which they are sent: those of the later period first, those of one
 * offline topic beside each other, the largest topics first. Of more than there is room for, each
 * topic's most central ones, so that all of the smaller topics are sent.
 */
export function orderOf({ questions, topics }: ToRead, requests: number): Placed[] {
  const order: Placed[] = [];
  for (const isLater of [true, false]) {
    const all = topics.flatMap((some, topic) =>
      some
        .filter((question) => questions[question]?.isLater === isLater)
        .map((question, rank) => ({ question, topic, rank })),
    );
    const room = Math.max(0, requests * mostOfRequest - order.length);
    const sent = all.sort((a, b) => a.rank - b.rank).slice(0, room);
    for (const one of sent.sort((a, b) => a.topic - b.topic)) order.push(one);
  }
  return order;
}

/** How many of the next questions go into a request of about the size. */
export function countToSend(left: readonly Placed[], size: number): number {
  // Less than the usual is what the model's context takes.
  const most = size < questionsOfRequest ? size : mostOfRequest;
  if (left.length <= most) return left.length;
  for (let count = size; count < most; count += 1) {
    if (left[count]?.topic !== left[count - 1]?.topic) return count;
  }
  return most;
}

/** A section, and the questions that were said to ask for it. */
export type SaidSection = AskedSection & { title: string };

/** What was said of the questions so far. */
export interface Said {
  /** Sections by their title's key, those of remembered gaps first. */
  sections: Map<string, SaidSection>;
  nothing: Set<number>;
  /** Questions of the requests that were sent, and of those that were answered. */
  sent: Set<number>;
  read: Set<number>;
}

export function nothingSaid(remembered: ToRead['remembered']): Said {
  const sections: Said['sections'] = new Map();
  for (const { id, heading } of remembered) {
    const title = shortened(heading, longestTitle);
    if (title !== '' && !sections.has(keyOf(title))) {
      sections.set(keyOf(title), { title, gapId: id, questions: [] });
    }
  }
  return { sections, nothing: new Set(), sent: new Set(), read: new Set() };
}

const keyOf = (title: string): string => title.toLowerCase();

/** Remembered headings in their order, then titles that were given, largest first. */
function titlesOf({ sections }: Said): string[] {
  const sizeOf = ({ gapId, questions }: SaidSection): number =>
    gapId === null ? questions.length : Number.POSITIVE_INFINITY;
  return [...sections.values()]
    .sort((a, b) => (sizeOf(a) === sizeOf(b) ? 0 : sizeOf(b) - sizeOf(a)))
    .slice(0, mostTitles)
    .map(({ title }) => title);
}

const sectionsReply = z.object({
  sections: z.array(z.unknown()),
  nothing: z.catch(z.array(z.unknown()), []),
});
const sectionSchema = z.object({ title: z.string(), questions: z.array(z.unknown()) });

/** What one answer says: the title of each question that it names, null of one that asks nothing. */
type SectionsAnswer = ReadonlyMap<number, string | null>;

/** @param redact what the model writes is untrusted, and may repeat what it knows from elsewhere */
export function sectionsTask(
  some: readonly Placed[],
  { questions, said, redact }: { questions: ToRead['questions']; said: Said; redact: Redact },
): Task<SectionsAnswer> {
  for (const { question } of some) said.sent.add(question);
  return {
    prompt: sectionsPrompt,
    material: {
      task: 'sections',
      titles: titlesOf(said),
      questions: some.map(({ question }, at) => {
        const { text = '', follows = null } = questions[question] ?? {};
        const after = follows === null ? null : (questions[follows]?.text ?? null);
        return {
          n: at + 1,
          text: shortened(text, longestText),
          ...(after !== null && { after: shortened(after, longestAfter) }),
        };
      }),
    },
    read: (json) => readSections(json, some, redact),
  };
}

export type Redact = (text: string) => string;

/** A text of readers' or writers' on one line, cut; it is redacted already. */
export const shortened = (text: string, longest: number): string =>
  truncate(singleLine(text), longest);

/** What a model wrote, as it may be shown: bounded first, as it may be a megabyte. */
export const shown = (text: string, longest: number, redact: Redact): string =>
  truncate(redact(singleLine(text.slice(0, 10 * longest))), longest);

/** Unknown numbers, and a question's second answer, are passed over. */
function readSections(
  json: object,
  some: readonly Placed[],
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
    const said = z.safeParse(sectionSchema, item).data;
    const title = said ? shown(said.title, longestTitle, redact) : '';
    if (said && title !== '') add(said.questions, title);
  }
  add(reply.nothing, null);
  return answer;
}

/**
 * Takes an answer into what was said.
 *
 * @returns whether it was taken: one that puts over half of its questions, of three offline topics or
 *   more, into one section is reckless
 */
export function takeSections(said: Said, some: readonly Placed[], answer: SectionsAnswer): boolean {
  const topicOf = new Map(some.map(({ question, topic }) => [question, topic]));
  const groups = Map.groupBy(answer, ([, title]) => title && keyOf(title));
  for (const own of groups.values()) {
    if (
      isReckless(
        own.map(([question]) => question),
        topicOf,
      )
    )
      return false;
  }
  for (const [question, title] of answer) {
    if (title === null) {
      said.nothing.add(question);
      continue;
    }
    const section = said.sections.get(keyOf(title)) ?? { title, gapId: null, questions: [] };
    section.questions.push(question);
    said.sections.set(keyOf(title), section);
  }
  for (const { question } of some) said.read.add(question);
  return true;
}

/** @param topicOf the offline topic of each question that was asked about */
export function isReckless(
  questions: readonly number[],
  topicOf: ReadonlyMap<number, number>,
): boolean {
  const topics = new Set(questions.map((question) => topicOf.get(question)));
  return questions.length * 2 > topicOf.size && topics.size >= 3;
}

/**
 * What was said as it counts. A turn that leans on another is where that one is, and speaks for it if
 * it was left out. A title counts as a heading only if one of its questions has its words.
 *
 * @param sections those that were said, or what they were joined to
 */
export function asItCounts(
  sections: readonly SaidSection[],
  {
    questions,
    said: { nothing },
    tellingWords,
  }: {
    questions: ToRead['questions'];
    said: Said;
    tellingWords: (text: string) => readonly string[];
  },
): Pick<Reading, 'sections' | 'nothing'> {
  const turns = questions.map((_, at) => firstTurn(at, questions));
  const turnOf = (question: number): number => turns[question] ?? question;
  const sectionOf = new Map<number, SaidSection>();
  for (const section of sections) {
    for (const question of section.questions) {
      const turn = turnOf(question);
      if (turn === question || !sectionOf.has(turn)) sectionOf.set(turn, section);
    }
  }
  const members = Map.groupBy(questions.keys(), (question) => sectionOf.get(turnOf(question)));
  return {
    nothing: new Set(members.get(undefined)?.filter((question) => nothing.has(turnOf(question)))),
    sections: sections.flatMap((section) => {
      const own = members.get(section) ?? [];
      const texts = own.map((question) => questions[question]?.text ?? '');
      const isOfThem = section.gapId !== null || sharesWord(section.title, texts, tellingWords);
      return own.length === 0
        ? []
        : [{ ...section, title: isOfThem ? section.title : null, questions: own }];
    }),
  };
}

/** The turn that a question leans on in the end, or itself. */
function firstTurn(question: number, questions: ToRead['questions']): number {
  let turn = question;
  for (let steps = 0; steps < mostTurns; steps += 1) turn = questions[turn]?.follows ?? turn;
  return turn;
}

/** Whether a heading has a telling word of one of the texts. */
export function sharesWord(
  heading: string,
  texts: readonly string[],
  tellingWords: (text: string) => readonly string[],
): boolean {
  const own = new Set(tellingWords(heading));
  return texts.some((text) => tellingWords(text).some((word) => own.has(word)));
}
