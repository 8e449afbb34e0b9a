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

/** What can be measured by itself; those that take a folder alone need more than the repository has. */
const subjects: Record<string, (folder: string) => Promise<void>> = {
  docs: benchDocs,
  identity: benchIdentity,
  model: benchModel,
  readers: benchReaders,
};
const ownSubjects: Record<string, (folder?: string) => Promise<void>> = {
  topics: benchTopics,
  worlds: benchWorlds,
};

const [subject, folder] = process.argv.slice(2);
const own = ownSubjects[subject ?? ''];
const larger = subjects[subject ?? ''];
if (subject === undefined) {
  printSize();
  await benchStartup();
  await benchPolling();
  await benchExport();
  await benchTopics();
  await benchWorlds();
} else if (own) {
  await own(folder);
} else if (larger && folder !== undefined) {
  await larger(folder);
} else {
  console.error(
    'Usage: npm run bench [-- topics [folder of labelled questions], or -- worlds [folder of worlds], or -- docs, -- readers, -- model or -- identity <folder of worlds>]',
  );
  process.exitCode = 1;
}
