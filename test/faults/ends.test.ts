import { expect, test } from 'vitest';
import { type Script, startService } from '../world/service.ts';
import { modes, runBundle } from './bundle.ts';
import { apiKey, inProcessRun } from './in-process.ts';

const serve = (script: Script) => startService({ job: script, conversations: script });

test.each(['job', 'report'] as const)(
  'ten failures on the first request fail mode %s, even if `fail-on` is `none`',
  async (mode) => {
    const service = await serve(() => ({ status: 503 }));
    const left = await inProcessRun().start({
      with: { ...modes[mode], 'fail-on': 'none' },
      serviceUrl: service.url,
    });
    expect(left.error).toMatch(
      /^(?:No response for|The service answered \d+ to the request for) .+ after 11 tries in a row\./,
    );
    expect(left.outputs.outcome).toBe(mode === 'job' ? '' : 'incomplete');
    expect(left.outputs).not.toHaveProperty('headline');
    expect(service.requests).toHaveLength(11);
  },
);

const refusals = [
  { status: 401, words: /api-key/ },
  { status: 403, words: /scope/ },
  { status: 404, words: /project-id/ },
];

test.concurrent.each(
  refusals.flatMap((refusal) => (['job', 'report'] as const).map((mode) => ({ mode, ...refusal }))),
)('$status of the service is reported in the job summary of mode $mode', async (refusal) => {
  const { mode, status, words } = refusal;
  const service = await serve(() => ({ status }));
  const run = await runBundle({ baseUrl: service.url, with: modes[mode] });
  const silent = await runBundle({
    baseUrl: service.url,
    with: { ...modes[mode], 'post-to': 'none' },
  });
  expect(run.exitCode).toBe(1);
  expect(run.summary).toMatch(/^### ❌ .+\n\nThe service answered /);
  expect(run.summary).toContain(String(status));
  expect(run.summary).toMatch(words);
  if (mode === 'report') expect(run.summary).not.toContain('job-id');
  expect(silent).toMatchObject({ exitCode: 1, summary: '' });
});

test('an uncaught error is reported without the key', async () => {
  const service = await startService({ job: () => ({ fault: 'stall' }) });
  const thrower = `process.once('SIGUSR2', () => { throw new Error('lost with ${apiKey}'); })`;
  const run = await runBundle({
    baseUrl: service.url,
    with: modes.job,
    nodeOptions: ['--import', `data:text/javascript,${encodeURIComponent(thrower)}`],
    onOutput: (stdout, child) => {
      if (stdout.includes('Waiting up to')) child.kill('SIGUSR2');
    },
  });
  expect(run.errors[0]).toContain('lost with ***');
  expect(run.stderr).toBe('');
  const log = run.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  expect(log.join('\n')).not.toContain(apiKey);
});
