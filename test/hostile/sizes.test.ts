import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wording } from '../../bench/topics/by-words.ts';
import { splitIntoParts } from '../../src/docs/markdown.ts';
import { parseYaml } from '../../src/docs/navigation.ts';
import { parseCodeowners } from '../../src/docs/owners.ts';
import { jsonObjects, replyText } from '../../src/model/reply.ts';
import { regroup } from '../../src/report/reading/classify.ts';
import { describeTask } from '../../src/report/reading/describe.ts';
import { joinSectionsTask, sectionsTask } from '../../src/report/reading/sections.ts';
import { openRowsFile } from '../../src/report/source/file.ts';
import { needsPreviousTurn } from '../../src/report/topics/follow-ups.ts';
import { asksNothing } from '../../src/report/topics/small-talk/small-talk.ts';
import { groupQuestions } from '../../src/report/topics/topics.ts';
import { systemClock } from '../../src/step.ts';
import { logSafe } from '../../src/text/log.ts';
import { codeFence, escapeMarkdown } from '../../src/text/markdown.ts';
import { createRedactor, redactJson } from '../../src/text/redact.ts';
import { checkout, docsOf, read } from '../docs/folder.ts';
import { temporaryFolder } from '../faults/temporary-folder.ts';
import { words } from '../report/gaps/memories.ts';
import { questionsOf } from '../report/reading/reading.ts';

/*
 * Long and deep texts: a page, an owner, an operation, a row or a reply with one part repeated. No time is
 * measured: work that grows faster than linearly exceeds the test's timeout.
 */

const signs = [
  ...[' ', '\t', '\n', '\r\n', '\u2028', '\u200b', '\\', '"', "'", '`', '```', '~~~', '---\n'],
  ...['# ', '# a\n', '- ', '  - ', '> ', '1. ', '| a ', '*', '**', '_', '=\n', 'a\n', '[', ']('],
  ...['](/', '[a](b)', '![', '<', '<a b="', '</a>', '<!--', '{/*', '{', '}', '{#a', '&a ', '*a '],
  ...['<Snippet file="a" />', 'import A from "b"\n', 'a: b\n', '? ', '{"a":', '[[', '/', '.', ','],
  ...['a@b.c ', 'a@b.co, ', '@a/b ', '0', '1 ', '+1 555 ', 'eyJ', 'ghp_', 'key: ', '-pinis1234'],
  ...['password is ', 'login: a / ', 'cookie: a=b; ', '::', '##[', 'é', '\u0301', '😀', 'ab'],
];
const long = 30_000;
/** A few pieces repeated, with a start, and an end that may not match it. */
const longText = fc
  .record({
    run: fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 3 }),
    start: fc.constantFrom('', ...signs, 'a '),
    end: fc.constantFrom('', '!', 'x\n', ...signs),
  })
  .map((signsOf) => {
    const part = signsOf.run.join('');
    const text = `${signsOf.start}${part.repeat(Math.ceil(long / part.length))}${signsOf.end}`;
    return { text, [fc.toStringMethod]: () => JSON.stringify(signsOf) };
  });
const json = fc.json({ maxDepth: 6 }).map((text) => ({ text }));
const runs = { numRuns: 25 };

/** A value nested this many times. */
const nested = (open: string, close: string, depth: number, inside = '1'): string =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
const redactor = () => createRedactor({ secrets: [], enabled: true });

describe('a text of any signs, however long,', () => {
  test('can be a page, whose parts come in the order of its lines', () => {
    const lines = (text: string): number => text.split('\n').length;
    fc.assert(
      fc.property(longText, ({ text }) => {
        const places = splitIntoParts(text, 1).map(({ line }) => line);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places.at(-1)).toBeLessThanOrEqual(lines(text));
      }),
      runs,
    );
  });

  test('can be any other file of the docs, and the pages are still read', async () => {
    const files = ['CODEOWNERS', 'docs.json', 'openapi.yaml', '.mintignore', 'b.mdx'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), longText, async (name, { text }) => {
        const page = '---\ntitle: A\nopenapi: openapi.yaml GET /a\n---\nText';
        const { docs, problem } = await read(checkout({ 'a.mdx': page, [name]: text }));
        const isThere = docs?.pages.some(({ title }) => title === 'A');
        expect(isThere || (name === '.mintignore' && problem !== null)).toBe(true);
        expect(docs?.owners('a.mdx').length ?? 0).toBeLessThanOrEqual(20);
      }),
      runs,
    );
  });

  test('can be the name of an owner or an operation', () => {
    fc.assert(
      fc.property(longText, ({ text }) => {
        expect(parseCodeowners(`* ${text}`)('a').every((owner) => owner.includes('@'))).toBe(true);
      }),
      runs,
    );
  });

  test('is redacted completely, and is never a command or Markdown', () => {
    fc.assert(
      fc.property(longText, ({ text }) => {
        const redacted = redactor().redact(text);
        expect(redactor().redact(redacted)).toBe(redacted);
        expect(logSafe(text)).not.toMatch(/^[ \t]*::/m);
        expect(escapeMarkdown(text)).not.toMatch(/[<>|]/);
        expect(codeFence(text).split('\n').length).toBeGreaterThan(2);
      }),
      runs,
    );
  });

  test('can be a file of rows, or is refused by name and position', async () => {
    const path = join(temporaryFolder(), 'rows');
    const starts = ['', '{"query":"How?"}\n', 'query,resolutionStatus\nHow?,answered\n'];
    const lines = fc.array(fc.oneof(longText, json), { maxLength: 8 });
    const period = { from: '2026-11-09', to: '2026-11-16' };
    const read = async (rows: unknown[]): Promise<void> => {
      const file = await openRowsFile(path);
      const { rowsOf } = file.source({
        undatedIn: period,
        clock: systemClock,
        deadline: Infinity,
        log: { info: () => undefined, warning: () => undefined } as never,
        signal: AbortSignal.timeout(60_000),
      });
      for await (const batch of rowsOf(period)) for (const row of batch) rows.push(row);
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), lines, async (start, listed) => {
        writeFileSync(path, start + listed.map(({ text }) => text).join('\n'));
        const rows: unknown[] = [];
        const refusal = await read(rows).then(
          () => path,
          ({ message }: Error) => message,
        );
        expect(refusal).toContain(path);
        expect(rows.every((row) => typeof row === 'object' && row !== null)).toBe(true);
        if (start !== '') expect(rows).toContainEqual(expect.objectContaining({ query: 'How?' }));
      }),
      runs,
    );
  });

  test("can be a model's reply, whose first answer is read", () => {
    const questions = questionsOf([['a', 'b']]);
    const section = { title: words('A'), gapId: null, questions, askedBefore: 0, example: 'a' };
    const { redact } = redactor();
    const first = sectionsTask(questions, { known: [section], redact });
    const join = joinSectionsTask([section, section]);
    const topic = { id: 'a', label: words('A'), examples: [], main: [{ text: words('a') }] };
    const describing = describeTask([{ topic, sections: [] }], {
      redact,
      turns: new Map(),
      titles: new Map(),
    });
    const answer = { sections: [{ title: 'B', questions: [2] }], nothing: [] };
    fc.assert(
      fc.property(fc.oneof(longText, json), fc.boolean(), ({ text }, isTitle) => {
        const given = isTitle ? { ...answer, more: text, same: [text], topics: [text] } : answer;
        const content = `\`\`\`json\n${JSON.stringify(given)}\n${text}`;
        const body = JSON.stringify({ choices: [{ message: { content } }] });
        const objects = [...jsonObjects(replyText(body)?.text ?? '')];
        expect(objects[0]).toEqual(given);
        for (const object of objects) {
          first.read(object);
          join.read(object);
          describing.read(object);
        }
        expect(first.read(objects[0] ?? {})).toEqual(new Map([[questions[1], 'B']]));
        expect(replyText(text)).toBeNull();
      }),
      { ...runs, examples: [[{ text: '\n'.repeat(400_000) }, true]] },
    );
  });
});

describe('a very large number', () => {
  test('of repeated signs can be in a heading, an owner, an operation or a question', () => {
    const many = 400_000;
    const heading = `# a${' '.repeat(many)}b {#c}`;
    const [, part] = splitIntoParts(heading, 1);
    expect(part).toMatchObject({ heading: 'a b', line: 1 });
    expect(parseCodeowners(`* a@${'.'.repeat(many)}@`)('a')).toEqual([]);
    const slashes = '/'.repeat(60_000);
    const operations = [`GET /a${slashes}`, `GET /${slashes}a`].map((openapi) => {
      const { pages } = docsOf({ 'a.mdx': `---\nopenapi: ${openapi}\n---\n` });
      return pages[0]?.sections[0]?.text.length;
    });
    expect(operations).toEqual([6, 60_006]);
    expect(needsPreviousTurn(`${'un '.repeat(12)}x`)).toBe(false);
    expect(asksNothing(`забудь ${'все '.repeat(60)}x`)).toBe(false);
  });

  test('of lines can be in a heading', () => {
    const paragraph = `${'a\n'.repeat(130_000)}---\nText`;
    const [, part] = splitIntoParts(`${'# A\n'.repeat(2_000)}${paragraph}`, 1);
    expect(part).toMatchObject({ level: 1 });
    expect(splitIntoParts(paragraph, 1).at(-1)?.text).toBe('Text');
  });

  test('of addresses can be in an answer', () => {
    const addresses = 'a@b.co '.repeat(150_000);
    expect(redactor().redact(addresses)).toBe('[email] '.repeat(150_000));
    const keys = `${'ghp_0123456789abcdefghijABCDEFGHIJ012345 '.repeat(3_000)}`;
    expect(redactor().redact(keys)).not.toContain('ghp_');
  });

  test('of rows can have the same question', () => {
    const text = 'How do I verify a webhook signature?';
    const rows = Array.from({ length: 130_000 }, () => wording(text));
    expect(groupQuestions(rows, []).topics[0]?.examples).toEqual([{ text, count: 130_000 }]);
  });

  test('of questions can be in a topic, even if a model names one section', () => {
    const all = questionsOf([Array.from({ length: 400_000 }, String)]);
    const sections = [{ title: words('A'), gapId: null, questions: all.slice(0, 200_000) }];
    const [topic] = regroup(all, { sections, nothing: new Set() });
    expect(topic?.rest).toHaveLength(200_000);
  });
});

describe('what is nested too deep for recursion', () => {
  const depth = 50_000;

  test.each<[string, string]>([
    ['lists', nested('- ', '', depth, 'a')],
    ['quotes', nested('> ', '', depth, 'a')],
    ['tags', nested('<A>', '</A>', depth, 'a')],
    ['open tags', nested('<A b={', '', depth)],
    ['braces', nested('{', '}', depth)],
    ['links', nested('[', '](b)', depth)],
    ['emphasis', nested('**_', '_**', depth, 'a')],
    ['frontmatter', `---\ntitle: ${nested('[', ']', depth)}\n---\nText`],
    ['frontmatter in lines', `---\n${nested('- ', '', 30_000, 'a')}\n---\nText`],
  ])('can be a page: %s', async (_, text) => {
    expect((await docsOf({ 'a.mdx': text })).pages).toHaveLength(1);
  });

  test.each<[string, string]>([
    ['docs.json', nested('{"navigation":', '}', depth)],
    ['docs.json', nested('{"navigation":[', ']}', depth)],
    ['docs.json', `{"navigation":${nested('{"$ref":"docs.json","pages":[', ']}', depth, '"a"')}}`],
    ['openapi.json', nested('{"paths":', '}', depth)],
    ['openapi.json', nested('[', ']', depth)],
    ['CODEOWNERS', nested('/a', '', depth)],
  ])('can be another file of the docs: %s', async (name, text) => {
    const page = '---\nopenapi: openapi.json GET /a\n---\nText';
    expect((await docsOf({ 'a.mdx': page, [name]: text })).pages).toHaveLength(1);
  });

  test('can be a row, whose deepest part is replaced and counted', () => {
    let replaced = 0;
    const row = JSON.parse(`{"query":"How?","more":${nested('{"a":[', ']}', depth)}}`);
    const ids = new Set<string>();
    const left = redactJson(row, { redactor: redactor(), ids, onTooDeep: () => (replaced += 1) });
    expect(JSON.stringify(left)).toContain('[nested too deep]');
    expect(replaced).toBe(1);
    expect(parseYaml(nested('[', ']', depth))).toBeNull();
  });
});
