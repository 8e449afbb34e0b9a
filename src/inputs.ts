import {
  boolean,
  dateOrLast,
  decimalNumber,
  type Field,
  labelList,
  listOf,
  multilineText,
  oneLine,
  oneOf,
  pathSegment,
  repositoryFolder,
  secret,
  serviceAddress,
  wholeNumber,
} from './input-fields.ts';
import { withoutTrailing } from './text/clean.ts';

interface Input<T> extends Field<T> {
  /** Replaces a blank input: its default, as in `action.yml`, or null if the input is optional. */
  defaultText?: string | null;
}

const optional = <T>(field: Field<T>): Input<T | undefined> => ({ ...field, defaultText: null });
const withDefault = <T>(defaultText: string, field: Field<T>): Input<T> => ({
  ...field,
  defaultText,
});

const tenDaysInMinutes = 14_400;

/** Maximum length of a prompt, in characters. Inputs are environment variables, which Linux limits to 128 KiB each. */
const maxPromptLength = 100_000;

const outcomeListField = listOf(
  'pull-request',
  'no-changes',
  'archived',
  'failed',
  'timed-out',
  'cancelled',
  'complete',
  'incomplete',
);

const keyField = secret('an admin API key');
/** Prefixes of an assistant's and a user's keys, which the administrative API refuses. */
const otherKey = /^mint_(?:dsc|us)_/;
const adminKey: typeof keyField = {
  ...keyField,
  parse: (text) => (otherKey.test(text) ? undefined : keyField.parse(text)),
};

const commonInputs = {
  'api-key': adminKey,
  'project-id': pathSegment("the project's identifier"),
  'base-url': withDefault('https://api.mintlify.com', serviceAddress),
  'github-token': optional(secret('a GitHub token')),
  'pr-number': optional(wholeNumber(1, 2_147_483_647)),
  'timeout-minutes': withDefault('30', decimalNumber('minutes', tenDaysInMinutes)),
  'fail-on': withDefault('failed, timed-out, incomplete', outcomeListField),
};

const jobInputs = {
  'post-to': withDefault('summary', listOf('summary', 'comment')),
  'job-id': optional(pathSegment("the agent job's identifier")),
  prompt: optional(multilineText(maxPromptLength)),
  message: optional(multilineText(maxPromptLength)),
  'poll-interval-seconds': withDefault('30', decimalNumber('seconds', 3600)),
};

const reportInputs = {
  'post-to': withDefault('summary', listOf('summary', 'comment', 'issue')),
  days: withDefault('7', wholeNumber(1, 366)),
  'date-to': optional(dateOrLast),
  compare: withDefault('true', boolean),
  'page-size': withDefault('1000', wholeNumber(1, 1000)),
  scope: withDefault('all', oneOf('all', 'pull-request')),
  'docs-root': optional(repositoryFolder),
  'model-url': optional(serviceAddress),
  'model-key': optional(secret('a key')),
  model: optional(oneLine(200)),
  'also-read': withDefault('none', listOf('feedback', 'searches')),
  'max-topics': withDefault('20', wholeNumber(1, 1000)),
  redact: withDefault('true', boolean),
  'output-dir': optional(oneLine(4096)),
  'issue-title': withDefault('Documentation gap report', oneLine(256)),
  'issue-labels': withDefault('documentation-gaps', labelList),
  notify: withDefault('changes', oneOf('changes', 'never')),
  fix: withDefault('none', oneOf('none', 'offer', 'ticked')),
  'max-jobs': withDefault('3', wholeNumber(1, 20)),
  'conversations-file': optional(oneLine(4096)),
};

/** Inputs that a report on `conversations-file` doesn't need, as it makes no requests to the service. */
const serviceInputs = ['api-key', 'project-id'];

const modeField = oneOf('job', 'report');
const inputsByMode = {
  job: { mode: modeField, ...commonInputs, ...jobInputs },
  report: { mode: modeField, ...commonInputs, ...reportInputs },
  /** All inputs, for an invalid mode, so that the error also lists all other invalid inputs. */
  either: { mode: modeField, ...commonInputs, ...jobInputs, ...reportInputs },
};

export const inputNames = Object.keys(inputsByMode.either);

export const inputDefaults: RawInputs = Object.fromEntries(
  Object.entries<Input<unknown>>(inputsByMode.either).flatMap(([name, { defaultText }]) =>
    defaultText ? [[name, defaultText]] : [],
  ),
);

type CamelCase<S> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;
type Values<T> = { [K in keyof T as CamelCase<K>]: T[K] extends Input<infer V> ? V : never };

export type JobInputs = { mode: 'job' } & Values<typeof commonInputs & typeof jobInputs>;
export type ReportInputs = { mode: 'report' } & Values<typeof commonInputs & typeof reportInputs>;
export type Inputs = JobInputs | ReportInputs;
export type Outcome = Inputs['failOn'][number];

/** Inputs by name, as the workflow sets them; blank inputs are absent. */
export type RawInputs = Partial<Record<string, string>>;

/** Reads and trims the `INPUT_*` variables; the runner makes names upper-case and keeps hyphens. */
export function readRawInputs(env: NodeJS.ProcessEnv): RawInputs {
  const entries = inputNames.map((name) => [name, env[`INPUT_${name.toUpperCase()}`]?.trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/**
 * Parses and checks all inputs at once.
 *
 * @throws Error that names every invalid input and what was expected, and never shows a secret
 */
export function parseInputs(given: RawInputs): { inputs: Inputs; warnings: string[] } {
  const mode = modeField.parse(given.mode ?? '');
  const { raw, warnings } = withBareKeys(given);
  const isFile = mode !== 'job' && raw['conversations-file'] !== undefined;
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, field] of Object.entries<Input<unknown>>(inputsByMode[mode ?? 'either'])) {
    const text = raw[name] || (isFile && serviceInputs.includes(name) ? '' : field.defaultText);
    if (text === null) continue;
    const value = text ? field.parse(text) : text;
    if (value === undefined) {
      problems.push(`${name}: expected ${field.expected}, ${actualValueText(name, raw)}`);
    }
    values[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  const targets = reportInputs['post-to'].parse(raw['post-to'] ?? 'none') ?? [];
  const all = [...problems, ...combinationProblems(mode, raw, targets)];
  if (all.length > 0) {
    const count = all.length === 1 ? 'An input is' : `${all.length} inputs are`;
    throw new Error([`${count} invalid:`, ...all.map((problem) => `- ${problem}`)].join('\n'));
  }
  const inputs = values as Inputs;
  if (inputs.mode === 'report' && inputs.modelUrl && !inputs.redact) {
    // Only redacted text may be sent to a model.
    inputs.redact = true;
    warnings.push('`redact: false` has no effect, because `model-url` is set.');
  }
  return { inputs, warnings: [...warnings, ...unusedInputWarnings(inputs.mode, raw)] };
}

/** Reduces `api-key` and `model-key` to the bare keys, and warns of anything wrong with them. */
function withBareKeys(given: RawInputs): { raw: RawInputs; warnings: string[] } {
  const raw = { ...given };
  const warnings: string[] = [];
  for (const name of ['api-key', 'model-key']) {
    const key = given[name];
    if (key === undefined) continue;
    raw[name] = bareKey(key);
    if (raw[name] !== key) {
      warnings.push(
        `The input \`${name}\` contains more than the key, such as quotes, \`Bearer\` or invisible characters. These were removed; correct the secret.`,
      );
    }
  }
  return { raw, warnings };
}

/** A warning for each input that has no effect in this mode, unless it is blank or its default. */
function unusedInputWarnings(mode: Inputs['mode'], raw: RawInputs): string[] {
  return inputNames
    .filter(
      (name) => !(name in inputsByMode[mode]) && raw[name] && raw[name] !== inputDefaults[name],
    )
    .map((name) => `The input \`${name}\` has no effect in mode \`${mode}\`.`);
}

function requestProblem({ 'job-id': jobId, prompt, message }: RawInputs): string | undefined {
  if (jobId && prompt) {
    return 'job-id: expected either `job-id`, to wait for a job, or `prompt`, to start one, but got both. To send an instruction to a running job, use `message` instead of `prompt`';
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
 * What is wrong with the inputs taken together.
 *
 * @param mode undefined if invalid
 * @param targets the values of `post-to`; empty if `post-to` is invalid
 */
function combinationProblems(
  mode: 'job' | 'report' | undefined,
  raw: RawInputs,
  targets: readonly string[],
): string[] {
  const problems: string[] = [];
  const isReport = mode === 'report';
  const hasValue = (name: string, ...values: string[]) =>
    isReport && values.includes(raw[name]?.toLowerCase() ?? '');

  const tokenUses = targets
    .filter((target) => target !== 'summary')
    .map((target) => `post-to: ${target}`);
  if (hasValue('scope', 'pull-request')) tokenUses.push('scope: pull-request');
  if (tokenUses.length > 0 && !raw['github-token']) {
    problems.push(
      `github-token: expected a token, because ${needText(tokenUses)} one, but it is blank`,
    );
  }
  const requested = mode === 'job' && requestProblem(raw);
  if (requested) problems.push(requested);

  const issueUses = hasValue('date-to', 'last') ? ['date-to: last'] : [];
  if (hasValue('fix', 'offer', 'ticked')) issueUses.push(`fix: ${raw.fix}`);
  if (issueUses.length > 0 && !targets.includes('issue')) {
    problems.push(
      `post-to: expected a list with \`issue\`, because ${needText(issueUses)} it, ${actualValueText('post-to', raw)}`,
    );
  }
  if (isReport && raw['model-url'] && !raw.model) {
    problems.push('model: expected the name of the model to ask at `model-url`, but it is missing');
  }
  if (!isReport || raw['conversations-file'] === undefined) return problems;
  const needsService = (name: string, expected: string) =>
    problems.push(
      `${name}: expected ${expected}, because \`conversations-file\` replaces the service, ${actualValueText(name, raw)}`,
    );
  if (hasValue('date-to', 'last')) needsService('date-to', 'a calendar date');
  if (!hasValue('also-read', '', 'none')) needsService('also-read', '`none`');
  if (hasValue('fix', 'ticked')) needsService('fix', '`none` or `offer`');
  return problems;
}

function needText(inputs: readonly string[]): string {
  const list = new Intl.ListFormat('en').format(inputs.map((input) => `\`${input}\``));
  return `${list} ${inputs.length === 1 ? 'needs' : 'need'}`;
}

/** GitHub passes an empty string, without an error, for a secret that is not available. */
const missingHints: RawInputs = {
  'api-key':
    ': the secret is not set in this repository, or not available to this run, as for forks and Dependabot',
  'project-id': ': the API keys page of the dashboard shows it',
};

const quoteMark = /["'`“”„‘’«»]/;

/** A key without what is often pasted with it: `Bearer`, quotes, invisible characters. */
function bareKey(text: string): string {
  return (
    text
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .split(/[\s\p{Cc}\p{Cf}]/u)
      .map((word) => withoutTrailing(word.replace(/^["'`“”„‘’«»]+/, ''), quoteMark))
      .map((word) => word.replace(/^(?:authorization(?::|$)|:)?(?:bearer$)?/i, ''))
      .filter((word) => word !== '')
      // A line break stays, so that an error can name it.
      .join(/[\n\r]/.test(text) ? '\n' : ' ')
  );
}

const secretInputs = ['api-key', 'github-token', 'model-key'];

/** The secrets among the inputs, both as given and as reduced by `bareKey`. */
export function secretsIn(raw: RawInputs): string[] {
  return secretInputs.flatMap((name) => {
    const given = raw[name];
    return given ? [...new Set([given, bareKey(given)])].filter(Boolean) : [];
  });
}

/** The end of an error message: the input's value, shortened, unless it may contain a secret. */
function actualValueText(name: string, raw: RawInputs): string {
  const value = raw[name];
  if (value === undefined) return `but it is missing${missingHints[name] ?? ''}`;
  const prefix = name === 'api-key' && otherKey.exec(value)?.[0];
  if (prefix) {
    return `but it begins with \`${prefix}\`: create an admin API key on the API keys page of the dashboard`;
  }
  const isSecret = secretsIn(raw).some((secret) => value.includes(secret));
  const hasPassword = /^(?:base|model)-url$/.test(name) && value.includes('@');
  if (isSecret && secretInputs.includes(name) && value.includes('\n')) {
    return 'but it contains a line break (not shown)';
  }
  if (isSecret || hasPassword) return 'but got something else (not shown)';
  return `but got ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`;
}
