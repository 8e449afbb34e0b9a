import type { Extra } from '../pace.ts';
import { emptyMemory } from './gaps/memory.ts';
import type { Run } from './open-run.ts';
import { type LookedUp, lookUp } from './post/look-up.ts';
import { RollingIssue } from './post/rolling-issue.ts';

/** What an issue remembers, with the current state of the pull requests of its gaps. */
export interface ReadMemory extends LookedUp {
  /**
   * `rolling` if the run posts to the issue, `unread` if that issue could not be read, and `other` if
   * a report on some pages reads the issue of the report on all pages.
   */
  remembers: 'rolling' | 'unread' | 'other' | 'nothing';
}

export async function readMemory(
  run: Run,
  rollingIssue: RollingIssue,
  extra: Extra,
): Promise<ReadMemory> {
  const { scoped, context, inputs, step } = run;
  const { github } = rollingIssue;
  if (github) {
    const what = 'what the rolling issue remembers, and leaves the issue as it is';
    const read = await extra(what, async () => ({ memory: await rollingIssue.read(step.log) }));
    if (!read) return { memory: emptyMemory, pulls: new Map(), remembers: 'unread' };
    const memory = read.memory ?? emptyMemory;
    const wallTime = step.clock.wallTime();
    const at = { serverUrl: context.serverUrl, wallTime, log: step.log };
    const lookedUp = await extra('news of the pull requests of its gaps', (deadline) =>
      lookUp(memory, { ...at, github: github.until(deadline) }),
    );
    return { ...(lookedUp ?? { memory, pulls: new Map() }), remembers: 'rolling' };
  }
  const onAllPages = { ...run, inputs: { ...inputs, scope: 'all' } as const };
  const issue = scoped && new RollingIssue({ ...onAllPages, github: scoped.github });
  const other =
    issue && (await extra('the gaps that the issue remembers', () => issue.read(step.log)));
  if (!other) return { memory: emptyMemory, pulls: new Map(), remembers: 'nothing' };
  // Its reports are about all pages, so they aren't the history of this one.
  return { memory: { ...other, reports: [] }, pulls: new Map(), remembers: 'other' };
}
