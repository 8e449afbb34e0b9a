import { join } from 'node:path';
import type { Pace } from '../pace.ts';
import { checkoutOf } from './checkout.ts';
import type { Docs, Page, Section } from './docs.ts';
import { isReached, type OtherFiles, openFolder, type SourceFolder, unreadable } from './files.ts';
import { folderOf } from './find-folder.ts';
import { type Fronted, fronted, listField, readYaml, textField } from './frontmatter.ts';
import { importsOf, partsOf } from './markdown.ts';
import { type Listed, type Navigation, navigationOf } from './navigation.ts';
import { type Operations, operationOf, operationsOf } from './openapi.ts';
import { ownersOf } from './owners.ts';
import { pathSegments, saidPaths, sourcePath, sourceToPage } from './page-path.ts';
import { isNamed, pathPattern } from './patterns.ts';
import { translationsOf } from './variants.ts';

const configNames = ['docs.json', 'mint.json'] as const;
/** Folders whose files are parts of pages. */
const snippetFolder = /(?:^|\/)_?snippets\//;

/** What even the largest documentation has fewer of. */
const mostSections = 300_000;
/** Navigations of sites in many languages and versions are larger than any page. */
const largestConfig = 20_000_000;
/** Files that it may refer to, and the fields that references to objects may copy. */
const mostReferences = 100;
const mostMerged = 100_000;
const mostDocuments = 20;
/** Characters of `.mintignore`, all of whose patterns are held against each file. */
const mostIgnored = 100_000;
const deepestSnippet = 3;
/** Characters that snippets may add to a page. */
const mostFromSnippets = 200_000;

/** What could be read, or why nothing was: a sentence for the log. */
export type ReadDocs = { docs: Docs; problem: null } | { docs: null; problem: string };

/**
 * Reads the documentation's sources: nothing is run or fetched, and nothing outside of the folder is
 * read but the repository's `CODEOWNERS`.
 *
 * @param workspace folder of the checkout
 * @param folder of the sources in it; null to find it
 * @param site comparable paths that the site is known to have, by which the folder is found
 * @param others files at another commit, by path from the root of the repository
 * @param pace called between files, for work that may be broken off
 */
export async function readDocs({
  workspace,
  folder,
  site = new Set(),
  others,
  pace,
}: {
  workspace: string;
  folder: string | null;
  site?: ReadonlySet<string>;
  others?: OtherFiles;
  pace: Pace;
}): Promise<ReadDocs> {
  const top = openFolder(workspace, '.', others);
  const root = top && folder === null ? await findRoot(top, site, pace) : (folder ?? '');
  const sources = typeof root === 'string' ? openFolder(workspace, root, others) : null;
  if (!top || !sources || typeof root !== 'string') {
    const problem =
      typeof root === 'string' || root === null
        ? `The checkout has no folder \`${folder || '.'}\``
        : `Several folders have a \`docs.json\` (${root.slice(0, 3).join(', ')}): name one with the input \`docs-root\``;
    return { docs: null, problem: `${problem}. No docs were read.` };
  }
  const checkout = checkoutOf(top, root);
  // Files are known by their paths in the repository that they are of.
  const home = join(workspace, checkout?.folder ?? '');
  const inside = pathBelow(checkout?.folder ?? '', root) ?? '';
  const docs = await readSources({
    sources: openFolder(home, inside, others) ?? sources,
    root: inside,
    owners: readOwners(openFolder(home, '.', others) ?? top),
    pace,
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
 * The folder with a `docs.json`, the root's first; of several, or without any, the one that the site's
 * paths are files of, and if none is, all of the checkout.
 *
 * @returns several folders, each with a `docs.json`, if nothing tells which one it is
 */
async function findRoot(
  top: SourceFolder,
  site: ReadonlySet<string>,
  pace: Pace,
): Promise<string | string[]> {
  const isRead = (path: string): boolean =>
    isPageName(path) || /(?:^|\/)(?:docs|mint)\.json$/.test(path);
  const files = await top.list(
    (path, isFolder) => (isFolder ? isSearched(path) : isRead(path)),
    pace,
  );
  const configs = files.filter((path) => {
    const text = isPageName(path) ? null : top.read(path, largestConfig);
    const config = typeof text === 'string' ? parsedJson(text) : null;
    return isObject(config) && 'navigation' in config;
  });
  const folders = [...new Set(configs.map(folderOfPath))];
  if (folders.includes('')) return '';
  if (folders.length === 1) return folders[0] ?? '';
  const pages = files.filter((path) => sourceToPage(path, '.') !== null);
  const among = folders.length > 0 ? folders : null;
  return (await folderOf({ files: pages, site, among, pace })) ?? among ?? '';
}

function readOwners(top: SourceFolder): Docs['owners'] {
  // In the order in which GitHub looks.
  for (const path of ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']) {
    const text = top.read(path);
    if (text !== null && text !== unreadable) return ownersOf(text);
  }
  return ownersOf(null);
}

async function readSources({
  sources,
  root,
  owners,
  pace,
}: {
  sources: SourceFolder;
  root: string;
  owners: Docs['owners'];
  pace: Pace;
}): Promise<Omit<Docs, 'isNamed' | 'checkout'>> {
  const navigation = await readNavigation(sources, pace);
  const isIgnored = readIgnored(sources);
  const isPage = (path: string, isFolder: boolean): boolean =>
    isFolder ? isSearched(path) : isPageName(path);
  const isKept = (path: string, isFolder: boolean): boolean =>
    isPage(path, isFolder) && !isIgnored(path);
  const files = await sources.list(isKept, pace);
  const listed = new Map(navigation.pages.map((page) => [page.path, page]));
  const all = files.map((file) => [file, sourcePath(file, '.') ?? '/'] as const);
  const indexed = new Set(all.map(([, path]) => path));
  const inRepository = (file: string): string => (root === '' ? file : `${root}/${file}`);
  /** What the navigation lists is a page, whatever its name. */
  const isLeftOut = (file: string, path: string): boolean =>
    !listed.has(path) &&
    (sourceToPage(inRepository(file), '.') === null ||
      (/(?:^|\/)readme\.mdx?$/i.test(file) && indexed.has(folderOfPath(path) || '/')));
  const paths = new Map(
    all.filter(
      ([file, path]) => !isLeftOut(file, path) && (listed.has(path) || !snippetFolder.test(file)),
    ),
  );
  const names = [...paths.keys()];
  const operations = readOperations(sources, navigation);
  const translations = await translationsOf(navigation.pages, new Set(paths.values()), pace);
  const order = new Map(navigation.pages.map(({ path }, at) => [path, at]));
  const pages: Page[] = [];
  let sections = 0;
  let skipped = 0;
  const read = pageReader({ sources, operations });
  for (const file of names) {
    await pace();
    const path = paths.get(file) ?? '/';
    if (translations.has(path)) continue;
    const source = sections >= mostSections ? unreadable : sources.read(file);
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
  const { redirects } = navigation;
  const isGenerated = generatedPages(sources, navigation);
  const isSource: Docs['isSource'] = (file, { mayBeHidden }) => {
    const path = pathBelow(root, file);
    if (path === null) return false;
    if (sources.asked.has(path)) return true;
    const page = sourcePath(path, '.');
    if (page !== null && (isLeftOut(path, page) || translations.has(page))) return false;
    return isReached(path, mayBeHidden ? isPage : isKept);
  };
  return {
    root: root || '.',
    pages,
    translations,
    redirects,
    isGenerated,
    skipped,
    isCut: sources.isCut,
    owners,
    isSource,
  };
}

/**
 * Whether a page may be made from an OpenAPI document: it is in a folder of such pages, or it is
 * called as an operation's summary or path.
 */
function generatedPages(
  sources: SourceFolder,
  { openapi, apiFolders }: Navigation,
): (path: string) => boolean {
  if (openapi.length === 0) return () => false;
  const slug = (text: string): string =>
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
  let names: Set<string> | undefined;
  const named = (): Set<string> => {
    const local = openapi.filter((name) => !/^https?:/.test(name)).slice(0, mostDocuments);
    const operations = local.flatMap((name) => [...readOperationsOf(sources, beside('', name))]);
    return new Set(
      operations.flatMap(([key, said]) => [slug(key), slug(said.split('\n', 1)[0] ?? '')]),
    );
  };
  return (path) => {
    if (apiFolders.some((folder) => path === folder || path.startsWith(`${folder}/`))) return true;
    names ??= named();
    return names.has(slug(path.slice(path.lastIndexOf('/') + 1)));
  };
}

const folderOfPath = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** `docs.json`, or `mint.json` of older sites, with the files that it refers to by `$ref`. */
async function readNavigation(sources: SourceFolder, pace: Pace): Promise<Navigation> {
  const readJson = configReader(sources, pace);
  for (const name of configNames) {
    const config = await readJson(name);
    if (config !== undefined) return navigationOf(config);
  }
  return navigationOf(undefined);
}

/**
 * Reads JSON with the files that it refers to in the places of the references. Each file is read and
 * parsed once, and what it holds is shared by all that refer to it, so that the whole takes no more
 * memory than its files. One that refers to itself, by whatever way, finds nothing there.
 */
function configReader(sources: SourceFolder, pace: Pace): (path: string) => Promise<unknown> {
  const read = new Map<string, { value: unknown; size: number }>();
  let characters = largestConfig;
  let merged = mostMerged;
  const readFile = async (path: string): Promise<{ value: unknown; size: number }> => {
    const known = read.get(path);
    if (known) return known;
    const file: { value: unknown; size: number } = { value: undefined, size: 0 };
    read.set(path, file);
    const text = read.size > mostReferences ? null : sources.read(path, characters);
    if (text === null || text === unreadable) return file;
    characters -= text.length;
    const [value] = await linked([parsedJson(text)], path);
    file.value = value;
    file.size = isObject(value) ? Object.keys(value).length : 0;
    return file;
  };
  /** Puts files in the places of the references to them, at any depth. */
  const linked = async (root: unknown[], from: string): Promise<unknown[]> => {
    const open: object[] = [root];
    for (let node = open.pop(); node; node = open.pop()) {
      const pause = pace();
      if (pause) await pause;
      const parent = node as Record<string | number, unknown>;
      for (const name of Array.isArray(node) ? node.keys() : Object.keys(node)) {
        const value = parent[name];
        if (!isObject(value) || name === '__proto__') continue;
        const { $ref: reference } = value as { $ref?: unknown };
        if (typeof reference !== 'string') {
          open.push(value);
          continue;
        }
        const file = await readFile(beside(from, reference));
        if (Array.isArray(file.value)) parent[name] = file.value;
        else if (isObject(file.value) && file.size <= merged) {
          merged -= file.size;
          parent[name] = { ...value, ...file.value };
        }
      }
    }
    return root;
  };
  return async (path) => (await readFile(path)).value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Broken, so that the pages alone tell what there is.
    return undefined;
  }
}

/** A path of the repository as seen from a folder of it; null if it lies outside. */
function pathBelow(folder: string, file: string): string | null {
  const above = pathSegments(folder);
  const parts = pathSegments(file);
  return above.every((part, at) => part === parts[at]) ? parts.slice(above.length).join('/') : null;
}

/** The path that a file names: from the root if it begins with a slash, else beside the file. */
function beside(file: string, named: string): string {
  if (named.startsWith('/')) return named.slice(1);
  const folder = pathSegments(file).slice(0, -1);
  for (const segment of pathSegments(named)) {
    if (segment === '..') folder.pop();
    else folder.push(segment);
  }
  return folder.join('/');
}

/** What `.mintignore` names: the last pattern that names a path decides. */
function readIgnored(sources: SourceFolder): (path: string) => boolean {
  const text = sources.read('.mintignore');
  if (text === null || text === unreadable) return () => false;
  const lines = text.slice(0, mostIgnored).split('\n');
  const patterns = lines.flatMap((line) => pathPattern(line) ?? []).reverse();
  return (path) => {
    const last = patterns.find(
      (pattern) => isNamed(pattern, path) || isNamed(pattern, `${path}/.`),
    );
    return last !== undefined && !last.isNegated;
  };
}

/** What the operations of the site's OpenAPI documents do, by the document's path. */
function readOperations(
  sources: SourceFolder,
  { openapi }: Navigation,
): (file: string | null, key: string) => string {
  const known = new Map<string, Operations>();
  const load = (name: string): Operations => {
    const path = beside('', name);
    const before = known.get(path);
    if (before) return before;
    const isLocal = !/^https?:/.test(name) && known.size < mostDocuments;
    const loading = isLocal ? readOperationsOf(sources, path) : new Map();
    known.set(path, loading);
    return loading;
  };
  return (file, key) => {
    for (const name of file === null ? openapi : [file]) {
      const found = load(name).get(key);
      if (found !== undefined) return found;
    }
    return '';
  };
}

function readOperationsOf(sources: SourceFolder, path: string): Operations {
  const text = sources.read(path);
  return text === null || text === unreadable ? new Map() : operationsOf(parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return readYaml(text);
  }
}

/** Reads pages; snippets are read once for all of them. */
function pageReader({
  sources,
  operations,
}: {
  sources: SourceFolder;
  operations: ReturnType<typeof readOperations>;
}): (input: {
  file: string;
  path: string;
  source: string;
  listed: Listed | undefined;
  root: string;
}) => Page {
  const snippets = new Map<string, string>();
  const readSnippet = (path: string, depth: number): string => {
    const known = snippets.get(path);
    if (known !== undefined) return known;
    // A snippet within itself says nothing.
    snippets.set(path, '');
    const source = /\.mdx?$/i.test(path) ? sources.read(path) : null;
    if (source === null || source === unreadable) return '';
    const { body } = fronted(source.slice(0, mostFromSnippets));
    const parts = partsOf(body, { ...mdx(path, body, depth), firstLine: 1 });
    const text = parts
      .map((part) => `${part.heading ?? ''}\n${part.text}`)
      .join('\n')
      .trim();
    snippets.set(path, text);
    return text;
  };
  /** How a source is read: the snippets that it uses are known before. */
  const mdx = (path: string, body: string, depth: number) => {
    const used = new Map<string, string>();
    const add = (name: string, from: string): void => {
      if (depth < deepestSnippet) used.set(name, readSnippet(from, depth + 1));
    };
    for (const [name, from] of importsOf(body)) add(name, beside(path, from));
    for (const [, name = ''] of body.matchAll(
      /<Snippet\s[^<>]{0,500}?file\s*=\s*["']([^"'\n]{1,300})["']/g,
    )) {
      if (!used.has(name)) add(name, `_snippets/${name}`);
      if (used.get(name) === '') add(name, `snippets/${name}`);
    }
    let left = mostFromSnippets;
    return {
      isMdx: true,
      snippetOf: (name: string) => {
        const text = used.get(name)?.slice(0, left);
        left -= text?.length ?? 0;
        return text;
      },
    };
  };
  return ({ file, path, source, listed, root }) => {
    const { fields, body, firstLine } = fronted(source);
    const operation = describedOperation(fields, operations);
    const parts = partsOf(body, { ...mdx(file, body, 0), firstLine });
    const title =
      textField(fields, 'title') ??
      parts.find(({ level }) => level === 1)?.heading ??
      textField(fields, 'sidebarTitle');
    const sections: Section[] = [];
    const page: Page = {
      file: root === '' ? file : `${root}/${file}`,
      path,
      said: saidPaths(path, fields),
      title,
      description: textField(fields, 'description'),
      keywords: [...listField(fields, 'keywords'), ...listField(fields, 'sidebarTitle')],
      groups: listed?.groups ?? [],
      sections,
    };
    for (const [at, part] of parts.entries()) {
      const isLead = at === 0;
      const text = isLead && operation !== '' ? `${operation}\n${part.text}`.trim() : part.text;
      // A page that begins with a heading has a lead only if its frontmatter says something.
      if (
        isLead &&
        text === '' &&
        page.description === null &&
        textField(fields, 'title') === null
      ) {
        if (parts.length > 1) continue;
      }
      const lead = { line: leadLine(body, firstLine) };
      sections.push({ page, ...part, text, ...(isLead ? lead : {}) });
    }
    return page;
  };
}

/** The line of the first words below the frontmatter; line 1 of a page without any. */
function leadLine(body: string, firstLine: number): number {
  const at = body.search(/\S/);
  return at < 0 ? 1 : firstLine + body.slice(0, at).split('\n').length - 1;
}

function describedOperation(
  fields: Fronted['fields'],
  operations: (file: string | null, key: string) => string,
): string {
  const named = textField(fields, 'openapi');
  const operation = named === null ? null : operationOf(named);
  if (!named || !operation) return '';
  const described = operations(operation.file, operation.key);
  return [operation.key, described].join('\n').trim();
}
