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
  /** Indices of its questions in the topic, ascending. */
  members: number[];
  anchor: Anchor;
}

/** The most frequent wordings of a topic are compared with each other, the rest with its anchor. */
const maxWordings = 200;
/** Added to nearness before the logistic function turns it into a weight. */
const nearnessShift = 2;
/** Power iterations, which converge quickly. */
const rounds = 8;

/** Questions with the same text, with their most frequent page and category. */
interface CliqueWording {
  rows: number[];
  prepared: PreparedQuestion;
}

/**
 * Finds a large set of a topic's questions that are all near each other, and its three most central
 * questions. The clique is built greedily from the question with the most questions near it; the first
 * eigenvector of its nearness tells which are central. Neither depends on the order of the questions.
 * Time is linear in their number.
 *
 * @param questions of one topic, at least one
 */
export function mainPartOf(questions: readonly AnchorQuestion[]): MainPart {
  const all = wordingsOf(questions);
  const compared = all.slice(0, maxWordings);
  const near = compared.map((one) =>
    compared.map((other) => nearness(one.prepared, other.prepared)),
  );
  const clique = greedyClique(near, compared);
  const central = mostCentral(clique, near, compared).flatMap((at) => compared[at] ?? []);
  const rest = all
    .slice(maxWordings)
    .filter((wording) =>
      central.every((one) => nearness(one.prepared, wording.prepared) >= minNearness),
    );
  return {
    members: [...clique.flatMap((at) => compared[at] ?? []), ...rest]
      .flatMap(({ rows }) => rows)
      .sort((a, b) => a - b),
    anchor: central.map(({ rows, prepared }) => ({
      text: anchorText(questions[rows[0] ?? 0]?.text ?? '') as Redacted,
      page: prepared.page as Redacted | null,
      category: prepared.category as Redacted | null,
    })),
  };
}

/** Wordings, the most frequent first; of equals the shortest, then the first by code units. */
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

/** The most frequent value that isn't null; of equals the first by code units. */
function commonest(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return first?.[0] ?? null;
}

/** Indices of wordings that are all near each other, beginning with the one with the most questions near it. */
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
            (1 + Math.exp(-(near[one]?.[other] ?? 0) - nearnessShift)),
        0,
      ),
    );
    const max = next.reduce((max, value) => Math.max(max, value), 0);
    weights = next.map((value) => value / max);
  }
  return [...clique.keys()]
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b)
    .slice(0, maxAnchorQuestions)
    .map((at) => clique[at] ?? 0);
}

const count = (wording: CliqueWording | undefined): number => wording?.rows.length ?? 0;
