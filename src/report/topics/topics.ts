import { hash } from 'node:crypto';
import { languageOf, majorityLanguage } from '../../language/languages.ts';
import { wordWeight } from '../../language/vocabulary.ts';
import { byCodeUnits, type Redacted } from '../../text/text.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import type { Question } from '../source/question.ts';
import { type Anchor, mainPartOf, type Wording } from './anchor.ts';
import { findFollowUps } from './follow-ups.ts';
import { groupsOf } from './groups.ts';
import { headingsFrom, uniqueHeadings } from './headings.ts';
import {
  countTextsByWord,
  type DistinctQuestion,
  distinctQuestionsReader,
  wordsKey,
} from './questions.ts';
import { asksNothing } from './small-talk/small-talk.ts';

/** Unanswered questions that one section of the docs could answer. */
export interface Topic {
  /** A unique id, which stays the same from week to week as long as the most central words do. */
  id: string;
  /** The heading: one of the topic's questions, which no other topic has. */
  label: Redacted;
  /** The questions that may be the heading, best first: `label` and others. */
  possibleLabels: readonly Redacted[];
  /** The topic's rows, in the order of the input. */
  rows: readonly Question[];
  /**
   * The main part, which the heading and the examples are about: the largest set of rows that are all near
   * each other, or the rows that a model assigned to one section.
   */
  main: readonly Question[];
  /** The most central questions of the main part. */
  anchor: Anchor;
  /** At most five questions of the current period, or of the one before if there is none; most central first. */
  examples: { text: Redacted; count: number }[];
}

interface GroupToMake {
  rows: readonly Question[];
  /** Rows of the main part; if empty, the main part is found by wording. */
  main: ReadonlySet<Question>;
}

/** Questions grouped into topics, and a function that groups them differently. */
export interface Grouping {
  /** Topics with the most questions in the current period first. */
  topics: Topic[];
  /** Rows that ask nothing, such as small talk, in the order of the input. */
  setAside: Question[];
  /** For each follow-up, the question that it follows up. */
  followed: ReadonlyMap<Question, Question>;
  /**
   * Makes topics from different groups of the same questions.
   *
   * @param groups groups that have all questions, except `setAside`, exactly once
   */
  regroup(groups: readonly GroupToMake[]): Topic[];
}

/** A group whose rows, including follow-ups, are in the order of the input. */
interface Group extends GroupToMake {
  /** Distinct questions in the group. Follow-ups are left out unless the group has nothing else. */
  questions: readonly DistinctQuestion[];
}

/** Finds questions that ask nothing of the docs. */
function askingNothing(
  questions: readonly Question[],
  isKnown: (word: string) => boolean,
): Set<Question> {
  const byText = Map.groupBy(questions, ({ text }) => text);
  const nothing = [...byText].filter(([text]) => asksNothing(text, isKnown));
  return new Set(nothing.flatMap(([, rows]) => rows));
}

/** Sorts groups by their number of questions in the current period, most first. */
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

/** Maximum number of examples, and of headings for one topic to choose from. */
const maxExamples = 5;
const maxHeadings = 5;

/** Wordings asked in the current period, or all if there are none, without follow-ups if others are left. */
function shownWordings(
  wordings: readonly Wording[],
  followed: ReadonlyMap<Question, Question>,
): readonly Wording[] {
  const shown = [(row: Question) => row.current, () => true].map((isShown) =>
    wordings
      .map(({ text, rows }) => ({
        text,
        rows: rows.filter((row) => isShown(row) && !followed.has(row)),
      }))
      .filter(({ rows }) => rows.length > 0),
  );
  return shown.find(({ length }) => length > 0) ?? wordings;
}

/** The first wordings; those that differ only in case or punctuation are one. */
function examplesOf(wordings: readonly Wording[]): Topic['examples'] {
  const alike = Map.groupBy(wordings, ({ text }) => wordsKey(text));
  return [...alike.values()].slice(0, maxExamples).flatMap(([first, ...others]) => {
    const rows = [first, ...others].flatMap((wording) => wording?.rows ?? []);
    return rows[0] ? [{ text: rows[0].text, count: rows.length }] : [];
  });
}

/** Maximum number of answers that are read to know the docs' language. */
const maxRead = 200;

/** The language of most answers or, without any, of most questions; null if it is unknown. */
function languageOfDocs(
  answered: readonly AnsweredQuestion[],
  questions: readonly Question[],
): string | null {
  const answers = answered.slice(0, maxRead).map(({ answer }) => answer);
  const texts = answers.length > 0 ? answers : questions.slice(0, maxRead).map(({ text }) => text);
  return majorityLanguage(texts.map(languageOf));
}

/** Number of stems in an id: few, so that the id stays the same when single questions come and go. */
const centralStems = 3;
const hexDigits = 12;

/** A topic's stems, most typical first, by the share of questions with the stem and the stem's weight. */
function stemsByWeight(questions: readonly DistinctQuestion[]): string[] {
  const all = questions.flatMap(({ stems }) => stems);
  return [...Map.groupBy(all, (stem) => stem)]
    .map(([stem, { length }]) => [stem, (length / questions.length) * wordWeight(stem)] as const)
    .sort(([a, weightA], [b, weightB]) => weightB - weightA || byCodeUnits(a, b))
    .map(([stem]) => stem);
}

/**
 * Returns a function that makes a topic's id from its questions, sorted by key: a digest of the topic's most
 * typical stems. If the id is taken, adds the next stems and, when no stems are left, a number.
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
 * Groups questions by what they ask. Each question that isn't set aside is in exactly one topic, alone if
 * necessary. The order of the input affects only the order of rows in a topic.
 */
export function groupQuestions(
  questions: readonly Question[],
  answered: readonly AnsweredQuestion[],
): Grouping {
  const known = countTextsByWord(answered.map(({ question, answer }) => `${question}\n${answer}`));
  const setAside = askingNothing(questions, (word) => known.has(word));
  const asking = questions.filter((question) => !setAside.has(question));
  const followed = findFollowUps(asking);
  const texts = countTextsByWord(new Set(questions.map(({ text }) => text)), known);
  const knownWords = { texts, language: languageOfDocs(answered, questions) };
  const placeOf = new Map(questions.map((question, place) => [question, place]));
  const inOrder = (rows: readonly Question[]): Question[] =>
    rows.toSorted((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0));

  const topicsOf = (groups: readonly Group[]): Topic[] => {
    const identify = identifier();
    const unique = uniqueHeadings();
    return sorted(groups).map(({ questions: own, rows, main: given }) => {
      const givenRows = rows.filter((row) => given.has(row));
      const found = mainPartOf(givenRows.length > 0 ? givenRows : rows);
      const main = givenRows.length > 0 ? givenRows : found.main;
      const inMain = new Set(main);
      const named = own.filter((question) => question.rows.some((row) => inMain.has(row)));
      const wordings = shownWordings(
        givenRows.length > 0 ? [...found.wordings, ...found.others] : found.wordings,
        followed,
      );
      const headings = headingsFrom(
        wordings.flatMap(({ rows: [row] }) => row?.text ?? []),
        knownWords,
      );
      return {
        id: identify(named.length > 0 ? named : own),
        label: unique(headings),
        possibleLabels: headings.slice(0, maxHeadings),
        rows,
        main,
        anchor: found.anchor,
        examples: examplesOf(wordings),
      };
    });
  };

  const distinct = distinctQuestionsReader(texts);
  const alone = distinct(asking.filter((question) => !followed.has(question)));
  const followers = Map.groupBy(followed.keys(), (question) => followed.get(question));
  const groups = groupsOf(alone, questions).map((group) => {
    const rows = group.flatMap((question) => question.rows);
    const all = rows.flatMap((row) => [row, ...(followers.get(row) ?? [])]);
    return { questions: group, rows: inOrder(all), main: new Set<Question>() };
  });
  return {
    topics: topicsOf(groups),
    setAside: questions.filter((question) => setAside.has(question)),
    followed,
    regroup: (others) =>
      topicsOf(
        others.map(({ rows, main }) => {
          const ordered = inOrder(rows);
          const own = ordered.filter((row) => !followed.has(row));
          return { questions: distinct(own.length > 0 ? own : ordered), rows: ordered, main };
        }),
      ),
  };
}
