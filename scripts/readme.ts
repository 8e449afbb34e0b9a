import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Field {
  description: string;
  required?: boolean;
  default?: string;
}
interface Manifest {
  inputs: Record<string, Field>;
  outputs: Record<string, Field>;
}

/** Descriptions say with these words that they are about one mode alone. */
const modePrefix = /^Mode `(job|report)`: /;

/**
 * The README with its generated parts made anew. They stand between the lines
 * `<!-- generated: NAME -->` and `<!-- /generated -->`, where NAME is `inputs`, `outputs`, or the
 * path of a file to include.
 *
 * @param manifest text of `action.yml`
 * @param readText reads an included file
 * @throws Error where a part has no end
 */
export function fillReadme({
  readme,
  manifest,
  readText,
}: {
  readme: string;
  manifest: string;
  readText: (path: string) => string;
}): string {
  const { inputs, outputs }: Manifest = parse(manifest);
  const tables: Record<string, () => string> = {
    inputs: () => inputsTable(inputs),
    outputs: () => outputsTable(outputs),
  };
  return readme
    .split(/^(?=<!-- generated: )/m)
    .map((part) => {
      const name = /^<!-- generated: (\S+) -->\n/.exec(part)?.[1];
      if (name === undefined) return part;
      const end = part.indexOf('<!-- /generated -->');
      if (end < 0) throw new Error(`README.md: the generated part \`${name}\` has no end.`);
      const content = tables[name]?.() ?? included(readText(name));
      return `<!-- generated: ${name} -->\n\n${content}\n\n${part.slice(end)}`;
    })
    .join('');
}

function inputsTable(inputs: Manifest['inputs']): string {
  const rows = Object.entries(inputs).map(([name, field]) => [
    `\`${name}\``,
    modeOf(field),
    defaultOf(field),
    meaningOf(field),
  ]);
  return table([['Input', 'Mode', 'Default', 'Meaning'], ...rows]);
}

function outputsTable(outputs: Manifest['outputs']): string {
  const rows = Object.entries(outputs).map(([name, field]) => [
    `\`${name}\``,
    modeOf(field),
    meaningOf(field),
  ]);
  return table([['Output', 'Mode', 'Value'], ...rows]);
}

const modeOf = ({ description }: Field): string => modePrefix.exec(description)?.[1] ?? 'both';

function defaultOf(field: Field): string {
  if (field.required) return '**required**';
  return field.default === undefined ? '' : `\`${field.default}\``;
}

function meaningOf({ description }: Field): string {
  const text = description.trim().replace(modePrefix, '');
  return (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll('|', '\\|');
}

function table([header = [], ...rows]: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

const included = (text: string): string => `\`\`\`yaml\n${text.trimEnd()}\n\`\`\``;

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
  const [readme, manifest] = [readText('README.md'), readText('action.yml')];
  writeFileSync(join(root, 'README.md'), fillReadme({ readme, manifest, readText }));
}
