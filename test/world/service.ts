import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Interception, listen, type Reply, send } from './server.ts';

export type { Interception, Reply } from './server.ts';

export interface ServiceRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** The JSON of the body; absent in a GET. */
  body?: unknown;
  /** `performance.now()` of the request's arrival. */
  at: number;
}

/** Returns the reply to the n-th request for its resource, counted from 0. */
export type Script = (request: ServiceRequest, index: number) => Reply;

/** Gives these replies in turn; the last one repeats. */
export const inTurn =
  (...replies: Reply[]): Script =>
  (_, index) =>
    replies[Math.min(index, replies.length - 1)] ?? { status: 500 };

/** The replies of `script`, except for requests whose index is in `faults`. */
export const withFaults = (script: Script, faults: Record<number, Reply>): Script => {
  let shifted = 0;
  return (request, index) => {
    const fault = faults[index];
    if (fault) shifted += 1;
    return fault ?? script(request, index - shifted);
  };
};

const known = { apiKey: 'mint_test_key_0123456789', projectId: 'acme-docs' };

/**
 * A stand-in for the administrative API, written from its specification: it checks the bearer
 * token, the paths and the bodies, and answers each operation by a script.
 */
export async function startService({
  job = () => notFound,
  conversations = () => notFound,
  searches = () => notFound,
  feedback = () => notFound,
  feedbackByPage = () => notFound,
  jobs = () => notFound,
  start = () => notFound,
  message = () => notFound,
  apiKey = known.apiKey,
  projectId = known.projectId,
  jobId = 'job-1',
  intercept = () => undefined,
}: {
  job?: Script;
  conversations?: Script;
  searches?: Script;
  feedback?: Script;
  feedbackByPage?: Script;
  /** Answers `GET …/job/{id}` for ids other than `jobId`, each counted by itself; the last part of `path` is the id. */
  jobs?: Script;
  /** Answers `POST …/job`. */
  start?: Script;
  /** Answers `POST …/job/{id}/message`. */
  message?: Script;
  apiKey?: string;
  projectId?: string;
  jobId?: string;
  /** Called as a request arrives. */
  intercept?: (request: { method: string; path: string }) => Interception;
} = {}) {
  const requests: ServiceRequest[] = [];
  const project = encodeURIComponent(projectId);
  const startPath = `/v2/agent/${project}/job`;
  const jobPath = `${startPath}/${encodeURIComponent(jobId)}`;
  const operations = [
    { method: 'GET', path: jobPath, script: job, count: 0 },
    { method: 'POST', path: startPath, script: start, count: 0 },
    { method: 'POST', path: `${jobPath}/message`, script: message, count: 0 },
    ...Object.entries({
      assistant: conversations,
      searches,
      feedback,
      'feedback/by-page': feedbackByPage,
    }).map(([resource, script]) => ({
      method: 'GET',
      path: `/v1/analytics/${project}/${resource}`,
      script,
      count: 0,
    })),
  ];
  const readings = new Map<string, number>();
  const answerTo = (request: ServiceRequest): Reply => {
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      return { status: 401, json: { error: 'Invalid API key' } };
    }
    const operation = operations.find(
      ({ method, path }) => method === request.method && path === request.path,
    );
    if (!operation && request.method === 'GET' && request.path.startsWith(`${startPath}/`)) {
      const reading = readings.get(request.path) ?? 0;
      readings.set(request.path, reading + 1);
      return jobs(request, reading);
    }
    if (!operation) return notFound;
    if (request.method === 'POST' && !isPrompt(request.body)) {
      return { status: 400, json: { error: 'prompt: expected a string of at least 1 character' } };
    }
    return operation.script(request, operation.count++);
  };
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://service.invalid');
    const request: ServiceRequest = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: incoming.headers,
      ...(incoming.method === 'POST' && { body: JSON.parse(await text(incoming)) }),
      at: performance.now(),
    };
    const interception = intercept(request);
    if (interception === 'dropped') response.socket?.destroy();
    if (interception === 'dropped' || interception === 'lost') return;
    requests.push(request);
    const answer = answerTo(request);
    if (interception !== 'unheard') send(response, answer);
  });
  return { ...(await listen(server)), requests };
}

export type StandInService = Awaited<ReturnType<typeof startService>>;

const isPrompt = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'prompt' in body &&
  typeof body.prompt === 'string' &&
  body.prompt !== '';

const notFound: Reply = { status: 404, json: { error: 'Not found' } };
