import type { JobResult } from '../../src/job/render.ts';

/** A job that opened a pull request whose link isn't known. */
export const sampleResult: JobResult = {
  jobId: 'job-1',
  outcome: 'pull-request',
  pullRequest: null,
  repository: null,
  branch: null,
  model: null,
  duration: '4 min 12 s',
  adopted: false,
  remembered: false,
};

/** The outputs of a step whose job opened pull request 12. */
export const pullRequestOutputs = {
  outcome: 'pull-request',
  status: 'completed',
  prLink: 'https://github.com/acme/docs/pull/12',
  prNumber: '12',
  jobId: 'job-1',
};
