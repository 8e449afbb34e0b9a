import { expect, test } from 'vitest';
import { requestKey } from '../../src/job/request.ts';

test('a request is recognized by its address, its text and the workflow run', () => {
  const place = { baseUrl: 'https://a.example', projectId: 'p', runId: '1' };
  const message = { kind: 'message', jobId: 'job-1', prompt: 'Shorter' } as const;
  const keys = [
    requestKey({ kind: 'start', prompt: 'Shorter' }, place),
    requestKey(message, place),
    requestKey({ ...message, jobId: 'job-2' }, place),
    requestKey({ ...message, prompt: 'Longer' }, place),
    requestKey({ ...message, jobId: 'job-1S', prompt: 'horter' }, place),
    requestKey(message, { ...place, runId: '2' }),
    requestKey(message, { ...place, projectId: 'q' }),
    requestKey(message, { ...place, baseUrl: 'https://b.example' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
