import { type RunResult, runAction } from '../../test/world/runner.ts';
import { logPrinter } from './console.ts';
import { endOfWeeks } from './conversations.ts';
import type { World } from './world.ts';

/** Runs the bundle as a step with these inputs; its log is printed as it comes. */
async function runStep(
  world: Pick<World, 'entry' | 'surroundings' | 'access'>,
  inputs: Record<string, string>,
): Promise<RunResult> {
  const run = await runAction({
    ...world.surroundings,
    entry: world.entry,
    with: { ...world.access, ...inputs },
    onOutput: logPrinter(),
  });
  if (run.exitCode !== 0) {
    throw new Error(`The step ended with exit code ${run.exitCode}. ${run.stderr}`);
  }
  return run;
}

/** One step that starts an agent for the pull request, waits for it, and comments. */
export function runJob(world: World): Promise<RunResult> {
  return runStep(world, {
    mode: 'job',
    prompt: `Update the documentation for https://github.com/acme/docs/pull/${world.pullRequest.number}.`,
    'post-to': 'summary, comment',
    'poll-interval-seconds': '1',
  });
}

/** The weekly report, as it runs on the Monday that ends a week. */
export function runWeeklyReport(world: World, week: keyof typeof endOfWeeks): Promise<RunResult> {
  return runStep(world, {
    mode: 'report',
    'date-to': endOfWeeks[week],
    'post-to': 'summary, comment, issue',
    // The demo's readers asked nothing before the first of its weeks.
    compare: String(week !== 'before'),
    'also-read': 'searches, feedback',
    fix: 'offer',
  });
}

/** The same week again, read by a model; nothing is posted but the summary. */
export function runReportWithModel(world: World, modelUrl: string): Promise<RunResult> {
  return runStep(world, {
    mode: 'report',
    'date-to': endOfWeeks.now,
    'model-url': modelUrl,
    model: 'a-careful-reader',
  });
}

/** The same on a later Monday, to the issue alone. */
export function runMonday(world: World, week: keyof typeof endOfWeeks): Promise<RunResult> {
  const inputs = { mode: 'report', 'post-to': 'issue', fix: 'offer' };
  return runStep(world, { ...inputs, 'date-to': endOfWeeks[week] });
}

/** What the edit of the issue starts: jobs for the boxes that were ticked. */
export function runForTicks(world: World): Promise<RunResult> {
  const inputs = { mode: 'report', 'date-to': 'last', 'post-to': 'issue', fix: 'ticked' };
  return runStep(world, inputs);
}

/** Only the questions about the pages that the pull request changes. */
export function runReportOnPullRequest(world: World): Promise<RunResult> {
  return runStep(world, {
    mode: 'report',
    scope: 'pull-request',
    'date-to': endOfWeeks.now,
    'post-to': 'comment',
  });
}

/** The same week again, from the file that the report wrote: nothing is asked of the service. */
export function runReportOnFile({ entry, surroundings }: World, file: string): Promise<RunResult> {
  return runStep(
    { entry, surroundings, access: {} },
    { mode: 'report', 'conversations-file': file, 'date-to': endOfWeeks.now, 'post-to': 'summary' },
  );
}
