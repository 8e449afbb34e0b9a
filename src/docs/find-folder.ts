import { pause } from '../pace.ts';
import { conventionalPaths, pathSegments, sourcePath } from './page-path.ts';
import { isOfOthers, namesVariant, withoutVariant } from './variants.ts';

/** Old versions are the docs only if the present ones have less than this share of their pages. */
const leastOfBest = 0.5;
/** A name that more folders have tells none of them. */
const mostAlike = 200;
/** No site's base path has more parts. */
const maxBaseParts = 8;

/** The ends of a file's address, each with the folder that it may be the address below; of a folder's page `/`. */
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
 * The folder of the sources: with a base path of the site, the one under which most of the site's
 * paths are files. Of equals the outermost but the checkout itself, as the addresses of one period may
 * be of a part of the docs alone.
 *
 * @param files paths in the checkout
 * @param site comparable paths of `page-path.ts` that the site is known to have
 * @param among the only folders that may be it
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
      if (of.size <= mostAlike || end === '/') folders.set(end, of.add(folder));
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
      for (const folder of below.size > mostAlike ? [] : below) {
        const base = names.slice(0, at).join('/');
        const vote = votes.get(`${folder}\n${base}`) ?? { folder, base, count: 0 };
        vote.count += 1;
        votes.set(`${folder}\n${base}`, vote);
      }
    }
  }
  for (const vote of votes.values()) {
    // Below a base path, the base path itself is the page of the folder.
    if (paths.has(vote.base) && folders.get('/')?.has(vote.folder)) vote.count += 1;
  }
  const all = [...votes.values()].sort((a, b) => b.count - a.count);
  const present = all.filter(({ folder }) => !pathSegments(folder).some(isOfOthers));
  const isPresent = (present[0]?.count ?? 0) >= leastOfBest * (all[0]?.count ?? 0);
  const best = isPresent ? present : all;
  const equals = best.filter(({ count }) => count === best[0]?.count);
  const depth = (folder: string): number => pathSegments(folder).length || Infinity;
  const isEnglish = (folder: string): number => (pathSegments(folder).includes('en') ? 1 : 0);
  const [first = null] = equals
    .map(({ folder }) => folder)
    .sort((a, b) => depth(a) - depth(b) || isEnglish(b) - isEnglish(a) || (a < b ? -1 : 1));
  return first;
}
