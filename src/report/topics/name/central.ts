import { wordWeight } from '../words/words.ts';
import type { Shared } from './shared.ts';
import type { Wording } from './wordings.ts';

/** From the most central wording outwards: those that say most of what is shared, in few words. */
export function centralFirst(wordings: readonly Wording[], { tells }: Shared): Wording[] {
  return wordings
    .map((wording) => {
      let told = 0;
      let said = 1;
      for (const stem of wording.stems) {
        told += tells(stem);
        said += wordWeight(stem);
      }
      return { wording, told: told / Math.sqrt(said) };
    })
    .sort(
      (a, b) =>
        b.told - a.told ||
        a.wording.text.length - b.wording.text.length ||
        (a.wording.text < b.wording.text ? -1 : 1),
    )
    .map(({ wording }) => wording);
}
