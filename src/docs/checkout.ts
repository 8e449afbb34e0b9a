import type { Checkout } from './docs.ts';
import type { SourceFolder } from './files.ts';
import { pathSegments } from './page-path.ts';

/**
 * The checkout that a folder of the workspace belongs to: the innermost with a `.git`.
 *
 * @returns null if there is none
 */
export function checkoutOf(workspace: SourceFolder, folder: string): Checkout | null {
  const textOf = (path: readonly string[]): string | null => {
    const read = workspace.read(path.join('/'));
    return typeof read === 'string' ? read : null;
  };
  const above = pathSegments(folder);
  for (let depth = above.length; depth >= 0; depth--) {
    const home = above.slice(0, depth);
    const [, elsewhere] = /^gitdir: (.*)$/m.exec(textOf([...home, '.git']) ?? '') ?? [];
    const git = elsewhere === undefined ? [...home, '.git'] : within(home, elsewhere);
    const inGit = (name: string): string | null => textOf([...git, name]);
    const head = inGit('HEAD')?.trim();
    if (head === undefined && elsewhere === undefined) continue;
    const [, ref = ''] = /^ref: (refs\/.*)$/.exec(head ?? '') ?? [];
    // Git packs what it keeps: `COMMIT refs/heads/main`, a line each.
    const packed = (): string | undefined =>
      inGit('packed-refs')
        ?.split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0];
    const commit = (ref ? (inGit(ref) ?? packed()) : head)?.trim() ?? '';
    return {
      folder: home.join('/'),
      origin: originOf(inGit('config') ?? ''),
      commit: /^[\da-f]{40,64}$/.test(commit) ? commit : null,
    };
  }
  return null;
}

/** A path as a file in a folder names it; one that leads out of the workspace names nothing there. */
function within(folder: readonly string[], path: string): string[] {
  const segments = path.startsWith('/') ? [''] : [...folder];
  for (const name of pathSegments(path)) {
    if (name === '..') segments.pop();
    else segments.push(name);
  }
  return segments;
}

/** The repository of the remote `origin`, as `https://host/owner/name` or `git@host:owner/name`. */
function originOf(config: string): Checkout['origin'] {
  const lines = config.split('\n').map((line) => line.trim());
  const from = lines.indexOf('[remote "origin"]');
  const own = from < 0 ? [] : lines.slice(from + 1);
  const to = own.findIndex((line) => line.startsWith('['));
  const set = own.slice(0, to < 0 ? undefined : to).find((line) => /^url\s*=/.test(line));
  const named = set?.slice(set.indexOf('=') + 1).trim() ?? '';
  const address = named.includes('://') ? named : `ssh://${named.replace(':', '/')}`;
  const { host = '', pathname = '' } = URL.parse(address) ?? {};
  const [owner, name, ...more] = pathSegments(pathname.replace(/\.git$/, ''));
  return owner && name && more.length === 0 ? { host, owner, name } : null;
}
