/** Characters that may be invisible, a control or a lone surrogate. Most texts contain none of these. */
const mayNeedCleaning = new RegExp(
  [
    String.raw`[^\t\n -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u1161-\u17b3`,
    String.raw`\u17b6-\u180a\u1810-\u200a\u2010-\u2027\u202f-\u205f\u2070-\u3163\u3165-\ud7ff]`,
  ].join(''),
);

const lineBreak = /\r\n|[\r\u0085\u2028\u2029]/g;

/** Scripts that need joiners or non-joiners inside words. */
const joiningLetter =
  `Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu
  Kannada Malayalam Sinhala Khmer Myanmar`
    .split(/\s+/)
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('');
const virama = String.raw`\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca`;
const emojiEnd = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})`;

/**
 * Invisible characters that have a meaning in their context. The context consists only of characters that
 * cleaning doesn't remove, so cleaning is idempotent.
 */
const neededInvisible = [
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=${emojiEnd}|\p{Extended_Pictographic}\ufe0f)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${joiningLetter}])[\u200c\u200d](?=[${joiningLetter}])`,
  String.raw`(?<=[${virama}])\u200d`,
].join('|');

/**
 * Unicode's default-ignorable code points (such as zero-width characters and direction marks), controls,
 * lone surrogates, noncharacters, and marks for interlinear text and hieroglyphs.
 */
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Surrogate}\ufff9-\ufffb\u{13430}-\u{1343f}]|(?![\t\n])\p{Control}`;

const invisibleOrNeeded = new RegExp(`(${neededInvisible})|${invisible}`, 'gu');

/**
 * Removes invisible and direction-changing characters, controls and lone surrogates. Tabs and line
 * feeds stay; every other line break becomes a line feed. Joiners and variation selectors stay if an
 * emoji or a script's spelling needs them. Idempotent.
 */
export function clean(text: string): string {
  if (!mayNeedCleaning.test(text)) return text;
  return text
    .replace(lineBreak, '\n')
    .replace(invisibleOrNeeded, (_match, needed?: string) => needed ?? '');
}

/** Removes all characters at the end that match `pattern`, in linear time, unlike `/x+$/`. */
export function withoutTrailing(text: string, pattern: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const start = end - ((text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1);
    if (!pattern.test(text.slice(start, end))) break;
    end = start;
  }
  return text.slice(0, end);
}

/**
 * The beginning of a text, cleaned: at most `length` code units. It ends between words, because redaction
 * wouldn't recognize half a key.
 */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return clean(text);
  const whole = withoutTrailing(clean(text.slice(0, length)), /[!-~]/).trimEnd();
  // A slice would retain the whole text in memory.
  return Buffer.from(whole, 'utf16le').toString('utf16le');
}

/** Cleans a text and puts it on one line: each run of white space becomes one space. */
export function singleLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

/** Created when first needed, because creating a segmenter takes several milliseconds. */
let segmenter: Intl.Segmenter | undefined;

/** A family emoji takes 11 code units. Longer graphemes are stacks of accents, which may be cut. */
const codeUnitsPerGrapheme = 16;

/**
 * Shortens a text to at most `graphemes` user-perceived characters, including the ellipsis at the end.
 * Time and length are limited even for long texts.
 */
export function truncate(text: string, graphemes: number): string {
  if (text.length <= graphemes) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const window = text.slice(0, graphemes * codeUnitsPerGrapheme);
  const ends: number[] = [];
  for (const { index, segment } of segmenter.segment(window)) {
    ends.push(index + segment.length);
    if (ends.length > graphemes) break;
  }
  if (window.length === text.length && ends.length <= graphemes) return text;
  // The window may end inside a grapheme or a surrogate pair.
  const whole =
    window.length < text.length && ends.at(-1) === window.length ? ends.slice(0, -1) : ends;
  const end = whole[Math.min(graphemes - 1, whole.length) - 1] ?? 0;
  const beginning = end > 0 || graphemes === 1 ? window.slice(0, end) : window.slice(0, -1);
  return `${clean(beginning).trimEnd()}…`;
}
