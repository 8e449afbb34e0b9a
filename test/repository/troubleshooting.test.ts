import { globSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { readText, root } from './workflow-files.ts';

/** A node of a syntax tree, as far as these tests read it. */
interface Node {
  type: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
  callee?: { property?: { name?: string } };
}

/** The texts of a source as users read them, with `…` for each placeholder, but for the log's plain lines. */
function textsIn(node: Node): string[] {
  if (
    node.type === 'CallExpression' &&
    /^(?:info|debug)$/.test(node.callee?.property?.name ?? '')
  ) {
    return [];
  }
  const inside = Object.values(node).flatMap((part) =>
    [part].flat().flatMap((child) => (child?.type ? textsIn(child) : [])),
  );
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type !== 'TemplateLiteral') return inside;
  return [(node.quasis ?? []).map(({ value }) => value.cooked).join('…'), ...inside];
}

/** What writes the report, the page and the model's prompts, which no failure interrupts. */
const writing = /^src\/report\/(?:render|page|assemble|topics|reading\/prompts)|^src\/language/;

const texts = globSync('src/**/*.ts', { cwd: root }).flatMap((path) =>
  textsIn(parseAst(readText(path), { lang: 'ts' }, path) as unknown as Node).map((text) => ({
    path,
    text,
  })),
);

/** Messages in the code spans of the lists' first lines, with `…` for the parts that vary. */
const documented = readText('docs/troubleshooting.md')
  .split('\n')
  .map((line) => /^- (.+)\\$/.exec(line)?.[1] ?? '')
  .flatMap((first) => [...first.matchAll(/(`+) ?(.+?) ?\1(?!`)/g)].map(([, , text = '']) => text))
  .map((text) => text.replace(/^…|…$/g, ''));

test('every message on the page exists in the sources', () => {
  expect(documented.length).toBeGreaterThan(60);
  expect(documented.filter((known) => !texts.some(({ text }) => text.includes(known)))).toEqual([]);
});

/** A next step, which follows a message: the page has it below the message, in its own words. */
const nextStep =
  /^(?:…:? )?(?:Add|Check|Set|Look|Open|Raise|Update|To give|If you still want|Either nothing had|Someone with write access)\b/i;

test('every sentence that either mode says of a problem is on the page', () => {
  const messages = texts.filter(
    ({ path, text }) =>
      !writing.test(path) &&
      /^[A-Z`…].*(?:[.:]$|[.] [A-Z])/s.test(text) &&
      (text.match(/[A-Za-z]{2,}/g) ?? []).length > 3 &&
      !nextStep.test(text),
  );
  expect(messages.length).toBeGreaterThan(60);
  const missing = messages.filter(({ text }) => !documented.some((known) => text.includes(known)));
  expect(missing.map(({ text }) => text)).toEqual([]);
});
