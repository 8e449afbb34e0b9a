import type { Section } from '../../docs/docs.ts';
import { pause } from '../../pace.ts';
import type { Redacted } from '../../text/text.ts';
import { type PlacedRow, sectionsFor } from '../places/places.ts';
import { topicsOfRequest } from '../reading/describe.ts';
import type { ModelReader, Undescribed } from '../reading/model-reader.ts';
import type { Topic } from '../topics/topics.ts';
import { changedSections } from './changed-sections.ts';
import type { EndsToRead, ReadChange } from './docs-findings.ts';
import { effectOf, type Judged } from './judged.ts';
import type { FixPromise } from './promises.ts';

/*
 * Has a model judge whether the docs cover gaps before and after a pull request. Of its answer about
 * the head only the coverage is used, none of its text.
 */

const maxGaps = 15;
/** The same gaps are described at the base and at the head. */
export const requestsForChange = (2 * maxGaps) / topicsOfRequest;

/** A gap with the nearest sections at each end of a change. */
interface Candidate {
  topic: Undescribed['topic'] & { main: readonly PlacedRow[] };
  conversations: number;
  before: Section[];
  after: Section[];
  /** Index of the first of these that changes. */
  nearest: number;
}

/** Has a model describe the gaps that are nearest to what a pull request changes. */
export const readChangeBy =
  (reader: ModelReader) =>
  async ({ change, placers, topics, promises }: EndsToRead): Promise<ReadChange> => {
    const { isNew, gone } = await changedSections(change);
    const candidates: Candidate[] = [];
    for (const gap of gapsOf(topics, promises)) {
      await pause();
      const before = sectionsFor(gap.topic, placers.base);
      const after = sectionsFor(gap.topic, placers.head);
      const places = [before.findIndex((one) => gone.has(one)), after.findIndex(isNew)];
      const [nearest] = places.filter((place) => place >= 0).sort();
      if (nearest !== undefined) candidates.push({ ...gap, before, after, nearest });
    }
    const some = candidates
      .sort((a, b) => a.nearest - b.nearest || b.conversations - a.conversations)
      .slice(0, maxGaps);
    // Each request has one end only, so that text of the head can't influence what is written about the base.
    const described = await reader.describe(
      some.map(({ topic, before: sections }) => ({ topic, sections })),
      Math.ceil(some.length / topicsOfRequest),
    );
    const again = some.filter(({ topic: { id } }) => described.get(id)?.coverage);
    const atHead = await reader.describe(
      again.map(({ topic, after: sections }) => ({ topic, sections })),
    );
    const judged = new Map<string, Judged>();
    for (const { topic, conversations } of again) {
      const was = described.get(topic.id);
      const is = atHead.get(topic.id);
      if (!was?.coverage || !is?.coverage) continue;
      const coverages = { coverageBefore: was.coverage, coverageAfter: is.coverage };
      const effect = effectOf(coverages);
      const section = effect === 'lost' ? was.section : is.section;
      const isOfChange = section && (effect === 'lost' ? gone.has(section) : isNew(section));
      // Coverage by a section that doesn't change isn't an effect of the change.
      if (effect !== 'none' && !isOfChange) continue;
      const changed = effect === 'none' ? null : section;
      judged.set(topic.id, {
        ...coverages,
        file: changed?.page.file ?? null,
        heading: changed?.heading ?? null,
        missing: was.missing as Redacted | null,
        conversations,
      });
    }
    const missing = [...described].map(
      ([id, one]) => [id, one.missing as Redacted | null] as const,
    );
    return { judged, missing: new Map(missing) };
  };

/** Gaps that two conversations of the period asked, and those whose fix was merged. */
function gapsOf(
  topics: readonly Topic[],
  promises: readonly FixPromise[],
): Pick<Candidate, 'topic' | 'conversations'>[] {
  const counts = new Map(
    topics.map(({ id, rows }) => [
      id,
      new Set(rows.flatMap(({ current, conversation }) => (current ? conversation : []))).size,
    ]),
  );
  const isAsked = (id: string): boolean => (counts.get(id) ?? 0) > 1;
  return [
    ...topics.filter(({ id }) => isAsked(id)),
    ...promises
      .filter(({ gap }) => !isAsked(gap))
      .map(({ gap: id, label, questions }) => {
        const main = questions.map((text) => ({ text, pageUrl: null, sources: [] }));
        return { id, label, main, examples: main };
      }),
  ].map((topic) => ({ topic, conversations: counts.get(topic.id) ?? 0 }));
}
