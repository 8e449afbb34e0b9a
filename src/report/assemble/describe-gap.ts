import type { Section } from '../../docs/read-page.ts';
import { prepareQuestion, wordingOf } from '../../language/nearness.ts';
import { byCodeUnits } from '../../text/text.ts';
import { headingOf, type IdentifiedTopic } from '../gaps/identity.ts';
import type { Memory } from '../gaps/memory.ts';
import type { Place } from '../places/place.ts';
import { type Placement, type Placer, sectionsForTopic } from '../places/places.ts';
import type { Coverage, Description } from '../reading/describe.ts';
import type { ReportModel } from '../reading/report-model.ts';
import { distinctConversations } from '../source/conversations.ts';
import { askedPage, type Question } from '../source/question.ts';
import { type Anchor, nearnessToAnchor, prepareAnchor } from '../topics/anchor.ts';
import { countCategories, countCitedPages, countPages, countQuestions } from './counts.ts';
import type { Gap, GapKind, QuestionCount } from './report.ts';
import { chooseTopics, hasTwoConversations, isWorthNaming, largestFirst } from './shown.ts';

const maxExamples = 5;
const maxBriefQuestions = 30;

/** What a gap's description needs in addition to its topic. */
export interface GapContext extends Pick<Gap, 'trend'> {
  /** The section nearest to what the topic asks; null if none is known. */
  placement: Placement | null;
  rankQuestions: ReturnType<typeof questionRanker>;
  /** For each question that means nothing on its own, the question before it in the conversation. */
  followed: ReadonlyMap<Question, Question>;
  /** Whether the service records citations. If not, a row without citations means nothing. */
  recordsCitations: boolean;
}

/** A gap with everything that the report says about it, except its status and a model's description. */
export function describeGap(
  topic: IdentifiedTopic,
  { placement, trend, rankQuestions, followed, recordsCitations }: GapContext,
): Gap {
  const { id, label, rows, remembered } = topic;
  const currentRows = rows.filter(({ current }) => current);
  const previousRows = rows.filter(({ current }) => !current);
  const described = currentRows.length > 0 ? currentRows : previousRows;
  const questions = rankQuestions(described, topic.anchor);
  const turnBefore = new Map(rows.map((row) => [row.text, followed.get(row)?.text ?? null]));
  const conversations = distinctConversations(currentRows).length;
  const previousConversations = trend && distinctConversations(previousRows).length;
  const isPlaced = hasTwoConversations({ conversations, previousConversations });
  const { place = null, texts = null, home = null } = placement ?? {};
  return {
    id,
    label,
    rows,
    unanswered: currentRows.length,
    conversations,
    // Every topic has a trend if there was a period to compare with.
    previousUnanswered: trend && previousRows.length,
    previousConversations,
    trend,
    ...(recordsCitations ? kindByRows(described) : { kind: null, kindPages: [] }),
    pages: countPages(described),
    citedPages: [...countCitedPages(described).values()],
    categories: countCategories(described),
    examples: questions.slice(0, maxExamples),
    ...firstAndLast(rows),
    conversationIds: distinctConversations(described),
    place: isPlaced ? place && withSureOwners(place) : null,
    home,
    hasNoSection: false,
    missing: null,
    brief: {
      questions: questions.slice(0, maxBriefQuestions).map((question) => ({
        ...question,
        after: turnBefore.get(question.text) ?? null,
      })),
      distinctQuestions: questions.length,
      docs: isPlaced ? texts : null,
    },
    firstReported: remembered?.firstReported ?? null,
    status: null,
    byReport: null,
  };
}

/** The place without owners, unless it is sure: the owner of one of several files may not be concerned. */
const withSureOwners = (place: Place): Place => ({
  ...place,
  owners: place.isSure ? place.owners : [],
});

/** A model's descriptions by gap id. */
type Descriptions = ReadonlyMap<string, Description>;

interface DescribedTopics {
  topics: readonly IdentifiedTopic[];
  /** The placer of the docs that the model reads; null if they can't be used. */
  placer: Placer | null;
}

/** Asks a model about the gaps that the report shows, in its order. */
export function describeShownGaps(
  model: ReportModel,
  gaps: readonly Gap[],
  { topics, placer }: DescribedTopics,
  { memory, maxTopics }: { memory: Memory; maxTopics: number },
): Promise<Descriptions> {
  const dismissed = new Set(memory.gaps.filter(({ boxes }) => boxes.dismiss).map(({ id }) => id));
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  const open = gaps.filter(({ id }) => !dismissed.has(id)).toSorted(largestFirst);
  const { shown } = chooseTopics({ topics: open }, maxTopics);
  return model.describe(
    shown.flatMap(({ id }) => {
      const topic = topicOf.get(id);
      return topic ? { topic, sections: sectionsForTopic(topic, placer) } : [];
    }),
  );
}

/** Whether a model found a section for at least half of its topics: then the docs are the site's own. */
export function areDocsTrustedByModel(descriptions: Descriptions): boolean {
  const judged = [...descriptions.values()];
  return judged.length > 0 && 2 * judged.filter(({ section }) => section).length >= judged.length;
}

/**
 * Adds a model's descriptions to gaps. A section that the model names becomes the gap's place. If two gaps
 * would have the same heading, the smaller one keeps its own.
 */
export function addDescriptions(
  gaps: readonly Gap[],
  descriptions: Descriptions,
  { topics, placer }: DescribedTopics,
): Gap[] {
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  const taken = new Set<string>(gaps.map(({ label }) => label));
  return gaps.toSorted(largestFirst).map((gap) => {
    const topic = topicOf.get(gap.id);
    const description = descriptions.get(gap.id);
    if (!topic || !description) return gap;
    const { heading, missing, section, coverage } = description;
    const newLabel = headingOf(topic, heading);
    const label = taken.has(newLabel) ? gap.label : newLabel;
    taken.add(label);
    const described = { ...gap, label, missing };
    if (!placer || coverage === null) return described;
    const judged = { ...described, kind: kindByCoverage(coverage, section), kindPages: [] };
    if (section === null) {
      return { ...judged, place: null, hasNoSection: true, brief: { ...gap.brief, docs: null } };
    }
    const placed = placer.placed(topic.rows, section);
    if (!placed) return judged;
    return {
      ...judged,
      place: withSureOwners({ ...placed.place, coverage }),
      home: placed.home,
      brief: { ...gap.brief, docs: placed.texts },
    };
  });
}

/** Maximum number of wordings to rank in a topic and in a report: 20,000 would take more than a second. */
const maxRankedInTopic = 200;
const maxRanked = 5_000;

/**
 * Returns a function that lists the distinct questions of a topic's rows, nearest to the anchor first.
 * Questions with the same telling words are one, in the wording asked most often. Call it for the largest
 * topics first: beyond the maximums, questions stay in the order of how often they were asked.
 */
export function questionRanker(): (rows: readonly Question[], anchor: Anchor) => QuestionCount[] {
  let budget = maxRanked;
  return (rows, anchor) => {
    const groups = [...Map.groupBy(rows, ({ text }) => wordingOf(text)).values()]
      .map((alike) => ({ text: countQuestions(alike)[0]?.text, count: alike.length, alike }))
      .flatMap(({ text, count, alike }) => (text === undefined ? [] : { text, count, alike }))
      .sort((a, b) => b.count - a.count || byCodeUnits(a.text, b.text));
    const ranked = groups.length > 1 ? groups.slice(0, Math.min(budget, maxRankedInTopic)) : [];
    budget -= ranked.length;
    const center = prepareAnchor(anchor);
    const near = ranked.map(({ text, count, alike }) => {
      // Chosen so that the order of rows doesn't matter: rows with one text may be of several pages.
      const [row] = alike.filter((row) => row.text === text).sort((a, b) => a.hash - b.hash);
      const question = prepareQuestion({
        text,
        page: row && askedPage(row),
        category: row?.category,
      });
      return { text, count, near: nearnessToAnchor(question, center) };
    });
    // Without an anchor, each nearness is the same infinity, and the difference of two isn't a number.
    const nearest = near.sort((a, b) => b.near - a.near || 0);
    return [...nearest, ...groups.slice(ranked.length)].map(({ text, count }) => ({ text, count }));
  };
}

function firstAndLast(rows: readonly Question[]): Pick<Gap, 'firstAsked' | 'lastAsked'> {
  const timestamps = rows
    .flatMap(({ time, timestamp }) => (time === null || !timestamp ? [] : [{ time, timestamp }]))
    .sort((a, b) => a.time - b.time || byCodeUnits(a.timestamp, b.timestamp))
    .map(({ timestamp }) => timestamp);
  return { firstAsked: timestamps[0] ?? null, lastAsked: timestamps.at(-1) ?? null };
}

/** The kind by what a model found in the docs. */
function kindByCoverage(coverage: Coverage, section: Section | null): GapKind {
  if (coverage === 'present') return 'hard-to-find';
  if (coverage === 'partial') return 'weak-page';
  return section === null ? 'missing-page' : 'missing-section';
}

/** How many of the most cited pages are tried in pairs: a pair that most rows cite includes one of them. */
const maxPagesToPair = 6;

/** The kind of a gap by what most of its rows cite: nothing, the same one or two pages, or neither. */
function kindByRows(rows: readonly Question[]): Pick<Gap, 'kind' | 'kindPages'> {
  const cited = rows.map(
    ({ sources }) => new Set(sources.flatMap(({ countedBy }) => countedBy ?? [])),
  );
  const isMost = (count: number): boolean => count * 2 > rows.length;
  if (isMost(cited.filter((keys) => keys.size === 0).length)) {
    return { kind: 'missing-page', kindPages: [] };
  }
  const pages = [...countCitedPages(rows)].slice(0, maxPagesToPair);
  const pairs = pages.flatMap((first, at) => pages.slice(at + 1).map((second) => [first, second]));
  const [weak] = [pages.slice(0, 1), ...pairs]
    .map((group) => ({
      group,
      count: cited.filter((keys) => group.some(([key]) => keys.has(key))).length,
    }))
    .filter(({ count }) => isMost(count))
    .sort((a, b) => a.group.length - b.group.length || b.count - a.count);
  if (!weak) return { kind: 'mixed', kindPages: [] };
  const askedPages = countPages(rows);
  const kindPages = weak.group
    .map(([, page]) => page)
    .filter((page) => isWorthNaming(page, { pages: askedPages }))
    .map(({ url, title }) => ({ url, title }));
  return { kind: 'weak-page', kindPages };
}
