import { requestsOf } from '../../../language/languages.ts';

/** What may open a request. */
const politeWords =
  /^(?:(?:please|pls|plz|hey|hi|hello|ok|okay|so|now|and|but|then|just|well|bot|dear|can you|could you|would you|will you|can u|i want you to|i need you to|i would like you to|id like you to|you must|you should|you have to) )+/;

const opening = (pattern: string): RegExp => new RegExp(`^(?:${pattern})(?= |$)`);
const whole = (pattern: string): RegExp =>
  new RegExp(
    `^(?:${pattern})(?: (?:please|pls|now|right now|here|instead|asap|today|not a (?:bot|robot|machine|computer)|thanks|thank you|immediately|if possible|about this|about it))*$`,
  );

/** Tells the assistant how to behave. */
const told = requestsOf('instructions').map(opening);
/** That, and asks it for what no docs answer. */
const requested = [
  ...told,
  ...requestsOf('opening').map(opening),
  ...requestsOf('whole').map(whole),
];

/** Requests in scripts without spaces between words, anywhere in a short text. */
export const unspacedRequests = new RegExp(requestsOf('anywhere').join('|'), 'u');

/** Texts that probe a form rather than ask. */
export const probes =
  /^[\s'")]*(?:or|and)\s+['"]?(?:1|a)['"]?\s*=\s*['"]?(?:1|a)|^[\s'";]*drop table \w+[\s;]*--|^[\s'">]*<script[^>]*>[^<]{0,60}<\/script>\s*$|^[\s'">]*<img src=x[^>]*>\s*$|^\s*(?:\{\{|\$\{)\s*7\s*\*\s*7\s*\}?\}\s*$/i;

/** One pattern for many: most questions fail it at their first word. */
const anyOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source.replaceAll('?<named>', '?:')).join('|'));

const anyTold = anyOf(told);
const anyRequest = anyOf(requested);

/** Whether words, parted by single spaces, tell the assistant how to behave. */
export function instructs(line: string): boolean {
  return anyTold.test(line) || anyTold.test(line.replace(politeWords, ''));
}

/**
 * Whether words, parted by single spaces, ask for what no docs answer. What the product's own
 * pages speak of, such as the weather, may be asked about.
 */
export function requests(line: string, isKnown?: (word: string) => boolean): boolean {
  return [line, line.replace(politeWords, '')].some((asked, at) => {
    if ((at === 1 && asked === line) || !anyRequest.test(asked)) return false;
    return requested.some((pattern) => {
      const found = pattern.exec(asked);
      if (!found) return false;
      const named = found.groups?.named;
      return !(named !== undefined && isKnown?.(named.split(' ').at(-1) ?? ''));
    });
  });
}
