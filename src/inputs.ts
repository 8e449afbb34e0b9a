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
import { bareKey, type RawInputs, ruleProblems, shown } from './input-rules.ts';

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
  'also-read': 'none',
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
  'post-to': orDefault('post-to', listOf(['summary', 'comment', 'issue'])),
  days: orDefault('days', whole({ from: 1, to: 366 })),
  'date-to': z.optional(calendarDate({ or: 'last' })),
  compare: orDefault('compare', boolean()),
  'page-size': orDefault('page-size', whole({ from: 1, to: 1000 })),
  scope: orDefault('scope', oneOf(['all', 'pull-request'])),
  'docs-root': z.optional(repositoryFolder()),
  'model-url': z.optional(serviceAddress()),
  'model-key': z.optional(secret('a key, without spaces')),
  model: z.optional(shortText({ longest: 200 })),
  'also-read': orDefault('also-read', listOf(['feedback', 'searches'])),
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
const reportSchema = z.object({
  mode: z.literal('report'),
  ...common,
  ...report,
  'conversations-file': z.optional(z.undefined()),
});
/** A report on a file asks nothing of the service. */
const withoutService = {
  'api-key': z.optional(common['api-key']),
  // '' stands for no project.
  'project-id': z._default(common['project-id'], ''),
  'conversations-file': shortText({ longest: 4096 }),
};
const fileReportSchema = z.extend(reportSchema, withoutService);
/** For a mode that is neither: whatever either of them takes, so that all bad inputs are named. */
const anyMode = z.object({
  mode: oneOf(['job', 'report']),
  ...common,
  ...z.partial(z.object(job)).shape,
  ...report,
});

export const inputNames = [
  ...new Set([
    ...['mode', 'conversations-file'],
    ...[common, job, report].flatMap((inputs) => Object.keys(inputs)),
  ]),
];

type CamelCase<S> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;
type CamelCased<T> = { [K in keyof T as CamelCase<K>]: T[K] };

export type JobInputs = CamelCased<z.infer<typeof jobSchema>>;
export type ReportInputs =
  | CamelCased<z.infer<typeof reportSchema>>
  | CamelCased<z.infer<typeof fileReportSchema>>;
export type Inputs = JobInputs | ReportInputs;

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
export function parseInputs(given: RawInputs): {
  inputs: Inputs;
  warnings: string[];
} {
  const mode = anyMode.shape.mode.safeParse(given.mode).data;
  const { raw, warnings } = withBareKeys(given);
  const isFile = raw['conversations-file'] !== undefined;
  const schema = {
    job: jobSchema,
    report: isFile ? fileReportSchema : reportSchema,
    unknown: isFile ? z.extend(anyMode, withoutService) : anyMode,
  }[mode ?? 'unknown'];
  const parsed = schema.safeParse({ ...raw, ...(mode && { mode }) });
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      return `${name}: expected ${issue.message}, ${shown({ name, raw })}`;
    }),
    ...ruleProblems({ mode, raw, targets: report['post-to'].safeParse(raw['post-to']).data ?? [] }),
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
  const redacted = redactedForModel(Object.fromEntries(camelCase) as Inputs);
  return {
    inputs: redacted.inputs,
    warnings: [...warnings, ...redacted.warnings, ...(mode ? foreignInputs({ mode, raw }) : [])],
  };
}

/** Nothing but redacted words goes to a model. */
function redactedForModel(inputs: Inputs): { inputs: Inputs; warnings: string[] } {
  if (inputs.mode === 'job' || !inputs.modelUrl || inputs.redact) return { inputs, warnings: [] };
  return {
    inputs: { ...inputs, redact: true },
    warnings: ['`redact` is off, but stays on in effect, as `model-url` is set.'],
  };
}

/** The inputs with the key alone in `api-key` and `model-key`, and what there is to say about it. */
function withBareKeys(given: RawInputs): { raw: RawInputs; warnings: string[] } {
  const raw = { ...given };
  const warnings: string[] = [];
  for (const name of ['api-key', 'model-key']) {
    const key = given[name];
    if (key === undefined) continue;
    const { bare, found } = bareKey(key);
    raw[name] = bare;
    if (found.length > 0) {
      warnings.push(
        `The input \`${name}\` holds more than the key: ${found.join(' and ')} around it. That was taken off; correct the secret.`,
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

function foreignInputs({ mode, raw }: { mode: Inputs['mode']; raw: RawInputs }): string[] {
  const ofReport = { ...report, 'conversations-file': null };
  const [own, foreign] = mode === 'job' ? [job, ofReport] : [ofReport, job];
  const defaults: RawInputs = inputDefaults;
  return Object.keys(foreign)
    .filter((name) => !(name in own) && raw[name] !== undefined && raw[name] !== defaults[name])
    .map((name) => `The input \`${name}\` has no effect in mode \`${mode}\`.`);
}
