import type { RunContext } from '../github/run-context.ts';
import { type Destination, type Publication, type Published, publish } from '../publish.ts';
import type { Step } from '../step.ts';
import type { Section } from '../text/sections.ts';
import { findClaim, type Progress, readClaims, type Work, withClaim } from './claims.ts';

/** Where a step reports on its work, and what a comment remembers it by. */
export interface Teller {
  context: RunContext;
  destinations: readonly Destination[];
  projectId: string;
  work: Work;
  step: Step;
}

interface Standing {
  progress: Progress;
  sections: readonly Section[];
}

/**
 * Writes the comment before a request is sent, and reads what an earlier attempt of the run left in
 * it. Without a comment nothing can be known, and the request is sent.
 *
 * @param standingAfter how the work stands after what an earlier attempt did
 * @returns what that was, and where to report: a comment that may not be written is left out
 * @throws PostingError if the comment can't be written: nothing was sent yet
 */
export async function announce(
  teller: Teller,
  standingAfter: (earlier: Progress) => Standing,
): Promise<{ earlier: Progress; destinations: readonly Destination[] }> {
  let earlier: Progress = { kind: 'none' };
  const { commentUrl, problems } = await publish(
    inComment(teller, (progress) => {
      earlier = progress;
      return standingAfter(progress);
    }),
  );
  if (problems[0]) throw problems[0];
  const { destinations } = teller;
  return {
    earlier,
    destinations: commentUrl ? destinations : destinations.filter((one) => !isComment(one)),
  };
}

/** Whether a comment remembers the work. */
export const canComment = ({ destinations }: Teller): boolean => destinations.some(isComment);

const isComment = ({ target }: Destination): boolean => target === 'comment';

/** Reports an outcome, wherever the step posts to. */
export function tell(teller: Teller, standing: Standing): Promise<Published> {
  const { destinations } = teller;
  const { sections } = standing;
  return publish({ ...inComment(teller, () => standing), destinations, sections, quiet: true });
}

/** Reports in the comment alone: the job summary is for an outcome, even if the comment fails. */
export function tellInComment(teller: Teller, standing: Standing): Promise<Published> {
  return publish({ ...inComment(teller, () => standing), quiet: true });
}

/** Reports a cancelled step: in the job summary for sure, in the comment if there is time. */
export async function tellCancelled(teller: Teller, standing: Standing): Promise<void> {
  if (teller.destinations.length === 0) return;
  await tell({ ...teller, destinations: [{ target: 'summary' }] }, standing);
  try {
    await tellInComment(teller, standing);
  } catch {
    // The time was up: the comment says that the agent is at work, which may be so.
  }
}

function inComment(
  { context, destinations, projectId, work, step }: Teller,
  standingAfter: (earlier: Progress) => Standing,
): Publication {
  return {
    context,
    destinations: destinations.filter(isComment),
    sections: [],
    commentAfter: (previous) => {
      const claims = readClaims(previous ?? '');
      const earlier = findClaim(claims, work)?.progress ?? { kind: 'none' };
      const { progress, sections } = standingAfter(earlier);
      const markdown = sections.map((section) => section.markdown).join('\n\n');
      return withClaim(claims, { ...work, progress, markdown });
    },
    marker: { mode: 'job', projectId, scope: 'all' },
    step,
  };
}
