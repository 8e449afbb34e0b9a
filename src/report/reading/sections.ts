import * as z from 'zod/mini';
import type { Task } from '../../model/client.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { sectionsPrompt } from './prompts.ts';
import type { AskedSection, Reading, ToRead } from './reading.ts';

/** Questions of a request: about so many, and more only to keep an offline topic together. */
export const questionsOfRequest = 100;
export const maxOfRequest = 120;
/** Fewer are not halved for a model whose context is too short for them. */
export const minQuestions = 10;

export const maxText = 200;
export const maxAfter = 120;
const maxTitles = 150;
const maxTitle = 80;
const maxExample = 80;
/** Turns of a conversation that are followed back. */
const maxTurns = 50;

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
    const room = Math.max(0, requests * maxOfRequest - order.length);
    const sent = all.sort((a, b) => a.rank - b.rank).slice(0, room);
    for (const one of sent.sort((a, b) => a.topic - b.topic)) order.push(one);
  }
  return order;
}

/** How many of the next questions go into a request of about the size. */
export function countToSend(left: readonly Placed[], size: number): number {
  // Less than the usual is what the model's context takes.
  const most = size < questionsOfRequest ? size : maxOfRequest;
  if (left.length <= most) return left.length;
  for (let count = size; count < most; count += 1) {
    if (left[count]?.topic !== left[count - 1]?.topic) return count;
  }
  return most;
}

/** A section, and the questions that were said to ask for it. */
export interface SaidSection extends AskedSection {
  title: string;
  /** Questions that a remembered gap had in the last report; 0 of a new section. */
  had: number;
  /** One of its questions. */
  example: string;
}

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
  for (const { id, heading, questions: had, example } of remembered) {
    const title = shortened(heading, maxTitle);
    if (title !== '' && !sections.has(keyOf(title))) {
      sections.set(keyOf(title), { title, gapId: id, questions: [], had, example });
    }
  }
  return { sections, nothing: new Set(), sent: new Set(), read: new Set() };
}

const keyOf = (title: string): string => title.toLowerCase();

/** Headings of remembered gaps and titles that were given, largest first. */
const titlesOf = ({ sections }: Said) =>
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
 * A text of readers' or writers' on one line, at most so many characters; it is redacted already. Of
 * a longer one, code and logs in its middle go first; then it is cut at a word.
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
    const title = said ? shown(said.title, maxTitle, redact) : '';
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
export function takeSections(
  said: Said,
  {
    some,
    answer,
    questions,
  }: {
    some: readonly Placed[];
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
      said.nothing.add(question);
      continue;
    }
    const { text = '' } = questions[question] ?? {};
    const made = { title, gapId: null, questions: [], had: 0, example: text };
    const section = said.sections.get(keyOf(title)) ?? made;
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
 * What was said as it counts. A turn that leans on another is where that one is unless it was named
 * itself, and speaks for it if that was left out. A title counts as a heading only if one of its
 * questions has its words.
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
  const named = new Map<number, SaidSection>();
  /** Of a first turn that was left out: the section of one that leans on it. */
  const spokenFor = new Map<number, SaidSection>();
  for (const section of sections) {
    for (const question of section.questions) {
      named.set(question, section);
      if (!spokenFor.has(turnOf(question))) spokenFor.set(turnOf(question), section);
    }
  }
  const members = Map.groupBy(questions.keys(), (question) => {
    const turn = turnOf(question);
    if (named.has(question)) return named.get(question);
    return nothing.has(question) ? undefined : (named.get(turn) ?? spokenFor.get(turn));
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
      const isOfThem = section.gapId !== null || sharesWord(section.title, texts, tellingWords);
      return own.length === 0
        ? []
        : [{ gapId: section.gapId, title: isOfThem ? section.title : null, questions: own }];
    }),
  };
}

/** The turn that a question leans on in the end, or itself. */
function firstTurn(question: number, questions: ToRead['questions']): number {
  let turn = question;
  for (let steps = 0; steps < maxTurns; steps += 1) turn = questions[turn]?.follows ?? turn;
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
