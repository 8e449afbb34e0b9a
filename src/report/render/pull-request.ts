import { countOf, formatNumber } from '../../text/counts.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { Report, ReportMeta } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { type Effect, effectOf } from '../readers/judged.ts';
import { isBroken } from '../readers/promises.ts';
import { isMoreThanChance, type ReaderTest } from '../readers/reader-test.ts';
import { fold } from './blocks.ts';
import { cautions, renderHeadline } from './headline.ts';
import { adviceFor, whereaboutsOf } from './place.ts';
import {
  firstLines,
  gainText,
  lossText,
  nearestText,
  questionLines,
  riskLines,
  sectionText,
} from './reader-test.ts';
import { pullRequestText } from './standing.ts';
import { labelText, sizeText } from './topic-text.ts';
import { capitalized, formatPeriod } from './wording.ts';

/*
 * What is said on a pull request about the questions of its pages: the change first, in at most
 * fifteen lines, then what it leaves open, folded, and a foot of one line.
 */

/** Lines of a kind, the one for those left out among them. */
const mostPromises = 3;
const mostPages = 4;
const mostGains = 4;
const maxJudged = 3;
/** Of what the reader test says, if a model says more. */
const minGains = 2;
/** Questions of a gap that stays open. */
const mostQuestions = 4;
/** Of a period too small for ranks, all. */
const mostAlone = 30;

export function renderPullRequest(report: Report, topics: ShownTopics): Section[] {
  const { meta } = report;
  return [
    ...renderTest(report, topics),
    ...renderOpen(report, topics),
    {
      title: 'about this report',
      essential: true,
      markdown: `<sub>Questions of ${formatPeriod(report.period)} that were asked on, or answered from, the pages that pull request ${meta.pullRequest} changes. Files: [this run](${meta.runUrl}), if the workflow uploads them.</sub>`,
    },
  ];
}

/** What the change does to readers; without a test, that there is none if the docs change. */
function renderTest(report: Report, topics: ShownTopics): Section[] {
  const { readerTest: test, meta } = report;
  if (test) return [renderChange(report, test)];
  const headline = renderHeadline(report, topics);
  if (meta.testedExtent !== 'none') return [headline];
  const untested = 'What this pull request does to readers wasn’t tested. The run’s log says why.';
  return [{ ...headline, markdown: [headline.markdown, untested].join('\n\n') }];
}

/** What of the pull request the numbers don't cover. */
function unreadText(extent: ReportMeta['testedExtent']): string[] {
  if (extent === null || extent === 'none') return [];
  const { changed, read, unreadable } = extent;
  const cut = `Only the first ${formatNumber(read)} of ${formatNumber(changed)} changed files were read.`;
  const left = `${countOf(unreadable, 'changed file')} can’t be read as text, and ${unreadable === 1 ? 'is' : 'are'} left out.`;
  return [...(read < changed ? [cut] : []), ...(unreadable > 0 ? [left] : [])];
}

/** What the change does to readers, what it breaks first; one line if that is nothing. */
function renderChange(report: Report, test: ReaderTest): Section {
  const { meta } = report;
  const promises = promiseLines(report, test);
  const judged = firstLines(judgedLines(test), maxJudged, 'gap');
  const says = [
    promises.broken.join('\n'),
    [lossText(test), ...riskLines(test.atRisk, mostPages)].filter((line) => line !== '').join('\n'),
    judged.join('\n'),
    gainLines(test, Math.max(minGains, mostGains - judged.length)),
    promises.mended.join('\n'),
  ].filter((part) => part !== '');
  const nothing =
    '**This pull request changes nothing for readers:** no question finds more or less than before, and no answer is at risk.';
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

/** Whether most of the questions that find a section found none before. */
const isMended = ({ before, after }: { before: number; after: number }): boolean =>
  isBroken({ before: after, after: before });

/** The fixes that the change takes back, and those that it brings back: a line each. */
function promiseLines(
  { remembered, meta }: Report,
  { promises = [] }: ReaderTest,
): { broken: string[]; mended: string[] } {
  const lineOf = (verb: string) => (one: (typeof promises)[number]) => {
    const { standing } = remembered?.fixes.find(({ id }) => id === one.gap) ?? {};
    const before = standing?.fix?.before?.unanswered ?? 0;
    const fix = pullRequestText(one, meta.runUrl) || 'a fix';
    const asked = before > 0 ? `: ${countOf(before, 'question')} went unanswered before it` : '';
    return `- **This ${verb} what ${fix} wrote for *${labelText(one.label)}***${asked}.`;
  };
  const effect = ({ judged }: (typeof promises)[number]) => judged && effectOf(judged);
  const broken = promises
    .filter((one) => (one.judged ? effect(one) === 'lost' : isBroken(one)))
    .map(lineOf('removes'));
  const mended = promises
    .filter((one) => (one.judged ? effect(one) === 'closed' : isMended(one)))
    .map(lineOf('brings back'));
  return {
    broken: firstLines(broken, mostPromises, 'gap'),
    mended: mended.slice(0, Math.max(0, mostPromises - broken.length)),
  };
}

/** In this order. */
const effects: Readonly<
  Record<Exclude<Effect, 'none'>, (section: string, missing: string) => string>
> = {
  lost: (section) => `the change takes the answer, or a part of it, from ${section}.`,
  closed: (section) => `the change tells it, in ${section}.`,
  partly: (section, missing) => `the change tells a part of it, in ${section}.${missing}`,
};

/** What the change does to gaps as a model reads it; no word that it wrote of the head. */
function judgedLines({ topics }: ReaderTest): string[] {
  return Object.entries(effects).flatMap(([effect, wordsOf]) =>
    topics.flatMap(({ judged, label }) => {
      if (!judged || judged.conversations === 0 || effectOf(judged) !== effect) return [];
      const { file, heading, missing, conversations } = judged;
      const section =
        file === null ? 'a file whose name is redacted' : sectionText({ file, heading });
      const before = missing === null ? '' : ` What was missing: ${escapeMarkdown(missing)}`;
      const size = countOf(conversations, 'conversation');
      return `- *${labelText(label)}*: ${size} asked this; ${wordsOf(section, before)}`;
    }),
  );
}

/** How many questions find a section that they did not find before, and those of which gaps. */
function gainLines({ topics }: ReaderTest, most: number): string {
  const tested = topics.filter((topic) => !topic.judged && isMoreThanChance(topic));
  const gained = tested.reduce((sum, { finding }) => sum + finding.length, 0);
  const lines = tested.map((topic) => {
    const gain = gainText(topic, ` of *${labelText(topic.label)}*`);
    const closes = topic.isClosed ? ' This closes the gap.' : '';
    return `- ${[`${gain}.`, ...nearestText(topic)].join(' ')}${closes}`;
  });
  if (lines.length === 0) return '';
  const sum = `**${countOf(gained, 'unanswered question')} now ${gained === 1 ? 'finds' : 'find'} a section.**`;
  return [sum, ...firstLines(lines, most, 'gap')].join('\n');
}

/**
 * The gaps on its pages that the change leaves open, and what a single reader asked there, in one
 * fold; no section if there is neither.
 */
function renderOpen(report: Report, { shown, hidden, notGrouped }: ShownTopics): Section[] {
  const left = shown.length + hidden.length;
  if (left + notGrouped.length === 0) return [];
  const whereabouts = whereaboutsOf(report);
  const parts = shown.map((gap) => {
    const tested = report.readerTest?.topics.find(({ id }) => id === gap.id);
    const missing = (tested?.missing ?? []).map((text) => ({ text, count: 1 }));
    return [
      `**${labelText(gap.label)}** · ${sizeText(gap)}`,
      ...(gap.place ? [`${capitalized(adviceFor(gap, whereabouts))}.`] : []),
      questionLines(missing.length > 0 ? missing : gap.examples, mostQuestions),
    ].join('\n\n');
  });
  const more = hidden.length;
  const rest = more > 0 ? [`${countOf(more, 'more gap')} in \`report.json\`.`] : [];
  const once = notGrouped.flatMap(({ examples }) => examples.slice(0, 1));
  const single = once.length === 0 ? [] : ['**Asked once**', questionLines(once, mostAlone)];
  const open = `${countOf(left, 'gap')} on its pages ${left === 1 ? 'stays' : 'stay'} open`;
  const asked = `${countOf(once.length, 'question')} asked once`;
  const what = [...(left > 0 ? [open] : []), ...(once.length > 0 ? [asked] : [])].join(', ');
  const markdown = fold(`<strong>${what}</strong>`, [...parts, ...rest, ...single]);
  return [{ title: 'gaps on its pages that stay open', markdown }];
}
