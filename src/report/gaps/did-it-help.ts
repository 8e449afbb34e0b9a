import { addDays } from '../rows/period.ts';
import type { Count, Watch } from './memory.ts';
import { comparedReports, type Gap, type Memory } from './memory.ts';
import type { IdentifiedTopic, ReadDays } from './remember.ts';
import { lookAt, sum } from './verdict.ts';

interface Ledger {
  read: ReadDays;
  /** The gap's unanswered questions by day. */
  unansweredByDay: ReadonlyMap<string, number>;
}

/**
 * The memory with what was asked since each merge, and the verdicts that this gives. Days are
 * counted once, however often reports read them; days that no report read count neither way.
 *
 * @param memory that {@link remember} gave for the same report
 */
export function withVerdicts({
  memory,
  read,
  topics,
}: {
  memory: Memory;
  read: ReadDays;
  topics: readonly IdentifiedTopic[];
}): Memory {
  const topicOf = new Map(topics.map((topic) => [topic.gapId, topic]));
  const gaps = memory.gaps.map((gap): Gap => {
    const watch = gap.repair?.watch;
    if (!gap.repair || !watch) return gap;
    const unansweredByDay = rowsByDay(topicOf.get(gap.id));
    const ledger = { read, unansweredByDay };
    return { ...gap, repair: { ...gap.repair, watch: watched({ memory, gap, watch, ledger }) } };
  });
  return { ...memory, gaps };
}

function watched(of: { memory: Memory; gap: Gap; watch: Watch; ledger: Ledger }): Watch {
  const { memory, gap, ledger } = of;
  const { period } = ledger.read;
  const before = of.watch.before ?? countBefore({ memory, gap, watch: of.watch, ledger });
  const watch = { ...of.watch, before };
  if (period.to <= watch.countedTo) return watch;
  const counted = countDays({ ledger, from: watch.countedTo, to: period.to });
  return lookAt({ watch, days: { ...counted, to: period.to }, period });
}

/**
 * What was asked before the merge, of the time that eight reports cover: day by day as far as the
 * rows are at hand, which finds the day of the merge, and by reports before that.
 */
function countBefore(of: { memory: Memory; gap: Gap; watch: Watch; ledger: Ledger }): Count {
  const { memory, gap, watch, ledger } = of;
  const { period, readFrom } = ledger.read;
  const days = (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000;
  const earliest = addDays(watch.mergedOn, -days * comparedReports);
  const atHand = countDays({ ledger, from: later(readFrom, earliest), to: watch.mergedOn });
  const end = watch.mergedOn < readFrom ? watch.mergedOn : readFrom;
  return memory.reports
    .filter(({ freshFrom, to }) => freshFrom >= earliest && to <= end)
    .reduce(
      (count, { to, freshQuestions }) =>
        sum(count, { unanswered: gap.counts[to] ?? 0, questions: freshQuestions }),
      atHand,
    );
}

function countDays({
  ledger: { read, unansweredByDay },
  from,
  to,
}: {
  ledger: Ledger;
  from: string;
  to: string;
}): Count {
  const total = (byDay: ReadonlyMap<string, number>) =>
    [...byDay].reduce((all, [day, count]) => (day >= from && day < to ? all + count : all), 0);
  return { unanswered: total(unansweredByDay), questions: total(read.questionsByDay) };
}

function rowsByDay(topic: IdentifiedTopic | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { day } of topic?.rows ?? []) {
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

const later = (a: string, b: string): string => (a < b ? b : a);
