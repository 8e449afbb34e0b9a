import type { Memory } from './gaps/gap.ts';
import { matchGaps, topicIds } from './gaps/match.ts';
import type { Remembered } from './gaps/remember.ts';
import type { ReportDetails } from './model/details.ts';
import { withHeadings, withIds, withMemory, withoutDismissed } from './model/remembered.ts';
import type { ReportModel, ReportTopic } from './model/report-model.ts';
import type { PreparedReport } from './prepare.ts';

/*
 * A report's topics as the gaps that an issue knows: grouping gives each topic an id and a heading of
 * its own every time; the issue's are those that readers have seen.
 */

/** The counts with what an issue remembers of them, by its ids. */
export function withRemembered(
  prepared: PreparedReport,
  remembered: Remembered,
): { model: ReportModel; details: ReportDetails } {
  const ids = idsOf(prepared, remembered);
  const { readerTest } = prepared.model;
  const named = {
    ...withIds(prepared.model, ids),
    readerTest: readerTest && withIds(readerTest, ids),
    resolvedTopics: withIds({ topics: prepared.model.resolvedTopics }, ids).topics,
    searches:
      prepared.model.searches?.map((search) => ({
        ...search,
        topicId: search.topicId && (ids.get(search.topicId) ?? search.topicId),
      })) ?? null,
  };
  const model = withMemory(named, remembered.memory);
  const kept = headingsKept(prepared, remembered);
  const titled = withHeadings(prepared.details, kept);
  return { model, details: withIds(withoutDismissed(titled, model), ids) };
}

/** The headings of gaps, by those that the grouping gave their topics now. */
function headingsKept(prepared: PreparedReport, remembered: Remembered): Map<string, string> {
  const { topics, resolvedTopics } = prepared.model;
  const ids = idsOf(prepared, remembered);
  const headings = headingsOf(remembered);
  return new Map(
    [...topics, ...resolvedTopics].flatMap(({ id, label }) => {
      const heading = headings.get(ids.get(id) ?? id);
      return heading ? [[label, heading]] : [];
    }),
  );
}

const headingsOf = ({ memory }: Pick<Remembered, 'memory'>): Map<string, string> =>
  new Map(memory.gaps.map(({ id, heading }) => [id, heading]));

/** The topics that a job can be told of, by their gaps: those that are gone in this period, too. */
export function topicsByGap(
  prepared: PreparedReport,
  remembered: Pick<Remembered, 'ids' | 'memory'>,
): ReadonlyMap<string, ReportTopic> {
  const { topics, resolvedTopics } = prepared.model;
  const ids = idsOf(prepared, remembered);
  const headings = headingsOf(remembered);
  return new Map(
    [...topics, ...resolvedTopics].map((topic) => {
      const gapId = ids.get(topic.id) ?? topic.id;
      return [gapId, { ...topic, label: headings.get(gapId) || topic.label }];
    }),
  );
}

/** The ids that topics keep, by those that the grouping gave them. */
export function idsOf(
  { toRemember }: PreparedReport,
  { ids }: Pick<Remembered, 'ids'>,
): Map<string, string> {
  return new Map(toRemember.topics.map(({ id }, at) => [id, ids[at] ?? id]));
}

/**
 * A report on some pages in the words of the rolling issue, which is about all: its topics are the
 * gaps that they are there, by id, heading and state. Pure.
 *
 * @param memory what the issue remembers
 * @returns the report with those headings, and what composing takes of the memory
 */
export function inWordsOfIssue(
  prepared: PreparedReport,
  memory: Memory,
): { prepared: PreparedReport; remembered: Remembered } {
  const { whole, model, details, toRemember } = prepared;
  const found = matchGaps({ topics: whole, memory });
  const ids = topicIds({ topics: whole, found, memory });
  const known = new Map(whole.map(({ id }, at) => [id, { id: ids[at] ?? id, gap: found[at] }]));
  const headings = new Map<string, string>();
  const renamed = <T extends { id: string; label: string }>(topics: readonly T[]): T[] =>
    topics.map((topic) => {
      const label = known.get(topic.id)?.gap?.heading || topic.label;
      headings.set(topic.label, label);
      return { ...topic, label };
    });
  const topics = renamed(model.topics);
  const resolvedTopics = renamed(model.resolvedTopics);
  const pages = details.pages.map((page) => ({
    ...page,
    topics: page.topics.map((topic) => ({
      ...topic,
      label: headings.get(topic.label) ?? topic.label,
    })),
  }));
  const inScope = toRemember.topics.map(({ id }) => known.get(id) ?? { id, gap: null });
  return {
    prepared: {
      ...prepared,
      model: { ...model, topics, resolvedTopics },
      details: { ...details, pages },
    },
    remembered: {
      // Its reports are about all pages: they are no history of this one.
      memory: { ...memory, reports: [], gaps: inScope.flatMap(({ gap }) => gap ?? []) },
      ids: inScope.map(({ id }) => id),
      stored: memory,
      warning: null,
    },
  };
}
