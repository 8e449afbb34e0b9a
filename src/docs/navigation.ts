import { pause } from '../pace.ts';
import type { SourceFolder } from './files.ts';
import { isRecord } from './frontmatter.ts';
import { comparablePath, resolveFrom } from './page-path.ts';

/** A page in the navigation. */
export interface Listed {
  /** Comparable path of the page. */
  path: string;
  /** Titles of the groups around it, outermost first. */
  groups: readonly string[];
  /** Its languages and versions, outermost first. */
  variants: readonly Variant[];
  /** Comparable paths that it is served under; absent if the navigation doesn't set them. */
  addresses?: readonly string[];
}

/** An entry of the navigation's list of languages or versions. */
export interface Variant {
  /** Tells lists of the same level apart; within a variant it is the list's kind. */
  list: string;
  name: string;
  /** Whether it is marked as its list's default, or the first if none is. */
  isDefault: boolean;
}

/** Paths as the site's configuration has them; `:name` and `*` match any part. */
export interface Redirect {
  source: string;
  destination: string;
}

/** What `docs.json`, `mint.json` or Fern's `docs.yml` says about the site. */
export interface Navigation {
  /** Each page once, in order of its first occurrence. */
  pages: readonly Listed[];
  redirects: readonly Redirect[];
  /** Files or addresses of OpenAPI documents. */
  openapi: readonly string[];
  /** Comparable paths of folders with pages that are generated from these, or from a changelog. */
  apiFolders: readonly string[];
}

/** Folder of the pages that are generated from an OpenAPI document, if none is named. */
const defaultApiFolder = 'api-reference';

/** More than any site has: anything beyond is ignored. */
const maxNodes = 300_000;
const maxDepth = 60;
const maxRedirects = 20_000;
const maxDocuments = 50;

const titleKeys = ['tab', 'group', 'dropdown', 'anchor', 'product', 'item'] as const;
/** Lists of languages or versions, with the field that names an entry. */
const variantLists = { languages: 'language', versions: 'version' } as const;

interface Around {
  groups: readonly string[];
  variants: readonly Variant[];
  depth: number;
}

const isOther = ({ variants }: Pick<Listed, 'variants'>): boolean =>
  variants.some(({ isDefault }) => !isDefault);

/** Walks the navigation in its order. Whatever has pages is a group, whatever its name. */
function listPages(root: unknown): {
  pages: Listed[];
  openapi: string[];
  apiFolders: string[];
} {
  const pages = new Map<string, Listed>();
  const openapi: string[] = [];
  const apiFolders: string[] = [];
  let nodes = 0;

  const addDocument = (value: unknown): void => {
    for (const one of Array.isArray(value) ? value : [value]) {
      const name = isRecord(one) ? one.source : one;
      if (typeof name !== 'string' || openapi.length >= maxDocuments) continue;
      openapi.push(name);
      const { directory } = isRecord(one) ? one : {};
      const folder = typeof directory === 'string' ? directory : defaultApiFolder;
      const path = comparablePath(folder.split('/'), /\.mdx?$/);
      if (path !== null) apiFolders.push(path);
    }
  };
  const addPage = (name: string, { groups, variants }: Around): void => {
    const path = comparablePath(name.split('/'), /\.mdx?$/);
    if (path === null) return;
    const page = { path, groups, variants };
    const known = pages.get(path);
    // If a page is in two versions, the default's entry counts, even if it comes later.
    if (!known || (isOther(known) && !isOther(page))) pages.set(path, page);
  };
  const visitEntries = (entries: readonly unknown[], key: string, around: Around): void => {
    const named = variantLists[key as keyof typeof variantLists];
    const saysSo = entries.findIndex((entry) => isRecord(entry) && entry.default === true);
    const list = around.variants.length > 0 ? key : `${key} ${nodes}`;
    for (const [at, entry] of entries.entries()) {
      const name = named && isRecord(entry) ? entry[named] : undefined;
      const variant = { list, name: String(name), isDefault: at === Math.max(0, saysSo) };
      const variants = typeof name === 'string' ? [...around.variants, variant] : around.variants;
      visit(entry, key, { ...around, variants });
    }
  };
  const visit = (node: unknown, key: string, around: Around): void => {
    nodes += 1;
    if (nodes > maxNodes || around.depth > maxDepth) return;
    const inside = { ...around, depth: around.depth + 1 };
    if (typeof node === 'string' && (key === 'pages' || key === 'root')) addPage(node, around);
    if (Array.isArray(node)) visitEntries(node, key, inside);
    else if (isRecord(node)) {
      const title = titleKeys.map((name) => node[name]).find((one) => typeof one === 'string');
      if (title !== undefined) inside.groups = [...around.groups, String(title)];
      for (const [name, value] of Object.entries(node)) {
        nodes += 1;
        if (name === 'openapi' || name === 'asyncapi') addDocument(value);
        else if (typeof value === 'object' || name === 'root') visit(value, name, inside);
      }
    }
  };
  visit(root, '', { groups: [], variants: [], depth: 0 });
  return { pages: [...pages.values()], openapi, apiFolders };
}

export function redirectsOf(list: unknown): Redirect[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, maxRedirects).flatMap((one) => {
    const { source, destination } = isRecord(one) ? one : {};
    if (typeof source !== 'string' || typeof destination !== 'string') return [];
    return { source, destination };
  });
}

/** @param config content of `docs.json` or `mint.json`, with the files that it refers to in place */
function navigationOf(config: unknown): Navigation {
  if (!isRecord(config)) return { pages: [], redirects: [], openapi: [], apiFolders: [] };
  const { navigation, redirects, openapi, api } = config;
  const named = isRecord(api) ? { openapi: api.openapi } : null;
  const listed = listPages({ api: named, navigation, openapi });
  return {
    ...listed,
    redirects: redirectsOf(redirects),
    apiFolders: [...new Set(listed.apiFolders)],
  };
}

const configNames = ['docs.json', 'mint.json'] as const;
/** Navigations of sites in many languages and versions are larger than any page. */
export const maxConfigLength = 20_000_000;
/** Maximum number of files that the configuration may include by `$ref`. */
const maxReferences = 100;
/** Fields that references to objects may copy in all. */
const maxMergedFields = 100_000;

/** `docs.json`, or `mint.json` of older sites, with the files that it refers to by `$ref`. */
export async function readNavigation(sources: SourceFolder): Promise<Navigation> {
  const readJson = configReader(sources);
  for (const name of configNames) {
    const config = await readJson(name);
    if (config !== undefined) return navigationOf(config);
  }
  return navigationOf(undefined);
}

/**
 * Reads JSON, with references to other files replaced by their content. Each file is read and parsed
 * once, and its content is shared by all references, so that the whole takes no more memory than its
 * files. A file that refers to itself, even through others, finds nothing there.
 */
function configReader(sources: SourceFolder): (path: string) => Promise<unknown> {
  const read = new Map<string, { value: unknown; size: number }>();
  let left = maxConfigLength;
  let fieldsLeft = maxMergedFields;
  const readFile = async (path: string): Promise<{ value: unknown; size: number }> => {
    const known = read.get(path);
    if (known) return known;
    const file: { value: unknown; size: number } = { value: undefined, size: 0 };
    read.set(path, file);
    const text = read.size > maxReferences ? null : sources.read(path, left);
    if (typeof text !== 'string') return file;
    left -= text.length;
    const [value] = await linked([parsedJson(text)], path);
    file.value = value;
    file.size = isObject(value) ? Object.keys(value).length : 0;
    return file;
  };
  /** Replaces references with files, at any depth. */
  const linked = async (root: unknown[], from: string): Promise<unknown[]> => {
    const open: object[] = [root];
    for (let node = open.pop(); node; node = open.pop()) {
      await pause();
      const parent = node as Record<string | number, unknown>;
      for (const name of Array.isArray(node) ? node.keys() : Object.keys(node)) {
        const value = parent[name];
        if (!isObject(value) || name === '__proto__') continue;
        const { $ref: reference } = value as { $ref?: unknown };
        if (typeof reference !== 'string') {
          open.push(value);
          continue;
        }
        const file = await readFile(resolveFrom(from, reference));
        if (Array.isArray(file.value)) parent[name] = file.value;
        else if (isObject(file.value) && file.size <= fieldsLeft) {
          fieldsLeft -= file.size;
          parent[name] = { ...value, ...file.value };
        }
      }
    }
    return root;
  };
  return async (path) => (await readFile(path)).value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid: the pages are read without a navigation.
    return undefined;
  }
}
