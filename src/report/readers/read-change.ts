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
 * A pull request as a model reads it: whether the docs tell what a gap asks, before and after. What it
 * says of the head chooses among states, and no word of that is kept.
 */

const maxGaps = 15;
/** As many gaps are described at the base as at the head. */
export const requestsForChange = (2 * maxGaps) / topicsOfRequest;

/** A gap with the sections that come nearest at each end of a change. */
interface Candidate {
  topic: Undescribed['topic'] & { main: readonly PlacedRow[] };
  conversations: number;
  before: Section[];
  after: Section[];
  /** Where among these the first stands that changes. */
  nearest: number;
}

/** What has a model describe the gaps that come nearest to what a pull request changes. */
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
    // The ends are never in one request: what the head says must not steer what is written of the base.
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
      // The change did nothing to what another section tells.
      if (effect !== 'none' && !isOfChange) continue;
      const spot = effect === 'none' ? null : section;
      judged.set(topic.id, {
        ...coverages,
        file: spot?.page.file ?? null,
        heading: spot?.heading ?? null,
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
