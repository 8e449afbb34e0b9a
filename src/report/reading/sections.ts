import * as z from 'zod/mini';
import type { Task } from '../../model/client.ts';
import { clean, singleLine, truncate } from '../../text/clean.ts';
import { sectionsPrompt } from './prompts.ts';
import type { Reading, ToRead } from './reading.ts';

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
 * topic's most central ones.
 */
export function orderOf({ questions, topics }: ToRead, requests: number): Placed[] {
  const order: Placed[] = [];
  for (const isLater of [true, false]) {
    const own = topics.map((topic) =>
      topic.filter((question) => questions[question]?.isLater === isLater),
    );
    const room = Math.max(0, requests * mostOfRequest - order.length);
    const counts = countOfEach(
      own.map(({ length }) => length),
      room,
    );
    for (const [topic, some] of own.entries()) {
      for (const question of some.slice(0, counts[topic])) order.push({ question, topic });
    }
  }
  return order;
}

/** How many of each topic can be sent, so that all of the smaller ones are. */
function countOfEach(sizes: readonly number[], room: number): number[] {
  const sent = (most: number): number => sizes.reduce((sum, size) => sum + Math.min(size, most), 0);
  let [fits, tooMany] = [0, sizes.reduce((most, size) => Math.max(most, size), 0) + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (sent(middle) <= room) fits = middle;
    else tooMany = middle;
  }
  // What is left of the room is the largest topics'.
  let left = room - sent(fits);
  return sizes.map((size) => Math.min(size, size > fits && left-- > 0 ? fits + 1 : fits));
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
export interface SaidSection {
  title: string;
  gapId: string | null;
  questions: number[];
}

/** What was said of the questions so far. */
export interface Said {
  /** Sections by their title's key. */
  sections: Map<string, SaidSection>;
  nothing: Set<number>;
  /** Questions of the requests that were sent, and of those that were answered. */
  sent: Set<number>;
  read: Set<number>;
}

export function nothingSaid(remembered: ToRead['remembered']): Said {
  const sections: Said['sections'] = new Map();
  for (const { id, heading } of remembered) {
    const title = truncate(singleLine(heading), longestTitle);
    if (title !== '' && !sections.has(keyOf(title))) {
      sections.set(keyOf(title), { title, gapId: id, questions: [] });
    }
  }
  return { sections, nothing: new Set(), sent: new Set(), read: new Set() };
}

const keyOf = (title: string): string => title.toLowerCase();

/** Remembered headings in their order, then titles that were given, largest first. */
function titlesOf({ sections }: Said): string[] {
  const all = [...sections.values()];
  const given = all.filter(({ gapId }) => gapId === null);
  return [
    ...all.filter(({ gapId }) => gapId !== null),
    ...given.sort((a, b) => b.questions.length - a.questions.length),
  ]
    .slice(0, mostTitles)
    .map(({ title }) => title);
}

const sectionsReply = z.object({
  sections: z.array(z.unknown()),
  nothing: z.catch(z.array(z.unknown()), []),
});
const sectionSchema = z.object({ title: z.string(), questions: z.array(z.unknown()) });

/** What one answer says: the questions of each title, and those that ask nothing. */
interface SectionsAnswer {
  sections: { title: string; questions: number[] }[];
  nothing: number[];
}

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
export function shortened(text: string, longest: number): string {
  const line = singleLine(text);
  return line.length <= longest ? line : `${clean(line.slice(0, longest - 1)).trimEnd()}…`;
}

/** What a model wrote, as it may be shown: bounded first, as it may be a megabyte. */
export function shown(text: string, longest: number, redact: Redact): string {
  return truncate(redact(singleLine(text.slice(0, 10 * longest))), longest);
}

/** Unknown numbers, and a question's second answer, are passed over. */
function readSections(
  json: object,
  some: readonly Placed[],
  redact: Redact,
): SectionsAnswer | null {
  const reply = z.safeParse(sectionsReply, json).data;
  if (!reply) return null;
  const named = new Set<number>();
  const numbersIn = (list: readonly unknown[]): number[] => {
    const questions: number[] = [];
    for (const n of list) {
      const question = typeof n === 'number' ? some[n - 1]?.question : undefined;
      if (question === undefined || named.has(question)) continue;
      named.add(question);
      questions.push(question);
    }
    return questions;
  };
  const sections = reply.sections.flatMap((item) => {
    const said = z.safeParse(sectionSchema, item).data;
    const title = said ? shown(said.title, longestTitle, redact) : '';
    return said && title !== '' ? [{ title, questions: numbersIn(said.questions) }] : [];
  });
  return { sections, nothing: numbersIn(reply.nothing) };
}

/**
 * Takes an answer into what was said.
 *
 * @returns whether it was taken: one that puts over half of its questions, of three offline topics or
 *   more, into one section is reckless
 */
export function takeSections(
  said: Said,
  some: readonly Placed[],
  { sections, nothing }: SectionsAnswer,
): boolean {
  const own = Map.groupBy(sections, ({ title }) => keyOf(title));
  const groups = [...own.values()].map((same) => ({
    title: same[0]?.title ?? '',
    questions: same.flatMap(({ questions }) => questions),
  }));
  const topicOf = new Map(some.map(({ question, topic }) => [question, topic]));
  const all = [...groups.map(({ questions }) => questions), nothing];
  if (all.some((questions) => isReckless(questions, topicOf))) return false;
  for (const { title, questions } of groups) {
    if (questions.length === 0) continue;
    const known = said.sections.get(keyOf(title));
    if (known) for (const question of questions) known.questions.push(question);
    else said.sections.set(keyOf(title), { title, gapId: null, questions });
  }
  for (const question of nothing) said.nothing.add(question);
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
  const first = questions.map((_, at) => firstTurn(at, questions));
  const named = sections.flatMap((section, at) =>
    section.questions.map((question) => ({ question, section: at })),
  );
  // A first turn's own section comes after those of the turns that follow it, and so counts.
  const isFirst = ({ question }: { question: number }): number =>
    Number(first[question] === question);
  const sectionOf = new Map(
    named
      .sort((a, b) => isFirst(a) - isFirst(b) || b.question - a.question)
      .map(({ question, section }) => [first[question], section]),
  );
  const members = sections.map((): number[] => []);
  const aside = new Set<number>();
  for (const question of questions.keys()) {
    const turn = first[question] ?? question;
    const section = sectionOf.get(turn);
    if (section !== undefined) members[section]?.push(question);
    else if (nothing.has(turn)) aside.add(question);
  }
  return {
    nothing: aside,
    sections: sections.flatMap(({ title, gapId }, at) => {
      const own = members[at] ?? [];
      if (own.length === 0) return [];
      const texts = own.map((question) => questions[question]?.text ?? '');
      const isOfThem = gapId !== null || sharesWord(title, texts, tellingWords);
      return [{ title: isOfThem ? title : null, gapId, questions: own }];
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
