import { GitHubError } from '../../github/errors.ts';
import type { PostedIssue } from '../../github/rewrite-issue.ts';
import type { Outcome, ReportInputs } from '../../inputs.ts';
import type { Log } from '../../log.ts';
import type { AgentClient } from '../../service/agent.ts';
import type { Step } from '../../step.ts';
import type { Section } from '../../text/sections.ts';
import { issueOf, topicsByGap } from '../compose.ts';
import type { Recalled } from '../gaps/recall.ts';
import type { IssueMaterial } from '../issue-content.ts';
import type { ReportTopic } from '../model/report-model.ts';
import { renderFixes } from '../render/fixes.ts';
import { type GapJob, jobsAtWork, leftTicked } from './decisions.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { catchUp, type Starting, startJobs } from './start.ts';
import type { IssueEdit } from './ticked-again.ts';
import { type EndedJob, waitForJobs } from './wait.ts';
import { gapName, unwrittenText } from './words.ts';

/** What a run fixes gaps with. */
export interface Fixing {
  inputs: Pick<ReportInputs, 'maxJobs' | 'failOn'>;
  /** The rolling issue, with this run's report in it. */
  issue: PostedIssue;
  material: IssueMaterial;
  service: AgentClient;
  step: Step;
}

export interface Fixed {
  /** What fails the step. */
  reasons: string[];
  /** What the issue remembers at the end; null if it could not be read. */
  recalled: Recalled | null;
  /** What came of all fixes, for the job summary. */
  sections: Section[];
}

/**
 * Starts a job for each gap that a human ticked, waits for all jobs side by side, those of earlier
 * runs too, and tells in the issue and in the output `jobs` what came of them.
 *
 * @throws Cancelled, once the output is set
 */
export async function fixTicked({
  inputs,
  issue,
  material,
  service,
  step,
}: Fixing): Promise<Fixed> {
  const { log, signal } = step;
  const { prepared } = material;
  const run = issue.context.runId;
  const ledger = openLedger({ issue, material, step });
  const topicsOf = (recalled: Recalled) => topicsByGap(prepared, recalled);
  const jobs: GapJob[] = [];
  const add = (job: GapJob) => {
    jobs.push(job);
    setJobs(step, jobs);
  };

  const edit = editOf(issue);
  const problems = await begin({
    edit,
    subject: material.subject,
    ledger,
    service,
    topicsOf,
    allowedHosts: prepared.meta.allowedHosts,
    run,
    maxJobs: inputs.maxJobs,
    step,
    onJob: add,
  });
  const recalled = ledger.latest();
  if (recalled) {
    earlierJobs(jobs, recalled).forEach(add);
    if (problems.length === 0) tellLeft({ recalled, topics: topicsOf(recalled), log });
  }
  if (jobs.length > 0) {
    const all = jobs.length === 1 ? 'an agent job' : `${jobs.length} agent jobs, side by side`;
    log.info(`Waiting for ${all}.`);
  }

  const ended = await waitForJobs(jobs, { ledger, service, run, step });
  setJobs(step, ended);
  signal.throwIfAborted();
  return {
    reasons: [...problems, ...ended.flatMap((job) => reasonsOf(job, inputs.failOn))],
    recalled: ledger.latest(),
    sections: sectionsOf(ledger, material),
  };
}

function sectionsOf(ledger: Ledger, { prepared }: IssueMaterial): Section[] {
  const recalled = ledger.latest();
  if (!recalled) return [];
  const offers = { fix: true, startsJobs: true, refusals: ledger.refusals };
  const { fixes } = issueOf(prepared, { recalled, offers });
  return renderFixes({ fixes, runUrl: prepared.meta.runUrl });
}

async function begin(starting: Starting & Parameters<typeof catchUp>[0]): Promise<string[]> {
  try {
    await catchUp(starting);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return [unwrittenText(error)];
  }
  return startJobs(starting);
}

/** The edit that started the run; null if something else did. */
function editOf({ context: { eventName, payload }, number }: PostedIssue): IssueEdit | null {
  const to = payload.issue?.number === number ? payload.issue.body : undefined;
  const from = payload.changes?.body?.from;
  return eventName === 'issues' && from != null && to != null ? { from, to } : null;
}

/** Jobs that other runs started and that had not ended when they were last read. */
function earlierJobs(started: readonly GapJob[], { memory }: Recalled): GapJob[] {
  const ids = new Set(started.map(({ jobId }) => jobId));
  return jobsAtWork(memory).filter(({ jobId }) => !ids.has(jobId));
}

function tellLeft({
  recalled,
  topics,
  log,
}: {
  recalled: Recalled;
  topics: ReadonlyMap<string, ReportTopic>;
  log: Log;
}): void {
  const { unasked, waiting } = leftTicked(recalled.memory, new Set(topics.keys()));
  for (const gap of unasked) {
    log.info(
      `${gapName(gap)} is ticked, but not asked in this period or the one before, so that a job could not be told what to do. It gets one once it is asked again.`,
    );
  }
  for (const gap of waiting) {
    log.info(
      `${gapName(gap)} is ticked, and this run has started its \`max-jobs\`: the next run starts its job.`,
    );
  }
}

function reasonsOf({ outcome, message, untold }: EndedJob, failOn: readonly Outcome[]): string[] {
  const fails = outcome === null || outcome === 'not-found' || failOn.includes(outcome);
  return [...(fails ? [message] : []), ...(untold === null ? [] : [untold])];
}

/** The output `jobs`; the outcome is null while a job is at work, or if it can't be read. */
function setJobs(
  step: Pick<Step, 'setOutput'>,
  jobs: readonly (GapJob & Partial<Pick<EndedJob, 'outcome' | 'prLink'>>)[],
): void {
  const rows = jobs.map(({ gapId, label, jobId, outcome = null, prLink = null }) => ({
    gap: gapId,
    label,
    jobId,
    outcome,
    prLink,
  }));
  step.setOutput('jobs', JSON.stringify(rows));
}
