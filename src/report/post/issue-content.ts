import type { IssueContent } from '../../github/issue.ts';
import { countOf } from '../../text/counts.ts';
import type { BodyPart } from '../../text/sections.ts';
import { assemble } from '../assemble/assemble.ts';
import type { Findings } from '../assemble/report.ts';
import type { Offers, PullState } from '../assemble/status.ts';
import { type Memory, withOtherMemory } from '../gaps/memory.ts';
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

/** Makes the issue's next version, and what that version remembers, from what the issue remembered before. */
export function makeIssueContent(
  { findings, counted, pulls, chart }: IssueMaterial,
  { memory: read, warnings }: Pick<RecalledMemory, 'memory' | 'warnings'>,
  { offers, subject }: { offers: Offers } & Pick<MemoryContext, 'subject'>,
): { content: IssueContent; memory: Memory } {
  const current = withOtherMemory(counted, read);
  const memory = { ...current, revision: current.revision + 1 };
  const report = assemble(findings, { memory, pulls, offers });
  const { comment: ending, forgotten } = encodeMemory(memory, subject);
  const forgottenText = `The issue's memory is full: it no longer remembers ${countOf(forgotten, 'ticked gap')}, those asked longest ago.`;
  const content = {
    sections: renderReport(report, chart),
    ending,
    hasGaps: report.topics.length > 0,
    notice: renderNotice(newsOf(report)),
    warnings: forgotten > 0 ? [...warnings, forgottenText] : warnings,
  };
  return { content, memory };
}
