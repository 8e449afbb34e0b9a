import { findPullRequest } from '../../src/github/access.ts';
import { postComment } from '../../src/github/destinations.ts';
import { createMarker, type MarkerParts } from '../../src/github/posts.ts';
import { md } from '../../src/text/markdown.ts';
import type { BodyPart } from '../../src/text/sections.ts';
import type { Markdown } from '../../src/text/text.ts';
import type { StandInPull } from '../world/github/state.ts';
import type { StandInGitHub } from '../world/github.ts';
import { type Run, startRun } from './setup.ts';

export const parts: MarkerParts = { mode: 'report', projectId: 'acme-docs', scope: 'all' };
export const marker = createMarker(parts);

/** Finds the pull request and comments on it, as both modes do. @throws PostingError */
export async function comment(
  run: Run,
  {
    text = 'Report 1',
    sections,
    marker: given = parts,
    number,
  }: { text?: string; sections?: BodyPart[]; marker?: MarkerParts; number?: number } = {},
): Promise<{ url: string } | undefined> {
  const { github, context, log } = run;
  const pullRequest = await findPullRequest(github, context, number);
  const publication = {
    context,
    sections: sections ?? [{ title: md`Headline`, markdown: text as Markdown, isEssential: true }],
    marker: given,
    step: { log },
  };
  const posted = await postComment(publication, { github, pullRequest });
  return posted ? { url: posted.html_url } : undefined;
}

/** A run on the event `pull_request`. */
export async function runOn(
  world: StandInGitHub,
  pull: StandInPull,
  options: Partial<Parameters<typeof startRun>[0]> = {},
) {
  const event = { name: 'pull_request', payload: world.events.pullRequest(pull) };
  return startRun({ world, event, ...options });
}

export const bodies = (world: StandInGitHub, { number }: StandInPull) =>
  world.state.commentsOn(number).map(({ body }) => body);
