import type { GitHub } from '../github/client.ts';
import type { PullRequest } from '../github/pull-request.ts';
import type { RunContext } from '../github/run-context.ts';
import type { ReportInputs } from '../inputs.ts';
import type { Destination } from '../publish.ts';
import type { Service } from '../service/service.ts';
import type { Step } from '../step.ts';
import type { Redactor } from '../text/text.ts';
import type { OutputFolder } from './files/output-folder.ts';
import type { RowsFile } from './source/file.ts';

/** Where the rows come from: the service, or a file in its place. */
export type Origin = { kind: 'service'; service: Service } | ({ kind: 'file' } & RowsFile);

/** What a run works with once its inputs and its place are known. */
export interface Run {
  inputs: ReportInputs;
  step: Step;
  context: RunContext;
  destinations: readonly Destination[];
  /** The pull request whose pages the report is about; null for all pages. */
  scoped: { github: GitHub; pullRequest: PullRequest } | null;
  origin: Origin;
  redactor: Redactor;
  /** Folder of the files. */
  directory: string;
  folder: OutputFolder;
}
