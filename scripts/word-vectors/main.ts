import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { learnTables } from './learn.ts';
import { readSources } from './read.ts';

/**
 * Makes `src/report/topics/words/table.ts` from the public documentation that `sources.json` lists:
 *
 *   npm run words [cache folder]
 *
 * The cache folder, `build/word-vectors` if none is given, keeps what git fetched. The same sources
 * give the same table. Once all is fetched it takes two minutes and 6 GB.
 */
const size = { stems: 10_000, others: 12_000, width: 112, bytes: 14 };

const root = join(import.meta.dirname, '../..');
const { positionals } = parseArgs({ allowPositionals: true });
const cache = positionals[0] ?? join(root, 'build/word-vectors');
const sources = JSON.parse(readFileSync(join(import.meta.dirname, 'sources.json'), 'utf8'));
const text = learnTables(await readSources(sources, cache), size);
writeFileSync(
  join(root, 'src/report/topics/words/table.ts'),
  `/** Made by scripts/word-vectors: base64 of what decode.ts reads. */\nexport const table =\n  '${text}';\n`,
);
