import { join } from 'node:path';
import { act } from './act.ts';
import { agentExamples } from './agent.ts';
import { fixGapsExample } from './fix-gaps.ts';

/*
 * Runs the job of `ci.yml` that uses the action itself, and then the example workflows, in `act`, on
 * this machine and without Docker.
 */
const directory = join(import.meta.dirname, '../..');
process.exitCode = await act({
  workflow: '.github/workflows/ci.yml',
  event: 'push',
  job: 'action',
  directory,
});
if (process.exitCode === 0) {
  await agentExamples();
  await fixGapsExample();
}
