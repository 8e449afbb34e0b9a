import { JSON_SCHEMA, load } from 'js-yaml';
import { nullIfThrows, type SourceFolder } from './files.ts';
import { comparablePath, resolveFrom } from './page-path.ts';

export interface ListedPage {
  /** Normalized by `comparablePath`. */
  path: string;
  /** Titles of the groups that contain the page, outermost first. */
  groups: readonly string[];
  /** Languages and versions of the navigation that contain the page, outermost first. */
  variants: readonly Variant[];
  /** Normalized paths that the page is served at; absent if the navigation doesn't define them. */
  addresses?: readonly string[];
}

/** An entry in one of the navigation's lists of languages or versions. */
export interface Variant {
  /** Identifies the list of languages or versions; a list within another variant, by its kind alone. */
  listId: string;
  name: string;
  /** Whether the entry is marked as the default of its list, or is the first if none is marked. */
  isDefault: boolean;
}

/** A redirect as the site's configuration defines it; `:name` and `*` match any text. */
export interface Redirect {
  source: string;
  destination: string;
}

/** What `docs.json`, `mint.json` or Fern's `docs.yml` says about the site. */
export interface Navigation {
  /** Each page once, in the order in which pages first occur. */
  pages: readonly ListedPage[];
  redirects: readonly Redirect[];
  /** Paths or URLs of OpenAPI documents. */
  openapi: readonly string[];
  /** Normalized paths of folders whose pages are generated from OpenAPI documents or changelogs. */
  generatedFolders: readonly string[];
}

/** Folder of pages that are generated from an OpenAPI document, if the navigation doesn't name one. */
const defaultApiFolder = 'api-reference';

/** Maximum number of nodes, more than any site has; any others are ignored. */
const maxNodes = 300_000;
const maxDepth = 60;
const maxRedirects = 20_000;
const maxDocuments = 50;

const titleKeys = ['tab', 'group', 'dropdown', 'anchor', 'product', 'item'] as const;
/** Fields with a list of languages or versions, and the field that names each entry of the list. */
const variantLists = { languages: 'language', versions: 'version' } as const;

type NodeContext = Pick<ListedPage, 'groups' | 'variants'> & { depth: number };

const isInOtherVariant = ({ variants }: Pick<ListedPage, 'variants'>): boolean =>
  variants.some(({ isDefault }) => !isDefault);

/** Walks the navigation in order. Any titled node that contains pages is a group, such as a tab. */
function walkNavigation(root: unknown): Omit<Navigation, 'redirects'> {
  const pages = new Map<string, ListedPage>();
  const openapi: string[] = [];
  const apiFolders = new Set<string>();
  let nodes = 0;

  const addDocument = (value: unknown): void => {
    for (const item of Array.isArray(value) ? value : [value]) {
      const { source, directory }: Record<string, unknown> = isRecord(item)
        ? item
        : { source: item };
      if (typeof source !== 'string' || openapi.length >= maxDocuments) continue;
      openapi.push(source);
      const path = comparablePath(typeof directory === 'string' ? directory : defaultApiFolder);
      if (path !== null) apiFolders.add(path);
    }
  };
  const addPage = (name: string, { groups, variants }: NodeContext): void => {
    const path = comparablePath(name);
    if (path === null) return;
    const page = { path, groups, variants };
    const known = pages.get(path);
    // If a page is in two versions, the entry in the default version wins, even if it comes later.
    if (!known || (isInOtherVariant(known) && !isInOtherVariant(page))) pages.set(path, page);
  };
  const visitEntries = (entries: readonly unknown[], key: string, around: NodeContext): void => {
    const nameKey = variantLists[key as keyof typeof variantLists];
    const marked = entries.findIndex((entry) => isRecord(entry) && entry.default === true);
    const listId = around.variants.length > 0 ? key : `${key} ${nodes}`;
    for (const [index, entry] of entries.entries()) {
      const name = nameKey && isRecord(entry) ? entry[nameKey] : undefined;
      const variant = { listId, name: String(name), isDefault: index === Math.max(0, marked) };
      const variants = typeof name === 'string' ? [...around.variants, variant] : around.variants;
      visit(entry, key, { ...around, variants });
    }
  };
  const visit = (node: unknown, key: string, around: NodeContext): void => {
    nodes += 1;
    if (nodes > maxNodes || around.depth > maxDepth) return;
    const inside = { ...around, depth: around.depth + 1 };
    if (typeof node === 'string' && (key === 'pages' || key === 'root')) addPage(node, around);
    if (Array.isArray(node)) visitEntries(node, key, inside);
    else if (isRecord(node)) {
      const title = titleKeys.map((name) => node[name]).find((value) => typeof value === 'string');
      if (title !== undefined) inside.groups = [...around.groups, String(title)];
      for (const [name, value] of Object.entries(node)) {
        nodes += 1;
        if (name === 'openapi' || name === 'asyncapi') addDocument(value);
        else if (typeof value === 'object' || name === 'root') visit(value, name, inside);
      }
    }
  };
  visit(root, '', { groups: [], variants: [], depth: 0 });
  return { pages: [...pages.values()], openapi, generatedFolders: [...apiFolders] };
}

export function parseRedirects(list: unknown): Redirect[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, maxRedirects).flatMap((redirect) => {
    const { source, destination } = isRecord(redirect) ? redirect : {};
    if (typeof source !== 'string' || typeof destination !== 'string') return [];
    return { source, destination };
  });
}

/** Maximum length in characters: the navigation of sites with many versions is longer than any page. */
export const maxConfigLength = 20_000_000;
/** Maximum number of files that the configuration may include by `$ref`. */
const maxReferences = 100;
/** Maximum number of fields that all references together may copy. */
const maxMergedFields = 100_000;

/** Reads `docs.json`, or `mint.json` of older sites, and the files that it includes by `$ref`. */
export function readMintlifyNavigation(sources: SourceFolder): Navigation {
  const readJson = configReader(sources);
  const read = readJson('docs.json') ?? readJson('mint.json');
  const { navigation, redirects, openapi, api } = isRecord(read) ? read : {};
  const named = isRecord(api) ? { openapi: api.openapi } : null;
  return {
    ...walkNavigation({ api: named, navigation, openapi }),
    redirects: parseRedirects(redirects),
  };
}

/**
 * Returns a function that reads a JSON file and replaces each `$ref` with the content of the file that it
 * names. References to the same file share its content, to save memory. A reference that would include a
 * file in itself becomes null.
 */
function configReader(sources: SourceFolder): (path: string) => unknown {
  const files = new Map<string, unknown>();
  let left = maxConfigLength;
  let fieldsLeft = maxMergedFields;
  const readFile = (path: string): unknown => {
    if (files.has(path)) return files.get(path);
    files.set(path, null);
    const text = files.size > maxReferences ? null : sources.read(path, left);
    if (text === null) return null;
    left -= text.length;
    const root = { value: parseJson(text) };
    link(root, path);
    files.set(path, root.value);
    return root.value;
  };
  /** Replaces the references in a value, at any depth, with the content of their files. */
  const link = (root: Record<string, unknown>, from: string): void => {
    const open = [root];
    for (let node = open.pop(); node; node = open.pop()) {
      for (const [name, value] of Object.entries(node)) {
        if (!isObject(value) || name === '__proto__') continue;
        if (typeof value.$ref !== 'string') {
          open.push(value);
          continue;
        }
        const content = readFile(resolveFrom(from, value.$ref));
        if (Array.isArray(content)) node[name] = content;
        else if (isObject(content) && fieldsLeft > 0) {
          node[name] = { ...value, ...content };
          fieldsLeft -= Object.keys(content).length;
        }
      }
    }
  };
  return readFile;
}

/** Whether a value is an object or an array. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const parseJson = (text: string): unknown => nullIfThrows(() => JSON.parse(text));

/** Parses YAML; null if it is invalid or nested too deep. Aliases share one object rather than copy it. */
export const parseYaml = (text: string): unknown =>
  nullIfThrows(() => load(text, { schema: JSON_SCHEMA }));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
