import { pause } from '../pace.ts';
import type { SourceFolder } from './files.ts';
import { isRecord } from './frontmatter.ts';
import { beside, comparablePath } from './page-path.ts';

/** Where a page stands in the navigation. */
export interface Listed {
  /** Comparable path of the page. */
  path: string;
  /** Titles of the groups around it, outermost first. */
  groups: readonly string[];
  /** The languages and versions that it is of, outermost first. */
  variants: readonly Variant[];
  /** Comparable paths that it is served under, if the navigation says so; none is its own. */
  addresses?: readonly string[];
}

/** One of the languages or versions that a list of the navigation has. */
export interface Variant {
  /** What tells lists apart that stand beside each other; those within a variant go by their kind. */
  list: string;
  name: string;
  /** Of all in its list the one that counts: the one that says so, or the first. */
  isDefault: boolean;
}

/** Where an address of the site leads. Paths are comparable; `:name` and `*` stand for any part. */
export interface Redirect {
  source: string;
  destination: string;
}

/** What `docs.json`, `mint.json` or Fern's `docs.yml` says of the site. */
export interface Navigation {
  /** Each page once, in order: a page listed twice stands where the navigation has it first. */
  pages: readonly Listed[];
  redirects: readonly Redirect[];
  /** Files or addresses of OpenAPI documents, as they are named. */
  openapi: readonly string[];
  /** Comparable paths of the folders that pages made from these, or from a changelog, are in. */
  apiFolders: readonly string[];
}

/** Where the site has pages that it makes from an OpenAPI document, if no folder is named. */
const usualApiFolder = 'api-reference';

/** More than any site has: what a hostile file has beyond is left out. */
const mostNodes = 300_000;
const deepest = 60;
const mostRedirects = 20_000;
const mostDocuments = 50;

const titleKeys = ['tab', 'group', 'dropdown', 'anchor', 'product', 'item'] as const;
/** Lists whose entries are languages or versions, and what names an entry. */
const variantLists = { languages: 'language', versions: 'version' } as const;

interface Around {
  groups: readonly string[];
  variants: readonly Variant[];
  depth: number;
}

const isOther = ({ variants }: Pick<Listed, 'variants'>): boolean =>
  variants.some(({ isDefault }) => !isDefault);

/** Walks the navigation in its order; whatever holds pages is a group, whatever its name. */
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
      if (typeof name !== 'string' || openapi.length >= mostDocuments) continue;
      openapi.push(name);
      const { directory } = isRecord(one) ? one : {};
      const folder = typeof directory === 'string' ? directory : usualApiFolder;
      const path = comparablePath(folder.split('/'), /\.mdx?$/);
      if (path !== null) apiFolders.push(path);
    }
  };
  const addPage = (name: string, { groups, variants }: Around): void => {
    // As it stands below the root, with an ending or without.
    const path = comparablePath(name.split('/'), /\.mdx?$/);
    if (path === null) return;
    const page = { path, groups, variants };
    const known = pages.get(path);
    // Of a page in two versions the default's entry counts, wherever that stands.
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
    if (nodes > mostNodes || around.depth > deepest) return;
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
  return list.slice(0, mostRedirects).flatMap((one) => {
    const { source, destination } = isRecord(one) ? one : {};
    if (typeof source !== 'string' || typeof destination !== 'string') return [];
    return { source, destination };
  });
}

/** @param config what `docs.json` or `mint.json` holds, with the files that it refers to in place */
function navigationOf(config: unknown): Navigation {
  if (!isRecord(config)) return { pages: [], redirects: [], openapi: [], apiFolders: [] };
  const { navigation, redirects, openapi, api } = config;
  const listed = listPages({ navigation, openapi });
  const named = listPages({ openapi: isRecord(api) ? api.openapi : undefined });
  return {
    pages: listed.pages,
    redirects: redirectsOf(redirects),
    openapi: [...named.openapi, ...listed.openapi],
    apiFolders: [...new Set([...named.apiFolders, ...listed.apiFolders])],
  };
}

const configNames = ['docs.json', 'mint.json'] as const;
/** Navigations of sites in many languages and versions are larger than any page. */
export const largestConfig = 20_000_000;
/** Files that it may refer to, and the fields that references to objects may copy. */
const mostReferences = 100;
const mostMerged = 100_000;

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
 * Reads JSON with the files that it refers to in the places of the references. Each file is read and
 * parsed once, and what it holds is shared by all that refer to it, so that the whole takes no more
 * memory than its files. One that refers to itself, by whatever way, finds nothing there.
 */
function configReader(sources: SourceFolder): (path: string) => Promise<unknown> {
  const read = new Map<string, { value: unknown; size: number }>();
  let characters = largestConfig;
  let merged = mostMerged;
  const readFile = async (path: string): Promise<{ value: unknown; size: number }> => {
    const known = read.get(path);
    if (known) return known;
    const file: { value: unknown; size: number } = { value: undefined, size: 0 };
    read.set(path, file);
    const text = read.size > mostReferences ? null : sources.read(path, characters);
    if (typeof text !== 'string') return file;
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

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Broken, so that the pages alone tell what there is.
    return undefined;
  }
}
