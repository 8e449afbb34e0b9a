import { byCodeUnits } from '../../text/text.ts';
import { type Memory, maxReportsOfGap, type RememberedGap } from '../gaps/memory.ts';
import { sumFixResults } from '../gaps/watch.ts';
import { questionsByPage } from './counts.ts';
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
  const gaps = issue ? withStatus(found, issue) : found;
  const open = gaps.filter(({ status }) => status?.state !== 'dismissed').sort(largestFirst);
  const topics = open.filter((gap) => gap.unanswered > 0);
  return {
    ...findings,
    topics,
    unaskedTopics: open.filter((gap) => gap.unanswered === 0),
    questionsByPage: questionsByPage(topics),
    remembered: issue && rememberedOf(gaps, issue),
  };
}

function withStatus(gaps: readonly Gap[], issue: IssueState): Gap[] {
  const { memory } = issue;
  const remembered = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const statusAt = statusFinder(issue);
  const conversationsIn = byReports(memory);
  return gaps.map((gap) => ({
    ...gap,
    label: headingOf(gap, remembered.get(gap.id)),
    firstReported: remembered.get(gap.id)?.firstReported ?? gap.firstReported,
    status: statusAt(gap.id, true),
    byReport: conversationsIn(gap.id),
  }));
}

/** Returns a function that counts a gap's conversations in each of the latest reports, null for those without. */
function byReports({ gaps, reports }: Memory): (id: string) => (number | null)[] {
  const known = new Map(gaps.map(({ id, byReport }) => [id, byReport]));
  return (id) => reports.slice(-maxReportsOfGap).map(({ to }) => known.get(id)?.[to] ?? null);
}

/** The heading of the report, unless people gave the gap one. */
const headingOf = ({ label }: Gap, remembered: RememberedGap | undefined): Gap['label'] =>
  remembered?.headingBy === 'people' && remembered.heading ? remembered.heading : label;

function rememberedOf(gaps: readonly Gap[], issue: IssueState): GapHistory {
  const { memory, offers } = issue;
  const statusAt = statusFinder(issue);
  const shown = new Map(gaps.map((gap) => [gap.id, gap.status]));
  const conversationsIn = byReports(memory);
  const oldest = memory.reports.at(-reportsOfVerdict)?.to ?? '';
  const withWork = new Set<string>();
  const decided = memory.gaps
    .toSorted((a, b) => b.rows - a.rows || byCodeUnits(a.id, b.id))
    .flatMap((gap): WorkedOnGap[] => {
      const { id, heading, claim, fix } = gap;
      if (claim ?? fix) withWork.add(id);
      const status = shown.get(id) ?? statusAt(id, false);
      return status.outcome
        ? [
            {
              id,
              label: heading,
              status,
              byReport: conversationsIn(id),
            },
          ]
        : [];
    });
  const isShown = ({ status: { state, outcome } }: WorkedOnGap): boolean => {
    const decidedOn = outcome && 'fix' in outcome ? outcome.fix.decidedOn : null;
    return state !== 'dismissed' && (decidedOn === null || decidedOn >= oldest);
  };
  return {
    dismissed: gaps.filter(({ status }) => status?.state === 'dismissed').sort(largestFirst),
    history: memory.reports.map(({ readFrom, located, ...counts }) => counts),
    fixes: decided.filter(({ id }) => withWork.has(id)),
    shownFixes: decided.filter(isShown),
    ledger: sumFixResults(memory),
    offers,
  };
}
