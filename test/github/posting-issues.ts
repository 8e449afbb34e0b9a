import type { IssueContent } from '../../src/github/issue.ts';
import { postIssue } from '../../src/github/issue.ts';
import { findReportIssues, type Issue, type ReportIssues } from '../../src/github/issue-search.ts';
import { createMarker, postOrExplain, tokenRestriction } from '../../src/github/posts.ts';
import { md } from '../../src/text/markdown.ts';
import type { Markdown } from '../../src/text/text.ts';
import type { StandInGitHub } from '../world/github.ts';
import type { Run } from './setup.ts';

export const marker = {
  mode: 'report',
  projectId: 'acme-docs',
  scope: 'all',
  target: 'issue',
} as const;

/** Stands for a memory in a body. */
const memory = '<!-- memory -->';
export const containsMemory = (body: string): boolean => body.includes(memory);

export const markerOf = (notice = '') => createMarker({ ...marker, notice });

interface Posting {
  text?: string;
  hasGaps?: boolean;
  labels?: string[];
  noticeId?: string | null;
  /** By default, searched for. */
  found?: ReportIssues;
  /** The part of the content that depends on the issue before. */
  compose?: (previous: Issue | null) => Partial<IssueContent>;
}

/** Posts to the issue as mode `report` does. @throws PostingError */
export async function post(
  run: Run,
  {
    text = 'Report',
    hasGaps = true,
    labels = ['documentation-gaps'],
    noticeId = 'week-1',
    found: foundIssues,
    compose,
  }: Posting = {},
) {
  const { github, context, log } = run;
  const { owner, name } = github.repository;
  const wanted = { github, marker, title: 'Documentation gap report', labels, containsMemory };
  const posted = await postOrExplain({
    post: async () =>
      postIssue({
        ...wanted,
        context,
        log,
        foundIssues: foundIssues ?? (await findReportIssues(wanted)),
        noticeId,
        makeContent: (previous) => ({
          sections: [{ title: md`Headline`, markdown: text as Markdown, isEssential: true }],
          hiddenEnding: '',
          hasGaps,
          hasOpenClaim: false,
          notice: md``,
          warnings: [],
          ...compose?.(previous),
        }),
      }),
    target: { name: 'issue', location: `${owner}/${name}` },
    restriction: tokenRestriction(context),
    log,
  });
  return posted ? { url: posted.html_url, number: posted.number } : undefined;
}

export const shown = (world: StandInGitHub) =>
  world.state.issues
    .filter((issue) => !issue.isPullRequest)
    .map(({ number, state, body }) => ({ number, state, body }));
