import {
  endOutcome,
  type JobOutcome,
  jobDuration,
  knownStatus,
  pullRequestNumber,
} from '../agent/outcome.ts';
import { pollJob } from '../agent/poll.ts';
import { createProgress } from '../agent/progress.ts';
import { openDestinations, openSurroundings, withoutPosts } from '../github/destination.ts';
import { publish } from '../github/publish.ts';
import type { JobInputs } from '../inputs.ts';
import { createServiceClient } from '../service/client.ts';
import type { AgentJob } from '../service/schemas.ts';
import { Cancelled, type Step, StepFailure } from '../step.ts';
import { singleLine, truncate } from '../text/clean.ts';
import { safePullRequestUrl } from '../text/links.ts';
import { type JobResult, outcomeMessage, renderJob } from './render.ts';

/** What the poll left: the last reading, and what came of the job or why that is not known. */
interface Wait {
  job: AgentJob | null;
  outcome: JobOutcome | null;
  error: unknown;
}

/**
 * Waits for an agent job to end and tells what came of it: outputs first, then summary and
 * comment, and the failure of the step last.
 *
 * @throws StepFailure if the outcome is one of `fail-on`, or could not be posted; Cancelled;
 *   ServiceError if the job could not be read; PostingError if the pull request to comment
 *   on was not found
 */
export async function runJob({ inputs, step }: { inputs: JobInputs; step: Step }): Promise<void> {
  const { clock, log } = step;
  const surroundings = openSurroundings({
    token: inputs.githubToken,
    pullRequestNumber: inputs.prNumber,
    step,
  });
  const { context } = surroundings;
  const destinations = await openDestinations({ targets: inputs.postTo, surroundings });
  const start = clock.now();
  const { job, outcome, error } = await waitForEnd({ inputs, step });
  const pullRequest = safePullRequestUrl(job?.prLink ?? '');
  if (job?.prLink && !pullRequest) {
    log.warning(
      'The job names a pull request link that is not a plain https URL. It was left out, as workflows put links into commands.',
    );
  }
  setOutputs({ step, job, outcome, pullRequest });
  if (!outcome) throw error;
  const result: JobResult = {
    jobId: inputs.jobId,
    outcome,
    pullRequest,
    repository: oneLine(job?.source?.repository),
    branch: oneLine(job?.source?.ref),
    model: oneLine(job?.model),
    duration: jobDuration({ job, seenAt: clock.wallTime(), waited: clock.now() - start }),
  };
  const message = outcomeMessage(result);
  log.info(message);
  const { serverUrl, runUrl } = context;
  const cancelled = error instanceof Cancelled;
  const { commentUrl, problems } = await publish({
    context,
    destinations: cancelled ? withoutPosts(destinations) : destinations,
    sections: renderJob({ result, linkHost: new URL(serverUrl).host, runUrl }),
    marker: { mode: 'job', projectId: inputs.projectId, scope: 'all' },
    step,
  });
  step.setOutput('commentUrl', commentUrl);
  if (cancelled) throw error;
  const reasons = problems.map((problem) => problem.message);
  if (inputs.failOn.includes(outcome)) reasons.unshift(message);
  if (reasons.length > 0) throw new StepFailure(reasons);
}

async function waitForEnd({ inputs, step }: { inputs: JobInputs; step: Step }): Promise<Wait> {
  const { clock, log, signal, deadline } = step;
  const service = createServiceClient({ ...inputs, clock, signal });
  const progress = createProgress({ log, clock });
  let job: AgentJob | null = null;
  try {
    log.info(`Waiting for agent job ${inputs.jobId}, for at most ${inputs.timeoutMinutes} min.`);
    for await (const reading of pollJob({
      read: (options) => service.readJob({ jobId: inputs.jobId, ...options }),
      clock,
      signal,
      deadline,
      interval: inputs.pollIntervalSeconds * 1_000,
    })) {
      job = reading;
      progress(reading);
      const outcome = endOutcome(reading);
      if (outcome) return { job, outcome, error: null };
    }
    return { job, outcome: 'timed-out', error: null };
  } catch (error) {
    return { job, outcome: error instanceof Cancelled ? 'cancelled' : null, error };
  } finally {
    service.close();
  }
}

const longestName = 200;

const oneLine = (text: string | null | undefined): string | null =>
  truncate(singleLine(text ?? ''), longestName) || null;

/** The job with its checked link; without its unknown fields if they are nested too deep to write. */
function jobJson(job: AgentJob, prLink: string | null): string {
  try {
    return JSON.stringify({ ...job, prLink });
  } catch {
    const { id, status, source, model, createdAt, archivedAt } = job;
    const { repository, ref } = source ?? {};
    return JSON.stringify({
      id,
      status,
      source: { repository, ref },
      model,
      prLink,
      createdAt,
      archivedAt,
    });
  }
}

function setOutputs({
  step,
  job,
  outcome,
  pullRequest,
}: {
  step: Step;
  job: AgentJob | null;
  outcome: JobOutcome | null;
  pullRequest: string | null;
}): void {
  step.setOutput('outcome', outcome ?? '');
  step.setOutput('status', (job && knownStatus(job)) ?? '');
  step.setOutput('prLink', pullRequest ?? '');
  step.setOutput('prNumber', (pullRequest && pullRequestNumber(pullRequest)) ?? '');
  step.setOutput('job', job ? jobJson(job, pullRequest) : '');
}
