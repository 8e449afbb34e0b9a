import { pause } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import { citedPages, type Question } from '../source/question.ts';
import { type AnchorQuestion, anchorQuestionOf } from './anchor.ts';
import { followedTurns, leansOnTurnBefore } from './follow-ups.ts';
import { communities, neighbours, neighboursAmong, rescored, symmetric } from './graph.ts';
import { mainPartOf } from './main-part.ts';
import { identifier } from './naming/identity.ts';
import { nameTopics } from './naming/naming.ts';
import { type DistinctQuestion, distinctQuestions } from './questions.ts';
import { similarityOf, smoothed, spacesOf } from './similarity/similarity.ts';
import { withoutChance } from './small-groups.ts';
import { asksNothing } from './small-talk/small-talk.ts';
import { corrections, countWords } from './spelling.ts';

/** Unanswered questions that one section of the docs could answer. */
export interface Topic {
  /** Unique. Stays the same from week to week while the central words do. */
  id: string;
  /** A heading in the readers' words, unique among topics of at least two questions. */
  label: Redacted;
  /** In the order of the input. */
  rows: readonly Question[];
  /**
   * What heading and examples show: the largest set of these that are all near each other, or what a
   * model says asks for one section.
   */
  main: readonly Question[];
  /** The most central questions of its main part. */
  anchor: readonly AnchorQuestion[];
  /** At most five: the most central question, then those least like the previous ones. */
  examples: { text: Redacted; count: number }[];
}

interface GroupToMake {
  rows: readonly Question[];
  /** Those that are its main part; none if their wording says that. */
  main: ReadonlySet<Question>;
}

/** A grouping, and what makes another one of the same questions. */
export interface Grouping {
  /** Those with the most current questions first. */
  topics: Topic[];
  /** Small talk and the like, in the order of the input. */
  setAside: Question[];
  /** From each follow-up to the question that it follows. */
  followed: ReadonlyMap<Question, Question>;
  /**
   * Makes topics of other groups of the same questions.
   *
   * @param groups all questions that are not set aside, each in one group
   */
  regroup(groups: readonly GroupToMake[]): Promise<Topic[]>;
}

/** Each question is compared with this many candidates and linked to the likeliest. */
const few = { candidates: 40, neighbours: 14 };
/** With many questions, fewer links are enough to find their topics. */
const many = { candidates: 14, neighbours: 10 };
const manyQuestions = 2_000;

/** Minimum mean probability that two questions of a group ask the same thing. */
const minMeanProbability = 0.3;

/** Indices of questions, by what happens to them. */
interface Sorted {
  /** Questions that are grouped. */
  alone: number[];
  /** From each follow-up to the question that it follows. */
  followed: ReadonlyMap<number, number>;
  /** Questions that ask nothing of the docs. */
  aside: ReadonlySet<number>;
}

/** Separates the questions that are grouped from follow-ups and small talk. */
async function sortedOut(
  questions: readonly Question[],
  known: ReadonlyMap<string, number>,
): Promise<Sorted> {
  const isKnown = (word: string): boolean => known.has(word);
  const aside = new Set<number>();
  const asking = new Map<string, boolean>();
  const turnsOf = Map.groupBy(questions, ({ conversation }) => conversation);
  const leaning = new Map<string, boolean>();
  for (const [at, { text, conversation }] of questions.entries()) {
    await pause();
    const isAlone = turnsOf.get(conversation)?.length === 1;
    if (!isAlone) leaning.set(text, leaning.get(text) ?? leansOnTurnBefore(text));
    const asks = asking.get(text) ?? !asksNothing(text, isKnown);
    asking.set(text, asks);
    if (!asks) aside.add(at);
  }
  const turns = followedTurns(questions, {
    skips: (at) => aside.has(at),
    leans: (text) => leaning.get(text) ?? false,
  });
  const followed = new Map<number, number>();
  const alone: number[] = [];
  for (const [at, turn] of turns.entries()) {
    if (turn !== null) followed.set(at, turn);
    else if (!aside.has(at)) alone.push(at);
  }
  return { alone, followed, aside };
}

/** Groups of questions that ask the same thing. */
async function groupsOf(
  questions: readonly DistinctQuestion[],
  rows: readonly Question[],
): Promise<DistinctQuestion[][]> {
  const alone = await spacesOf(questions, rows);
  const counts = questions.length > manyQuestions ? many : few;
  const near = await neighbours(similarityOf(alone), counts.candidates);
  const similarity = similarityOf(await smoothed(alone, near));
  const links = await neighboursAmong(similarity, near, counts.neighbours);
  const graph = symmetric(await rescored(links));
  const groups = await communities(graph, minMeanProbability);
  return groups.map((group) => group.flatMap((at) => questions[at] ?? []));
}

/** A group of questions that ask the same. */
interface Group {
  questions: DistinctQuestion[];
  /** Indices of its rows in the input, including follow-ups, ascending. */
  members: number[];
  /** As {@link GroupToMake} has it. */
  main?: ReadonlySet<Question>;
}

/** Adds follow-ups to the groups of the questions that they follow. */
function withFollowers(
  groups: readonly DistinctQuestion[][],
  followed: ReadonlyMap<number, number>,
): Group[] {
  const followers = Map.groupBy(followed.keys(), (at) => followed.get(at));
  return groups.map((group) => {
    const members = group
      .flatMap(({ rows }) => rows)
      .flatMap((row) => [row, ...(followers.get(row) ?? [])])
      .sort((a, b) => a - b);
    return { questions: group, members };
  });
}

/** Sorts groups, those with the most current questions first. */
function ordered(groups: readonly Group[], questions: readonly Question[]): Group[] {
  const current = new Map(
    groups.map((group) => [group, group.members.filter((row) => questions[row]?.current).length]),
  );
  return groups.toSorted(
    (a, b) =>
      (current.get(b) ?? 0) - (current.get(a) ?? 0) ||
      b.members.length - a.members.length ||
      ((a.questions[0]?.key ?? '') < (b.questions[0]?.key ?? '') ? -1 : 1),
  );
}

/** The title of the page that most of a topic's answers cite; null if none is cited so, or has one. */
function titleCited(members: readonly Question[], titles: ReadonlyMap<string, string>) {
  const cited = new Map<string, number>();
  for (const page of members.flatMap(citedPages)) cited.set(page, (cited.get(page) ?? 0) + 1);
  const [most] = [...cited].filter(([, count]) => count * 2 > members.length);
  return (most && titles.get(most[0])) ?? null;
}

/** The part of a group's distinct questions that has these rows; the whole group if none has. */
function within(group: DistinctQuestion[], places: ReadonlySet<number>): DistinctQuestion[] {
  const own = group.flatMap((question) => {
    const rows = question.rows.filter((row) => places.has(row));
    return rows.length > 0 ? [{ ...question, rows }] : [];
  });
  return own.length > 0 ? own : group;
}

/**
 * Groups questions by what they ask. Each that is not set aside is in exactly one topic, if need be
 * alone. The order of the input affects only the order of a topic's questions.
 */
export async function groupQuestions(
  questions: readonly Question[],
  answered: readonly AnsweredQuestion[],
): Promise<Grouping> {
  const known = new Map<string, number>();
  await countWords(
    answered.map(({ question, answer }) => `${question}\n${answer}`),
    known,
  );
  const { alone, followed, aside } = await sortedOut(questions, known);
  const texts = new Map(known);
  await countWords(new Set(questions.map(({ text }) => text)), texts);
  const spelling = corrections(texts);
  const distinctAt = (places: readonly number[]) =>
    distinctQuestions(places, { questions, texts, spelling });
  const titles = new Map(
    answered.flatMap(({ cited }) =>
      cited.flatMap(({ url, title }) => (title ? [[url, title]] : [])),
    ),
  );
  const at = (places: readonly number[]) => places.flatMap((place) => questions[place] ?? []);

  const topicsOf = async (groups: readonly Group[]): Promise<Topic[]> => {
    const parts: (Omit<Topic, 'id' | 'label' | 'examples'> & { named: DistinctQuestion[] })[] = [];
    for (const { questions: group, members, main: given } of ordered(groups, questions)) {
      await pause();
      const rows = at(members);
      const own = rows.filter((row) => given?.has(row));
      const { members: central, anchor } = mainPartOf(
        (own.length > 0 ? own : rows).map(anchorQuestionOf),
      );
      const main = own.length > 0 ? own : central.flatMap((place) => rows[place] ?? []);
      const isMain = new Set(main);
      const named = within(
        group,
        new Set(members.filter((place) => isMain.has(questions[place] as Question))),
      );
      parts.push({ rows, main, anchor, named });
    }
    const names = await nameTopics(
      parts.map(({ named }) => {
        const members = named.flatMap(({ rows }) => at(rows));
        return { members, title: titleCited(members, titles) };
      }),
      { texts, spelling },
    );
    const identify = identifier();
    const topics: Topic[] = [];
    for (const [place, { named, ...part }] of parts.entries()) {
      await pause();
      const { heading = '', examples = [] } = names[place] ?? {};
      // A heading consists of words of questions, which are redacted.
      topics.push({ id: identify(named), label: heading as Redacted, examples, ...part });
    }
    return topics;
  };

  const found = await groupsOf(await distinctAt(alone), questions);
  return {
    topics: await topicsOf(withFollowers(withoutChance(found, questions), followed)),
    setAside: at([...aside]),
    followed: new Map(
      [...followed].flatMap(([row, turn]) => {
        const [one, before] = at([row, turn]);
        return one && before ? [[one, before] as const] : [];
      }),
    ),
    async regroup(groups) {
      const placeOf = new Map(questions.map((question, place) => [question, place]));
      const regrouped = [];
      for (const { rows, main } of groups) {
        const members = rows.flatMap((row) => placeOf.get(row) ?? []).sort((a, b) => a - b);
        const asking = members.filter((place) => !followed.has(place));
        const named = asking.length > 0 ? asking : members;
        regrouped.push({ questions: await distinctAt(named), members, main });
      }
      return topicsOf(regrouped);
    },
  };
}
