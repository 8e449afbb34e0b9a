import type { Pace } from '../pace.ts';
import type { Docs, Page, Section } from './docs.ts';
import { type OtherTexts, openFolder, type SourceFolder, unreadable } from './files.ts';
import { type Fronted, fronted, listField, readYaml, textField } from './frontmatter.ts';
import { importsOf, partsOf } from './markdown.ts';
import { type Listed, type Navigation, navigationOf } from './navigation.ts';
import { type Operations, operationOf, operationsOf } from './openapi.ts';
import { ownersOf } from './owners.ts';
import { pathSegments, sourceToPage } from './page-path.ts';
import { isNamed, pathPattern } from './patterns.ts';
import { translationsOf } from './translations.ts';

/** Files for those who work on the repository. */
const aboutRepository =
  /^(?:readme|license|changelog|contributing|code_of_conduct|security|agents|claude)\.md$/i;
const configNames = ['docs.json', 'mint.json'] as const;
/** Folders whose files are parts of pages. */
const snippetFolder = /(?:^|\/)_?snippets\//;

/** What even the largest documentation has fewer of. */
const mostSections = 300_000;
/** Navigations of sites in many languages and versions are larger than any page. */
const largestConfig = 20_000_000;
const mostReferences = 100;
const deepestReference = 8;
const mostDocuments = 20;
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
 * @param folder of the sources in it; null to find it: the root, or the one folder with a `docs.json`
 * @param others what files say at another commit, by path from the root of the checkout
 * @param pace called between files, for work that may be broken off
 */
export async function readDocs({
  workspace,
  folder,
  others,
  pace,
}: {
  workspace: string;
  folder: string | null;
  others?: OtherTexts;
  pace: Pace;
}): Promise<ReadDocs> {
  const top = openFolder(workspace, '.', others);
  const root = top && folder === null ? findRoot(top) : (folder ?? '');
  const sources = typeof root === 'string' ? openFolder(workspace, root, others) : null;
  if (!top || !sources || typeof root !== 'string') {
    const problem =
      typeof root === 'string' || root === null
        ? `The checkout has no folder \`${folder || '.'}\``
        : `Several folders have a \`docs.json\` (${root.slice(0, 3).join(', ')}): name one with the input \`docs-root\``;
    return { docs: null, problem: `${problem}. No docs were read.` };
  }
  const docs = await readSources({ sources, root, owners: readOwners(top), pace });
  if (docs.pages.length > 0) return { docs, problem: null };
  return {
    docs: null,
    problem: `No docs were read, as there are no \`.mdx\` or \`.md\` pages in \`${root || '.'}\` of the checkout. A step with \`actions/checkout\` before this one puts them there.`,
  };
}

const isHidden = (path: string): boolean => /(?:^|\/)\./.test(path);

const isSearched = (path: string): boolean =>
  !isHidden(path) && pathSegments(path).at(-1) !== 'node_modules';

/** The folder with a `docs.json`: the root if it has one, else the only one that has. */
function findRoot(top: SourceFolder): string | string[] {
  const configs = top.list((path, isFolder) =>
    isFolder ? isSearched(path) : /(?:^|\/)(?:docs|mint)\.json$/.test(path),
  );
  const folders = [
    ...new Set(configs.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))))),
  ];
  const [only] = folders;
  if (folders.length === 0 || folders.includes('')) return '';
  return folders.length === 1 && only !== undefined ? only : folders;
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
}): Promise<Docs> {
  const navigation = readNavigation(sources);
  const isIgnored = readIgnored(sources);
  const files = sources.list((path, isFolder) => {
    if (isIgnored(path)) return false;
    return isFolder ? isSearched(path) : /\.mdx?$/i.test(path);
  });
  const names = files.filter((file) => !snippetFolder.test(file) && !isAboutRepository(file));
  const operations = readOperations(sources, navigation);
  const paths = new Map(names.map((file) => [file, sourceToPage(file, '.') ?? '/']));
  const translations = translationsOf(navigation.pages, new Set(paths.values()));
  const listed = new Map(navigation.pages.map((page) => [page.path, page]));
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
  return { root: root || '.', pages, translations, redirects, skipped, owners };
}

const isAboutRepository = (file: string): boolean =>
  sourceToPage(file, '.') === null || aboutRepository.test(file);

/** `docs.json`, or `mint.json` of older sites, with the files that it refers to by `$ref`. */
function readNavigation(sources: SourceFolder): Navigation {
  let references = 0;
  const resolved = (value: unknown, from: string, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > 60) return value;
    if (Array.isArray(value)) {
      return value.map((item) => resolved(item, from, depth + 1));
    }
    const { $ref: reference } = value as { $ref?: unknown };
    if (typeof reference === 'string' && references < mostReferences && depth < 60) {
      references += 1;
      const path = beside(from, reference);
      const json = readJson(sources, path);
      // Each file that refers to another costs as much depth as ten levels of lists.
      const rest = resolved(json, path, depth + Math.ceil(60 / deepestReference));
      return Array.isArray(rest) ? rest : { ...(value as object), ...(rest as object) };
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, resolved(item, from, depth + 1)]),
    );
  };
  for (const name of configNames) {
    const config = readJson(sources, name);
    if (config !== undefined) return navigationOf(resolved(config, name, 0));
  }
  return navigationOf(undefined);
}

function readJson(sources: SourceFolder, path: string): unknown {
  const text = sources.read(path, largestConfig);
  if (text === null || text === unreadable) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Broken, so that the pages alone tell what there is.
    return undefined;
  }
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
  const lines = text.split('\n').slice(0, 5_000);
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
