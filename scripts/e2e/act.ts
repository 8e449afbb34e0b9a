import { spawn } from 'node:child_process';

const howToGetAct = `\`act\` was not found. It runs workflows on your machine: https://github.com/nektos/act.
Get it with one of these, and see that it is on the PATH:
  brew install act
  go install github.com/nektos/act@latest   (puts it into "$(go env GOPATH)/bin")`;

/**
 * Runs a workflow in `act`, on this machine and without Docker.
 *
 * @returns the exit code, 1 if `act` could not be run: the log says why
 */
export async function act({
  workflow,
  event,
  job,
  directory,
  options = [],
}: {
  /** Path of the workflow's file, from `directory`. */
  workflow: string;
  event: string;
  job?: string;
  directory: string;
  options?: readonly string[];
}): Promise<number> {
  const child = spawn(
    'act',
    [
      ...[event, '--workflows', workflow, ...(job ? ['--job', job] : [])],
      ...['--platform', 'ubuntu-latest=-self-hosted', '--action-offline-mode', ...options],
    ],
    { cwd: directory, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return new Promise((resolve) => {
    child.on('error', (error) => {
      const missing = 'code' in error && error.code === 'ENOENT';
      console.error(missing ? howToGetAct : `\`act\` could not be run: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
