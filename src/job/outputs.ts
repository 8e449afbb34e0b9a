import { knownStatus, pullRequestNumber } from '../agent/outcome.ts';
import type { Wait } from '../agent/wait.ts';
import type { AgentJob } from '../service/schemas.ts';
import type { Step } from '../step.ts';

/** The job with its checked link; without its unknown fields if they are nested too deep to write. */
function jobJson(job: AgentJob, prLink: string | null): string {
  try {
    return JSON.stringify({ ...job, prLink });
  } catch {
    const { id, status, source, model, createdAt, archivedAt } = job;
    const { repository, ref } = source ?? {};
    return JSON.stringify({
      id,
      status,
      source: { repository, ref },
      model,
      prLink,
      createdAt,
      archivedAt,
    });
  }
}

/**
 * Sets what is known of the job.
 *
 * @param pullRequest the checked link, or null
 */
export function setOutputs({
  step,
  wait: { job, outcome },
  pullRequest,
}: {
  step: Step;
  wait: Pick<Wait, 'job' | 'outcome'>;
  pullRequest: string | null;
}): void {
  step.setOutput('outcome', outcome ?? '');
  step.setOutput('status', (job && knownStatus(job)) ?? '');
  step.setOutput('prLink', pullRequest ?? '');
  step.setOutput('prNumber', (pullRequest && pullRequestNumber(pullRequest)) ?? '');
  step.setOutput('job', job ? jobJson(job, pullRequest) : '');
}
