import { posix } from 'node:path';
import { byCodeUnits } from '../text/text.ts';
import { isFernConfig } from './fern.ts';
import { mayContainPages, type SourceFolder } from './files.ts';
import { isRecord, maxConfigLength, parseJson } from './navigation.ts';
import {
  conventionalPaths,
  isPageName,
  markdownPath,
  pagePathOfSource,
  pathSegments,
  resolveFrom,
} from './page-path.ts';
import { isOtherVariantFolder, isVariantName, withoutVariant } from './variants.ts';

/**
 * The folder with a `docs.json`, `mint.json` or Fern `docs.yml`; the root wins if it has one. If several
 * or no folders have one, the folder whose files match the site's paths; otherwise the whole checkout.
 *
 * @returns an array if several folders have one and the site's paths don't match any of them
 */
export function findDocsFolder(
  checkout: SourceFolder,
  sitePaths: ReadonlySet<string>,
): string | string[] {
  const isConfigName = (path: string): boolean =>
    /(?:^|\/)(?:docs\.json|mint\.json|docs\.yml)$/.test(path);
  const { files } = checkout.list((path, isFolder) =>
    isFolder ? mayContainPages(path) : isPageName(path) || isConfigName(path),
  );
  const configs = files.filter(isConfigName).filter((path) => {
    const text = checkout.read(path, maxConfigLength);
    if (text === null) return false;
    if (path.endsWith('.yml')) return isFernConfig(text);
    const config = parseJson(text);
    return isRecord(config) && 'navigation' in config;
  });
  const folders = new Set(configs.map((path) => posix.dirname(path)));
  const [only = '.'] = folders;
  if (folders.has('.')) return '.';
  if (folders.size === 1) return only;
  const pages = files.filter((path) => pagePathOfSource(path) !== null);
  const isCandidate = (folder: string): boolean => folders.size === 0 || folders.has(folder);
  const best = bestMatchingFolder(pages, sitePaths, isCandidate);
  return best ?? (folders.size > 0 ? [...folders] : '.');
}

/** Share of the best folder's votes that a folder of the docs' current version needs to win instead. */
const minShareOfBest = 0.5;
/** A path that exists in more folders than this is ignored, as it doesn't help to tell folders apart. */
const maxFoldersPerName = 200;
/** Maximum number of segments of a site's base path. */
const maxBaseParts = 8;

/** Each possible URL path of a file, from its name alone to its full path, with the folder that implies it. */
function* pathEndings(file: string): Generator<[end: string, folder: string]> {
  const path = markdownPath(file);
  if (path === null) return;
  const isFolder = conventionalPaths(path)[1] !== conventionalPaths(path)[0];
  const segments = pathSegments(path).slice(0, isFolder ? -1 : undefined);
  const folders = pathSegments(file);
  let end = '';
  if (segments.length < folders.length) yield ['/', folders.slice(0, -1).join('/')];
  for (let depth = segments.length - 1; depth >= 0; depth--) {
    const [name] = pathSegments(conventionalPaths(`/${segments[depth]}`)[0]);
    if (name !== undefined && !isVariantName(name)) end = `/${name}${end}`;
    if (end !== '') yield [end, folders.slice(0, depth).join('/')];
  }
}

/**
 * The folder whose files match most of the site's paths, for any base path of the site. In a tie the
 * outermost folder wins; the checkout's root comes last.
 *
 * @returns null if none of the site's paths is a file
 */
function bestMatchingFolder(
  files: readonly string[],
  sitePaths: ReadonlySet<string>,
  isCandidate: (folder: string) => boolean,
): string | null {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [end, folder] of pathEndings(file)) {
      if (!isCandidate(folder)) continue;
      const found = folders.get(end) ?? new Set();
      if (found.size <= maxFoldersPerName || end === '/') folders.set(end, found.add(folder));
    }
  }
  const votes = new Map<string, { folder: string; base: string; count: number }>();
  const paths = new Set<string>();
  for (const path of sitePaths) {
    const names = pathSegments(conventionalPaths(withoutVariant(path))[1]);
    paths.add(names.join('/'));
    for (const depth of names.slice(0, maxBaseParts + 1).keys()) {
      const below = folders.get(`/${names.slice(depth).join('/')}`) ?? new Set();
      for (const folder of below.size > maxFoldersPerName ? [] : below) {
        const base = names.slice(0, depth).join('/');
        const vote = votes.get(`${folder}\n${base}`) ?? { folder, base, count: 0 };
        vote.count += 1;
        votes.set(`${folder}\n${base}`, vote);
      }
    }
  }
  for (const vote of votes.values()) {
    // A path of the site that is the base path itself leads to the folder's index page.
    if (paths.has(vote.base) && folders.get('/')?.has(vote.folder)) vote.count += 1;
  }
  const all = [...votes.values()].sort((a, b) => b.count - a.count);
  const current = all.filter(({ folder }) => !pathSegments(folder).some(isOtherVariantFolder));
  const isCurrent = (current[0]?.count ?? 0) >= minShareOfBest * (all[0]?.count ?? 0);
  const best = isCurrent ? current : all;
  const depth = (folder: string): number => pathSegments(folder).length || Infinity;
  const isEnglish = (folder: string): number => (pathSegments(folder).includes('en') ? 1 : 0);
  const [first = null] = best
    .filter(({ count }) => count === best[0]?.count)
    .map(({ folder }) => folder)
    .sort((a, b) => depth(a) - depth(b) || isEnglish(b) - isEnglish(a) || byCodeUnits(a, b));
  return first;
}

/**
 * The checkout that a folder of the workspace belongs to: the innermost folder with a `.git`.
 *
 * @returns null if no folder has a `.git`
 */
export function checkoutOf(workspace: SourceFolder, folder: string) {
  const above = pathSegments(folder);
  for (let depth = above.length; depth >= 0; depth--) {
    const dotGit = [...above.slice(0, depth), '.git'].join('/');
    const [, elsewhere] = /^gitdir: (.*)$/m.exec(workspace.read(dotGit) ?? '') ?? [];
    // If the path leads outside of the workspace, no file is found.
    const git = elsewhere === undefined ? dotGit : resolveFrom(dotGit, elsewhere);
    const inGit = (name: string): string | null => workspace.read(`${git}/${name}`);
    const head = inGit('HEAD')?.trim();
    if (head === undefined && elsewhere === undefined) continue;
    const [, ref] = /^ref: (refs\/.*)$/.exec(head ?? '') ?? [];
    // Lines of `packed-refs` have the form `COMMIT refs/heads/main`.
    const packed = (): string[] => inGit('packed-refs')?.split('\n') ?? [];
    const line =
      ref === undefined ? head : (inGit(ref) ?? packed().find((row) => row.endsWith(` ${ref}`)));
    const [commit = ''] = line?.split(/\s/) ?? [];
    return {
      /** Path in the workspace; empty if the workspace itself is the checkout. */
      folder: above.slice(0, depth).join('/'),
      /** The repository of the remote `origin`; null if its URL doesn't name one. */
      origin: originOf(inGit('config') ?? ''),
      /** The SHA of the checked-out commit; null if it can't be read. */
      commit: /^[\da-f]{40,64}$/.test(commit) ? commit : null,
    };
  }
  return null;
}

/** Parses `https://host/owner/name` or `git@host:owner/name`, the URL of the remote `origin`. */
function originOf(config: string) {
  const remote =
    config.split(/^[ \t]*\[/m).find((part) => part.startsWith('remote "origin"]')) ?? '';
  const [, url = ''] = /^[ \t]*url[ \t]*=(.*)$/m.exec(remote) ?? [];
  const named = url.trim();
  const address = named.includes('://') ? named : `ssh://${named.replace(':', '/')}`;
  const { host = '', pathname = '' } = URL.parse(address) ?? {};
  const [owner, name, ...more] = pathSegments(pathname.replace(/\.git$/, ''));
  return owner && name && more.length === 0 ? { host, owner, name } : null;
}
