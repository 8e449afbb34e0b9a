import type { Box } from '../gaps/body.ts';
import { type Count, comparedReports, type Fix, type Gap, type Memory } from '../gaps/gap.ts';
import { type GapState, gapState } from '../gaps/job.ts';
import { type Ledger, ledgerOf } from '../gaps/ledger.ts';
import type { PageQuestions, ReportDetails } from './details.ts';
import type {
  RememberedFields,
  RememberedParts,
  RepairedGap,
  ReportModel,
  ReportTopic,
} from './report-model.ts';

/** The model with what the memory adds: states, history, fixes; dismissed topics stand apart. */
export function withMemory(model: ReportModel, memory: Memory): ReportModel & RememberedParts {
  const gapOf = new Map(memory.gaps.map((gap) => [gap.id, gap]));
  const described = (topics: readonly ReportTopic[]) =>
    topics.map((topic) => ({ ...topic, ...fieldsOf(gapOf.get(topic.id)) }));
  const topics = described(model.topics);
  const resolvedTopics = described(model.resolvedTopics);
  return {
    ...model,
    topics: topics.filter(isOpen),
    resolvedTopics: resolvedTopics.filter(isOpen),
    dismissedTopics: [...topics, ...resolvedTopics].filter((topic) => !isOpen(topic)),
    history: memory.reports.map(({ from, to, questions, unanswered }) => ({
      from,
      to,
      questions,
      unanswered,
    })),
    gaps: memory.gaps.flatMap(repairedGap),
    ledger: ledgerOf(memory),
  };
}

const isOpen = ({ state }: ReportTopic): boolean => state !== 'dismissed';

function fieldsOf(gap: Gap | undefined): Partial<RememberedFields & { label: string }> {
  if (!gap) return {};
  const { firstReported } = gap;
  const { jobId, prLink } = workOn(gap);
  return {
    state: gapState(gap),
    // A gap keeps its heading.
    ...(gap.heading !== '' && { label: gap.heading }),
    ...(firstReported !== null && { firstReported }),
    ...(jobId !== null && { jobId }),
    ...(prLink !== null && { prLink }),
  };
}

function repairedGap(gap: Gap): RepairedGap[] {
  if (!(gap.job ?? gap.pull ?? gap.fix)) return [];
  return [{ id: gap.id, label: gap.heading, state: gapState(gap), ...workOn(gap) }];
}

/**
 * The job, the pull request and the counts that a gap is told by: those of a pull request that
 * waits for its merge, else those of the fix, as one row is about one pull request.
 */
function workOn(gap: Gap): Omit<RepairedGap, 'id' | 'label' | 'state'> {
  const { job, pull, fix } = gap;
  const jobId = job && job.is !== 'intended' ? job.jobId : null;
  const isWaiting = pull !== null && (fix === null || pull.state !== 'closed');
  if (isWaiting) {
    return {
      jobId: jobId ?? pull.jobId,
      prLink: pull.prLink,
      by: 'agent',
      before: null,
      since: null,
    };
  }
  return {
    jobId: jobId ?? fix?.jobId ?? null,
    prLink: fix?.prLink ?? null,
    by: fix?.by ?? 'agent',
    before: fix?.watch.before ?? null,
    since: fix?.watch.since ?? null,
  };
}

/** What an issue offers beside its report, and what the run does about ticks. */
export interface Offers {
  /** Whether every gap has a box for the agent; otherwise only those that are ticked have. */
  fix: boolean;
  /** Whether this run starts jobs. */
  startsJobs: boolean;
  /** Why the service started no job, by gap. */
  refusals: ReadonlyMap<string, string>;
}

/**
 * What came of a decision, as far as it is told in words of its own. From a tick to a job:
 * `refused`, `ticked-again`, `not-asked`, `to-be-started`, `ticked`, `unclear`; the job:
 * `starting`, `at-work`; its end without a pull request: an outcome of mode `job`, `unknown`,
 * `not-found`, `no-link`, `no-pull-request`; with one: `waits-for-merge`, `unreadable`, `closed`.
 */
export interface Standing {
  is: string;
  /** A job's id, or a sentence of the service's or of GitHub's. */
  detail: string | null;
}

/** A gap that the issue remembers, as a report tells it. */
export interface KnownGap {
  id: string;
  /** Empty if a tick is all that is known. */
  heading: string;
  state: GapState;
  ticked: Readonly<Record<Box, boolean>>;
  /** Null if nobody decided anything. */
  standing: Standing | null;
  prLink: string | null;
  /** Who made it; `agent` without one. */
  by: Fix['by'];
  /** Before the merge and since; null without a merge. */
  before: Count | null;
  since: Count | null;
}

/** What an issue knows beside the model: everything that a report shows of the memory. */
export interface KnownIssue {
  gaps: ReadonlyMap<string, KnownGap>;
  /** The gaps that a human decided on, as they are remembered; a verdict stays for eight reports. */
  fixes: readonly KnownGap[];
  /** What fixes came to, those that are no longer told of too. */
  ledger: Ledger;
  /** Null if nothing can be ticked where the report is shown. */
  offers: Offers | null;
}

/**
 * What the memory knows, for those who render it.
 *
 * @param asked ids of the gaps that the report has topics of, which a job can be told
 */
export function knownIssue({
  memory,
  asked,
  offers,
}: {
  memory: Memory;
  asked: ReadonlySet<string>;
  offers: Offers | null;
}): KnownIssue {
  const known = memory.gaps.map((gap) => knownGap(gap, { isAsked: asked.has(gap.id), offers }));
  const oldest = memory.reports.at(-comparedReports)?.to ?? '';
  const isOld = (gap: Gap): boolean => {
    const decidedAt = gap.fix?.watch.decidedAt ?? null;
    const isUnderWay = gap.request === 'asked' || gapState(gap) !== gap.fix?.watch.verdict;
    return decidedAt !== null && decidedAt < oldest && !isUnderWay;
  };
  return {
    gaps: new Map(known.map((gap) => [gap.id, gap])),
    fixes: known.filter(({ standing }, at) => {
      const gap = memory.gaps[at];
      return standing !== null && gap !== undefined && !isOld(gap);
    }),
    ledger: ledgerOf(memory),
    offers,
  };
}

function knownGap(gap: Gap, context: { isAsked: boolean; offers: Offers | null }): KnownGap {
  const { id, heading, dismissed, ours, request } = gap;
  const { prLink, before, since, by } = workOn(gap);
  return {
    ...{ id, heading, state: gapState(gap) },
    ticked: { dismiss: dismissed, ours, fix: request !== 'none' },
    standing: standingOf(gap, context),
    ...{ prLink, before, since, by },
  };
}

function standingOf(
  gap: Gap,
  { isAsked, offers }: { isAsked: boolean; offers: Offers | null },
): Standing | null {
  const { id, request, dismissed, ours, job, pull, fix } = gap;
  const state = gapState(gap);
  const told = (is: string, detail: string | null = null): Standing => ({ is, detail });
  if (!dismissed && request === 'asked') {
    const refusal = offers?.refusals.get(id);
    if (refusal !== undefined) return told('refused', refusal);
    if (state === 'fixing') return told('ticked-again');
    if (!isAsked) return told('not-asked');
    return told(offers?.startsJobs ? 'to-be-started' : 'ticked');
  }
  if (!(job ?? pull ?? fix) && !ours) {
    return request === 'unclear' && !dismissed ? told('unclear') : null;
  }
  if (dismissed && !(job ?? pull ?? fix)) return null;
  if (state === 'pull-request') {
    const why = pull?.unreadable ?? null;
    return why === null ? told('waits-for-merge') : told('unreadable', why);
  }
  if (job?.is === 'intended' && state === 'fixing') return told('starting');
  if (job?.is === 'at-work' && state === 'fixing') return told('at-work', job.jobId);
  if (state !== 'open') return told(state);
  if (pull?.state === 'closed') return told('closed');
  const outcome = job?.is === 'ended' ? job.outcome : '';
  return told(outcome === 'pull-request' ? 'no-link' : outcome);
}

/** What holds topics, with the ids that they keep, by those that they had. */
export function withIds<T extends { topics: readonly { id: string }[] }>(
  holder: T,
  ids: ReadonlyMap<string, string>,
): T {
  const topics = holder.topics.map((topic) => ({ ...topic, id: ids.get(topic.id) ?? topic.id }));
  return { ...holder, topics };
}

/** The pages with the headings that topics keep, by those that they had. */
export function withHeadings(
  details: ReportDetails,
  headings: ReadonlyMap<string, string>,
): ReportDetails {
  const renamed = (pages: readonly PageQuestions[]) =>
    pages.map((page) => ({
      ...page,
      topics: page.topics.map((topic) => ({
        ...topic,
        label: headings.get(topic.label) ?? topic.label,
      })),
    }));
  return { ...details, pages: renamed(details.pages), list: renamed(details.list) };
}

/** The pages without the questions of topics that were dismissed. */
export function withoutDismissed(details: ReportDetails, model: ReportModel): ReportDetails {
  const dismissed = new Set(model.dismissedTopics?.map(({ label }) => label));
  if (dismissed.size === 0) return details;
  const open = (pages: readonly PageQuestions[]) =>
    pages.flatMap((page) => {
      const topics = page.topics.filter(({ label }) => !dismissed.has(label));
      const unanswered = topics.reduce((sum, topic) => sum + topic.unanswered, 0);
      return unanswered > 0 ? [{ ...page, topics, unanswered }] : [];
    });
  return { ...details, pages: open(details.pages), list: open(details.list) };
}
