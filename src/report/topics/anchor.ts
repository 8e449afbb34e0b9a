import { nearness, type PreparedQuestion, prepareQuestion } from '../../language/nearness.ts';
import { noText, partOf, type Redacted } from '../../text/text.ts';
import { askedPage, type Question } from '../source/question.ts';
import { byFrequency, mostFrequent } from './questions.ts';

/** The parts of a question that an anchor stores. */
export interface AnchorQuestion {
  text: Redacted;
  /** Address of the page that the question was asked on; null if unknown. */
  page: Redacted | null;
  category: Redacted | null;
}

export const anchorQuestionOf = (question: Question): AnchorQuestion => ({
  text: question.text,
  page: askedPage(question),
  category: question.category,
});

/** Up to three of a gap's questions, most central first, to recognize the gap when no rows match. */
export type Anchor = readonly AnchorQuestion[];

/** Minimum log-odds for two questions to be near; over a third of pairs above it ask the same thing. */
export const minNearness = -1.5;
export const maxAnchorQuestions = 3;
export const maxAnchorQuestionLength = 160;

export function prepareAnchor(anchor: Anchor): PreparedQuestion[] {
  return anchor.map(({ text, page, category }) => prepareQuestion(text, page, category));
}

/** Mean nearness of a question to an anchor's questions; adding the maximum predicts no better. */
export function nearnessToAnchor(
  question: PreparedQuestion,
  anchor: readonly PreparedQuestion[],
): number {
  if (anchor.length === 0) return Number.NEGATIVE_INFINITY;
  return anchor.reduce((sum, one) => sum + nearness(question, one), 0) / anchor.length;
}

/** Mean nearness of one anchor's questions to another anchor's questions. */
export function nearnessOfAnchors(
  one: readonly PreparedQuestion[],
  other: readonly PreparedQuestion[],
): number {
  if (one.length === 0) return Number.NEGATIVE_INFINITY;
  return one.reduce((sum, question) => sum + nearnessToAnchor(question, other), 0) / one.length;
}

/** Puts a text on one line, and shortens it to the last word that fits into an anchor. */
export function anchorText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxAnchorQuestionLength) return line;
  const cut = line.slice(0, maxAnchorQuestionLength).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  return end > maxAnchorQuestionLength / 2 ? cut.slice(0, end) : cut;
}

/** A key that is the same for texts that differ only in case, spaces and punctuation. */
const keyOf = (text: string): string =>
  anchorText(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/**
 * For each fix, counts the conversations with a question near its gap's anchor by gap id and day, unless a
 * rival gap's anchor is at least as near. If a question is itself part of an anchor, it is compared with the
 * anchor's other questions, if any, as every question is near itself.
 *
 * @param questions from all topics, with their days, `YYYY-MM-DD`
 * @param gaps all gaps in `fixes`
 * @param fixes `rivals`: ids of the gaps that were known when the fix began
 */
export function countNearQuestions({
  questions,
  gaps,
  fixes,
}: {
  questions: readonly (AnchorQuestion & { day: string; conversation: string })[];
  gaps: readonly { id: string; anchor: Anchor }[];
  fixes: readonly { gap: string; rivals: readonly string[] }[];
}): Map<string, Map<string, number>> {
  const needed = new Set(fixes.flatMap(({ gap, rivals }) => [gap, ...rivals]));
  const anchors = gaps
    .filter(({ id, anchor }) => needed.has(id) && anchor.length > 0)
    .map(({ id, anchor }) => ({
      id,
      questions: prepareAnchor(anchor),
      keys: anchor.map(({ text }) => keyOf(text)),
    }));
  const found = new Map(fixes.map(({ gap }) => [gap, new Map<string, Set<string>>()]));
  const asked = Map.groupBy(questions, ({ text, page, category }) =>
    JSON.stringify([text, page, category]),
  );
  for (const alike of asked.values()) {
    const [{ text, page, category } = { text: noText, page: null, category: null }] = alike;
    const question = prepareQuestion(text, page, category);
    const key = keyOf(text);
    const near = new Map<string, number>();
    for (const { id, questions: own, keys } of anchors) {
      const others = own.filter((_, at) => keys[at] !== key);
      const value = nearnessToAnchor(question, others.length > 0 ? others : own);
      near.set(id, value);
    }
    for (const { gap, rivals } of fixes) {
      const value = near.get(gap) ?? Number.NEGATIVE_INFINITY;
      const isNearest = rivals.every(
        (rival) => rival === gap || (near.get(rival) ?? Number.NEGATIVE_INFINITY) < value,
      );
      if (value < minNearness || !isNearest) continue;
      const byDay = found.get(gap);
      for (const { day, conversation } of alike) {
        byDay?.set(day, (byDay.get(day) ?? new Set()).add(conversation));
      }
    }
  }
  return new Map(
    [...found].map(([gap, byDay]) => [
      gap,
      new Map([...byDay].map(([day, conversations]) => [day, conversations.size])),
    ]),
  );
}

/** Maximum wordings, most frequent first, to compare with each other; the rest is compared with the anchor. */
const maxWordings = 200;
/** Added to nearness before the logistic function turns it into a weight. */
const nearnessShift = 2;
/** Number of power iterations; they converge quickly. */
const rounds = 8;

/** Questions with the same text, prepared with their most frequent page and category. */
interface PreparedWording {
  page: Redacted | null;
  category: Redacted | null;
  rows: readonly Question[];
  prepared: PreparedQuestion;
}

/**
 * Finds a large set of a topic's questions that are all near each other, and the set's three most central
 * questions. The set is a clique, built greedily from the question with the most questions near it. Central
 * questions are found by the first eigenvector of the nearness matrix. The order of the questions doesn't
 * matter, and time is linear in their number.
 *
 * @param questions all questions of one topic, at least one
 * @returns `main` is the set, in the order of `questions`
 */
export function mainPartOf(questions: readonly Question[]): { main: Question[]; anchor: Anchor } {
  const all = [...Map.groupBy(questions, ({ text }) => text.trim())]
    .map(([text, rows]) => ({ text, rows }))
    .sort(byFrequency)
    .map(prepareWording);
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
  const main = new Set(
    [...clique.flatMap((at) => compared[at] ?? []), ...rest].flatMap(({ rows }) => rows),
  );
  return {
    main: questions.filter((question) => main.has(question)),
    anchor: central.map(({ rows, page, category }) => ({
      text: partOf(rows[0]?.text ?? noText, anchorText),
      page,
      category,
    })),
  };
}

function prepareWording({ text, rows }: { text: string; rows: Question[] }): PreparedWording {
  const page = mostFrequent(rows.map(askedPage));
  const category = mostFrequent(rows.map((row) => row.category));
  return { rows, page, category, prepared: prepareQuestion(text, page, category) };
}

/** Indices of wordings that are all near each other. The first has the most questions near it. */
function greedyClique(near: readonly number[][], wordings: readonly PreparedWording[]): number[] {
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

/** Indices of the clique's most central wordings. */
function mostCentral(
  clique: readonly number[],
  near: readonly number[][],
  wordings: readonly PreparedWording[],
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

const count = (wording: PreparedWording | undefined): number => wording?.rows.length ?? 0;
