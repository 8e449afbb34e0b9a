import * as z from 'zod/mini';
import { followUpOutcome, jobDuration, knownStatus, pullRequestNumber } from '../agent/outcome.ts';
import { type Wait, waitForJob } from '../agent/wait.ts';
import { openGitHubAccess } from '../github/access.ts';
import { PostingError } from '../github/errors.ts';
import { keyOf, pullRequestAddress } from '../github/pull-request-history.ts';
import type { JobInputs } from '../inputs.ts';
import { openDestinations } from '../publish.ts';
import { type AgentClient, type AgentJob, createAgentClient } from '../service/agent.ts';
import { openService } from '../service/service.ts';
import { Cancelled, type Step, StepFailure } from '../step.ts';
import { addressOf, safePullRequestUrl } from '../text/address.ts';
import { truncate } from '../text/clean.ts';
import { serverText } from '../text/server-words.ts';
import type { Redacted } from '../text/text.ts';
import { type Progress, withJob } from './claims.ts';
import {
  type JobPullRequest,
  type JobResult,
  outcomeMessage,
  type PostContext,
  renderAtWork,
  renderFailedRequest,
  renderOutcome,
  renderUnreadable,
} from './render.ts';
import {
  announce,
  canComment,
  type Reporter,
  report,
  reportCancelled,
  reportInComment,
} from './reporter.ts';
import {
  type AgentRequest,
  type FailedRequest,
  progressAfter,
  type RequestedJob,
  requestOf,
  sendRequest,
  workOf,
} from './request.ts';
import { requireWriteAccess } from './write-access.ts';

/** Milliseconds that a cancelled step has to say so in its comment. */
const cancelGrace = 1_000;

interface Run extends Reporter {
  inputs: JobInputs;
  request: AgentRequest;
  service: AgentClient;
  postContext: PostContext;
}

/**
 * Starts an agent job, sends a message to one, or neither. Then waits for the job to end and reports
 * the outcome: outputs first, then summary and comment, and last the failure of the step.
 *
 * @throws StepFailure if the request failed, the outcome is one of `fail-on`, or a post failed;
 *   Cancelled; ActorRefused; ServiceError if the job can't be read; PostingError if the pull request
 *   to comment on was not found
 */
export async function runJob({ inputs, step }: { inputs: JobInputs; step: Step }): Promise<void> {
  const access = openGitHubAccess(inputs, { ...step, signal: delayedSignal(step) });
  const { context } = access;
  const request = requestOf(inputs);
  if (request.kind !== 'wait') await requireWriteAccess(access);
  const destinations = await openDestinations(inputs.postTo, access);
  const service = openService({ ...inputs, ...step });
  // Masked first, as an escaped or cut secret would not be recognized.
  const quoted = request.prompt === null ? null : await serverText(step.mask(request.prompt));
  try {
    await startAndWait({
      inputs,
      postContext: { request, quoted, runUrl: context.runUrl },
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

/** Aborts a little after the step's signal, so that the comment can say so. */
function delayedSignal({ clock, signal }: Step): AbortSignal {
  const later = new AbortController();
  const abort = () => clock.sleep(cancelGrace).then(() => later.abort(signal.reason));
  signal.addEventListener('abort', abort);
  return later.signal;
}

async function startAndWait(announced: Run): Promise<void> {
  const { step, request } = announced;
  let run = announced;
  let earlier: Progress = { kind: 'none' };
  try {
    const { destinations, ...known } = await announce(announced, (progress) =>
      statusBefore(announced, progress),
    );
    earlier = known.earlier;
    run = { ...announced, destinations };
  } catch (error) {
    if (!(error instanceof PostingError)) throw error;
    if (request.kind !== 'wait') {
      return reportFailedRequest(run, { kind: 'failed', error: nothingSent(error) });
    }
    step.log.warning(error.message);
  }
  const requested = await sendRequest({ ...run, earlier });
  if (requested.kind !== 'job') return reportFailedRequest(run, requested);
  await reportRequested(run, requested);
  await waitAndReport(run, requested);
}

async function reportRequested(run: Run, requested: RequestedJob): Promise<void> {
  const { step, request, postContext } = run;
  const { jobId, adopted } = requested;
  step.setOutput('jobId', jobId);
  if (request.kind === 'wait' || adopted) return;
  const { problems } = await reportInComment(run, {
    progress: progressAfter(requested),
    sections: renderAtWork({ ...postContext, jobId }),
  });
  for (const { message } of problems) step.log.warning(message);
}

/** What the comment says and records before the request is sent. */
function statusBefore({ request, postContext }: Run, earlier: Progress) {
  const jobId = earlier.kind === 'job' ? earlier.jobId : null;
  const begun: Progress = earlier.kind === 'job' ? earlier : { kind: 'begun' };
  const progress = request.kind === 'wait' ? withJob(request.jobId) : begun;
  return { progress, sections: renderAtWork({ ...postContext, jobId }) };
}

const nothingSent = (error: PostingError): PostingError =>
  new PostingError(
    `${error.message} Nothing was sent to the agent, because a later attempt of this run would not know about it without the comment.`,
    { cause: error },
  );

async function waitAndReport(
  run: Run,
  { jobId, adopted, message: sent }: RequestedJob,
): Promise<void> {
  const { inputs, step, request, service, postContext } = run;
  const { clock, log, signal, deadline } = step;
  const start = clock.now();
  log.info(`Waiting up to ${inputs.timeoutMinutes} min for agent job ${jobId}.`);
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
      "The link to the job's pull request is not a plain https URL. It was left out, because workflows use links in commands.",
    );
  }
  setOutputs(step, wait, prLink);
  const progress = withJob(jobId);
  if (!outcome) {
    const message = messageOf(error, step);
    const sections = renderUnreadable({ ...postContext, jobId, message });
    await reportInComment(run, { progress, sections });
    throw error;
  }
  const waited = clock.now() - start;
  // For a follow-up, the time since its message, as the job may be days old.
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
  const status = { progress, sections: renderOutcome({ ...postContext, result }) };
  if (error instanceof Cancelled) {
    await reportCancelled(run, status);
    throw error;
  }
  const { commentUrl, problems } = await report(run, status);
  step.setOutput('commentUrl', commentUrl);
  const reasons = problems.map((problem) => problem.message);
  if (inputs.failOn.includes(outcome)) reasons.unshift(message);
  if (reasons.length > 0) throw new StepFailure(reasons);
}

async function reportFailedRequest(run: Run, failed: FailedRequest): Promise<never> {
  const { step, postContext } = run;
  const { kind, error } = failed;
  const message = messageOf(error, step);
  setOutputs(step, { job: null, outcome: null }, null);
  const { commentUrl } = await report(run, {
    progress: progressAfter(failed),
    sections: renderFailedRequest({ ...postContext, kind, message }),
  });
  step.setOutput('commentUrl', commentUrl);
  throw new StepFailure([message], { cause: error });
}

const messageOf = (error: unknown, { mask }: Pick<Step, 'mask'>): string =>
  mask(error instanceof Error ? error.message : String(error));

const knownFields = 'id status source repository ref model prLink createdAt archivedAt'.split(' ');

/** The job with its checked link; unknown fields that are nested too deep are left out. */
function jobJson(job: AgentJob, prLink: string | null): string {
  try {
    return JSON.stringify({ ...job, prLink });
  } catch {
    return JSON.stringify({ ...job, prLink }, knownFields);
  }
}

/** @param pullRequest the checked link, if any */
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

const maxName = 200;

const shownName = async (name: string | null | undefined, { mask }: Pick<Step, 'mask'>) =>
  (truncate(await serverText(mask(name ?? '')), maxName) as Redacted) || null;

/** Milliseconds. Short, as the summary waits for this. */
const readTimeout = 5_000;

const pullSchema = z.object({ title: z.string(), changed_files: z.int() });

/**
 * A job's pull request as posts show it. Its title and size are read only if the step comments, as
 * only then is a client open, and only if the token may see them.
 *
 * @param url the checked link
 * @returns null if the link contains something that redaction would remove
 */
async function readJobPullRequest(
  url: string,
  { context: { serverUrl, repository: own }, destinations, step }: Reporter,
): Promise<JobPullRequest | null> {
  if ((await serverText(url)) !== url) return null;
  const address = pullRequestAddress(url, serverUrl);
  if (!address) {
    const isHere = addressOf(url)?.host === addressOf(serverUrl)?.host;
    return { url, name: isHere ? url : null, read: null };
  }
  const { owner, repository, number } = address;
  const isOwn = keyOf(address) === keyOf({ owner: own.owner, repository: own.name, number });
  const name = isOwn ? `#${number}` : `${owner}/${repository}#${number}`;
  const comment = destinations.find(({ target }) => target === 'comment');
  if (!comment || !('github' in comment)) return { url, name, read: null };
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const parameters = { owner, repo: repository, pull_number: number };
  try {
    const github = comment.github.until(step.clock.now() + readTimeout);
    const read = await github.request(route, parameters, pullSchema);
    const title = await serverText(step.mask(read.title));
    return { url, name, read: { title, changedFiles: read.changed_files } };
  } catch {
    // The outcome is known and must be posted, whatever went wrong here.
    return { url, name, read: null };
  }
}
