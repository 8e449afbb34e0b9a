import { cohesiveGroups } from './cohesion.ts';
import { communities } from './communities.ts';
import { coreOf } from './core.ts';
import { type DistinctQuestion, distinctQuestions } from './distinct.ts';
import { examplesOf } from './examples.ts';
import { features } from './features.ts';
import { sharedNeighbourWeights, symmetric } from './graph.ts';
import { identities } from './identity.ts';
import { labels } from './labels.ts';
import { nearestNeighbours, reranked } from './neighbours.ts';
import type { Question, Wording } from './question.ts';
import { smoothed } from './smooth.ts';
import type { SparseRows } from './sparse.ts';

export type { Question, Wording } from './question.ts';

/** Rows that ask the same thing. */
export interface Topic<Row> {
  /** The same from week to week while the topic's central words are; unique in the result. */
  id: string;
  /** A plain-text heading in the askers' words, unique among topics of two rows or more. */
  label: string;
  /** In the order of the input. */
  rows: Row[];
  /** At most five: the most central question, then those least like the ones before. */
  examples: { text: string; count: number }[];
}

export interface Grouping<Row> {
  /** Those with the most current questions first. */
  topics: Topic<Row>[];
  /** Rows that ask nothing of the documentation, in the order of the input. */
  setAside: Row[];
}

/** Found by the words alone, then ranked anew by what their neighbours say. */
const CANDIDATES = 36;
const NEIGHBOURS = 25;
/** A weaker similarity links nothing: without a bound, unrelated questions become one topic. */
const WEAKEST_SIMILARITY = 0.1;
/** The mean link that holds a community together, low enough to see the largest topics. */
const RESOLUTION = 0.025;

/** The nearest of each row, ranked by what both rows and their neighbours say. */
function nearest(rows: SparseRows): SparseRows {
  const candidates = nearestNeighbours(rows, { count: CANDIDATES, weakest: WEAKEST_SIMILARITY });
  return reranked(candidates, smoothed(rows, candidates), { count: NEIGHBOURS });
}

/** The questions of each group, as indices. */
function groupsOf(questions: readonly DistinctQuestion[]): (readonly number[])[] {
  const rows = features(questions);
  const neighbours = nearest(rows);
  const graph = symmetric(sharedNeighbourWeights(neighbours));
  return cohesiveGroups(communities(graph, RESOLUTION), {
    rows,
    neighbours,
    graph,
    resolution: RESOLUTION,
  });
}

/**
 * Groups rows by what they ask. Every row that is not set aside is in exactly one topic, alone in
 * one if nothing is like it. The order of the input changes nothing but the order of a topic's
 * rows.
 *
 * @param questionOf what a row asks, read once for each row
 */
export function groupQuestions<Row>(
  rows: readonly Row[],
  questionOf: (row: Row) => Question,
): Grouping<Row> {
  const questions = rows.map((row) => {
    const { shown, current } = questionOf(row);
    return { text: shown, current };
  });
  const topics = groupMembers(questions).map(({ members, ...topic }) => ({
    ...topic,
    rows: members.flatMap((at) => rows[at] ?? []),
  }));
  return { topics, setAside: [] };
}

/** A topic of questions, `members` being their places in the input, ascending. */
export interface MemberTopic extends Omit<Topic<never>, 'rows'> {
  members: number[];
}

/** The same by the questions' places in the input. */
export function groupMembers(questions: readonly Wording[]): MemberTopic[] {
  const distinct = distinctQuestions(questions.map(({ text }) => text));
  const ordered = groupsOf(distinct)
    .map((group) => {
      const members = group.flatMap((at) => distinct[at]?.rows ?? []).sort((a, b) => a - b);
      const current = members.filter((row) => questions[row]?.current).length;
      return { group: group.map((at) => distinct[at] as DistinctQuestion), members, current };
    })
    .sort(
      (a, b) =>
        b.current - a.current ||
        b.members.length - a.members.length ||
        ((a.group[0]?.key ?? '') < (b.group[0]?.key ?? '') ? -1 : 1),
    );
  const cores = ordered.map(({ group }) => coreOf(group));
  const ids = identities(cores);
  const headings = labels(cores, questions);
  return ordered.map(({ members }, at) => ({
    id: ids[at] ?? '',
    label: headings[at] ?? '',
    members,
    examples: cores[at] ? examplesOf(cores[at], questions) : [],
  }));
}
