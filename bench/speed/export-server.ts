import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAnswers } from './answers.ts';
import { rowAt } from './site.ts';

/*
 * Serves 100 pages of 1,000 rows with answers of 2 kB: the same sentence in all of them, or, with the
 * argument `docs`, as varied as documentation is.
 */
const pages = 100;
const rowsPerPage = 1_000;

const sentence =
  'Open the settings of the project and choose what the answer says about it, v2.4.1. ';
const answer = sentence.repeat(Math.ceil(2_000 / sentence.length)).slice(0, 2_000);
const answerFrom = createAnswers(1);
const response = process.argv[2] === 'docs' ? () => answerFrom(2_000) : () => answer;

function page(number: number): string {
  const rows = Array.from({ length: rowsPerPage }, (_, index) =>
    rowAt(number * rowsPerPage + index, response()),
  );
  const hasMore = number + 1 < pages;
  const nextCursor = hasMore ? String(number + 1) : null;
  return JSON.stringify({ conversations: rows, nextCursor, hasMore });
}

const bodies = Array.from({ length: pages }, (_, number) => Buffer.from(page(number)));
const server = createServer((request, response) => {
  const cursor = new URL(request.url ?? '/', 'http://x').searchParams.get('cursor') ?? '0';
  response.writeHead(200, { 'content-type': 'application/json' }).end(bodies[Number(cursor)]);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
