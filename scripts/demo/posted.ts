import type { StandInComment } from '../../test/world/github/state.ts';
import type { RunResult } from '../../test/world/runner.ts';
import type { Posted } from './page/page.ts';
import type { World } from './world.ts';

/** Collects what the runs posted, and fails if it is not one issue and three comments. */
export function postedBy({
  world: { github, pullRequest },
  job,
  weekly,
  read,
}: {
  world: World;
  job: RunResult;
  weekly: RunResult;
  /** The weekly report with a model. */
  read: RunResult;
}): Posted {
  const comments = github.state.commentsOn(pullRequest.number);
  const fixed = github.state.pulls.find(({ mergedAt }) => mergedAt !== null);
  const issues = github.state.issues.filter(({ isPullRequest }) => !isPullRequest);
  const [issue] = issues;
  if (!issue || issues.length > 1 || comments.length !== 3) {
    throw new Error(`Posted were ${issues.length} issues and ${comments.length} comments`);
  }
  if (!fixed) throw new Error('No pull request of a gap was merged');
  const toPost = ({ user, body, id }: StandInComment) => ({
    author: user.login,
    body,
    isEdited: wasEdited(github, `comments/${id}`),
  });
  return {
    summaries: [
      { jobName: 'wait-for-agent', markdown: job.summary },
      { jobName: 'gap-report', markdown: weekly.summary },
      { jobName: 'gap-report with a model', markdown: read.summary },
    ],
    pullRequest: {
      ...pullRequest,
      comments: comments.map(toPost),
    },
    fix: {
      number: fixed.number,
      title: 'Say how a webhook’s signature is verified',
      comments: github.state.commentsOn(fixed.number).map(toPost),
    },
    issue: {
      number: issue.number,
      title: issue.title,
      state: issue.state,
      labels: issue.labels,
      post: {
        author: issue.user.login,
        body: issue.body,
        isEdited: wasEdited(github, `issues/${issue.number}`),
      },
      comments: github.state.commentsOn(issue.number).map(toPost),
    },
  };
}

function wasEdited({ requests }: World['github'], resource: string): boolean {
  return requests.some(({ method, path }) => method === 'PATCH' && path.endsWith(`/${resource}`));
}
