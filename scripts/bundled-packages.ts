import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licenses of the packages in the bundle. The bundler's own list lacks those that it inlines into the entry.
 *
 * @param root folder of node_modules
 * @param modules paths of the bundle's modules
 */
export function bundledLicenses(root: string, modules: readonly string[]): string {
  const paths = modules.map((module) => /.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0]);
  return [...new Set(paths)]
    .filter((path) => path?.startsWith(root))
    .sort()
    .map((path = '') => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(path, 'package.json'), 'utf8'),
      );
      return `${name} ${version} (${license ?? 'see its text'})\n\n${licenseText(path)}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** All license and notice files of a package, as some have two. */
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
