import { singleLine } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, escapeMarkdown } from '../../text/markdown.ts';
import type { Redacted } from '../../text/text.ts';
import { withoutGapIds } from '../gaps/merged.ts';
import type { PageAtRisk } from '../readers/change.ts';
import { type Effect, effectOf } from '../readers/judge-change.ts';
import type { ReaderTest, TestedSingles, TestedTopic, UndoneFix } from '../readers/reader-test.ts';
import { pullRequestText } from './status.ts';
import { atMost, joinList, labelText, questionText, redactedFileText } from './wording.ts';

/* What a pull request does to readers: lines of the comments on pull requests. */

/** Maximum lines of each list, including the line that counts the rest: twelve with titles and a heading. */
const maxFixes = 2;
const maxPages = 3;
const maxTopics = 3;
/** Maximum characters of a question in a list, and in a sentence. */
const maxListedLength = 200;
const maxQuotedLength = 100;
const maxQuoted = 2;

/** Blocks of lines that say what a pull request does to readers, starting with what it breaks. */
export function changeBlocks(test: ReaderTest, repositoryUrl: string): string[] {
  const { topics, singles, promises } = test;
  const fixes = promises.map((promise) => fixLine(promise, repositoryUrl));
  const gaps = atMost(maxTopics, topics.toSorted(byEffect).map(topicLine), more('gap'));
  const lines = [...gaps, ...singles.slice(0, 1).map(singlesLine)];
  // Each list after the first starts with a sentence, as Markdown joins two lists in a row.
  return [
    atMost(maxFixes, fixes, more('gap')),
    lossLines(test, maxPages),
    lines.length > 0 ? ['**Unanswered questions that this pull request is about:**', ...lines] : [],
  ].flatMap((block) => (block.length > 0 ? [block.join('\n')] : []));
}

const more = (what: string) => (count: number) => `- ${countOf(count, `more ${what}`)}`;

/** Questions as a list of at most `max` lines. */
export function questionLines(
  questions: readonly { text: string; count?: number }[],
  max: number,
): string {
  const lines = questions.map((question) => `- ${questionText(question, maxListedLength)}`);
  return atMost(max, lines, more('question')).join('\n');
}

/** `*Rotate a key* in \`keys.mdx\`` */
function sectionText({ file, heading }: Pick<TestedTopic, 'file' | 'heading'>): string {
  const where = file === null ? redactedFileText : codeSpan(file);
  return heading === null
    ? `the beginning of ${where}`
    : `*${escapeMarkdown(withoutGapIds(singleLine(heading)))}* in ${where}`;
}

/** `“Can I rotate a key?” and “key rotation”` */
const quotes = (questions: readonly Redacted[]): string =>
  joinList(
    [...new Set(questions)]
      .slice(0, maxQuoted)
      .map((text) => `“${questionText({ text }, maxQuotedLength)}”`),
  );

function fixLine(check: UndoneFix, repositoryUrl: string): string {
  const { label, judged, questions, kept } = check;
  const fix = pullRequestText(check, repositoryUrl) || 'its pull request';
  const lost = judged
    ? `as a model reads the docs, it ${effects.lost} ${sectionText(check)}`
    : `${formatNumber(questions - kept)} of the gap’s ${countOf(questions, 'question')} came near a section that it takes away, such as ${sectionText(check)}`;
  return `- **This pull request may undo the fix for *${labelText(label)}* (${fix}):** ${lost}.`;
}

const changes: Readonly<Record<PageAtRisk['change'], string>> = {
  deleted: 'is deleted or hidden',
  renamed: 'gets a new address',
  shortened: 'loses a section',
};

/** A sentence, then at most `max` lines about pages at risk, those without a redirect first; empty without any. */
export function lossLines({ atRisk }: Pick<ReaderTest, 'atRisk'>, max: number): string[] {
  const pages = atRisk.toSorted((a, b) => Number(a.redirected) - Number(b.redirected));
  const lines = pages.map(({ file, change, answered, redirected, sentences, left }) => {
    const redirect =
      change === 'shortened' ? '' : `, ${redirected ? 'with' : 'without'} a redirect`;
    const cited = countOf(answered, 'answered question cites it', 'answered questions cite it');
    const text = `${formatNumber(left)} of ${formatNumber(sentences)}`;
    return `- ${codeSpan(file)} ${changes[change]}${redirect}: ${cited}. Sentences left in the docs: ${text}.`;
  });
  if (lines.length === 0) return [];
  const title = '**Answers cite pages that this pull request deletes, renames or shortens:**';
  return [title, ...atMost(max, lines, more('page'))];
}

/** How lines word each effect that a model judges a change to have, in the order of the lines. */
const effects: Readonly<Record<Exclude<Effect, 'none'>, string>> = {
  lost: 'removes the answer, or part of it, from',
  closed: 'adds the answer to',
  partly: 'adds part of the answer to',
};

/** Puts topics that a model judged first, those that lose their answer before others. */
function byEffect(a: TestedTopic, b: TestedTopic): number {
  const order = Object.keys(effects);
  const placeOf = ({ judged }: TestedTopic): number =>
    judged ? order.indexOf(effectOf(judged)) : order.length;
  return placeOf(a) - placeOf(b);
}

function topicLine(topic: TestedTopic): string {
  const { label, judged, near, far } = topic;
  const effect = judged ? effectOf(judged) : 'none';
  if (!judged || effect === 'none') return `- *${labelText(label)}*: ${nearText(topic)}`;
  const missing =
    effect === 'partly' && judged.missing !== null
      ? ` What was missing: ${escapeMarkdown(judged.missing)}`
      : '';
  const asked = countOf(near.length + far.length, 'question asks', 'questions ask');
  return `- *${labelText(label)}*: ${asked} this. As a model reads the docs, the change ${effects[effect]} ${sectionText(topic)}.${missing}`;
}

/** Says how many questions of a topic come nearest to what a change writes, and quotes two, and one that doesn't. */
export function nearText(topic: TestedTopic): string {
  const { near, far } = topic;
  const count = `${formatNumber(near.length)} of ${countOf(near.length + far.length, 'question')}`;
  const but = far.length > 0 ? `, but not ${quotes(far.slice(0, 1))}` : '';
  return `${count} ${near.length === 1 ? 'comes' : 'come'} nearest to ${writtenText(topic)}: ${quotes(near)}${but}.`;
}

const singlesLine = ({ near, ...section }: TestedSingles): string =>
  `- ${formatNumber(near.length)} questions that nobody else asked come nearest to ${writtenText(section)}: ${quotes(near)}.`;

/** `*Rotate a key* in \`keys.mdx\`, which it adds` */
const writtenText = (section: Pick<TestedTopic, 'file' | 'heading' | 'isAdded'>): string =>
  `${sectionText(section)}, which it ${section.isAdded ? 'adds' : 'rewrites'}`;
