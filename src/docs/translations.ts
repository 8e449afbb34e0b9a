import type { Listed, Variant } from './navigation.ts';

/*
 * Which pages are one page in several languages or versions: those whose paths are one but for the
 * folder that is named as the language or version is (`fr/`, `v1/`) or, where none is, that all pages
 * of the language or version stand in.
 */

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

/** `version 2025-06-18 (latest)` may be the folder `2025-06-18`. */
const wordsOf = (name: string): string[] => name.toLowerCase().split(/[^\p{L}\p{N}._-]+/u);

/** The folders that all of the paths stand in. */
function commonFolder(paths: readonly string[]): string[] {
  const [first = [], ...others] = paths.map((path) => segmentsOf(path).slice(0, -1));
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
  const segments = segmentsOf(path);
  const unnamed = segments.filter((name, at) => at >= deepestLabel || !labels.has(name));
  return [unnamed.join('/'), segments.slice(folder.length).join('/')];
}

/**
 * From the path of each page in another language or version to that of the page that stands for it:
 * the default's, or the first that there is.
 *
 * @param listed the navigation's pages, in its order
 * @param existing paths of the pages that have a source
 */
export function translationsOf(
  listed: readonly Listed[],
  existing: ReadonlySet<string>,
): Map<string, string> {
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
    const names = segmentsOf(path).slice(0, deepestLabel);
    const named = ({ labels }: { labels: ReadonlySet<string> }): number =>
      names.filter((name) => labels.has(name)).length;
    const of = unlisted.reduce<(typeof unlisted)[number] | null>(
      (best, one) => (named(one) > (best ? named(best) : 0) ? one : best),
      null,
    );
    if (of) claim(path, [`${of.lists}\n${keysOf(path, of.labels, [])[0]}`]);
  }
  return translations;
}
