import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceRequest } from '../world/service.ts';

/** What a run of mode `report` left behind, beside its outputs. */
export interface ReportFiles {
  /** Contents of the report's folder by name, but for hidden files. */
  files: Record<string, string>;
  /** Rows of `conversations.jsonl`. */
  rows: Record<string, unknown>[];
  /** The queries that the service got. */
  queries: Record<string, string>[];
}

export function readReport(
  directory: string | undefined,
  requests: readonly ServiceRequest[],
): ReportFiles {
  const files = readFolder(directory ?? '');
  const lines = (files['conversations.jsonl'] ?? '').split('\n').filter(Boolean);
  return {
    files,
    rows: lines.map((line) => JSON.parse(line)),
    queries: requests.map(({ query }) => query),
  };
}

function readFolder(folder: string): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    names
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, join(folder, name)] as const)
      .filter(([, path]) => statSync(path).isFile())
      .map(([name, path]) => [name, readFileSync(path, 'utf8')]),
  );
}
