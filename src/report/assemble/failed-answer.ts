import { languageOf, majorityLanguage } from '../../language/detection.ts';
import { languages } from '../../language/languages.ts';
import { sentencesOf } from '../../language/tokens.ts';
import type { Redacted } from '../../text/text.ts';
import type { Question } from '../source/question.ts';
import type { Topic } from '../topics/topics.ts';

/** Fewer characters than this say nothing to a writer. */
const minCharacters = 30;

const patternOf = (kind: 'apologies' | 'mentions' | 'offers' | 'turnTo' | 'someone'): string =>
  languages.flatMap((language) => language[kind] ?? []).join('|');
/** What assistants write who have found nothing. */
const apology = new RegExp(String.raw`\b(?:${patternOf('apologies')})\b`, 'iu');
/** What they say in place of that, or offer. */
const empty = new RegExp(`${patternOf('offers')}|${patternOf('mentions')}`, 'iu');
const turnTo = new RegExp(String.raw`\b(?:${patternOf('turnTo')})\b`, 'iu');
const someone = new RegExp(String.raw`\b(?:${patternOf('someone')})\b`, 'iu');
const word = /[\p{L}\p{N}]{4,}/gu;

/**
 * What failed answers say beyond an apology, for the rows of a topic: what the docs do cover, or
 * what was not found. A sentence that other topics' answers have too says nothing of this one;
 * neither does an apology that shares no word with what was asked, that a page mentions it, or an offer
 * to ask elsewhere.
 *
 * @param byTopic of {@link sentencesByTopic}
 * @returns for rows of one topic what its answers say, without Markdown's marks: those in the
 *   language of most questions first, then the most frequent, then the longest
 */
export function failedAnswers(
  byTopic: Iterable<ReadonlySet<string>>,
): (rows: readonly Question[]) => Redacted[] {
  const topicsWith = new Map<string, number>();
  for (const said of byTopic) {
    for (const sentence of said) topicsWith.set(sentence, (topicsWith.get(sentence) ?? 0) + 1);
  }
  return (rows) => {
    const asked = new Set(rows.flatMap(({ text }) => wordsOf(text)));
    const tells = (sentence: string): boolean =>
      topicsWith.get(sentence) === 1 &&
      !isEmpty(sentence) &&
      (!apology.test(sentence) || wordsOf(sentence).some((one) => asked.has(one)));
    const most = majorityLanguage(rows.map(({ text }) => languageOf(text)));
    const answers = new Map<string, { count: number; isReadByMost: boolean }>();
    for (const { answer } of rows) {
      const said = saidIn(answer).filter(tells).join(' ');
      if (said.length < minCharacters) continue;
      const isReadByMost = (languageOf(said) ?? most) === most;
      answers.set(said, { count: (answers.get(said)?.count ?? 0) + 1, isReadByMost });
    }
    return [...answers]
      .sort(
        ([a, one], [b, other]) =>
          Number(other.isReadByMost) - Number(one.isReadByMost) ||
          other.count - one.count ||
          b.length - a.length ||
          (a < b ? -1 : 1),
      )
      .map(([said]) => said as Redacted);
  };
}

/** What the failed answers of each topic say. */
export function* sentencesByTopic(topics: readonly Pick<Topic, 'rows'>[]): Generator<Set<string>> {
  for (const { rows } of topics) yield new Set(rows.flatMap(({ answer }) => saidIn(answer)));
}

function isEmpty(sentence: string): boolean {
  const at = sentence.search(turnTo);
  return empty.test(sentence) || (at >= 0 && someone.test(sentence.slice(at)));
}

const saidIn = (answer: string | null): string[] =>
  sentencesOf(answer ?? '').flatMap((sentence) => unmarked(sentence).trim() || []);

/** Markdown's marks of a line and in it, which would show as such: a report quotes text. */
function unmarked(sentence: string): string {
  return sentence
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d{1,2}[.)])\s+/, '')
    .replace(/!?\[([^[\]\n]{1,200})\]\([^()\s]{1,400}\)/g, '$1')
    .replace(/\*\*|``?/g, '')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]{1,200})(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(word) ?? [];
}
