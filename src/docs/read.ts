import { join, posix } from 'node:path';
import ignore from 'ignore';
import { readFernNavigation } from './fern.ts';
import {
  type FileOverrides,
  isIncluded,
  mayContainPages,
  openFolder,
  type SourceFolder,
} from './files.ts';
import { checkoutOf, findDocsFolder } from './find-folder.ts';
import { type Redirect, readMintlifyNavigation } from './navigation.ts';
import { type FindOwners, parseCodeowners } from './owners.ts';
import { isPageName, markdownPath, pagePathOfSource, pathBelow } from './page-path.ts';
import { createPageReader, openApiReader, type Page } from './read-page.ts';
import { variantsOf } from './variants.ts';

export interface Docs {
  /** Folder in the repository; `.` for the repository's root. */
  root: string;
  /** Whether the input `docs-root` names the folder; otherwise it was found automatically. */
  isConfigured: boolean;
  /** The checkout that contains the folder; null if there is no `.git`. */
  checkout: ReturnType<typeof checkoutOf>;
  /** Pages in the navigation's order, unlisted pages last, each once, in the default language and version if it exists. */
  pages: readonly Page[];
  /** Maps the path of a page in another language or version to the path of the page that stands for it. */
  translations: ReadonlyMap<string, string>;
  redirects: readonly Redirect[];
  /** Whether the site may generate the page at a path from an OpenAPI document. */
  isGenerated: (path: string) => boolean;
  /** Number of page files that were not read, mostly because they aren't text. */
  skipped: number;
  /** Whether the docs have more files than the limit, so that some were not listed. */
  isCut: boolean;
  owners: FindOwners;
  /** Whether a file of the repository is part of the docs. The file may exist only at another commit. */
  isDocsFile: (file: string) => boolean;
}

/** Folders of snippets, which pages include. */
const snippetFolder = /(?:^|\/)_?snippets\//;

/** Maximum number of sections, more than even the largest documentation has. */
const maxSections = 300_000;

/**
 * Reads the source files of the docs. Nothing is run or fetched. Outside of the docs folder, only `.git`
 * and `CODEOWNERS` are read.
 *
 * @param workspace path of the workspace
 * @param folder path of the docs in the workspace; null to find it automatically
 * @param sitePaths paths that the site is known to have, normalized by `comparablePath`, to find the folder
 * @param overrides files of another commit, by path from the root of the repository
 * @returns the docs or, if none were read, the reason as sentences for the log; `hasNoFolder` if `folder`
 *   doesn't exist
 */
export function readDocs({
  workspace,
  folder,
  sitePaths = new Set(),
  overrides,
}: {
  workspace: string;
  folder: string | null;
  sitePaths?: ReadonlySet<string>;
  overrides?: FileOverrides;
}) {
  const noDocs = (problem: string, hasNoFolder = false) => ({ docs: null, problem, hasNoFolder });
  const top = openFolder(workspace, '.', overrides);
  const root = top && folder === null ? findDocsFolder(top, sitePaths) : (folder ?? '');
  if (Array.isArray(root)) {
    return noDocs(
      `Several folders have a \`docs.json\` (${root.slice(0, 3).join(', ')}): name one with the input \`docs-root\`. No docs were read.`,
    );
  }
  const sources = openFolder(workspace, root, overrides);
  if (!top || !sources) {
    const problem = `The checkout has no folder \`${folder || '.'}\`. No docs were read.`;
    return noDocs(problem, folder !== null);
  }
  const checkout = checkoutOf(top, root);
  // Paths of files are relative to the root of their checkout, not to the workspace.
  const home = join(workspace, checkout?.folder ?? '');
  const inside = pathBelow(checkout?.folder ?? '', root) ?? '';
  const found = readSources(openFolder(home, inside, overrides) ?? sources, inside);
  if (found.pages.length === 0) {
    return noDocs(
      `No docs were read, as there are no \`.mdx\` or \`.md\` pages in \`${root || '.'}\` of the checkout. A step with \`actions/checkout\` before this one puts them there.`,
    );
  }
  const owners = readOwners(openFolder(home, '.', overrides) ?? top);
  const docs: Docs = { ...found, owners, isConfigured: folder !== null, checkout };
  return { docs, problem: null, hasNoFolder: false };
}

/** Maximum characters of `.mintignore`, because each file is compared with all patterns. */
const maxIgnoreLength = 20_000;
/** Maximum number of `**` in a line, because each one multiplies the time in which a long path is matched. */
const maxDeepStars = 2;

/** Returns whether a `.mintignore` excludes a path, which ends in a slash if it is a folder's. */
function parseMintignore(text: string): (path: string) => boolean {
  const lines = text.slice(0, maxIgnoreLength).split('\n');
  const patterns = lines.filter((line) => line.split('**').length - 1 <= maxDeepStars);
  const rules = ignore({ ignorecase: false }).add(patterns);
  return (path) => ignore.isPathValid(path) && rules.ignores(path);
}

function readOwners(top: SourceFolder): FindOwners {
  // GitHub uses the first of these files that exists.
  const paths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
  const text = paths.map((path) => top.read(path)).find((content) => content !== null);
  return parseCodeowners(text ?? '');
}

function readSources(
  sources: SourceFolder,
  root: string,
): Omit<Docs, 'isConfigured' | 'checkout' | 'owners'> {
  const navigation = readFernNavigation(sources) ?? readMintlifyNavigation(sources);
  const isIgnored = parseMintignore(sources.read('.mintignore') ?? '');
  const isKept = (path: string, isFolder: boolean): boolean =>
    isFolder
      ? mayContainPages(path) && !isIgnored(`${path}/`)
      : isPageName(path) && !isIgnored(path);
  const { files, isCut } = sources.list(isKept);
  const listed = new Map(navigation.pages.map((page) => [page.path, page]));
  const all = new Map(
    files.flatMap((file) => {
      const path = markdownPath(file);
      return path === null ? [] : [[file, path] as const];
    }),
  );
  const indexed = new Set(all.values());
  /** Whether a file is a readme or about the repository, and the navigation doesn't list it. */
  const isExcluded = (file: string, path: string): boolean =>
    !listed.has(path) &&
    (pagePathOfSource(posix.join(root, file)) === null ||
      (/(?:^|\/)readme\.mdx?$/i.test(file) && indexed.has(posix.dirname(path))));
  const paths = [...all].filter(
    ([file, path]) => !isExcluded(file, path) && (listed.has(path) || !snippetFolder.test(file)),
  );
  const existing = new Set(paths.map(([, path]) => path));
  const { translations, onlyIn } = variantsOf(navigation.pages, existing);
  const api = openApiReader(sources, navigation);
  const read = createPageReader(sources, api);
  const pages: Page[] = [];
  let sections = 0;
  let skipped = 0;
  for (const [file, path] of paths) {
    if (translations.has(path)) continue;
    const source = sections < maxSections ? sources.read(file) : null;
    if (source === null) {
      skipped += 1;
      continue;
    }
    const onlyVariant = onlyIn.get(path) ?? null;
    const page = read({ file, root, path, source, listing: listed.get(path), onlyVariant });
    sections += page.sections.length;
    pages.push(page);
  }
  const order = new Map([...listed.keys()].map((path, index) => [path, index]));
  pages.sort((a, b) => (order.get(a.path) ?? order.size) - (order.get(b.path) ?? order.size));
  const isDocsFile = (file: string): boolean => {
    const path = pathBelow(root, file);
    if (path === null) return false;
    if (sources.requestedPaths.has(path)) return true;
    const page = markdownPath(path);
    if (page !== null && (isExcluded(path, page) || translations.has(page))) return false;
    return isIncluded(path, isKept);
  };
  return {
    root: root || '.',
    pages,
    translations,
    redirects: navigation.redirects,
    isGenerated: api.isGenerated,
    skipped,
    isCut,
    isDocsFile,
  };
}
