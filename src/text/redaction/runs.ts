interface Run {
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * A function that gives the first run of some characters, at least `shortest` long, that begins at a
 * place or later; null if there is none. It reads backwards from where such a run would have its
 * last character: one that is in no run lets all before it be skipped, and most texts are read in
 * part only.
 *
 * @param characters matches one character that runs are made of; beyond ASCII all or none
 */
export function createRunSearch(
  characters: RegExp,
  shortest: number,
): (text: string, from: number) => Run | null {
  const isIn = (character: string) => (characters.test(character) ? 1 : 0);
  const inRun = new Uint8Array(0x1_00_00).fill(isIn('é'));
  for (let code = 0; code < 128; code++) inRun[code] = isIn(String.fromCharCode(code));
  return (text, from) => {
    let start = from;
    while (start + shortest <= text.length) {
      let place = start + shortest - 1;
      while (place >= start && inRun[text.charCodeAt(place)] === 1) place--;
      if (place >= start) {
        start = place + 1;
        continue;
      }
      let end = start + shortest;
      while (end < text.length && inRun[text.charCodeAt(end)] === 1) end++;
      return { start, end };
    }
    return null;
  };
}
