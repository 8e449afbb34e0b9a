import type { Section } from '../../docs/docs.ts';
import { plainInline } from '../../docs/inline.ts';
import { proseOf } from '../../docs/markdown.ts';
import type { SectionIndex } from '../../docs/nearest.ts';
import type { Reading } from '../../search/text-index.ts';
import { truncate } from '../../text/clean.ts';
import type { DocsText, Redactor } from '../../text/text.ts';

const maxQuoteLength = 200;
/** Characters and sentences of a section that are read. */
const maxRead = 20_000;
const maxSentences = 300;
/** Fewer words are a label. */
const minWords = 3;
/** What says less is of the grammar of asking. */
const minSaid = 0.3;
/** Of the words asked, weighed by what they tell, those in common with a sentence that comes near. */
const minShared = 0.08;
/** Sections that are kept read. */
const maxKept = 2_000;

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
    if (kept.size >= maxKept) kept.clear();
    // Whole, before anything is cut: half of a key would not be known as one.
    const texts = sentencesOf(mask(section.source).slice(0, maxRead)).slice(0, maxSentences);
    const sentences = texts
      .map((text) => ({ text, stems: new Set(reading.stems(text)) }))
      .filter(({ stems }) => stems.size >= minWords);
    kept.set(section, sentences);
    return sentences;
  };
  return (words) => {
    const telling = [...words].flatMap(([stem, share]): [string, number][] => {
      const weight = reading.weight(stem);
      return weight < minSaid ? [] : [[stem, share ** 2 * weight * index.rarity(stem)]];
    });
    const all = telling.reduce((sum, [, value]) => sum + value, 0);
    return (section) => {
      let best: string | null = null;
      let most = minShared * all;
      for (const { text, stems } of sentencesIn(section)) {
        const shared = telling.reduce((sum, [stem, at]) => sum + (stems.has(stem) ? at : 0), 0);
        if (shared > most) [best, most] = [text, shared];
      }
      return best === null ? null : (truncate(best, maxQuoteLength) as DocsText);
    };
  };
}

/** What begins an item of a list. */
const bullet = /^(?:[-*+•:]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
const endsParagraph = /[.!?:…。！？]["”’)\]*_`]*$/;
/** A line that says nothing itself: of a directive, a tab, a table's rule, where a link leads, a heading. */
const noText =
  /^(?::{3,}|!!!|\?\?\?|===|--8<--|#{1,6}(?:\s|$)|\[[^\]]{1,200}\]:\s|\[!\w|\[{1,2}toc\]|@\[)|^[\s|:+-]+$/i;
/** What is left of a tag that isn't closed, or stands in a statement. */
const ofCode = /<\/?[A-Za-z][\w.]*(?:\s|$)|\/>|=["{]|=>|[{};]$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * The sentences, list items and table rows of a part of a file in their order, each on one line and
 * without its Markdown. A paragraph may be wrapped; of a long row each cell is read by itself.
 */
export function sentencesOf(source: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  const texts: string[] = [];
  let paragraph: string[] = [];
  const add = (text: string): void => {
    for (const { segment } of segmenter?.segment(plainInline(text)) ?? []) texts.push(segment);
  };
  const close = (): void => {
    add(paragraph.join(' '));
    paragraph = [];
  };
  for (const line of proseOf(source)) {
    const text = line
      .replace(/^(?:>[ \t]?)+/, '')
      .replace(/\\$/, '')
      .trim();
    // What is underlined is a heading.
    if (/^(?:=+|-+)$/.test(text)) paragraph = [];
    if (text === '' || bullet.test(text) || text.startsWith('|') || noText.test(text)) close();
    if (noText.test(text)) continue;
    if (text.startsWith('|')) {
      const cells = text.split(/(?<!\\)\|/).map((cell) => plainInline(cell).trim());
      const row = cells.filter((cell) => cell !== '').join(' | ');
      if (row.length <= maxQuoteLength) texts.push(row);
      else for (const cell of cells) add(cell);
      continue;
    }
    paragraph.push(text.replace(bullet, ''));
    if (endsParagraph.test(text)) close();
  }
  close();
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && !ofCode.test(text));
}
