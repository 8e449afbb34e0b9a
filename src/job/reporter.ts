import type { RunContext } from '../github/run-context.ts';
import { type Destination, type Publication, type Published, publish } from '../publish.ts';
import type { Step } from '../step.ts';
import type { BodyPart } from '../text/sections.ts';
import { findClaim, type Progress, readClaims, type Work, withClaim } from './claims.ts';

/** Where a step reports, and the work that it reports on. */
export interface Reporter {
  context: RunContext;
  destinations: readonly Destination[];
  projectId: string;
  work: Work;
  step: Step;
}

interface Status {
  progress: Progress;
  sections: readonly BodyPart[];
}

/**
 * Writes the comment before a request is sent, and reads in it what an earlier attempt of the run
 * did.
 *
 * @param statusAfter what to write, given the earlier attempt's progress
 * @returns that progress, and where to report: without the comment if it may not be written
 * @throws PostingError if the comment can't be written
 */
export async function announce(
  reporter: Reporter,
  statusAfter: (earlier: Progress) => Status,
): Promise<{ earlier: Progress; destinations: readonly Destination[] }> {
  let earlier: Progress = { kind: 'none' };
  const { commentUrl, problems } = await publish(
    inComment(reporter, (progress) => {
      earlier = progress;
      return statusAfter(progress);
    }),
  );
  if (problems[0]) throw problems[0];
  const { destinations } = reporter;
  return {
    earlier,
    destinations: commentUrl ? destinations : destinations.filter((one) => !isComment(one)),
  };
}

export const canComment = ({ destinations }: Reporter): boolean => destinations.some(isComment);

const isComment = ({ target }: Destination): boolean => target === 'comment';

/** Reports an outcome to all of the step's destinations. */
export function report(reporter: Reporter, status: Status): Promise<Published> {
  const { destinations } = reporter;
  const { sections } = status;
  return publish({ ...inComment(reporter, () => status), destinations, sections, quiet: true });
}

/** Reports in the comment alone: the job summary only gets outcomes, even if the comment fails. */
export function reportInComment(reporter: Reporter, status: Status): Promise<Published> {
  return publish({ ...inComment(reporter, () => status), quiet: true });
}

/** Reports a cancelled step in the job summary, and in the comment if there is time. */
export async function reportCancelled(reporter: Reporter, status: Status): Promise<void> {
  if (reporter.destinations.length === 0) return;
  await report({ ...reporter, destinations: [{ target: 'summary' }] }, status);
  try {
    await reportInComment(reporter, status);
  } catch {
    // The time is up. The comment still says that the agent is at work, which may be true.
  }
}

function inComment(
  { context, destinations, projectId, work, step }: Reporter,
  statusAfter: (earlier: Progress) => Status,
): Publication {
  return {
    context,
    destinations: destinations.filter(isComment),
    sections: [],
    commentAfter: (previous) => {
      const claims = readClaims(previous ?? '');
      const earlier = findClaim(claims, work)?.progress ?? { kind: 'none' };
      const { progress, sections } = statusAfter(earlier);
      const markdown = sections.map((section) => section.markdown).join('\n\n');
      return withClaim(claims, { ...work, progress, markdown });
    },
    marker: { mode: 'job', projectId, scope: 'all' },
    step,
  };
}
