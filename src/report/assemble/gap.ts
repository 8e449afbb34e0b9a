import { wordingOf } from '../../language/nearness.ts';
import { byCodeUnits, type Redacted } from '../../text/text.ts';
import { headingOf, type IdentifiedTopic } from '../gaps/identity.ts';
import type { Memory } from '../gaps/memory.ts';
import { type PlaceTexts, sectionsForTopic } from '../places/places.ts';
import type { DocsFindings } from '../readers/docs-findings.ts';
import type { ReportModel } from '../reading/report-model.ts';
import type { Question } from '../source/question.ts';
import { largestFirst } from './assemble.ts';
import {
  conversationsOf,
  countCategories,
  countCitedPages,
  countPages,
  countQuestions,
} from './counts.ts';
import type { AnsweredMatch, Gap, QuestionCount, RunFacts } from './report.ts';
import { chooseTopics, isWorthNaming } from './shown.ts';

/** Maximum number of a gap's example questions. */
export const maxExamples = 5;
const maxQuestions = 30;
const maxPrevious = 5;
const maxAnswers = 5;

/** What a gap's description needs in addition to its topic. */
export interface GapContext extends Pick<Gap, 'place' | 'trend'> {
  /** What the docs say at the gap's place and around it. */
  docs: PlaceTexts | null;
  /** Returns what rows' failed answers say beyond an apology, the most useful first. */
  answersOf: (rows: readonly Question[]) => Redacted[];
  /** For each question that means nothing on its own, the question before it in the conversation. */
  followed: ReadonlyMap<Question, Question>;
  /** Path of a page's source file; null if the docs don't have the page. */
  fileOf: (url: string) => string | null;
  /** Whether the service records citations. If not, a row without citations means nothing. */
  recordsCitations: boolean;
  /** Finds answered questions with any of the given wordings. */
  answeredLike: (wordings: readonly string[]) => AnsweredMatch | null;
}

/** A gap with everything that the report says about it, except its status and a model's description. */
export function describeGap(
  topic: IdentifiedTopic,
  { place, trend, docs, answersOf, followed, fileOf, answeredLike, recordsCitations }: GapContext,
): Gap {
  const { id, label, rows, examples, remembered } = topic;
  const [now, before] = [rows.filter(({ current }) => current), rows.filter((row) => !row.current)];
  const described = now.length > 0 ? now : before;
  const isDescribed = new Set(described);
  const inMain = new Set(topic.main.filter((row) => isDescribed.has(row)));
  const outside = distinctQuestions(described.filter((row) => !inMain.has(row)));
  const main = inMain.size > 0 ? distinctQuestions([...inMain]) : outside;
  const isMain = new Set(main.map(({ text }) => text));
  const asked = countedOnce([...main, ...(main === outside ? [] : outside)], wordingOf);
  const after = new Map(rows.map((row) => [row.text, followed.get(row)?.text ?? null]));
  const [pages, citedPages] = [countPages(described), [...countCitedPages(described).values()]];
  const named = new Set([...pages, ...citedPages].flatMap(({ url }) => url ?? []));
  const answers = answersOf(described);
  return {
    id,
    label,
    rows,
    unanswered: now.length,
    conversations: conversationsOf(now).length,
    // Every topic has a trend if there was a period to compare with.
    previousUnanswered: trend && before.length,
    previousConversations: trend && conversationsOf(before).length,
    trend,
    ...(recordsCitations ? kindOf(described) : noKind),
    pages,
    citedPages,
    categories: countCategories(described),
    examples: examples.slice(0, maxExamples),
    elsewhere: elsewhereOf(topic, described),
    previousQuestions: distinctQuestions(before).slice(0, maxPrevious),
    answer: answers[0] ?? null,
    ...firstAndLast(rows),
    conversationIds: conversationsOf(described),
    place,
    answeredLike: answeredLike(main.map(({ text }) => wordingOf(text))),
    missing: null,
    brief: {
      questions: asked.slice(0, maxQuestions).map((question) => ({
        ...question,
        after: after.get(question.text) ?? null,
        isOutside: !isMain.has(question.text),
      })),
      distinctQuestions: asked.length,
      answers: answers.slice(0, maxAnswers),
      docs,
      sources: [...named].flatMap((url) => {
        const file = fileOf(url);
        return file === null ? [] : [{ url, file }];
      }),
    },
    firstReported: remembered?.firstReported ?? null,
    status: null,
    byReport: null,
  };
}

/**
 * Adds a model's descriptions to the gaps that the report shows. A section that the model names becomes
 * the gap's place. On a pull request, adds only what the model has already said about the docs at the
 * base: what is missing there for the gaps near the change.
 */
export async function describeWithModel(
  model: ReportModel,
  gaps: Gap[],
  topics: readonly IdentifiedTopic[],
  { inDocs, memory, facts }: { inDocs: DocsFindings | null; memory: Memory; facts: RunFacts },
): Promise<Gap[]> {
  if (facts.pullRequest !== null) {
    return gaps.map((gap) => ({ ...gap, missing: inDocs?.missing.get(gap.id) ?? null }));
  }
  const { decisions } = memory.journal;
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
  const open = gaps.filter(({ id }) => !decisions.get(id)?.ticked.dismiss).toSorted(largestFirst);
  const { shown } = chooseTopics({ topics: open, resolvedTopics: [] }, facts.maxTopics);
  const descriptions = await model.describe(
    shown.flatMap(({ id }) => {
      const topic = topicOf.get(id);
      return topic ? { topic, sections: sectionsForTopic(topic, inDocs?.placer) } : [];
    }),
  );
  return gaps.map((gap) => {
    const topic = topicOf.get(gap.id);
    const description = descriptions.get(gap.id);
    if (!topic || !description) return gap;
    const { heading, missing, section, coverage } = description;
    const found = section && inDocs?.placer?.placed(topic.main, section);
    return {
      ...gap,
      label: headingOf(topic, decisions.get(gap.id), heading),
      missing,
      ...(found && {
        place: { ...found.place, coverage },
        brief: { ...gap.brief, docs: found.texts },
      }),
    };
  });
}

/** Minimum share of a topic's questions outside its main part for the report to list them. */
const minElsewhere = 1 / 4;

function elsewhereOf({ main }: IdentifiedTopic, described: readonly Question[]): QuestionCount[] {
  const inside = new Set(main);
  const outside = described.filter((row) => !inside.has(row));
  if (outside.length < described.length * minElsewhere) return [];
  return distinctQuestions(outside).slice(0, maxExamples);
}

/** Merges questions that differ only in case, spaces or punctuation; the most frequent come first. */
function distinctQuestions(rows: readonly Question[]): QuestionCount[] {
  const letters = /[\p{L}\p{N}]+/gu;
  return countedOnce(
    countQuestions(rows),
    (text) => text.toLowerCase().match(letters)?.join(' ') ?? text,
  ).sort((a, b) => b.count - a.count);
}

/** The first question for each key, with the total count for that key. */
function countedOnce(
  asked: readonly QuestionCount[],
  keyOf: (text: string) => string,
): QuestionCount[] {
  const byKey = new Map<string, QuestionCount>();
  for (const { text, count } of asked) {
    const first = byKey.get(keyOf(text)) ?? { text, count: 0 };
    byKey.set(keyOf(text), { ...first, count: first.count + count });
  }
  return [...byKey.values()];
}

function firstAndLast(rows: readonly Question[]): Pick<Gap, 'firstAsked' | 'lastAsked'> {
  const timestamps = rows
    .flatMap(({ time, timestamp }) => (time === null || !timestamp ? [] : [{ time, timestamp }]))
    .sort((a, b) => a.time - b.time || byCodeUnits(a.timestamp, b.timestamp))
    .map(({ timestamp }) => timestamp);
  return { firstAsked: timestamps[0] ?? null, lastAsked: timestamps.at(-1) ?? null };
}

const noKind = { kind: null, kindUnanswered: 0, kindPages: [] };

/** How many of the most cited pages are tried in pairs: a pair that most rows cite includes one of them. */
const pagesTried = 6;

/**
 * The kind of a gap with these rows: `missing-page` if most cite nothing, `weak-page` if most cite the same
 * one or two pages, otherwise `mixed`.
 */
function kindOf(rows: readonly Question[]): Pick<Gap, 'kind' | 'kindUnanswered' | 'kindPages'> {
  const cited = rows.map(
    ({ sources }) => new Set(sources.flatMap(({ countedBy }) => countedBy ?? [])),
  );
  const isMost = (count: number): boolean => count * 2 > rows.length;
  const uncited = cited.filter((keys) => keys.size === 0).length;
  if (isMost(uncited)) return { kind: 'missing-page', kindUnanswered: uncited, kindPages: [] };
  const pages = [...countCitedPages(rows)].slice(0, pagesTried);
  const sets = pages.flatMap((first, at) => pages.slice(at + 1).map((second) => [first, second]));
  const [weak] = [pages.slice(0, 1), ...sets]
    .map((some, at) => ({
      isPair: at > 0,
      named: some.map(([, page]) => page),
      count: cited.filter((keys) => some.some(([key]) => keys.has(key))).length,
    }))
    .filter(({ count }) => isMost(count))
    .sort((a, b) => Number(a.isPair) - Number(b.isPair) || b.count - a.count);
  if (!weak) return { kind: 'mixed', kindUnanswered: uncited, kindPages: [] };
  const asked = countPages(rows);
  return {
    kind: 'weak-page',
    kindUnanswered: weak.count,
    kindPages: weak.named
      .filter((page) => isWorthNaming(page, { pages: asked }))
      .map(({ url, title }) => ({ url, title })),
  };
}
