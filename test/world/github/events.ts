import { Render, repositoryJson } from './render.ts';
import { accounts, type GitHubState, type StandInPull } from './state.ts';

/** Payloads as the runner passes them. */
export function eventsOf({ state, serverUrl }: { state: GitHubState; serverUrl: string }) {
  const render = new Render({ state, serverUrl });
  const repository = repositoryJson(state.repository);
  return {
    /** `pull_request`, `pull_request_target` */
    pullRequest: (pull: StandInPull): object => ({
      action: 'synchronize',
      number: pull.number,
      pull_request: render.pull(pull),
      repository,
    }),
    /** `issue_comment` on an issue or a pull request */
    issueComment: (number: number): object => {
      const comments_url = `${serverUrl}/repos/${state.repository}/issues/${number}/comments`;
      return {
        action: 'created',
        issue: { ...render.issue(state.issue(number)), comments_url },
        sender: accounts.person,
        repository,
      };
    },
    /** `issues`, when a person edits the body of one. */
    issueEdited: (number: number, from: string): object => ({
      action: 'edited',
      issue: render.issue(state.issue(number)),
      changes: { body: { from } },
      sender: accounts.person,
      repository,
    }),
  };
}
