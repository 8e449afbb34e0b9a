import {
  boolean,
  dateOrLast,
  decimal,
  type Field,
  labels,
  lineOf,
  listOf,
  oneOf,
  pathSegment,
  repositoryFolder,
  secret,
  serviceAddress,
  textOf,
  whole,
} from './input-fields.ts';
import { trimEndOf } from './language/trim.ts';

const failOn = listOf(
  'pull-request',
  'no-changes',
  'archived',
  'failed',
  'timed-out',
  'cancelled',
  'complete',
  'incomplete',
);
type Element<F> = F extends Field<(infer T)[]> ? T : never;
export type Outcome = Element<typeof failOn>;

interface Optional<T> extends Field<T> {
  blank: null;
}

/** An input with a default, as `action.yml` spells it; a test holds the two equal. */
interface Defaulted<T> extends Field<T> {
  blank: string;
}

type Input = Field<unknown> & { blank?: string | null };

const optional = <T>(field: Field<T>): Optional<T> => ({ ...field, blank: null });
const or = <T>(blank: string, field: Field<T>): Defaulted<T> => ({ ...field, blank });

const tenDaysInMinutes = 14_400;

/**
 * In characters. The service names no limit; a process on Linux gets no variable of more than 128
 * KiB, so that a longer prompt could not reach the action anyway.
 */
const longestPrompt = 100_000;

const common = {
  'api-key': secret('an admin API key'),
  'project-id': pathSegment("the project's identifier"),
  'base-url': or('https://api.mintlify.com', serviceAddress),
  'github-token': optional(secret('a GitHub token')),
  'pr-number': optional(whole(1, 2_147_483_647)),
  'timeout-minutes': or('30', decimal('minutes', tenDaysInMinutes)),
  'fail-on': or('failed, timed-out, incomplete', failOn),
};

const job = {
  'post-to': or('summary', listOf('summary', 'comment')),
  'job-id': optional(pathSegment("the agent job's identifier")),
  prompt: optional(textOf(longestPrompt)),
  message: optional(textOf(longestPrompt)),
  'poll-interval-seconds': or('30', decimal('seconds', 3600)),
};

const report = {
  'post-to': or('summary', listOf('summary', 'comment', 'issue')),
  days: or('7', whole(1, 366)),
  'date-to': optional(dateOrLast),
  compare: or('true', boolean),
  'page-size': or('1000', whole(1, 1000)),
  scope: or('all', oneOf('all', 'pull-request')),
  'docs-root': optional(repositoryFolder),
  'model-url': optional(serviceAddress),
  'model-key': optional(secret('a key')),
  model: optional(lineOf(200)),
  'also-read': or('none', listOf('feedback', 'searches')),
  'max-topics': or('20', whole(1, 1000)),
  redact: or('true', boolean),
  'output-dir': optional(lineOf(4096)),
  'issue-title': or('Documentation gap report', lineOf(256)),
  'issue-labels': or('documentation-gaps', labels),
  notify: or('changes', oneOf('changes', 'never')),
  fix: or('none', oneOf('none', 'offer', 'ticked')),
  'max-jobs': or('3', whole(1, 20)),
  'conversations-file': optional(lineOf(4096)),
};

/** What a report on a file, which asks nothing of the service, can do without: they are '' then. */
const ofService = ['api-key', 'project-id'];

const modeField = oneOf('job', 'report');
const tables = {
  job: { mode: modeField, ...common, ...job },
  report: { mode: modeField, ...common, ...report },
  /** For a mode that is neither: whatever one of them takes, so that all bad inputs are named. */
  either: { mode: modeField, ...common, ...job, ...report },
};

export const inputNames = Object.keys(tables.either);

/** The text that a blank input stands for, by name. */
export const inputDefaults: RawInputs = Object.fromEntries(
  Object.entries<Input>(tables.either).flatMap(([name, { blank }]) =>
    blank ? [[name, blank]] : [],
  ),
);

type CamelCase<S> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;
type Value<F> = F extends Optional<infer T> ? T | undefined : F extends Field<infer T> ? T : never;
type Values<T> = { [K in keyof T as CamelCase<K>]: Value<T[K]> };

export type JobInputs = { mode: 'job' } & Values<typeof common & typeof job>;
export type ReportInputs = { mode: 'report' } & Values<typeof common & typeof report>;
export type Inputs = JobInputs | ReportInputs;

/** Inputs by name as they were given; a blank one is absent. */
export type RawInputs = Partial<Record<string, string>>;

class InvalidInputs extends Error {
  override name = 'InvalidInputs';
}

/**
 * The inputs as the runner passes them (`INPUT_*`), trimmed; a blank one is absent.
 * GitHub upper-cases names and keeps their hyphens.
 */
export function rawInputs(env: NodeJS.ProcessEnv): RawInputs {
  const entries = inputNames.map((name) => [name, env[`INPUT_${name.toUpperCase()}`]?.trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/**
 * Parses and checks all inputs at once.
 *
 * @param given inputs by name, blank ones absent: see {@link rawInputs}
 * @returns the inputs of the mode; and warnings: of each that belongs to the other mode, and of a
 *   key that is not given as it should be
 * @throws InvalidInputs naming every bad input and what was expected; secrets are never shown
 */
export function parseInputs(given: RawInputs): { inputs: Inputs; warnings: string[] } {
  const mode = modeField.parse(given.mode ?? '');
  const { raw, warnings } = withBareKeys(given);
  const isFile = mode !== 'job' && raw['conversations-file'] !== undefined;
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, field] of Object.entries<Input>(tables[mode ?? 'either'])) {
    const text = raw[name] || (isFile && ofService.includes(name) ? '' : field.blank);
    if (text === null) continue;
    const value = text ? field.parse(text) : text;
    if (value === undefined) {
      problems.push(`${name}: expected ${field.expected}, ${shown(name, raw)}`);
    }
    values[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  const targets = report['post-to'].parse(raw['post-to'] ?? 'none') ?? [];
  const all = [...problems, ...ruleProblems(mode, raw, targets)];
  if (all.length > 0) {
    const count = all.length === 1 ? 'An input is' : `${all.length} inputs are`;
    throw new InvalidInputs(
      [`${count} not usable:`, ...all.map((problem) => `- ${problem}`)].join('\n'),
    );
  }
  const inputs = values as Inputs;
  if (inputs.mode === 'report' && inputs.modelUrl && !inputs.redact) {
    // Nothing but redacted words goes to a model.
    inputs.redact = true;
    warnings.push('`redact` is off, but stays on in effect, as `model-url` is set.');
  }
  return { inputs, warnings: [...warnings, ...foreignInputs(inputs.mode, raw)] };
}

/** The inputs with the key alone in `api-key` and `model-key`, and what there is to say about it. */
function withBareKeys(given: RawInputs): { raw: RawInputs; warnings: string[] } {
  const raw = { ...given };
  const warnings: string[] = [];
  for (const name of ['api-key', 'model-key']) {
    const key = given[name];
    if (key === undefined) continue;
    const bare = bareKey(key);
    raw[name] = bare;
    if (bare !== key) {
      warnings.push(
        `The input \`${name}\` holds more than the key, such as quotes, \`Bearer\` or invisible characters. That was taken off; correct the secret.`,
      );
    }
  }
  const kind = /^mint_(?:dsc|us)_/.exec(raw['api-key'] ?? '')?.[0];
  if (kind) {
    warnings.push(
      `The input \`api-key\` begins with \`${kind}\`, as keys do that the service refuses here. Make an admin API key on the API keys page of the dashboard.`,
    );
  }
  return { raw, warnings };
}

/** A warning of each input of the other mode that was set by hand. */
function foreignInputs(mode: Inputs['mode'], raw: RawInputs): string[] {
  return inputNames
    .filter((name) => !(name in tables[mode]) && raw[name] && raw[name] !== inputDefaults[name])
    .map((name) => `The input \`${name}\` has no effect in mode \`${mode}\`.`);
}

/** What the step asks of the agent, if it is not one of: start, follow up, wait. */
function requestProblem({ 'job-id': jobId, prompt, message }: RawInputs): string | undefined {
  if (jobId && prompt) {
    return 'job-id: expected either `job-id`, to wait for a job, or `prompt`, to start one, but got both. To send a running job an instruction, use `message` instead of `prompt`';
  }
  if (prompt && message) {
    return 'message: expected a `job-id` to send it to, but got `prompt`, which starts a new job. Put the whole instruction into `prompt`, or replace `prompt` with the `job-id`';
  }
  if (message && !jobId) {
    return 'job-id: expected the job that `message` is for, but it is missing';
  }
  return jobId || prompt
    ? undefined
    : 'job-id: expected the job to wait for, or `prompt` to start one, but both are missing';
}

/**
 * What is wrong with inputs beside each other, though each alone may be usable.
 *
 * @param mode undefined if it is neither
 * @param targets what `post-to` names; nothing if it is not usable
 */
function ruleProblems(
  mode: 'job' | 'report' | undefined,
  raw: RawInputs,
  targets: readonly string[],
): string[] {
  const problems: string[] = [];
  const isReport = mode === 'report';
  const is = (name: string, ...values: string[]) =>
    isReport && values.includes(raw[name]?.toLowerCase() ?? '');

  const needToken = targets.filter((one) => one !== 'summary').map((one) => `post-to: ${one}`);
  if (is('scope', 'pull-request')) needToken.push('scope: pull-request');
  if (needToken.length > 0 && !raw['github-token']) {
    const list = new Intl.ListFormat('en').format(needToken.map((need) => `\`${need}\``));
    const verb = needToken.length === 1 ? 'needs' : 'need';
    problems.push(`github-token: expected a token, as ${list} ${verb} one, but it is blank`);
  }
  const requested = mode === 'job' && requestProblem(raw);
  if (requested) problems.push(requested);

  const needIssue = is('date-to', 'last') ? ['`date-to: last`'] : [];
  if (is('fix', 'offer', 'ticked')) needIssue.push(`\`fix: ${raw.fix}\``);
  if (needIssue.length > 0 && !targets.includes('issue')) {
    problems.push(
      `post-to: expected \`issue\` in it, as ${needIssue.join(' and ')} needs one, ${shown('post-to', raw)}`,
    );
  }
  if (isReport && raw['model-url'] && !raw.model) {
    problems.push('model: expected the name of the model to ask at `model-url`, but it is missing');
  }
  if (!isReport || raw['conversations-file'] === undefined) return problems;
  const onlyOfService = (name: string, expected: string) =>
    problems.push(
      `${name}: expected ${expected}, as nothing is asked of the service beside \`conversations-file\`, ${shown(name, raw)}`,
    );
  if (is('date-to', 'last')) onlyOfService('date-to', 'a calendar date');
  if (!is('also-read', '', 'none')) onlyOfService('also-read', '`none`');
  if (is('fix', 'ticked')) onlyOfService('fix', '`none` or `offer`');
  return problems;
}

/** GitHub gives a secret that a run may not have as an empty text, without a word. */
const aboutMissing: RawInputs = {
  'api-key':
    ': the secret is not set in this repository, or not given to this run, as to runs from forks and Dependabot',
  'project-id': ': the API keys page of the dashboard shows it',
};

const quote = /["'`“”„‘’«»]/;

/** A key without what keys are pasted with: `Bearer`, quotes, invisible characters. */
function bareKey(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[\s\p{Cc}\p{Cf}]/u)
    .map((word) => trimEndOf(word.replace(/^["'`“”„‘’«»]+/, ''), quote))
    .map((word) => word.replace(/^(?:authorization(?::|$)|:)?(?:bearer$)?/i, ''))
    .filter((word) => word !== '')
    .join(' ');
}

/** The inputs that nobody but their service and the runner may see. */
const secretInputs = ['api-key', 'github-token', 'model-key'];

/** The secrets among the inputs, as they were given and as they are sent. */
export function secretsIn(raw: RawInputs): string[] {
  return secretInputs.flatMap((name) => {
    const given = raw[name];
    return given ? [...new Set([given, bareKey(given)])].filter(Boolean) : [];
  });
}

/** What was given, short; not shown if it is or holds a secret. */
function shown(name: string, raw: RawInputs): string {
  const value = raw[name];
  if (value === undefined) return `but it is missing${aboutMissing[name] ?? ''}`;
  const isSecret = secretsIn(raw).some((secret) => value.includes(secret));
  const mayHoldSecret = /^(?:base|model)-url$/.test(name) && value.includes('@');
  if (isSecret || mayHoldSecret) return 'but got something else (not shown)';
  return `but got ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`;
}
