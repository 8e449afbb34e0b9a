import { followUpOutcome, jobDuration, knownStatus, pullRequestNumber } from '../agent/outcome.ts';
import { type Wait, waitForJob } from '../agent/wait.ts';
import { openGitHubAccess } from '../github/access.ts';
import { PostingError } from '../github/errors.ts';
import type { JobInputs } from '../inputs.ts';
import { openDestinations } from '../publish.ts';
import { type AgentClient, type AgentJob, createAgentClient } from '../service/agent.ts';
import { openService } from '../service/service.ts';
import { Cancelled, type Step, StepFailure } from '../step.ts';
import { truncate } from '../text/clean.ts';
import { safePullRequestUrl } from '../text/links.ts';
import { serverText } from '../text/server-words.ts';
import type { Redacted } from '../text/text.ts';
import {
  type AgentRequest,
  type BegunJob,
  beginWork,
  type FailedBeginning,
  progressAfter,
  requestOf,
  workOf,
} from './begin.ts';
import { type Progress, withJob } from './claims.ts';
import { readJobPullRequest } from './pull-request.ts';
import {
  type JobResult,
  outcomeMessage,
  renderAtWork,
  renderFailedBeginning,
  renderOutcome,
  renderUnread,
  type Telling,
} from './render.ts';
import { announce, canComment, type Teller, tell, tellCancelled, tellInComment } from './tell.ts';
import { requireWriteAccess } from './who-may.ts';

/** Milliseconds that a cancelled step takes to say so in its comment. */
const farewellTime = 1_000;

interface Run extends Teller {
  inputs: JobInputs;
  request: AgentRequest;
  service: AgentClient;
  telling: Telling;
}

/**
 * Starts an agent job, sends one a message, or neither; waits for it to end, and reports the outcome:
 * outputs first, then summary and comment, and the failure of the step last.
 *
 * @throws StepFailure if the outcome is one of `fail-on`, or could not be posted; Cancelled;
 *   ActorRefused; ServiceError if the job could not be started or read; PostingError if the pull
 *   request to comment on was not found, or a comment could not be written before a start
 */
export async function runJob({ inputs, step }: { inputs: JobInputs; step: Step }): Promise<void> {
  const access = openGitHubAccess(inputs, { ...step, signal: afterwards(step) });
  const { context } = access;
  const request = requestOf(inputs);
  if (request.kind !== 'wait') await requireWriteAccess(access);
  const destinations = await openDestinations(inputs.postTo, access);
  const service = openService({ ...inputs, ...step });
  // Masked first: whatever is escaped or cut could no longer be recognized.
  const quoted = request.prompt === null ? null : await serverText(step.mask(request.prompt));
  try {
    await startAndWait({
      inputs,
      telling: { request, quoted, runUrl: context.runUrl },
      step,
      context,
      destinations,
      request,
      projectId: inputs.projectId,
      work: workOf(request, context.runId),
      service: createAgentClient(service),
    });
  } finally {
    service.close();
  }
}

/** A signal that is aborted a little after the step's, so that the comment can say so. */
function afterwards({ clock, signal }: Step): AbortSignal {
  const later = new AbortController();
  const abort = () => clock.sleep(farewellTime).then(() => later.abort(signal.reason));
  signal.addEventListener('abort', abort);
  return later.signal;
}

async function startAndWait(announced: Run): Promise<void> {
  const { step, request } = announced;
  let run = announced;
  let earlier: Progress = { kind: 'none' };
  try {
    const { destinations, ...known } = await announce(announced, (progress) =>
      standingBefore(announced, progress),
    );
    earlier = known.earlier;
    run = { ...announced, destinations };
  } catch (error) {
    if (!(error instanceof PostingError)) throw error;
    if (request.kind !== 'wait') {
      return tellFailedBeginning(run, { kind: 'failed', error: nothingSent(error) });
    }
    step.log.warning(error.message);
  }
  const beginning = await beginWork({ ...run, earlier });
  if (beginning.kind !== 'job') return tellFailedBeginning(run, beginning);
  await tellBegun(run, beginning);
  await waitAndTell(run, beginning);
}

/** The job is known: says so in the output first, then in the comment. */
async function tellBegun(run: Run, beginning: BegunJob): Promise<void> {
  const { step, request, telling } = run;
  const { jobId, adopted } = beginning;
  step.setOutput('jobId', jobId);
  if (request.kind === 'wait' || adopted) return;
  const { problems } = await tellInComment(run, {
    progress: progressAfter(beginning),
    sections: renderAtWork({ ...telling, jobId }),
  });
  for (const { message } of problems) step.log.warning(message);
}

/** What the comment says and remembers before the request is sent. */
function standingBefore({ request, telling }: Run, earlier: Progress) {
  const jobId = earlier.kind === 'job' ? earlier.jobId : null;
  const begun: Progress = earlier.kind === 'job' ? earlier : { kind: 'begun' };
  const progress = request.kind === 'wait' ? withJob(request.jobId) : begun;
  return { progress, sections: renderAtWork({ ...telling, jobId }) };
}

const nothingSent = (error: PostingError): PostingError =>
  new PostingError(
    `${error.message} Nothing was sent to the agent: without the comment, a later attempt of this run could not know about it.`,
    { cause: error },
  );

async function waitAndTell(run: Run, { jobId, adopted, message: sent }: BegunJob): Promise<void> {
  const { inputs, step, request, service, telling } = run;
  const { clock, log, signal, deadline } = step;
  const start = clock.now();
  log.info(`Waiting for agent job ${jobId}, for at most ${inputs.timeoutMinutes} min.`);
  const isFollowUp = request.kind === 'message';
  const wait = await waitForJob({
    jobId,
    service,
    clock,
    log,
    signal,
    deadline,
    interval: inputs.pollIntervalSeconds * 1_000,
    ...(isFollowUp && { outcomeOf: followUpOutcome(sent, step) }),
  });
  const { job, outcome, error } = wait;
  const prLink = safePullRequestUrl(job?.prLink ?? '');
  if (job?.prLink && !prLink) {
    log.warning(
      'The job names a pull request link that is not a plain https URL. It was left out, because workflows put links into commands.',
    );
  }
  setOutputs(step, wait, prLink);
  const progress = withJob(jobId);
  if (!outcome) {
    const message = messageOf(error, step);
    const sections = renderUnread({ ...telling, jobId, message });
    await tellInComment(run, { progress, sections });
    throw error;
  }
  const waited = clock.now() - start;
  // Of a follow-up, the time since its message: the job may be days old.
  const duration = sent
    ? ({ milliseconds: clock.now() - sent.at, since: 'message' } as const)
    : jobDuration({ job: isFollowUp ? null : job, seenAt: clock.wallTime(), waited });
  const result: JobResult = {
    jobId,
    outcome,
    pullRequest: prLink ? await readJobPullRequest(prLink, run) : null,
    duration,
    adopted,
    repository: await shownName(job?.source?.repository, step),
    branch: await shownName(job?.source?.ref, step),
    model: await shownName(job?.model, step),
    remembered: canComment(run),
  };
  const message = outcomeMessage(result, request);
  log.info(message);
  const standing = { progress, sections: renderOutcome({ ...telling, result }) };
  if (error instanceof Cancelled) {
    await tellCancelled(run, standing);
    throw error;
  }
  const { commentUrl, problems } = await tell(run, standing);
  step.setOutput('commentUrl', commentUrl);
  const reasons = problems.map((problem) => problem.message);
  if (inputs.failOn.includes(outcome)) reasons.unshift(message);
  if (reasons.length > 0) throw new StepFailure(reasons);
}

async function tellFailedBeginning(run: Run, beginning: FailedBeginning): Promise<never> {
  const { step, telling } = run;
  const { kind, error } = beginning;
  const message = messageOf(error, step);
  setOutputs(step, { job: null, outcome: null }, null);
  const { commentUrl } = await tell(run, {
    progress: progressAfter(beginning),
    sections: renderFailedBeginning({ ...telling, kind, message }),
  });
  step.setOutput('commentUrl', commentUrl);
  throw new StepFailure([message], { cause: error });
}

const messageOf = (error: unknown, { mask }: Pick<Step, 'mask'>): string =>
  mask(error instanceof Error ? error.message : String(error));

const knownFields = 'id status source repository ref model prLink createdAt archivedAt'.split(' ');

/** The job with its checked link; without its unknown fields if they are nested too deep to write. */
function jobJson(job: AgentJob, prLink: string | null): string {
  try {
    return JSON.stringify({ ...job, prLink });
  } catch {
    return JSON.stringify({ ...job, prLink }, knownFields);
  }
}

/**
 * Sets what is known of the job.
 *
 * @param pullRequest the checked link, or null
 */
function setOutputs(
  step: Step,
  { job, outcome }: Pick<Wait, 'job' | 'outcome'>,
  pullRequest: string | null,
): void {
  step.setOutput('outcome', outcome ?? '');
  step.setOutput('status', (job && knownStatus(job)) ?? '');
  step.setOutput('prLink', pullRequest ?? '');
  step.setOutput('prNumber', (pullRequest && pullRequestNumber(pullRequest)) ?? '');
  step.setOutput('job', job ? jobJson(job, pullRequest) : '');
}

const longestName = 200;

const shownName = async (name: string | null | undefined, { mask }: Pick<Step, 'mask'>) =>
  (truncate(await serverText(mask(name ?? '')), longestName) as Redacted) || null;
