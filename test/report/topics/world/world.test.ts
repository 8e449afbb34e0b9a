import { beforeAll, describe, expect, test } from 'vitest';
import { unpaced } from '../../../../src/pace.ts';
import { groupUnanswered } from '../../../../src/report/group-unanswered.ts';
import { answeredIn } from '../../../../src/report/source/collect.ts';
import { countableRow, createTally } from '../../../../src/report/source/tally.ts';
import { createAnsweredSample } from '../../../../src/report/topics/evidence.ts';
import { conversationRowSchema } from '../../../../src/service/schemas.ts';
import { type Level, type WorldRow, worldRows } from './world.ts';

interface Figures {
  /** BCubed F1 over the rows of gaps. */
  f1: number;
  /** Of the ten largest gaps, those of which one of the ten largest topics is 60%, and holds half. */
  found: number;
  /** Share of what asks nothing that was set aside, and of gaps' rows. */
  junkAside: number;
  gapsAside: number;
  /** Share of the turns that follow another that stand in its topic. */
  followed: number;
}

const isGap = (gap: string): boolean => !/^(?:junk$|alone:|after:|answered$)/.test(gap);
const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / items.length;

async function figuresOf(level: Level, seed: number): Promise<Figures> {
  const { rows, gaps } = worldRows(level, seed);
  const { add, tally } = createTally();
  const answered = createAnsweredSample();
  for (const value of rows) {
    const row = conversationRowSchema.parse(value);
    add(countableRow(row, true));
    const answer = answeredIn(row);
    if (answer) answered.add(answer);
  }
  const redactor = { redact: (text: string) => text };
  const grouping = await groupUnanswered({ tallies: [tally], answered, redactor, pace: unpaced });
  const topics = grouping.topics.map((topic) => topic.rows.map(({ id }) => id));
  const topicOf = new Map(topics.flatMap((ids) => ids.map((id) => [id, ids] as const)));
  const gapOf = (id: string): string => gaps.get(id) ?? '';
  const sizeIn = (ids: readonly string[], gap: string) =>
    ids.filter((id) => gapOf(id) === gap).length;
  const unanswered = rows.filter(({ resolutionStatus }) => resolutionStatus === 'unanswered');
  const ofGaps = unanswered.map(({ id }) => id).filter((id) => isGap(gapOf(id)));
  const byGap = Map.groupBy(ofGaps, gapOf);

  let precision = 0;
  let recall = 0;
  for (const id of ofGaps) {
    const topic = topicOf.get(id) ?? [id];
    const same = sizeIn(topic, gapOf(id));
    precision += same / topic.length / ofGaps.length;
    recall += same / (byGap.get(gapOf(id))?.length ?? 1) / ofGaps.length;
  }
  const bySize = [...byGap].sort(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  );
  const largest = [...topics].sort((a, b) => b.length - a.length).slice(0, 10);
  const isFound = ([gap, ids]: [string, string[]]): boolean =>
    largest.some((topic) => {
      const own = sizeIn(topic, gap);
      return own >= 0.6 * topic.length && own >= 0.5 * ids.length;
    });
  const parentOf = (row: WorldRow) =>
    unanswered.find(
      ({ id, conversationId }) => id !== row.id && conversationId === row.conversationId,
    );
  const follows = unanswered.filter(({ id }) => gapOf(id).startsWith('after:'));
  const junk = unanswered.filter(({ id }) => gapOf(id) === 'junk');
  return {
    f1: (2 * precision * recall) / (precision + recall),
    found: bySize.slice(0, 10).filter(isFound).length,
    junkAside: share(junk, ({ id }) => !topicOf.has(id)),
    gapsAside: share(ofGaps, (id) => !topicOf.has(id)),
    followed: share(
      follows,
      (row) => topicOf.get(row.id)?.includes(parentOf(row)?.id ?? '') ?? false,
    ),
  };
}

/** A band below what was measured: F1 0.62 and 6.7 found with evidence, 0.37 and 3 without. */
describe.each([
  { level: 'likely', seeds: [1, 2, 3], f1: 0.58, found: 5 },
  { level: 'none', seeds: [1], f1: 0.345, found: 2 },
] as const)('the gaps of a week, evidence $level', ({ level, seeds, ...least }) => {
  let drawn: Figures[];
  const mean = (figure: keyof Figures): number =>
    drawn.reduce((sum, one) => sum + one[figure], 0) / drawn.length;
  beforeAll(async () => {
    drawn = [];
    for (const seed of seeds) drawn.push(await figuresOf(level, seed));
  }, 60_000);

  test('are told apart and kept whole', () => {
    expect(mean('f1')).toBeGreaterThan(least.f1);
    expect(mean('found')).toBeGreaterThanOrEqual(least.found);
  });

  test('lose no question to what asks nothing, which is set aside', () => {
    expect(mean('gapsAside')).toBe(0);
    expect(mean('junkAside')).toBeGreaterThan(0.95);
  });

  test('have the turns that follow their questions', () => {
    expect(mean('followed')).toBeGreaterThan(0.8);
  });
});
