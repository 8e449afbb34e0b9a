import type { Pace } from '../pace.ts';
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

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const isLanguage = (name: string): boolean => languageNames.of(name.slice(0, 2)) !== undefined;

/** The folders of one kind that stand beside each other, with the paths of what is in each. */
interface Beside {
  above: readonly string[];
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
async function variantsOf(paths: Iterable<string>, pace: Pace): Promise<Map<string, string>> {
  const files = Array.from(paths, (path) => ({ path, segments: segmentsOf(path) }));
  const original = new Map(files.map(({ path, segments }) => [pathOf(segments), path]));
  const groups = new Map<string, Beside>();
  for (const { segments } of files) {
    const pause = pace();
    if (pause) await pause;
    for (const [at, name] of segments.slice(0, deepestName).entries()) {
      const isVersion = version.test(name) || versionWord.test(name);
      if (!isVersion && !language.test(name)) continue;
      const kind = isVersion ? 'version' : 'language';
      const above = segments.slice(0, at);
      const key = `${kind} ${pathOf(above)}`;
      const group = groups.get(key) ?? { above, kind, folders: new Map<string, string[]>() };
      const inside = group.folders.get(name) ?? [];
      inside.push(pathOf(segments.slice(at + 1)));
      groups.set(key, { ...group, folders: group.folders.set(name, inside) });
    }
  }
  /** What stands in a path for a folder: nothing, or the name of the default's. */
  const instead = new Map<string, string | null>();
  for (const group of groups.values()) {
    const pause = pace();
    if (pause) await pause;
    for (const [name, other] of standIns(group, original)) {
      instead.set(pathOf([...group.above, name]), other);
    }
  }
  const variants = new Map<string, string>();
  for (const { path, segments } of files) {
    const pause = pace();
    if (pause) await pause;
    const target: string[] = [];
    let folder = '';
    for (const name of segments) {
      folder += `/${name}`;
      const other = instead.get(folder);
      if (other !== null) target.push(other ?? name);
    }
    const stands = pathOf(target);
    if (stands !== pathOf(segments)) variants.set(path, original.get(stands) ?? stands);
  }
  return variants;
}

/** By the names of the folders that hold other variants, the default's among them; null if it is outside. */
function standIns(
  { above, kind, folders }: Beside,
  paths: ReadonlyMap<string, string>,
): Map<string, string | null> {
  const others = new Map<string, string | null>();
  const names = [...folders.keys()];
  if (kind === 'language' && !names.some((name) => surely.test(name))) return others;
  const times = new Map<string, number>();
  for (const inside of folders.values()) {
    for (const path of inside) times.set(path, (times.get(path) ?? 0) + 1);
  }
  const outside = above.length === 0 ? '' : pathOf(above);
  const isOutside = (path: string): boolean =>
    paths.has(path === '/' ? outside || '/' : outside + path);
  const isBeside = (path: string): boolean => (times.get(path) ?? 0) > 1;
  const isMany = names.filter((name) => surely.test(name)).length > 1;
  const isMirrored = (name: string, stands: (path: string) => boolean): boolean => {
    const inside = folders.get(name) ?? [];
    const isSure = surely.test(name) || (kind === 'language' && isMany && isLanguage(name));
    // Chapters `1.1` and `1.2` have an index each, too.
    const some = inside.filter((path) => stands(path) && (path !== '/' || isSure));
    const share = some.length / inside.length;
    if (kind === 'version') return share >= leastMirrored.version;
    if (isSure) return share >= leastMirrored.language;
    return share >= leastMirrored.any && inside.length >= fewestOfAny;
  };
  const isApart = holdsOthers.test(above.at(-1) ?? '') && !folders.has('en');
  const beside: string[] = [];
  for (const name of names) {
    if (isApart || isMirrored(name, isOutside)) others.set(name, null);
    else if (isMirrored(name, isBeside)) beside.push(name);
  }
  const size = (name: string): number => folders.get(name)?.length ?? 0;
  const first = kind === 'version' ? latestOf(beside) : largestOf(beside, size);
  for (const name of beside) if (name !== first) others.set(name, first);
  return others;
}

/** The language with most pages, or English if it has hardly fewer. */
function largestOf(names: readonly string[], size: (name: string) => number): string {
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

/** `version 2025-06-18 (latest)` may be the folder `2025-06-18`. */
const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^\p{L}\p{N}._-]+/u);

/** The folders that all of the paths stand in. */
function commonFolder(paths: readonly string[]): string[] {
  const [first = [], ...others] = paths.map((path) => pathSegments(path).slice(0, -1));
  let length = first.length;
  for (const other of others) {
    let same = 0;
    while (same < length && first[same] === other[same]) same += 1;
    length = same;
  }
  return first.slice(0, length);
}

/** What names the lists that a page's languages and versions are of. */
const listsOf = (variants: readonly Variant[]): string =>
  variants.map(({ list }) => list).join('\n');

/** How far into a path a folder is looked for that is named as a language or version is. */
const deepestLabel = 4;

/** What is left of a path without its language and version: by their names, and by their folder. */
function keysOf(
  path: string,
  labels: ReadonlySet<string>,
  folder: readonly string[],
): readonly string[] {
  const segments = pathSegments(path);
  const unnamed = segments.filter((name, at) => at >= deepestLabel || !labels.has(name));
  return [unnamed.join('/'), segments.slice(folder.length).join('/')];
}

/**
 * From the path of each page in another language or version to that of the page that stands for it:
 * the default's, or the first that there is. By the tree alone, a page whose default's is gone has none.
 *
 * @param listed the navigation's pages, in its order
 * @param existing paths of the pages that have a source
 */
export async function translationsOf(
  listed: readonly Listed[],
  existing: ReadonlySet<string>,
  pace: Pace,
): Promise<Map<string, string>> {
  const translations = new Map<string, string>();
  const first = new Map<string, string>();
  const add = (path: string, keys: readonly string[]): void => {
    for (const key of keys) if (!first.has(key)) first.set(key, path);
  };
  const claim = (path: string, keys: readonly string[]): void => {
    const known = keys.map((key) => first.get(key)).find((one) => one !== undefined);
    if (known === undefined) add(path, keys);
    else if (known !== path) translations.set(path, known);
  };
  const chains = Map.groupBy(
    listed.filter(({ path, variants }) => variants.length > 0 && existing.has(path)),
    ({ variants }) => variants.map(({ list, name }) => `${list}\n${name}`).join('\n'),
  );
  const othersOf = ([, pages]: [string, Listed[]]): number =>
    pages[0]?.variants.filter(({ isDefault }) => !isDefault).length ?? 0;
  const unlisted: { lists: string; labels: ReadonlySet<string> }[] = [];
  for (const [, pages] of [...chains].sort((a, b) => othersOf(a) - othersOf(b))) {
    const pause = pace();
    if (pause) await pause;
    const variants = pages[0]?.variants ?? [];
    const lists = listsOf(variants);
    const labels = new Set(variants.flatMap(({ name }) => wordsOf(name)));
    const folder = commonFolder(pages.map(({ path }) => path));
    const isDefault = variants.every((variant) => variant.isDefault);
    for (const { path } of pages) {
      const keys = keysOf(path, labels, folder).map((key) => `${lists}\n${key}`);
      // Two pages of the default are two pages, however alike their paths are.
      if (isDefault) add(path, keys);
      else claim(path, keys);
    }
    if (!isDefault) unlisted.push({ lists, labels });
  }
  const known = new Set(listed.map(({ path }) => path));
  for (const path of [...existing].filter((one) => !known.has(one)).sort()) {
    const pause = pace();
    if (pause) await pause;
    const names = pathSegments(path).slice(0, deepestLabel);
    const named = ({ labels }: { labels: ReadonlySet<string> }): number =>
      names.filter((name) => labels.has(name)).length;
    const of = unlisted.reduce<(typeof unlisted)[number] | null>(
      (best, one) => (named(one) > (best ? named(best) : 0) ? one : best),
      null,
    );
    if (of) claim(path, [`${of.lists}\n${keysOf(path, of.labels, [])[0]}`]);
  }
  for (const [path, stands] of await variantsOf(existing, pace)) {
    if (!known.has(path) && !translations.has(path)) translations.set(path, stands);
  }
  return translations;
}
