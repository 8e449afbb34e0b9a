import { Render, repositoryJson } from './render.ts';
import { accounts, type GitHubState, type StandInPull } from './state.ts';

/** Payloads as the runner passes them. */
export interface Events {
  /** `pull_request`, `pull_request_target` */
  pullRequest(pull: StandInPull): object;
  /** `issue_comment` on an issue or a pull request */
  issueComment(number: number): object;
  /** `issues`, when a person edits the body of one. */
  issueEdited(number: number, from: string): object;
  /** `workflow_run` after a run on a pull request, which is listed unless it is a fork's */
  workflowRun(pull: StandInPull): object;
}

export function eventsOf({ state, serverUrl }: { state: GitHubState; serverUrl: string }): Events {
  const render = new Render({ state, serverUrl });
  const repository = repositoryJson(state.repository);
  return {
    pullRequest: (pull) => ({
      action: 'synchronize',
      number: pull.number,
      pull_request: render.pull(pull),
      repository,
    }),
    issueComment: (number) => {
      const issue = state.issues.find((candidate) => candidate.number === number);
      if (!issue) throw new Error(`There is no issue #${number}`);
      const comments_url = `${serverUrl}/repos/${state.repository}/issues/${number}/comments`;
      return {
        action: 'created',
        issue: { ...render.issue(issue), comments_url },
        sender: accounts.person,
        repository,
      };
    },
    issueEdited: (number, from) => {
      const issue = state.issues.find((candidate) => candidate.number === number);
      if (!issue) throw new Error(`There is no issue #${number}`);
      return {
        action: 'edited',
        issue: render.issue(issue),
        changes: { body: { from } },
        sender: accounts.person,
        repository,
      };
    },
    workflowRun: (pull) => ({
      action: 'completed',
      workflow_run: {
        event: 'pull_request',
        head_branch: pull.branch,
        head_sha: pull.sha,
        head_repository: pull.headRepository && repositoryJson(pull.headRepository),
        actor: pull.user,
        pull_requests:
          pull.headRepository === state.repository
            ? [{ number: pull.number, head: { repo: repository }, base: { repo: repository } }]
            : [],
      },
      repository,
    }),
  };
}
