import { pause } from '../pace.ts';
import type { Listed, Variant } from './navigation.ts';
import { pathSegments } from './page-path.ts';

/*
 * Which pages are one page in several languages or versions. By the navigation: those whose paths are
 * one but for the folder that is named as the language or version is (`fr/`, `v1/`) or, where none is,
 * that all pages of it stand in. Of pages that it says nothing of the tree tells: folders and endings
 * of names that are named as a language or version is, and whose pages stand elsewhere, too.
 */

/** Languages whose short names hardly stand for anything else: not `ts`, `cs`, `py`, `id` or `no`. */
const surely =
  /^(?:ar|cn|de|en|es|fa|fr|he|hi|hu|it|ja|ko|nl|pl|pt|ru|sv|tr|uk|vi|zh)(?:[-_][a-z]{2,4})?$/;
/** What is taken for one beside these. */
const language = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/;
const version =
  /^(?:version-|v)?\d{1,4}(?:\.(?:\d{1,4}|x)){1,3}(?:-[a-z\d.]+)?$|^version-[\w.-]+$|^v\d{1,3}$|^\d{4}-\d\d(?:-\d\d)?$/;
const versionWord = /^(?:latest|stable|current|next|nightly|canary)$/;
/** Folders of other languages and versions alone, wherever the default's pages are. */
const holdsOthers = /^(?:i18n|locales?|translations?|versioned_docs.*)$/;

/** Whether a part of a path may name a language or a version. */
export const namesVariant = (name: string): boolean =>
  surely.test(name) || version.test(name) || versionWord.test(name);

/** Whether a folder holds old versions, or other languages and versions alone. */
export const isOfOthers = (name: string): boolean => version.test(name) || holdsOthers.test(name);

/** A path without its language and version: addresses have them where files don't, and files where addresses don't. */
export function withoutVariant(path: string): string {
  const segments = pathSegments(path);
  const others = segments.filter((name) => !namesVariant(name));
  const last = segments.at(-1) ?? '';
  // In a folder a page may be about what is next, or the latest.
  return pathOf(others.length > 0 && versionWord.test(last) ? [...others, last] : others);
}

const pathOf = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** Segments of a file's path; the language that ends a name (`backups.fr`) is a folder before it. */
function segmentsOf(path: string): string[] {
  const segments = pathSegments(path);
  const [name = '', ending = '', ...more] = segments.at(-1)?.split('.') ?? [];
  if (more.length > 0 || !language.test(ending)) return segments;
  const isFolder = /^(?:_?index|readme)$/.test(name);
  return [...segments.slice(0, -1), ending, ...(isFolder ? [] : [name])];
}

/** Made when first needed, which is in folders of more than one language: it takes 15 ms. */
let languageNames: Intl.DisplayNames | undefined;
function isLanguage(name: string): boolean {
  languageNames ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return languageNames.of(name.slice(0, 2)) !== undefined;
}

/** The folders of one kind that stand beside each other, with the paths of what is in each. */
interface Beside {
  above: string;
  kind: 'language' | 'version';
  folders: Map<string, string[]>;
}

/**
 * So much of what a folder holds has to stand elsewhere, too: of a language, which may be behind, of a
 * version, and of a folder whose name may stand for anything, which needs some pages as well.
 */
const leastMirrored = { language: 0.2, version: 0.5, any: 0.8 };
const fewestOfAny = 3;
/** How far into a path a language or a version is looked for. */
const deepestName = 8;
/** So much of what the largest language has English needs to be the default. */
const leastOfDefault = 0.8;

/**
 * From the path of each page in another language or version to that of the page that stands for it,
 * whether there is such a page or not: one that lost its default's page is none.
 *
 * @param paths of all files, comparable ones of `page-path.ts`
 */
async function byTree(paths: Iterable<string>): Promise<Map<string, string>> {
  const files = Array.from(paths, (path) => ({ path, segments: segmentsOf(path) }));
  const original = new Map(files.map(({ path, segments }) => [pathOf(segments), path]));
  const groups = new Map<string, Beside>();
  for (const { segments } of files) {
    await pause();
    for (const [at, name] of segments.slice(0, deepestName).entries()) {
      const isVersion = version.test(name) || versionWord.test(name);
      if (!isVersion && !language.test(name)) continue;
      const kind = isVersion ? 'version' : 'language';
      const above = pathOf(segments.slice(0, at));
      const group: Beside = groups.get(`${kind} ${above}`) ?? { above, kind, folders: new Map() };
      const inside = group.folders.get(name) ?? [];
      inside.push(pathOf(segments.slice(at + 1)));
      group.folders.set(name, inside);
      groups.set(`${kind} ${above}`, group);
    }
  }
  /** What stands in a path for a folder: nothing, or the name of the default's. */
  const instead = new Map<string, string | null>();
  /** Folders of versions whose pages are pages of their own unless they stand outside, too. */
  const mixed = new Set<string>();
  for (const group of groups.values()) {
    const folder = group.above === '/' ? '' : group.above;
    const isMixed = group.kind === 'version' && !isApart(group);
    const isOutside = (path: string): boolean =>
      original.has(path === '/' ? group.above : folder + path);
    for (const [name, other] of standIns(group, isOutside)) {
      instead.set(`${folder}/${name}`, other);
      if (isMixed && other === null) mixed.add(`${folder}/${name}`);
    }
  }
  const variants = new Map<string, string>();
  for (const { path, segments } of files) {
    let folder = '';
    let isInMixed = false;
    const target = segments.flatMap((name) => {
      folder += `/${name}`;
      isInMixed ||= mixed.has(folder);
      const other = instead.get(folder);
      return other === null ? [] : (other ?? name);
    });
    const stands = pathOf(target);
    if (stands !== pathOf(segments) && !(isInMixed && !original.has(stands)))
      variants.set(path, original.get(stands) ?? stands);
  }
  return variants;
}

/** Whether a folder holds other languages and versions alone. */
const isApart = ({ above, folders }: Beside): boolean =>
  holdsOthers.test(pathSegments(above).at(-1) ?? '') && !folders.has('en');

/** By the names of the folders that hold other variants, the default's among them; null if it is outside. */
function standIns(all: Beside, isOutside: (path: string) => boolean): Map<string, string | null> {
  const { kind, folders } = all;
  const others = new Map<string, string | null>();
  const names = [...folders.keys()];
  const sure = names.filter((name) => surely.test(name));
  if (kind === 'language' && sure.length === 0) return others;
  const times = new Map<string, number>();
  for (const path of [...folders.values()].flat()) times.set(path, (times.get(path) ?? 0) + 1);
  const isBeside = (path: string): boolean => (times.get(path) ?? 0) > 1;
  const isMirrored = (name: string, stands: (path: string) => boolean): boolean => {
    const inside = folders.get(name) ?? [];
    const isSure = sure.includes(name) || (sure.length > 1 && isLanguage(name));
    // Chapters `1.1` and `1.2` have an index each, too.
    const some = inside.filter((path) => stands(path) && (path !== '/' || isSure));
    const of = kind === 'language' && !isSure ? 'any' : kind;
    const isEnough = of !== 'any' || inside.length >= fewestOfAny;
    return isEnough && some.length >= leastMirrored[of] * inside.length;
  };
  const beside: string[] = [];
  for (const name of names) {
    if (isApart(all) || isMirrored(name, isOutside)) others.set(name, null);
    else if (isMirrored(name, isBeside)) beside.push(name);
  }
  const first = kind === 'version' ? latestOf(beside) : largestOf(beside, folders);
  for (const name of beside) if (name !== first) others.set(name, first);
  return others;
}

/** The language with most pages, or English if it has hardly fewer. */
function largestOf(names: readonly string[], folders: Beside['folders']): string {
  const size = (name: string): number => folders.get(name)?.length ?? 0;
  const [largest = ''] = names.toSorted((a, b) => size(b) - size(a));
  const isEnglish = (name: string): boolean =>
    /^en\b/.test(name) && size(name) >= leastOfDefault * size(largest);
  return names.find(isEnglish) ?? largest;
}

/** The version that is called so, else the highest that is out. */
function latestOf(names: readonly string[]): string {
  const rank = (name: string): number => {
    if (versionWord.test(name)) return /^(?:latest|stable|current)$/.test(name) ? 2 : 0;
    return /\d-[a-z]/.test(name) ? 0 : 1;
  };
  const number = new Intl.Collator('en', { numeric: true });
  const [latest = ''] = names.toSorted((a, b) => rank(b) - rank(a) || number.compare(b, a));
  return latest;
}

/** How far into a path a folder is looked for that is named as a language or version is. */
const deepestLabel = 4;

/**
 * The same of the pages that the navigation lists in languages and versions: the default's, or the
 * first that there is. Pages are one whose paths are, but for the folder that is named as theirs is
 * (`version 2025-06-18 (latest)` may be `2025-06-18`), or that all pages of theirs stand in.
 */
function byNavigation(listed: readonly Listed[]): Map<string, string> {
  const translations = new Map<string, string>();
  const chains = Map.groupBy(
    listed.filter(({ variants }) => variants.length > 0),
    ({ variants }) => variants.map(({ list, name }) => `${list}\n${name}`).join('\n'),
  );
  const othersAmong = (variants: readonly Variant[] = []): number =>
    variants.filter(({ isDefault }) => !isDefault).length;
  const order = [...chains.values()].sort(
    ([a], [b]) => othersAmong(a?.variants) - othersAmong(b?.variants),
  );
  /** The first page of each key. */
  const first = new Map<string, string>();
  for (const pages of order) {
    const { variants = [] } = pages[0] ?? {};
    const lists = variants.map(({ list }) => list).join('\n');
    const labels = new Set(
      variants.flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}\p{N}._-]+/u)),
    );
    const folder = commonFolder(pages.map(({ path }) => path));
    for (const { path } of pages) {
      const segments = pathSegments(path);
      const unnamed = segments.filter((name, at) => at >= deepestLabel || !labels.has(name));
      const keys = [unnamed, segments.slice(folder)].map((key) => `${lists}\n${key.join('/')}`);
      // Two pages of the default are two pages, however alike their paths are.
      const known = othersAmong(variants) > 0 ? keys.find((key) => first.has(key)) : undefined;
      const stands = first.get(known ?? '') ?? path;
      if (stands !== path) translations.set(path, stands);
      else for (const key of keys) first.set(key, first.get(key) ?? path);
    }
  }
  return translations;
}

/** How many folders all of the paths have in common, from the root on. */
function commonFolder(paths: readonly string[]): number {
  const [first = [], ...others] = paths.map((path) => pathSegments(path).slice(0, -1));
  const differs = (name: string, at: number) => others.some((other) => other[at] !== name);
  const at = first.findIndex(differs);
  return at < 0 ? first.length : at;
}

/**
 * From the path of each page in another language or version to that of the page that stands for it.
 * By the tree alone, a page whose default's is gone has none.
 *
 * @param listed the navigation's pages, in its order
 * @param existing paths of the pages that have a source
 */
export async function translationsOf(
  listed: readonly Listed[],
  existing: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const known = new Set(listed.map(({ path }) => path));
  const unlisted = [...(await byTree(existing))].filter(([path]) => !known.has(path));
  return new Map([...unlisted, ...byNavigation(listed.filter(({ path }) => existing.has(path)))]);
}
