import * as z from 'zod/mini';
import {
  boolean,
  calendarDate,
  decimal,
  labels,
  listOf,
  longText,
  oneOf,
  pathSegment,
  repositoryFolder,
  secret,
  serviceAddress,
  shortText,
  whole,
} from './input-fields.ts';

const outcomes = [
  'pull-request',
  'no-changes',
  'archived',
  'failed',
  'timed-out',
  'cancelled',
  'complete',
  'incomplete',
] as const;
export type Outcome = (typeof outcomes)[number];

/** Defaults as `action.yml` spells them; a test holds the two equal. */
export const inputDefaults = {
  'base-url': 'https://api.mintlify.com',
  'post-to': 'summary',
  'timeout-minutes': '30',
  'fail-on': 'failed, timed-out, incomplete',
  'poll-interval-seconds': '30',
  days: '7',
  compare: 'true',
  'page-size': '1000',
  scope: 'all',
  'docs-root': '.',
  'max-topics': '20',
  redact: 'true',
  'issue-title': 'Documentation gap report',
  'issue-labels': 'documentation-gaps',
  notify: 'changes',
  fix: 'none',
  'max-jobs': '3',
} as const;

const orDefault = <T extends z.ZodMiniType<unknown, string>>(
  name: keyof typeof inputDefaults,
  schema: T,
) => z.prefault(schema, inputDefaults[name] as z.input<T>);

const tenDaysInMinutes = 14_400;

/**
 * In characters. The service names no limit; a process on Linux gets no variable of more than 128
 * KiB, so that a longer prompt could not reach the action anyway.
 */
const longestPrompt = 100_000;

const common = {
  'api-key': secret('an admin API key, without spaces'),
  'project-id': pathSegment("the project's identifier"),
  'base-url': orDefault('base-url', serviceAddress()),
  'github-token': z.optional(secret('a GitHub token, without spaces')),
  'pr-number': z.optional(whole({ from: 1, to: 2_147_483_647 })),
  'timeout-minutes': orDefault(
    'timeout-minutes',
    decimal({ unit: 'minutes', to: tenDaysInMinutes }),
  ),
  'fail-on': orDefault('fail-on', listOf(outcomes)),
};

const job = {
  'post-to': orDefault('post-to', listOf(['summary', 'comment'])),
  'job-id': z.optional(pathSegment("the agent job's identifier")),
  prompt: z.optional(longText({ longest: longestPrompt })),
  message: z.optional(longText({ longest: longestPrompt })),
  'poll-interval-seconds': orDefault(
    'poll-interval-seconds',
    decimal({ unit: 'seconds', to: 3600 }),
  ),
};

const report = {
  'post-to': orDefault('post-to', listOf(['summary', 'comment', 'issue', 'new-issue'])),
  days: orDefault('days', whole({ from: 1, to: 366 })),
  'date-to': z.optional(calendarDate({ or: 'last' })),
  compare: orDefault('compare', boolean()),
  'page-size': orDefault('page-size', whole({ from: 1, to: 1000 })),
  scope: orDefault('scope', oneOf(['all', 'pull-request'])),
  'docs-root': orDefault('docs-root', repositoryFolder()),
  'max-topics': orDefault('max-topics', whole({ from: 1, to: 1000 })),
  redact: orDefault('redact', boolean()),
  'output-dir': z.optional(shortText({ longest: 4096 })),
  'issue-title': orDefault('issue-title', shortText({ longest: 256 })),
  'issue-labels': orDefault('issue-labels', labels()),
  notify: orDefault('notify', oneOf(['changes', 'never'])),
  fix: orDefault('fix', oneOf(['none', 'offer', 'ticked'])),
  'max-jobs': orDefault('max-jobs', whole({ from: 1, to: 20 })),
};

const jobSchema = z.object({ mode: z.literal('job'), ...common, ...job });
const reportSchema = z.object({ mode: z.literal('report'), ...common, ...report });
/** For a mode that is neither: whatever either of them takes, so that all bad inputs are named. */
const anyMode = z.object({
  mode: oneOf(['job', 'report']),
  ...common,
  ...z.partial(z.object(job)).shape,
  ...report,
});

export const inputNames = [
  ...new Set(['mode', ...Object.keys(common), ...Object.keys(job), ...Object.keys(report)]),
];

type CamelCase<S> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;
type CamelCased<T> = { [K in keyof T as CamelCase<K>]: T[K] };

export type JobInputs = CamelCased<z.infer<typeof jobSchema>>;
export type ReportInputs = CamelCased<z.infer<typeof reportSchema>>;
export type Inputs = JobInputs | ReportInputs;

class InvalidInputs extends Error {
  override name = 'InvalidInputs';
}

/**
 * The inputs as the runner passes them (`INPUT_*`), trimmed; a blank one is absent.
 * GitHub upper-cases names and keeps their hyphens.
 */
export function rawInputs(env: NodeJS.ProcessEnv): Partial<Record<string, string>> {
  const entries = inputNames.map((name) => [name, env[`INPUT_${name.toUpperCase()}`]?.trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/**
 * Parses and checks all inputs at once.
 *
 * @param raw inputs by name, blank ones absent: see {@link rawInputs}
 * @returns the inputs of the mode, and a warning for each that belongs to the other mode
 * @throws InvalidInputs naming every bad input and what was expected; secrets are never shown
 */
export function parseInputs(raw: Partial<Record<string, string>>): {
  inputs: Inputs;
  warnings: string[];
} {
  const mode = anyMode.shape.mode.safeParse(raw.mode).data;
  const schema = { job: jobSchema, report: reportSchema, unknown: anyMode }[mode ?? 'unknown'];
  const parsed = schema.safeParse({ ...raw, ...(mode && { mode }) });
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      return `${name}: expected ${issue.message}, ${shown({ name, raw })}`;
    }),
    ...missingToken(raw),
    ...(mode === 'job' ? requestProblems(raw) : []),
    ...missingIssue(raw),
  ];
  if (problems.length > 0 || !parsed.success) {
    const count = problems.length === 1 ? 'An input is' : `${problems.length} inputs are`;
    throw new InvalidInputs(
      [`${count} not usable:`, ...problems.map((problem) => `- ${problem}`)].join('\n'),
    );
  }
  const camelCase = Object.entries(parsed.data).map(([name, value]) => [
    name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return {
    inputs: Object.fromEntries(camelCase) as Inputs,
    warnings: mode ? foreignInputs({ mode, raw }) : [],
  };
}

/** GitHub gives a secret that a run may not have as an empty text, without a word. */
const whyMissing: Partial<Record<string, string>> = {
  'api-key':
    ': the secret is not set in this repository, or not given to this run, as to runs from forks and Dependabot',
};

/** What was given, short; not shown if it is or holds a secret. */
function shown({ name, raw }: { name: string; raw: Partial<Record<string, string>> }): string {
  const value = raw[name];
  if (value === undefined) return `but it is missing${whyMissing[name] ?? ''}`;
  const secrets = [raw['api-key'], raw['github-token']];
  const isSecret = secrets.some((secret) => secret && value.includes(secret));
  const mayHoldSecret = name === 'base-url' && value.includes('@');
  if (isSecret || mayHoldSecret) return 'but got something else (not shown)';
  return `but got ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`;
}

function missingToken(raw: Partial<Record<string, string>>): string[] {
  if (raw['github-token']) return [];
  const targets = report['post-to'].safeParse(raw['post-to']).data ?? [];
  const needs = targets
    .filter((target) => target !== 'summary')
    .map((target) => `\`post-to: ${target}\``);
  if (raw.mode === 'report' && raw.scope === 'pull-request') needs.push('`scope: pull-request`');
  if (needs.length === 0) return [];
  const list = new Intl.ListFormat('en').format(needs);
  const verb = needs.length === 1 ? 'needs' : 'need';
  return [`github-token: expected a token, as ${list} ${verb} one, but it is blank`];
}

/** What the step asks of the agent, if it is not one of: start, follow up, wait. */
function requestProblems(raw: Partial<Record<string, string>>): string[] {
  const { 'job-id': jobId, prompt, message } = raw;
  if (jobId && prompt) {
    return [
      'job-id: expected either `job-id`, to wait for a job, or `prompt`, to start one, but got both. To send a running job an instruction, use `message` instead of `prompt`',
    ];
  }
  if (prompt && message) {
    return [
      'message: expected a `job-id` to send it to, but got `prompt`, which starts a new job. Put the whole instruction into `prompt`, or replace `prompt` with the `job-id`',
    ];
  }
  if (message && !jobId) {
    return ['job-id: expected the job that `message` is for, but it is missing'];
  }
  return jobId || prompt
    ? []
    : ['job-id: expected the job to wait for, or `prompt` to start one, but both are missing'];
}

/** What rests on the issue's memory is of no use without one; boxes are for the rolling one alone. */
function missingIssue(raw: Partial<Record<string, string>>): string[] {
  const targets = report['post-to'].safeParse(raw['post-to']).data ?? [];
  if (raw.mode !== 'report' || targets.includes('issue')) return [];
  const needs = [
    ...(raw['date-to']?.toLowerCase() === 'last' && !targets.includes('new-issue')
      ? ['date-to: last']
      : []),
    ...(/^(?:offer|ticked)$/i.test(raw.fix ?? '') ? [`fix: ${raw.fix}`] : []),
  ];
  return needs.length > 0
    ? [
        `post-to: expected \`issue\` in it, as \`${needs.join('` and `')}\` needs one, ${shown({ name: 'post-to', raw })}`,
      ]
    : [];
}

function foreignInputs({
  mode,
  raw,
}: {
  mode: Inputs['mode'];
  raw: Partial<Record<string, string>>;
}): string[] {
  const [own, foreign] = mode === 'job' ? [job, report] : [report, job];
  const defaults: Partial<Record<string, string>> = inputDefaults;
  return Object.keys(foreign)
    .filter((name) => !(name in own) && raw[name] !== undefined && raw[name] !== defaults[name])
    .map((name) => `The input \`${name}\` has no effect in mode \`${mode}\`.`);
}
