import { trimEndOf } from '../language/trim.ts';

/** What operations do, by `GET /path`, in a reader's words. */
export type Operations = ReadonlyMap<string, string>;

const methods = new Set([
  ...['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'webhook'],
]);
const mostOperations = 20_000;
const longestDescription = 5_000;

function recordOf(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

/** Name of an operation without what differs between two ways of writing it. */
function operationKey(method: string, path: string): string {
  return `${method.toUpperCase()} ${trimEndOf(path, /\//) || '/'}`;
}

/** The summaries and descriptions of an OpenAPI document's operations and webhooks. */
export function operationsOf(document: unknown): Operations {
  const { paths, webhooks } = recordOf(document);
  const operations = new Map<string, string>();
  const add = (key: string, operation: unknown): void => {
    const { summary, description } = recordOf(operation);
    const texts = [summary, description].filter((text) => typeof text === 'string');
    if (operations.size < mostOperations) {
      operations.set(key, texts.join('\n').slice(0, longestDescription));
    }
  };
  for (const [path, item] of Object.entries(recordOf(paths))) {
    for (const [method, operation] of Object.entries(recordOf(item))) {
      if (methods.has(method.toLowerCase())) add(operationKey(method, path), operation);
    }
  }
  for (const [name, item] of Object.entries(recordOf(webhooks))) {
    const [operation] = Object.values(recordOf(item));
    add(operationKey('webhook', name), operation);
  }
  return operations;
}

/** A page's `openapi`: an operation and, where it names one, the file that describes it. */
export function operationOf(openapi: string): { file: string | null; key: string } | null {
  const words = openapi.trim().split(/\s+/);
  const at = words.findIndex((word) => methods.has(word.toLowerCase()));
  const path = words[at + 1];
  if (at < 0 || at > 1 || path === undefined) return null;
  return { file: at === 1 ? (words[0] ?? null) : null, key: operationKey(words[at] ?? '', path) };
}
