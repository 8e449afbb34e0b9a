import { type PostedIssue, readIssue, rewriteIssue, snapshotOf } from '../../github/issue.ts';
import { maskSections } from '../../publish.ts';
import type { Step } from '../../step.ts';
import type { Event } from '../gaps/events.ts';
import { type Memory, withOtherMemory } from '../gaps/memory.ts';
import { recallMemory } from '../gaps/recall.ts';
import type { IssueMaterial } from './issue-content.ts';
import type { RollingIssue } from './rolling-issue.ts';

/** Decides, from the issue's memory, which events to write. Pure. */
type IssueChange<Result> = (memory: Memory) => { events: readonly Event[]; result: Result };

interface Writing {
  posted: PostedIssue;
  material: IssueMaterial;
  step: Pick<Step, 'log' | 'mask'>;
}

/** Updates the issue that the run has posted. No other place records which jobs were started. */
export class IssueWriter {
  /** Why the service refused to start a job, by gap; shown from the issue's next version on. */
  readonly refusals = new Map<string, string>();
  /** What the issue remembered when it was last read or written; null before that. */
  latest: Memory | null = null;
  /** Whether an event could not be written yet. */
  hasUnsaved = false;
  #last: Promise<unknown> = Promise.resolve();
  readonly #issue: RollingIssue;
  readonly #of: Writing;

  constructor(issue: RollingIssue, of: Writing) {
    this.#issue = issue;
    this.#of = of;
  }

  /**
   * Reads the issue, including its boxes, and writes what `change` decides. Calls run one after another.
   *
   * @param change called again if the write must be repeated
   * @throws GitHubError if the issue can't be read or written; even so, GitHub may have saved the change
   */
  update<Result>(change: IssueChange<Result>): Promise<Result> {
    const next = this.#last.then(() => this.#write(change));
    this.#last = next.catch(() => {});
    return next;
  }

  /** Writes an event. If this fails, the next write includes it. */
  async record(event: Event): Promise<void> {
    this.#issue.learn([event]);
    try {
      await this.update(() => ({ events: [event], result: undefined }));
    } catch (error) {
      this.hasUnsaved = true;
      throw error;
    }
  }

  /**
   * Reads what the issue itself remembers, without what this run knows.
   *
   * @throws GitHubError
   */
  async readBack(): Promise<Memory> {
    const { posted } = this.#of;
    const read = snapshotOf(await readIssue(posted.github, posted));
    this.#issue.recall([read]);
    return recallMemory([read], this.#issue.memoryContext).memory;
  }

  async #write<Result>(change: IssueChange<Result>): Promise<Result> {
    const { posted, material, step } = this.#of;
    const { counted } = material;
    const { result, warnings, isWritten } = await rewriteIssue(posted, (found) => {
      const { memory: read, warnings } = this.#issue.recall([snapshotOf(found)]);
      const { events, result } = change(withOtherMemory(counted, read));
      const memory = this.#issue.learn(events);
      this.latest = withOtherMemory(counted, memory);
      if (events.length === 0) {
        return { content: null, result: { result, warnings: [], isWritten: false } };
      }
      const content = this.#issue.next(material, { memory, warnings }, this.refusals);
      const sections = maskSections(content.sections, step);
      return { content: { ...content, sections }, result: { result, warnings, isWritten: true } };
    });
    if (isWritten) this.hasUnsaved = false;
    for (const warning of warnings) step.log.warning(warning);
    return result;
  }
}
