import { singleLine } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, escapeMarkdown } from '../../text/markdown.ts';
import type { Redacted } from '../../text/text.ts';
import { withoutGapNames } from '../gaps/merged.ts';
import type { PageAtRisk } from '../readers/change.ts';
import {
  examplesOf,
  isMoreThanChance,
  type Loss,
  type ReaderTest,
  type TestedTopic,
} from '../readers/reader-test.ts';
import { questionText, unnamedFile } from './names.ts';
import { enumerate } from './wording.ts';

/*
 * What a pull request does to readers: text shared by its own comment and the comment on a fix.
 */

const maxPages = 10;
const maxQuestions = 10;
/** Maximum characters of a question in a list, and in a sentence. */
const maxQuestion = 200;
const maxQuoted = 100;

/** Says that answered questions lose their section, or may lose it. */
const lossText = ({ lost }: ReaderTest): string =>
  lost === 0
    ? '**Answers cite pages that it deletes, moves or shortens.**'
    : `**${countOf(lost, 'answered question')} no longer ${lost === 1 ? 'finds' : 'find'} a section.**`;

const changes: Readonly<Record<PageAtRisk['change'], string>> = {
  deleted: 'is deleted or hidden',
  renamed: 'gets another address',
  shortened: 'loses a section',
};

/**
 * At most `max` lines: one for each page at risk, those without a redirect first, then one for each
 * other file in which questions lose their section.
 */
function riskLines({ atRisk, losses }: ReaderTest, max: number): string[] {
  const lossOf = new Map(losses.map((loss) => [loss.file, loss]));
  const pages = atRisk.toSorted((a, b) => Number(a.redirected) - Number(b.redirected));
  const atRiskLines = pages.map(({ file, change, answered, redirected }) => {
    const redirect = redirected ? ', with a redirect' : ', without a redirect';
    const what = `${changes[change]}${change === 'shortened' ? '' : redirect}`;
    const cited = `${countOf(answered, 'answer')} ${answered === 1 ? 'cites' : 'cite'} it.`;
    return `- ${codeSpan(file)} ${what}. ${[cited, ...lostIn(lossOf.get(file))].join(' ')}`;
  });
  const files = new Set(atRisk.map(({ file }) => file));
  const others = losses
    .filter(({ file }) => !files.has(file))
    .map((loss) => `- ${codeSpan(loss.file)} is rewritten. ${lostIn(loss).join(' ')}`);
  return firstLines([...atRiskLines, ...others], max, 'page');
}

/** A sentence that says how many questions find no other section, with examples. */
function lostIn(loss: Loss | undefined): string[] {
  if (!loss) return [];
  const { questions, examples } = loss;
  const finds = `${questions === 1 ? 'finds' : 'find'} no other section`;
  return [`${countOf(questions, 'answered question')} ${finds}: ${quotes(examples)}.`];
}

/** `“Can I rotate a key?” and “key rotation”` */
const quotes = (questions: readonly Redacted[]): string =>
  enumerate(examplesOf(questions).map((text) => `“${questionText({ text }, maxQuoted)}”`));

/** At most `max` lines of a list. If there are more, the last one says how many. */
export function firstLines(lines: readonly string[], max: number, what: string): string[] {
  if (lines.length <= max) return [...lines];
  const shown = lines.slice(0, max - 1);
  return [...shown, `- ${countOf(lines.length - shown.length, `more ${what}`)}`];
}

/**
 * `9 of 14 questions of *Rotate a key* now find a section; 0 did`, with the section that most of them
 * find, and examples.
 *
 * @param of names the topic, if the text before doesn't
 */
export function gainText(topic: TestedTopic, of = ''): string {
  const { questions, before, after, finding, file, heading } = topic;
  const gain = `${formatNumber(after)} of ${countOf(questions, 'question')}${of} now ${after === 1 ? 'finds' : 'find'} a section; ${formatNumber(before)} did.`;
  const near = file === null ? '' : ` Most come nearest to ${sectionText({ file, heading })}.`;
  return `${gain}${near} Among them: ${quotes(finding)}.`;
}

/** `*Rotate a key* in \`keys.mdx\`` */
export function sectionText({ file, heading }: Pick<TestedTopic, 'file' | 'heading'>): string {
  const where = file === null ? unnamedFile : codeSpan(file);
  return heading === null
    ? `the beginning of ${where}`
    : `*${escapeMarkdown(withoutGapNames(singleLine(heading)))}* in ${where}`;
}

/**
 * What a fix's pull request does to the readers of its topic: the gain in a line, and details with the
 * questions that still find nothing. Both are empty if the gain may be chance.
 */
export function gainOf(id: string, { topics }: ReaderTest): { gain: string[]; rest: string[] } {
  const topic = topics.find((one) => one.id === id);
  if (!topic || !isMoreThanChance(topic)) return { gain: [], rest: [] };
  const { missing } = topic;
  const left = `${countOf(missing.length, 'question')} still ${missing.length === 1 ? 'finds' : 'find'} none`;
  const lines = questionLines(
    missing.map((text) => ({ text })),
    maxQuestions,
  );
  return {
    gain: [gainText(topic)],
    rest: missing.length > 0 ? [details(left, [lines])] : [],
  };
}

/** What readers lose by a pull request, even if they gain more; empty if they lose nothing. */
export function lossesOf(test: ReaderTest, max = maxPages): string[] {
  const lines = riskLines(test, max);
  return lines.length === 0 ? [] : [lossText(test), ...lines];
}

/** Questions as a list of at most `max` lines. */
export function questionLines(
  questions: readonly { text: string; count?: number }[],
  max: number,
): string {
  const lines = questions.map((question) => `- ${questionText(question, maxQuestion)}`);
  return firstLines(lines, max, 'question').join('\n');
}
