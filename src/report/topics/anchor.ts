import { nearness, type PreparedQuestion, prepareQuestion } from '../../language/nearness.ts';
import { pause } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import { askedPage, type Question } from '../source/question.ts';

export interface AnchorQuestion {
  text: Redacted;
  /** Address of the page that it was asked on; null if unknown. */
  page: Redacted | null;
  category: Redacted | null;
}

export const anchorQuestionOf = (question: Question): AnchorQuestion => ({
  text: question.text,
  page: askedPage(question),
  category: question.category,
});

/** Identifies a gap if no rows do: up to three questions, the most central first. */
export type Anchor = readonly AnchorQuestion[];

/** Minimum log-odds for questions to be near each other: more than a third of such pairs ask the same. */
export const minNearness = -1.5;
export const maxAnchorQuestions = 3;
export const maxAnchorQuestionLength = 160;

export function prepareAnchor(anchor: Anchor): PreparedQuestion[] {
  return anchor.map(({ text, page, category }) => prepareQuestion(text, page, category));
}

/** The mean nearness of a question to an anchor's: the nearest one adds no information to the mean. */
export function nearnessToAnchor(
  question: PreparedQuestion,
  anchor: readonly PreparedQuestion[],
): number {
  if (anchor.length === 0) return Number.NEGATIVE_INFINITY;
  return anchor.reduce((sum, one) => sum + nearness(question, one), 0) / anchor.length;
}

/** The mean nearness of one anchor's questions to the other's. */
export function nearnessOfAnchors(
  one: readonly PreparedQuestion[],
  other: readonly PreparedQuestion[],
): number {
  if (one.length === 0) return Number.NEGATIVE_INFINITY;
  return one.reduce((sum, question) => sum + nearnessToAnchor(question, other), 0) / one.length;
}

/** A text for an anchor: on one line, up to the last word that fits. */
export function anchorText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxAnchorQuestionLength) return line;
  const cut = line.slice(0, maxAnchorQuestionLength).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  return end > maxAnchorQuestionLength / 2 ? cut.slice(0, end) : cut;
}

/** The same for texts that differ only in case, spaces and punctuation. */
const keyOf = (text: string): string =>
  anchorText(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/**
 * Counts the questions for each fix, by gap and day: those near its gap's anchor, and nearer to it than to
 * any rival's. A question of the anchor itself is compared only with the anchor's other questions, if there
 * are any, as it would always be near to itself.
 *
 * @param questions with their days, `YYYY-MM-DD`, whatever topics they are in
 * @param gaps of fixes and rivals; a gap that others were joined to has all their anchors
 * @param fixes `rivals`: ids of the gaps that were known when the fix began
 */
export async function countNear({
  questions,
  gaps,
  fixes,
}: {
  questions: readonly (AnchorQuestion & { day: string })[];
  gaps: readonly { id: string; anchors: readonly Anchor[] }[];
  fixes: readonly { gap: string; rivals: readonly string[] }[];
}): Promise<Map<string, Map<string, number>>> {
  const needed = new Set(fixes.flatMap(({ gap, rivals }) => [gap, ...rivals]));
  const anchors = gaps
    .filter(({ id }) => needed.has(id))
    .flatMap(({ id, anchors: all }) =>
      all.map((anchor) => ({
        id,
        questions: prepareAnchor(anchor),
        keys: anchor.map(({ text }) => keyOf(text)),
      })),
    );
  const counts = new Map(fixes.map(({ gap }) => [gap, new Map<string, number>()]));
  const asked = Map.groupBy(questions, ({ text, page, category }) =>
    JSON.stringify([text, page, category]),
  );
  for (const alike of asked.values()) {
    await pause();
    const [{ text, page, category } = { text: '' as Redacted, page: null, category: null }] = alike;
    const question = prepareQuestion(text, page, category);
    const key = keyOf(text);
    const near = new Map<string, number>();
    for (const { id, questions: own, keys } of anchors) {
      const others = own.filter((_, at) => keys[at] !== key);
      const value = nearnessToAnchor(question, others.length > 0 ? others : own);
      near.set(id, Math.max(value, near.get(id) ?? Number.NEGATIVE_INFINITY));
    }
    for (const { gap, rivals } of fixes) {
      const value = near.get(gap) ?? Number.NEGATIVE_INFINITY;
      const isNearest = rivals.every(
        (rival) => rival === gap || (near.get(rival) ?? Number.NEGATIVE_INFINITY) < value,
      );
      if (value < minNearness || !isNearest) continue;
      const byDay = counts.get(gap);
      for (const { day } of alike) byDay?.set(day, (byDay.get(day) ?? 0) + 1);
    }
  }
  return counts;
}
