import { join, resolve } from 'node:path';
import { openGitHubAccess, type PullRequest } from '../github/access.ts';
import type { GitHub } from '../github/client.ts';
import { type Destinations, openDestinations } from '../github/destinations.ts';
import type { RunContext } from '../github/run-context.ts';
import { requireWriteAccess } from '../github/write-access.ts';
import type { ReportInputs } from '../inputs.ts';
import { openServiceClient, type ServiceClient } from '../service/client.ts';
import type { Step } from '../step.ts';
import { createRedactor } from '../text/redact.ts';
import type { Redactor } from '../text/text.ts';
import { type OutputFolder, openOutputFolder } from './files/output-folder.ts';
import type { RowsFile } from './source/file.ts';
import type { RunProgress } from './thread.ts';

type Origin = { kind: 'service'; service: ServiceClient } | ({ kind: 'file' } & RowsFile);

/** What a run starts with. */
export interface RunStart {
  inputs: ReportInputs;
  step: Step;
  /** Called with those parts of the run's progress that changed. */
  onProgress: (progress: Partial<RunProgress>) => void;
}

export interface Run extends RunStart {
  context: RunContext;
  destinations: Destinations;
  /** The pull request whose pages the report is about; null for all pages. */
  scoped: { github: GitHub; pullRequest: PullRequest } | null;
  origin: Origin;
  redactor: Redactor;
  folder: OutputFolder;
}

/** Prepares a run, without any request to the service. */
export async function openRun(start: RunStart): Promise<Run> {
  const { inputs, step } = start;
  const access = openGitHubAccess(inputs, step);
  const { context, github, pullRequest } = access;
  const { workspace = '.', temp = '.' } = context;
  if (inputs.fix === 'ticked') await requireWriteAccess(access);
  const origin: Origin =
    inputs.conversationsFile === undefined
      ? { kind: 'service', service: openServiceClient({ ...inputs, ...step }) }
      : { kind: 'file', ...(await openFile(resolve(workspace, inputs.conversationsFile))) };
  const folder = await openOutputFolder({
    path: inputs.outputDir ? resolve(workspace, inputs.outputDir) : join(temp, 'docs-gap-report'),
    workspace: resolve(workspace),
    conversationsFile: origin.kind === 'file' ? origin.path : null,
  });
  const destinations = await openDestinations(inputs.postTo, access);
  const scoped =
    inputs.scope === 'all' ? null : { github: await github(), pullRequest: await pullRequest() };
  const redactor = createRedactor({ secrets: step.secrets, enabled: inputs.redact });
  return { ...start, context, destinations, scoped, origin, redactor, folder };
}

/** The code for files is loaded on demand, as other runs don't need it. */
const openFile = async (path: string): Promise<RowsFile> =>
  (await import('./source/file.ts')).openRowsFile(path);
