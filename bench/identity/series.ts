import { addDays } from '../../src/report/source/period.ts';
import { type ConversationRow, conversationRowSchema } from '../../src/service/analytics.ts';
import { chance } from '../../test/soak/chance.ts';
import type { Evidence, Refusal, RowsOf, World } from '../rows.ts';

/**
 * What the later weeks ask with: `repeat` draws from all wordings of a gap, `fresh` from a half that
 * the first weeks never had.
 */
export const wordings = ['fresh', 'repeat'] as const;
export type Wordings = (typeof wordings)[number];

export const weeks = 6;
/** The last week before the fix. */
export const weekOfFix = 1;
/** How many of the largest gaps are examined. */
const largest = 10;
/** Of a gap whose fix works, this is asked from then on. */
const left = 0.1;

/** Of a world's fortnight, what a week has: about 300 unanswered questions. */
const ofGaps = 0.8;
const ofOthers = 0.5;
const firstDay = '2026-01-05';
const millisecondsPerWeek = 7 * 86_400_000;

/** Rows by week; labels of unanswered rows by their ids. */
export interface Series {
  weeks: ConversationRow[][];
  labels: Map<string, string>;
  /** Questions by day, answered ones too. */
  asked: Map<string, number>;
  /** The largest gaps by their labels, and whether the fix works. */
  largest: Map<string, boolean>;
}

/** First day of a week, by its number from 0 on. */
export const startOf = (week: number): string => addDays(firstDay, 7 * week);

/** A count with this mean, as independent questions have it. */
function poisson(mean: number, next: () => number): number {
  let count = 0;
  for (let product = next(); product > Math.exp(-mean); product *= next()) count++;
  return count;
}

/** Weeks of one world after each other, as the service would export them. */
export function seriesOf({
  world,
  rowsOf,
  evidence,
  wording,
  seed,
}: {
  world: World;
  rowsOf: RowsOf;
  evidence: Evidence;
  wording: Wordings;
  seed: number;
}): Series {
  const next = chance(Math.imul(seed, 0x9e3779b1));
  const some = <T>(items: readonly T[], share: number) => items.filter(() => next() < share);
  const bySize = world.gaps.toSorted((a, b) => b.questions.length - a.questions.length);
  // Two of the largest, in five seeds each of the ten once.
  const falling = new Set([2 * seed, 2 * seed + 5].map((at) => bySize[at % largest]?.id));
  const half = new Map(
    world.gaps.map(({ id, questions }) => [id, questions.map((_, at) => [next(), at] as const)]),
  );
  const pool = ({ id, questions }: World['gaps'][number], week: number): number[] => {
    const all = [...(half.get(id) ?? [])].sort(([a], [b]) => a - b).map(([, at]) => at);
    if (wording === 'repeat') return all;
    const middle = Math.ceil(questions.length / 2);
    return week <= weekOfFix ? all.slice(0, middle) : all.slice(middle);
  };
  const series: Series = {
    weeks: [],
    labels: new Map(),
    asked: new Map(),
    largest: new Map(bySize.slice(0, largest).map(({ id }) => [id, falling.has(id)])),
  };
  for (let week = 0; week < weeks; week++) {
    const refusals: Record<string, Refusal[]> = {};
    const gaps = world.gaps.map((gap) => {
      const from = pool(gap, week);
      const isLess = week > weekOfFix && falling.has(gap.id);
      const mean = gap.questions.length * ofGaps * (isLess ? left : 1);
      const drawn = Array.from(
        { length: from.length === 0 ? 0 : poisson(mean, next) },
        () => from[Math.floor(next() * from.length)] ?? 0,
      );
      refusals[gap.id] = (world.refusals?.gaps[gap.id] ?? []).flatMap(({ of, text }) =>
        drawn.includes(of) ? [{ of: drawn.indexOf(of), text }] : [],
      );
      return { ...gap, questions: drawn.map((at) => gap.questions[at] ?? '') };
    });
    const { rows, gaps: labels } = rowsOf(
      {
        ...world,
        gaps: gaps.filter(({ questions }) => questions.length > 0),
        tail: some(world.tail, ofOthers),
        junk: some(world.junk, ofOthers),
        follow: some(world.follow, ofOthers),
        answered: some(world.answered, ofOthers),
        refusals: { gaps: refusals, tail: {} },
      },
      { evidence, seed: seed * 100 + week },
    );
    const start = Date.parse(startOf(week));
    const moved = rows.map((value) => {
      const row = conversationRowSchema.parse(value);
      const id = `w${week}-${row.id}`;
      const label = labels[row.id ?? ''] ?? '';
      series.labels.set(id, label.startsWith('tail:') ? `tail:${id}` : label);
      const time = start + (Date.parse(row.timestamp ?? '') % millisecondsPerWeek);
      const day = new Date(time).toISOString().slice(0, 10);
      series.asked.set(day, (series.asked.get(day) ?? 0) + 1);
      return {
        ...row,
        id,
        conversationId: `w${week}-${row.conversationId}`,
        timestamp: new Date(time).toISOString(),
      };
    });
    series.weeks.push(moved.sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1)));
  }
  return series;
}
