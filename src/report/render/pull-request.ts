import { countOf, formatNumber } from '../../text/counts.ts';
import type { Section } from '../../text/sections.ts';
import type { Report, ReportMeta } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
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
  const says = [
    promises.broken.join('\n'),
    [lossText(test), ...riskLines(test.atRisk, mostPages)].filter((line) => line !== '').join('\n'),
    gainLines(test),
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
  const broken = promises.filter(isBroken).map(lineOf('removes'));
  const mended = promises.filter(isMended).map(lineOf('brings back'));
  return {
    broken: firstLines(broken, mostPromises, 'gap'),
    mended: mended.slice(0, Math.max(0, mostPromises - broken.length)),
  };
}

/** How many questions find a section that they did not find before, and those of which gaps. */
function gainLines({ topics, gained }: ReaderTest): string {
  const lines = topics.filter(isMoreThanChance).map((topic) => {
    const gain = gainText(topic, ` of *${labelText(topic.label)}*`);
    const closes = topic.isClosed ? ' This closes the gap.' : '';
    return `- ${[`${gain}.`, ...nearestText(topic)].join(' ')}${closes}`;
  });
  if (lines.length === 0) return '';
  const sum = `**${countOf(gained, 'unanswered question')} now ${gained === 1 ? 'finds' : 'find'} a section.**`;
  return [sum, ...firstLines(lines, mostGains, 'gap')].join('\n');
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
