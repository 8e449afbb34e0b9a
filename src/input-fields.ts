import { withoutTrailing } from './text/clean.ts';
import { isoDay } from './text/date.ts';

export interface Field<T> {
  /** What is valid, to follow "expected" in an error message. */
  expected: string;
  /** Parses a text that is trimmed and not blank; returns undefined if the text is invalid. */
  parse(text: string): T | undefined;
}

/** Joined by hand, as `Intl.ListFormat` would add 10 ms to every start. */
const quoted = (words: readonly string[], separator: string): string =>
  words.map((word) => `\`${word}\``).join(separator);

export const oneOf = <const T extends string>(...words: T[]): Field<T> => ({
  expected: quoted(words, ' or '),
  parse: (text) => words.find((word) => word === text.toLowerCase()),
});

/** The unique items of a list that is separated by commas or line breaks. */
function splitList(text: string): string[] {
  const items = text.split(/[,\n\r]/).map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))];
}

/** Accepts a list of `words`, or the single word `none` for an empty list. */
export const listOf = <const T extends string>(...words: T[]): Field<T[]> => ({
  expected: `a list of ${quoted(words, ', ')}; or \`none\``,
  parse(text) {
    const items = splitList(text.toLowerCase());
    if (items.length === 1 && items[0] === 'none') return [];
    const known = words.filter((word) => items.includes(word));
    return items.length > 0 && known.length === items.length ? known : undefined;
  },
});

/** GitHub limits each label to 50 characters. */
export const labelList: Field<string[]> = {
  expected: 'a list of labels of at most 50 characters each',
  parse(text) {
    const items = splitList(text);
    return items.every((item) => item.length <= 50) ? items : undefined;
  },
};

export const boolean: Field<boolean> = {
  expected: '`true` or `false`',
  parse: (text) => [true, false].find((value) => String(value) === text.toLowerCase()),
};

export const wholeNumber = (from: number, to: number): Field<number> => ({
  expected: `a whole number from ${from} to ${to}`,
  parse: (text) => (/^\d{1,10}$/.test(text) ? ifInRange(Number(text), from, to) : undefined),
});

export const decimalNumber = (unit: string, to: number): Field<number> => ({
  expected: `a number of ${unit} above 0 and at most ${to}, such as 1.5`,
  parse: (text) =>
    /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)
      ? ifInRange(Number(text), Number.MIN_VALUE, to)
      : undefined,
});

const ifInRange = (value: number, from: number, to: number): number | undefined =>
  value >= from && value <= to ? value : undefined;

export const dateOrLast: Field<string> = {
  expected: 'a calendar date as `YYYY-MM-DD`, or `last`',
  parse(text) {
    if (text.toLowerCase() === 'last') return 'last';
    // Days of the years 1000 to 2999 sort as text.
    const time = /^[12]\d{3}-\d{2}-\d{2}$/.test(text)
      ? Date.parse(`${text}T00:00:00Z`)
      : Number.NaN;
    // Catches days that don't exist: `Date.parse` reads February 30 as a day in March.
    return isoDay(time) === text ? text : undefined;
  },
};

export const oneLine = (maxLength: number): Field<string> => ({
  expected: `one line of at most ${maxLength} characters`,
  parse: (text) => (text.length <= maxLength && !/[\r\n]/.test(text) ? text : undefined),
});

export const multilineText = (maxLength: number): Field<string> => ({
  expected: `text of at most ${maxLength} characters`,
  parse: (text) => (text.length <= maxLength ? text.toWellFormed() : undefined),
});

/** Accepts only characters that are safe in an HTTP header. */
export const secret = (expected: string): Field<string> => ({
  expected: `${expected}, without spaces`,
  parse: (text) => (/^[\x21-\x7e]+$/.test(text) ? text : undefined),
});

/** A segment of a URL's path, not yet encoded; `.` and `..` would change the path. */
export const pathSegment = (expected: string): Field<string> => ({
  expected: `${expected}, and neither \`.\` nor \`..\``,
  parse: (text) =>
    /^\.{1,2}$/.test(text) || /\p{Cc}/u.test(text) || !text.isWellFormed() ? undefined : text,
});

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The address without trailing slashes, so that paths can be appended to it. */
export const serviceAddress: Field<string> = {
  expected: 'an https address without user, query or fragment',
  parse(text) {
    const url = URL.parse(text);
    if (!url) return undefined;
    const { protocol, hostname, username, password, search, hash, href } = url;
    const isSecure = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
    const isBare = `${username}${password}${search}${hash}` === '';
    return isSecure && isBare ? withoutTrailing(href, /\//) : undefined;
  },
};

/** A folder inside the repository, with forward slashes and no `.` segments; '' is the root. */
export const repositoryFolder: Field<string> = {
  expected: 'a folder inside the repository, relative to its root',
  parse(text) {
    const path = text.replaceAll('\\', '/');
    const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
    const isOutside = path.startsWith('/') || /^[a-z]:/i.test(path) || segments.includes('..');
    return isOutside ? undefined : segments.join('/');
  },
};
