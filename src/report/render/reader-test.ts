import { singleLine } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, escapeMarkdown } from '../../text/markdown.ts';
import type { Redacted } from '../../text/text.ts';
import type { Report } from '../assemble/report.ts';
import { withoutGapIds } from '../gaps/merged.ts';
import type { PageAtRisk } from '../readers/change.ts';
import { isRegressed } from '../readers/fix-checks.ts';
import { type Effect, effectOf } from '../readers/judge-change.ts';
import {
  examplesOf,
  isMoreThanChance,
  type LostQuestions,
  type ReaderTest,
  type TestedFix,
  type TestedTopic,
  type WrittenSection,
} from '../readers/reader-test.ts';
import { pullRequestText } from './status.ts';
import { joinList, labelText, questionText, redactedFileText } from './wording.ts';

/* What a pull request does to readers: lines of the comments on pull requests. */

/** Maximum lines of each list, including the line that counts the rest. */
const maxFixes = 2;
const maxPages = 3;
const maxGains = 3;
/** Lines reserved for gaps that wording alone shows to gain, if a model has judged others. */
const minGains = 1;
const maxJudged = 3;
const maxWritten = 2;
/** Maximum characters of a question in a list, in a sentence, and next to a section to compare with. */
const maxListedLength = 200;
const maxQuotedLength = 100;
const maxComparedLength = 160;

/** Blocks of lines that say what a pull request does to readers, starting with what it breaks. */
export function changeBlocks(report: Report, test: ReaderTest): string[] {
  const judged = firstLines(judgedLines(test), maxJudged, 'gap');
  const written = firstLines(writtenSections(report).map(writtenLine), maxWritten, 'gap');
  // Each list after the first starts with a sentence, as Markdown joins two lists in a row.
  const titled = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);
  return [
    fixLines(report, test),
    lossLines(test, maxPages),
    titled('**A model compared the docs before and after the change:**', judged),
    gainLines(test, Math.max(minGains, maxGains - judged.length)),
    titled('**Wording alone doesn’t show whether the change closes these gaps:**', written),
  ].flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : []));
}

/** At most `max` lines of a list. If there are more, the last one says how many. */
function firstLines(lines: readonly string[], max: number, what: string): string[] {
  if (lines.length <= max) return [...lines];
  const shown = lines.slice(0, max - 1);
  return [...shown, `- ${countOf(lines.length - shown.length, `more ${what}`)}`];
}

/** Questions as a list of at most `max` lines. */
export function questionLines(
  questions: readonly { text: string; count?: number }[],
  max: number,
): string {
  const lines = questions.map((question) => `- ${questionText(question, maxListedLength)}`);
  return firstLines(lines, max, 'question').join('\n');
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
  joinList(examplesOf(questions).map((text) => `“${questionText({ text }, maxQuotedLength)}”`));

/** A line for each fix that readers no longer find or find again. */
function fixLines({ remembered, meta }: Report, { promises }: ReaderTest): string[] {
  const fixOf = (one: TestedFix) =>
    `fix for *${labelText(one.label)}* (${pullRequestText(one, meta.repositoryUrl) || 'its pull request'})`;
  const byEffect = Map.groupBy(promises, effectOnFix);
  const lost = (byEffect.get('lost') ?? []).map((one) => {
    const { status } = remembered?.fixes.find(({ id }) => id === one.gap) ?? {};
    const before = status?.fix?.before?.unanswered ?? 0;
    const asked = before > 0 ? ` Before it, ${countOf(before, 'question')} went unanswered.` : '';
    return `- **Readers no longer find the ${fixOf(one)}.**${asked}`;
  });
  const found = (byEffect.get('closed') ?? []).map(
    (one) => `- Readers find the ${fixOf(one)} again.`,
  );
  return firstLines([...lost, ...found], maxFixes, 'gap');
}

/** What the change does to a fix: by a model's judgment or, without one, by what its questions find. */
function effectOnFix({ judged, before, after }: TestedFix): Effect {
  if (judged) return effectOf(judged);
  if (isRegressed({ before, after })) return 'lost';
  return isRegressed({ before: after, after: before }) ? 'closed' : 'none';
}

const changes: Readonly<Record<PageAtRisk['change'], string>> = {
  deleted: 'is deleted or hidden',
  renamed: 'gets a new address',
  shortened: 'loses a section',
};

/**
 * What readers lose: a sentence, then at most `max` lines about pages at risk, those without a redirect
 * first, and about other files in which questions lose their section. Empty if readers lose nothing.
 */
export function lossLines({ atRisk, losses, lost }: ReaderTest, max: number): string[] {
  const lossOf = new Map(losses.map((loss) => [loss.file, loss]));
  const pages = atRisk.toSorted((a, b) => Number(a.redirected) - Number(b.redirected));
  const pageLines = pages.map(({ file, change, answered, redirected }) => {
    const redirect =
      change === 'shortened' ? '' : `, ${redirected ? 'with' : 'without'} a redirect`;
    const cited = countOf(answered, 'answer cites it', 'answers cite it');
    return `- ${codeSpan(file)} ${changes[change]}${redirect}. ${cited}.${lostIn(lossOf.get(file))}`;
  });
  const files = new Set(atRisk.map(({ file }) => file));
  const otherLines = losses
    .filter(({ file }) => !files.has(file))
    .map((loss) => `- ${codeSpan(loss.file)} is rewritten.${lostIn(loss)}`);
  const lines = firstLines([...pageLines, ...otherLines], max, 'page');
  if (lines.length === 0) return [];
  const sum =
    lost === 0
      ? 'Answers cite pages that this pull request deletes, moves or shortens'
      : countOf(
          lost,
          'answered question no longer finds a section',
          'answered questions no longer find a section',
        );
  return [`**${sum}.**`, ...lines];
}

/** A sentence, after a space, that says how many questions find no other section, with examples. */
function lostIn(loss: LostQuestions | undefined): string {
  if (!loss) return '';
  const { questions, examples } = loss;
  return ` ${countOf(questions, 'answered question finds', 'answered questions find')} no other section: ${quotes(examples)}.`;
}

/** How lines word each effect that a model judges a change to have, in the order of the lines. */
const effects: Readonly<Record<Exclude<Effect, 'none'>, string>> = {
  lost: 'removes the answer, or part of it, from',
  closed: 'adds the answer to',
  partly: 'adds part of the answer to',
};

/** What a model judges the change to do to gaps. Effects on fixes have lines of their own. */
function judgedLines({ topics, promises }: ReaderTest): string[] {
  const fixed = new Set(promises.map(({ gap }) => gap));
  return Object.entries(effects).flatMap(([effect, change]) =>
    topics.flatMap(({ id, label, judged, file, heading }) => {
      if (!judged || judged.conversations === 0 || effectOf(judged) !== effect) return [];
      if (fixed.has(id) && effect !== 'partly') return [];
      const { missing, conversations } = judged;
      const section = file === null ? redactedFileText : sectionText({ file, heading });
      const isMissing = effect === 'partly' && missing !== null;
      const before = isMissing ? ` What was missing: ${escapeMarkdown(missing)}` : '';
      const size = countOf(conversations, 'conversation');
      return `- *${labelText(label)}*: ${size} asked this; the change ${change} ${section}.${before}`;
    }),
  );
}

/** How many questions now find a section that they didn't find before, by gap. */
function gainLines({ topics }: ReaderTest, max: number): string[] {
  const gaining = topics.filter((topic) => !topic.judged && isMoreThanChance(topic));
  if (gaining.length === 0) return [];
  const gained = gaining.reduce((sum, { finding }) => sum + finding.length, 0);
  const lines = gaining.map((topic) => {
    const closes = topic.isClosed ? ' This closes the gap.' : '';
    return `- ${gainText(topic, ` of *${labelText(topic.label)}*`)}${closes}`;
  });
  const sum = countOf(gained, 'unanswered question now finds', 'unanswered questions now find');
  return [`**${sum} a section.**`, ...firstLines(lines, max, 'gap')];
}

/**
 * `9 of 14 questions of *Rotate a key* now find a section; 0 did`, with that section and examples.
 *
 * @param of text that names the topic, if the text before doesn't
 */
function gainText(topic: TestedTopic, of = ''): string {
  const { questions, before, after, finding, file, heading } = topic;
  const gain = `${formatNumber(after)} of ${countOf(questions, 'question')}${of} now ${after === 1 ? 'finds' : 'find'} a section; ${formatNumber(before)} did.`;
  const near = file === null ? '' : ` Most come nearest to ${sectionText({ file, heading })}.`;
  return `${gain}${near} Among them: ${quotes(finding)}.`;
}

/** The gain of one gap, and at most `max` questions that still find nothing; empty if it may be chance. */
export function gainOf(
  id: string,
  { topics }: ReaderTest,
  max: number,
): { gain: string[]; rest: string[] } {
  const topic = topics.find((one) => one.id === id);
  if (!topic || !isMoreThanChance(topic)) return { gain: [], rest: [] };
  const missing = topic.missing.map((text) => ({ text }));
  const left = countOf(missing.length, 'question still finds none', 'questions still find none');
  return {
    gain: [gainText(topic)],
    rest: missing.length > 0 ? [details(left, [questionLines(missing, max)])] : [],
  };
}

/** A single question isn't a gap. */
const minQuestions = 2;

/** Sections that the change writes where gaps may belong, without those of dismissed gaps. */
export function writtenSections({ readerTest, remembered }: Report): WrittenSection[] {
  const dismissed = new Set(remembered?.dismissed.map(({ id }) => id));
  const written = readerTest?.written ?? [];
  return written.filter(({ id, questions }) => !dismissed.has(id) && questions >= minQuestions);
}

function writtenLine({ label, questions, finding, example, isAdded, ...section }: WrittenSection) {
  const verb = isAdded ? 'adds' : 'rewrites';
  const few = finding === 0 ? 'none of these questions finds' : 'too few of these questions find';
  const gap = `*${labelText(label)}* (${countOf(questions, 'question')})`;
  const compared = questionText({ text: example }, maxComparedLength);
  return `- The change ${verb} ${sectionText(section)}, where ${gap} may belong. By wording, ${few} it: compare the section with “${compared}”.`;
}
