import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSources } from '../../scripts/word-vectors/corpus.ts';
import { learnTables } from '../../scripts/word-vectors/tables.ts';
import { decodeTables, type WordTables } from '../../src/language/vocabulary.ts';

const folder = mkdtempSync(join(tmpdir(), 'word-vectors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As stems, so that nothing has to be stemmed to be found. */
const subjects = {
  money: { en: ['invoic', 'bill', 'receipt'], de: ['rechnung', 'forderung', 'beleg'] },
  safety: { en: ['backup', 'restor', 'snapshot'], de: ['sicherung', 'rettung', 'abbild'] },
  events: { en: ['webhook', 'payload', 'retri'], de: ['rückruf', 'nutzlast', 'neuversuch'] },
};

/** A page in Markdown that says the same in either language: which words it has depends on the turn. */
function page([a, b, c]: readonly string[], and: string, turn: number): string {
  return `---\ntitle: ${a}\n---\n\n${a} ${and} ${b} ${turn}.\n\n## ${b}\n\n- ${b} ${and} ${c}\n- ${c}\n\n\`\`\`sh\nunread\n\`\`\`\n`;
}

/** Puts a repository into the cache, as if git had fetched it, and gives its newest commit. */
function repository(name: string, number: number): string {
  const tree = join(folder, 'trees', name);
  for (const [subject, { en, de }] of Object.entries(subjects)) {
    for (const turn of [0, 1, 2]) {
      const turned = (words: string[]) => words.map((_, at) => words[(at + turn) % 3] ?? '');
      const file = `${subject}-${turn}.md`;
      mkdirSync(join(tree, 'en'), { recursive: true });
      mkdirSync(join(tree, 'de'), { recursive: true });
      writeFileSync(join(tree, 'en', file), page(turned(en), 'with', 3 * number + turn));
      writeFileSync(join(tree, 'de', file), page(turned(de), 'mit', 3 * number + turn));
    }
  }
  const directory = join(folder, name.replace('/', '+'), 'repo');
  mkdirSync(dirname(directory), { recursive: true });
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], {
      cwd: tree,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet', '--separate-git-dir', directory);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Pages');
  return git('rev-parse', 'HEAD');
}

let files: Buffer[];
let tables: WordTables;
beforeAll(async () => {
  const sources = ['one/docs', 'two/docs', 'three/docs'].map((name, number) => ({
    repository: name,
    commit: repository(name, number),
    licence: 'MIT',
    paths: ['{language}/'],
  }));
  const size = { stems: 50, others: 50, width: 4, bytes: 2 };
  files = [];
  for (const _ of ['once', 'again']) {
    files.push(learnTables(await readSources(sources, folder), size));
  }
  tables = decodeTables(files[0] ?? Buffer.of());
});

function vector(stem: string): number[] {
  const { numbers, codes, books, width, step } = tables;
  const count = width / step;
  const number = numbers.get(stem) ?? Number.NaN;
  return Array.from({ length: width }, (_, at) => {
    const book = Math.floor(at / step);
    const code = codes[number * count + book] ?? Number.NaN;
    return books[(book * 256 + code) * step + (at % step)] ?? Number.NaN;
  });
}

const nearness = (a: string, b: string) => {
  const [first, second] = [vector(a), vector(b)];
  return first.reduce((sum, value, k) => sum + value * (second[k] ?? 0), 0);
};

test('words of one subject are near each other, words of two are not', () => {
  const words = Object.values(subjects).flatMap(({ en }, of) => en.map((word) => ({ word, of })));
  for (const one of words) {
    for (const other of words) {
      if (one.of === other.of) expect(nearness(one.word, other.word)).toBeGreaterThan(0.8);
      else expect(nearness(one.word, other.word)).toBeLessThan(0.3);
    }
  }
});

test('a word of another language stands for the word it is translated from', () => {
  const stems = [...tables.numbers.keys()];
  for (const { en, de } of Object.values(subjects)) {
    for (const [at, word] of de.entries()) {
      const number = tables.others.get(word) ?? Number.NaN;
      expect([word, stems[tables.meanings[2 * number] ?? -1]]).toEqual([word, en[at]]);
    }
  }
});

test('a word on every page weighs less than one on few', () => {
  const weight = (stem: string) => tables.weights[tables.numbers.get(stem) ?? -1];
  expect(weight('with')).toBeLessThan(weight('invoic') ?? 0);
});

test('code is not read', () => {
  expect(tables.numbers.has('unread')).toBe(false);
});

test('the same sources give the same table', () => {
  expect(files[1]).toEqual(files[0]);
});
