import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileOverrides } from '../../src/docs/files.ts';
import type { Docs } from '../../src/docs/read.ts';
import { readDocs } from '../../src/docs/read.ts';
import type { Page } from '../../src/docs/read-page.ts';
import { temporaryFolder } from '../faults/temporary-folder.ts';

/** A checkout with these files. */
export function checkout(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

export function read(
  workspace: string,
  folder: string | null = null,
  { others, site = new Set() }: { others?: FileOverrides; site?: ReadonlySet<string> } = {},
) {
  return readDocs({ workspace, folder, sitePaths: site, ...(others && { overrides: others }) });
}

/** The docs of a checkout with these files. */
export function docsOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  folder: string | null = null,
  site: ReadonlySet<string> = new Set(),
): Docs {
  const { docs, problem } = read(checkout(files), folder, { site });
  if (!docs) throw new Error(problem);
  return docs;
}

export function pageOf(source: string, others: Record<string, string> = {}): Page {
  const { pages } = docsOf({ 'page.mdx': source, ...others });
  const page = pages.find(({ file }) => file === 'page.mdx');
  if (!page) throw new Error('The page was not read');
  return page;
}

/** `docs.json` with this navigation. */
export const config = (navigation: unknown, more: object = {}): string =>
  JSON.stringify({ navigation, ...more });
