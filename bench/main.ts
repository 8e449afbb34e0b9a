import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { benchDocs } from './docs/main.ts';
import { benchExport } from './export.ts';
import { benchIdentity } from './identity/main.ts';
import { benchPolling } from './polling.ts';
import { benchReaders } from './readers.ts';
import { benchStartup } from './startup.ts';
import { benchTopics } from './topics/main.ts';
import { benchModel, benchWorlds } from './worlds/main.ts';

const dist = join(import.meta.dirname, '../dist');

function printSize(): void {
  const bytes = (name: string) => statSync(join(dist, name)).size;
  const loaded = readdirSync(dist).filter((name) => /\.(?:js|bin)$/.test(name));
  const total = loaded.reduce((sum, name) => sum + bytes(name), 0);
  const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`;
  console.log(
    `bundle        ${kilobytes(total)}, of which every start loads ${kilobytes(bytes('index.js'))}`,
  );
}

const [subject, folder] = process.argv.slice(2);
if (subject === undefined) {
  printSize();
  await benchStartup();
  await benchPolling();
  await benchExport();
} else if (subject === 'topics' && folder !== undefined) {
  await benchTopics(folder);
} else if (subject === 'identity' && folder !== undefined) {
  await benchIdentity(folder);
} else if (subject === 'worlds' && folder !== undefined) {
  await benchWorlds(folder);
} else if (subject === 'model' && folder !== undefined) {
  await benchModel(folder);
} else if (subject === 'readers' && folder !== undefined) {
  await benchReaders(folder);
} else if (subject === 'docs' && folder !== undefined) {
  await benchDocs(folder);
} else {
  console.error(
    'Usage: npm run bench [-- topics <folder of labelled questions>, or -- worlds, -- docs, -- readers, -- model or -- identity <folder of worlds>]',
  );
  process.exitCode = 1;
}
