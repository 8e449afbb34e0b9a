import {
  createFollowUpCheck,
  formatDuration,
  isKnownStatus,
  jobDuration,
  pullRequestNumber,
  statusWord,
} from '../agent/outcome.ts';
import { type WaitResult, waitForJob } from '../agent/wait.ts';
import { openGitHubAccess } from '../github/access.ts';
import { openDestinations } from '../github/destinations.ts';
import { requireWriteAccess } from '../github/write-access.ts';
import type { JobInputs } from '../inputs.ts';
import { type AgentClient, type AgentJob, createAgentClient } from '../service/agent.ts';
import { openServiceClient } from '../service/client.ts';
import { Cancelled, cancelGrace, errorMessage, type Step, StepFailure } from '../step.ts';
import { isoTime, parseTimestamp } from '../text/date.ts';
import { redactServerText } from '../text/server-words.ts';
import {
  type JobComment,
  openClaimComment,
  openWaitComment,
  type ReportingContext,
  reportOutcome,
  withSignal,
  writeComment,
} from './comment.ts';
import {
  type JobResult,
  outcomeMessage,
  type PostContext,
  redactedName,
  renderAtWork,
  renderFailedRequest,
  renderOutcome,
  renderUnreadable,
  shownPullRequest,
  waitAdvice,
} from './render.ts';
import {
  agentRequestOf,
  claimRequest,
  type FailedRequest,
  type RequestedJob,
  sendRequest,
} from './request.ts';

interface Run extends ReportingContext, PostContext {
  inputs: JobInputs;
  service: AgentClient;
}

/**
 * Starts an agent job, sends a message to one, or neither. Then waits for the job to end and reports
 * the outcome: outputs first, then summary and comment, and last the failure of the step.
 *
 * @throws StepFailure if the request failed, the outcome is one of `fail-on`, or a post failed;
 *   Cancelled; Error if the job can't be read; PostingError if the pull request to comment on was not
 *   found; Error if whoever caused the run may not ask the agent
 */
export async function runJob({ inputs, step }: { inputs: JobInputs; step: Step }): Promise<void> {
  const access = openGitHubAccess(inputs, { ...step, signal: delayedSignal(step) });
  const { context } = access;
  const request = agentRequestOf(inputs);
  if (request.kind !== 'wait') await requireWriteAccess(access);
  const destinations = await openDestinations(inputs.postTo, access);
  const client = openServiceClient({ ...inputs, ...step });
  try {
    const run: Run = {
      inputs,
      step,
      context,
      destinations,
      request,
      // Masked first, as an escaped or cut secret would not be recognized.
      quotedPrompt:
        request.prompt === null ? null : await redactServerText(step.mask(request.prompt)),
      runUrl: context.runUrl,
      projectId: inputs.projectId,
      service: createAgentClient(client),
    };
    step.setOutput('commentUrl', '');
    const requested = await step.critical((sendingSignal) => askAgent(run, sendingSignal));
    await waitAndReport(run, requested, await openComment(run, requested));
  } finally {
    client.close();
  }
}

/** Aborts a little after the step's signal, so that the comment can report the cancellation. */
function delayedSignal({ clock, signal }: Step): AbortSignal {
  const later = new AbortController();
  const abort = () => clock.sleep(cancelGrace).then(() => later.abort(signal.reason));
  signal.addEventListener('abort', abort);
  return later.signal;
}

/**
 * Starts a job or sends a message, unless an earlier attempt of the workflow run has done so, and records the
 * job in the claim.
 *
 * @param sendingSignal aborted only just before the process ends, as a request must not be cut off by a
 *   cancellation
 * @throws StepFailure if no job is known afterwards
 */
async function askAgent(stepRun: Run, sendingSignal: AbortSignal): Promise<RequestedJob> {
  const run = { ...stepRun, destinations: withSignal(stepRun.destinations, sendingSignal) };
  const { request, step } = run;
  const { log, clock, setOutput } = step;
  if (request.kind === 'wait') {
    const { jobId } = request;
    setOutput('jobId', jobId);
    return { jobId, adopted: false, message: null, claim: null };
  }
  const claimed = await claimRequest({ ...run, request }, renderAtWork(run, null));
  if ('kind' in claimed) return failRequest(run, null, claimed);
  const { claim, jobId } = claimed;
  const comment = openClaimComment(run, claim);
  if (jobId !== null) {
    log.info(
      `This run has ${request.kind === 'start' ? 'started the job' : 'sent the message'} before: this step waits for job ${jobId}.`,
    );
    const since = clock.wallTime() - (parseTimestamp(claim?.taken) ?? clock.wallTime());
    const message =
      request.kind === 'message' ? { sentAt: clock.now() - since, reply: null } : null;
    setOutput('jobId', jobId);
    return { jobId, adopted: true, message, claim };
  }
  const sent = await sendRequest(request, { ...run, sendingSignal });
  if ('kind' in sent) return failRequest(run, comment, sent);
  const { jobId: job } = sent;
  setOutput('jobId', job);
  const taken = isoTime(clock.wallTime()) ?? undefined;
  const problems = await writeComment(comment, renderAtWork(run, job), { job, taken });
  for (const problem of problems) log.warning(problem);
  return { ...sent, claim: comment?.claim ?? null };
}

/** Opens the comment on the job, and says in it that the agent is at work if a claim doesn't. */
async function openComment(
  run: Run,
  { jobId, adopted, claim }: RequestedJob,
): Promise<JobComment | null> {
  if (run.request.kind !== 'wait' && !adopted) return openClaimComment(run, claim);
  const comment = claim ? openClaimComment(run, claim) : await openWaitComment(run, jobId);
  const problems = await writeComment(comment, renderAtWork(run, jobId));
  for (const problem of problems) run.step.log.warning(problem);
  return comment;
}

/** Reports a failed request, and deletes the claim if nothing was sent. */
async function failRequest(
  run: Run,
  comment: JobComment | null,
  { kind, error }: FailedRequest,
): Promise<never> {
  const { step } = run;
  const message = step.mask(errorMessage(error));
  setOutputs(step, { job: null, outcome: null, prLink: null });
  const mayBeSent = kind === 'unknown';
  if (!mayBeSent) await comment?.withdraw();
  const markdown = renderFailedRequest(run, kind, message);
  const problems = await reportOutcome(run, mayBeSent ? comment : null, markdown);
  throw new StepFailure([message, ...problems], { cause: error });
}

async function waitAndReport(
  run: Run,
  { jobId, adopted, message: sent }: RequestedJob,
  comment: JobComment | null,
): Promise<void> {
  const { inputs, step, request, service } = run;
  const { clock, log, mask } = step;
  const start = clock.now();
  log.info(`Waiting up to ${inputs.timeoutMinutes} min for agent job ${jobId}.`);
  const wait = await waitForJob({
    ...step,
    jobId,
    service,
    maxInterval: inputs.pollIntervalSeconds * 1_000,
    isJustStarted: request.kind === 'start' && !adopted,
    ...(sent && { outcomeOf: createFollowUpCheck(sent, step) }),
  });
  const { job, outcome, prLink, error } = wait;
  setOutputs(step, wait);
  const isClaimed = Boolean(comment?.claim);
  const advice = request.kind === 'wait' ? '' : waitAdvice({ jobId, isClaimed }, request);
  const withAdvice = (text: string): string => [text, advice].filter(Boolean).join(' ');
  if (!outcome) {
    const message = withAdvice(mask(errorMessage(error)));
    const problems = await writeComment(comment, renderUnreadable(run, jobId, message));
    throw new Error([message, ...problems].join('\n'), { cause: error });
  }
  // A follow-up is timed from its message, as the job may be days old.
  const duration = sent
    ? `${formatDuration(clock.now() - sent.sentAt)} since the message`
    : jobDuration(job, clock.wallTime(), clock.now() - start);
  const result: JobResult = {
    jobId,
    outcome,
    pullRequest: prLink ? await shownPullRequest(prLink, run.context) : null,
    duration,
    adopted,
    unknownStatus: job && !isKnownStatus(job) ? statusWord(job) : '',
    repository: await redactedName(job?.source?.repository, step),
    branch: await redactedName(job?.source?.ref, step),
    model: await redactedName(job?.model, step),
    isClaimed,
  };
  const message = outcomeMessage(result, request);
  log.info(message);
  const markdown = renderOutcome(run, result);
  if (error instanceof Cancelled) {
    const problems = await reportOutcome(run, comment, markdown);
    throw new StepFailure([withAdvice(error.message), ...problems], { cause: error });
  }
  const reasons = await reportOutcome(run, comment, markdown);
  if (inputs.failOn.includes(outcome)) reasons.unshift(message);
  if (reasons.length > 0) throw new StepFailure(reasons);
}

const knownFields = 'id status source repository ref model prLink createdAt archivedAt'.split(' ');

/** The job with its checked link. If unknown fields are nested too deeply, only known fields stay. */
function jobJson(job: AgentJob, prLink: string | null): string {
  try {
    return JSON.stringify({ ...job, prLink });
  } catch {
    return JSON.stringify({ ...job, prLink }, knownFields);
  }
}

function setOutputs(step: Step, { job, outcome, prLink }: Omit<WaitResult, 'error'>): void {
  step.setOutput('outcome', outcome ?? '');
  step.setOutput('status', job ? statusWord(job) : '');
  step.setOutput('prLink', prLink ?? '');
  step.setOutput('prNumber', (prLink && pullRequestNumber(prLink)) ?? '');
  step.setOutput('job', job ? jobJson(job, prLink) : '');
}
