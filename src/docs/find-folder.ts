import { pause } from '../pace.ts';
import { conventionalPaths, pathSegments, sourcePath } from './page-path.ts';
import { hasOtherVariants, namesVariant, withoutVariant } from './variants.ts';

/** Minimum share of the best folder's votes at which a folder of the current version wins over an old one. */
const minShareOfBest = 0.5;
/** A name that more folders have doesn't tell them apart. */
const maxFoldersPerName = 200;
/** Parts of a path that may be the base path: no site's has more. */
const maxBaseParts = 8;

/** Each end of a file's path, with the folder below which it is the file's address. */
function* endsOf(file: string): Generator<[end: string, folder: string]> {
  const path = sourcePath(file, '.');
  if (path === null) return;
  const isFolder = conventionalPaths(path)[1] !== conventionalPaths(path)[0];
  const segments = pathSegments(path).slice(0, isFolder ? -1 : undefined);
  const folders = pathSegments(file);
  let end = '';
  if (segments.length < folders.length) yield ['/', folders.slice(0, -1).join('/')];
  for (let depth = segments.length - 1; depth >= 0; depth--) {
    const [name] = pathSegments(conventionalPaths(`/${segments[depth]}`)[0]);
    if (name !== undefined && !namesVariant(name)) end = `/${name}${end}`;
    if (end !== '') yield [end, folders.slice(0, depth).join('/')];
  }
}

/**
 * The folder of the sources: the one that, with some base path of the site, has files for most of the
 * site's paths. Of equals the outermost, but not the checkout itself: a period's addresses may be from
 * a part of the docs alone.
 *
 * @param files paths in the checkout
 * @param site comparable paths that the site is known to have: see `page-path.ts`
 * @param among the only folders to choose from
 * @returns null if none of the site's paths is a file
 */
export async function folderOf({
  files,
  site,
  among = null,
}: {
  files: readonly string[];
  site: ReadonlySet<string>;
  among?: readonly string[] | null;
}): Promise<string | null> {
  const folders = new Map<string, Set<string>>();
  const isAmong = among && new Set(among);
  for (const file of files) {
    await pause();
    for (const [end, folder] of endsOf(file)) {
      if (isAmong && !isAmong.has(folder)) continue;
      const of = folders.get(end) ?? new Set();
      if (of.size <= maxFoldersPerName || end === '/') folders.set(end, of.add(folder));
    }
  }
  const votes = new Map<string, { folder: string; base: string; count: number }>();
  const paths = new Set<string>();
  for (const path of site) {
    await pause();
    const names = pathSegments(conventionalPaths(withoutVariant(path))[1]);
    paths.add(names.join('/'));
    for (const at of names.slice(0, maxBaseParts + 1).keys()) {
      const below = folders.get(`/${names.slice(at).join('/')}`) ?? new Set();
      for (const folder of below.size > maxFoldersPerName ? [] : below) {
        const base = names.slice(0, at).join('/');
        const vote = votes.get(`${folder}\n${base}`) ?? { folder, base, count: 0 };
        vote.count += 1;
        votes.set(`${folder}\n${base}`, vote);
      }
    }
  }
  for (const vote of votes.values()) {
    // The base path itself is the address of the folder's own page.
    if (paths.has(vote.base) && folders.get('/')?.has(vote.folder)) vote.count += 1;
  }
  const all = [...votes.values()].sort((a, b) => b.count - a.count);
  const current = all.filter(({ folder }) => !pathSegments(folder).some(hasOtherVariants));
  const isCurrent = (current[0]?.count ?? 0) >= minShareOfBest * (all[0]?.count ?? 0);
  const best = isCurrent ? current : all;
  const equals = best.filter(({ count }) => count === best[0]?.count);
  const depth = (folder: string): number => pathSegments(folder).length || Infinity;
  const isEnglish = (folder: string): number => (pathSegments(folder).includes('en') ? 1 : 0);
  const [first = null] = equals
    .map(({ folder }) => folder)
    .sort((a, b) => depth(a) - depth(b) || isEnglish(b) - isEnglish(a) || (a < b ? -1 : 1));
  return first;
}
