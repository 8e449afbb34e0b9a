import { countTotals, type ReportMaterial } from '../model/build.ts';
import type { ReportModel } from '../model/report-model.ts';
import type { ReadDays, TopicToRemember } from './remember.ts';
import { hashRow } from './row-hash.ts';

/** What a memory takes of a report. */
export interface MemoryMaterial {
  topics: TopicToRemember[];
  /** Null for a report that is incomplete. */
  read: ReadDays | null;
}

/**
 * Of each topic its heading, and of its rows a hash and the day.
 *
 * @param model built from the same material, and redacted: the headings are its
 */
export function memoryMaterial(
  { periods, grouping, complete }: ReportMaterial,
  model: Pick<ReportModel, 'topics' | 'resolvedTopics'>,
): MemoryMaterial {
  const { current, previous } = periods;
  const described = [...model.topics, ...model.resolvedTopics];
  const labels = new Map(described.map(({ id, label }) => [id, label]));
  const topics = grouping.topics.map(({ id, rows }) => ({
    id,
    label: labels.get(id) ?? '',
    rows: rows.map((row) => ({ hash: hashRow(row), day: row.day })),
    isAsked: rows.some((row) => row.current),
  }));
  const read = {
    period: current.period,
    readFrom: (previous ?? current).period.from,
    totals: countTotals(current.tally),
    questionsByDay: new Map([
      ...(previous?.tally.questionsByDay ?? []),
      ...current.tally.questionsByDay,
    ]),
  };
  return { topics, read: complete ? read : null };
}
