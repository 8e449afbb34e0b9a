import type { Pace } from '../../pace.ts';
import { type Evidence, titlesOf } from './evidence.ts';
import { followedTurns, leansOnTurnBefore } from './follow-ups.ts';
import { communities } from './graph/communities.ts';
import { neighbours, neighboursAmong, rescored, symmetric } from './graph/neighbours.ts';
import { identifier } from './naming/identity.ts';
import { type Nameless, nameTopics } from './naming/naming.ts';
import { type DistinctQuestion, distinctQuestions, type Question } from './questions.ts';
import { similarityOf, smoothed, spacesOf } from './similarity/similarity.ts';
import { withoutChance } from './small-groups.ts';
import { smallTalkReason } from './small-talk/small-talk.ts';
import { corrections, countWords } from './spelling.ts';

export type { Evidence } from './evidence.ts';
export type { Question } from './questions.ts';

/** Rows that ask the same thing. */
export interface Topic<Row> {
  /** The same from week to week while the topic's central words are; unique in the result. */
  id: string;
  /** A plain-text heading in the askers' words, unique among topics of two rows or more. */
  label: string;
  /** In the order of the input. */
  rows: Row[];
  /** Its main part, which heading and examples tell. */
  main: Row[];
  /** At most five: the most central question, then those least like the ones before. */
  examples: { text: string; count: number }[];
}

interface Grouping<Row> {
  /** Those with the most current questions first. */
  topics: Topic<Row>[];
  /** Rows that ask nothing of the documentation, in the order of the input. */
  setAside: Row[];
}

/** A grouping, and what makes another one of the same rows. */
export interface Regroupable<Row> extends Grouping<Row> {
  /** What means nothing without the turn before, and that turn. */
  followed: ReadonlyMap<Row, Row>;
  /** The topics of other groups of rows that are not set aside, named and ordered as these are. */
  regroup(groups: readonly (readonly Row[])[]): Promise<Topic<Row>[]>;
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
  { known, pace }: { known: ReadonlyMap<string, number>; pace: Pace },
): Promise<Sorted> {
  const isKnown = (word: string): boolean => known.has(word);
  const aside = new Set<number>();
  const reasons = new Map<string, boolean>();
  const turnsOf = Map.groupBy(questions, ({ conversation }) => conversation);
  const leaning = new Map<string, boolean>();
  for (const [at, { text, conversation }] of questions.entries()) {
    const pause = pace();
    if (pause) await pause;
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
  { rows, pace }: { rows: readonly Question[]; pace: Pace },
): Promise<DistinctQuestion[][]> {
  const alone = await spacesOf(questions, { rows, pace });
  const [candidates, count] =
    questions.length > manyQuestions
      ? [candidatesAmongMany, neighboursAmongMany]
      : [candidateCount, neighbourCount];
  const near = await neighbours(similarityOf(alone), { count: candidates, pace });
  const similarity = similarityOf(await smoothed(alone, near, pace));
  const links = await neighboursAmong(similarity, near, { count, pace });
  const graph = symmetric(await rescored(links, pace));
  const groups = await communities(graph, { resolution: leastLikely, pace });
  return groups.map((group) => group.flatMap((at) => questions[at] ?? []));
}

/** A group of questions that ask the same. */
interface Group {
  questions: DistinctQuestion[];
  /** The places of its rows in the input, those that follow another included, ascending. */
  members: number[];
  current: number;
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

/** What a heading is made of: the members that stand alone, and what the answers cited most. */
function nameless(
  { questions: group }: Group,
  questions: readonly Question[],
  titles: ReadonlyMap<string, string>,
): Nameless {
  const members = group.flatMap(({ rows }) => rows.flatMap((row) => questions[row] ?? []));
  const cited = new Map<string, number>();
  for (const { citedUrls } of members) {
    for (const page of citedUrls) cited.set(page, (cited.get(page) ?? 0) + 1);
  }
  const most = [...cited].filter(([, count]) => count * 2 > members.length);
  return { members, titles: most.flatMap(([page]) => titles.get(page) ?? []) };
}

async function namedTopics(
  groups: readonly Group[],
  {
    questions,
    evidence,
    texts,
    spelling,
    pace,
  }: {
    questions: readonly Question[];
    evidence: Evidence;
    texts: ReadonlyMap<string, number>;
    spelling: (word: string) => string;
    pace: Pace;
  },
): Promise<Omit<Topic<never>, 'rows' | 'main'>[]> {
  const titles = titlesOf(evidence);
  const named = await nameTopics(
    groups.map((group) => nameless(group, questions, titles)),
    { texts, spelling, pace },
  );
  const identify = identifier();
  const topics = [];
  for (const [at, { heading, examples }] of named.entries()) {
    const pause = pace();
    if (pause) await pause;
    const id = identify(groups[at]?.questions ?? []);
    topics.push({ id, label: heading, examples });
  }
  return topics;
}

/**
 * Groups rows by what they ask. Every row that is not set aside is in exactly one topic, alone in
 * one if nothing is like it. The order of the input changes nothing but the order of a topic's
 * rows.
 *
 * @param questionOf what a row asks, read once for each row
 */
export async function groupQuestions<Row>(
  rows: readonly Row[],
  {
    questionOf,
    mainPartOf,
    evidence,
    pace,
  }: {
    questionOf: (row: Row) => Question;
    /** The largest set of rows that are all near each other. */
    mainPartOf: (rows: readonly Row[]) => Row[];
    evidence: Evidence;
    pace: Pace;
  },
): Promise<Regroupable<Row>> {
  const questions = rows.map(questionOf);
  const known = new Map<string, number>();
  await countWords(
    evidence.answered.map(({ question, answer }) => `${question}\n${answer}`),
    { counts: known, pace },
  );
  const { alone, followed, aside } = await sortedOut(questions, { known, pace });
  const texts = new Map(known);
  await countWords(new Set(questions.map(({ text }) => text)), { counts: texts, pace });
  const spelling = corrections(texts);
  const distinct = await distinctQuestions(alone, { questions, texts, spelling, pace });
  const found = await groupsOf(distinct, { rows: questions, pace });
  const topicsOf = async (groups: readonly Omit<Group, 'current'>[]): Promise<Topic<Row>[]> => {
    const all = ordered(groups, questions);
    const placeOf = new Map(rows.map((row, at) => [row, at]));
    const rowsOf = (members: readonly number[]) => members.flatMap((at) => rows[at] ?? []);
    const mains: Row[][] = [];
    for (const { members } of all) {
      const pause = pace();
      if (pause) await pause;
      mains.push(mainPartOf(rowsOf(members)));
    }
    const mainGroups = all.map((group, at) => {
      if (mains[at]?.length === group.members.length) return group;
      const main = new Set(mains[at]?.map((row) => placeOf.get(row)));
      const questionsOf = group.questions.flatMap((question) => {
        const own = question.rows.filter((row) => main.has(row));
        return own.length > 0 ? [{ ...question, rows: own }] : [];
      });
      return questionsOf.length > 0 ? { ...group, questions: questionsOf } : group;
    });
    const topics = await namedTopics(mainGroups, { questions, evidence, texts, spelling, pace });
    return topics.map((topic, at) => ({
      ...topic,
      rows: rowsOf(all[at]?.members ?? []),
      main: mains[at] ?? [],
    }));
  };
  return {
    topics: await topicsOf(withFollowers(withoutChance(found, questions), followed)),
    setAside: rows.filter((_, at) => aside.has(at)),
    followed: new Map(
      [...followed].flatMap(([at, turn]) => {
        const [row, before] = [rows[at], rows[turn]];
        return row === undefined || before === undefined ? [] : [[row, before] as const];
      }),
    ),
    async regroup(groups) {
      const placeOf = new Map(rows.map((row, at) => [row, at]));
      const regrouped = [];
      for (const group of groups) {
        const members = group.flatMap((row) => placeOf.get(row) ?? []).sort((a, b) => a - b);
        const asking = members.filter((at) => !followed.has(at));
        const named = asking.length > 0 ? asking : members;
        regrouped.push({
          questions: await distinctQuestions(named, { questions, texts, spelling, pace }),
          members,
        });
      }
      return topicsOf(regrouped);
    },
  };
}
