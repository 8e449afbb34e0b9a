import { pause } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import { type Placer, sectionsFor } from '../places/places.ts';
import { type Coverage, coverages, topicsPerRequest } from '../reading/describe.ts';
import type { ReportModel } from '../reading/report-model.ts';
import type { Topic } from '../topics/topics.ts';
import { changedSections, type IndexedChange } from './change.ts';
import type { FixPromise } from './promises.ts';

/*
 * Has a model judge whether the docs cover gaps, those nearest to what a pull request changes, before
 * and after it. Of its answer about the head only the coverage is used, none of its text.
 */

/** How well the docs cover a gap before and after a change. */
export interface Judgment {
  coverageBefore: Coverage;
  coverageAfter: Coverage;
  /** The section that covers it now, or did before; null if nothing changed. */
  file: string | null;
  heading: string | null;
  /** What the docs at the base are missing, in the model's words. */
  missing: Redacted | null;
  /** Number of conversations of the period that asked it. */
  conversations: number;
}

/** What a change does to a gap. */
export type Effect = 'closed' | 'partly' | 'lost' | 'none';

export function effectOf({
  coverageBefore,
  coverageAfter,
}: Pick<Judgment, 'coverageBefore' | 'coverageAfter'>): Effect {
  const gain = coverages.indexOf(coverageAfter) - coverages.indexOf(coverageBefore);
  if (gain === 0) return 'none';
  if (gain < 0) return 'lost';
  return coverageAfter === 'present' ? 'closed' : 'partly';
}

const maxGaps = 15;
/** The same gaps are described at the base and at the head. */
export const requestsForChange = (2 * maxGaps) / topicsPerRequest;

interface GapsToJudge {
  placers: { base: Placer; head: Placer };
  /** Without those dismissed as not for the docs. */
  topics: readonly Topic[];
  promises: readonly FixPromise[];
}

export async function judgeChange(
  model: Pick<ReportModel, 'describe'>,
  change: IndexedChange,
  { placers, topics, promises }: GapsToJudge,
) {
  const { isNew, gone } = await changedSections(change);
  const candidates = [];
  for (const gap of gapsOf(topics, promises)) {
    await pause();
    const before = sectionsFor(gap.topic, placers.base);
    const after = sectionsFor(gap.topic, placers.head);
    const changed = [before.findIndex((one) => gone.has(one)), after.findIndex(isNew)];
    const [nearest] = changed.filter((place) => place >= 0).sort();
    if (nearest !== undefined) candidates.push({ ...gap, before, after, nearest });
  }
  const some = candidates
    .sort((a, b) => a.nearest - b.nearest || b.conversations - a.conversations)
    .slice(0, maxGaps);
  // Each request has one end only, so that text of the head can't influence what is written about the base.
  const atBase = await model.describe(
    some.map(({ topic, before: sections }) => ({ topic, sections })),
    Math.ceil(some.length / topicsPerRequest),
  );
  const again = some.filter(({ topic: { id } }) => atBase.get(id)?.coverage);
  const atHead = await model.describe(
    again.map(({ topic, after: sections }) => ({ topic, sections })),
  );
  const judged = new Map<string, Judgment>();
  for (const { topic, conversations } of again) {
    const was = atBase.get(topic.id);
    const is = atHead.get(topic.id);
    if (!was?.coverage || !is?.coverage) continue;
    const coverage = { coverageBefore: was.coverage, coverageAfter: is.coverage };
    const effect = effectOf(coverage);
    const section = effect === 'lost' ? was.section : is.section;
    const isOfChange = section && (effect === 'lost' ? gone.has(section) : isNew(section));
    // Coverage by a section that doesn't change isn't an effect of the change.
    if (effect !== 'none' && !isOfChange) continue;
    const changed = effect === 'none' ? null : section;
    judged.set(topic.id, {
      ...coverage,
      file: changed?.page.file ?? null,
      heading: changed?.heading ?? null,
      missing: was.missing,
      conversations,
    });
  }
  return {
    /** By the ids of the gaps that the model judged at both ends. */
    judged,
    /** What the docs at the base are missing, by the gaps' ids. */
    missing: new Map([...atBase].map(([id, { missing }]) => [id, missing])),
  };
}

/** Gaps that two conversations of the period asked, with how many did, and those whose fix was merged. */
function gapsOf(topics: readonly Topic[], promises: readonly FixPromise[]) {
  const counts = new Map(
    topics.map(({ id, rows }) => [
      id,
      new Set(rows.flatMap(({ current, conversation }) => (current ? conversation : []))).size,
    ]),
  );
  const isAsked = (id: string): boolean => (counts.get(id) ?? 0) > 1;
  const fixed = promises
    .filter(({ gap }) => !isAsked(gap))
    .map(({ gap: id, label, questions }) => {
      const main = questions.map((text) => ({ text, pageUrl: null, sources: [] }));
      return { id, label, main, examples: main };
    });
  return [...topics.filter(({ id }) => isAsked(id)), ...fixed].map((topic) => ({
    topic,
    conversations: counts.get(topic.id) ?? 0,
  }));
}
