import { join } from 'node:path';
import { pause } from '../pace.ts';
import { checkoutOf } from './checkout.ts';
import type { Docs, Page } from './docs.ts';
import { isFernConfig, readFern } from './fern.ts';
import { isListed, type OtherFiles, openFolder, type SourceFolder, unreadable } from './files.ts';
import { folderOf } from './find-folder.ts';
import { isRecord } from './frontmatter.ts';
import { maxConfigLength, parsedJson, readNavigation } from './navigation.ts';
import { openApi } from './openapi.ts';
import { pathBelow, pathSegments, sourcePath, sourceToPage } from './page-path.ts';
import { matchesPath, ownersOf, pathPattern } from './patterns.ts';
import { pageReader } from './read-page.ts';
import { translationsOf } from './variants.ts';

/** Folders whose files are parts of pages. */
const snippetFolder = /(?:^|\/)_?snippets\//;

/** More than even the largest documentation has. */
const maxSections = 300_000;
/** Characters of `.mintignore` that are read: each file is compared with all of its patterns. */
const maxIgnoreLength = 100_000;

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
    return {
      docs: null,
      problem: `Several folders have a \`docs.json\` (${named}): name one with the input \`docs-root\`. No docs were read.`,
    };
  }
  const sources = openFolder(workspace, root, others);
  if (!top || !sources) {
    return {
      docs: null,
      problem: `The checkout has no folder \`${folder || '.'}\`. No docs were read.`,
    };
  }
  const checkout = checkoutOf(top, root);
  // Paths of files are relative to the repository that they belong to.
  const home = join(workspace, checkout?.folder ?? '');
  const inside = pathBelow(checkout?.folder ?? '', root) ?? '';
  const docs = await readSources({
    sources: openFolder(home, inside, others) ?? sources,
    root: inside,
    owners: readOwners(openFolder(home, '.', others) ?? top),
  });
  if (docs.pages.length > 0) {
    return { docs: { ...docs, isNamed: folder !== null, checkout }, problem: null };
  }
  return {
    docs: null,
    problem: `No docs were read, as there are no \`.mdx\` or \`.md\` pages in \`${root || '.'}\` of the checkout. A step with \`actions/checkout\` before this one puts them there.`,
  };
}

const isHidden = (path: string): boolean => /(?:^|\/)\./.test(path);

const isSearched = (path: string): boolean =>
  !isHidden(path) && pathSegments(path).at(-1) !== 'node_modules';

const isPageName = (path: string): boolean => /\.mdx?$/i.test(path);

/**
 * The folder with a `docs.json` or Fern's `docs.yml`, the root's first. If there are several or none, the
 * folder whose files match the site's paths; if there is no such folder, all of the checkout.
 *
 * @returns several folders if each has a `docs.json` and the site's paths don't tell which one it is
 */
async function findRoot(top: SourceFolder, site: ReadonlySet<string>): Promise<string | string[]> {
  const isRead = (path: string): boolean =>
    isPageName(path) || /(?:^|\/)(?:docs\.json|mint\.json|docs\.yml)$/.test(path);
  const { files } = await top.list((path, isFolder) =>
    isFolder ? isSearched(path) : isRead(path),
  );
  const configs = files.filter((path) => {
    const text = isPageName(path) ? null : top.read(path, maxConfigLength);
    if (typeof text !== 'string') return false;
    if (path.endsWith('.yml')) return isFernConfig(text);
    const config = parsedJson(text);
    return isRecord(config) && 'navigation' in config;
  });
  const folders = [...new Set(configs.map(folderOfPath))];
  if (folders.includes('')) return '';
  if (folders.length === 1) return folders[0] ?? '';
  const pages = files.filter((path) => sourceToPage(path, '.') !== null);
  const among = folders.length > 0 ? folders : null;
  return (await folderOf({ files: pages, site, among })) ?? among ?? '';
}

function readOwners(top: SourceFolder): Docs['owners'] {
  // In GitHub's order.
  for (const path of ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']) {
    const text = top.read(path);
    if (typeof text === 'string') return ownersOf(text);
  }
  return ownersOf(null);
}

async function readSources({
  sources,
  root,
  owners,
}: {
  sources: SourceFolder;
  root: string;
  owners: Docs['owners'];
}): Promise<Omit<Docs, 'isNamed' | 'checkout'>> {
  const navigation = (await readFern(sources)) ?? (await readNavigation(sources));
  const isIgnored = readIgnored(sources);
  const isPage = (path: string, isFolder: boolean): boolean =>
    isFolder ? isSearched(path) : isPageName(path);
  const isKept = (path: string, isFolder: boolean): boolean =>
    isPage(path, isFolder) && !isIgnored(path);
  const { files, isCut } = await sources.list(isKept);
  const listed = new Map(navigation.pages.map((page) => [page.path, page]));
  const all = files.flatMap((file) => {
    const path = sourcePath(file, '.');
    return path === null ? [] : [[file, path] as const];
  });
  const indexed = new Set(all.map(([, path]) => path));
  const inRepository = (file: string): string => (root === '' ? file : `${root}/${file}`);
  /** Readmes and other files about the repository, unless the navigation lists them. */
  const isExcluded = (file: string, path: string): boolean =>
    !listed.has(path) &&
    (sourceToPage(inRepository(file), '.') === null ||
      (/(?:^|\/)readme\.mdx?$/i.test(file) && indexed.has(folderOfPath(path) || '/')));
  const paths = new Map(
    all.filter(
      ([file, path]) => !isExcluded(file, path) && (listed.has(path) || !snippetFolder.test(file)),
    ),
  );
  const api = openApi(sources, navigation);
  const translations = await translationsOf(navigation.pages, new Set(paths.values()));
  const order = new Map(navigation.pages.map(({ path }, at) => [path, at]));
  const pages: Page[] = [];
  let sections = 0;
  let skipped = 0;
  const read = pageReader(sources, api);
  for (const [file, path] of paths) {
    await pause();
    if (translations.has(path)) continue;
    const source = sections >= maxSections ? unreadable : sources.read(file);
    if (source === null) continue;
    if (source === unreadable) {
      skipped += 1;
      continue;
    }
    const page = read({ file, path, source, listed: listed.get(path), root });
    sections += page.sections.length;
    pages.push(page);
  }
  const last = navigation.pages.length;
  pages.sort((a, b) => (order.get(a.path) ?? last) - (order.get(b.path) ?? last));
  const isSource: Docs['isSource'] = (file, { mayBeHidden }) => {
    const path = pathBelow(root, file);
    if (path === null) return false;
    if (sources.requested.has(path)) return true;
    const page = sourcePath(path, '.');
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
    owners,
    isSource,
  };
}

const folderOfPath = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Whether `.mintignore` excludes a path: the last pattern that matches it decides. */
function readIgnored(sources: SourceFolder): (path: string) => boolean {
  const text = sources.read('.mintignore');
  if (typeof text !== 'string') return () => false;
  const lines = text.slice(0, maxIgnoreLength).split('\n');
  const patterns = lines.flatMap((line) => pathPattern(line) ?? []).reverse();
  return (path) => {
    const last = patterns.find((one) => matchesPath(one, path) || matchesPath(one, `${path}/.`));
    return last !== undefined && !last.isNegated;
  };
}
