import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A chat completion that a model was asked for. */
export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    temperature: number;
    messages: { role: string; content: string }[];
    [field: string]: unknown;
  };
  /** The JSON of the user message. */
  material: unknown;
}

/** What a stand-in model answers: a text as it says it, or another answer than a completion. */
export type Said =
  | { content: string }
  | { status?: number; body?: string; location?: string; stall?: true };

/** A stand-in for an API in the form of OpenAI's chat completions. */
export async function startModel(
  answer: (request: ModelRequest, index: number) => Said,
): Promise<{ url: string; requests: ModelRequest[]; close(): Promise<void> }> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const body = JSON.parse(await text(incoming));
    const material = JSON.parse(body.messages.at(-1).content);
    const request = { path: incoming.url ?? '', headers: incoming.headers, body, material };
    const said = answer(request, requests.push(request) - 1);
    if ('content' in said) {
      const message = { role: 'assistant', content: said.content };
      const completion = { object: 'chat.completion', choices: [{ index: 0, message }] };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(completion));
    } else if (!said.stall) {
      response.writeHead(said.status ?? 200, said.location ? { location: said.location } : {});
      response.end(said.body ?? '');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
