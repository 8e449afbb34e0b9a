import type { RedactionKind } from '../../text/redact.ts';

/** What a report says beside its model. */
export interface ReportMeta {
  projectId: string;
  /** The pull request whose pages the report is about; null if it is about all. */
  pullRequest: number | null;
  /** Hosts that links to pages may go to: see `allowedHosts`. */
  allowedHosts: readonly string[];
  /** Topics shown at most. */
  maxTopics: number;
  /** The run's page on GitHub, as the runner gives it. */
  runUrl: string;
  /** Rows read over both periods, before any scope. */
  rowsRead: number;
  /** How often a request waited before it was repeated. */
  waits: number;
  /** How many of each kind were replaced; null if `redact` is off. */
  redactions: ReadonlyMap<RedactionKind, number> | null;
  /** Why the period was not read to its end, as a sentence; null if it was. */
  incomplete: string | null;
  /** Why the period before was not, as a sentence; null if it was, or was not asked for. */
  previousCutShort: string | null;
  /** Whether GitHub listed only the first of the pull request's files. */
  filesTruncated: boolean;
}
