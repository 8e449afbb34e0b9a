import { trimEndOf } from '../text/clean.ts';
import type { SourceFolder } from './files.ts';
import { isRecord, readYaml } from './frontmatter.ts';
import { type Navigation, parsedJson } from './navigation.ts';
import { resolveFrom } from './page-path.ts';

/** Summaries and descriptions of operations, by keys such as `GET /path`. */
export type Operations = ReadonlyMap<string, string>;

const methods = new Set('get put post delete options head patch trace webhook'.split(' '));
const maxDocuments = 20;
const maxOperations = 20_000;
const maxDescriptionLength = 5_000;

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The same key for the different ways to write an operation. */
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
    if (operations.size < maxOperations) {
      operations.set(key, texts.join('\n').slice(0, maxDescriptionLength));
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

/** Reads a page's field `openapi`: an operation, and the document that describes it if it names one. */
export function operationOf(openapi: string): { file: string | null; key: string } | null {
  const words = openapi.trim().split(/\s+/);
  const at = words.findIndex((word) => methods.has(word.toLowerCase()));
  const path = words[at + 1];
  if (at < 0 || at > 1 || path === undefined) return null;
  return { file: at === 1 ? (words[0] ?? null) : null, key: operationKey(words[at] ?? '', path) };
}

export type Api = ReturnType<typeof openApi>;

/** Reads OpenAPI documents when they are first needed, each once. */
export function openApi(
  sources: SourceFolder,
  { openapi, apiFolders }: Pick<Navigation, 'openapi' | 'apiFolders'>,
) {
  const known = new Map<string, Operations>();
  const load = (name: string): Operations => {
    const path = resolveFrom('', name);
    const cached = known.get(path);
    if (cached) return cached;
    if (/^https?:/.test(name) || known.size >= maxDocuments) return new Map();
    const text = sources.read(path);
    const operations = operationsOf(
      typeof text === 'string' ? (parsedJson(text) ?? readYaml(text)) : undefined,
    );
    known.set(path, operations);
    return operations;
  };
  let slugs: Set<string> | undefined;
  return {
    /** An operation's description in the named document, or in any if null; empty if there is none. */
    operation(document: string | null, key: string): string {
      for (const name of document === null ? openapi : [document]) {
        const found = load(name).get(key);
        if (found !== undefined) return found;
      }
      return '';
    },
    /** Whether a page may be generated: by its folder, or by its name, an operation's summary or path. */
    isGenerated(path: string): boolean {
      if (apiFolders.some((folder) => path === folder || path.startsWith(`${folder}/`))) {
        return true;
      }
      slugs ??= new Set(
        openapi
          .flatMap((name) => [...load(name)])
          .flatMap(([key, text]) => [slug(key), slug(text.split('\n', 1)[0] ?? '')]),
      );
      return slugs.has(slug(path.slice(path.lastIndexOf('/') + 1)));
    },
  };
}

const slug = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
