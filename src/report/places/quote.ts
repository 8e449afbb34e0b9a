import { plainInline } from '../../docs/inline.ts';
import { proseLinesOf } from '../../docs/markdown.ts';
import type { SectionIndex } from '../../docs/nearest.ts';
import type { Section } from '../../docs/read-page.ts';
import { textReader } from '../../search/text-index.ts';
import { truncate } from '../../text/clean.ts';
import { type DocsText, mapText, type Redactor, toDocsText } from '../../text/text.ts';

const maxQuoteLength = 200;
/** Maximum characters, and sentences, of a section that are searched for a quote. */
const maxRead = 20_000;
const maxSentences = 300;
/** A text of fewer words is a label rather than a sentence. */
const minWords = 3;
/** A word with a lower weight counts as a stop word. */
const minWordWeight = 0.3;
/** Minimum share of the questions' weighted words that a sentence must contain to be quoted. */
const minShared = 0.08;
const maxCachedSections = 2_000;

/** Returns a function that quotes a section's sentence with the most of the given words; null if none is near. */
export function createQuoter(
  index: SectionIndex,
  mask: Redactor['mask'],
): (words: ReadonlyMap<string, number>) => (section: Section) => DocsText | null {
  const cached = new Map<Section, { text: DocsText; stems: ReadonlySet<string> }[]>();
  const sentencesIn = (section: Section) => {
    const known = cached.get(section);
    if (known) return known;
    if (cached.size >= maxCachedSections) cached.clear();
    // Redact the whole text before cutting it: half a key would not be recognized.
    const source = toDocsText(mask(section.markdown));
    const texts = sentencesOf(source.slice(0, maxRead)).slice(0, maxSentences);
    const sentences = texts
      .map((text) => ({
        text: mapText(source, () => text),
        stems: new Set(textReader.stems(text)),
      }))
      .filter(({ stems }) => stems.size >= minWords);
    cached.set(section, sentences);
    return sentences;
  };
  return (words) => {
    const weighted = [...words].flatMap(([stem, share]): [string, number][] => {
      const weight = textReader.weight(stem);
      return weight < minWordWeight ? [] : [[stem, share ** 2 * weight * index.rarity(stem)]];
    });
    const all = weighted.reduce((sum, [, value]) => sum + value, 0);
    return (section) => {
      let best: DocsText | null = null;
      let most = minShared * all;
      for (const { text, stems } of sentencesIn(section)) {
        const shared = weighted.reduce((sum, [stem, at]) => sum + (stems.has(stem) ? at : 0), 0);
        if (shared > most) [best, most] = [text, shared];
      }
      return best === null ? null : mapText(best, (text) => truncate(text, maxQuoteLength));
    };
  };
}

/** The start of a list item. */
const bullet = /^(?:[-*+•:]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/;
const endsParagraph = /[.!?:…。！？]["”’)\]*_`]*$/;
/** A line without text to quote: a directive, a tab, a table rule, a link target, a heading. */
const noText =
  /^(?::{3,}|!!!|\?\?\?|===|--8<--|#{1,6}(?:\s|$)|\[[^\]]{1,200}\]:\s|\[!\w|\[{1,2}toc\]|@\[)|^[\s|:+-]+$/i;
/** What is left of code in a sentence: a part of a tag or of a statement. */
const ofCode = /<\/?[A-Za-z][\w.]*(?:\s|$)|\/>|=["{]|=>|[{};]$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * The sentences, list items and table rows of a part of a file, in order, each on one line and
 * without Markdown. Paragraphs may be wrapped; the cells of a long row are separate items.
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
  for (const line of proseLinesOf(source)) {
    const text = line
      .replace(/^(?:>[ \t]?)+/, '')
      .replace(/\\$/, '')
      .trim();
    // Underlined text is a heading.
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
