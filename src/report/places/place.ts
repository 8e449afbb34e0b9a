import type { Docs, Page, Section } from '../../docs/docs.ts';
import type { Asked, Near, SectionIndex } from '../../docs/nearest.ts';
import { languageOf, majorityLanguage } from '../../language/detection.ts';
import type { ReadWord } from '../../language/tokens.ts';
import { inEnglish, wordWeight } from '../../language/vocabulary.ts';
import type { Redactor } from '../../text/redact.ts';
import type { Coverage } from '../reading/describe.ts';

/** A section of the docs' sources. */
export interface Spot {
  /** Relative to the repository, `/` between folders; null if redaction would change it. */
  file: string | null;
  /** Line of the heading, from 1. */
  line: number;
  /** Null for a page's lead, which stands before any heading. */
  heading: string | null;
}

/** The section that comes nearest to what a topic asks. */
export interface Place extends Spot {
  /** Null if no model has read it: words alone can't tell what is told from what is only touched on. */
  coverage: Coverage | null;
  /** By `CODEOWNERS`: users, teams, or e-mail addresses. */
  owners: string[];
  /** At most eight of the words that most tell the topic: those that the section has. */
  words: string[];
  /** The same for those that it lacks. */
  missingWords: string[];
  /** At most two places that come next. */
  others: Spot[];
}

/** What was read of the documentation's sources. */
export interface DocsRead {
  /** Folder of the sources in the repository; `.` is all of it. */
  root: string;
  /** Pages that were read. */
  files: number;
  sections: number;
  /** Answered questions whose nearest sections were held against the pages that answered them. */
  checked: number;
  /** Share of these whose page is among the three nearest, 0 to 1, four decimals; 0 of none. */
  found: number;
  /** Files that are too large, or can't be read as text. */
  skipped: number;
}

/** Which places topics have, by what was read of the docs. */
export interface Places {
  docs: DocsRead;
  /** By a topic's id; none of docs that may be another site's. */
  byTopic: ReadonlyMap<string, Place>;
}

const mostOthers = 2;
/** Sections looked through for the pages that come next. */
export const mostLookedAt = 50;
const mostWords = 8;
/** Of so few questions, put differently, each tells as much as all. */
const fewWordings = 3;
/** Of more, a word that tells their topic is in two at least, and in such a share. */
const leastShare = 0.1;
/** What a word says at least: less than that, and it is of the grammar of asking. */
const leastSaid = 0.3;
/** A word in one section of twenty tells a topic; rarer ones are no better, as most are names. */
const rareEnough = Math.log(20);

/** A topic's words, and how readers write them. */
export interface TopicWords {
  /** The root of the share of questions that have each word. */
  words: ReadonlyMap<string, number>;
  /** In how many questions of the language that most are in, put differently, each word stands. */
  wordings: ReadonlyMap<string, number>;
  /** How many of these questions there are. */
  asking: number;
  written: ReadonlyMap<string, string>;
}

/** @param questions what a topic's rows ask */
export function topicWords(
  questions: readonly string[],
  read: (text: string) => ReadWord[],
): TopicWords {
  const counts = new Map<string, number>();
  const forms = new Map<string, Map<string, number>>();
  const wordings = new Map<string, number>();
  const keys = new Set<string>();
  const languages = questions.map(languageOf);
  const most = majorityLanguage(languages);
  for (const [at, question] of questions.entries()) {
    const seen = new Map<string, string>();
    for (const { stem, word } of read(question)) if (!seen.has(stem)) seen.set(stem, word);
    const key = [...seen.keys()].join(' ');
    const isRead = (languages[at] ?? most) === most;
    if (isRead && !keys.has(key)) {
      keys.add(key);
      for (const stem of seen.keys()) wordings.set(stem, (wordings.get(stem) ?? 0) + 1);
    }
    for (const [stem, word] of seen) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      const of = forms.get(stem) ?? new Map<string, number>();
      forms.set(stem, of.set(word, (of.get(word) ?? 0) + 1));
    }
  }
  const words = new Map(
    [...counts].map(([stem, count]) => [stem, Math.sqrt(count / questions.length)]),
  );
  const written = new Map(
    [...forms].map(([stem, of]) => {
      const [first] = [...of].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      return [stem, first?.[0] ?? stem];
    }),
  );
  return { words, wordings, asking: keys.size, written };
}

/**
 * The section that comes nearest to what is asked; null if none has a word of it.
 *
 * @param section the place in its stead, if a model that read it says so
 */
export function placeOf({
  asked,
  section: read,
  index,
  owners,
  redactor,
  isMisspelt,
}: {
  asked: TopicWords & Asked;
  section?: Section | undefined;
  index: SectionIndex;
  owners: Docs['owners'];
  redactor: Pick<Redactor, 'redact'>;
  isMisspelt: (word: string) => boolean;
}): Place | null {
  const near = index.nearest(asked, mostLookedAt);
  const section = read ?? near[0]?.section;
  if (!section) return null;
  const pages = nearestPages(near, 1 + mostOthers);
  const next = pages.filter((page) => page !== section.page).slice(0, mostOthers);
  const others = next.flatMap((page) => near.find((one) => one.section.page === page) ?? []);
  const spotOf = ({ page: { file }, line, heading }: Section): Spot => ({
    file: redactor.redact(file) === file ? file : null,
    line,
    heading,
  });
  const asWritten = (stem: string): string => asked.written.get(stem) ?? stem;
  const telling = tellingWords(asked, index).filter((stem) => !isMisspelt(asWritten(stem)));
  const isThere = (stem: string): boolean => index.has(section, stem);
  return {
    ...spotOf(section),
    coverage: null,
    owners: [...owners(section.page.file)],
    words: telling.filter(isThere).slice(0, mostWords).map(asWritten),
    missingWords: telling
      .filter((stem) => !isThere(stem))
      .slice(0, mostWords)
      .map(asWritten),
    others: others.map((one) => spotOf(one.section)),
  };
}

/** Whether a lead can judge by a word: not by numbers, by "how do I", or by another language's words. */
function isTelling(stem: string): boolean {
  const meanings = inEnglish(stem);
  const isForeign = meanings.length > 0 && meanings.every((meaning) => meaning.stem !== stem);
  return /\p{L}{2}/u.test(stem) && wordWeight(stem) >= leastSaid && !isForeign;
}

/**
 * The words that most tell what a topic asks, first those that most of its questions have. What one
 * wording alone says is its reader's, however often it was sent.
 */
function tellingWords({ words, wordings, asking }: TopicWords, index: SectionIndex): string[] {
  const fewest = asking < fewWordings ? 1 : Math.max(2, leastShare * asking);
  return [...words]
    .filter(([stem]) => (wordings.get(stem) ?? 0) >= fewest && isTelling(stem))
    .map(([stem, share]) => ({
      stem,
      value: share ** 2 * wordWeight(stem) * Math.min(rareEnough, index.rarity(stem)),
    }))
    .sort((a, b) => b.value - a.value || (a.stem < b.stem ? -1 : 1))
    .slice(0, 2 * mostWords)
    .map(({ stem }) => stem);
}

/** The pages of sections, nearest first. */
export function nearestPages(near: readonly Near[], most: number): Page[] {
  return [...new Set(near.map(({ section }) => section.page))].slice(0, most);
}
