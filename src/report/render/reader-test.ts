import { singleLine } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, escapeMarkdown, md } from '../../text/markdown.ts';
import type { Markdown, Redacted } from '../../text/text.ts';
import { withoutGapIds } from '../gaps/merged.ts';
import type { PageAtRisk } from '../readers/change.ts';
import { type CoverageEffect, coverageEffect } from '../readers/judge-change.ts';
import type { ReaderTest, TestedSingles, TestedTopic, UndoneFix } from '../readers/reader-test.ts';
import { pullRequestText } from './status.ts';
import { joinList, labelText, limitItems, questionText, redactedFileText } from './wording.ts';

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
export function changeBlocks(test: ReaderTest, repositoryUrl: string): Markdown[] {
  const { topics, singles, promises } = test;
  const fixes = promises.map((promise) => fixLine(promise, repositoryUrl));
  const gaps = limitItems(maxTopics, topics.toSorted(byEffect).map(topicLine), more('gap'));
  const about = [...gaps, ...singles.slice(0, 1).map(singlesLine)];
  // Each list after the first starts with a sentence, as Markdown joins two lists in a row.
  const title = md`**Unanswered questions that this pull request is about:**`;
  return [
    md.lines(limitItems(maxFixes, fixes, more('gap'))),
    lossLines(test, maxPages),
    about.length > 0 ? md.lines([title, ...about]) : md``,
  ].filter((block) => block !== '');
}

const more = (unit: string) => (count: number) => md`- ${countOf(count, `more ${unit}`)}`;

/** Questions as a list of at most `max` lines. */
export function questionLines(
  questions: readonly { text: string; count?: number }[],
  max: number,
): Markdown {
  const lines = questions.map((question) => md`- ${questionText(question, maxListedLength)}`);
  return md.lines(limitItems(max, lines, more('question')));
}

const fileText = (file: string | null): Markdown =>
  file === null ? redactedFileText : codeSpan(file);

/** A section: `*Rotate a key* in \`keys.mdx\``. */
function sectionText({ file, heading }: Pick<TestedTopic, 'file' | 'heading'>): Markdown {
  return heading === null
    ? md`the beginning of ${fileText(file)}`
    : md`*${escapeMarkdown(withoutGapIds(singleLine(heading)))}* in ${fileText(file)}`;
}

/** At most two questions: `“Can I rotate a key?” and “key rotation”`. */
const quotes = (questions: readonly Redacted[]): Markdown =>
  joinList(
    [...new Set(questions)]
      .slice(0, maxQuoted)
      .map((text) => md`“${questionText({ text }, maxQuotedLength)}”`),
  );

function fixLine(check: UndoneFix, repositoryUrl: string): Markdown {
  const { label, judged, questions, keptQuestions } = check;
  const fix = pullRequestText(check, repositoryUrl) || md`its pull request`;
  const lost = judged
    ? md`as a model reads the docs, it ${effects.lost} ${sectionText(check)}`
    : md`${formatNumber(questions - keptQuestions)} of the gap’s ${countOf(questions, 'question')} came near a section that it takes away, such as ${sectionText(check)}`;
  return md`- **This pull request may undo the fix for *${labelText(label)}* (${fix}):** ${lost}.`;
}

const changes: Readonly<Record<PageAtRisk['change'], Markdown>> = {
  deleted: md`is deleted or hidden`,
  renamed: md`gets a new address`,
  shortened: md`loses a section`,
};

/** A sentence, then at most `max` lines about pages at risk, those without a redirect first; empty without any. */
export function lossLines({ atRisk }: Pick<ReaderTest, 'atRisk'>, max: number): Markdown {
  const pages = atRisk.toSorted((a, b) => Number(a.redirected) - Number(b.redirected));
  const lines = pages.map(({ file, change, answered, redirected, sentences, left }) => {
    const redirect =
      change !== 'shortened' && md`, ${redirected ? md`with` : md`without`} a redirect`;
    const cited = countOf(answered, 'answered question cites it', 'answered questions cite it');
    const text = md`${formatNumber(left)} of ${formatNumber(sentences)}`;
    return md`- ${fileText(file)} ${changes[change]}${redirect}: ${cited}. Sentences left in the docs: ${text}.`;
  });
  if (lines.length === 0) return md``;
  const title = md`**Answers cite pages that this pull request deletes, renames or shortens:**`;
  return md.lines([title, ...limitItems(max, lines, more('page'))]);
}

/** How lines word each effect that a model judges a change to have, in the order of the lines. */
const effects: Readonly<Record<Exclude<CoverageEffect, 'none'>, Markdown>> = {
  lost: md`removes the answer, or part of it, from`,
  closed: md`adds the answer to`,
  partly: md`adds part of the answer to`,
};

/** Puts topics that a model judged first, those that lose their answer before others. */
function byEffect(a: TestedTopic, b: TestedTopic): number {
  const order = Object.keys(effects);
  const placeOf = ({ judged }: TestedTopic): number =>
    judged ? order.indexOf(coverageEffect(judged)) : order.length;
  return placeOf(a) - placeOf(b);
}

function topicLine(topic: TestedTopic): Markdown {
  const { label, judged, near, far } = topic;
  const effect = judged ? coverageEffect(judged) : 'none';
  if (!judged || effect === 'none') return md`- *${labelText(label)}*: ${nearQuestionsText(topic)}`;
  const missing =
    effect === 'partly' &&
    judged.missing !== null &&
    md` What was missing: ${escapeMarkdown(judged.missing)}`;
  const askedText = countOf(near.length + far.length, 'question asks', 'questions ask');
  return md`- *${labelText(label)}*: ${askedText} this. As a model reads the docs, the change ${effects[effect]} ${sectionText(topic)}.${missing}`;
}

/** Says how many questions of a topic come nearest to what a change writes, and quotes two, and one that doesn't. */
export function nearQuestionsText(topic: TestedTopic): Markdown {
  const { near, far } = topic;
  const count = md`${formatNumber(near.length)} of ${countOf(near.length + far.length, 'question')}`;
  const but = far.length > 0 && md`, but not ${quotes(far.slice(0, 1))}`;
  return md`${count} ${near.length === 1 ? md`comes` : md`come`} nearest to ${writtenText(topic)}: ${quotes(near)}${but}.`;
}

const singlesLine = ({ near, ...section }: TestedSingles): Markdown =>
  md`- ${formatNumber(near.length)} questions that nobody else asked come nearest to ${writtenText(section)}: ${quotes(near)}.`;

/** A written section: `*Rotate a key* in \`keys.mdx\`, which it adds`. */
const writtenText = (section: Pick<TestedTopic, 'file' | 'heading' | 'isAdded'>): Markdown =>
  md`${sectionText(section)}, which it ${section.isAdded ? md`adds` : md`rewrites`}`;
