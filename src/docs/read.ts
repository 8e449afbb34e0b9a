import { join, posix } from 'node:path';
import { pause } from '../pace.ts';
import type { Docs, Page } from './docs.ts';
import { readFern } from './fern.ts';
import {
  isListed,
  isPageName,
  isSearched,
  type OtherFiles,
  openFolder,
  type SourceFolder,
} from './files.ts';
import { checkoutOf, findRoot } from './find-folder.ts';
import { readNavigation } from './navigation.ts';
import { pathBelow, sourcePath, sourceToPage } from './page-path.ts';
import { ignoredBy, ownersOf } from './patterns.ts';
import { apiReader, pageReader } from './read-page.ts';
import { translationsOf } from './variants.ts';

/** Folders whose files are parts of pages. */
const snippetFolder = /(?:^|\/)_?snippets\//;

/** More than even the largest documentation has. */
const maxSections = 300_000;

/** The docs, or why none were read: sentences for the log. */
export type ReadDocs = { docs: Docs; problem: null } | { docs: null; problem: string };

/**
 * Reads the documentation's sources. Nothing is run or fetched. Outside of their folder only `.git` and
 * `CODEOWNERS` are read.
 *
 * @param workspace folder of the checkout
 * @param folder of the sources in it; null to find it
 * @param site comparable paths that the site is known to have, which help to find the folder
 * @param others files at another commit, by path from the root of the repository
 */
export async function readDocs({
  workspace,
  folder,
  site = new Set(),
  others,
}: {
  workspace: string;
  folder: string | null;
  site?: ReadonlySet<string>;
  others?: OtherFiles;
}): Promise<ReadDocs> {
  const top = openFolder(workspace, '.', others);
  const root = top && folder === null ? await findRoot(top, site) : (folder ?? '');
  if (Array.isArray(root)) {
    const named = root.slice(0, 3).join(', ');
    return noDocs(
      `Several folders have a \`docs.json\` (${named}): name one with the input \`docs-root\`. No docs were read.`,
    );
  }
  const sources = openFolder(workspace, root, others);
  if (!top || !sources) {
    return noDocs(`The checkout has no folder \`${folder || '.'}\`. No docs were read.`);
  }
  const checkout = checkoutOf(top, root);
  // Paths of files are relative to the repository that they belong to.
  const home = join(workspace, checkout?.folder ?? '');
  const inside = pathBelow(checkout?.folder ?? '', root) ?? '';
  const docs = await readSources(openFolder(home, inside, others) ?? sources, inside);
  if (docs.pages.length > 0) {
    const owners = readOwners(openFolder(home, '.', others) ?? top);
    return { docs: { ...docs, owners, isNamed: folder !== null, checkout }, problem: null };
  }
  return noDocs(
    `No docs were read, as there are no \`.mdx\` or \`.md\` pages in \`${root || '.'}\` of the checkout. A step with \`actions/checkout\` before this one puts them there.`,
  );
}

const noDocs = (problem: string): ReadDocs => ({ docs: null, problem });

function readOwners(top: SourceFolder): Docs['owners'] {
  // In GitHub's order.
  const paths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
  const text = paths.map((path) => top.read(path)).find((one) => one !== null);
  return ownersOf(text ?? '');
}

async function readSources(
  sources: SourceFolder,
  root: string,
): Promise<Omit<Docs, 'isNamed' | 'checkout' | 'owners'>> {
  const navigation = (await readFern(sources)) ?? (await readNavigation(sources));
  const isIgnored = ignoredBy(sources.read('.mintignore') ?? '');
  const isPage = (path: string, isFolder: boolean): boolean =>
    isFolder ? isSearched(path) : isPageName(path);
  const isKept = (path: string, isFolder: boolean): boolean =>
    isPage(path, isFolder) && !isIgnored(path);
  const { files, isCut } = await sources.list(isKept);
  const listed = new Map(navigation.pages.map((page) => [page.path, page]));
  const all = new Map(
    files.flatMap((file) => {
      const path = sourcePath(file);
      return path === null ? [] : [[file, path] as const];
    }),
  );
  const indexed = new Set(all.values());
  /** Readmes and other files about the repository, unless the navigation lists them. */
  const isExcluded = (file: string, path: string): boolean =>
    !listed.has(path) &&
    (sourceToPage(posix.join(root, file)) === null ||
      (/(?:^|\/)readme\.mdx?$/i.test(file) && indexed.has(posix.dirname(path))));
  const paths = [...all].filter(
    ([file, path]) => !isExcluded(file, path) && (listed.has(path) || !snippetFolder.test(file)),
  );
  const api = apiReader(sources, navigation);
  const translations = await translationsOf(
    navigation.pages,
    new Set(paths.map(([, path]) => path)),
  );
  const pages: Page[] = [];
  let sections = 0;
  let skipped = 0;
  const read = pageReader(sources, api);
  for (const [file, path] of paths) {
    await pause();
    if (translations.has(path)) continue;
    const source = sections < maxSections ? sources.read(file) : null;
    if (source === null) {
      skipped += 1;
      continue;
    }
    const page = read({ file, path, source, listed: listed.get(path), root });
    sections += page.sections.length;
    pages.push(page);
  }
  const order = new Map([...listed.keys()].map((path, at) => [path, at]));
  pages.sort((a, b) => (order.get(a.path) ?? order.size) - (order.get(b.path) ?? order.size));
  const isSource: Docs['isSource'] = (file, { mayBeHidden }) => {
    const path = pathBelow(root, file);
    if (path === null) return false;
    if (sources.requested.has(path)) return true;
    const page = sourcePath(path);
    if (page !== null && (isExcluded(path, page) || translations.has(page))) return false;
    return isListed(path, mayBeHidden ? isPage : isKept);
  };
  return {
    root: root || '.',
    pages,
    translations,
    redirects: navigation.redirects,
    isGenerated: api.isGenerated,
    skipped,
    isCut,
    isSource,
  };
}
