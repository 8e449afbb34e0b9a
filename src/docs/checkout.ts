import type { Checkout } from './docs.ts';
import type { SourceFolder } from './files.ts';
import { pathSegments, resolveFrom } from './page-path.ts';

/**
 * The checkout that a folder of the workspace belongs to: the innermost with a `.git`.
 *
 * @returns null if there is none
 */
export function checkoutOf(workspace: SourceFolder, folder: string): Checkout | null {
  const textOf = (path: string): string | null => {
    const read = workspace.read(path);
    return typeof read === 'string' ? read : null;
  };
  const above = pathSegments(folder);
  for (let depth = above.length; depth >= 0; depth--) {
    const own = [...above.slice(0, depth), '.git'].join('/');
    const [, elsewhere] = /^gitdir: (.*)$/m.exec(textOf(own) ?? '') ?? [];
    // A path out of the workspace finds no files, as only those in it are read.
    const git = elsewhere === undefined ? own : resolveFrom(own, elsewhere);
    const inGit = (name: string): string | null => textOf(`${git}/${name}`);
    const head = inGit('HEAD')?.trim();
    if (head === undefined && elsewhere === undefined) continue;
    const [, ref = ''] = /^ref: (refs\/.*)$/.exec(head ?? '') ?? [];
    // Lines of the form `COMMIT refs/heads/main`.
    const packed = (): string | undefined =>
      inGit('packed-refs')
        ?.split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0];
    const commit = (ref ? (inGit(ref) ?? packed()) : head)?.trim() ?? '';
    return {
      folder: above.slice(0, depth).join('/'),
      origin: originOf(inGit('config') ?? ''),
      commit: /^[\da-f]{40,64}$/.test(commit) ? commit : null,
    };
  }
  return null;
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
