import type { Docs, Page, Section } from '../../docs/docs.ts';
import type { IndexedDocs } from '../places/places.ts';
import type { AnsweredQuestion } from '../topics/evidence.ts';
import type { Pace } from '../topics/pace.ts';

/*
 * What a pull request does to readers: their questions, held against the sections as they are
 * before and after the change. "Find" is all that is claimed: that the section that comes nearest is
 * near, not that it answers.
 */

/** The docs at one end of a pull request, and its commit. */
export type DocsEnd = IndexedDocs & { sha: string };

export interface TopicToTest {
  id: string;
  label: string;
  /** Its unanswered questions of the period. */
  questions: readonly string[];
}

/** What the change does to the questions of one topic. */
export interface TestedTopic {
  id: string;
  label: string;
  questions: number;
  /** How many of these find a section at the base, and at the head. */
  before: number;
  after: number;
  /** The section that most of those find that found none before; null if none does. */
  file: string | null;
  heading: string | null;
}

/** A page that answered questions, and that is gone, elsewhere, or shorter at the head. */
export interface PageAtRisk {
  /** At the base. */
  file: string;
  /** As answers cite it most. */
  url: string | null;
  change: 'deleted' | 'renamed' | 'shortened';
  /** Answered questions of the period that cited it. */
  answered: number;
  /** Whether its address still leads somewhere. */
  redirected: boolean;
}

/** As `report.json` has it. */
export interface ReaderTest {
  base: string;
  head: string;
  /** Unanswered questions that find a section now, and did not before. */
  gained: number;
  /** Answered questions that no longer find the section that they found. */
  lost: number;
  topics: TestedTopic[];
  atRisk: PageAtRisk[];
}

/** The questions of a tested topic by what came of them, for the reviewer. */
export interface TestedQuestions {
  /** That find a section now, and did not before. */
  finding: string[];
  /** That find none, before and after. */
  missing: string[];
}

/** Half of the answered questions come as near as this to the pages that answered them. */
const nearEnough = 0.5;
/** An answered question has lost its section if nothing is left that is nearly as near. */
const nearlyAsNear = 0.7;

/** A section that is only reworded comes a little nearer to some questions, and farther from others. */
const leastGain = 1.15;

/** The words that at least two of a topic's questions have, each with the share of them that do. */
function sharedWords(questions: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of questions.flatMap((words) => [...words.keys()])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1);
  return new Map(repeated.map(([stem, count]) => [stem, count / questions.length]));
}

/**
 * A question's words and, if it has one of those that others of its topic share, beside them what
 * these call the same thing: of two that ask the same, one often has no word of the section that the
 * other finds.
 */
function withShared(
  words: ReadonlyMap<string, number>,
  shared: ReadonlyMap<string, number>,
): Map<string, number> {
  const all = new Map(words);
  if (![...words.keys()].some((stem) => shared.has(stem))) return all;
  for (const [stem, share] of shared) all.set(stem, (all.get(stem) ?? 0) + share);
  return all;
}

/** The section that comes nearest to a question, with a score that compares between commits. */
interface Found {
  section: Section;
  score: number;
}

/** Sections looked at for the nearest one. */
const mostLookedAt = 40;

/**
 * What comes nearest to a question at both commits. What sections mean beside their words counts in
 * proportion to the words in common; of both commits, in proportion to the base's.
 */
function nearestAtBoth(
  words: ReadonlyMap<string, number>,
  { base, head }: { base: IndexedDocs; head: IndexedDocs },
): [was: Found | null, is: Found | null] {
  const seen = [base, head].map(({ index }) => index.nearest({ words }, mostLookedAt));
  const most = seen.map((near) => Math.max(0, ...near.map((one) => one.words)));
  const scale = most[0] || most[1] || 1;
  const [was = null, is = null] = seen.map((near, end) => {
    const own = most[end] || 1;
    return near.reduce<Found | null>((best, one) => {
      const score = one.words + scale * (one.score - one.words / own);
      return best && best.score >= score ? best : { section: one.section, score };
    }, null);
  });
  return [was, is];
}

/** How near a section is to a question, from 0 up, comparable between questions. */
function nearness(
  { score }: Found,
  words: ReadonlyMap<string, number>,
  { reading, index }: IndexedDocs,
): number {
  let most = 0;
  for (const [stem, count] of words) most += count * reading.weight(stem) * index.rarity(stem);
  return most === 0 ? 0 : score / most;
}

/**
 * Holds questions against the docs at both ends of a pull request.
 *
 * A question finds a section at a commit if the nearest is near enough, as answered questions are to
 * the pages that answered them; at the head also if the nearest is one that the change adds or
 * rewrites, and nearer than any was before.
 *
 * @param renamed paths of files at the head, by those at the base
 * @param citations how many answered questions of the period cited each address
 * @returns also the questions of each tested topic, in their order
 */
export async function testReaders({
  base,
  head,
  renamed,
  topics,
  answered,
  citations,
  pace,
}: {
  base: DocsEnd;
  head: DocsEnd;
  renamed: ReadonlyMap<string, string>;
  topics: readonly TopicToTest[];
  answered: readonly AnsweredQuestion[];
  citations: ReadonlyMap<string, number>;
  pace: Pace;
}): Promise<{ test: ReaderTest; questions: TestedQuestions[] }> {
  const sections = changedSections({ base, head, renamed });
  const bar = await barOf({ base, answered, pace });
  const tested: (TestedTopic & TestedQuestions)[] = [];
  const { isNewlyNear } = sections;
  for (const topic of topics) {
    tested.push(await testTopic(topic, { base, head, bar, isNewlyNear, pace }));
  }
  let lost = 0;
  for (const { question, cited } of answered) {
    const pause = pace();
    if (pause) await pause;
    const words = wordsOf(question, base);
    const [was, is] = nearestAtBoth(words, { base, head });
    if (!was || !sections.gone.has(was.section)) continue;
    if (!cited.some(({ url }) => base.finder(url) === was.section.page)) continue;
    if ((is?.score ?? 0) < nearlyAsNear * was.score) lost += 1;
  }
  const atRisk = pagesAtRisk({ base, head, renamed, sections, citations });
  const gained = tested.reduce((sum, { finding }) => sum + finding.length, 0);
  const changed = tested
    .filter(({ finding }) => finding.length > 0)
    .sort((a, b) => b.after - b.before - (a.after - a.before) || b.questions - a.questions);
  return {
    test: {
      base: base.sha,
      head: head.sha,
      gained,
      lost,
      topics: changed.map(({ finding, missing, ...topic }) => topic),
      atRisk,
    },
    questions: changed.map(({ finding, missing }) => ({ finding, missing })),
  };
}

function wordsOf(text: string, { reading }: IndexedDocs): Map<string, number> {
  return new Map(reading.stems(text).map((stem) => [stem, 1]));
}

async function testTopic(
  { id, label, questions }: TopicToTest,
  {
    base,
    head,
    bar,
    isNewlyNear,
    pace,
  }: {
    base: DocsEnd;
    head: DocsEnd;
    bar: number;
    isNewlyNear: ChangedSections['isNewlyNear'];
    pace: Pace;
  },
): Promise<TestedTopic & TestedQuestions> {
  const finding: string[] = [];
  const missing: string[] = [];
  const found = new Map<Section, number>();
  let before = 0;
  let after = 0;
  const own = questions.map((question) => wordsOf(question, base));
  const shared = sharedWords(own);
  for (const [at, question] of questions.entries()) {
    const pause = pace();
    if (pause) await pause;
    const words = withShared(own[at] ?? new Map(), shared);
    const [was, is] = nearestAtBoth(words, { base, head });
    const foundBefore = was !== null && nearness(was, words, base) >= bar;
    const foundAfter =
      is !== null && (nearness(is, words, head) >= bar || isNewlyNear(is, was?.score ?? 0));
    if (foundBefore) before += 1;
    if (foundAfter) after += 1;
    if (foundAfter && !foundBefore) {
      finding.push(question);
      found.set(is.section, (found.get(is.section) ?? 0) + 1);
    } else if (!foundAfter && !foundBefore) missing.push(question);
  }
  const [most] = [...found].sort((a, b) => b[1] - a[1]);
  const section = most?.[0];
  const { file = null } = section?.page ?? {};
  const { heading = null } = section ?? {};
  return { id, label, questions: questions.length, before, after, file, heading, finding, missing };
}

interface ChangedSections {
  /** Whether a section of the head is one that the base does not have, or says otherwise, and nearer. */
  isNewlyNear(found: Found, scoreBefore: number): boolean;
  /** Sections of the base that the head does not have, or says otherwise. */
  gone: ReadonlySet<Section>;
  /** Pages of the base of which a heading is gone. */
  shortened: ReadonlySet<Page>;
}

function changedSections({
  base,
  head,
  renamed,
}: {
  base: DocsEnd;
  head: DocsEnd;
  renamed: ReadonlyMap<string, string>;
}): ChangedSections {
  // What is said anywhere else at the other end has only moved.
  const wordings = ({ index }: DocsEnd) => new Set(index.sections.map(wordingOf));
  const [before, after] = [wordings(base), wordings(head)];
  const gone = base.index.sections.filter((section) => !after.has(wordingOf(section)));
  const placeOf = (file: string, { heading }: Section): string => `${file}\n${heading ?? ''}`;
  const fileAtHead = ({ page: { file } }: Section): string => renamed.get(file) ?? file;
  const places = new Set(base.index.sections.map((one) => placeOf(fileAtHead(one), one)));
  const placesLeft = new Set(head.index.sections.map((one) => placeOf(one.page.file, one)));
  return {
    isNewlyNear({ section, score }, scoreBefore) {
      if (before.has(wordingOf(section))) return false;
      const isRewritten = places.has(placeOf(section.page.file, section));
      return score > scoreBefore * (isRewritten ? leastGain : 1);
    },
    gone: new Set(gone),
    shortened: new Set(
      gone.filter((one) => !placesLeft.has(placeOf(fileAtHead(one), one))).map(({ page }) => page),
    ),
  };
}

function wordingOf({ heading, text }: Section): string {
  return `${heading ?? ''}\n${text.replace(/\s+/g, ' ').trim()}`;
}

/** How near half of the answered questions come to the pages that answered them. */
async function barOf({
  base,
  answered,
  pace,
}: {
  base: DocsEnd;
  answered: readonly AnsweredQuestion[];
  pace: Pace;
}): Promise<number> {
  const values: number[] = [];
  for (const { question, cited } of answered) {
    const pause = pace();
    if (pause) await pause;
    const words = new Map(base.reading.stems(question).map((stem) => [stem, 1]));
    const [near] = nearestAtBoth(words, { base, head: base });
    if (!near || !cited.some(({ url }) => base.finder(url) === near.section.page)) continue;
    values.push(nearness(near, words, base));
  }
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * nearEnough)] ?? Number.POSITIVE_INFINITY;
}

function pagesAtRisk({
  base,
  head,
  renamed,
  sections,
  citations,
}: {
  base: DocsEnd;
  head: DocsEnd;
  renamed: ReadonlyMap<string, string>;
  sections: ChangedSections;
  citations: ReadonlyMap<string, number>;
}): PageAtRisk[] {
  const files = new Set(head.docs.pages.map(({ file }) => file));
  const paths = new Set(head.docs.pages.map(({ path }) => path));
  const cited = new Map<Page, { url: string; count: number; most: number }>();
  for (const [url, count] of citations) {
    const page = base.finder(url);
    if (!page) continue;
    const known = cited.get(page) ?? { url, count: 0, most: 0 };
    cited.set(page, {
      url: count > known.most ? url : known.url,
      count: known.count + count,
      most: Math.max(count, known.most),
    });
  }
  return [...cited]
    .flatMap(([page, { url, count }]): PageAtRisk[] => {
      const { file, path } = page;
      const change = !files.has(file)
        ? renamed.has(file)
          ? 'renamed'
          : 'deleted'
        : sections.shortened.has(page)
          ? 'shortened'
          : null;
      // A page in another file may have the same address.
      if (change === null || (change !== 'shortened' && paths.has(path))) return [];
      const redirected = head.finder(url) !== null;
      return [{ file, url, change, answered: count, redirected }];
    })
    .sort((a, b) => b.answered - a.answered || (a.file < b.file ? -1 : 1));
}

/** What a pull request makes of the docs. */
export interface DocsChange {
  /** The commit that the docs are read at. */
  base: string;
  head: { sha: string; docs: Docs };
  /** Paths of files at the head, by those at the base. */
  renamed: ReadonlyMap<string, string>;
}

/** Tests a change of docs on the unanswered questions of the period, topic by topic. */
export async function testChange({
  change: { base, head, renamed },
  docs,
  topics,
  ...rest
}: {
  change: DocsChange;
  docs: IndexedDocs;
  topics: readonly {
    id: string;
    label: string;
    rows: readonly { question: string; current: boolean }[];
  }[];
} & Pick<Parameters<typeof testReaders>[0], 'answered' | 'citations' | 'pace'>): ReturnType<
  typeof testReaders
> {
  return testReaders({
    base: { ...docs, sha: base },
    head: { ...(await docs.atCommit(head.docs)), sha: head.sha },
    renamed,
    topics: topics.map(({ id, label, rows }) => ({
      id,
      label,
      questions: rows.flatMap(({ question, current }) => (current ? question : [])),
    })),
    ...rest,
  });
}
