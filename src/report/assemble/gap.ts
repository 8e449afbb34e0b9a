import { wordingOf } from '../../language/nearness.ts';
import { byCodeUnits, type Redacted } from '../../text/text.ts';
import { headingOf, type IdentifiedTopic } from '../gaps/identity.ts';
import type { Memory } from '../gaps/memory.ts';
import { type PlaceTexts, sectionsFor } from '../places/places.ts';
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
import type { AnsweredLike, Gap, QuestionCount, RunFacts } from './report.ts';
import { chooseTopics, isNamed } from './shown.ts';

/** Questions shown of a gap. */
export const maxExamples = 5;
const maxQuestions = 30;
const maxPrevious = 5;
const maxAnswers = 5;

/** What a gap's description needs in addition to its topic. */
export interface Describing extends Pick<Gap, 'place' | 'trend'> {
  /** The text of the docs in its place and around it. */
  docs: PlaceTexts | null;
  /** What the failed answers of rows say beyond an apology, the most useful first. */
  answersOf: (rows: readonly Question[]) => Redacted[];
  /** For each question that means nothing alone, the one before it. */
  followed: ReadonlyMap<Question, Question>;
  /** The source of a page; null if the docs don't have it. */
  fileOf: (url: string) => string | null;
  /** Whether the service records citations, so that a row without one says something. */
  recordsCitations: boolean;
  /** Finds answered questions that are the same as any of these wordings. */
  answeredLike: (wordings: readonly string[]) => AnsweredLike | null;
}

/** A gap with everything that the report says about it, except its status and a model's description. */
export function describeGap(
  topic: IdentifiedTopic,
  { place, trend, docs, answersOf, followed, fileOf, answeredLike, recordsCitations }: Describing,
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
 * Adds a model's descriptions to the gaps that the report shows. The section that it names becomes the
 * gap's place. On a pull request, the model has already described the gaps near its change: what is
 * missing at the base.
 */
export async function describeByModel(
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
      return topic ? { topic, sections: sectionsFor(topic, inDocs?.placer) } : [];
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

/** From this share of a topic on, questions outside its main part are listed. */
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

/** Most cited pages that are tried in pairs: a pair that most rows cite includes one of these. */
const pagesTried = 6;

/**
 * By majority: `missing-page` if most rows cite nothing, `weak-page` if most cite the same page or
 * two, else `mixed`.
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
      .filter((page) => isNamed(page, { pages: asked }))
      .map(({ url, title }) => ({ url, title })),
  };
}
