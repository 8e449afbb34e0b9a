import type { IssueContent } from '../../github/issue.ts';
import type { ReportInputs } from '../../inputs.ts';
import { countOf } from '../../text/counts.ts';
import type { BodyPart } from '../../text/sections.ts';
import { assemble, type Findings } from '../assemble/assemble.ts';
import type { Offers, PullState } from '../assemble/standing.ts';
import { type Memory, withOther } from '../gaps/memory.ts';
import { encodeMemory, type Subject } from '../gaps/memory-comment.ts';
import type { Recalled } from '../gaps/recall.ts';
import { newsOf, renderNotice } from '../render/notice.ts';
import { renderReport } from '../render/report.ts';

/** What each version of a run's issue is made of, apart from the decisions of people and runs. */
export interface IssueMaterial {
  findings: Findings;
  /** The memory with this report's counts. */
  counted: Memory;
  pulls: ReadonlyMap<string, PullState>;
  chart: readonly BodyPart[];
  fix: ReportInputs['fix'];
}

/** A version of the issue, and what it remembers, given what the issue remembered before. */
export function contentOf(
  { findings, counted, pulls, chart, fix }: IssueMaterial,
  {
    memory: read,
    warnings,
    refusals,
    subject,
  }: Pick<Recalled, 'memory' | 'warnings'> & Pick<Offers, 'refusals'> & { subject: Subject },
): { content: IssueContent; memory: Memory } {
  const next = withOther(counted, read);
  const memory = { ...next, revision: next.revision + 1 };
  const offers = { fix: fix !== 'none', startsJobs: fix === 'ticked', refusals };
  const report = assemble(findings, { memory, pulls, offers });
  const { comment: ending, forgotten } = encodeMemory({ memory, subject });
  const content = {
    sections: renderReport(report, chart),
    ending,
    hasGaps: report.topics.length > 0,
    notice: renderNotice(newsOf(report)),
    warnings: forgotten > 0 ? [...warnings, forgottenText(forgotten)] : warnings,
  };
  return { content, memory };
}

const forgottenText = (forgotten: number): string =>
  `The issue's memory is full: it no longer remembers ${countOf(forgotten, 'ticked gap')}, those asked longest ago.`;
