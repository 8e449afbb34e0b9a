import { benchClaims } from './claims/main.ts';
import { benchDocs } from './docs/main.ts';
import { benchIdentity } from './identity/main.ts';
import { benchModel } from './model/main.ts';
import { benchReaders } from './readers.ts';
import { benchReal } from './real/main.ts';
import { benchSpeed } from './speed/main.ts';
import { benchTopics } from './topics/main.ts';
import { benchWorlds } from './worlds/main.ts';

/** What can be measured by itself; those that need a folder take more than the repository has. */
const subjects: Record<string, (folder: string) => Promise<void>> = {
  docs: benchDocs,
  identity: benchIdentity,
  readers: benchReaders,
};
const ownSubjects: Record<string, (folder?: string, keep?: string) => Promise<void>> = {
  claims: benchClaims,
  model: benchModel,
  topics: benchTopics,
  worlds: benchWorlds,
};

const [subject, ...args] = process.argv.slice(2);
const [folder, keep] = args;
const own = ownSubjects[subject ?? ''];
const larger = subjects[subject ?? ''];
if (subject === undefined) {
  await benchSpeed([]);
  await benchTopics();
  await benchWorlds();
  await benchClaims();
} else if (subject === 'speed') {
  await benchSpeed(args);
} else if (own) {
  await own(folder, keep);
} else if (subject === 'real' && folder !== undefined && keep !== undefined) {
  await benchReal(folder, keep);
} else if (larger && folder !== undefined) {
  await larger(folder);
} else {
  console.error(
    `Usage: npm run bench [-- speed [line] [keep], or -- ${Object.keys(ownSubjects).join(', ')} [folder], or -- ${Object.keys(subjects).join(', ')} <folder>, or -- real <repository> <gaps>]`,
  );
  process.exitCode = 1;
}
