import { pause } from '../pace.ts';
import type { SourceFolder } from './files.ts';
import {
  isRecord,
  type ListedPage,
  type Navigation,
  parseYaml,
  redirectsOf,
  type Variant,
} from './navigation.ts';
import { comparablePath, resolveFrom } from './page-path.ts';

/*
 * Reads Fern's navigation as its documentation describes it: `docs.yml` names tabs, sections and pages,
 * or files of products and versions that do. Each of them adds its `slug`, or else its name, to the
 * address, unless it has `skip-slug`. The first version is also served without its own part.
 */

const maxFiles = 100;
const maxNodes = 100_000;
const maxDepth = 40;
const maxCharacters = 2_000_000;
/** For each page. */
const maxAddresses = 20;

interface Around {
  /** Paths are relative to this file. */
  file: string;
  tabs: Readonly<Record<string, unknown>>;
  /** Each address as its parts. */
  addresses: readonly (readonly string[])[];
  groups: readonly string[];
  variants: readonly Variant[];
  depth: number;
}

type Node = Readonly<Record<string, unknown>>;

const isFern = (config: unknown): config is Node => isRecord(config) && 'instances' in config;

/** Whether a `docs.yml` is Fern's: other programs use the name, too. */
export const isFernConfig = (text: string): boolean => isFern(parseYaml(text));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Boundaries within a word that become hyphens: `OAuth2`, `SDKs`. */
const boundary =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

/** A name as a part of an address: `API v2 (beta)` becomes `api-v-2-beta`. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\p{M}'’]/gu, '');
  const words = plain.replace(boundary, '-').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').toLowerCase();
}

/** @returns null if there is no `docs.yml` of Fern */
export async function readFern(sources: SourceFolder): Promise<Navigation | null> {
  let files = 0;
  let nodes = 0;
  let characters = maxCharacters;
  const pages = new Map<string, ListedPage>();
  const generated = new Set<string>();

  const readFile = (file: string): unknown => {
    files += 1;
    const text = files > maxFiles ? null : sources.read(file, characters);
    if (typeof text !== 'string') return undefined;
    characters -= text.length;
    return parseYaml(text);
  };
  /** The surroundings of a node's children. */
  const within = (around: Around, name: string, node: Node): Around => {
    const own = typeof node.slug === 'string' ? node.slug.split('/') : [slugOf(name)];
    const parts = node['skip-slug'] === true ? [] : own;
    return {
      ...around,
      addresses: around.addresses.map((address) => [...address, ...parts]),
      groups: name === '' ? around.groups : [...around.groups, name],
      depth: around.depth + 1,
    };
  };
  const addressesOf = ({ addresses }: Around): string[] =>
    addresses.flatMap((address) => comparablePath(address.join('/')) ?? []);
  const addPage = (file: string, groups: readonly string[], own: Around): void => {
    const path = comparablePath(resolveFrom(own.file, file));
    if (path === null) return;
    const known = pages.get(path);
    const addresses = [...(known?.addresses ?? []), ...addressesOf(own)].slice(0, maxAddresses);
    pages.set(path, { ...(known ?? { path, groups, variants: own.variants }), addresses });
  };
  const visit = async (node: Node, around: Around): Promise<void> => {
    nodes += 1;
    if (nodes > maxNodes || around.depth > maxDepth) return;
    await pause();
    const tab = around.tabs[textOf(node.tab)];
    const of = isRecord(tab) ? { ...tab, ...node } : node;
    const kinds = [of.page, of.section, of.api, of.title, of['display-name']];
    const name = textOf(kinds.find((kind) => typeof kind === 'string'));
    const own = within(around, name, of);
    const isFile = 'display-name' in node;
    if (typeof of.path === 'string' && !isFile) addPage(of.path, around.groups, own);
    if (typeof of.api === 'string' || typeof of.changelog === 'string') {
      const folder = name === '' ? within(around, 'changelog', of) : own;
      for (const address of addressesOf(folder)) generated.add(address);
    }
    if (typeof of.path === 'string' && isFile)
      await visitFile(resolveFrom(around.file, of.path), own);
    for (const list of [of.contents, of.layout, of.variants]) {
      for (const child of nodesIn(list)) await visit(child, own);
    }
    await visitVersions(of.versions, own);
  };
  const visitVersions = async (list: unknown, around: Around): Promise<void> => {
    for (const [at, version] of nodesIn(list).entries()) {
      const name = textOf(version['display-name']);
      const own = within(around, name, version);
      const variant = { list: `versions ${around.groups.join('\n')}`, name, isDefault: at === 0 };
      await visitFile(resolveFrom(around.file, textOf(version.path)), {
        ...own,
        groups: around.groups,
        addresses: [...(at === 0 ? around.addresses : []), ...own.addresses].slice(0, maxAddresses),
        variants: [...around.variants, variant],
      });
    }
  };
  const visitFile = async (file: string, around: Around): Promise<void> => {
    const config = readFile(file);
    if (isRecord(config) && around.depth <= maxDepth)
      await visitConfig(config, { ...around, file });
  };
  const visitConfig = async (config: Node, around: Around): Promise<void> => {
    const tabs = isRecord(config.tabs) ? config.tabs : around.tabs;
    const inside = { ...around, tabs, depth: around.depth + 1 };
    const nodes = [config['landing-page'], config.products, config.navigation].flat();
    for (const node of nodesIn(nodes)) await visit(node, inside);
    await visitVersions(config.versions, inside);
  };

  const config = readFile('docs.yml');
  if (!isFern(config)) return null;
  const top = { file: 'docs.yml', tabs: {}, addresses: [[]], groups: [], variants: [], depth: 0 };
  await visitConfig(config, top);
  return {
    pages: [...pages.values()],
    redirects: redirectsOf(config.redirects),
    openapi: [],
    apiFolders: [...generated].filter((folder) => folder !== '/'),
  };
}
