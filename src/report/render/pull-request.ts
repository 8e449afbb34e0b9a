import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, escapeMarkdown } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Report, ReportMeta } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { type Effect, effectOf } from '../readers/judge-change.ts';
import { isBroken } from '../readers/promises.ts';
import {
  isMoreThanChance,
  type ReaderTest,
  type TestedPromise,
  type WrittenSection,
} from '../readers/reader-test.ts';
import { cautions, renderHeadline } from './headline.ts';
import { labelText, questionText, sizeText, unnamedFile } from './names.ts';
import { adviceFor, whereaboutsOf } from './place.ts';
import { firstLines, gainText, lossesOf, questionLines, sectionText } from './reader-test.ts';
import { pullRequestText } from './standing.ts';
import { capitalized, formatPeriod, formatShare } from './wording.ts';

/*
 * The comment on a pull request: what the change does to readers, in at most fifteen lines, then
 * details about the gaps that it leaves open, and a foot of one line.
 */

/** Maximum lines of each kind, including the line that counts the rest. */
const maxFixes = 2;
const maxPages = 3;
const maxGains = 3;
/** Lines kept for gains by wording if a model has judged other gaps. */
const minGains = 1;
const maxJudged = 3;
const maxWritten = 2;
/** Questions shown of a gap that stays open. */
const maxQuestions = 4;
/** Questions asked once: enough for all of a period too small for ranks. */
const maxAlone = 30;
/** Characters of a question that is to be compared with a section. */
const maxCompared = 160;

export function renderPullRequest(report: Report, topics: ShownTopics): BodyPart[] {
  const { meta } = report;
  return [
    ...renderTest(report, topics),
    ...renderOpen(report, topics),
    {
      title: 'about this report',
      essential: true,
      markdown: `<sub>Questions of ${formatPeriod(report.period)} that were asked on, or whose answers cite, the pages that pull request ${meta.pullRequest} changes.${modelText(report)} Files: [this run](${meta.runUrl}), if the workflow uploads them.</sub>`,
    },
  ];
}

/** How much text was sent to the model. */
const modelText = ({ model }: Report): string =>
  model
    ? ` The model ${codeSpan(model.name)} was sent ${countOf(model.sent, 'question')} and the sections nearest to the change, redacted.`
    : '';

/** What the change does to readers or, if it wasn't tested, the counts of its pages and the reason. */
function renderTest(report: Report, topics: ShownTopics): BodyPart[] {
  const { readerTest: test } = report;
  const says = test ? changesOf(report, test) : [];
  if (test && (says.length > 0 || report.totals.questions > 0)) {
    return [renderChange(report, { test, says })];
  }
  const headline = renderHeadline(report, topics);
  const reason = whyUntested(report);
  if (reason === null) return [headline];
  const untested = `What this pull request does to readers wasn’t tested: ${reason}.`;
  return [{ ...headline, markdown: [headline.markdown, untested].join('\n\n') }];
}

/** Why the change wasn't tested; null if the pull request changes no docs. */
function whyUntested({ docs, readerTest, meta: { testedExtent } }: Report): string | null {
  if (readerTest) return 'no question of the period names a page that it changes';
  if (testedExtent === 'failed')
    return 'the run had no time left for it, or it failed: see the log';
  if (testedExtent === 'unread') {
    return 'the changed files can’t be read from GitHub; the job needs `contents: read`';
  }
  if (docs === null) {
    return 'the checkout has no docs. Check out their repository, or set `docs-root`';
  }
  if (testedExtent !== 'untrusted') return null;
  const share = docs.found === null ? null : formatShare(docs.found);
  return share === null
    ? 'too few answers cite a page to show that these are the site’s docs. Set `docs-root` to their folder'
    : `only ${share} of answered questions find their page in these docs, which may be another site’s. Set \`docs-root\` to the right folder`;
}

/** The changed files that the numbers don't cover. */
function unreadText(extent: ReportMeta['testedExtent']): string[] {
  if (extent === null || typeof extent === 'string') return [];
  const { changed, read, unreadable } = extent;
  const cut = `Only the first ${formatNumber(read)} of ${formatNumber(changed)} changed files were read.`;
  const left = `${countOf(unreadable, 'changed file')} can’t be read as text, and ${unreadable === 1 ? 'is' : 'are'} left out.`;
  const parts = [...(read < changed ? [cut] : []), ...(unreadable > 0 ? [left] : [])];
  return parts.length > 0 ? [parts.join(' ')] : [];
}

/** Blocks of lines that say what the change does to readers, starting with what it breaks. */
function changesOf(report: Report, test: ReaderTest): string[] {
  const judged = firstLines(judgedLines(test), maxJudged, 'gap');
  // Each list after the first starts with a sentence, as Markdown joins two lists in a row.
  const asRead = judged.length > 0 ? ['**As a model reads it before and after:**', ...judged] : [];
  return [
    fixLines(report, test),
    lossesOf(test, maxPages),
    asRead,
    gainLines(test, Math.max(minGains, maxGains - judged.length)),
    writtenLines(report),
  ].flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : []));
}

/** The changes or, if there are none or only by chance, one line that says so. */
function renderChange(
  { meta }: Report,
  { test, says }: { test: ReaderTest; says: readonly string[] },
): BodyPart {
  const nothing =
    test.topics.length + test.written.length > 0
      ? '**No effect on readers shows:** no answer is at risk, and no gap gains more than it may by chance.'
      : '**This pull request changes nothing for readers:** no question finds more or less than before, and no answer is at risk.';
  return {
    title: 'what it does to readers',
    essential: true,
    markdown: [
      ...(says.length > 0 ? ['## What this pull request does to readers'] : []),
      ...cautions(meta),
      ...(says.length > 0 ? says : [nothing]),
      ...unreadText(meta.testedExtent),
    ].join('\n\n'),
  };
}

/** Whether most questions that find a section now didn't find one before. */
const isFoundAgain = ({ before, after }: { before: number; after: number }): boolean =>
  isBroken({ before: after, after: before });

/** A line for each fix that readers no longer find or find again. */
function fixLines({ remembered, meta }: Report, { promises }: ReaderTest): string[] {
  const fixOf = (one: TestedPromise) =>
    `fix for *${labelText(one.label)}* (${pullRequestText(one, meta.repositoryUrl) || 'its pull request'})`;
  const isLost = (one: TestedPromise): boolean =>
    one.judged ? effectOf(one.judged) === 'lost' : isBroken(one);
  const lost = promises.filter(isLost).map((one) => {
    const { standing } = remembered?.fixes.find(({ id }) => id === one.gap) ?? {};
    const before = standing?.fix?.before?.unanswered ?? 0;
    const asked = before > 0 ? ` Before it, ${countOf(before, 'question')} went unanswered.` : '';
    return `- **Readers no longer find the ${fixOf(one)}.**${asked}`;
  });
  const found = promises
    .filter((one) => (one.judged ? effectOf(one.judged) === 'closed' : isFoundAgain(one)))
    .map((one) => `- Readers find the ${fixOf(one)} again.`);
  return firstLines([...lost, ...found], maxFixes, 'gap');
}

/** What a model saw the change do, in the order of the lines. */
const effects: Readonly<
  Record<Exclude<Effect, 'none'>, (section: string, missing: string) => string>
> = {
  lost: (section) => `the change takes the answer, or a part of it, from ${section}.`,
  closed: (section) => `the change tells it, in ${section}.`,
  partly: (section, missing) => `the change tells a part of it, in ${section}.${missing}`,
};

/**
 * What the change does to gaps, as judged by a model. Its words about the head aren't quoted. Effects
 * on a fix have their own lines.
 */
function judgedLines({ topics, promises }: ReaderTest): string[] {
  const fixed = new Set(promises.map(({ gap }) => gap));
  return Object.entries(effects).flatMap(([effect, wordsOf]) =>
    topics.flatMap(({ id, label, judged, file, heading }) => {
      if (!judged || judged.conversations === 0 || effectOf(judged) !== effect) return [];
      if (fixed.has(id) && effect !== 'partly') return [];
      const { missing, conversations } = judged;
      const section = file === null ? unnamedFile : sectionText({ file, heading });
      const before = missing === null ? '' : ` What was missing: ${escapeMarkdown(missing)}`;
      const size = countOf(conversations, 'conversation');
      return `- *${labelText(label)}*: ${size} asked this; ${wordsOf(section, before)}`;
    }),
  );
}

/** How many questions now find a section that they didn't find before, by gap. */
function gainLines({ topics }: ReaderTest, max: number): string[] {
  const tested = topics.filter((topic) => !topic.judged && isMoreThanChance(topic));
  const gained = tested.reduce((sum, { finding }) => sum + finding.length, 0);
  const lines = tested.map((topic) => {
    const closes = topic.isClosed ? ' This closes the gap.' : '';
    return `- ${gainText(topic, ` of *${labelText(topic.label)}*`)}${closes}`;
  });
  if (lines.length === 0) return [];
  const sum = `**${countOf(gained, 'unanswered question')} now ${gained === 1 ? 'finds' : 'find'} a section.**`;
  return [sum, ...firstLines(lines, max, 'gap')];
}

/** A single question isn't a gap. */
const minQuestions = 2;

/** Sections that the change writes where a gap may belong, except gaps that aren't for the docs. */
function writtenBy({ readerTest, remembered }: Report): WrittenSection[] {
  const dismissed = new Set(remembered?.dismissed.map(({ id }) => id));
  const written = readerTest?.written ?? [];
  return written.filter(({ id, questions }) => !dismissed.has(id) && questions >= minQuestions);
}

/** Sections to compare with questions by hand, as wording doesn't show whether they answer them. */
function writtenLines(report: Report): string[] {
  const lines = writtenBy(report).map(writtenText);
  if (lines.length === 0) return [];
  const doubt = '**Wording alone doesn’t show whether it answers these gaps:**';
  return [doubt, ...firstLines(lines, maxWritten, 'gap')];
}

function writtenText({ label, questions, finding, example, isAdded, ...section }: WrittenSection) {
  const verb = isAdded ? 'adds' : 'rewrites';
  const few = finding === 0 ? 'None of its questions finds' : 'Too few of its questions find';
  const gap = `*${labelText(label)}* (${countOf(questions, 'question')})`;
  const compared = questionText({ text: example }, maxCompared);
  return `- It ${verb} ${sectionText(section)}, where ${gap} may belong. ${few} it by wording; compare it with “${compared}”.`;
}

/**
 * The gaps on its pages that the change leaves open, and the questions asked once there, as details;
 * no section if there are none.
 */
function renderOpen(report: Report, { shown, hidden, notGrouped }: ShownTopics): BodyPart[] {
  const left = shown.length + hidden.length;
  if (left + notGrouped.length === 0) return [];
  const whereabouts = whereaboutsOf(report);
  const written = new Set(writtenBy(report).map(({ id }) => id));
  const parts = shown.map((gap) => {
    const tested = report.readerTest?.topics.find(({ id }) => id === gap.id);
    const missing = (tested?.missing ?? []).map((text) => ({ text }));
    return [
      `**${labelText(gap.label)}** · ${sizeText(gap)}`,
      ...(gap.place && !written.has(gap.id)
        ? [`${capitalized(adviceFor(gap, whereabouts))}.`]
        : []),
      questionLines(missing.length > 0 ? missing : gap.examples, maxQuestions),
    ].join('\n\n');
  });
  const more = hidden.length;
  const rest = more > 0 ? [`${countOf(more, 'more gap')} in \`report.json\`.`] : [];
  const once = notGrouped.flatMap(({ examples }) => examples.slice(0, 1));
  const single = once.length === 0 ? [] : ['**Asked once**', questionLines(once, maxAlone)];
  const open = `${countOf(left, 'gap')} on its pages ${left === 1 ? 'stays' : 'stay'} open`;
  const asked = `${countOf(once.length, 'question')} asked once`;
  const what = [...(left > 0 ? [open] : []), ...(once.length > 0 ? [asked] : [])].join(', ');
  const markdown = details(`<strong>${what}</strong>`, [...parts, ...rest, ...single]);
  return [{ title: 'gaps on its pages that stay open', markdown }];
}
