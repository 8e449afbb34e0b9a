/** The least share of the words of both that two headings must have in common, and their number. */
const leastShare = 0.6;
const fewestWords = 2;

/** Pairs of texts that are of the same words for the most part, those most alike first. */
export function sameWords<Left, Right>(of: {
  left: readonly Left[];
  leftText: (one: Left) => string;
  right: readonly Right[];
  rightText: (one: Right) => string;
}): (readonly [Left, Right, number])[] {
  const texts = of.right.map((one) => wordsOf(of.rightText(one)));
  const textsWith = new Map<string, number[]>();
  texts.forEach((words, at) => {
    for (const word of words) textsWith.set(word, [...(textsWith.get(word) ?? []), at]);
  });
  const pairs = of.left.flatMap((left) => {
    const words = wordsOf(of.leftText(left));
    const shared = new Map<number, number>();
    for (const word of words) {
      for (const at of textsWith.get(word) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    return [...shared].flatMap(([at, count]) => {
      const right = of.right[at];
      const likeness = count / (words.size + (texts[at]?.size ?? 0) - count);
      const isSame = right !== undefined && count >= fewestWords && likeness >= leastShare;
      return isSame ? [[left, right, likeness] as const] : [];
    });
  });
  return pairs.sort(([, , a], [, , b]) => b - a);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
