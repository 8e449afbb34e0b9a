export interface Account {
  id: number;
  login: string;
  type: 'User' | 'Bot';
}

/** Whom a token can belong to: the workflow, an app, or a person. */
export const accounts = {
  workflow: { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' },
  app: { id: 278_716_306, login: 'docs-helper[bot]', type: 'Bot' },
  person: { id: 1_001, login: 'mona', type: 'User' },
  stranger: { id: 1_002, login: 'stranger', type: 'User' },
} as const satisfies Record<string, Account>;

export interface StandInComment {
  id: number;
  number: number;
  body: string;
  user: Account;
  createdAt: string;
}

/** An issue, or the issue side of a pull request. */
export interface StandInIssue {
  number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  stateReason: string | null;
  labels: string[];
  user: Account;
  locked: boolean;
  isPullRequest: boolean;
  updatedAt: string;
}

export interface StandInPull {
  number: number;
  branch: string;
  sha: string;
  /** The tip of the base branch. */
  baseSha: string;
  /** The commit of the base branch that it starts at; by default the tip. */
  mergeBase: string;
  /** `owner/name` of the branch's repository; null for a fork that was deleted. */
  headRepository: string | null;
  state: 'open' | 'closed';
  /** When it was merged, and so closed; null if it wasn't. */
  mergedAt: string | null;
  title: string;
  body: string;
  /** Messages of its commits. */
  commits: string[];
  files: { filename: string; status?: string; previous_filename?: string; patch?: string }[];
  user: Account;
}

/** The contents of a repository, which outlive single runs. */
export class GitHubState {
  readonly repository: string;
  readonly issues: StandInIssue[] = [];
  readonly comments: StandInComment[] = [];
  readonly pulls: StandInPull[] = [];
  readonly labels = new Set<string>();
  /** Contents of files by `sha:path`; `symlink` stands for one that leads out of the repository. */
  readonly contents = new Map<string, string | Uint8Array>();
  /** Accounts of apps whose names don't say so. */
  readonly bots = new Set<string>();
  /** The access of accounts to the repository; others have none. */
  readonly access = new Map<string, 'admin' | 'write' | 'read'>([[accounts.person.login, 'write']]);
  #lastNumber = 0;
  #lastChange = Date.parse('2026-11-16T00:00:00Z');
  #lastCommentId = 5_000;

  constructor(repository: string) {
    this.repository = repository;
  }

  addIssue({ number = this.#lastNumber + 1, ...fields }: Partial<StandInIssue> = {}): StandInIssue {
    this.#lastNumber = Math.max(this.#lastNumber, number);
    const issue: StandInIssue = {
      number,
      title: `Issue ${number}`,
      body: '',
      state: 'open',
      stateReason: null,
      labels: [],
      user: accounts.person,
      locked: false,
      isPullRequest: false,
      updatedAt: this.#nextChange(),
      ...fields,
    };
    this.issues.push(issue);
    return issue;
  }

  /** Each change is a second later, because GitHub's times have no fractions. */
  #nextChange(): string {
    this.#lastChange += 1_000;
    return new Date(this.#lastChange).toISOString().replace('.000', '');
  }

  /** Changes an issue, as anyone. */
  changeIssue(issue: StandInIssue, fields: Partial<StandInIssue>): void {
    Object.assign(issue, fields, { updatedAt: this.#nextChange() });
  }

  /** The issue with a number; by default the first that isn't a pull request. */
  issue(number?: number): StandInIssue {
    const found = this.issues.find((one) => (number ? one.number === number : !one.isPullRequest));
    if (!found) throw new Error(`There is no issue ${number ?? ''}`);
    return found;
  }

  /** Edits an issue as a person in the browser, whose text fields end lines with CRLF. */
  editIssue(number: number, change: (body: string) => string): void {
    const issue = this.issue(number);
    const body = change(issue.body.replaceAll('\r\n', '\n')).replace(/\r?\n/g, '\r\n');
    this.changeIssue(issue, { body });
  }

  addPull({
    locked = false,
    number = this.#lastNumber + 1,
    ...fields
  }: Partial<StandInPull> & { locked?: boolean } = {}): StandInPull {
    const baseSha = fields.baseSha ?? number.toString(16).padStart(40, 'b');
    const pull: StandInPull = {
      number,
      branch: `branch-${number}`,
      sha: number.toString(16).padStart(40, '0'),
      baseSha,
      mergeBase: baseSha,
      headRepository: this.repository,
      state: 'open',
      mergedAt: null,
      title: `Pull request ${number}`,
      body: '',
      commits: [],
      files: [],
      user: accounts.person,
      ...fields,
    };
    const { state, user, title } = pull;
    this.addIssue({
      number,
      title,
      state,
      user,
      locked,
      isPullRequest: true,
    });
    this.pulls.push(pull);
    return pull;
  }

  /** Changes a pull request as a maintainer. */
  mergePull(number: number, at: string): void {
    const pull = this.pulls.find((candidate) => candidate.number === number);
    if (!pull) throw new Error(`There is no pull request #${number}`);
    Object.assign(pull, { state: 'closed', mergedAt: at });
  }

  addComment({ number, body, user }: Omit<StandInComment, 'id' | 'createdAt'>): StandInComment {
    this.#lastCommentId += 1;
    const createdAt = this.#nextChange();
    const comment = { id: this.#lastCommentId, number, body, user, createdAt };
    this.comments.push(comment);
    return comment;
  }

  removeComment(id: number): void {
    this.comments.splice(
      this.comments.findIndex((comment) => comment.id === id),
      1,
    );
  }

  commentsOn(number: number): StandInComment[] {
    return this.comments.filter((comment) => comment.number === number);
  }
}
