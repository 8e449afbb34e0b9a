import { pause } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import { citedPages, type Question } from '../source/question.ts';
import { type AnchorQuestion, anchorQuestionOf } from './anchor.ts';
import { followedTurns, leansOnTurnBefore } from './follow-ups.ts';
import { communities } from './graph/communities.ts';
import { neighbours, neighboursAmong, rescored, symmetric } from './graph/neighbours.ts';
import { mainPartOf } from './main-part.ts';
import { identifier } from './naming/identity.ts';
import { nameTopics } from './naming/naming.ts';
import { type DistinctQuestion, distinctQuestions } from './questions.ts';
import { similarityOf, smoothed, spacesOf } from './similarity/similarity.ts';
import { withoutChance } from './small-groups.ts';
import { smallTalkReason } from './small-talk/small-talk.ts';
import { corrections, countWords } from './spelling.ts';

/** Unanswered questions that one section of the docs would answer. */
export interface Topic {
  /** The same from week to week while its central words are; unique among topics. */
  id: string;
  /** A heading in the askers' words, unique among topics of two questions or more. */
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
  /** At most five: the most central question, then those least like the ones before. */
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
  /** Questions that ask nothing of the documentation, in the order of the input. */
  setAside: Question[];
  /** What means nothing without the question before it, and that one. */
  followed: ReadonlyMap<Question, Question>;
  /**
   * The topics of other groups, named and ordered as these are.
   *
   * @param groups the questions that are not excluded, each in one group
   */
  regroup(groups: readonly GroupToMake[]): Promise<Topic[]>;
}

/** Of each question as many others are linked to it, chosen among so many that are held against it. */
const neighbourCount = 14;
const candidateCount = 40;
/** More questions are not held against as many: fewer links find as many of their topics. */
const manyQuestions = 2_000;
const neighboursAmongMany = 10;
const candidatesAmongMany = 14;

/** Questions stay together while two of them ask the same thing this likely on average. */
const leastLikely = 0.3;

/** Questions by what is to be made of them; all numbers are places in the input. */
interface Sorted {
  /** What stands for itself and is grouped. */
  alone: number[];
  /** What means nothing without the turn before, and that turn's place. */
  followed: ReadonlyMap<number, number>;
  /** What asks nothing of the docs. */
  aside: ReadonlySet<number>;
}

/** Tells what is grouped from what follows the turn before it and from what asks nothing. */
async function sortedOut(
  questions: readonly Question[],
  known: ReadonlyMap<string, number>,
): Promise<Sorted> {
  const isKnown = (word: string): boolean => known.has(word);
  const aside = new Set<number>();
  const reasons = new Map<string, boolean>();
  const turnsOf = Map.groupBy(questions, ({ conversation }) => conversation);
  const leaning = new Map<string, boolean>();
  for (const [at, { text, conversation }] of questions.entries()) {
    await pause();
    const isAlone = turnsOf.get(conversation)?.length === 1;
    if (!isAlone) leaning.set(text, leaning.get(text) ?? leansOnTurnBefore(text));
    const asksNothing = reasons.get(text) ?? smallTalkReason(text, isKnown) !== null;
    reasons.set(text, asksNothing);
    if (asksNothing) aside.add(at);
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

/** The questions that ask the same thing, group by group. */
async function groupsOf(
  questions: readonly DistinctQuestion[],
  rows: readonly Question[],
): Promise<DistinctQuestion[][]> {
  const alone = await spacesOf(questions, rows);
  const [candidates, count] =
    questions.length > manyQuestions
      ? [candidatesAmongMany, neighboursAmongMany]
      : [candidateCount, neighbourCount];
  const near = await neighbours(similarityOf(alone), candidates);
  const similarity = similarityOf(await smoothed(alone, near));
  const links = await neighboursAmong(similarity, near, count);
  const graph = symmetric(await rescored(links));
  const groups = await communities(graph, leastLikely);
  return groups.map((group) => group.flatMap((at) => questions[at] ?? []));
}

/** A group of questions that ask the same. */
interface Group {
  questions: DistinctQuestion[];
  /** The places of its rows in the input, those that follow another included, ascending. */
  members: number[];
  current: number;
  /** As {@link GroupToMake} has it. */
  main?: ReadonlySet<Question>;
}

/** Groups with what follows their questions. */
function withFollowers(
  groups: readonly DistinctQuestion[][],
  followed: ReadonlyMap<number, number>,
): Omit<Group, 'current'>[] {
  const followers = Map.groupBy(followed.keys(), (at) => followed.get(at));
  return groups.map((group) => {
    const members = group
      .flatMap(({ rows }) => rows)
      .flatMap((row) => [row, ...(followers.get(row) ?? [])])
      .sort((a, b) => a - b);
    return { questions: group, members };
  });
}

/** Those with the most current questions first. */
function ordered(
  groups: readonly Omit<Group, 'current'>[],
  questions: readonly Question[],
): Group[] {
  return groups
    .map((group) => ({
      ...group,
      current: group.members.filter((row) => questions[row]?.current).length,
    }))
    .sort(
      (a, b) =>
        b.current - a.current ||
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

/** The distinct questions of a group as far as these places have them; all if they have none. */
function within(group: DistinctQuestion[], places: ReadonlySet<number>): DistinctQuestion[] {
  const own = group.flatMap((question) => {
    const rows = question.rows.filter((row) => places.has(row));
    return rows.length > 0 ? [{ ...question, rows }] : [];
  });
  return own.length > 0 ? own : group;
}

/**
 * Groups questions by what they ask. Each that is not excluded is in exactly one topic, alone in one
 * if nothing is like it. The order of the input changes nothing but the order of a topic's questions.
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

  const topicsOf = async (groups: readonly Omit<Group, 'current'>[]): Promise<Topic[]> => {
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
      // Made of the words of questions, which are redacted.
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
