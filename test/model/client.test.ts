import { describe, expect, test } from 'vitest';
import { openModel, type TaskResult } from '../../src/model/client.ts';
import { systemClock } from '../../src/step.ts';
import { simulatedClock } from '../world/clock.ts';
import {
  type ModelReply,
  type ModelRequest,
  oddForms,
  refusal,
  startModel,
} from '../world/model.ts';

const answer = { sections: [{ title: 'Verify a signature', questions: [1] }] };
const task = {
  prompt: 'the task',
  data: { task: 'sections' },
  read: (json: object) => ('sections' in json ? json : null),
};

async function modelThat(
  says: (request: ModelRequest, index: number) => ModelReply,
  { key, minutes = 60 }: { key?: string; minutes?: number } = {},
) {
  const server = await startModel(says);
  const clock = simulatedClock();
  const model = openModel({
    url: server.url,
    key,
    name: 'small-1',
    maxRequests: 16,
    clock,
    signal: AbortSignal.timeout(20_000),
    deadline: clock.now() + minutes * 60_000,
  });
  const ask = (keep = 0) => model.ask(task, keep);
  return { model, requests: server.requests, clock, ask, close: server.close };
}

const tooLong = { kind: 'too-long', why: "didn't fit into the model's context" } as const;
const failed = (why: string, isFinal = true) => ({ kind: 'failed', why, isFinal }) as const;
const checkAddress =
  'check the inputs `model-url`, which ends before `/chat/completions`, and `model`';

describe('a request', () => {
  test('has only the fields that every server accepts', async () => {
    const { ask, model, requests } = await modelThat(() => ({ content: '{"sections":[]}' }), {
      key: 'sk-1',
    });
    expect(await ask()).toEqual({ kind: 'answer', value: { sections: [] } });
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
        { role: 'user', content: '{"task":"sections"}' },
      ],
    });
    expect([model.requests, model.requestsLeft, model.concurrency]).toEqual([1, 15, 2]);
  });

  test('has no key if there is none', async () => {
    const { ask, requests } = await modelThat(() => ({ content: '{"sections":[]}' }));
    await ask();
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('is not started after the deadline', async () => {
    const { ask, requests } = await modelThat(() => ({ content: '{}' }), { minutes: 0 });
    expect(await ask()).toEqual({ kind: 'failed', why: 'ran out of time', isFinal: true });
    expect(requests).toEqual([]);
  });

  test.each([200, 400, 404, 500, 503])(
    'is repeated without a temperature if the server refuses it with %i, and later requests have none',
    async (status) => {
      const message = "Unsupported value: 'temperature' does not support 0 with this model.";
      const { ask, requests } = await modelThat(({ body }) =>
        body.temperature === undefined
          ? { content: JSON.stringify(answer) }
          : { status, body: refusal(message) },
      );
      expect(await ask()).toEqual({ kind: 'answer', value: answer });
      expect(await ask()).toEqual({ kind: 'answer', value: answer });
      const fields = requests.map(({ body }) => Object.keys(body));
      expect(fields).toEqual([
        ['model', 'temperature', 'messages'],
        ['model', 'messages'],
        ['model', 'messages'],
      ]);
    },
  );

  test('that is refused for its temperature although it has none is not repeated', async () => {
    const says = { status: 400, body: refusal('The temperature of this room is too high.') };
    const { ask, requests } = await modelThat(() => says);
    const why = `had status 400, ${checkAddress}`;
    expect(await ask()).toEqual({ kind: 'failed', why, isFinal: true });
    expect(requests).toHaveLength(2);
  });
});

describe('an answer', () => {
  test.each(Object.entries(oddForms))('is read if it has %s', async (_, form) => {
    const { ask, requests } = await modelThat(() => form(answer));
    expect(await ask()).toMatchObject({ kind: 'answer', value: answer });
    expect(requests).toHaveLength(1);
  });

  test.each<[string, ModelReply]>([
    ['prose', { content: 'I cannot help with that.' }],
    ['nothing', { content: '' }],
    ['another form', { content: '{"titles": []}' }],
    ['its task', { content: '{"task": "sections", "titles": [], "questions": []}' }],
    ['thoughts alone', { content: `<think>${JSON.stringify(answer)}` }],
    ['broken JSON', { content: '{"sections": [}' }],
  ])('that is %s is requested once more', async (_, reply) => {
    const again = await modelThat((__, index) =>
      index === 0 ? reply : { content: JSON.stringify(answer) },
    );
    expect(await again.ask()).toEqual({ kind: 'answer', value: answer });
    const never = await modelThat(() => reply);
    const why = 'had a reply without an answer in the form asked for';
    expect(await never.ask()).toEqual({ kind: 'failed', why, isFinal: false });
    expect(never.requests).toHaveLength(2);
    expect(await never.ask(13)).toMatchObject({ why });
    expect(never.requests).toHaveLength(3);
  });
});

describe('a request that fails', () => {
  test.each<[string, ModelReply, TaskResult<object>]>([
    [
      'as llama.cpp refuses one that is too long',
      {
        status: 400,
        body: refusal('the request exceeds the available context size, try increasing it', {
          type: 'exceed_context_size_error',
          n_ctx: 256,
        }),
      },
      tooLong,
    ],
    [
      'as OpenAI does',
      { status: 400, body: refusal('Too long', { code: 'context_length_exceeded' }) },
      tooLong,
    ],
    [
      'as LM Studio does, with status 200',
      { body: '{"error":"The model is loaded with context length of only 4096 tokens"}' },
      tooLong,
    ],
    ['as too large', { status: 413 }, tooLong],
    [
      'as more than a minute of the limit',
      { status: 429, body: refusal('Request too large for gpt on tokens per min') },
      tooLong,
    ],
    [
      'by a reply that is cut off',
      { content: '{"sections": [{"title": "Ver', finish: 'length' },
      { kind: 'too-long', why: 'had a reply that was cut off' },
    ],
    [
      'for its key',
      { status: 401, body: 'sk-1 is wrong' },
      failed('had status 401, check the input `model-key`'),
    ],
    [
      'for its credit',
      { status: 429, body: refusal('You exceeded your quota', { code: 'insufficient_quota' }) },
      failed("had status 429, the key's quota is used up"),
    ],
    [
      'for its words',
      { status: 403, body: 'how do I refund?' },
      failed('had status 403, check what the key in `model-key` may do'),
    ],
    [
      'for its address',
      { status: 404 },
      failed(expect.stringContaining('`model-url`, which ends before')),
    ],
    [
      'by a redirect',
      { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
      failed(expect.stringContaining('redirects are not followed')),
    ],
    [
      'by an error with status 200, as OpenRouter sends it',
      { body: '{"error":{"code":402,"message":"Insufficient credits"}}' },
      failed('had status 402, the key has no credit left'),
    ],
    [
      'by an error with status 200 and no code',
      { body: '{"object": "error", "error": "no such model"}' },
      failed(`had status 400, ${checkAddress}`),
    ],
    [
      'for the text of one request',
      { status: 400, body: refusal('The content filter was triggered') },
      failed(`had status 400, ${checkAddress}`, false),
    ],
    [
      'by a page',
      { body: '<html>' },
      failed(`had no chat completion for a reply, ${checkAddress}`),
    ],
    [
      'by no choice',
      { body: '{"choices":[]}' },
      failed(`had no chat completion for a reply, ${checkAddress}`),
    ],
    [
      'by too much',
      { body: ' '.repeat(8_000_001) },
      failed('had a reply that is far too long', false),
    ],
  ])('%s is not repeated, and the server’s message is not shown', async (_, reply, asked) => {
    const { ask, requests } = await modelThat(() => reply, { key: 'sk-1' });
    const came = await ask();
    expect(came).toEqual(asked);
    expect(JSON.stringify(came)).not.toMatch(/sk-1|refund/);
    expect(requests).toHaveLength(1);
  });

  test('with 429 is repeated after the requested wait, and requests are sent one at a time from then on', async () => {
    const { ask, model, clock, requests } = await modelThat((_, index) =>
      index < 3
        ? { status: 429, headers: { 'retry-after': '7' } }
        : { content: JSON.stringify(answer) },
    );
    expect(await ask(15)).toEqual({ kind: 'answer', value: answer });
    expect(clock.waits).toEqual([7_000, 7_000, 7_000]);
    expect([requests.length, model.requestsLeft, model.concurrency]).toEqual([4, 15, 1]);
  });

  test('with 429 again and again is the last', async () => {
    const { ask } = await modelThat(() => ({ status: 429, headers: { 'retry-after': '9999' } }));
    const why = "had status 429, the key's limit is reached";
    expect(await ask()).toEqual(failed(why));
  });

  test('with a server error is repeated as long as nothing else needs the requests', async () => {
    const trouble = await modelThat((_, index) =>
      index < 3 ? { status: 503 } : { content: JSON.stringify(answer) },
    );
    expect(await trouble.ask(12)).toEqual({ kind: 'answer', value: answer });
    const needed = await modelThat(() => ({ status: 500, body: 'how do I refund?' }));
    expect(await needed.ask(15)).toEqual(failed('had status 500', false));
    expect(needed.requests).toHaveLength(1);
    const down = await modelThat(() => ({ status: 502 }));
    expect(await down.ask()).toEqual(failed('had status 502'));
    expect(down.requests).toHaveLength(11);
  });

  test('to a server that does not exist is the last', async () => {
    const { ask, close } = await modelThat(() => ({ content: '{}' }));
    await close();
    expect(await ask()).toEqual({
      kind: 'failed',
      isFinal: true,
      why: expect.stringMatching(/^got no reply \(.*ECONNREFUSED/),
    });
  });

  test('that takes too long is not repeated, others are sent one at a time, and none after a second', async () => {
    const server = await startModel(() => ({ stall: true }));
    const model = openModel({
      url: server.url,
      key: undefined,
      name: 'small-1',
      maxRequests: 16,
      clock: systemClock,
      signal: AbortSignal.timeout(20_000),
      deadline: systemClock.now() + 300,
    });
    const [first, second] = await Promise.all([model.ask(task, 0), model.ask(task, 0)]);
    const failure = { kind: 'failed', why: 'took too long' };
    expect(first).toEqual({ ...failure, isFinal: false });
    expect(second).toEqual({ ...failure, isFinal: true });
    expect([server.requests.length, model.concurrency]).toEqual([2, 1]);
  });
});
