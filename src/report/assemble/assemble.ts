import { byCodeUnits } from '../../text/text.ts';
import { maxReportsOfGap } from '../gaps/memory.ts';
import { sumFixResults } from '../gaps/watch.ts';
import type { Findings, Gap, GapHistory, Report, WorkedOnGap } from './report.ts';
import { largestFirst } from './shown.ts';
import { type IssueState, statusFinder } from './status.ts';

/** Number of reports that show a verdict. */
const reportsOfVerdict = 8;

/**
 * Assembles the report from the findings and what people and runs have decided so far. Pure.
 *
 * @param issue null if no issue remembers the gaps
 */
export function assemble({ gaps: found, ...findings }: Findings, issue: IssueState | null): Report {
  const recall = issue && knownGaps(issue);
  const gaps = recall ? found.map((gap) => ({ ...gap, ...recall(gap, true) })) : found;
  const open = gaps.filter(({ status }) => status?.state !== 'dismissed').sort(largestFirst);
  const topics = open.filter((gap) => gap.unanswered > 0);
  return {
    ...findings,
    topics,
    unaskedTopics: open.filter((gap) => gap.unanswered === 0),
    remembered: issue && rememberedOf(gaps, issue),
  };
}

/** Returns a function that says what an issue knows about a gap. A heading that people gave the gap comes first. */
function knownGaps(issue: IssueState) {
  const { memory } = issue;
  const remembered = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const statusAt = statusFinder(issue);
  const ends = memory.reports.slice(-maxReportsOfGap).map(({ to }) => to);
  return (
    { id, label, firstReported }: Pick<Gap, 'id' | 'label' | 'firstReported'>,
    isAsked: boolean,
  ) => {
    const gap = remembered.get(id);
    return {
      label: (gap?.headingBy === 'people' && gap.heading) || label,
      firstReported: gap?.firstReported ?? firstReported,
      status: statusAt(id, isAsked),
      byReport: ends.map((to) => gap?.byReport?.[to] ?? null),
    };
  };
}

function rememberedOf(gaps: readonly Gap[], issue: IssueState): GapHistory {
  const { memory, offers } = issue;
  const recall = knownGaps(issue);
  const statusById = new Map(gaps.map((gap) => [gap.id, gap.status]));
  const oldest = memory.reports.at(-reportsOfVerdict)?.to ?? '';
  const withWork = new Set<string>();
  const workedOn = memory.gaps
    .toSorted((a, b) => b.rows - a.rows || byCodeUnits(a.id, b.id))
    .flatMap((gap): WorkedOnGap[] => {
      const { id, heading, claim, fix } = gap;
      if (claim ?? fix) withWork.add(id);
      const { byReport, ...unasked } = recall({ id, label: heading, firstReported: null }, false);
      const status = statusById.get(id) ?? unasked.status;
      return status.outcome ? [{ id, label: heading, status, byReport }] : [];
    });
  const isShown = ({ status: { state, outcome, fix } }: WorkedOnGap): boolean => {
    const decidedOn = fix && outcome === fix.verdict ? fix.decidedOn : null;
    return state !== 'dismissed' && (decidedOn === null || decidedOn >= oldest);
  };
  return {
    dismissed: gaps.filter(({ status }) => status?.state === 'dismissed').sort(largestFirst),
    history: memory.reports.map(({ readFrom, located, ...counts }) => counts),
    decided: workedOn.filter(isShown),
    fixes: workedOn.filter(({ id }) => withWork.has(id)),
    ledger: sumFixResults(memory),
    offers,
  };
}
