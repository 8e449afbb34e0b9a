import { join, resolve } from 'node:path';
import { listChangedFiles } from '../github/changed-files.ts';
import type { GitHub } from '../github/client.ts';
import {
  type Destination,
  openDestinations,
  openSurroundings,
  withoutPosts,
} from '../github/destination.ts';
import { publish } from '../github/publish.ts';
import type { PullRequest } from '../github/pull-request.ts';
import type { RunContext } from '../github/run-context.ts';
import type { ReportInputs } from '../inputs.ts';
import { createServiceClient, type ServiceClient } from '../service/client.ts';
import { ServiceError } from '../service/errors.ts';
import { type Step, StepFailure } from '../step.ts';
import { createRedactor, type Redactor } from '../text/redact.ts';
import { composeReport } from './compose.ts';
import { type Collected, collectAll, collectInScope } from './export/collect.ts';
import { reportPeriod } from './export/period.ts';
import { prepareFolder, writeFiles } from './files/write-files.ts';
import { countTotals } from './model/build.ts';

/** What a run works with once its inputs and its place are known. */
interface Run {
  inputs: ReportInputs;
  step: Step;
  context: RunContext;
  destinations: readonly Destination[];
  /** The pull request whose pages the report is about; null for all pages. */
  scope: { github: GitHub; pullRequest: PullRequest } | null;
  service: ServiceClient;
  redactor: Redactor;
  /** Folder of the files. */
  directory: string;
}

interface ReadConversations extends Collected {
  /** Whether GitHub listed only the first of the pull request's files. */
  filesTruncated: boolean;
}

/**
 * Exports the period's conversations and reports what went unanswered: files and outputs first,
 * then summary and posts, and the failure of the step last.
 *
 * @throws StepFailure where the outcome is one of `fail-on`, or could not be posted; Cancelled;
 *   ServiceError where not even the first page can be had; PostingError where the pull request was
 *   not found
 */
export async function runReport({
  inputs,
  step,
}: {
  inputs: ReportInputs;
  step: Step;
}): Promise<void> {
  step.setOutput('outcome', 'incomplete');
  const surroundings = openSurroundings({
    token: inputs.githubToken,
    pullRequestNumber: inputs.prNumber,
    step,
  });
  const { context, github, pullRequest } = surroundings;
  const destinations = await openDestinations({ targets: inputs.postTo, surroundings });
  const scope =
    inputs.scope === 'all' ? null : { github: await github(), pullRequest: await pullRequest() };
  const { workspace, temp } = context;
  const directory = inputs.outputDir
    ? resolve(workspace ?? '.', inputs.outputDir)
    : join(temp ?? '.', 'docs-gap-report');
  const run: Run = {
    inputs,
    step,
    context,
    destinations,
    scope,
    directory,
    service: createServiceClient({ ...inputs, clock: step.clock, signal: step.signal }),
    redactor: createRedactor({
      secrets: [inputs.apiKey, inputs.githubToken ?? ''],
      enabled: inputs.redact,
    }),
  };
  step.setOutput('reportDir', directory);
  try {
    await prepareFolder(directory);
    const collected = await readConversations(run);
    setCounts({ collected, step });
    throwIfNothingRead({ run, collected });
    await report({ run, collected });
  } finally {
    run.service.close();
  }
}

async function readConversations({
  inputs,
  step: { clock, log, signal, deadline },
  scope,
  service,
  redactor,
  directory,
}: Run): Promise<ReadConversations> {
  const today = new Date(clock.wallTime()).toISOString().slice(0, 10);
  const { current, previous } = reportPeriod({ days: inputs.days, dateTo: inputs.dateTo ?? today });
  const collection = {
    periods: { current, previous: inputs.compare ? previous : null },
    directory,
    reader: { service, redactor, clock, log, signal, deadline, pageSize: inputs.pageSize },
  };
  const begin = () =>
    log.info(`Reading the conversations from ${current.from} to before ${current.to} (UTC).`);
  if (!scope) {
    begin();
    return { ...(await collectAll(collection)), filesTruncated: false };
  }
  const { paths, truncated } = await listChangedFiles(scope);
  log.info(`Pull request #${scope.pullRequest.number} changes ${paths.length} files.`);
  if (truncated) {
    log.warning(
      'GitHub lists 3,000 files of a pull request at most: pages of others are left out.',
    );
  }
  begin();
  const changed = { changedFiles: paths, docsRoot: inputs.docsRoot };
  const collected = await collectInScope({ ...collection, ...changed });
  return { ...collected, filesTruncated: truncated };
}

/** What was read before an end that nothing can be made of. */
function throwIfNothingRead({ run, collected }: { run: Run; collected: Collected }): void {
  const { cutShort, pages, rows } = collected.current.reading;
  const { signal } = run.step;
  if (signal.aborted) {
    throw new Error(
      `${signal.reason.message} The ${rows} conversations read until then are in ${run.directory}.`,
      { cause: signal.reason },
    );
  }
  // Time and quota run out, a page may be broken: those are incomplete reports, if empty ones.
  const isError = cutShort instanceof ServiceError && /^(refused|failures)$/.test(cutShort.kind);
  if (isError && pages === 0) throw cutShort;
}

async function report({
  run,
  collected,
}: {
  run: Run;
  collected: ReadConversations;
}): Promise<void> {
  const { inputs, step, context, destinations, directory } = run;
  const { model, sections, topics, files } = composeReport({
    collected,
    counts: run.service.counts,
    redactions: inputs.redact ? run.redactor.counts : null,
    projectId: inputs.projectId,
    pullRequest: run.scope?.pullRequest.number ?? null,
    maxTopics: inputs.maxTopics,
    runUrl: context.runUrl,
    filesTruncated: collected.filesTruncated,
  });
  await writeFiles({ directory, files });
  const outcome = model.complete ? 'complete' : 'incomplete';
  step.setOutput('outcome', outcome);
  step.setOutput('topics', topics);
  const unusable = collected.current.tally.unusable + (collected.previous?.tally.unusable ?? 0);
  if (unusable > 0) {
    step.log.warning(
      `${unusable} conversations lack a usable \`id\`, \`query\` or \`resolutionStatus\`: they are exported, and not counted.`,
    );
  }
  const { unanswered, answered } = model.totals;
  step.log.info(
    `${unanswered} of ${answered + unanswered} questions went unanswered. Files: ${directory}`,
  );

  const { commentUrl, issueUrl, problems } = await publish({
    context,
    destinations: model.complete ? destinations : withoutPosts(destinations),
    sections,
    marker: { mode: 'report', projectId: inputs.projectId, scope: inputs.scope },
    issue: { title: inputs.issueTitle, labels: inputs.issueLabels, hasGaps: unanswered > 0 },
    step,
  });
  step.setOutput('commentUrl', commentUrl);
  step.setOutput('issueUrl', issueUrl);

  const reasons = problems.map((problem) => problem.message);
  const cutShort = collected.current.reading.cutShort;
  if (cutShort) {
    const message = `The report is incomplete: ${cutShort.message} The ${collected.current.reading.rows} conversations read until then are in ${directory}.`;
    if (inputs.failOn.includes(outcome)) reasons.unshift(message);
    else step.log.warning(message);
  } else if (inputs.failOn.includes(outcome)) {
    reasons.unshift('The report is complete, and `fail-on` names `complete`.');
  }
  if (reasons.length > 0) throw new StepFailure(reasons);
}

/** Set as soon as they are known, so that a step that fails later has them. */
function setCounts({ collected, step }: { collected: Collected; step: Step }): void {
  const { conversations, unanswered, unansweredRate } = countTotals(collected.current.tally);
  step.setOutput('conversations', String(conversations));
  step.setOutput('unanswered', String(unanswered));
  step.setOutput('unansweredRate', unansweredRate.toFixed(4));
  step.setOutput('topics', '[]');
}
