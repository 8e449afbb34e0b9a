import type { Page, Section } from './docs.ts';
import type { SourceFolder } from './files.ts';
import { type Fronted, fronted, listField, textField } from './frontmatter.ts';
import { importsOf, partsOf } from './markdown.ts';
import type { Listed } from './navigation.ts';
import { type Api, operationOf } from './openapi.ts';
import { beside, type Said, saidPaths } from './page-path.ts';

const deepestSnippet = 3;
/** Characters that snippets may add to a page. */
const mostFromSnippets = 200_000;

/** Gives the texts of the snippets that a source uses, by name; each is read once for all sources. */
function snippetReader(sources: SourceFolder) {
  const snippets = new Map<string, string>();
  const readSnippet = (path: string, depth: number): string => {
    const known = snippets.get(path);
    if (known !== undefined) return known;
    // A snippet within itself says nothing.
    snippets.set(path, '');
    const source = /\.mdx?$/i.test(path) ? sources.read(path) : null;
    if (typeof source !== 'string') return '';
    const { body } = fronted(source.slice(0, mostFromSnippets));
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
      if (depth < deepestSnippet) used.set(name, readSnippet(from, depth + 1));
    };
    for (const [name, from] of importsOf(body)) add(name, beside(path, from));
    for (const [, name = ''] of body.matchAll(
      /<Snippet\s[^<>]{0,500}?file\s*=\s*["']([^"'\n]{1,300})["']/g,
    )) {
      if (!used.has(name)) add(name, `_snippets/${name}`);
      if (used.get(name) === '') add(name, `snippets/${name}`);
    }
    let left = mostFromSnippets;
    return (name: string): string | undefined => {
      const text = used.get(name)?.slice(0, left);
      left -= text?.length ?? 0;
      return text;
    };
  };
  return snippetsIn;
}

const saidAt = (path: string): Said => ({ path, fromRoot: path });

/** Reads pages; snippets are read once for all of them. */
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
    const { fields, body, firstLine } = fronted(source);
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
      // Where the navigation has addresses, a page's own begins at the root.
      said: [...saidPaths(addresses ? '/' : path, fields), ...(addresses ?? []).map(saidAt)],
      title,
      description: textField(fields, 'description'),
      keywords: [...listField(fields, 'keywords'), ...listField(fields, 'sidebarTitle')],
      groups: listed?.groups ?? [],
      sections,
    };
    for (const [at, part] of parts.entries()) {
      const isLead = at === 0;
      const text = isLead && operation !== '' ? `${operation}\n${part.text}`.trim() : part.text;
      // A page that begins with a heading has a lead only if its frontmatter says something.
      const saysNothing = text === '' && !page.description && !textField(fields, 'title');
      if (isLead && saysNothing && parts.length > 1) continue;
      const lead = { line: leadLine(body, firstLine) };
      sections.push({ page, ...part, text, ...(isLead ? lead : {}) });
    }
    return page;
  };
}

/** The line of the first words below the frontmatter; line 1 of a page without any. */
function leadLine(body: string, firstLine: number): number {
  const at = body.search(/\S/);
  return at < 0 ? 1 : firstLine + body.slice(0, at).split('\n').length - 1;
}

function describedOperation(fields: Fronted['fields'], api: Api): string {
  const named = textField(fields, 'openapi');
  const operation = named === null ? null : operationOf(named);
  if (!named || !operation) return '';
  const described = api.operation(operation.file, operation.key);
  return [operation.key, described].join('\n').trim();
}
