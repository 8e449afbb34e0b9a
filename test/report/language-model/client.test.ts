import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/clock.ts';
import {
  createLanguageModel,
  type LanguageModel,
  ModelError,
} from '../../../src/report/language-model/client.ts';
import { type Said, startModel } from '../../world/model.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function modelThat(
  says: () => Said,
  { key, now = systemClock.now }: { key?: string; now?: () => number } = {},
): Promise<{ model: LanguageModel; requests: Awaited<ReturnType<typeof startModel>>['requests'] }> {
  const server = await startModel(says);
  const model = createLanguageModel({
    url: server.url,
    key,
    name: 'small-1',
    clock: { ...systemClock, now },
    signal: AbortSignal.timeout(20_000),
    deadline: systemClock.now() + 10_000,
  });
  opened.push(model.close, server.close);
  return { model, requests: server.requests };
}

describe('a request', () => {
  test('has the fields that every server takes, and no other', async () => {
    const { model, requests } = await modelThat(() => ({ content: '{}' }), { key: 'sk-1' });
    await model.ask('the task', { task: 'group' });
    expect(requests).toMatchObject([
      {
        path: '/v1/chat/completions',
        headers: {
          authorization: 'Bearer sk-1',
          'content-type': 'application/json',
          accept: 'application/json',
          'user-agent': expect.stringMatching(/^docs-agent-action/),
        },
      },
    ]);
    expect(requests[0]?.body).toEqual({
      model: 'small-1',
      temperature: 0,
      messages: [
        { role: 'system', content: 'the task' },
        { role: 'user', content: '{"task":"group"}' },
      ],
    });
    expect(model.requests).toBe(1);
  });

  test('has no key if none was given', async () => {
    const { model, requests } = await modelThat(() => ({ content: '{}' }));
    await model.ask('the task', {});
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('is not begun once the time is up', async () => {
    const late = await modelThat(() => ({ content: '{}' }), { now: () => Number.MAX_VALUE });
    await expect(late.model.ask('the task', {})).rejects.toThrow('the time was up');
    expect(late.requests).toEqual([]);
  });
});

describe('an answer', () => {
  test.each([
    ['JSON', '{"assign":[]}'],
    ['JSON in a fence', '```json\n{"assign":[]}\n```'],
    ['JSON in a fence without a name', '\n```\n{"assign":[]}```\n'],
  ])('is read from %s', async (_, content) => {
    const { model } = await modelThat(() => ({ content }));
    expect(await model.ask('the task', {})).toEqual({ assign: [] });
  });

  test.each<[string, Said, string | RegExp]>([
    ['words', { content: 'Here is the JSON: {}' }, 'its answer is not JSON'],
    ['words before a fence', { content: 'Here:\n```\n{}\n```' }, 'its answer is not JSON'],
    ['words behind a fence', { content: '```\n{}\n```\nDone' }, 'its answer is not JSON'],
    ['a page', { body: '<html>' }, 'its response is not JSON'],
    ['another form', { body: '{"choices":[]}' }, 'its response is no chat completion'],
    ['no key', { status: 401, body: 'sk-1 is wrong' }, 'status 401, check the input `model-key`'],
    ['another address', { status: 404 }, 'status 404, check the inputs `model-url`'],
    ['a limit', { status: 429 }, "status 429, the key's limit is reached"],
    ['another key', { status: 403 }, 'status 403, check what the key in `model-key` may do'],
    ['a bad request', { status: 400 }, /status 400$/],
    ['an error', { status: 500, body: 'how do I refund?' }, /status 500$/],
    ['a redirect', { status: 307, location: 'http://127.0.0.1:1/' }, 'redirects are not followed'],
    ['more than a megabyte', { body: ' '.repeat(1_000_001) }, 'longer than 1000000 bytes'],
  ])('of %s is told, in one try and without its words', async (_, said, message) => {
    const { model, requests } = await modelThat(() => said, { key: 'sk-1' });
    const asked = model.ask('the task', {});
    await expect(asked).rejects.toThrow(message);
    await expect(asked).rejects.toThrow(ModelError);
    await expect(asked).rejects.not.toThrow(/sk-1|refund/);
    expect(requests).toHaveLength(1);
  });

  test('that does not come by the deadline is told', async () => {
    const later = systemClock.now() + 9_900;
    const { model } = await modelThat(() => ({ stall: true }), { now: () => later });
    await expect(model.ask('the task', {})).rejects.toThrow('no complete response within');
  });

  test('of a server that is not there is told', async () => {
    const { model } = await modelThat(() => ({ content: '{}' }));
    for (const close of opened.splice(0).slice(1)) await close();
    await expect(model.ask('the task', {})).rejects.toThrow('ECONNREFUSED');
  });
});
