import { trimEndOf } from './language/trim.ts';

/** Inputs by name as they were given; a blank one is absent. */
export type RawInputs = Partial<Record<string, string>>;

interface Given {
  /** Undefined if it is neither. */
  mode: 'job' | 'report' | undefined;
  raw: RawInputs;
  /** What `post-to` names; nothing if it is not usable. */
  targets: readonly string[];
}

/** GitHub gives a secret that a run may not have as an empty text, without a word. */
const whyMissing: RawInputs = {
  'api-key':
    ': the secret is not set in this repository, or not given to this run, as to runs from forks and Dependabot',
};

/** What keys are pasted with, each with its name. */
const aroundKeys: readonly [before: RegExp, after: RegExp | null, name: string][] = [
  [
    /\p{Default_Ignorable_Code_Point}|^[\s\p{Cc}\p{Cf}]+/gu,
    /[\s\p{Cc}\p{Cf}]/u,
    'invisible characters',
  ],
  [/^(?:authorization\s*:\s*)?bearer\s+|^authorization\s*:\s*/i, null, '`Bearer`'],
  [/^["'`“”„‘’«»]+/, /["'`“”„‘’«»]/, 'quotes'],
];

/** A key without what it was pasted with, and the names of that. */
export function bareKey(text: string): { bare: string; found: string[] } {
  const found = new Set<string>();
  let bare = text;
  for (let last = ''; last !== bare; ) {
    last = bare;
    for (const [before, after, name] of aroundKeys) {
      const begun = bare.replace(before, '');
      const rest = after ? trimEndOf(begun, after) : begun;
      if (rest !== bare) found.add(name);
      bare = rest;
    }
  }
  return { bare, found: [...found] };
}

/** The inputs that nobody but their service and the runner may see. */
const secretInputs = ['api-key', 'github-token', 'model-key'];

/** The secrets among the inputs, as they were given and as they are sent. */
export function secretsIn(raw: RawInputs): string[] {
  return secretInputs.flatMap((name) => {
    const given = raw[name];
    return given ? [...new Set([given, bareKey(given).bare])] : [];
  });
}

/** What was given, short; not shown if it is or holds a secret. */
export function shown({ name, raw }: { name: string; raw: RawInputs }): string {
  const value = raw[name];
  if (value === undefined) return `but it is missing${whyMissing[name] ?? ''}`;
  const isSecret = secretsIn(raw).some((secret) => value.includes(secret));
  const mayHoldSecret = /^(?:base|model)-url$/.test(name) && value.includes('@');
  if (isSecret || mayHoldSecret) return 'but got something else (not shown)';
  return `but got ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`;
}

function missingToken({ mode, raw, targets }: Given): string[] {
  if (raw['github-token']) return [];
  const needs = targets
    .filter((target) => target !== 'summary')
    .map((target) => `\`post-to: ${target}\``);
  if (mode === 'report' && raw.scope === 'pull-request') needs.push('`scope: pull-request`');
  if (needs.length === 0) return [];
  const list = new Intl.ListFormat('en').format(needs);
  const verb = needs.length === 1 ? 'needs' : 'need';
  return [`github-token: expected a token, as ${list} ${verb} one, but it is blank`];
}

/** What the step asks of the agent, if it is not one of: start, follow up, wait. */
function requestProblems(raw: RawInputs): string[] {
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

/** What rests on the issue's memory is of no use without one. */
function missingIssue({ mode, raw, targets }: Given): string[] {
  if (mode !== 'report' || targets.includes('issue')) return [];
  const needs = [
    ...(raw['date-to']?.toLowerCase() === 'last' ? ['date-to: last'] : []),
    ...(/^(?:offer|ticked)$/i.test(raw.fix ?? '') ? [`fix: ${raw.fix}`] : []),
  ];
  return needs.length > 0
    ? [
        `post-to: expected \`issue\` in it, as \`${needs.join('` and `')}\` needs one, ${shown({ name: 'post-to', raw })}`,
      ]
    : [];
}

/** A server runs several models: it has to be told which. */
function missingModel({ mode, raw }: Given): string[] {
  if (mode !== 'report' || !raw['model-url'] || raw.model) return [];
  return ['model: expected the name of the model to ask at `model-url`, but it is missing'];
}

/** What only the service can do is of no use beside a file. */
function besideFile({ mode, raw }: Given): string[] {
  if (mode !== 'report' || raw['conversations-file'] === undefined) return [];
  const reads = raw['also-read']?.toLowerCase() ?? 'none';
  const problem = (name: string, expected: string) =>
    `${name}: expected ${expected}, as nothing is asked of the service beside \`conversations-file\`, ${shown({ name, raw })}`;
  return [
    ...(raw['date-to']?.toLowerCase() === 'last' ? [problem('date-to', 'a calendar date')] : []),
    ...(reads === 'none' ? [] : [problem('also-read', '`none`')]),
    ...(raw.fix?.toLowerCase() === 'ticked' ? [problem('fix', '`none` or `offer`')] : []),
  ];
}

/** What is wrong with inputs beside each other, though each alone may be usable. */
export function ruleProblems(given: Given): string[] {
  return [
    ...missingToken(given),
    ...(given.mode === 'job' ? requestProblems(given.raw) : []),
    ...missingIssue(given),
    ...missingModel(given),
    ...besideFile(given),
  ];
}
