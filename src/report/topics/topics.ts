import { hash } from 'node:crypto';
import { wordWeight } from '../../language/vocabulary.ts';
import { collectWithPauses, pause } from '../../pace.ts';
import { byCodeUnits, type Redacted } from '../../text/text.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import { citedPages, type Question } from '../source/question.ts';
import { type Anchor, mainPartOf } from './anchor.ts';
import { followedTurns } from './follow-ups.ts';
import { groupsOf } from './groups.ts';
import { type Example, topicNamer } from './naming/naming.ts';
import { type DistinctQuestion, distinctQuestions } from './questions.ts';
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
  anchor: Anchor;
  /** At most five: the most central question, then those least like the previous ones. */
  examples: Example[];
}

interface GroupToMake {
  rows: readonly Question[];
  /** Its main part; if empty, the questions' wording decides. */
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

/** A group whose rows, including follow-ups, are in the order of the input. */
interface Group extends GroupToMake {
  /** Its questions, without follow-ups if it has others. */
  questions: readonly DistinctQuestion[];
}

/** The questions that ask nothing of the docs. */
async function askingNothing(
  questions: readonly Question[],
  isKnown: (word: string) => boolean,
): Promise<Set<Question>> {
  const nothing = new Map<string, boolean>();
  const found = new Set<Question>();
  for (const question of questions) {
    await pause();
    const { text } = question;
    const isNothing = nothing.get(text) ?? asksNothing(text, isKnown);
    nothing.set(text, isNothing);
    if (isNothing) found.add(question);
  }
  return found;
}

/** Sorts groups, those with the most current questions first. */
function sorted(groups: readonly Group[]): Group[] {
  return groups
    .map((group) => ({ group, current: group.rows.filter(({ current }) => current).length }))
    .sort(
      (a, b) =>
        b.current - a.current ||
        b.group.rows.length - a.group.rows.length ||
        byCodeUnits(a.group.questions[0]?.key ?? '', b.group.questions[0]?.key ?? ''),
    )
    .map(({ group }) => group);
}

/** The title of the page that most of these questions' answers cite; null without one. */
function titleCited(rows: readonly Question[], titles: ReadonlyMap<string, string>) {
  const pages = [...Map.groupBy(rows.flatMap(citedPages), (page) => page)];
  const [page] = pages.find(([, { length }]) => length * 2 > rows.length) ?? [];
  return (page && titles.get(page)) ?? null;
}

/** The part of a group's questions that these rows asked; all of them if none did. */
function within(
  questions: readonly DistinctQuestion[],
  asked: ReadonlySet<Question>,
): readonly DistinctQuestion[] {
  const own = questions.flatMap((question) => {
    const rows = question.rows.filter((row) => asked.has(row));
    return rows.length > 0 ? [{ ...question, rows }] : [];
  });
  return own.length > 0 ? own : questions;
}

/** Stems that make the id: few, so that the id survives when single questions come and go. */
const centralStems = 3;
const hexDigits = 12;

/** Stems, the most typical of the topic first: by the share of questions with it and its weight. */
function stemsByWeight(questions: readonly DistinctQuestion[]): string[] {
  const all = questions.flatMap(({ stems }) => [...new Set(stems)]);
  return [...Map.groupBy(all, (stem) => stem)]
    .map(([stem, { length }]) => [stem, (length / questions.length) * wordWeight(stem)] as const)
    .sort(([a, weightA], [b, weightB]) => weightB - weightA || byCodeUnits(a, b))
    .map(([stem]) => stem);
}

/**
 * Returns a function that makes a topic's id from its questions, sorted by key: a digest of its most
 * central stems. If another topic has the same id, it adds the next stems and, if these run out, a number.
 */
function identifier(): (questions: readonly DistinctQuestion[]) => string {
  const taken = new Set<string>();
  return (questions) => {
    const stems = stemsByWeight(questions);
    const names = stems.length > 0 ? stems : [questions[0]?.key ?? ''];
    let count = centralStems;
    let id = '';
    do {
      const central = names.slice(0, count).sort();
      const text = JSON.stringify(count <= names.length ? central : [...central, count]);
      id = hash('sha256', text).slice(0, hexDigits);
      count++;
    } while (taken.has(id));
    taken.add(id);
    return id;
  };
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
  const setAside = await askingNothing(questions, (word) => known.has(word));
  const asking = questions.filter((question) => !setAside.has(question));
  const followed = new Map(await collectWithPauses(followedTurns(asking)));
  const texts = new Map(known);
  await countWords(new Set(questions.map(({ text }) => text)), texts);
  const spelling = corrections(texts);
  const titles = new Map(
    answered.flatMap(({ cited }) =>
      cited.flatMap(({ url, title }) => (title ? [[url, title]] : [])),
    ),
  );
  const placeOf = new Map(questions.map((question, place) => [question, place]));
  const inOrder = (rows: readonly Question[]): Question[] =>
    rows.toSorted((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0));

  const topicsOf = async (groups: readonly Group[]): Promise<Topic[]> => {
    const identify = identifier();
    const nameTopic = topicNamer({ texts, spelling });
    const topics: Topic[] = [];
    for (const { questions: own, rows, main: given } of sorted(groups)) {
      await pause();
      const givenRows = rows.filter((row) => given.has(row));
      const found = mainPartOf(givenRows.length > 0 ? givenRows : rows);
      const main = givenRows.length > 0 ? givenRows : found.main;
      const named = within(own, new Set(main));
      const asked = named.flatMap((question) => question.rows);
      const { heading, examples } = nameTopic(asked, titleCited(asked, titles));
      topics.push({
        id: identify(named),
        label: heading,
        rows,
        main,
        anchor: found.anchor,
        examples,
      });
    }
    return topics;
  };

  const distinct = (rows: readonly Question[]) => distinctQuestions(rows, { texts, spelling });
  const alone = await distinct(asking.filter((question) => !followed.has(question)));
  const followers = Map.groupBy(followed.keys(), (question) => followed.get(question));
  const groups = (await groupsOf(alone, questions)).map((group) => {
    const rows = group.flatMap((question) => question.rows);
    const all = rows.flatMap((row) => [row, ...(followers.get(row) ?? [])]);
    return { questions: group, rows: inOrder(all), main: new Set<Question>() };
  });
  return {
    topics: await topicsOf(groups),
    setAside: [...setAside],
    followed,
    async regroup(others) {
      const regrouped: Group[] = [];
      for (const { rows, main } of others) {
        const ordered = inOrder(rows);
        const own = ordered.filter((row) => !followed.has(row));
        const distinctOwn = await distinct(own.length > 0 ? own : ordered);
        regrouped.push({ questions: distinctOwn, rows: ordered, main });
      }
      return topicsOf(regrouped);
    },
  };
}
