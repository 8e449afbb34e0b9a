import { singleLine, truncate } from '../../text/clean.ts';
import { codeSpan, escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { ReportMeta } from '../assemble/report.ts';
import type { PageAtRisk } from '../readers/changed-sections.ts';
import type {
  ChangeExtent,
  ReaderTest,
  Tested,
  TestedQuestions,
  TestedTopic,
} from '../readers/reader-test.ts';
import { fold } from './blocks.ts';
import { countOf, formatNumber } from './wording.ts';

const mostTopics = 10;
const mostPages = 10;
const mostQuestions = 10;
const longestQuestion = 200;

/** By chance, a question comes nearest to an unrelated new section about this often. */
const byChance = 0.03;
const mostByChance = 0.05;

/**
 * What a pull request does to readers: numbers first, then the pages at risk, then a fold for each
 * topic with the questions that find a section and those that still don't. One line if it does
 * nothing.
 */
export function renderReaderTest({
  test,
  questions,
  extent = null,
}: {
  test: ReaderTest | null;
  /** Of each of its topics, in their order. */
  questions: readonly TestedQuestions[];
  extent?: ReportMeta['testedExtent'];
}): Section[] {
  const heading = '### What this pull request does to readers';
  const section = (...parts: readonly string[]) => ({
    title: 'what it does to readers',
    markdown: [heading, ...parts].join('\n\n'),
  });
  if (extent === 'none') return [section('This wasn’t tested. The run’s log says why.')];
  if (!test) return [];
  const numbers = numbersOf(test);
  const unread = extent ? unreadText(extent) : [];
  if (numbers === '') {
    const nothing =
      'No question of the period finds a section that it did not find before, or loses one, and no page that answered questions is at risk.';
    return [section(nothing, ...unread)];
  }
  const shown = test.topics.slice(0, mostTopics);
  const left = test.topics.length - shown.length;
  return [
    section(numbers, ...(test.atRisk.length > 0 ? [riskLines(test.atRisk)] : []), ...unread),
    ...shown.map((topic, at) => ({
      title: `what it does to “${escapeMarkdown(topic.label)}”`,
      markdown: topicFold(topic, questions[at]),
    })),
    ...(left > 0
      ? [
          {
            title: 'more topics',
            markdown: `${countOf(left, 'more topic')} in \`report.json\`, under \`readerTest\`.`,
          },
        ]
      : []),
  ];
}

/** What of the pull request the numbers don't cover. */
function unreadText({ changed, read, unreadable }: ChangeExtent): string[] {
  return [
    ...(read < changed
      ? [
          `Only the first ${formatNumber(read)} of ${formatNumber(changed)} changed files were read.`,
        ]
      : []),
    ...(unreadable > 0
      ? [
          `${countOf(unreadable, 'changed file')} can’t be read as text, and ${unreadable === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
  ];
}

function numbersOf({ gained, lost, atRisk }: Pick<ReaderTest, 'gained' | 'lost' | 'atRisk'>) {
  const parts = [
    ...(gained > 0
      ? [
          `**${countOf(gained, 'unanswered question')} now ${gained === 1 ? 'finds' : 'find'} a section, and found none before.**`,
        ]
      : []),
    ...(lost > 0
      ? [
          `**${countOf(lost, 'answered question')} no longer ${lost === 1 ? 'finds' : 'find'} the section that answered ${lost === 1 ? 'it' : 'them'}.**`,
        ]
      : []),
    ...(atRisk.length > 0 && gained === 0 && lost === 0
      ? ['No question finds more or less than before.']
      : []),
  ];
  return parts.join(' ');
}

const changes: Readonly<Record<PageAtRisk['change'], string>> = {
  deleted: 'is deleted or hidden',
  renamed: 'gets another address',
  shortened: 'loses a section',
};

/** The addresses that lead nowhere come first. */
function riskLines(atRisk: readonly PageAtRisk[]): string {
  const pages = atRisk.toSorted((a, b) => Number(a.redirected) - Number(b.redirected));
  const lines = pages.slice(0, mostPages).map(({ file, change, answered, redirected }) => {
    const redirect = redirected ? 'and leaves a redirect' : 'and leaves no redirect';
    const rest = change === 'shortened' ? '' : `, ${redirect}`;
    return `- ${codeSpan(file)} ${changes[change]}. It answered ${countOf(answered, 'question')} of the period${rest}.`;
  });
  const more = pages.length - lines.length;
  return [
    '**Answers at risk**',
    [...lines, ...(more > 0 ? [`- ${countOf(more, 'more page')}`] : [])].join('\n'),
  ].join('\n\n');
}

function topicFold(topic: TestedTopic, questions: TestedQuestions | undefined): string {
  const { finding = [], missing = [] } = questions ?? {};
  const name = ` of <strong>${escapeMarkdown(topic.label)}</strong>`;
  return fold(gainText(topic, name), [
    ...nearestText(topic),
    ...(isWithinChance(topic) ? ['So few questions may do so by chance.'] : []),
    ...listOf('Find a section now', finding),
    ...listOf('Still find none', missing),
  ]);
}

/** @param name of the topic, after its questions */
function gainText({ questions, before, after }: TestedTopic, name: string): string {
  return `${formatNumber(after)} of ${countOf(questions, 'question')}${name} now ${after === 1 ? 'finds' : 'find'} a section; ${formatNumber(before)} did`;
}

function nearestText({ file, heading }: TestedTopic): string[] {
  return file === null ? [] : [`Most come nearest to ${sectionName({ file, heading })}.`];
}

/**
 * What a pull request does to the readers of one topic, for the comment that says why it exists:
 * the gain in a line, and folded what still finds nothing. Neither if chance may give as much.
 */
export function gainOf(
  id: string,
  { test: { topics }, questions }: Tested,
): { gain: string[]; rest: string[] } {
  const at = topics.findIndex((topic) => topic.id === id);
  const topic = topics[at];
  if (!topic || isWithinChance(topic)) return { gain: [], rest: [] };
  const { missing = [] } = questions[at] ?? {};
  const left = `${countOf(missing.length, 'question')} still ${missing.length === 1 ? 'finds' : 'find'} none`;
  return {
    gain: [[`**${gainText(topic, '')}.**`, ...nearestText(topic)].join(' ')],
    rest: missing.length > 0 ? [fold(left, [questionLines(missing)])] : [],
  };
}

/** What a pull request takes from readers, whatever they gain; nothing if that is nothing. */
export function lossesOf({ test: { lost, atRisk } }: Tested): string[] {
  return [
    ...(lost > 0 ? [numbersOf({ gained: 0, lost, atRisk: [] })] : []),
    ...(atRisk.length > 0 ? [riskLines(atRisk)] : []),
  ];
}

function sectionName({ file, heading }: { file: string; heading: string | null }): string {
  return heading === null
    ? `the beginning of ${codeSpan(file)}`
    : `*${escapeMarkdown(singleLine(heading))}* in ${codeSpan(file)}`;
}

function listOf(title: string, texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  return [`**${title}** (${formatNumber(texts.length)})`, questionLines(texts)];
}

function questionLines(texts: readonly string[]): string {
  const lines = texts
    .slice(0, mostQuestions)
    .map(
      (text) => `- ${escapeMarkdown(truncate(singleLine(text), longestQuestion)) || '(no text)'}`,
    );
  const more = texts.length - lines.length;
  return [...lines, ...(more > 0 ? [`- ${countOf(more, 'more question')}`] : [])].join('\n');
}

/** Whether as many questions would find an unrelated new section too often to tell (binomial tail). */
function isWithinChance({ questions, before, after }: TestedTopic): boolean {
  const gained = after - before;
  if (gained <= 0) return false;
  // Of many topics, some have one.
  if (gained === 1) return true;
  let term = (1 - byChance) ** questions;
  let fewer = 0;
  for (let count = 0; count < gained; count++) {
    fewer += term;
    term *= ((questions - count) / (count + 1)) * (byChance / (1 - byChance));
  }
  return 1 - fewer > mostByChance;
}
