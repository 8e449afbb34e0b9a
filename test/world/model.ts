import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './server.ts';

/** A request for a chat completion. */
export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    temperature?: number;
    messages: { role: string; content: string }[];
    [field: string]: unknown;
  };
  /** The JSON of the user message. */
  material: unknown;
}

/** A stand-in model's reply: the message of a completion, or any other answer. */
export type ModelReply =
  | { content: string; finish?: string }
  | { message: object; finish?: string }
  | { status?: number; body?: string; headers?: Record<string, string>; stall?: true };

/** The body of a refusal in OpenAI's form. */
export const refusal = (message: string, fields: object = {}): string =>
  JSON.stringify({ error: { message, type: 'invalid_request_error', ...fields } });

const thoughts = 'They ask for {"sections": "of some kind"} {"sections": []}. I need a { brace.';

/** Forms in which real servers and models give the same answer. */
export const oddForms: Readonly<Record<string, (answer: object) => ModelReply>> = {
  'a sentence before it': (answer) => ({ content: `Sure! Here {it} is:\n${json(answer)}` }),
  'a fence around it': (answer) => ({ content: `\`\`\`json\n${json(answer)}\n\`\`\`\nDone.` }),
  'an object around it': (answer) => ({ content: json({ thoughts, answer }) }),
  'thoughts with braces before it': (answer) => ({
    content: `<think>${thoughts}</think>\n\n${json(answer)}`,
  }),
  'thoughts that the template opened': (answer) => ({
    content: `${thoughts}\n</think>\n${json(answer)}`,
  }),
  'a second object after it': (answer) => ({
    content: `${json(answer)}\n\n${json({ sections: [], topics: [], same: [] })}`,
  }),
  'its task repeated before it': (answer) => ({
    content: `${json({ task: 'describe', topics: [], sections: [], same: [] })} ${json(answer)}`,
  }),
  'its task named in it': (answer) => ({ content: json({ task: 'describe', ...answer }) }),
  'a list of parts': (answer) => ({
    message: {
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: thoughts }] },
        { type: 'text', text: json(answer).slice(0, 9) },
        { type: 'text', text: json(answer).slice(9) },
      ],
    },
  }),
  'text next to an empty content': (answer) => ({
    message: { content: '', reasoning_content: json(answer) },
  }),
  'text next to no content': (answer) => ({ message: { content: null, reasoning: json(answer) } }),
  'a stream that nobody asked for': (answer) => ({
    headers: { 'content-type': 'text/event-stream' },
    body: [
      ': PROCESSING',
      `data: ${json({ choices: [{ delta: { role: 'assistant', content: '' } }] })}`,
      ...Array.from(
        json(answer),
        (content) => `data: ${json({ choices: [{ delta: { content } }] })}`,
      ),
      `data: ${json({ choices: [{ delta: {}, finish_reason: 'stop' }] })}`,
      'data: [DONE]',
      '',
    ].join('\n\n'),
  }),
  'blanks that keep the connection open': (answer) => ({
    body: `\n   \n${completion({ message: { content: json(answer) } })}`,
  }),
};

const json = (value: object): string => JSON.stringify(value);

function completion({ message, finish = 'stop' }: { message: object; finish?: string }): string {
  const choice = { index: 0, message: { role: 'assistant', ...message }, finish_reason: finish };
  return json({ object: 'chat.completion', choices: [choice] });
}

/** A stand-in for an API that is compatible with OpenAI's chat completions. */
export async function startModel(answer: (request: ModelRequest, index: number) => ModelReply) {
  const requests: ModelRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const body = JSON.parse(await text(incoming));
    const material = JSON.parse(body.messages.at(-1).content);
    const request = { path: incoming.url ?? '', headers: incoming.headers, body, material };
    const reply = answer(request, requests.push(request) - 1);
    if ('content' in reply || 'message' in reply) {
      const message = 'message' in reply ? reply.message : { content: reply.content };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(completion({ message, ...(reply.finish && { finish: reply.finish }) }));
    } else if (!reply.stall) {
      response.writeHead(reply.status ?? 200, reply.headers);
      response.end(reply.body ?? '');
    }
  });
  const { url, close } = await listen(server);
  return { url: `${url}/v1`, requests, close };
}
