import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAnswers } from './answers.ts';

/** 100 pages of 1,000 rows with answers of 2 kB; one row in ten unanswered, of 384 questions. */
const pages = 100;
const rowsPerPage = 1_000;

const things = [
  'webhook',
  'API key',
  'invoice',
  'team member',
  'sandbox',
  'export',
  'domain',
  'plan',
];
const actions = ['create', 'delete', 'rotate', 'verify', 'rename', 'move', 'download', 'limit'];
const asides = ['', ' in Python', ' with the CLI', ' for staging', ' as an admin', ' on Windows'];

const sentence =
  'Open the settings of the project and choose what the answer says about it, v2.4.1. ';
const answer = sentence.repeat(Math.ceil(2_000 / sentence.length)).slice(0, 2_000);
const answerFrom = createAnswers(1);
const response = process.argv[2] === 'docs' ? () => answerFrom(2_000) : () => answer;

function page(number: number): string {
  const rows = Array.from({ length: rowsPerPage }, (_, index) => {
    const place = number * rowsPerPage + index;
    const unanswered = place % 10 === 0;
    const pick = (list: readonly string[], divisor: number) =>
      list[Math.floor(place / divisor) % list.length];
    return {
      id: `01KA${String(place).padStart(22, '0')}`,
      conversationId: `conv-${Math.floor(place / 2)}`,
      timestamp: new Date(Date.UTC(2026, 10, 9) + place * 6_000).toISOString(),
      query: `How do I ${pick(actions, 10)} a ${pick(things, 80)}${pick(asides, 640)}?`,
      response: response(),
      sources: unanswered ? [] : [{ title: 'Settings', url: 'https://docs.example.com/settings' }],
      queryCategory: 'how-to',
      pageUrl: `https://docs.example.com/guides/${place % 50}`,
      resolutionStatus: unanswered ? 'unanswered' : 'answered',
    };
  });
  const hasMore = number + 1 < pages;
  return JSON.stringify({
    conversations: rows,
    nextCursor: hasMore ? String(number + 1) : null,
    hasMore,
  });
}

const bodies = Array.from({ length: pages }, (_, number) => Buffer.from(page(number)));
const server = createServer((request, response) => {
  const cursor = new URL(request.url ?? '/', 'http://x').searchParams.get('cursor') ?? '0';
  response.writeHead(200, { 'content-type': 'application/json' }).end(bodies[Number(cursor)]);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
