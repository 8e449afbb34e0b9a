import { posix } from 'node:path';
import { withoutTrailing } from '../text/clean.ts';
import type { SourceFolder } from './files.ts';
import { type PagePart, splitIntoParts } from './markdown.ts';
import { isRecord, type ListedPage, type Navigation, parseJson, parseYaml } from './navigation.ts';
import {
  type DeclaredPath,
  declaredPaths,
  isPageName,
  type PageKind,
  pageKindOf,
  pageLocation,
  resolveFrom,
  slugify,
} from './page-path.ts';

/** A section of a page. For the text before the first heading, `line` is where that text begins. */
export interface Section extends PagePart {
  page: Page;
}

/** A source file of the docs, regardless of the URL it is served at. */
export interface Page {
  /** Path relative to the repository's root, with `/` between folders. */
  file: string;
  /** Path below the site's base path, normalized by `comparablePath`. */
  path: string;
  declared: readonly DeclaredPath[];
  kind: PageKind;
  /** Title from the frontmatter, or else the first level-1 heading; null if there is neither. */
  title: string | null;
  description: string | null;
  keywords: readonly string[];
  /** The language or version that alone has the page; null for a page of the default one. */
  onlyVariant: string | null;
  /** Titles of the navigation groups that contain the page, outermost first. */
  groups: readonly string[];
  sections: readonly Section[];
}

interface PageSource extends Pick<Page, 'path' | 'onlyVariant'> {
  /** Path relative to `root`, the folder of the docs. */
  file: string;
  root: string;
  source: string;
  listing: ListedPage | undefined;
}

export function createPageReader(sources: SourceFolder, api: ReturnType<typeof openApiReader>) {
  const snippetsIn = createSnippetReader(sources);
  return ({ file, root, path, source, listing, onlyVariant }: PageSource): Page => {
    const { fields, body, firstLine } = splitFrontmatter(source);
    const parts = splitIntoParts(body, firstLine, snippetsIn(file, body, 0));
    const operation = api.describeOperation(textField(fields, 'openapi') ?? '');
    const title = textField(fields, 'title');
    const headingTitle = parts.find(({ level }) => level === 1)?.heading;
    const sections: Section[] = [];
    const page: Page = {
      file: posix.join(root, file),
      path,
      kind: pageKindOf(path, listing !== undefined),
      // If the navigation defines addresses, paths in the frontmatter are relative to the root.
      declared: [
        ...declaredPaths(listing?.addresses ? '/' : path, fields),
        ...(listing?.addresses ?? []).map((address) => ({ path: address, fromRoot: address })),
      ],
      title: title ?? headingTitle ?? textField(fields, 'sidebarTitle'),
      description: textField(fields, 'description'),
      keywords: [...listField(fields, 'keywords'), ...listField(fields, 'sidebarTitle')],
      onlyVariant,
      groups: listing?.groups ?? [],
      sections,
    };
    const [lead, ...others] = parts;
    if (lead) {
      const text = `${operation}\n${lead.text}`.trim();
      // Without text before the first heading, add this section only for a title or description.
      if (text !== '' || page.description || title || others.length === 0) {
        sections.push({ page, ...lead, text, line: lineOfText(body, firstLine) });
      }
    }
    for (const part of others) sections.push({ page, ...part });
    return page;
  };
}

/** The line number of the first text below the frontmatter; 1 if there is no text. */
function lineOfText(body: string, firstLine: number): number {
  const start = body.search(/\S/);
  return start < 0 ? 1 : firstLine + body.slice(0, start).split('\n').length - 1;
}

type Fields = Readonly<Record<string, unknown>>;

/** In characters; a longer frontmatter is read as text of the page. */
const maxFrontmatterLength = 64_000;

const plainField = /^([A-Za-z][\w-]{0,50})[ \t]*:(.*)$/gm;

/** Splits a page into its frontmatter's fields and its body, which begins at line `firstLine`. */
function splitFrontmatter(source: string) {
  const start = source.slice(0, maxFrontmatterLength);
  const end = /^---[ \t]*\n/.test(source) ? /\n---[ \t]*(?:\n|$)/.exec(start) : null;
  if (!end) return { fields: {}, body: source, firstLine: 1 };
  const bodyAt = end.index + end[0].length;
  const head = source.slice(0, bodyAt);
  return {
    fields: fieldsOf(source.slice(source.indexOf('\n') + 1, end.index + 1)),
    body: source.slice(bodyAt),
    firstLine: head.split('\n').length - (head.endsWith('\n') ? 0 : 1),
  };
}

/** Parses a frontmatter. If its YAML is invalid, reads only lines of the form `name: value`. */
function fieldsOf(text: string): Fields {
  const read = parseYaml(text);
  if (isRecord(read)) return read;
  return Object.fromEntries(
    Array.from(text.matchAll(plainField), ([, name = '', value = '']) => [
      name,
      value.trim().replace(/^(["'])(.*)\1$/, '$2'),
    ]),
  );
}

/** The text of a field, on one line; null if the field is missing or empty. */
function textField(fields: Fields, name: string): string | null {
  const value = fields[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.replace(/\s+/g, ' ').trim() || null;
}

/** The texts of a field, which may be a list or one text separated by commas. */
function listField(fields: Fields, name: string): string[] {
  const value = fields[name];
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list.slice(0, 100).flatMap((item) => (typeof item === 'string' ? item.trim() || [] : []));
}

const componentImport =
  /^[ \t]*import[ \t]+([A-Z]\w{0,99})[ \t]+from[ \t]+["']([^"'\n]{1,500})["']/gm;
const snippetTag = /<Snippet\s[^<>]{0,500}?file\s*=\s*["']([^"'\n]{1,300})["']/g;

const maxSnippetDepth = 3;
/** Maximum number of characters that snippets add to a page. */
const maxSnippetLength = 200_000;

/** Returns a function that finds the texts of a page's snippets by name. Each snippet is read only once. */
function createSnippetReader(sources: SourceFolder) {
  const snippets = new Map<string, string>();
  const readSnippet = (path: string, depth: number): string => {
    const known = snippets.get(path);
    if (known !== undefined) return known;
    // Empty until the snippet is read, so that a snippet that includes itself doesn't loop.
    snippets.set(path, '');
    const source = isPageName(path) ? sources.read(path) : null;
    const { body } = splitFrontmatter(source?.slice(0, maxSnippetLength) ?? '');
    const parts = splitIntoParts(body, 1, snippetsIn(path, body, depth));
    const text = parts.map((part) => `${part.heading ?? ''}\n${part.text}`).join('\n');
    snippets.set(path, text.trim());
    return text.trim();
  };
  const snippetsIn = (path: string, body: string, depth: number) => {
    const used = new Map<string, string>();
    const add = (name: string, from: string): void => {
      if (depth < maxSnippetDepth) used.set(name, readSnippet(from, depth + 1));
    };
    for (const [, name = '', from = ''] of body.matchAll(componentImport)) {
      add(name, resolveFrom(path, from));
    }
    for (const [, name = ''] of body.matchAll(snippetTag)) {
      if (!used.has(name)) add(name, `_snippets/${name}`);
      if (used.get(name) === '') add(name, `snippets/${name}`);
    }
    let left = maxSnippetLength;
    return (name: string): string | undefined => {
      const text = used.get(name)?.slice(0, left);
      left -= text?.length ?? 0;
      return text;
    };
  };
  return snippetsIn;
}

const method = /^(?:get|put|post|delete|options|head|patch|trace|webhook)$/i;
const maxDocuments = 20;
const maxOperations = 20_000;
const maxDescriptionLength = 5_000;

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Identifies an operation, regardless of the method's case and a trailing slash: `GET /path`. */
const operationKey = (method: string, path: string): string =>
  `${method.toUpperCase()} ${withoutTrailing(path, /\//) || '/'}`;

/**
 * The summary and description of each operation and webhook in an OpenAPI document, by `operationKey`, and
 * the paths that `x-mint.href` gives to their pages.
 */
function readOperations(document: unknown) {
  const { paths, webhooks } = recordOf(document);
  const texts = new Map<string, string>();
  const hrefs = new Set<string>();
  const add = (key: string, operation: unknown): void => {
    const { summary, description, 'x-mint': mint } = recordOf(operation);
    const { href } = recordOf(mint);
    if (typeof href === 'string') hrefs.add(pageLocation(href)?.path ?? '/');
    const text = [summary, description].filter((value) => typeof value === 'string').join('\n');
    if (texts.size < maxOperations) texts.set(key, text.slice(0, maxDescriptionLength));
  };
  for (const [path, item] of Object.entries(recordOf(paths))) {
    for (const [name, operation] of Object.entries(recordOf(item))) {
      if (method.test(name)) add(operationKey(name, path), operation);
    }
  }
  for (const [name, item] of Object.entries(recordOf(webhooks))) {
    add(operationKey('webhook', name), Object.values(recordOf(item))[0]);
  }
  return { texts, hrefs };
}

/** Reads each OpenAPI document once, when it is first needed. */
export function openApiReader(sources: SourceFolder, { openapi, generatedFolders }: Navigation) {
  type Operations = ReturnType<typeof readOperations>;
  const known = new Map<string, Operations>();
  const load = (name: string): Operations => {
    const path = resolveFrom('', name);
    const cached = known.get(path);
    if (cached) return cached;
    if (/^https?:/.test(name) || known.size >= maxDocuments) return readOperations(null);
    const text = sources.read(path);
    const operations = readOperations(text === null ? null : (parseJson(text) ?? parseYaml(text)));
    known.set(path, operations);
    return operations;
  };
  let slugs: Set<string> | undefined;
  return {
    /**
     * The operation in a page's field `openapi`, with its description from the OpenAPI documents. The field
     * is `GET /path` or, with a document, `openapi.json GET /path`.
     */
    describeOperation(field: string): string {
      const words = field.split(' ');
      const file = method.test(words[0] ?? '') ? undefined : words.shift();
      const [name = '', path] = words;
      if (!method.test(name) || path === undefined) return '';
      const key = operationKey(name, path);
      for (const name of file === undefined ? openapi : [file]) {
        const found = load(name).texts.get(key);
        if (found !== undefined) return `${key}\n${found}`.trim();
      }
      return key;
    },
    /** Whether a page may be generated: it is in `generatedFolders`, an operation's `href`, or named like one. */
    isGenerated(path: string): boolean {
      if (generatedFolders.some((folder) => `${path}/`.startsWith(`${folder}/`))) return true;
      if (openapi.some((name) => load(name).hrefs.has(path))) return true;
      slugs ??= new Set(
        openapi
          .flatMap((name) => [...load(name).texts])
          .flatMap(([key, text]) => [slugify(key), slugify(text.split('\n', 1)[0] ?? '')]),
      );
      return slugs.has(slugify(posix.basename(path)));
    },
  };
}
