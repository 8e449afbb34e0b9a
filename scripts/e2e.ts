import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs the job of `ci.yml` that uses the action itself, in `act`, on this machine and without
 * Docker: both modes against the stand-in service.
 */
const howToGetAct = `\`act\` was not found. It runs workflows on your machine: https://github.com/nektos/act.
Get it with one of these, and see that it is on the PATH:
  brew install act
  go install github.com/nektos/act@latest   (puts it into "$(go env GOPATH)/bin")`;

const act = spawnSync(
  'act',
  [
    ...['push', '--workflows', '.github/workflows/ci.yml', '--job', 'action'],
    ...['--platform', 'ubuntu-latest=-self-hosted', '--action-offline-mode'],
  ],
  { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' },
);

if (act.error) {
  const missing = 'code' in act.error && act.error.code === 'ENOENT';
  console.error(missing ? howToGetAct : `\`act\` could not be run: ${act.error.message}`);
}
process.exitCode = act.status ?? 1;
