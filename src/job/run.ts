import * as z from 'zod/mini';
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
import { PostingError } from '../github/errors.ts';
import { pullRequestAddress, pullRequestKey } from '../github/pull-request-history.ts';
import { requireWriteAccess } from '../github/write-access.ts';
import type { JobInputs } from '../inputs.ts';
import { openDestinations } from '../publish.ts';
import { type AgentClient, type AgentJob, createAgentClient } from '../service/agent.ts';
import { openServiceClient } from '../service/client.ts';
import { Cancelled, cancelGrace, errorMessage, type Step, StepFailure } from '../step.ts';
import { addressOf } from '../text/address.ts';
import { truncate } from '../text/clean.ts';
import { serverText } from '../text/server-words.ts';
import { partOf } from '../text/text.ts';
import {
  announceRequest,
  canComment,
  type ReportingContext,
  reportCancelled,
  reportInComment,
  reportOutcome,
} from './comment.ts';
import {
  type JobPullRequest,
  type JobResult,
  outcomeMessage,
  type PostContext,
  renderAtWork,
  renderFailedRequest,
  renderOutcome,
  renderUnreadable,
  waitAdvice,
} from './render.ts';
import {
  agentRequestOf,
  type FailedRequest,
  type Progress,
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
 * @throws StepFailure if the request failed, the wait was cancelled, the outcome is one of `fail-on`,
 *   or a post failed; Cancelled before; ServiceError if the job can't be read; PostingError if the pull request to comment on
 *   was not found; Error if whoever caused the run may not ask the agent
 */
export async function runJob({ inputs, step }: { inputs: JobInputs; step: Step }): Promise<void> {
  const access = openGitHubAccess(inputs, { ...step, signal: delayedSignal(step) });
  const { context } = access;
  const request = agentRequestOf(inputs);
  if (request.kind !== 'wait') await requireWriteAccess(access);
  const destinations = await openDestinations(inputs.postTo, access);
  const client = openServiceClient({ ...inputs, ...step });
  try {
    await startAndWait({
      inputs,
      step,
      context,
      destinations,
      request,
      // Masked first, as an escaped or cut secret would not be recognized.
      quoted: request.prompt === null ? null : await serverText(step.mask(request.prompt)),
      runUrl: context.runUrl,
      projectId: inputs.projectId,
      service: createAgentClient(client),
    });
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

async function startAndWait(announced: Run): Promise<void> {
  const { step, request } = announced;
  step.setOutput('commentUrl', '');
  let run = announced;
  let earlier: Progress = { kind: 'none' };
  try {
    const known = await announceRequest(run, (progress) => statusBefore(announced, progress));
    earlier = known.earlier;
    run = { ...announced, destinations: known.destinations };
  } catch (error) {
    if (!(error instanceof PostingError)) throw error;
    if (request.kind !== 'wait') {
      const message = `${error.message} Nothing was sent to the agent, because a later attempt of this run would not know about it without the comment.`;
      const nothingSent = new PostingError(message, { cause: error });
      return reportFailedRequest(run, { kind: 'failed', error: nothingSent });
    }
    step.log.warning(error.message);
  }
  const requested = await sendRequest({ ...run, earlier });
  if (requested.kind !== 'job') return reportFailedRequest(run, requested);
  const { jobId, adopted } = requested;
  step.setOutput('jobId', jobId);
  if (request.kind !== 'wait' && !adopted) {
    const status = {
      progress: { kind: 'job', jobId } as const,
      markdown: renderAtWork(run, jobId),
    };
    const { problems } = await reportInComment(run, status);
    for (const { message } of problems) step.log.warning(message);
  }
  await waitAndReport(run, requested);
}

/** What the comment says and records before the request is sent. */
function statusBefore(run: Run, earlier: Progress) {
  const { request } = run;
  const begun: Progress = earlier.kind === 'job' ? earlier : { kind: 'begun' };
  const progress: Progress =
    request.kind === 'wait' ? { kind: 'job', jobId: request.jobId } : begun;
  return { progress, markdown: renderAtWork(run, earlier.kind === 'job' ? earlier.jobId : null) };
}

async function reportFailedRequest(run: Run, { kind, error }: FailedRequest): Promise<never> {
  const { step } = run;
  const message = step.mask(errorMessage(error));
  setOutputs(step, { job: null, outcome: null, prLink: null });
  await reportOutcome(run, {
    // After `stopped`, the next attempt may send the request again.
    progress: { kind: kind === 'unknown' ? 'begun' : 'none' },
    markdown: renderFailedRequest(run, kind, message),
  });
  throw new StepFailure([message], { cause: error });
}

async function waitAndReport(
  run: Run,
  { jobId, adopted, message: sent }: RequestedJob,
): Promise<void> {
  const { inputs, step, request, service } = run;
  const { clock, log, mask } = step;
  const start = clock.now();
  log.info(`Waiting up to ${inputs.timeoutMinutes} min for agent job ${jobId}.`);
  const isFollowUp = request.kind === 'message';
  const wait = await waitForJob({
    ...step,
    jobId,
    service,
    interval: inputs.pollIntervalSeconds * 1_000,
    isNew: request.kind === 'start' && !adopted,
    ...(isFollowUp && { outcomeOf: createFollowUpCheck(sent, step) }),
  });
  const { job, outcome, prLink, error } = wait;
  setOutputs(step, wait);
  const progress = { kind: 'job', jobId } as const;
  const advice = waitAdvice({ jobId, remembered: canComment(run) }, request);
  if (!outcome) {
    const isOwn = request.kind !== 'wait';
    const message = [mask(errorMessage(error)), isOwn && advice].filter(Boolean).join(' ');
    await reportInComment(run, { progress, markdown: renderUnreadable(run, jobId, message) });
    throw new Error(message, { cause: error });
  }
  // A follow-up is timed from its message, as the job may be days old.
  const duration = sent
    ? `${formatDuration(clock.now() - sent.at)} since the message`
    : jobDuration(isFollowUp ? null : job, clock.wallTime(), clock.now() - start);
  const result: JobResult = {
    jobId,
    outcome,
    pullRequest: prLink ? await readJobPullRequest(prLink, run) : null,
    duration,
    adopted,
    unknownStatus: job && !isKnownStatus(job) ? statusWord(job) : '',
    repository: await shownName(job?.source?.repository, step),
    branch: await shownName(job?.source?.ref, step),
    model: await shownName(job?.model, step),
    remembered: canComment(run),
  };
  const message = outcomeMessage(result, request);
  log.info(message);
  const status = { progress, markdown: renderOutcome(run, result) };
  if (error instanceof Cancelled) {
    await reportCancelled(run, status);
    const wording = request.kind === 'wait' ? error.message : `${error.message} ${advice}`;
    throw new StepFailure([wording], { cause: error });
  }
  const { problems } = await reportOutcome(run, status);
  const reasons = problems.map((problem) => problem.message);
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

/** Maximum length of a name in posts, in graphemes. */
const maxName = 200;

const shownName = async (name: string | null | undefined, { mask }: Step) =>
  partOf(await serverText(mask(name ?? '')), (text) => truncate(text, maxName)) || null;

/** Milliseconds for reading the pull request; short, because the posts wait for it. */
const readTimeout = 5_000;

const pullSchema = z.object({ title: z.string(), changed_files: z.int() });

/**
 * A job's pull request, as posts show it. Its title and number of changed files are read only if the
 * step comments, as only then is there a GitHub client.
 *
 * @returns null if the link contains something that redaction would remove
 */
async function readJobPullRequest(
  url: string,
  { context: { serverUrl, repository: own }, destinations, step }: Run,
): Promise<JobPullRequest | null> {
  if ((await serverText(url)) !== url) return null;
  const address = pullRequestAddress(url, serverUrl);
  if (!address) {
    const isHere = addressOf(url)?.host === addressOf(serverUrl)?.host;
    return { url, name: isHere ? url : null, read: null };
  }
  const { owner, repository, number } = address;
  const isOwn =
    pullRequestKey(address) === pullRequestKey({ owner: own.owner, repository: own.name, number });
  const unread = {
    url,
    name: isOwn ? `#${number}` : `${owner}/${repository}#${number}`,
    read: null,
  };
  const comment = destinations.find((one) => one.target === 'comment');
  if (!comment) return unread;
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  const parameters = { owner, repo: repository, pull_number: number };
  try {
    const github = comment.github.until(step.clock.now() + readTimeout);
    const read = await github.request(route, parameters, pullSchema);
    const title = await serverText(step.mask(read.title));
    return { ...unread, read: { title, changedFiles: read.changed_files } };
  } catch {
    // The outcome is known and must be posted, whatever went wrong here.
    return unread;
  }
}
