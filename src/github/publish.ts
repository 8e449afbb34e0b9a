import type { Step } from '../step.ts';
import type { Section } from '../text/sections.ts';
import { upsertComment } from './comment.ts';
import type { Destination } from './destination.ts';
import { PostingError } from './errors.ts';
import { postIssue } from './issue.ts';
import type { MarkerParts } from './marker.ts';
import type { RunContext } from './run-context.ts';
import { appendSummary } from './summary.ts';

/** What is posted. */
export interface Publication {
  context: RunContext;
  destinations: readonly Destination[];
  /** Most useful first. */
  sections: readonly Section[];
  /** For a comment that depends on the body that it has by then, in place of `sections`. */
  commentAfter?: (previous: string | null) => readonly Section[];
  marker: Omit<MarkerParts, 'target'>;
  /** For the issue targets. */
  issue?: { title: string; labels: readonly string[]; hasGaps: boolean };
  step: Pick<Step, 'log' | 'mask'>;
  /** Whether the log already says where this is posted. */
  quiet?: boolean;
}

export interface Published {
  /** Page of the comment, or empty. */
  commentUrl: string;
  /** Page of the issue (of the new one, if both kinds were asked for), or empty. */
  issueUrl: string;
  /** What could not be posted, each with what to do. */
  problems: PostingError[];
}

/**
 * Posts to each destination, the job summary first. One that fails does not keep the others from
 * being posted to; if the summary was not asked for, it then holds what could not be posted.
 */
export async function publish(publication: Publication): Promise<Published> {
  const { context, destinations, step } = publication;
  const masked = (given: readonly Section[]) =>
    given.map((section) => ({
      ...section,
      title: step.mask(section.title),
      markdown: step.mask(section.markdown),
    }));
  const sections = masked(publication.sections);
  const { commentAfter = () => sections } = publication;
  const sectionsAfter = (previous: string | null) => masked(commentAfter(previous));
  const published: Published = { commentUrl: '', issueUrl: '', problems: [] };
  const summary = () => appendSummary({ context, sections, log: step.log });
  const wantsSummary = destinations.some(({ target }) => target === 'summary');

  if (wantsSummary) await summary();
  for (const destination of destinations) {
    try {
      const post = await postTo({ ...publication, sections, sectionsAfter, destination });
      const output = destination.target === 'comment' ? 'commentUrl' : 'issueUrl';
      if (post) published[output] = post.url;
      if (post && !publication.quiet) step.log.info(`Posted: ${post.url}`);
    } catch (error) {
      if (!(error instanceof PostingError)) throw error;
      published.problems.push(error);
    }
  }
  const untold = published.problems.length > 0 && !wantsSummary;
  if (untold && sections.length > 0) await summary();
  return published;
}

async function postTo({
  destination,
  issue,
  sectionsAfter,
  ...publication
}: Publication & {
  destination: Destination;
  sectionsAfter: (previous: string | null) => readonly Section[];
}): Promise<{ url: string } | undefined> {
  const { context, sections, marker } = publication;
  const { log } = publication.step;
  switch (destination.target) {
    case 'summary':
      return undefined;
    case 'comment':
      return upsertComment({ ...destination, context, sectionsAfter, marker, log });
    default: {
      const { github, target } = destination;
      const post = { context, sections, log, github };
      return issue && postIssue({ ...post, ...issue, marker: { ...marker, target } });
    }
  }
}
