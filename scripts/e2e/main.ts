import { lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { act } from './act.ts';
import { agentExamples } from './agent.ts';
import { fixGapsExample } from './fix-gaps.ts';
import { handOverExample } from './hand-over.ts';
import { pullRequestExamples } from './pull-request.ts';

/*
 * Runs the job of `ci.yml` that uses the action itself, and then the example workflows, in `act`, on
 * this machine and without Docker.
 */
const directory = join(import.meta.dirname, '../..');

/** The job as it is written, but for the step that fetches Node, which this machine has. */
async function actionItself(): Promise<number> {
  const text = readFileSync(join(directory, '.github/workflows/ci.yml'), 'utf8');
  const workflow: { jobs: { action: { steps: { uses?: string }[] } } } = parse(text);
  const { action } = workflow.jobs;
  action.steps = action.steps.filter(({ uses }) => !uses?.startsWith('actions/setup-node@'));
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-e2e-'));
  try {
    const path = join(folder, 'ci.yml');
    writeFileSync(path, stringify({ ...workflow, jobs: { action } }));
    return await act({ workflow: path, event: 'push', job: 'action', directory });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// `npm ci` under `act` empties the folder that a link leads to, which belongs to another checkout.
if (lstatSync(join(directory, 'node_modules')).isSymbolicLink()) {
  throw new Error('`node_modules` is a link: run `npm ci` in this checkout first.');
}
process.exitCode = await actionItself();
if (process.exitCode === 0) {
  await agentExamples();
  await fixGapsExample();
  await handOverExample();
  await pullRequestExamples();
}
