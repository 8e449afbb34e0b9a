import { followUpOutcome, type SentMessage } from '../agent/follow-up.ts';
import { type Duration, jobDuration, knownStatus, pullRequestNumber } from '../agent/outcome.ts';
import { type Wait, waitForJob } from '../agent/wait.ts';
import type { Clock } from '../clock.ts';
import { PostingError } from '../github/errors.ts';
import { openSurroundings } from '../github/surroundings.ts';
import type { JobInputs } from '../inputs.ts';
import { openDestinations } from '../publish.ts';
import { type AgentClient, createAgentClient } from '../service/agent.ts';
import type { AgentJob } from '../service/schemas.ts';
import { openService } from '../service/service.ts';
import { Cancelled, type Step, StepFailure } from '../step.ts';
import { singleLine, truncate } from '../text/clean.ts';
import { safePullRequestUrl } from '../text/links.ts';
import {
  type AgentRequest,
  type Beginning,
  type BegunJob,
  beginWork,
  type FailedBeginning,
  progressAfter,
  requestOf,
  workOf,
} from './begin.ts';
import { type Decision, progressOf, withJob } from './claims.ts';
import { renderAtWork, renderFailedBeginning, renderOutcome, renderUnread } from './render.ts';
import { announce, canComment, type Teller, tell, tellCancelled, tellInComment } from './tell.ts';
import { requireWriteAccess } from './who-may.ts';
import { type JobResult, outcomeMessage } from './wording.ts';

/** Milliseconds that a cancelled step takes to say so in its comment. */
const farewellTime = 1_000;

interface Run {
  inputs: JobInputs;
  step: Step;
  request: AgentRequest;
  service: AgentClient;
  teller: Teller;
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
  const surroundings = openSurroundings({
    token: inputs.githubToken,
    pullRequestNumber: inputs.prNumber,
    step: { ...step, signal: afterwards(step) },
  });
  const { context } = surroundings;
  const request = requestOf(inputs);
  if (request.kind !== 'wait') await requireWriteAccess(surroundings);
  const teller: Teller = {
    context,
    destinations: await openDestinations({ targets: inputs.postTo, surroundings }),
    projectId: inputs.projectId,
    work: workOf(request, context.runId),
    step,
  };
  const service = openService({ ...inputs, ...step });
  try {
    const agent = createAgentClient(service);
    const { beginning, run } = await begin({ inputs, step, request, service: agent, teller });
    if (beginning.kind === 'job') await waitAndTell(run, beginning);
    else await tellFailedBeginning(run, beginning);
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

/** Announces the request and sends it. The run that is returned posts only to where it can. */
async function begin(run: Run): Promise<{ beginning: Beginning; run: Run }> {
  const { step, request } = run;
  let decision: Decision = { kind: 'send' };
  let { teller } = run;
  try {
    ({ decision, teller } = await announce(teller, (next) => stateAfter(run, next)));
  } catch (error) {
    if (!(error instanceof PostingError)) throw error;
    if (request.kind !== 'wait') {
      return { run, beginning: { kind: 'failed', error: nothingSent(error) } };
    }
    step.log.warning(error.message);
  }
  const beginning = await beginWork({ ...run, decision });
  if (beginning.kind === 'job') await tellBegun({ ...run, teller }, beginning);
  return { beginning, run: { ...run, teller } };
}

/** The job is known: says so in the output first, then in the comment. */
async function tellBegun({ step, request, teller }: Run, beginning: BegunJob): Promise<void> {
  const { jobId, adopted } = beginning;
  step.setOutput('jobId', jobId);
  if (request.kind === 'wait' || adopted) return;
  const { problems } = await tellInComment({
    teller,
    progress: progressAfter(beginning),
    sections: renderAtWork({ request, jobId, runUrl: teller.context.runUrl }),
  });
  for (const { message } of problems) step.log.warning(message);
}

/** What the comment says and remembers before the request is sent. */
function stateAfter({ request, teller }: Run, decision: Decision) {
  const { runUrl } = teller.context;
  const progress = request.kind === 'wait' ? withJob(request.jobId) : progressOf(decision);
  const jobId = decision.kind === 'adopt' ? decision.jobId : null;
  return { progress, sections: renderAtWork({ request, jobId, runUrl }) };
}

const nothingSent = (error: PostingError): PostingError =>
  new PostingError(
    `${error.message} Nothing was sent to the agent: without the comment, a later attempt of this run could not know about it.`,
    { cause: error },
  );

async function waitAndTell(run: Run, { jobId, adopted, message: sent }: BegunJob): Promise<void> {
  const { inputs, step, request, service, teller } = run;
  const { clock, log, signal, deadline } = step;
  const { serverUrl, runUrl } = teller.context;
  const start = clock.now();
  log.info(`Waiting for agent job ${jobId}, for at most ${inputs.timeoutMinutes} min.`);
  const wait = await waitForJob({
    jobId,
    service,
    clock,
    log,
    signal,
    deadline,
    interval: inputs.pollIntervalSeconds * 1_000,
    ...(request.kind === 'message' && {
      outcomeOf: followUpOutcome({ message: sent, clock, log }),
    }),
  });
  const { job, outcome, error } = wait;
  const pullRequest = safePullRequestUrl(job?.prLink ?? '');
  if (job?.prLink && !pullRequest) {
    log.warning(
      'The job names a pull request link that is not a plain https URL. It was left out, because workflows put links into commands.',
    );
  }
  setOutputs({ step, wait, pullRequest });
  const progress = withJob(jobId);
  if (!outcome) {
    const message = error instanceof Error ? error.message : String(error);
    const sections = renderUnread({ request, jobId, message, runUrl });
    await tellInComment({ teller, progress, sections });
    throw error;
  }
  const result: JobResult = {
    jobId,
    outcome,
    pullRequest,
    repository: oneLine(job?.source?.repository),
    branch: oneLine(job?.source?.ref),
    model: oneLine(job?.model),
    duration: durationOf({ request, sent, job, waited: clock.now() - start, clock }),
    adopted,
    remembered: canComment(teller),
  };
  const message = outcomeMessage({ result, request });
  log.info(message);
  const sections = renderOutcome({ result, request, linkHost: new URL(serverUrl).host, runUrl });
  if (error instanceof Cancelled) {
    await tellCancelled({ teller, progress, sections });
    throw error;
  }
  const { commentUrl, problems } = await tell({ teller, progress, sections });
  step.setOutput('commentUrl', commentUrl);
  const reasons = problems.map((problem) => problem.message);
  if (inputs.failOn.includes(outcome)) reasons.unshift(message);
  if (reasons.length > 0) throw new StepFailure(reasons);
}

async function tellFailedBeginning(
  { step, request, teller }: Run,
  beginning: FailedBeginning,
): Promise<never> {
  const { kind, error } = beginning;
  const message = error instanceof Error ? error.message : String(error);
  const { runUrl } = teller.context;
  setOutputs({ step, wait: { job: null, outcome: null }, pullRequest: null });
  const { commentUrl } = await tell({
    teller,
    progress: progressAfter(beginning),
    sections: renderFailedBeginning({ request, kind, message, runUrl }),
  });
  step.setOutput('commentUrl', commentUrl);
  throw new StepFailure([message], { cause: error });
}

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

/**
 * Sets what is known of the job.
 *
 * @param pullRequest the checked link, or null
 */
function setOutputs({
  step,
  wait: { job, outcome },
  pullRequest,
}: {
  step: Step;
  wait: Pick<Wait, 'job' | 'outcome'>;
  pullRequest: string | null;
}): void {
  step.setOutput('outcome', outcome ?? '');
  step.setOutput('status', (job && knownStatus(job)) ?? '');
  step.setOutput('prLink', pullRequest ?? '');
  step.setOutput('prNumber', (pullRequest && pullRequestNumber(pullRequest)) ?? '');
  step.setOutput('job', job ? jobJson(job, pullRequest) : '');
}

/** Of a follow-up, the time since its message: the job may be days old. */
function durationOf({
  request,
  sent,
  job,
  waited,
  clock,
}: Pick<Run, 'request'> & {
  sent: SentMessage | null;
  job: AgentJob | null;
  waited: number;
  clock: Clock;
}): Duration {
  if (sent) return { milliseconds: clock.now() - sent.at, since: 'message' };
  if (request.kind === 'message') return { milliseconds: waited, since: 'start of the wait' };
  return jobDuration({ job, seenAt: clock.wallTime(), waited });
}

const longestName = 200;

const oneLine = (text: string | null | undefined): string | null =>
  truncate(singleLine(text ?? ''), longestName) || null;
