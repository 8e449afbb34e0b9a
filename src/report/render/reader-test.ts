import { singleLine } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, escapeMarkdown } from '../../text/markdown.ts';
import type { QuestionCount } from '../assemble/report.ts';
import { withoutGapNames } from '../gaps/merged.ts';
import type { PageAtRisk } from '../readers/changed-sections.ts';
import { isMoreThanChance, type ReaderTest, type TestedTopic } from '../readers/reader-test.ts';
import { fold } from './blocks.ts';
import { questionText } from './topic-text.ts';

/*
 * What a pull request does to readers, in the words that its own comment and the one on a fix share.
 */

const mostPages = 10;
const mostQuestions = 10;
const longestQuestion = 200;

/** That answered questions lose their section, as a sentence; empty if none does. */
export function lossText({ lost }: Pick<ReaderTest, 'lost'>): string {
  if (lost === 0) return '';
  return lost === 1
    ? '**1 answered question no longer finds the section that answered it.**'
    : `**${formatNumber(lost)} answered questions no longer find the section that answered them.**`;
}

const changes: Readonly<Record<PageAtRisk['change'], string>> = {
  deleted: 'is deleted or hidden',
  renamed: 'gets another address',
  shortened: 'loses a section',
};

/** A line for each page at risk, at most so many: the addresses that lead nowhere come first. */
export function riskLines(atRisk: readonly PageAtRisk[], most = mostPages): string[] {
  const pages = atRisk.toSorted((a, b) => Number(a.redirected) - Number(b.redirected));
  const lines = pages.map(({ file, change, answered, redirected }) => {
    const redirect = redirected ? ', with a redirect' : ', without a redirect';
    const rest = change === 'shortened' ? '' : redirect;
    return `- ${codeSpan(file)} ${changes[change]}${rest}; it answered ${countOf(answered, 'question')}.`;
  });
  return firstLines(lines, most, 'page');
}

/** The first of a list's lines and, as the last of so many, how many more there are. */
export function firstLines(lines: readonly string[], most: number, what: string): string[] {
  if (lines.length <= most) return [...lines];
  const shown = lines.slice(0, most - 1);
  return [...shown, `- ${countOf(lines.length - shown.length, `more ${what}`)}`];
}

/**
 * `9 of 14 questions of *Rotate a key* now find a section; 0 did`
 *
 * @param of what names the topic, if nothing before does
 */
export function gainText({ questions, before, after }: TestedTopic, of = ''): string {
  return `${formatNumber(after)} of ${countOf(questions, 'question')}${of} now ${after === 1 ? 'finds' : 'find'} a section; ${formatNumber(before)} did`;
}

/**
 * What a pull request does to the readers of one topic, for the comment that says why it exists:
 * the gain in a line, and folded what still finds nothing. Neither if chance may give as much.
 */
export function gainOf(id: string, { topics }: ReaderTest): { gain: string[]; rest: string[] } {
  const topic = topics.find((one) => one.id === id);
  if (!topic || !isMoreThanChance(topic)) return { gain: [], rest: [] };
  const { missing } = topic;
  const left = `${countOf(missing.length, 'question')} still ${missing.length === 1 ? 'finds' : 'find'} none`;
  const lines = questionLines(
    missing.map((text) => ({ text, count: 1 })),
    mostQuestions,
  );
  return {
    gain: [[`**${gainText(topic)}.**`, ...nearestText(topic)].join(' ')],
    rest: missing.length > 0 ? [fold(left, [lines])] : [],
  };
}

/** What a pull request takes from readers, whatever they gain; nothing if that is nothing. */
export function lossesOf(test: ReaderTest): string[] {
  return [lossText(test), riskLines(test.atRisk).join('\n')].filter((part) => part !== '');
}

/** The section that most of a topic's questions find now, as a sentence; none if there is none. */
export const nearestText = ({ file, heading }: TestedTopic): string[] =>
  file === null ? [] : [`Most come nearest to ${sectionText({ file, heading })}.`];

/** `*Rotate a key* in keys.mdx` */
export const sectionText = ({ file, heading }: { file: string; heading: string | null }): string =>
  heading === null
    ? `the beginning of ${codeSpan(file)}`
    : `*${escapeMarkdown(withoutGapNames(singleLine(heading)))}* in ${codeSpan(file)}`;

/** Questions as a list, at most so many lines. */
export function questionLines(questions: readonly QuestionCount[], most: number): string {
  const lines = questions.map((question) => `- ${questionText(question, longestQuestion)}`);
  return firstLines(lines, most, 'question').join('\n');
}
