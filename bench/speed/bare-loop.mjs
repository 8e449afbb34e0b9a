// The least that an export can do: fetch, parse and write each page.
import { open } from 'node:fs/promises';
import { join } from 'node:path';

const [url, directory] = process.argv.slice(2);
const headers = { authorization: 'Bearer mint_bench_key' };
const file = await open(join(directory, 'bare.jsonl'), 'w');
let cursor = null;
do {
  const query = new URLSearchParams({ limit: '1000', ...(cursor && { cursor }) });
  const response = await fetch(`${url}/v1/analytics/bench/assistant?${query}`, { headers });
  const page = JSON.parse(await response.text());
  await file.write(`${page.conversations.map((row) => JSON.stringify(row)).join('\n')}\n`);
  cursor = page.hasMore ? page.nextCursor : null;
} while (cursor);
await file.close();
