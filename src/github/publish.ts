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
  marker: Omit<MarkerParts, 'target'>;
  /** For the issue targets. */
  issue?: { title: string; labels: readonly string[]; hasGaps: boolean };
  step: Pick<Step, 'log' | 'mask'>;
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
  const sections = publication.sections.map((section) => ({
    ...section,
    title: step.mask(section.title),
    markdown: step.mask(section.markdown),
  }));
  const published: Published = { commentUrl: '', issueUrl: '', problems: [] };
  const summary = () => appendSummary({ context, sections, log: step.log });
  const wantsSummary = destinations.some(({ target }) => target === 'summary');

  if (wantsSummary) await summary();
  for (const destination of destinations) {
    try {
      const post = await postTo({ ...publication, sections, destination });
      const output = destination.target === 'comment' ? 'commentUrl' : 'issueUrl';
      if (post) published[output] = post.url;
      if (post) step.log.info(`Posted: ${post.url}`);
    } catch (error) {
      if (!(error instanceof PostingError)) throw error;
      published.problems.push(error);
    }
  }
  if (published.problems.length > 0 && !wantsSummary) await summary();
  return published;
}

async function postTo({
  destination,
  issue,
  ...publication
}: Publication & { destination: Destination }): Promise<{ url: string } | undefined> {
  const { context, sections, marker } = publication;
  const post = { context, sections, log: publication.step.log };
  switch (destination.target) {
    case 'summary':
      return undefined;
    case 'comment':
      return upsertComment({ ...post, ...destination, marker });
    default: {
      const { github, target } = destination;
      return issue && postIssue({ ...post, ...issue, github, marker: { ...marker, target } });
    }
  }
}
