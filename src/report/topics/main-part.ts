import { nearness, type PreparedQuestion, prepareQuestion } from '../../language/nearness.ts';
import type { Redacted } from '../../text/text.ts';
import {
  type Anchor,
  type AnchorQuestion,
  anchorText,
  maxAnchorQuestions,
  minNearness,
} from './anchor.ts';

interface MainPart {
  /** Places of its questions in the topic, ascending. */
  members: number[];
  anchor: Anchor;
}

/** Of a topic with more wordings, those asked most are held against each other; the rest, against its anchor. */
const mostWordings = 200;
/** What makes nearness a weight from 0 to 1 that tells central questions from others. */
const shiftOfWeight = 2;
/** Each lets those that are near the central ones count more: it settles within a few. */
const rounds = 8;

/** Questions of one text, on the page and of the category that most of them have. */
interface CliqueWording {
  rows: number[];
  prepared: PreparedQuestion;
}

/**
 * The largest set found of a topic's questions that are all near each other, and its three most
 * central questions. A clique is built greedily from the question with the most questions near it, and
 * the most central are those that the first eigenvector of its nearness weighs most. Neither depends on
 * the order of the questions. Its cost is linear in their number.
 *
 * @param questions of one topic, at least one
 */
export function mainPartOf(questions: readonly AnchorQuestion[]): MainPart {
  const all = wordingsOf(questions);
  const held = all.slice(0, mostWordings);
  const near = held.map((one) => held.map((other) => nearness(one.prepared, other.prepared)));
  const clique = greedyClique(near, held);
  const central = mostCentral(clique, near, held).flatMap((at) => held[at] ?? []);
  const rest = all
    .slice(mostWordings)
    .filter((wording) =>
      central.every((one) => nearness(one.prepared, wording.prepared) >= minNearness),
    );
  return {
    members: [...clique.flatMap((at) => held[at] ?? []), ...rest]
      .flatMap(({ rows }) => rows)
      .sort((a, b) => a - b),
    anchor: central.map(({ rows, prepared }) => ({
      text: anchorText(questions[rows[0] ?? 0]?.text ?? '') as Redacted,
      page: prepared.page as Redacted | null,
      category: prepared.category as Redacted | null,
    })),
  };
}

/** Those asked most first; of those asked as often the shortest, then the first by code units. */
function wordingsOf(questions: readonly AnchorQuestion[]): CliqueWording[] {
  const byText = Map.groupBy(questions.keys(), (at) => questions[at]?.text.trim() ?? '');
  return [...byText]
    .sort(
      ([a, rowsOfA], [b, rowsOfB]) =>
        rowsOfB.length - rowsOfA.length || a.length - b.length || (a < b ? -1 : 1),
    )
    .map(([text, rows]) => ({
      rows,
      prepared: prepareQuestion(
        text,
        commonest(rows.map((at) => questions[at]?.page ?? null)),
        commonest(rows.map((at) => questions[at]?.category ?? null)),
      ),
    }));
}

/** The value that most have, those that are unknown apart; of several the first by code units. */
function commonest(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return first?.[0] ?? null;
}

/** Places of wordings that are all near each other, taken from the one with the most questions near it down. */
function greedyClique(near: readonly number[][], wordings: readonly CliqueWording[]): number[] {
  const around = near.map((row) =>
    row.reduce((sum, value, at) => sum + (value >= minNearness ? count(wordings[at]) : 0), 0),
  );
  const order = [...near.keys()].sort((a, b) => (around[b] ?? 0) - (around[a] ?? 0) || a - b);
  const clique: number[] = [];
  for (const one of order) {
    if (clique.every((other) => (near[one]?.[other] ?? 0) >= minNearness)) clique.push(one);
  }
  return clique;
}

function mostCentral(
  clique: readonly number[],
  near: readonly number[][],
  wordings: readonly CliqueWording[],
): number[] {
  let weights = clique.map(() => 1);
  for (let round = 0; round < rounds; round++) {
    const next = clique.map((one) =>
      clique.reduce(
        (sum, other, at) =>
          sum +
          (count(wordings[other]) * (weights[at] ?? 0)) /
            (1 + Math.exp(-(near[one]?.[other] ?? 0) - shiftOfWeight)),
        0,
      ),
    );
    const most = next.reduce((most, value) => Math.max(most, value), 0);
    weights = next.map((value) => value / most);
  }
  return [...clique.keys()]
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
    .slice(0, maxAnchorQuestions)
    .map((at) => clique[at] ?? 0);
}

const count = (wording: CliqueWording | undefined): number => wording?.rows.length ?? 0;
