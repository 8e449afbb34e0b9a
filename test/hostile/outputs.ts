import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const address = /^(?:https?:\/\/[-\w.:/%#]+)?$/;
const count = /^\d+$/;

/** The form of each output. */
const forms = {
  job: {
    outcome: /^(?:pull-request|no-changes|archived|failed|timed-out|cancelled)?$/,
    status: /^(?:active|completed|archived|failed)?$/,
    prLink: /^(?:https:\/\/[-A-Za-z0-9._~/%:]+)?$/,
    prNumber: /^\d*$/,
    jobId: /^[\w.~:-]{1,200}$/,
    job: /^(?:\{.*\})?$/s,
    commentUrl: address,
  },
  report: {
    outcome: /^(?:complete|incomplete)$/,
    questions: count,
    conversations: count,
    unanswered: count,
    unansweredRate: /^[01]\.\d{4}$/,
    topics: /^\[.*\]$/s,
    reportDir: /^\/[-\w./ ]+\/docs-gap-report$/,
    headline: /^[\w ,.:;()%]*$/,
    commentUrl: address,
    issueUrl: address,
  },
} as const;

/** The outputs in order, read as the runner does: `name=value` or `name<<delimiter`, ended by line feeds. */
function readOutputs(text: string): [name: string, value: string][] {
  const outputs: [string, string][] = [];
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error('The last line has no end.');
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (line === '') continue;
    const [, name, delimiter] = /^([^=]*?)<<(.+)$/s.exec(line) ?? [];
    if (!name || !delimiter) throw new Error(`No output of ours: ${JSON.stringify(line)}`);
    const end = lines.indexOf(delimiter);
    if (end < 0) throw new Error(`No end of ${name}`);
    outputs.push([name, lines.splice(0, end).join('\n')]);
    lines.shift();
  }
  return outputs;
}

/** Fails unless a run's outputs are the declared ones, each in its form. */
export function expectDeclaredOutputs(
  { temp }: { temp: string },
  mode: keyof typeof forms,
): Record<string, string> {
  return expectForms(readOutputs(readFileSync(join(temp, 'output'), 'utf8')), mode);
}

/** Fails unless these outputs are the declared ones, each in its form. */
export function expectForms(
  outputs: readonly (readonly [name: string, value: string])[],
  mode: keyof typeof forms,
): Record<string, string> {
  const expected: Readonly<Record<string, RegExp>> = forms[mode];
  for (const [name, value] of outputs) {
    expect(Object.keys(expected)).toContain(name);
    expect(value, name).toMatch(expected[name] ?? /$^/);
    expect(value, name).not.toContain('\n');
  }
  const values = Object.fromEntries(outputs);
  for (const name of ['job', 'topics']) if (values[name]) JSON.parse(values[name]);
  expect(Buffer.byteLength(values.topics ?? '')).toBeLessThanOrEqual(64 * 1024);
  return values;
}
