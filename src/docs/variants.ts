import type { ListedPage } from './navigation.ts';
import { joinPath, pathSegments, underBasePath } from './page-path.ts';

/*
 * Finds the translations and versions of the same page. Pages that the navigation lists match if their
 * paths differ only in a folder named like the language or version (`fr/`, `v1/`), or in the common folder
 * of all pages of the language or version. Unlisted pages are found in the file tree: a folder or name
 * ending must look like a language or version, and its pages must also exist elsewhere.
 */

/** Language codes that rarely mean anything else, unlike `ts`, `cs`, `py`, `id` or `no`. */
const clearLanguage =
  /^(?:ar|cn|de|en|es|fa|fr|he|hi|hu|it|ja|ko|nl|pl|pt|ru|sv|tr|uk|vi|zh)(?:[-_][a-z]{2,4})?$/;
/** Names that look like a language code, but may mean something else. */
const languageName = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/;
const versionName =
  /^(?:version-|v)?\d{1,4}(?:\.(?:\d{1,4}|x)){1,3}(?:-[a-z\d.]+)?$|^version-[\w.-]+$|^v\d{1,3}$|^\d{4}-\d\d(?:-\d\d)?$/;
const versionWord = /^(?:latest|stable|current|next|nightly|canary)$/;
/** Folders that contain only languages or versions other than the default. */
const nonDefaultFolder = /^(?:i18n|locales?|translations?|versioned_docs.*)$/;

/** Whether a segment of a path may be the name of a language or version. */
export const isVariantName = (name: string): boolean =>
  clearLanguage.test(name) || versionName.test(name) || versionWord.test(name);

/** Whether a folder is named like a version, or contains no pages of the default language or version. */
export const isOtherVariantFolder = (name: string): boolean =>
  versionName.test(name) || nonDefaultFolder.test(name);

/** A path without languages and versions: a file's path may have one that its URL lacks, or vice versa. */
export function withoutVariant(path: string): string {
  const segments = pathSegments(path);
  const others = segments.filter((name) => !isVariantName(name));
  const last = segments.at(-1) ?? '';
  // The last segment may be a page about `next` or `latest`.
  return joinPath(others.length > 0 && versionWord.test(last) ? [...others, last] : others);
}

/** Segments of a file's path. A language at the end of the name (`a/b.fr`) becomes a folder (`a/fr/b`). */
function segmentsOf(path: string): string[] {
  const segments = pathSegments(path);
  const [name = '', ending = '', ...more] = segments.at(-1)?.split('.') ?? [];
  if (more.length > 0 || !languageName.test(ending)) return segments;
  const isFolder = /^(?:_?index|readme)$/.test(name);
  return [...segments.slice(0, -1), ending, ...(isFolder ? [] : [name])];
}

/** The folders of languages, or of versions, in the same parent folder. */
interface Siblings {
  /** Path of the parent folder; empty for the root. */
  parent: string;
  kind: 'language' | 'version';
  /** Paths of the pages in each folder, relative to it, by the folder's name. */
  folders: Map<string, string[]>;
}

/** Minimum share of a folder's pages that also exist elsewhere. It is low for languages, as few are complete. */
const minMirrored = { language: 0.2, version: 0.5 };
/** English is the default if it has at least this share of the largest language's pages. */
const minEnglishShare = 0.8;
/** Number of leading segments of a path that are searched for a language or version. */
const maxDepth = 8;

/** The variants that `variantsOf` finds in the file tree. */
function variantsInTree(paths: Iterable<string>): Variants {
  const files = Array.from(paths, (path) => ({ path, segments: segmentsOf(path) }));
  const original = new Map(files.map(({ path, segments }) => [joinPath(segments), path]));
  const groups = new Map<string, Siblings>();
  for (const { segments } of files) {
    for (const [index, name] of segments.slice(0, maxDepth).entries()) {
      const isVersion = versionName.test(name) || versionWord.test(name);
      if (!isVersion && !languageName.test(name)) continue;
      const kind = isVersion ? 'version' : 'language';
      const parent = index === 0 ? '' : joinPath(segments.slice(0, index));
      const group: Siblings = groups.get(`${kind} ${parent}`) ?? {
        parent,
        kind,
        folders: new Map(),
      };
      const inside = group.folders.get(name) ?? [];
      inside.push(joinPath(segments.slice(index + 1)));
      group.folders.set(name, inside);
      groups.set(`${kind} ${parent}`, group);
    }
  }
  /** The name of the folder that takes the place of each folder, by the folder's path. */
  const replaced = new Map<string, string | null>();
  for (const group of groups.values()) {
    const isOutside = (path: string): boolean => original.has(underBasePath(group.parent, path));
    for (const [name, other] of defaultFolders(group, isOutside)) {
      replaced.set(`${group.parent}/${name}`, other);
    }
  }
  const variants = { translations: new Map<string, string>(), onlyIn: new Map<string, string>() };
  /** The file that takes the place of a default page that doesn't exist, by that page's path. */
  const first = new Map<string, string>();
  for (const { path, segments } of files) {
    let folder = '';
    let variant: string | undefined;
    const target = segments.flatMap((name) => {
      folder += `/${name}`;
      const other = replaced.get(folder);
      if (other === undefined) return name;
      variant ??= name;
      return other ?? [];
    });
    if (variant === undefined) continue;
    const main = joinPath(target);
    const standIn = original.get(main) ?? first.get(main) ?? path;
    if (standIn !== path) variants.translations.set(path, standIn);
    else {
      variants.onlyIn.set(path, variant);
      first.set(main, path);
    }
  }
  return variants;
}

/**
 * The name of the default language's or version's folder, which takes the place of each of the other folders,
 * by their names; null if the default's pages are in the parent folder.
 */
function defaultFolders(
  { parent, kind, folders }: Siblings,
  isOutside: (path: string) => boolean,
): Map<string, string | null> {
  const isClear = (name: string): boolean => clearLanguage.test(name);
  const all = [...folders.keys()];
  // If two folders are clearly named like languages, all with the form of a language code count.
  const isAny = kind === 'version' || all.filter(isClear).length > 1;
  const names = isAny ? all : all.filter(isClear);
  const times = new Map<string, number>();
  for (const path of [...folders.values()].flat()) times.set(path, (times.get(path) ?? 0) + 1);
  const isInSibling = (path: string): boolean => (times.get(path) ?? 0) > 1;
  const isMirrored = (name: string, existsElsewhere: (path: string) => boolean): boolean => {
    const inside = folders.get(name) ?? [];
    // The index page of a version doesn't count: chapters `1.1` and `1.2` have one each, too.
    const mirrored = inside.filter(
      (path) => existsElsewhere(path) && (path !== '/' || kind === 'language'),
    );
    return mirrored.length >= minMirrored[kind] * inside.length;
  };
  // Whether the parent folder contains only languages or versions other than the default.
  const hasOthersOnly =
    nonDefaultFolder.test(pathSegments(parent).at(-1) ?? '') && !folders.has('en');
  const others = new Map<string, string | null>();
  const mirrored: string[] = [];
  for (const name of names) {
    if (hasOthersOnly || isMirrored(name, isOutside)) others.set(name, null);
    else if (isMirrored(name, isInSibling)) mirrored.push(name);
  }
  const first = kind === 'version' ? latestVersion(mirrored) : largestLanguage(mirrored, folders);
  for (const name of mirrored) {
    if (name !== first) others.set(name, first);
  }
  return others;
}

/** The language with the most pages, or English if it has at least `minEnglishShare` of them. */
function largestLanguage(names: readonly string[], folders: Siblings['folders']): string {
  const weight = (name: string): number =>
    (folders.get(name)?.length ?? 0) / (/^en\b/.test(name) ? minEnglishShare : 1);
  const [largest = ''] = names.toSorted((a, b) => weight(b) - weight(a));
  return largest;
}

/** The version that is named `latest` or similar, or else the highest released version. */
function latestVersion(names: readonly string[]): string {
  const rank = (name: string): number => {
    if (versionWord.test(name)) return /^(?:latest|stable|current)$/.test(name) ? 2 : 0;
    return /\d-[a-z]/.test(name) ? 0 : 1;
  };
  const number = new Intl.Collator('en', { numeric: true });
  const [latest = ''] = names.toSorted((a, b) => rank(b) - rank(a) || number.compare(b, a));
  return latest;
}

/** Number of leading segments of a path in which a folder may be named like a language or version. */
const maxLabelDepth = 4;

/**
 * The variants that `variantsOf` finds in the navigation. If the default has no such page, the
 * first listed page takes its place. Folders may have a part of the version's name, such as `2025-06-18`.
 */
function variantsInNavigation(listed: readonly ListedPage[]): Variants {
  const translations = new Map<string, string>();
  const onlyIn = new Map<string, string>();
  const otherOf = ({ variants }: ListedPage) => variants.filter(({ isDefault }) => !isDefault);
  /** The path of the first page with each key. */
  const first = new Map<string, string>();
  for (const page of listed.toSorted((a, b) => otherOf(a).length - otherOf(b).length)) {
    const { path, variants } = page;
    if (variants.length === 0) continue;
    const labels = variants.flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}\p{N}._-]+/u));
    const unnamed = pathSegments(path).filter(
      (name, index) => index >= maxLabelDepth || !labels.includes(name),
    );
    const lists = variants.map(({ listId }) => listId).join('\n');
    const key = `${lists}\n${withoutVariant(joinPath(unnamed))}`;
    const [other] = otherOf(page);
    const main = first.get(key);
    // Two pages of the default language and version are never translations of each other.
    if (main !== undefined && other) {
      if (main !== path) translations.set(path, main);
      continue;
    }
    if (main === undefined) first.set(key, path);
    if (other) onlyIn.set(path, other.name);
  }
  return { translations, onlyIn };
}

/** The pages in other languages and versions than the default. */
interface Variants {
  /** Maps the path of a page to the path of the page that stands for it, mostly the default's. */
  translations: ReadonlyMap<string, string>;
  /** The language or version of each page that the default doesn't have, by the page's path. */
  onlyIn: ReadonlyMap<string, string>;
}

/** @param existing paths of the pages that have a source file */
export function variantsOf(listed: readonly ListedPage[], existing: ReadonlySet<string>): Variants {
  const known = new Set(listed.map(({ path }) => path));
  const tree = variantsInTree(existing);
  const navigation = variantsInNavigation(listed.filter(({ path }) => existing.has(path)));
  const join = (key: keyof Variants) =>
    new Map([...[...tree[key]].filter(([path]) => !known.has(path)), ...navigation[key]]);
  return { translations: join('translations'), onlyIn: join('onlyIn') };
}
