import { trimEndOf } from '../language/trim.ts';

/**
 * What is neither invisible nor a control, nor a part of a pair: nearly all letters and signs. Most
 * text is made of these alone and is returned as it came.
 */
const mayNeedCleaning = new RegExp(
  [
    String.raw`[^\t\n -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u1161-\u17b3`,
    String.raw`\u17b6-\u180a\u1810-\u200a\u2010-\u2027\u202f-\u205f\u2070-\u3163\u3165-\ud7ff]`,
  ].join(''),
);

const lineBreak = /\r\n|[\r\u0085\u2028\u2029]/g;

/** Scripts whose spelling needs a joiner or non-joiner inside a word. */
const joiningLetter =
  `Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu
  Kannada Malayalam Sinhala Khmer Myanmar`
    .split(/\s+/)
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('');
const virama = String.raw`\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca`;
const emojiEnd = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})`;

/**
 * Invisible characters that carry meaning in their place, and keep it. Each
 * alternative looks only at characters that stay themselves, which makes cleaning idempotent.
 */
const meaningful = [
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=${emojiEnd}|\p{Extended_Pictographic}\ufe0f)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[${joiningLetter}])[\u200c\u200d](?=[${joiningLetter}])`,
  String.raw`(?<=[${virama}])\u200d`,
].join('|');

/**
 * Default-ignorable code points are Unicode's own list of what shows nothing: zero-width, direction,
 * variation selectors, fillers, tags. Controls, lone surrogates and noncharacters are added, and
 * the interlinear and hieroglyph marks, which that list leaves out.
 */
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Surrogate}\ufff9-\ufffb\u{13430}-\u{1343f}]|(?![\t\n])\p{Control}`;

const cleaning = new RegExp(`(${meaningful})|${invisible}`, 'gu');

/**
 * Text as a reader sees it: without invisible and direction-changing characters, controls and lone
 * surrogates. Tabs and line feeds stay; every other line break becomes a line feed. Joiners and
 * variation selectors stay if an emoji or a script's spelling needs them. Idempotent.
 */
export function clean(text: string): string {
  if (!mayNeedCleaning.test(text)) return text;
  return text.replace(lineBreak, '\n').replace(cleaning, (_match, kept?: string) => kept ?? '');
}

/** A key or number that a cut went through is no longer recognized as one: it goes. */
const ofWord = /[!-~]/;

/**
 * The beginning of a text, cleaned: at most `length` characters, never ending inside a word. For what
 * is retained of a text that may be of any size.
 */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return clean(text);
  const whole = trimEndOf(clean(text.slice(0, length)), ofWord).trimEnd();
  // A slice would retain the whole text in memory.
  return Buffer.from(whole, 'utf16le').toString('utf16le');
}

/** Clean text on one line: white space of any kind and length becomes one space. */
export function singleLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

/** Made when first needed: a run that doesn't need it starts faster. */
let segmenter: Intl.Segmenter | undefined;

/** A family emoji takes 11 code units; a grapheme beyond this is a pile of marks, and is cut too. */
const codeUnitsPerGrapheme = 16;

/**
 * At most `graphemes` user-perceived characters, the last of them an ellipsis if text was cut.
 * Work and length are bounded by `graphemes`, however long the text and its graphemes are.
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
  // The window's own end may lie inside a grapheme, or inside a surrogate pair.
  const whole =
    window.length < text.length && ends.at(-1) === window.length ? ends.slice(0, -1) : ends;
  const end = whole[Math.min(graphemes - 1, whole.length) - 1] ?? 0;
  const kept = end > 0 || graphemes === 1 ? window.slice(0, end) : window.slice(0, -1);
  return `${clean(kept).trimEnd()}…`;
}
