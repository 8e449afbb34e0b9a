import { languages, phrasesOf } from '../../language/languages.ts';
import { type Finder, matchAt, type Rule, type Span } from './rule.ts';

const code = String.raw`((?=[A-Za-z-]{0,9}\d)(?:[A-Za-z\d]{3,10}(?:-[A-Za-z\d]{3,10}){1,4}|\d{3,5} \d{3,5}|[A-Za-z\d]{6,16}))(?![\w-])`;
const item = String.raw`(?:\d{1,2}[.)][ \t]{1,2})?`;
const firstCode = new RegExp(String.raw`[^\d.!?]{0,40}?(?<![\p{L}\d])${item}${code}`, 'uy');
const nextCode = new RegExp(
  String.raw`[\s,;:|*•"'${'`'}-]{1,8}(?:\p{L}{1,4} )?${item}${code}`,
  'uy',
);
const mostCodes = 24;

/** Groups of chance, or of as many digits each: no date, no year, no `sha-256`. */
function isCode(text: string): boolean {
  if (/^(?:19|20)\d\d[- ]/.test(text)) return false;
  const groups = text.split(/[- ]/);
  if (groups.some((group) => /\d/.test(group) && /[a-z]/i.test(group)))
    return groups.length > 1 || /\d[a-z]+\d|[a-z]\d+[a-z]/i.test(text);
  const [length] = new Set(groups.map((group) => (/^\d+$/.test(group) ? group.length : 0)));
  return groups.every((group) => group.length === length);
}

const findCodes: Finder = (text, places) => {
  const spans: Span[] = [];
  for (const { end } of places) {
    let match = matchAt(firstCode, text, end);
    for (let count = 0; match !== null && count < mostCodes; count++) {
      const after = match.index + match[0].length;
      if (!isCode(match[1] ?? '')) break;
      spans.push({ kind: 'secret', start: after - (match[1] ?? '').length, end: after });
      match = matchAt(nextCode, text, after);
    }
  }
  return spans;
};

const named = (kind: 'recoveryCodes' | 'seedPhrases'): string[] =>
  languages.flatMap(({ credentials }) => phrasesOf(credentials?.[kind]));

/** Codes for the day when the second factor is lost, one or a list of them. */
export const recoveryCodes: Rule = { anchors: named('recoveryCodes'), find: findCodes };

/** Twelve to 24 words of BIP 39, numbered or not: each has three to eight letters. */
const phrase =
  /(?<!\p{L})[a-z]{3,8}(?:[ \t]{0,2}[\s,][ \t]{0,2}(?:\d{1,2}[.):]?[ \t]{0,2})?[a-z]{3,8}){11,23}(?!\p{L})/gu;
/** Of sentences, and hardly of that list. */
const ofSentences =
  / (?:the|and|with|for|from|your|are|was|not|but|has|how|does|should|which|would) /g;

/** The words that a wallet's keys are made of. */
export const seedPhrases: Rule = {
  anchors: named('seedPhrases'),
  find: (text) =>
    Array.from(text.matchAll(phrase))
      .filter(([words]) => (words.match(ofSentences)?.length ?? 0) <= 1)
      .map(({ index, 0: words }) => ({ kind: 'secret', start: index, end: index + words.length })),
};
