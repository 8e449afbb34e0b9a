import type { IssueContent } from '../../github/issue.ts';
import { countOf } from '../../text/counts.ts';
import type { BodyPart } from '../../text/sections.ts';
import { assemble } from '../assemble/assemble.ts';
import type { Findings, Report } from '../assemble/report.ts';
import type { OfferedBoxes, PullState } from '../assemble/status.ts';
import { isOpen, withDecisions } from '../gaps/decisions.ts';
import type { Memory } from '../gaps/memory.ts';
import { encodeMemory, type MemoryContext } from '../gaps/memory-comment.ts';
import type { RecalledMemory } from '../gaps/recall.ts';
import { newsOf, renderNotice } from '../render/notice.ts';
import { renderReport } from '../render/report.ts';

/** What each version of a run's issue is made of, apart from the decisions of people and runs. */
export interface IssueMaterial {
  findings: Findings;
  /** The memory with this report's counts. */
  counted: Memory;
  /** States of jobs' pull requests, by link. */
  pulls: ReadonlyMap<string, PullState>;
  chart: readonly BodyPart[];
}

/** One version of the issue, with the report that it shows and what it remembers. */
export interface IssueVersion {
  content: IssueContent;
  report: Report;
  memory: Memory;
}

/** Makes the issue's next version from what the issue remembers right before it is written. */
export function makeIssueVersion(
  { findings, counted, pulls, chart }: IssueMaterial,
  { memory: shown, warnings }: Pick<RecalledMemory, 'memory' | 'warnings'>,
  { offers, subject, run }: { offers: OfferedBoxes; run: string } & Pick<MemoryContext, 'subject'>,
): IssueVersion {
  const memory = { ...withDecisions(counted, shown), run };
  const report = assemble(findings, { memory, pulls, offers });
  const { comment: hiddenEnding, forgotten } = encodeMemory(memory, subject);
  const forgottenText = `The issue's memory is full: it no longer remembers ${countOf(forgotten, 'ticked gap')}, those asked longest ago.`;
  const content = {
    sections: renderReport(report, chart),
    hiddenEnding,
    hasGaps: report.topics.length > 0,
    hasOpenClaim: memory.gaps.some(({ claim }) => isOpen(claim)),
    notice: renderNotice(newsOf(report)),
    warnings: forgotten > 0 ? [...warnings, forgottenText] : warnings,
  };
  return { content, report, memory };
}
