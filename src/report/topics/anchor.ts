import { nearness, type PreparedQuestion, prepareQuestion } from '../../language/nearness.ts';
import { emptyText, mapText, type Redacted } from '../../text/text.ts';
import { ConversationDays } from '../source/conversations.ts';
import { askedPage, type Question } from '../source/question.ts';
import { byFrequency, mostFrequent, wordsKey } from './questions.ts';

/** The parts of a question that an anchor stores. */
export interface AnchorQuestion {
  text: Redacted;
  /** Address of the page that the question was asked on; null if unknown. */
  page: Redacted | null;
  category: Redacted | null;
}

export const anchorQuestionOf = (
  question: Pick<Question, 'text' | 'pageUrl' | 'category'>,
): AnchorQuestion => ({
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

export const prepareAnchor = (anchor: Anchor): PreparedQuestion[] => anchor.map(prepareQuestion);

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

/** Puts a text on one line, and cuts it after the last word that fits into a question of an anchor. */
export function anchorText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxAnchorQuestionLength) return line;
  const cut = line.slice(0, maxAnchorQuestionLength).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  return end > maxAnchorQuestionLength / 2 ? cut.slice(0, end) : cut;
}

/**
 * For each fix, counts the conversations with a question near its gap's anchor by gap id and day, unless a
 * rival gap's anchor is at least as near. If a question is itself part of an anchor, it is compared with the
 * anchor's other questions, if any, as every question is near itself.
 *
 * @param questions from all topics
 * @param gaps all gaps in `fixes`
 * @param fixes `rivals`: ids of the gaps that were known when the fix began
 */
export function countNearQuestions({
  questions,
  gaps,
  fixes,
}: {
  questions: readonly Pick<Question, 'text' | 'pageUrl' | 'category' | 'day' | 'conversation'>[];
  gaps: readonly { id: string; anchor: Anchor }[];
  fixes: readonly { gap: string; rivals: readonly string[] }[];
}): Map<string, Map<string, number>> {
  const needed = new Set(fixes.flatMap(({ gap, rivals }) => [gap, ...rivals]));
  const anchors = gaps
    .filter(({ id, anchor }) => needed.has(id) && anchor.length > 0)
    .map(({ id, anchor }) => ({
      id,
      questions: prepareAnchor(anchor),
      keys: anchor.map(({ text }) => wordsKey(text)),
    }));
  const found = new Map(fixes.map(({ gap }) => [gap, new ConversationDays()]));
  const asked = Map.groupBy(questions, (row) => JSON.stringify(anchorQuestionOf(row)));
  for (const alike of asked.values()) {
    const [first] = alike;
    if (first === undefined) continue;
    const question = prepareQuestion(anchorQuestionOf(first));
    const key = wordsKey(anchorText(first.text));
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
      for (const row of alike) found.get(gap)?.add(row);
    }
  }
  return new Map([...found].map(([gap, { counts }]) => [gap, counts]));
}

/** Maximum wordings, most frequent first, to compare with each other; the rest is compared with the anchor. */
const maxWordings = 100;

/** Questions with the same text. */
export interface Wording {
  text: string;
  rows: readonly Question[];
}

/** A wording, prepared with its most frequent page and category. */
interface PreparedWording extends Wording {
  prepared: PreparedQuestion;
}

interface TopicParts {
  /** The questions of the main part, in the order of the input. */
  main: readonly Question[];
  /** Its wordings, the most central first, and those that are not in it, the most frequent first. */
  wordings: readonly Wording[];
  others: readonly Wording[];
  anchor: Anchor;
}

/**
 * Finds a large set of a topic's questions that are all near each other, and the set's three most central
 * questions. The set is a clique, built greedily from the question with the most questions near it. The most
 * central questions are nearest to all of it. The order of the questions doesn't matter, and time is linear
 * in their number.
 *
 * @param questions all questions of one topic, at least one
 */
export function mainPartOf(questions: readonly Question[]): TopicParts {
  const all = [...Map.groupBy(questions, ({ text }) => text.trim())]
    .map(([text, rows]) => ({ text, rows }))
    .sort(byFrequency);
  // Most topics are of one wording, which needn't be compared with itself.
  if (all.length === 1) {
    return { main: questions, wordings: all, others: [], anchor: all.map(anchorOf) };
  }
  const central = centralClique(all.slice(0, maxWordings).map(prepareWording));
  const anchored = central.slice(0, maxAnchorQuestions);
  const rest = all
    .slice(maxWordings)
    .map(prepareWording)
    .filter(({ prepared }) =>
      anchored.every((one) => nearness(one.prepared, prepared) >= minNearness),
    );
  const wordings = [...central, ...rest];
  const main = new Set(wordings.flatMap(({ rows }) => rows));
  return {
    main: questions.filter((question) => main.has(question)),
    wordings,
    others: all.filter(({ rows }) => !rows.some((row) => main.has(row))),
    anchor: anchored.map(anchorOf),
  };
}

const usualPage = (rows: readonly Question[]) => mostFrequent(rows.map(askedPage));
const usualCategory = (rows: readonly Question[]) => mostFrequent(rows.map((row) => row.category));

function prepareWording({ text, rows }: Wording): PreparedWording {
  const [page, category] = [usualPage(rows), usualCategory(rows)];
  return { text, rows, prepared: prepareQuestion({ text, page, category }) };
}

const anchorOf = ({ rows }: Wording): AnchorQuestion => ({
  text: mapText(rows[0]?.text ?? emptyText, anchorText),
  page: usualPage(rows),
  category: usualCategory(rows),
});

/** A wording with its place among the compared ones, and its nearness to each of them. */
interface ComparedWording extends PreparedWording {
  place: number;
  near: readonly number[];
}

/** Wordings that are all near each other, found from the one with the most questions near it; most central first. */
function centralClique(wordings: readonly PreparedWording[]): ComparedWording[] {
  const compared = wordings.map((wording, place) => ({
    ...wording,
    place,
    near: Array<number>(wordings.length),
  }));
  for (const one of compared) {
    for (const other of compared.slice(0, one.place + 1)) {
      const value = nearness(one.prepared, other.prepared);
      one.near[other.place] = value;
      other.near[one.place] = value;
    }
  }
  const isNear = ({ near }: ComparedWording, { place }: ComparedWording): boolean =>
    (near[place] ?? 0) >= minNearness;
  const clique: ComparedWording[] = [];
  for (const wording of highestFirst(compared, (one, other) => (isNear(one, other) ? 1 : 0))) {
    if (clique.every((other) => isNear(wording, other))) clique.push(wording);
  }
  return highestFirst(clique, (one, other) => (one === other ? 0 : (one.near[other.place] ?? 0)));
}

/** Sorts by the sum of a value over the questions of all wordings, highest first, then by place. */
function highestFirst(
  wordings: readonly ComparedWording[],
  value: (wording: ComparedWording, other: ComparedWording) => number,
): ComparedWording[] {
  const sumOf = (wording: ComparedWording): number =>
    wordings.reduce((sum, other) => sum + other.rows.length * value(wording, other), 0);
  const sums = new Map(wordings.map((wording) => [wording, sumOf(wording)]));
  return wordings.toSorted((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0) || a.place - b.place);
}
