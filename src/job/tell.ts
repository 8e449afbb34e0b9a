import type { Destination, Target } from '../github/destination.ts';
import { type Published, publish } from '../github/publish.ts';
import type { RunContext } from '../github/run-context.ts';
import type { Step } from '../step.ts';
import type { Section } from '../text/sections.ts';
import {
  type Decision,
  decide,
  findClaim,
  type Progress,
  readClaims,
  type Work,
  withClaim,
} from './claims.ts';

/** Where a step reports on its work, and what a comment remembers it by. */
export interface Teller {
  context: RunContext;
  destinations: readonly Destination[];
  projectId: string;
  work: Work;
  step: Step;
}

/**
 * Writes the comment before a request is sent, and decides by what it said before that. Without a
 * comment nothing can be known, and the request is sent.
 *
 * @param stateFor how the work stands after each decision, and what to say of it
 * @returns what to do, and where to report on it: a comment that may not be written is left out
 * @throws PostingError if the comment can't be written: nothing was sent yet
 */
export async function announce(
  teller: Teller,
  stateFor: (decision: Decision) => { progress: Progress; sections: readonly Section[] },
): Promise<{ decision: Decision; teller: Teller }> {
  let decision: Decision = { kind: 'send' };
  if (!canComment(teller)) return { decision, teller };
  const commentAfter = (previous: string | null) => {
    const claims = readClaims(previous ?? '');
    decision = decide(findClaim(claims, teller.work));
    return withClaim(claims, claimOf({ teller, ...stateFor(decision) }));
  };
  const targets: readonly Target[] = ['comment'];
  const { commentUrl, problems } = await post({ teller, targets, sections: [], commentAfter });
  if (problems[0]) throw problems[0];
  if (commentUrl) return { decision, teller };
  const destinations = teller.destinations.filter(({ target }) => target !== 'comment');
  return { decision, teller: { ...teller, destinations } };
}

/** Whether a comment remembers the work. */
export const canComment = ({ destinations }: Teller): boolean =>
  destinations.some(({ target }) => target === 'comment');

/** Reports how the work stands: in the targets given, by default in all of the step's. */
export function tell({
  teller,
  progress,
  sections,
  targets = teller.destinations.map(({ target }) => target),
}: {
  teller: Teller;
  progress: Progress;
  sections: readonly Section[];
  targets?: readonly Target[];
}): Promise<Published> {
  const commentAfter = (previous: string | null) =>
    withClaim(readClaims(previous ?? ''), claimOf({ teller, progress, sections }));
  return post({ teller, targets, sections, commentAfter, quiet: true });
}

/** Reports a cancelled step: in the job summary for sure, in the comment if there is time. */
export async function tellCancelled({
  teller,
  ...content
}: {
  teller: Teller;
  progress: Progress;
  sections: readonly Section[];
}): Promise<void> {
  const [summary, ...posts] = withSummary(teller.destinations);
  if (!summary) return;
  await tell({ teller: { ...teller, destinations: [summary] }, ...content });
  try {
    await tell({ teller: { ...teller, destinations: posts }, ...content });
  } catch {
    // The time was up: the comment says that the agent is at work, which may be so.
  }
}

const withSummary = (destinations: readonly Destination[]): Destination[] =>
  destinations.length > 0
    ? [{ target: 'summary' }, ...destinations.filter(({ target }) => target !== 'summary')]
    : [];

function claimOf({
  teller,
  progress,
  sections,
}: {
  teller: Teller;
  progress: Progress;
  sections: readonly Section[];
}) {
  const markdown = sections.map((section) => section.markdown).join('\n\n');
  return { ...teller.work, progress, markdown };
}

function post({
  teller: { context, destinations, projectId, step },
  targets,
  ...content
}: {
  teller: Teller;
  targets: readonly Target[];
  sections: readonly Section[];
  commentAfter: (previous: string | null) => readonly Section[];
  quiet?: boolean;
}): Promise<Published> {
  return publish({
    context,
    destinations: destinations.filter(({ target }) => targets.includes(target)),
    ...content,
    marker: { mode: 'job', projectId, scope: 'all' },
    step,
  });
}
