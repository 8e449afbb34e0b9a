import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
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

/** What the generated parts are made of. */
export interface Sources {
  /** Text of `action.yml`. */
  manifest: string;
  /** Text of each example workflow by its path in the repository, in the order to list them. */
  examples: ReadonlyMap<string, string>;
}

/** A description that is about one mode alone begins with these words. */
const modePrefix = /^Mode `(job|report)`: /;

/**
 * A document with fresh generated parts. A part stands between the lines
 * `<!-- generated: NAME -->` and `<!-- /generated -->`; NAME is `first-inputs`, `other-inputs`, `outputs`
 * or `examples`.
 *
 * @param path of the document in the repository, which links in it are relative to
 * @throws Error if a part has no end, or a name that is none of these
 */
export function fillDocument({
  path,
  text,
  sources,
}: {
  path: string;
  text: string;
  sources: Sources;
}): string {
  return text
    .split(/^(?=<!-- generated: )/m)
    .map((part) => {
      const name = /^<!-- generated: (\S+) -->\n/.exec(part)?.[1];
      if (name === undefined) return part;
      const end = part.indexOf('<!-- /generated -->');
      if (end < 0) throw new Error(`${path}: the generated part \`${name}\` has no end.`);
      const content = partOf({ name, path, sources });
      return `<!-- generated: ${name} -->\n\n${content}\n\n${part.slice(end)}`;
    })
    .join('');
}

function partOf({
  name,
  path,
  sources: { manifest, examples },
}: {
  name: string;
  path: string;
  sources: Sources;
}): string {
  const { inputs, outputs }: Manifest = parse(manifest);
  switch (name) {
    case 'first-inputs':
      return inputsTable(inputs, (name) => firstInputs.includes(name));
    case 'other-inputs':
      return inputsTable(inputs, (name) => !firstInputs.includes(name));
    case 'outputs':
      return outputsTable(outputs);
    case 'examples':
      return examplesTable(examples, posix.dirname(path));
    default:
      throw new Error(`${path}: no generated part is called \`${name}\`.`);
  }
}

/** What nearly everybody needs. */
const firstInputs = 'mode api-key project-id post-to prompt days scope fix'.split(' ');

function inputsTable(inputs: Manifest['inputs'], isIn: (name: string) => boolean): string {
  const rows = Object.entries(inputs)
    .filter(([name]) => isIn(name))
    .map(([name, field]) => [`\`${name}\``, modeOf(field), defaultOf(field), meaningOf(field)]);
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

/** Each example with the comment that it begins with. */
function examplesTable(examples: Sources['examples'], folder: string): string {
  const rows = [...examples].map(([path, text]) => [
    `[${basename(path)}](${posix.relative(folder, path)})`,
    leadingComment(text),
  ]);
  return table([['Workflow', 'What it does'], ...rows]);
}

function leadingComment(text: string): string {
  const lines = /^(?:#.*\n)+/.exec(text)?.[0] ?? '';
  return lines.replace(/^# ?/gm, '').replaceAll('\n', ' ').trim().replaceAll('|', '\\|');
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

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const paths = (pattern: string): string[] =>
    globSync(pattern, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .sort();
  const examples = new Map(paths('.github/examples/*.yml').map((path) => [path, read(path)]));
  const sources = { manifest: read('action.yml'), examples };
  for (const path of ['README.md', ...paths('docs/*.md')]) {
    const text = read(path);
    const filled = fillDocument({ path, text, sources });
    if (filled !== text) writeFileSync(join(root, path), filled);
  }
}
