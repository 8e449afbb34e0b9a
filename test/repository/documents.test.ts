import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fillDocument } from '../../scripts/documents.ts';
import { parseInputs } from '../../src/inputs.ts';
import { manifest } from '../world/runner.ts';
import { anchorsOf, documents, jobsOf, stepsOf, yamlBlocks } from './document-files.ts';
import { exampleInputs, isAction, neededPermissions } from './example-inputs.ts';
import { examples, readText, root } from './workflow-files.ts';

const sources = {
  manifest: readText('action.yml'),
  examples: new Map(examples.map(({ path, text }) => [path, text])),
};

test.each(documents)('the generated parts of %s are up to date', (path) => {
  const text = readText(path);
  expect(fillDocument({ path, text, sources })).toBe(text);
});

test('every input and output has a row, and every example a link', () => {
  const reference = readText('docs/inputs-and-outputs.md');
  const names = [...Object.keys(manifest.inputs), ...Object.keys(manifest.outputs)];
  for (const name of names) expect(reference).toContain(`\n| \`${name}\` |`);
  for (const { path } of examples) expect(readText('README.md')).toContain(`](${path}) | `);
});

test('a table shows each input’s text, whether it is required, and its default', () => {
  const manifestText = `
inputs:
  mode: { description: What to do., required: true }
  days: { description: 'Mode \`report\`: length, a|b.', default: '7' }
  page-size: { description: 'Mode \`report\`: rows.' }
outputs:
  outcome: { description: The outcome. }
`;
  const empty = (name: string) => `<!-- generated: ${name} -->\n<!-- /generated -->\n`;
  const filled = fillDocument({
    path: 'docs/page.md',
    text: `# Title\n\n${empty('first-inputs')}\n${empty('other-inputs')}\n${empty('outputs')}\n${empty('examples')}`,
    sources: {
      manifest: manifestText,
      examples: new Map([['.github/examples/a.yml', '# One line,\n# and a | second.\nname: A\n']]),
    },
  });
  expect(filled).toBe(`# Title

<!-- generated: first-inputs -->

| Input | Mode | Default | Meaning |
| --- | --- | --- | --- |
| \`mode\` | both | **required** | What to do. |
| \`days\` | report | \`7\` | Length, a\\|b. |

<!-- /generated -->

<!-- generated: other-inputs -->

| Input | Mode | Default | Meaning |
| --- | --- | --- | --- |
| \`page-size\` | report |  | Rows. |

<!-- /generated -->

<!-- generated: outputs -->

| Output | Mode | Value |
| --- | --- | --- |
| \`outcome\` | both | The outcome. |

<!-- /generated -->

<!-- generated: examples -->

| Workflow | What it does |
| --- | --- |
| [a.yml](../.github/examples/a.yml) | One line, and a \\| second. |

<!-- /generated -->
`);
});

test.each([
  ['<!-- generated: outputs -->\n', 'x.md: the generated part `outputs` has no end.'],
  [
    '<!-- generated: inpust -->\n<!-- /generated -->\n',
    'x.md: no generated part is called `inpust`.',
  ],
])('a part that can’t be generated is an error: %j', (text, message) => {
  expect(() => fillDocument({ path: 'x.md', text, sources })).toThrow(message);
});

test('the README has at most 200 lines', () => {
  expect(readText('README.md').split('\n').length).toBeLessThanOrEqual(200);
});

test.each(documents)('the links of %s have targets', (file) => {
  const links = readText(file).matchAll(/(?:\]\(|(?:src|href)=")([^)"\s]+)[)"]/g);
  const targets = [...links].map(([, target = '']) => target);
  const local = targets.filter((target) => !target.startsWith('https://'));
  const broken = local.filter((target) => {
    const [path = '', anchor] = target.split('#');
    const page = path ? join(dirname(file), path) : file;
    if (!existsSync(join(root, page))) return true;
    return anchor !== undefined && !anchorsOf(readText(page)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test('every page of docs/ is linked from the README', () => {
  const pages = documents.filter((path) => path.startsWith('docs/'));
  for (const page of pages) expect(readText('README.md')).toContain(`](${page})`);
});

const blocks = documents.flatMap(yamlBlocks);

describe.each(blocks)('the YAML of $document', (block) => {
  test('gives the action only inputs that it accepts, without a warning', () => {
    const steps = stepsOf(block);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps.filter(isAction)) {
      expect(Object.keys(manifest.inputs)).toEqual(
        expect.arrayContaining(Object.keys(step.with ?? {})),
      );
      expect(parseInputs(exampleInputs(step)).warnings).toEqual([]);
    }
  });

  test('has no expression in a script', () => {
    for (const { run } of stepsOf(block)) expect(run ?? '').not.toContain('${{');
  });
});

test('the workflows of the README have exactly the permissions that they need', () => {
  const jobs = yamlBlocks('README.md').flatMap(jobsOf);
  expect(jobs).toHaveLength(2);
  for (const { permissions, steps } of jobs) {
    expect(permissions).toEqual(neededPermissions(exampleInputs(steps.find(isAction))));
  }
});
