import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A public repository of documentation, as `sources.json` lists them. */
export interface Source {
  /** `owner/name` on GitHub. */
  repository: string;
  /** What is read; the hash is its checksum. */
  commit: string;
  licence: string;
  /** Starts of the paths that are read. `{language}` stands for the name of a language, which may be a folder or part of a file's name. */
  paths: readonly string[];
  /** The language of all paths that name none; English if left out. */
  language?: string;
  /** The repository whose pages these translate, path by path. */
  translates?: string;
}

export interface SourceFile {
  path: string;
  text: string;
}

const textFile = /\.(?:mdx?|markdown|rst|adoc|po|json|ya?ml|php)$/;
/** Larger files are data. */
const mostBytes = 600_000;

const git = (directory: string, ...words: string[]): string =>
  execFileSync('git', ['--git-dir', directory, ...words], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });

function holds(directory: string, commit: string): boolean {
  try {
    git(directory, 'cat-file', '-e', `${commit}^{tree}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * The git directory of a source in the cache folder, fetched from GitHub unless it holds the commit.
 * @throws If git can't fetch the commit.
 */
export function fetched(source: Source, cache: string): string {
  const directory = join(cache, source.repository.replace('/', '+'), 'repo');
  if (!existsSync(directory)) {
    mkdirSync(directory, { recursive: true });
    git(directory, 'init', '--bare', '--quiet');
  }
  if (!holds(directory, source.commit)) {
    const address = `https://github.com/${source.repository}`;
    git(directory, 'fetch', '--quiet', '--depth', '1', address, source.commit);
  }
  return directory;
}

/** Paths and object names of the text files that `wanted` lets through, sorted by path. */
function listed(directory: string, commit: string, wanted: (path: string) => boolean) {
  const entries = git(directory, 'ls-tree', '-r', '-l', '-z', commit).split('\0');
  return entries.flatMap((entry) => {
    const [, kind, object = '', size, path = ''] =
      /^\d+ (\w+) (\w+) +(\S+)\t(.*)$/s.exec(entry) ?? [];
    const isRead =
      kind === 'blob' && Number(size) <= mostBytes && textFile.test(path) && wanted(path);
    return isRead ? [{ path, object }] : [];
  });
}

/** The files of a source that `wanted` lets through, by path. */
export async function readFiles(
  { commit }: Source,
  directory: string,
  wanted: (path: string) => boolean,
): Promise<SourceFile[]> {
  const files = listed(directory, commit, wanted);
  if (files.length === 0) return [];
  const reader = spawn('git', ['--git-dir', directory, 'cat-file', '--batch'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(`${files.map(({ object }) => object).join('\n')}\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of reader.stdout) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  let at = 0;
  return files.map(({ path, object }) => {
    const end = all.indexOf(10, at);
    const [name, kind, size] = all.toString('latin1', at, end).split(' ');
    if (name !== object || kind !== 'blob') {
      throw new Error(`git gave something other than ${path}: delete ${directory} and try again.`);
    }
    const text = all.toString('utf8', end + 1, end + 1 + Number(size));
    at = end + 1 + Number(size) + 1;
    return { path, text };
  });
}
