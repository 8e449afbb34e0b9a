// Says so if this Node is older than the action's own: what runs next would hang, or fail without
// a reason. JavaScript, as an older Node does not run TypeScript.
import { readFileSync } from 'node:fs';

const version = readFileSync(new URL('../.node-version', import.meta.url), 'utf8').trim();
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '');
const [major, minor] = needed.split('.').map(Number);
const [present, presentMinor] = process.versions.node.split('.').map(Number);

if (present < major || (present === major && presentMinor < minor)) {
  console.error(
    `This needs Node ${needed} or later, and ${process.execPath} is Node ${process.versions.node}.
Either install Node ${version}, or let \`npm ci\` bring it: the package \`node\` fetches it in its
install script, which \`--ignore-scripts\` (or \`ignore-scripts\` in an .npmrc) turns off.`,
  );
  process.exit(1);
}
