import * as z from 'zod/mini';
import { trimEndOf } from './language/trim.ts';

/**
 * A text input that parses to a value. `parse` gets trimmed, non-blank text and returns undefined
 * if it is not `expected`, which continues "expected …".
 */
function field<T>(expected: string, parse: (text: string) => T | undefined) {
  return z.pipe(
    z.string(expected),
    z.transform((text: string, context): T => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: expected, input: text });
      return z.NEVER;
    }),
  );
}

/** Joined by hand: `Intl.ListFormat` would cost every start 10 ms. */
export const oneOf = <const T extends string>(words: readonly T[]) =>
  field(words.map((word) => `\`${word}\``).join(' or '), (text) =>
    words.find((word) => word === text.toLowerCase()),
  );

/** Items separated by commas or lines, blanks dropped, each once. */
function splitList(text: string): string[] {
  const items = text.split(/[,\n\r]/).map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}

/** A list of some of `words`, or the single word `none` for an empty list. */
export const listOf = <const T extends string>(words: readonly T[]) =>
  field(`a list of ${words.map((word) => `\`${word}\``).join(', ')}; or \`none\``, (text) => {
    const items = splitList(text.toLowerCase());
    if (items.length === 1 && items[0] === 'none') return [];
    const known = words.filter((word) => items.includes(word));
    return items.length > 0 && known.length === items.length ? known : undefined;
  });

/** GitHub refuses labels of more than 50 characters. */
export const labels = () =>
  field('a list of labels of at most 50 characters each', (text) => {
    const items = splitList(text);
    return items.every((item) => item.length <= 50) ? items : undefined;
  });

export const boolean = () =>
  field('`true` or `false`', (text) => ({ true: true, false: false })[text.toLowerCase()]);

export const whole = ({ from, to }: { from: number; to: number }) =>
  field(`a whole number from ${from} to ${to}`, (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    return value >= from && value <= to ? value : undefined;
  });

export const decimal = ({ unit, to }: { unit: string; to: number }) =>
  field(`a number of ${unit} above 0 and at most ${to}, such as 1.5`, (text) => {
    const value = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
    return value > 0 && value <= to ? value : undefined;
  });

/** @param or a word that may stand in its place */
export const calendarDate = <const T extends string>({ or }: { or: T }) =>
  field(`a calendar date as \`YYYY-MM-DD\`, or \`${or}\``, (text): string | undefined => {
    if (text.toLowerCase() === or) return or;
    // Earlier years would give periods whose days do not sort as text.
    const time = /^[12]\d{3}-\d{2}-\d{2}$/.test(text)
      ? Date.parse(`${text}T00:00:00Z`)
      : Number.NaN;
    // A day that a month does not have rolls over into the next one.
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
  });

export const shortText = ({ longest }: { longest: number }) =>
  field(`one line of at most ${longest} characters`, (text) =>
    text.length <= longest && !/[\r\n]/.test(text) ? text : undefined,
  );

/** Text of any lines. */
export const longText = ({ longest }: { longest: number }) =>
  field(`text of at most ${longest} characters`, (text) =>
    text.length <= longest ? text.toWellFormed() : undefined,
  );

/** A header value: anything else would make the request itself fail, or split it. */
export const secret = (expected: string) =>
  field(expected, (text) => (/^[\x21-\x7e]+$/.test(text) ? text : undefined));

/** One segment of a URL's path, not yet encoded. `.` and `..` would climb to another address. */
export const pathSegment = (expected: string) =>
  field(`${expected}, and neither \`.\` nor \`..\``, (text) =>
    /^\.{1,2}$/.test(text) || /\p{Cc}/u.test(text) || !text.isWellFormed() ? undefined : text,
  );

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** An address to append paths to: no trailing slash. */
export const serviceAddress = () =>
  field('an https address without user, query or fragment', (text) => {
    if (!URL.canParse(text)) return undefined;
    const url = new URL(text);
    const secure =
      url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
    const bare = `${url.username}${url.password}${url.search}${url.hash}` === '';
    return secure && bare ? trimEndOf(url.href, /\//) : undefined;
  });

/** A folder inside the repository, with forward slashes and no `.` segments; '' is its root. */
export const repositoryFolder = () =>
  field('a folder inside the repository, relative to its root', (text) => {
    const path = text.replaceAll('\\', '/');
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
    const outside = path.startsWith('/') || /^[a-z]:/i.test(path) || segments.includes('..');
    return outside ? undefined : segments.join('/');
  });
