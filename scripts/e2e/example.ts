import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { accounts } from '../../test/world/github/state.ts';
import type { StandInGitHub } from '../../test/world/github.ts';
import { githubToken } from '../../test/world/runner.ts';
import type { StandInService } from '../../test/world/service.ts';
import { act } from './act.ts';

const root = join(import.meta.dirname, '../..');

interface Step {
  uses?: string;
  run?: string;
  shell?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}
interface Concurrency {
  group: string;
  queue?: string;
}
interface Workflow {
  concurrency?: Concurrency;
  jobs: Record<string, { concurrency?: Concurrency; steps: Step[] }>;
}

/** A run of an example workflow. */
export interface ExampleRun {
  /** Its file in `.github/examples`. */
  file: string;
  event: { name: string; payload: object };
  service: StandInService;
  github: StandInGitHub;
  /** Inputs that make the run shorter, or fix its date. */
  inputs?: Record<string, string>;
  /** The documentation's sources in the checkout, by path. */
  files?: Record<string, string>;
  /** A file that the prompt of another agent's action is written to, in place of that action. */
  otherAgent?: string;
}

const writePrompt = "require('node:fs').appendFileSync(process.env.FILE, process.env.PROMPT)";

/**
 * Runs an example workflow under `act` with the action of this repository, between the stand-ins.
 * The example is run as it is written, but for four things: the action's address, that of the
 * service, steps of other actions, which `act` would have to fetch (the other agent's step writes its
 * prompt to a file), and `queue`, which its schema of workflows doesn't know yet.
 *
 * @returns the exit code
 */
export async function runExample({
  file,
  event,
  service,
  github,
  inputs = {},
  files = {},
  otherAgent = '',
}: ExampleRun): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'docs-agent-e2e-'));
  try {
    const workflow: Workflow = parse(readFileSync(join(root, '.github/examples', file), 'utf8'));
    delete workflow.concurrency?.queue;
    for (const job of Object.values(workflow.jobs)) {
      delete job.concurrency?.queue;
      // `act` takes a checkout of this folder for itself, and fetches nothing.
      const checkout = { uses: 'actions/checkout@v7' };
      const steps = job.steps.flatMap((step): Step[] => {
        const { uses, with: given = {}, ...rest } = step;
        if (uses === undefined) return [step];
        if (uses.startsWith('OWNER/')) {
          return [{ ...step, uses: './', with: { ...given, 'base-url': service.url, ...inputs } }];
        }
        if (!uses.startsWith('YOUR-AGENT/')) return [];
        const env = { PROMPT: given.prompt ?? '', FILE: otherAgent };
        return [{ ...rest, shell: 'node {0}', run: writePrompt, env }];
      });
      job.steps = [checkout, ...steps];
    }
    mkdirSync(join(directory, 'workflows'));
    writeFileSync(join(directory, 'workflows', file), stringify(workflow));
    writeFileSync(join(directory, 'event.json'), JSON.stringify(event.payload));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    plantAction(directory, github);
    const options = [
      ...[
        '--actor',
        accounts.person.login,
        '--eventpath',
        'event.json',
        '--secret',
        `GITHUB_TOKEN=${githubToken}`,
      ],
      ...['MINTLIFY_API_KEY', 'MINTLIFY_WRITE_KEY'].flatMap((name) => [
        '--secret',
        `${name}=mint_test_key_0123456789`,
      ]),
      ...['--var', 'MINTLIFY_PROJECT_ID=acme-docs'],
    ];
    return await act({ workflow: `workflows/${file}`, event: event.name, directory, options });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * The action with a shell around it that says where GitHub is: `act` names the real one, and
 * lets no workflow name another.
 */
function plantAction(directory: string, github: StandInGitHub): void {
  cpSync(join(root, 'dist'), join(directory, 'dist'), { recursive: true });
  const manifest = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
  manifest.runs.main = 'dist/between-stand-ins.mjs';
  writeFileSync(join(directory, 'action.yml'), stringify(manifest));
  writeFileSync(
    join(directory, 'dist/between-stand-ins.mjs'),
    `Object.assign(process.env, ${JSON.stringify(github.env)});\nawait import('./index.js');\n`,
  );
  const git = (...words: string[]) => execFileSync('git', words, { cwd: directory });
  git('init', '--quiet');
  git('remote', 'add', 'origin', 'https://github.com/acme/docs');
  git('add', '.');
  git('-c', 'user.name=e2e', '-c', 'user.email=e2e@example.com', 'commit', '--quiet', '-m', 'x');
}
