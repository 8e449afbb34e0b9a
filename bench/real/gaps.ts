import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A real gap of a public docs repository, and the commit that closed it. */
export interface RealGap extends Change {
  id: string;
  /** What a reader might have asked, written from the commit's subject alone. */
  questions: string[];
  /** Files that the commit changed, and the headings of the sections that it changed in them. */
  files: string[];
  sections: { file: string; heading: string | null }[];
  /** A commit that has nothing to do with the gap. */
  decoy?: Change;
}

export interface Change {
  commit: string;
  parent: string;
}

export const readGaps = (file: string): RealGap[] => JSON.parse(readFileSync(file, 'utf8'));

/** Files that may be missing from a copy of the repository, such as images, aren't needed. */
const isSource = (path: string): boolean => /\.(?:mdx?|json|ya?ml|mintignore)$/.test(path);

/** Reads commits of a repository, given as its Git directory. */
export function openRepository(repository: string, scratch: string) {
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['--git-dir', repository, ...args], {
      maxBuffer: 2 ** 29,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  return {
    /** Writes the sources of a commit into a folder of its own, and returns its path. */
    layOut(commit: string): string {
      const folder = join(scratch, commit);
      mkdirSync(folder, { recursive: true });
      const files = git('ls-tree', '-r', '-z', '--name-only', commit).toString().split('\0');
      const input = git('archive', commit, '--', ...files.filter(isSource));
      execFileSync('tar', ['-x', '-C', folder], { input });
      return folder;
    },
    /** The files of a change at its commit, by path: null for a deleted one. */
    filesOf({ commit, parent }: Change): Map<string, Buffer | null> {
      const names = git('diff', '--no-renames', '--name-status', '-z', parent, commit);
      const fields = names.toString().split('\0');
      return new Map(
        fields.flatMap((file, at) => {
          if (at % 2 === 0 || !isSource(file)) return [];
          return [
            [file, fields[at - 1] === 'D' ? null : git('show', `${commit}:${file}`)] as const,
          ];
        }),
      );
    },
  };
}
