import type { Section } from '../../docs/docs.ts';
import type { SectionIndex } from '../../docs/nearest.ts';
import { type PreparedQuestion, prepareQuestion, wordNearness } from '../../language/nearness.ts';
import type { Reading } from '../../search/text-index.ts';
import { truncate } from '../../text/clean.ts';
import type { DocsText, Redactor } from '../../text/text.ts';
import { leastNear } from '../gaps/anchor.ts';

/** A section's sentence that comes nearest to what is asked; null if none comes near. */
export type Quote = (section: Section) => DocsText | null;

/** A sentence with what it is held against questions by: made once. */
interface Sentence {
  text: DocsText;
  stems: ReadonlySet<string>;
  prepared: PreparedQuestion;
}

const longestQuote = 200;
/** Characters and sentences of a section that are read. */
const mostRead = 20_000;
const mostSentences = 300;
/** Fewer words are a label. */
const fewestWords = 3;
/** What says less is of the grammar of asking. */
const leastSaid = 0.3;
/** Of the words asked, weighed by what they tell, those in common with a sentence that comes near. */
const leastShared = 0.15;
/** Sections that are kept read. */
const mostKept = 2_000;

/**
 * Quotes sections to whoever asks: the sentence with the most of the words that tell what is asked,
 * counting with them how surely it is another wording of the questions.
 */
export function quoter({
  index,
  reading,
  mask,
}: {
  index: SectionIndex;
  reading: Reading;
  mask: Redactor['mask'];
}): (asked: { words: ReadonlyMap<string, number>; wordings: readonly string[] }) => Quote {
  const kept = new Map<Section, Sentence[]>();
  const sentencesIn = (section: Section): Sentence[] => {
    const known = kept.get(section);
    if (known) return known;
    if (kept.size >= mostKept) kept.clear();
    // Whole, before anything is cut: half of a key would not be known as one.
    const texts = sentencesOf(mask(section.text).slice(0, mostRead)).slice(0, mostSentences);
    const sentences = texts.flatMap((text): Sentence[] => {
      const stems = new Set(reading.stems(text));
      if (stems.size < fewestWords) return [];
      const prepared = prepareQuestion(text, null, null);
      return [{ text: truncate(text, longestQuote) as DocsText, stems, prepared }];
    });
    kept.set(section, sentences);
    return sentences;
  };
  return ({ words, wordings }) => {
    const telling = [...words].flatMap(([stem, share]): [string, number][] => {
      const weight = reading.weight(stem);
      return weight < leastSaid ? [] : [[stem, share ** 2 * weight * index.rarity(stem)]];
    });
    const all = telling.reduce((sum, [, value]) => sum + value, 0) || 1;
    const questions = wordings.map((text) => prepareQuestion(text, null, null));
    return (section) => {
      let best: DocsText | null = null;
      let most = 0;
      for (const { text, stems, prepared } of sentencesIn(section)) {
        const shared =
          telling.reduce((sum, [stem, value]) => sum + (stems.has(stem) ? value : 0), 0) / all;
        const nearness =
          questions.reduce((sum, one) => sum + wordNearness(one, prepared), 0) / questions.length;
        if (shared < leastShared && nearness < leastNear) continue;
        const value = shared + 1 / (1 + Math.exp(-nearness));
        if (value > most) [best, most] = [text, value];
      }
      return best;
    };
  };
}

/** What begins a line of its own, whatever the line before says: list items, quotes, table rows. */
const begins = /^(?:[-*+>|]|\d{1,9}[.)])[ \t]/;
const endsParagraph = /[.!?:|…。！？]["”’)\]]*$/;

let segmenter: Intl.Segmenter | undefined;

/** A section's sentences in their order, each on one line: a paragraph may be wrapped, a list item stands alone. */
export function sentencesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '') isOpen = false;
    else if (isOpen && !begins.test(trimmed)) paragraphs.push(`${paragraphs.pop()} ${trimmed}`);
    else {
      paragraphs.push(trimmed.replace(begins, ''));
      isOpen = !trimmed.startsWith('|') && !endsParagraph.test(trimmed);
      continue;
    }
    isOpen &&= !endsParagraph.test(trimmed);
  }
  const sentences: string[] = [];
  for (const paragraph of paragraphs) {
    for (const { segment } of segmenter.segment(paragraph)) {
      const sentence = segment.replace(/\s+/g, ' ').trim();
      if (sentence !== '') sentences.push(sentence);
    }
  }
  return sentences;
}
