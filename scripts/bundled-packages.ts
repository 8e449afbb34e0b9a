import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that the bundle may hold. */
interface BundledPackage {
  /** Folder below the root, such as `node_modules/zod`. */
  path: string;
  version: string;
  license: string;
}

/** The packages that the lockfile has for more than development. */
function bundledPackages(root: string): BundledPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; license?: string; dev?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version = '', license = 'see its text' }]) => ({ path, version, license }));
}

/**
 * The licenses of all of them. The bundler's own list leaves out what it inlines into the entry.
 *
 * @param root folder of package-lock.json and node_modules
 */
export function bundledLicenses(root: string): string {
  return bundledPackages(root)
    .map(({ path, version, license }) => {
      const name = path.replace(/^.*node_modules\//, '');
      return `${name} ${version} (${license})\n\n${licenseText(join(root, path))}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** All of a package's files of licenses and notices: some come under two. */
function licenseText(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => name)
    .sort();
  if (files.length === 0) return 'The package comes without a copy of its license.';
  return files
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}
