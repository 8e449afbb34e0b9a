import type { Page, Section } from './docs.ts';
import type { SourceFolder } from './files.ts';
import { listField, type SplitSource, splitFrontmatter, textField } from './frontmatter.ts';
import { importsOf, partsOf } from './markdown.ts';
import type { Listed } from './navigation.ts';
import { type Api, operationOf } from './openapi.ts';
import { declaredPaths, resolveFrom } from './page-path.ts';

const maxSnippetDepth = 3;
/** Characters that snippets may add to a page. */
const maxSnippetLength = 200_000;

/** Gives the texts of a page's snippets by name. Each snippet is read once for all pages. */
function snippetReader(sources: SourceFolder) {
  const snippets = new Map<string, string>();
  const readSnippet = (path: string, depth: number): string => {
    const known = snippets.get(path);
    if (known !== undefined) return known;
    // A snippet within itself is empty.
    snippets.set(path, '');
    const source = /\.mdx?$/i.test(path) ? sources.read(path) : null;
    if (typeof source !== 'string') return '';
    const { body } = splitFrontmatter(source.slice(0, maxSnippetLength));
    const parts = partsOf(body, 1, snippetsIn(path, body, depth));
    const text = parts
      .map((part) => `${part.heading ?? ''}\n${part.text}`)
      .join('\n')
      .trim();
    snippets.set(path, text);
    return text;
  };
  const snippetsIn = (path: string, body: string, depth: number) => {
    const used = new Map<string, string>();
    const add = (name: string, from: string): void => {
      if (depth < maxSnippetDepth) used.set(name, readSnippet(from, depth + 1));
    };
    for (const [name, from] of importsOf(body)) add(name, resolveFrom(path, from));
    for (const [, name = ''] of body.matchAll(
      /<Snippet\s[^<>]{0,500}?file\s*=\s*["']([^"'\n]{1,300})["']/g,
    )) {
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

export function pageReader(
  sources: SourceFolder,
  api: Api,
): (input: {
  file: string;
  path: string;
  source: string;
  listed: Listed | undefined;
  root: string;
}) => Page {
  const snippetsIn = snippetReader(sources);
  return ({ file, path, source, listed, root }) => {
    const { fields, body, firstLine } = splitFrontmatter(source);
    const operation = describedOperation(fields, api);
    const addresses = listed?.addresses;
    const parts = partsOf(body, firstLine, snippetsIn(file, body, 0));
    const title =
      textField(fields, 'title') ??
      parts.find(({ level }) => level === 1)?.heading ??
      textField(fields, 'sidebarTitle');
    const sections: Section[] = [];
    const page: Page = {
      file: root === '' ? file : `${root}/${file}`,
      path,
      // If the navigation has addresses, those of the frontmatter begin at the root.
      declared: [
        ...declaredPaths(addresses ? '/' : path, fields),
        ...(addresses ?? []).map((address) => ({ path: address, fromRoot: address })),
      ],
      title,
      description: textField(fields, 'description'),
      keywords: [...listField(fields, 'keywords'), ...listField(fields, 'sidebarTitle')],
      groups: listed?.groups ?? [],
      sections,
    };
    for (const [at, part] of parts.entries()) {
      const isLead = at === 0;
      const text = isLead && operation !== '' ? `${operation}\n${part.text}`.trim() : part.text;
      // A page that begins with a heading has a lead only if its frontmatter has a title or description.
      const isEmpty = text === '' && !page.description && !textField(fields, 'title');
      if (isLead && isEmpty && parts.length > 1) continue;
      const lead = { line: leadLine(body, firstLine) };
      sections.push({ page, ...part, text, ...(isLead ? lead : {}) });
    }
    return page;
  };
}

/** The line of the first text below the frontmatter; 1 if there is none. */
function leadLine(body: string, firstLine: number): number {
  const at = body.search(/\S/);
  return at < 0 ? 1 : firstLine + body.slice(0, at).split('\n').length - 1;
}

function describedOperation(fields: SplitSource['fields'], api: Api): string {
  const named = textField(fields, 'openapi');
  const operation = named === null ? null : operationOf(named);
  if (!named || !operation) return '';
  const described = api.operation(operation.file, operation.key);
  return [operation.key, described].join('\n').trim();
}
