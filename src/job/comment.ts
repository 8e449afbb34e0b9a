import type { RunContext } from '../github/run-context.ts';
import {
  type Destination,
  type Publication,
  type PublishResult,
  publish,
  summaryOnly,
} from '../publish.ts';
import type { Step } from '../step.ts';
import { jobIdPattern } from '../text/address.ts';
import type { BodyPart } from '../text/sections.ts';
import { type AgentRequest, type Progress, requestHash } from './request.ts';

/**
 * What the comment says about a request. A hidden line before the text records which run made the
 * request, so that a later attempt of the run waits for that job instead of starting a second one.
 */
export interface JobRecord {
  /** `GITHUB_RUN_ID`: the same for every attempt of a run. */
  run: string;
  /** See {@link requestHash}. */
  request: string;
  progress: Progress;
  /** Text shown below the record's hidden line; empty for earlier runs. */
  markdown: string;
}

type RequestKey = Pick<JobRecord, 'run' | 'request'>;
type Status = Pick<JobRecord, 'progress' | 'markdown'>;

const maxEarlierRecords = 10;

const linePattern =
  /^<!-- docs-agent-job run=(\d{1,20}) request=([0-9a-f]{16}) (none|begun|job=([\w.~:-]{1,200})) -->$/;

const lineOf = ({ run, request, progress }: JobRecord): string =>
  `<!-- docs-agent-job run=${run} request=${request} ${wordOf(progress)} -->`;

function wordOf(progress: Progress): string {
  if (progress.kind !== 'job') return progress.kind;
  // The input `job-id` may contain text that would end the hidden line.
  return jobIdPattern.test(progress.jobId) ? `job=${progress.jobId}` : 'none';
}

/** Parses the records in a comment's body, which may also contain other text. */
export function parseRecords(body: string): JobRecord[] {
  const records: JobRecord[] = [];
  for (const line of body.split(/\r?\n/)) {
    const [, run, request, word, jobId] = linePattern.exec(line) ?? [];
    const last = records.at(-1);
    if (run && request) {
      const progress: Progress = jobId
        ? { kind: 'job', jobId }
        : { kind: word === 'begun' ? 'begun' : 'none' };
      records.push({ run, request, progress, markdown: '' });
    } else if (last) {
      last.markdown += `${line}\n`;
    }
  }
  return records.map((record) => ({ ...record, markdown: record.markdown.trim() }));
}

export const findRecord = (records: readonly JobRecord[], key: RequestKey): JobRecord | undefined =>
  records.find(({ run, request }) => run === key.run && request === key.request);

/** Adds a record to the comment. Records of earlier runs keep only their hidden line. */
export function sectionsWithRecord(records: readonly JobRecord[], record: JobRecord): BodyPart[] {
  const others = records.filter((other) => findRecord([other], record) === undefined);
  const sameRun = others.filter(({ run }) => run === record.run);
  const earlier = others
    .filter(({ run, progress }) => run !== record.run && progress.kind !== 'none')
    .slice(0, maxEarlierRecords)
    .map((other) => ({ ...other, markdown: '' }));
  return [record, ...sameRun, ...earlier].map((one) => ({
    title: 'Agent job',
    markdown: [lineOf(one), one.markdown].filter(Boolean).join('\n'),
    essential: true,
  }));
}

/** What a step needs to report on its request. */
export interface ReportingContext {
  context: RunContext;
  destinations: readonly Destination[];
  projectId: string;
  request: AgentRequest;
  step: Step;
}

/**
 * Writes the comment before a request is sent, and reads an earlier attempt's progress from it.
 *
 * @param statusAfter what to write, given the earlier attempt's progress
 * @returns that progress, and the destinations (without the comment if the token is read-only)
 * @throws PostingError if the comment can't be written for another reason
 */
export async function announceRequest(
  reporter: ReportingContext,
  statusAfter: (earlier: Progress) => Status,
): Promise<Pick<ReportingContext, 'destinations'> & { earlier: Progress }> {
  let earlier: Progress = { kind: 'none' };
  const publication = inComment(reporter, (progress) => {
    earlier = progress;
    return statusAfter(progress);
  });
  const { commentUrl, problems } = await publish({ ...publication, quiet: false });
  if (problems[0]) throw problems[0];
  reporter.step.setOutput('commentUrl', commentUrl);
  const { destinations } = reporter;
  return {
    earlier,
    destinations: commentUrl ? destinations : destinations.filter((one) => !isComment(one)),
  };
}

export const canComment = ({ destinations }: ReportingContext): boolean =>
  destinations.some(isComment);

const isComment = ({ target }: Destination): boolean => target === 'comment';

/** Reports an outcome to all of the step's destinations. */
export function reportOutcome(reporter: ReportingContext, status: Status): Promise<PublishResult> {
  const { destinations } = reporter;
  const sections = [{ title: 'Outcome', markdown: status.markdown, essential: true }];
  return publish({ ...inComment(reporter, () => status), destinations, sections });
}

/** Reports in the comment only: the job summary gets just outcomes, even if the comment fails. */
export const reportInComment = (
  reporter: ReportingContext,
  status: Status,
): Promise<PublishResult> => publish(inComment(reporter, () => status));

/** Reports a cancelled step in the job summary, and in the comment if there is time. */
export async function reportCancelled(reporter: ReportingContext, status: Status): Promise<void> {
  const { destinations: all } = reporter;
  const destinations = [...summaryOnly(all), ...all.filter(isComment)];
  try {
    await reportOutcome({ ...reporter, destinations }, status);
  } catch {
    // The time is up. The comment still says that the agent is at work, which may be true.
  }
}

function inComment(
  { context, destinations, projectId, request, step }: ReportingContext,
  statusAfter: (earlier: Progress) => Status,
): Publication {
  const key = { run: context.runId, request: requestHash(request) };
  return {
    context,
    destinations: destinations.filter(isComment),
    sections: [],
    commentAfter: (previous) => {
      const records = parseRecords(previous ?? '');
      const earlier = findRecord(records, key)?.progress ?? { kind: 'none' };
      return sectionsWithRecord(records, { ...key, ...statusAfter(earlier) });
    },
    marker: { mode: 'job', projectId, scope: 'all' },
    step,
    quiet: true,
  };
}
