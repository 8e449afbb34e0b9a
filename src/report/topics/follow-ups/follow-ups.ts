import { leansOnTurnBefore } from './leaning.ts';

/** One question of a conversation, as asked. */
export interface Turn {
  text: string;
  conversation: string;
  /** In milliseconds; null if the export has none. */
  time: number | null;
}

/** After so long a reader comes back with something new. In milliseconds. */
const longestPause = 60 * 60 * 1000;

/** In the order they were asked; of one moment, or of none, those that stand alone come first. */
function inOrder(turns: readonly Turn[], indices: readonly number[]) {
  return indices
    .map((index) => {
      const { text = '', time = null } = turns[index] ?? {};
      return {
        index,
        text,
        time,
        at: time ?? Number.POSITIVE_INFINITY,
        leans: leansOnTurnBefore(text),
      };
    })
    .sort((a, b) => {
      if (a.at !== b.at) return a.at < b.at ? -1 : 1;
      return Number(a.leans) - Number(b.leans) || (a.text < b.text ? -1 : 1);
    });
}

/**
 * For each turn the index of the one that it follows: the last turn before it in its conversation
 * that stands alone, if it means nothing without that. Null for turns that stand alone, that come
 * an hour or more after the last, or before which nothing stands alone. Pass answered turns, too,
 * if they are known: a turn after them follows them. `skips` tells the turns that ask nothing, such
 * as "thanks": they are followed by none and follow none.
 */
export function followedTurns(
  turns: readonly Turn[],
  skips: (index: number) => boolean = () => false,
): (number | null)[] {
  const byConversation = new Map<string, number[]>();
  for (const [index, { conversation }] of turns.entries()) {
    const indices = byConversation.get(conversation);
    if (indices) indices.push(index);
    else byConversation.set(conversation, [index]);
  }
  const followed: (number | null)[] = turns.map(() => null);
  for (const indices of byConversation.values()) {
    if (indices.length < 2) continue;
    let standing: number | null = null;
    let before: number | null = null;
    for (const { index, time, leans } of inOrder(turns, indices)) {
      if (skips(index)) continue;
      const paused = time !== null && before !== null && time - before >= longestPause;
      if (standing !== null && !paused && leans) followed[index] = standing;
      else standing = index;
      before = time ?? before;
    }
  }
  return followed;
}
