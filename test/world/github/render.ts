import type { GitHubState, StandInComment, StandInIssue, StandInPull } from './state.ts';

/** Renders the API's JSON for the contents of a repository. */
export class Render {
  readonly #state: GitHubState;
  readonly #web: string;

  constructor({ state, serverUrl }: { state: GitHubState; serverUrl: string }) {
    this.#state = state;
    this.#web = `${serverUrl}/${state.repository}`;
  }

  issue(issue: StandInIssue): object {
    const { number, title, body, state, stateReason, labels, user, locked, isPullRequest } = issue;
    const { updatedAt } = issue;
    const page = `${this.#web}/${isPullRequest ? 'pull' : 'issues'}/${number}`;
    return {
      id: 9_000 + number,
      number,
      title,
      body: body || null,
      state,
      state_reason: stateReason,
      labels: labels.map((name) => ({ name })),
      user,
      locked,
      comments: this.#state.commentsOn(number).length,
      updated_at: updatedAt,
      html_url: page,
      ...(isPullRequest && { pull_request: { html_url: page } }),
    };
  }

  comment({ id, number, body, user, createdAt }: StandInComment): object {
    const issue = this.#state.issues.find((candidate) => candidate.number === number);
    const kind = issue?.isPullRequest ? 'pull' : 'issues';
    const html_url = `${this.#web}/${kind}/${number}#issuecomment-${id}`;
    return { id, body, user, created_at: createdAt, html_url };
  }

  /** The same in the REST API and in an event's payload. */
  pull({
    number,
    title,
    body,
    branch,
    sha,
    baseSha,
    headRepository,
    state,
    mergedAt,
    user,
    files,
  }: StandInPull): object {
    return {
      number,
      title,
      body: body || null,
      updated_at: mergedAt,
      state,
      merged: mergedAt !== null,
      merged_at: mergedAt,
      user,
      changed_files: files.length,
      html_url: `${this.#web}/pull/${number}`,
      head: { ref: branch, sha, repo: headRepository && repositoryJson(headRepository) },
      base: { ref: 'main', sha: baseSha, repo: repositoryJson(this.#state.repository) },
    };
  }
}

/** A repository in the API; its id is made from its name. */
export function repositoryJson(fullName: string) {
  const id = [...fullName].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7);
  return { id, full_name: fullName, owner: { login: fullName.split('/')[0] ?? '' } };
}
