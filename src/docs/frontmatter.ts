import { JSON_SCHEMA, load } from 'js-yaml';

/** A file in two: its frontmatter's fields, and the rest. */
export interface SplitSource {
  fields: Readonly<Record<string, unknown>>;
  body: string;
  /** Number of the body's first line. */
  firstLine: number;
}

/** Characters; a longer frontmatter is read as text. */
const maxFrontmatterLength = 64_000;

const plainField = /^([A-Za-z][\w-]{0,50})[ \t]*:(.*)$/gm;

/** Parses YAML, or JSON, which is YAML too; undefined if it can't. Aliases stay references. */
export function readYaml(text: string): unknown {
  try {
    return load(text, { schema: JSON_SCHEMA });
  } catch {
    // Not YAML, or nested deeper than the stack allows.
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields of a frontmatter; of an invalid one those that have a line of their own. */
function fieldsOf(text: string): Record<string, unknown> {
  const read = readYaml(text);
  if (isRecord(read)) return read;
  return Object.fromEntries(
    Array.from(text.matchAll(plainField), ([, name = '', value = '']) => [
      name,
      value.trim().replace(/^(["'])(.*)\1$/, '$2'),
    ]),
  );
}

/** @param source lines ending in `\n` */
export function splitFrontmatter(source: string): SplitSource {
  const hasFrontmatter = /^---[ \t]*\n/.test(source);
  const end = hasFrontmatter
    ? /\n---[ \t]*(?:\n|$)/.exec(source.slice(0, maxFrontmatterLength))
    : null;
  if (!end) return { fields: {}, body: source, firstLine: 1 };
  const bodyAt = end.index + end[0].length;
  const head = source.slice(0, bodyAt);
  return {
    fields: fieldsOf(source.slice(source.indexOf('\n') + 1, end.index + 1)),
    body: source.slice(bodyAt),
    firstLine: head.split('\n').length - (head.endsWith('\n') ? 0 : 1),
  };
}

/** A field's text on one line; null if it has none. */
export function textField(fields: SplitSource['fields'], name: string): string | null {
  const value = fields[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.replace(/\s+/g, ' ').trim() || null;
}

/** A field's texts: a list, or one text with commas. */
export function listField(fields: SplitSource['fields'], name: string): string[] {
  const value = fields[name];
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list.slice(0, 100).flatMap((item) => (typeof item === 'string' ? item.trim() || [] : []));
}
