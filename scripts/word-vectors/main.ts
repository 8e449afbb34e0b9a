import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSources } from './corpus.ts';
import { learnTables } from './tables.ts';

/* Makes `src/language/words.bin`: see README.md. */
const size = { stems: 10_000, others: 12_000, width: 112, bytes: 14 };

const root = join(import.meta.dirname, '../..');
const { positionals } = parseArgs({ allowPositionals: true });
const cache = positionals[0] ?? join(root, 'build/word-vectors');
const sources = JSON.parse(readFileSync(join(import.meta.dirname, 'sources.json'), 'utf8'));
const tables = learnTables(await readSources(sources, cache), size);
writeFileSync(join(root, 'src/language/words.bin'), tables);
