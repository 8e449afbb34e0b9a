import type { SourceFolder } from './files.ts';
import {
  isRecord,
  type ListedPage,
  type Navigation,
  parseRedirects,
  parseYaml,
  type Variant,
} from './navigation.ts';
import { comparablePath, resolveFrom, slugify } from './page-path.ts';

/*
 * Reads Fern's navigation as Fern's documentation describes it. `docs.yml` lists tabs, sections and pages,
 * or names the files of products and versions that list them. Each of these entries adds its `slug`, or else its
 * name, to the URL, unless it has `skip-slug`. The first version is also served without its slug.
 */

const maxFiles = 100;
const maxNodes = 100_000;
const maxDepth = 40;
const maxCharacters = 2_000_000;
/** Maximum number of addresses of each page. */
const maxAddresses = 20;

/** What a node of the navigation inherits from the files and nodes above it. */
interface NodeContext {
  /** The file that contains the node; paths in the node are relative to this file. */
  file: string;
  tabs: Fields;
  /** The URL paths of the parent node. */
  addresses: readonly string[];
  groups: readonly string[];
  variants: readonly Variant[];
  depth: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFern = (config: unknown): config is Fields => isRecord(config) && 'instances' in config;

/** Whether the text of a `docs.yml` is a Fern configuration: other programs use this file name, too. */
export const isFernConfig = (text: string): boolean => isFern(parseYaml(text));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const nodesIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Where a word is split by a hyphen: `OAuth2` becomes `o-auth-2`. */
const hyphenPosition =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

/** Turns a name into a URL segment: `API v2 (beta)` becomes `api-v-2-beta`. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\p{M}'’]/gu, '');
  return slugify(plain.replace(hyphenPosition, '-'));
}

function contextBelow(context: NodeContext, name: string, node: Fields): NodeContext {
  const slug = typeof node.slug === 'string' ? node.slug : slugOf(name);
  const part = node['skip-slug'] === true ? '' : slug;
  return {
    ...context,
    addresses: context.addresses.map((address) => `${address}/${part}`),
    groups: name === '' ? context.groups : [...context.groups, name],
    depth: context.depth + 1,
  };
}

/** Reads `docs.yml` and the files it names; null if it is missing or isn't a Fern configuration. */
export function readFernNavigation(sources: SourceFolder): Navigation | null {
  let files = 0;
  let nodes = 0;
  let characters = maxCharacters;
  const pages = new Map<string, ListedPage>();
  const generated = new Set<string>();

  const readFile = (file: string): unknown => {
    files += 1;
    const text = files > maxFiles ? null : sources.read(file, characters);
    characters -= text?.length ?? 0;
    return text === null ? null : parseYaml(text);
  };
  const addPage = (path: string | null, groups: readonly string[], inside: NodeContext): void => {
    if (path === null) return;
    const known = pages.get(path);
    const served = inside.addresses.flatMap((address) => comparablePath(address) ?? []);
    const addresses = [...(known?.addresses ?? []), ...served].slice(0, maxAddresses);
    pages.set(path, { ...(known ?? { path, groups, variants: inside.variants }), addresses });
  };
  const visit = (node: Fields, context: NodeContext): void => {
    nodes += 1;
    if (nodes > maxNodes || context.depth > maxDepth) return;
    const tab = context.tabs[textOf(node.tab)];
    // Not copied: a file may have many nodes of a tab with many fields.
    const fields: Fields = isRecord(tab) ? Object.assign(Object.create(tab), node) : node;
    const names = [fields.page, fields.section, fields.api, fields.title, fields['display-name']];
    const name = textOf(names.find((value) => typeof value === 'string'));
    const inside = contextBelow(context, name, fields);
    if (typeof fields.path === 'string') {
      const file = resolveFrom(context.file, fields.path);
      if ('display-name' in node) visitFile(file, inside);
      else addPage(comparablePath(file), context.groups, inside);
    }
    if (typeof fields.api === 'string' || typeof fields.changelog === 'string') {
      const folder = name === '' ? contextBelow(context, 'changelog', fields) : inside;
      for (const address of folder.addresses) generated.add(comparablePath(address) ?? '/');
    }
    for (const child of [fields.contents, fields.layout, fields.variants].flatMap(nodesIn)) {
      visit(child, inside);
    }
    visitVersions(fields.versions, inside);
  };
  const visitVersions = (list: unknown, context: NodeContext): void => {
    for (const [index, version] of nodesIn(list).entries()) {
      const name = textOf(version['display-name']);
      const inside = contextBelow(context, name, version);
      const isDefault = index === 0;
      const variant = { listId: `versions ${context.groups.join('\n')}`, name, isDefault };
      const addresses = [...(isDefault ? context.addresses : []), ...inside.addresses];
      visitFile(resolveFrom(context.file, textOf(version.path)), {
        ...inside,
        groups: context.groups,
        addresses: addresses.slice(0, maxAddresses),
        variants: [...context.variants, variant],
      });
    }
  };
  const visitFile = (file: string, context: NodeContext): void => {
    const config = context.depth > maxDepth ? null : readFile(file);
    if (isRecord(config)) visitConfig(config, { ...context, file });
  };
  const visitConfig = (config: Fields, context: NodeContext): void => {
    const tabs = isRecord(config.tabs) ? config.tabs : context.tabs;
    const inside = { ...context, tabs, depth: context.depth + 1 };
    const children = [config['landing-page'], config.products, config.navigation].flat();
    for (const child of nodesIn(children)) visit(child, inside);
    visitVersions(config.versions, inside);
  };

  const config = readFile('docs.yml');
  if (!isFern(config)) return null;
  const top = { file: 'docs.yml', tabs: {}, addresses: [''], groups: [], variants: [], depth: 0 };
  visitConfig(config, top);
  return {
    pages: [...pages.values()],
    redirects: parseRedirects(config.redirects),
    openapi: [],
    generatedFolders: [...generated].filter((folder) => folder !== '/'),
  };
}
