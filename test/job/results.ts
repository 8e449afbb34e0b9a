import type { JobResult } from '../../src/job/render.ts';

export const sampleResult: JobResult = {
  jobId: 'job-1',
  outcome: 'pull-request',
  pullRequest: { url: 'https://github.com/acme/docs/pull/12', name: '#12' },
  unknownStatus: '',
  repository: null,
  branch: null,
  model: null,
  duration: '4 min 12 s',
  adopted: false,
  isClaimed: false,
};

/** The outputs of a step whose job opened pull request 12. */
export const pullRequestOutputs = {
  outcome: 'pull-request',
  status: 'completed',
  prLink: 'https://github.com/acme/docs/pull/12',
  prNumber: '12',
  jobId: 'job-1',
};
