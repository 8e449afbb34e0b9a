import type { RunContext } from '../github/run-context.ts';
import { type Destination, type Publication, type Published, publish } from '../publish.ts';
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
  const commentAfter = (previous: string | null) => {
    const claims = readClaims(previous ?? '');
    decision = decide(findClaim(claims, teller.work));
    return withClaim(claims, claimOf({ teller, ...stateFor(decision) }));
  };
  const { commentUrl, problems } = await post({
    teller: withComment(teller),
    sections: [],
    commentAfter,
  });
  if (problems[0]) throw problems[0];
  if (commentUrl) return { decision, teller };
  const destinations = teller.destinations.filter(({ target }) => target !== 'comment');
  return { decision, teller: { ...teller, destinations } };
}

/** Whether a comment remembers the work. */
export const canComment = ({ destinations }: Teller): boolean =>
  destinations.some(({ target }) => target === 'comment');

/** How the work stands, and what to say of it. */
interface Report {
  teller: Teller;
  progress: Progress;
  sections: readonly Section[];
}

/** Reports an outcome, wherever the step posts to. */
export function tell(report: Report): Promise<Published> {
  const { teller, sections } = report;
  return post({ teller, sections, commentAfter: commentWith(report), quiet: true });
}

/** Reports in the comment alone: the job summary is for an outcome, even if the comment fails. */
export function tellInComment(report: Report): Promise<Published> {
  const teller = withComment(report.teller);
  return post({ teller, sections: [], commentAfter: commentWith(report), quiet: true });
}

/** Reports a cancelled step: in the job summary for sure, in the comment if there is time. */
export async function tellCancelled({ teller, ...content }: Report): Promise<void> {
  if (teller.destinations.length === 0) return;
  await tell({ teller: { ...teller, destinations: [{ target: 'summary' }] }, ...content });
  try {
    await tellInComment({ teller, ...content });
  } catch {
    // The time was up: the comment says that the agent is at work, which may be so.
  }
}

const withComment = (teller: Teller): Teller => ({
  ...teller,
  destinations: teller.destinations.filter(({ target }) => target === 'comment'),
});

const commentWith = (report: Report) => (previous: string | null) =>
  withClaim(readClaims(previous ?? ''), claimOf(report));

function claimOf({ teller, progress, sections }: Report) {
  const markdown = sections.map((section) => section.markdown).join('\n\n');
  return { ...teller.work, progress, markdown };
}

function post({
  teller: { context, destinations, projectId, step },
  ...content
}: { teller: Teller } & Pick<
  Publication,
  'sections' | 'commentAfter' | 'quiet'
>): Promise<Published> {
  return publish({
    context,
    destinations,
    ...content,
    marker: { mode: 'job', projectId, scope: 'all' },
    step,
  });
}
