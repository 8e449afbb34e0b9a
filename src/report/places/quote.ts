import type { Section } from '../../docs/docs.ts';
import type { SectionIndex } from '../../docs/nearest.ts';
import type { Reading } from '../../search/text-index.ts';
import { truncate } from '../../text/clean.ts';
import type { DocsText, Redactor } from '../../text/text.ts';

const longestQuote = 200;
/** Characters and sentences of a section that are read. */
const mostRead = 20_000;
const mostSentences = 300;
/** Fewer words are a label. */
const fewestWords = 3;
/** What says less is of the grammar of asking. */
const leastSaid = 0.3;
/** Of the words asked, weighed by what they tell, those in common with a sentence that comes near. */
const leastShared = 0.08;
/** Sections that are kept read. */
const mostKept = 2_000;

/**
 * Quotes sections to whoever asks: the sentence with the most of the words that tell what is asked;
 * null if none comes near.
 */
export function quoter(
  index: SectionIndex,
  reading: Reading,
  mask: Redactor['mask'],
): (words: ReadonlyMap<string, number>) => (section: Section) => DocsText | null {
  const kept = new Map<Section, { text: string; stems: ReadonlySet<string> }[]>();
  const sentencesIn = (section: Section) => {
    const known = kept.get(section);
    if (known) return known;
    if (kept.size >= mostKept) kept.clear();
    // Whole, before anything is cut: half of a key would not be known as one.
    const texts = sentencesOf(mask(section.text).slice(0, mostRead)).slice(0, mostSentences);
    const sentences = texts
      .map((text) => ({ text, stems: new Set(reading.stems(text)) }))
      .filter(({ stems }) => stems.size >= fewestWords);
    kept.set(section, sentences);
    return sentences;
  };
  return (words) => {
    const telling = [...words].flatMap(([stem, share]): [string, number][] => {
      const weight = reading.weight(stem);
      return weight < leastSaid ? [] : [[stem, share ** 2 * weight * index.rarity(stem)]];
    });
    const all = telling.reduce((sum, [, value]) => sum + value, 0);
    return (section) => {
      let best: string | null = null;
      let most = leastShared * all;
      for (const { text, stems } of sentencesIn(section)) {
        const shared = telling.reduce((sum, [stem, at]) => sum + (stems.has(stem) ? at : 0), 0);
        if (shared > most) [best, most] = [text, shared];
      }
      return best === null ? null : (truncate(best, longestQuote) as DocsText);
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
