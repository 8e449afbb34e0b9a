import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { slowIn } from './patterns/slow.ts';

/*
 * Finds code in `src` that a text from outside can turn into a hang or a crash: a regular expression that takes more
 * than linear time; a list spread into the arguments of a call, which is a RangeError above some 120,000 entries;
 * and an address or date parsed outside `text/address.ts` or `text/date.ts`, which throws if it is invalid. Also finds
 * texts that are cast to a kind of text, which says that they are redacted or escaped, where nothing has made them so.
 *
 * Literals are read from the syntax tree. Patterns from `new RegExp` are recorded as they are made: their modules
 * are loaded, and each place must make its patterns while loading, or is called to make them.
 */

/** Findings that can't take long, each with what limits its input or its work. */
const exceptions = new Map([
  [
    String.raw`c\+\+|[cf]#|\.net\b|v?\d+(?:\.\d+)+|\p{L}+(?:\.js\b|[\p{L}\p{M}\p{N}_]*)|[\p{L}\p{M}\p{N}_]+`,
    'the first 1,000 characters of a text',
  ],
  [
    String.raw`c\+\+|[cf]#|\.net\b|v?\d+(?:\.\d+)+|[a-z]+(?:\.js\b|\w*)|\w+`,
    'the first 1,000 characters of a text',
  ],
  ['[A-Z]?[a-z]+|[A-Z]+(?![a-z])', 'pieces of the first 72 characters of a value'],
  [
    String.raw`(?:[ .\-/][A-Za-z]{2,})+$`,
    'an id of 44 characters, as the pattern before it counts',
  ],
  [
    String.raw`^[A-Za-z][A-Za-z_.-]*(?:passw(?:or)?d|secret|token|key)s?(?:[-_.][a-z]+)*[-_]?\d?$`,
    'values of 256 characters, as the patterns that find them count',
  ],
]);

/** Where addresses and dates may be parsed, each with the reason. */
const parsers = new Map([
  ['src/text/address.ts URL', 'every address from outside'],
  ['src/text/date.ts toISOString', 'every date'],
  ['src/docs/find-folder.ts URL', 'the remote of a checkout, which may be one of ssh'],
  ['src/http/sender.ts URL', 'the address of a request of our own'],
  ['src/http/transport.ts URL', 'the address of a request of our own'],
  ['src/github/errors.ts URL', 'the address of a request of our own'],
  ['src/input-fields.ts URL', 'an input, which is refused if it is no address'],
  ['src/language/vocabulary.ts URL', "the program's own file"],
  ['src/language/lists.ts URL', "the program's own files"],
  ['src/report/page/assets.ts URL', "the program's own files"],
]);

/** Kinds of text that are made in `src/text` alone, so that a type says what was done to a text. */
const textKinds = /\b(?:Redacted|DocsText|Markdown)\b/;
interface Found {
  place: string;
  source: string;
  flags: string;
}

interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

const findings: string[] = [];
const patterns: Found[] = [];
/** Places of `new RegExp`, and whether each has made a pattern. */
const made = new Map<string, boolean>();
const makers = new Set<string>();
/** The exceptions of all kinds that code needs. */
const needed = new Set<string>();
for (const file of globSync('src/**/*.ts').sort()) readSource(file);
await loadMakers();
for (const [place, isMade] of made) {
  if (!isMade) findings.push(`${place} makes its pattern later than here: it can't be checked`);
}
for (const { place, source, flags } of patterns) {
  for (const finding of slowIn(source, flags)) {
    if (exceptions.has(source)) needed.add(source);
    else findings.push(`${place} /${source}/${flags}: ${finding}`);
  }
}
for (const exception of [...exceptions.keys(), ...parsers.keys()]) {
  if (!needed.has(exception)) findings.push(`The exception ${exception} is no longer needed`);
}
for (const finding of new Set(findings)) console.error(finding);
console.log(`${patterns.length} patterns, ${new Set(findings).size} findings.`);
if (findings.length > 0) process.exitCode = 1;

function readSource(file: string): void {
  const text = readFileSync(file, 'utf8');
  const nodes: unknown[] = [parseAst(text, { lang: 'ts' }, file)];
  while (nodes.length > 0) {
    const node = nodes.pop();
    if (typeof node !== 'object' || node === null) continue;
    nodes.push(...Object.values(node));
    const { type, start, callee, regex, arguments: list } = node as SyntaxNode;
    const place = (): string => `${file}:${text.slice(0, start).split('\n').length}`;
    const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string };
    if (pattern !== undefined)
      patterns.push({ place: place(), source: pattern, flags: flags ?? '' });
    const parser = parserIn(node as SyntaxNode);
    if (parser !== null) {
      if (parsers.has(`${file} ${parser}`)) needed.add(`${file} ${parser}`);
      else findings.push(`${place()} uses ${parser}: see text/address.ts and text/date.ts`);
    }
    if (type === 'TSAsExpression' && !file.startsWith('src/text/')) {
      const { start: from, end } = (node as { typeAnnotation: SyntaxNode }).typeAnnotation;
      const kind = text.slice(from, end as number);
      if (textKinds.test(kind)) {
        findings.push(`${place()} casts to ${kind}: use a redactor, or a function of text/text.ts`);
      }
    }
    if (type !== 'CallExpression' && type !== 'NewExpression') continue;
    if ((list as SyntaxNode[]).some((argument) => argument.type === 'SpreadElement')) {
      findings.push(`${place()} spreads a list into arguments: a long one is a RangeError`);
    }
    if ((callee as { name?: string }).name === 'RegExp') {
      made.set(place(), false);
      makers.add(file);
    }
  }
}

/** The name of a call that parses an address or writes a date; null for other code. */
function parserIn({ type, callee, object, property }: SyntaxNode): string | null {
  const nameOf = (node: unknown): unknown => (node as { name?: unknown } | undefined)?.name;
  if (type === 'NewExpression' && nameOf(callee) === 'URL') return 'URL';
  if (type === 'MemberExpression' && nameOf(object) === 'URL') return 'URL';
  if (type === 'MemberExpression' && nameOf(property) === 'toISOString') return 'toISOString';
  return null;
}

async function loadMakers(): Promise<void> {
  const Native = RegExp;
  globalThis.RegExp = new Proxy(Native, {
    construct(_, [source, flags]: [string | RegExp, string?]) {
      const pattern = new Native(source, flags);
      const [place] = /src\/[^\s:]+\.ts:\d+/.exec(new Error().stack ?? '') ?? [];
      if (place !== undefined && made.has(place)) {
        made.set(place, true);
        patterns.push({ place, source: pattern.source, flags: pattern.flags });
      }
      return pattern;
    },
  });
  Error.stackTraceLimit = 20;
  for (const file of makers) await import(resolve(file));
  const { joinPatternFor } = await import('../src/text/redaction/credential-names.ts');
  for (const isEnglish of [true, false]) joinPatternFor({ isEnglish });
  globalThis.RegExp = Native;
}
