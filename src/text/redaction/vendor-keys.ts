import { looksGenerated } from './generated.ts';
import { matchAt, type Rule, type Span } from './rule.ts';
import { createRunSearch } from './runs.ts';
import { type KeyForm, keyForms } from './vendors.ts';

/** A key, or the first part of it, is a run of this length at least: most words are shorter. */
const shortestRun = 10;

const inKey = /[\w.~/|-]/;
/** A run of small letters alone is words: no key's form is. */
const notWords = /[0-9A-Z]/;
const findRun = createRunSearch(inKey, shortestRun);

interface Form extends Omit<KeyForm, 'body'> {
  pattern: RegExp;
}

const lengthOfStart = 2;

function byStart(): ReadonlyMap<string, readonly Form[]> {
  const forms = Map.groupBy(
    keyForms.map(
      ({ body, ...form }): Form => ({ ...form, pattern: new RegExp(`(?:${body})`, 'y') }),
    ),
    ({ prefix }) => prefix.slice(0, lengthOfStart),
  );
  // The longest first: `sk-lf-` before `sk-`.
  for (const group of forms.values()) group.sort((a, b) => b.prefix.length - a.prefix.length);
  return forms;
}

const formsByStart = byStart();

function isLetterOrDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function keyEnd(text: string, start: number): number {
  const forms = formsByStart.get(text.slice(start, start + lengthOfStart));
  if (forms === undefined) return -1;
  for (const { prefix, pattern, sure } of forms) {
    if (!text.startsWith(prefix, start)) continue;
    const body = matchAt(pattern, text, start + prefix.length)?.[0];
    if (body !== undefined && (sure || isKeyBody(body))) return start + prefix.length + body.length;
  }
  return -1;
}

function isKeyBody(body: string): boolean {
  return (looksGenerated(body) || /[A-Z]{16}/.test(body)) && !/(.)\1{9}/.test(body);
}

function keysIn(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (let run = findRun(text, from); run !== null; run = findRun(text, from)) {
    from = run.end;
    if (!notWords.test(text.slice(run.start, run.end))) continue;
    for (let place = run.start; place < run.end; place++) {
      if (!isLetterOrDigit(text.charCodeAt(place))) continue;
      if (place > run.start && isLetterOrDigit(text.charCodeAt(place - 1))) continue;
      const keyEndsAt = keyEnd(text, place);
      if (keyEndsAt < 0) continue;
      spans.push({ kind: 'secret', start: place, end: keyEndsAt });
      place = keyEndsAt - 1;
      from = Math.max(from, keyEndsAt);
    }
  }
  return spans;
}

/** Markdown inside a word: `` `ghp_`**0123** `` and `ghp\_0123` show as one key. */
const markedWord = /[\w-][`*\\]{1,6}[\w-]/;
const mark = /[`*\\]/;

/** The text without its marks, and where each of its characters stood. */
function withoutMarks(text: string): { plain: string; places: Uint32Array } {
  const places = new Uint32Array(text.length + 1);
  const kept: string[] = [];
  let length = 0;
  for (let place = 0; place < text.length; place++) {
    const character = text.charAt(place);
    if (mark.test(character)) continue;
    places[length++] = place;
    kept.push(character);
  }
  return { plain: kept.join(''), places };
}

/** Keys of vendors, by their published forms. */
export const vendorKeys: Rule = {
  // In every text.
  anchors: [''],
  find: keysIn,
};

/** The same, if Markdown stands inside the key. */
export const markedVendorKeys: Rule = {
  anchors: ['`', '*', '\\'],
  find: (text) => {
    if (!markedWord.test(text)) return [];
    const { plain, places } = withoutMarks(text);
    return keysIn(plain).map(({ kind, start, end }) => ({
      kind,
      start: places[start] ?? 0,
      end: (places[end - 1] ?? 0) + 1,
    }));
  },
};
