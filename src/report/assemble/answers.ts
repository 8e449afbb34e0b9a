import { languageOf, languages, majorityLanguage } from '../../language/languages.ts';
import { wordingOf } from '../../language/nearness.ts';
import { splitSentences } from '../../language/tokens.ts';
import { pageAddress } from '../../text/address.ts';
import { byCodeUnits, type Redacted, type Redactor } from '../../text/text.ts';
import type { AnsweredQuestion } from '../source/answered-sample.ts';
import type { Question } from '../source/question.ts';
import type { Topic } from '../topics/topics.ts';
import type { AnsweredMatch } from './report.ts';

/** A shorter text doesn't help a writer. */
const minCharacters = 30;

const patternOf = (kind: 'apologies' | 'mentions' | 'offers' | 'turnTo' | 'someone'): string =>
  languages.flatMap((language) => language[kind] ?? []).join('|');
/** What an assistant writes if it finds nothing. */
const apology = new RegExp(String.raw`\b(?:${patternOf('apologies')})\b`, 'iu');
/** What an assistant writes or offers instead of an answer. */
const empty = new RegExp(`${patternOf('offers')}|${patternOf('mentions')}`, 'iu');
const turnTo = new RegExp(String.raw`\b(?:${patternOf('turnTo')})\b`, 'iu');
const someone = new RegExp(String.raw`\b(?:${patternOf('someone')})\b`, 'iu');
const word = /[\p{L}\p{N}]{4,}/gu;

/**
 * What a topic's failed answers say beyond an apology: what the docs do cover, or what wasn't found.
 * Leaves out sentences that other topics' answers have too, apologies that share no word with the
 * question, sentences that only point to a page, and offers to ask elsewhere.
 *
 * @param byTopic from {@link sentencesByTopic}
 * @returns a function that returns what the answers to a topic's rows say, as plain text: those in the
 *   language of most questions first, then the most frequent, then the longest
 */
export function failedAnswersFinder(
  byTopic: Iterable<ReadonlySet<string>>,
): (rows: readonly Question[]) => Redacted[] {
  const topicsWith = new Map<string, number>();
  for (const sentences of byTopic) {
    for (const sentence of sentences) topicsWith.set(sentence, (topicsWith.get(sentence) ?? 0) + 1);
  }
  return (rows) => {
    const asked = new Set(rows.flatMap(({ text }) => wordsOf(text)));
    const isUseful = (sentence: string): boolean =>
      topicsWith.get(sentence) === 1 &&
      !isEmpty(sentence) &&
      (!apology.test(sentence) || wordsOf(sentence).some((one) => asked.has(one)));
    const most = majorityLanguage(rows.map(({ text }) => languageOf(text)));
    const answers = new Map<string, { count: number; isReadByMost: boolean }>();
    for (const { answer } of rows) {
      const text = plainSentences(answer).filter(isUseful).join(' ');
      if (text.length < minCharacters) continue;
      const isReadByMost = (languageOf(text) ?? most) === most;
      answers.set(text, { count: (answers.get(text)?.count ?? 0) + 1, isReadByMost });
    }
    return [...answers]
      .sort(
        ([a, one], [b, other]) =>
          Number(other.isReadByMost) - Number(one.isReadByMost) ||
          other.count - one.count ||
          b.length - a.length ||
          byCodeUnits(a, b),
      )
      .map(([text]) => text as Redacted);
  };
}

/** The sentences in the failed answers of each topic. */
export function* sentencesByTopic(topics: readonly Pick<Topic, 'rows'>[]): Generator<Set<string>> {
  for (const { rows } of topics)
    yield new Set(rows.flatMap(({ answer }) => plainSentences(answer)));
}

function isEmpty(sentence: string): boolean {
  const at = sentence.search(turnTo);
  return empty.test(sentence) || (at >= 0 && someone.test(sentence.slice(at)));
}

const plainSentences = (answer: string | null): string[] =>
  splitSentences(answer ?? '').flatMap((sentence) => unmarked(sentence).trim() || []);

/** Removes Markdown's marks: the report quotes plain text, so they would be shown. */
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

/**
 * Finds answered questions with the same content words as one of a topic's questions, and the page that
 * most of them were answered from: the strongest sign that the docs have the answer. Questions that are
 * only near usually ask something else.
 *
 * @param answered a sample of the questions that were answered
 * @param fileOf the source of a page; null if the docs don't have it
 * @returns a function that looks up the wordings of a topic's questions; null if none was answered
 */
export function answeredQuestionFinder({
  answered,
  fileOf,
  redactor: { redact },
}: {
  answered: readonly AnsweredQuestion[];
  fileOf: (url: string) => string | null;
  redactor: Pick<Redactor, 'redact'>;
}): (wordings: readonly string[]) => AnsweredMatch | null {
  const byWording = new Map<string, (AnsweredQuestion & { shown: Redacted })[]>();
  for (const one of answered) {
    const shown = redact(one.question);
    const wording = wordingOf(shown);
    byWording.set(wording, [...(byWording.get(wording) ?? []), { ...one, shown }]);
  }
  const pageOf = (url: string): Pick<AnsweredMatch, 'file' | 'url'> => {
    const file = fileOf(url);
    // A path that needs redaction is not shown.
    return file !== null && redact(file) === file ? { file } : { url: redact(pageAddress(url)) };
  };
  return (wordings) => {
    const alike = wordings.flatMap((wording) => byWording.get(wording) ?? []);
    if (!alike[0]) return null;
    // Each question counts once for a page.
    const pages = alike.flatMap(({ cited }) => {
      const named = cited.map(({ url }) => pageOf(url));
      return [...new Map(named.map((page) => [page.file ?? page.url ?? '', page]))];
    });
    const [most] = [...Map.groupBy(pages, ([name]) => name)].sort(
      ([a, one], [b, other]) => other.length - one.length || byCodeUnits(a, b),
    );
    return { question: alike[0].shown, questions: alike.length, ...most?.[1][0]?.[1] };
  };
}
