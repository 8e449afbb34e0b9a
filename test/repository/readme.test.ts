import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillReadme } from '../../scripts/readme.ts';
import { manifest } from '../world/runner.ts';
import { examples, readText, root } from './workflow-files.ts';

const readme = readText('README.md');

test('its generated parts are fresh', () => {
  expect(fillReadme({ readme, manifest: readText('action.yml'), readText })).toBe(readme);
});

test('it shows every input and output, and shows or links every example', () => {
  const names = [...Object.keys(manifest.inputs), ...Object.keys(manifest.outputs)];
  for (const name of names) expect(readme).toContain(`\n| \`${name}\` |`);
  for (const { path, text } of examples) {
    const isShown = readme.includes(`\`\`\`yaml\n${text}\`\`\``);
    expect(isShown || readme.includes(`](${path})`), path).toBe(true);
  }
});

test('a table keeps its cells, and says what is required and what the default is', () => {
  const manifestText = `
inputs:
  mode: { description: What to do., required: true }
  days: { description: 'Mode \`report\`: length, a|b.', default: '7' }
outputs:
  outcome: { description: What came of it. }
`;
  const empty = (name: string) => `<!-- generated: ${name} -->\n<!-- /generated -->\n`;
  const filled = fillReadme({
    readme: `# Title\n\n${empty('inputs')}\n${empty('outputs')}\n${empty('a.yml')}`,
    manifest: manifestText,
    readText: (path) => `# ${path}\n`,
  });
  expect(filled).toBe(`# Title

<!-- generated: inputs -->

| Input | Mode | Default | Meaning |
| --- | --- | --- | --- |
| \`mode\` | both | **required** | What to do. |
| \`days\` | report | \`7\` | Length, a\\|b. |

<!-- /generated -->

<!-- generated: outputs -->

| Output | Mode | Value |
| --- | --- | --- |
| \`outcome\` | both | What came of it. |

<!-- /generated -->

<!-- generated: a.yml -->

\`\`\`yaml
# a.yml
\`\`\`

<!-- /generated -->
`);
});

test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'])(
  'the links of %s lead somewhere',
  (file) => {
    const links = readText(file).matchAll(/(?:\]\(|(?:src|href)=")([^)"\s]+)[)"]/g);
    const targets = [...links].map(([, target = '']) => target);
    const local = targets.filter((target) => !target.startsWith('https://'));
    const broken = local.filter((target) => {
      const [path = '', anchor] = target.split('#');
      const page = path || file;
      if (!existsSync(join(root, page))) return true;
      return anchor !== undefined && !anchorsOf(readText(page)).includes(anchor);
    });
    expect(broken).toEqual([]);
  },
);

test.each(['README.md', 'CONTRIBUTING.md', '.ci/run'])('the commands of %s are there', (file) => {
  const scripts: object = JSON.parse(readText('package.json')).scripts;
  const named = [...readText(file).matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

/** As GitHub makes them from headings. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const sources = globSync('src/**/*.ts', { cwd: root }).map((path) => readText(path));
const troubleshooting = readme.split('## Troubleshooting')[1]?.split('\n## ')[0] ?? '';
/** The code spans of the first column: messages, with `…` for what differs. */
const documented = troubleshooting
  .split('\n')
  .map((line) => /^\| (.+?) \| /.exec(line)?.[1] ?? '')
  .flatMap((cell) => [...cell.matchAll(/(`+) ?(.+?) ?\1(?!`)/g)].map(([, , text = '']) => text));

/** A source with its strings as they read: `…` for what is put in, quotes unescaped. */
function spoken(source: string): string {
  let text = source;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\$\{[^{}]*\}/g, '…');
  }
  return text.replace(/\\([`'"])/g, '$1');
}

test('every message in its troubleshooting is one that the action can end with', () => {
  const said = sources.map((source) => spoken(source)).join('\n') + sources.join('\n');
  const unknown = documented.filter((message) => !said.includes(message.replace(/^…|…$/g, '')));
  expect(documented.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

/** Errors for users are whole sentences; a lower-case beginning is a reason inside one. */
const thrownMessage =
  /(?:Error|Cancelled|notFound)\(\s*(?:'[\w-]+',\s*)?(?:`([A-Z`].+?)`|'([A-Z].+?)'),?\s*[),{]/g;

test('every error that the sources throw at their users is in its troubleshooting', () => {
  const thrown = sources
    .flatMap((source) => [...spoken(source).matchAll(thrownMessage)])
    .map(([, template, literal]) => template ?? literal ?? '');
  const missing = thrown.filter(
    (message) => !documented.some((known) => message.includes(known.replace(/^…|…$/g, ''))),
  );
  expect(thrown.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});
