import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
}

/**
 * The licenses of all packages that the bundle may hold: those that the lockfile has for more than
 * development. The bundler's own list leaves out what it inlines into the entry.
 *
 * @param root folder of package-lock.json and node_modules
 */
export function bundledLicenses(root: string): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const bundled = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);
  return bundled
    .map(([path, { version, license }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      const text = licenseText(join(root, path));
      return `${name} ${version ?? ''} (${license ?? 'see its text'})\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function licenseText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (!file) return 'The package comes without a copy of its license.';
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
