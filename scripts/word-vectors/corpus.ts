import { stem, words } from '../../src/language/tokens.ts';
import { type Document, documentsOf, type Language, languages, placed } from './documents.ts';
import { fetched, readFiles, type Source } from './repositories.ts';

/** Stems by number, with how often each occurs. */
export class Vocabulary {
  readonly stems: string[] = [];
  readonly counts: number[] = [];
  readonly #numbers = new Map<string, number>();

  /** The stem's number, counting it. */
  add(of: string): number {
    const known = this.#numbers.get(of);
    if (known !== undefined) {
      this.counts[known] = (this.counts[known] ?? 0) + 1;
      return known;
    }
    this.#numbers.set(of, this.stems.length);
    this.counts.push(1);
    return this.stems.push(of) - 1;
  }

  find(of: string): number | undefined {
    return this.#numbers.get(of);
  }
}

/** A run of text as its stems' numbers; a heading, or a sentence of what follows it. */
export interface Passage {
  level: number;
  stems: Int32Array;
}

/** What is left of a document. */
export interface Page {
  /** The number of the source it is from. */
  source: number;
  passages: Passage[];
}

/** A passage in English and what it was translated to. */
export interface Pair {
  english: Int32Array;
  other: Int32Array;
}

/** Longer texts are read in pieces: `words` reads no more of a question. */
const piece = 900;

/** What is learned from: English pages, and passages with their translations. */
export class Corpus {
  readonly vocabularies = new Map(languages.map((name) => [name, new Vocabulary()]));
  readonly pages: Page[] = [];
  readonly pairs = new Map<Language, Pair[]>();
  readonly #stems = new Map<string, string>();
  /** English passages that were read: versions and boilerplate repeat them. */
  readonly #read = new Set<string>();

  vocabulary(language: Language): Vocabulary {
    return this.vocabularies.get(language) ?? new Vocabulary();
  }

  #passage(language: Language, text: string, level: number): Passage {
    const vocabulary = this.vocabulary(language);
    const stems: number[] = [];
    for (let at = 0; at < text.length; ) {
      const space = text.length - at > piece ? text.lastIndexOf(' ', at + piece) : text.length;
      const end = space > at ? space : at + piece;
      for (const word of words(text.slice(at, end))) {
        const found = this.#stems.get(word) ?? stem(word);
        this.#stems.set(word, found);
        stems.push(vocabulary.add(found));
      }
      at = end;
    }
    return { level, stems: Int32Array.from(stems) };
  }

  /** Adds the documents of one source, with their translations. */
  add(source: number, documents: readonly Document[]): void {
    const byKey = Map.groupBy(documents, ({ key }) => key);
    for (const versions of byKey.values()) {
      const english = versions.find(({ language }) => language === 'en');
      if (!english) continue;
      const page = this.#page(source, english);
      for (const other of versions) if (other.language !== 'en') this.#align(page, other);
    }
  }

  /** Reads an English document: what is new of it is a page, all of it is there to be aligned. */
  #page(source: number, { content }: Document): Map<string, Passage> {
    const read = new Map<string, Passage>();
    const passages: Passage[] = [];
    const entries =
      'blocks' in content
        ? content.blocks.map((block, at) => [String(at), block] as const)
        : [...content.strings].map(([key, text]) => [key, { level: 0, text }] as const);
    for (const [key, { level, text }] of entries) {
      const passage = this.#passage('en', text, level);
      read.set(key, passage);
      if (level === 0 && this.#read.has(text)) continue;
      this.#read.add(text);
      passages.push(passage);
    }
    this.pages.push({ source, passages });
    return read;
  }

  /** Pairs the passages of a translation with the original's. */
  #align(english: Map<string, Passage>, { language, content }: Document): void {
    const pairs = this.pairs.get(language) ?? [];
    this.pairs.set(language, pairs);
    const add = (from: Int32Array, text: string) => {
      const { stems } = this.#passage(language, text, 0);
      if (from.length > 0 && stems.length > 0) pairs.push({ english: from, other: stems });
    };
    if ('strings' in content) {
      for (const [key, text] of content.strings) {
        const original = english.get(key);
        if (original && text !== '') add(original.stems, text);
      }
      return;
    }
    const sections = (levels: readonly number[]) => {
      const starts = levels.flatMap((level, at) => (level > 0 || at === 0 ? [at] : []));
      return starts.map((start, at) => [start, starts[at + 1] ?? levels.length] as const);
    };
    const originals = [...english.values()];
    const before = sections(originals.map(({ level }) => level));
    const after = sections(content.blocks.map(({ level }) => level));
    if (before.length !== after.length) return;
    for (const [at, [start, end]] of before.entries()) {
      const [first = 0, last = 0] = after[at] ?? [];
      // A section whose paragraphs differ in number is not aligned beyond its heading.
      const aligned = end - start === last - first ? end - start : 1;
      for (let step = 0; step < aligned; step++) {
        const original = originals[start + step];
        const block = content.blocks[first + step];
        if (original && block) add(original.stems, block.text);
      }
    }
  }
}

/**
 * Reads all sources, a repository with its translations at a time.
 * @throws If a source can't be fetched or holds a file that can't be read.
 */
export async function readSources(sources: readonly Source[], cache: string): Promise<Corpus> {
  const corpus = new Corpus();
  const groups = Map.groupBy(sources, ({ repository, translates }) => translates ?? repository);
  for (const [number, group] of [...groups.values()].entries()) {
    const documents: Document[] = [];
    for (const source of group) {
      const isRead = (path: string) => placed(source, path) !== undefined;
      const files = await readFiles(source, fetched(source, cache), isRead);
      documents.push(...files.flatMap((file) => documentsOf(source, file)));
    }
    corpus.add(number, documents);
  }
  return corpus;
}
