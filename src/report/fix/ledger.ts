import type { PostedIssue } from '../../github/rewrite-issue.ts';
import { rewriteIssue } from '../../github/rewrite-issue.ts';
import { maskedSections } from '../../publish.ts';
import type { Step } from '../../step.ts';
import type { Memory } from '../gaps/memory.ts';
import type { Recalled } from '../gaps/recall.ts';
import { composeIssue, type IssueMaterial, recallIssue } from '../issue-content.ts';

/** What a look at the issue's memory comes to. */
interface Change<Result> {
  /** The memory to be written; null if it stays as it is. */
  memory: Memory | null;
  result: Result;
}

/** The issue as the one place that knows which jobs were started. */
export interface Ledger {
  /**
   * Reads the issue as it is at this moment, boxes included, and writes what that changes in its
   * memory. One call after the other, however they come.
   *
   * @param change pure
   * @throws GitHubError if it can't be read or written: whether it was written is open then
   */
  update<Result>(change: (recalled: Recalled) => Change<Result>): Promise<Result>;
  /** The issue tells, from its next version on, why no job was started for a gap. */
  refuse(gapId: string, reason: string): void;
  refusals: ReadonlyMap<string, string>;
  /** What the issue remembered when it was last read or written; null before that. */
  latest(): Recalled | null;
}

export function openLedger({
  issue,
  material,
  step,
}: {
  issue: PostedIssue;
  material: IssueMaterial;
  step: Pick<Step, 'log' | 'mask'>;
}): Ledger {
  const refusals = new Map<string, string>();
  let latest: Recalled | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const rewrite = async <Result>(look: (recalled: Recalled) => Change<Result>): Promise<Result> => {
    const { recalled, result } = await rewriteIssue(issue, (body) => {
      const found = recallIssue(material, body);
      const { memory, result } = look(found);
      if (!memory) return { content: null, result: { recalled: found, result } };
      const written = { found: { ...found, memory }, opens: false, refusals };
      const { content, recalled } = composeIssue(material, written);
      for (const warning of content.warnings) step.log.warning(warning);
      const sections = maskedSections(content.sections, step);
      return { content: { ...content, sections }, result: { recalled, result } };
    });
    latest = recalled;
    return result;
  };

  return {
    update: (change) => {
      const next = last.then(() => rewrite(change));
      last = next.catch(() => {});
      return next;
    },
    refusals,
    refuse: (gapId, reason) => void refusals.set(gapId, reason),
    latest: () => latest,
  };
}
