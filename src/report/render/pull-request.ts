import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, details, link } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { AskedQuestion, Gap, Report, ReportMeta } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import type { ReaderTest } from '../readers/reader-test.ts';
import { askedText } from './brief.ts';
import { renderAlerts, renderHeadline } from './headline.ts';
import { linkContextOf, whereToStart } from './place.ts';
import { changeBlocks, gainOf, lossLines, questionLines, writtenSections } from './reader-test.ts';
import { formatPeriod, formatShare, labelText, questionText, sizeText } from './wording.ts';

/*
 * Comments on pull requests. If one changes docs: what it does to readers, in at most fifteen lines, then
 * details about the gaps that it leaves open, and one last line. If a job made one: which gaps it fixes.
 */

/** Maximum number of questions shown for a gap that stays open. */
const maxQuestions = 4;
/** Maximum number of questions asked once: enough for all of them in a period too small for ranks. */
const maxAlone = 30;
/** In a comment on a fix: maximum lines about losses, and maximum questions that still find nothing. */
const maxLosses = 10;
const maxMissing = 10;

export function renderPullRequest(report: Report, topics: ShownTopics): BodyPart[] {
  const { meta, model, period } = report;
  const sent = model
    ? ` The model ${codeSpan(model.name)} was sent ${countOf(model.sent, 'question')} and the sections nearest to the change, redacted.`
    : '';
  return [
    renderChange(report, topics),
    ...renderOpen(report, topics),
    {
      title: 'about this report',
      essential: true,
      markdown: `<sub>Questions of ${formatPeriod(period)} that were asked on, or whose answers cite, the pages that pull request ${meta.pullRequest} changes.${sent} Files: [this run](${meta.runUrl}), if the workflow uploads them.</sub>`,
    },
  ];
}

/** What the change does to readers or, if it wasn't tested, the counts of its pages and the reason. */
function renderChange(report: Report, topics: ShownTopics): BodyPart {
  const { readerTest: test, totals, meta } = report;
  const says = test ? changeBlocks(report, test) : [];
  if (!test || (says.length === 0 && totals.questions === 0)) {
    const headline = renderHeadline(report, topics);
    const reason = whyUntested(report);
    if (reason === null) return headline;
    const untested = `What this pull request does to readers wasn’t tested: ${reason}.`;
    return { ...headline, markdown: [headline.markdown, untested].join('\n\n') };
  }
  const nothing =
    test.topics.length + test.written.length > 0
      ? '**No effect on readers was found:** no answer is at risk, and no gap gains more than it might by chance.'
      : '**This pull request changes nothing for readers:** no question finds more or less than before, and no answer is at risk.';
  return {
    title: 'what it does to readers',
    essential: true,
    markdown: [
      ...(says.length > 0 ? ['## What this pull request does to readers'] : []),
      ...renderAlerts(meta),
      ...(says.length > 0 ? says : [nothing]),
      ...unreadText(meta.testedExtent),
    ].join('\n\n'),
  };
}

/** Why the change wasn't tested; null if the pull request changes no docs. */
function whyUntested({ docs, readerTest, meta: { testedExtent } }: Report): string | null {
  if (readerTest) return 'no question of the period names a page that it changes';
  if (testedExtent === 'failed') return 'the test failed or ran out of time; see the log';
  if (testedExtent === 'unread') {
    return 'the changed files can’t be read from GitHub; the job needs `contents: read`';
  }
  if (docs === null) {
    return 'the checkout has no docs. Check out their repository, or set `docs-root`';
  }
  if (testedExtent !== 'untrusted') return null;
  return docs.found === null
    ? 'too few answers cite a page to show that these are the site’s docs. Set `docs-root` to their folder'
    : `only ${formatShare(docs.found)} of answered questions find their page in these docs, which may be another site’s. Set \`docs-root\` to the right folder`;
}

/** Says which changed files the test didn't read; empty if it read all. */
function unreadText(extent: ReportMeta['testedExtent']): string[] {
  if (extent === null || typeof extent === 'string') return [];
  const { changed, read, unreadable } = extent;
  const cut = `Only the first ${formatNumber(read)} of ${formatNumber(changed)} changed files were read.`;
  const left = `${countOf(unreadable, 'changed file')} can’t be read as text, and ${unreadable === 1 ? 'is' : 'are'} left out.`;
  const parts = [...(read < changed ? [cut] : []), ...(unreadable > 0 ? [left] : [])];
  return parts.length > 0 ? [parts.join(' ')] : [];
}

/** Details about the gaps that the change leaves open on its pages, and the questions asked there once. */
function renderOpen(report: Report, { shown, hidden, notGrouped }: ShownTopics): BodyPart[] {
  const left = shown.length + hidden.length;
  if (left + notGrouped.length === 0) return [];
  const links = linkContextOf(report);
  const written = new Set(writtenSections(report).map(({ id }) => id));
  const parts = shown.map((gap) => {
    const tested = report.readerTest?.topics.find(({ id }) => id === gap.id);
    const missing = (tested?.missing ?? []).map((text) => ({ text }));
    const where = written.has(gap.id) || !gap.place ? null : whereToStart(gap, links);
    return [
      `**${labelText(gap.label)}** · ${sizeText(gap)}`,
      ...(where ? [where] : []),
      questionLines(missing.length > 0 ? missing : gap.examples, maxQuestions),
    ].join('\n\n');
  });
  const more =
    hidden.length > 0 ? [`${countOf(hidden.length, 'more gap')} in \`report.json\`.`] : [];
  const once = notGrouped.flatMap(({ examples }) => examples.slice(0, 1));
  const single = once.length === 0 ? [] : ['**Asked once**', questionLines(once, maxAlone)];
  const open = countOf(left, 'gap on its pages stays open', 'gaps on its pages stay open');
  const asked = `${countOf(once.length, 'question')} asked once`;
  const what = [...(left > 0 ? [open] : []), ...(once.length > 0 ? [asked] : [])].join(', ');
  const markdown = details(`<strong>${what}</strong>`, [...parts, ...more, ...single]);
  return [{ title: 'gaps on its pages that stay open', markdown }];
}

/** The gaps that jobs opened pull requests for, by link of each pull request that is still open. */
export function gapsByPullRequest({ topics }: Pick<Report, 'topics'>): Map<string, Gap[]> {
  const open = topics.filter(
    ({ status }) => status?.state === 'pull-request' && status.jobId !== null,
  );
  return Map.groupBy(open, ({ status }) => status?.prLink ?? '');
}

interface FixComment {
  period: Report['period'];
  /** Address of the report's issue. */
  issueUrl: string;
  /** What the pull request does to readers; null if that isn't known. */
  tested: ReaderTest | null;
}

/** Explains to reviewers what a pull request is for, given the gaps that it should close. */
export function renderFixComment(topics: readonly Gap[], comment: FixComment): BodyPart[] {
  const losses = comment.tested ? lossLines(comment.tested, maxLosses) : [];
  const report = link({ text: 'the gap report', url: comment.issueUrl });
  return [
    {
      title: 'why',
      markdown: `### Why this pull request exists\n\nReaders asked what the documentation’s assistant couldn’t answer. Someone ticked this gap in ${report}, and an agent opened this pull request.`,
      essential: true,
    },
    ...topics.map((topic) => ({
      title: `the gap “${labelText(topic.label)}”`,
      markdown: fixedGapText(topic, comment),
    })),
    ...(losses.length > 0
      ? [{ title: 'what it takes from readers', markdown: losses.join('\n') }]
      : []),
    {
      title: 'what comes next',
      markdown:
        'Once this is merged, the report checks whether fewer questions like these go unanswered.',
      essential: true,
    },
  ];
}

function fixedGapText(topic: Gap, { period, tested }: FixComment): string {
  const { id, label, brief } = topic;
  const { questions } = brief;
  const left = brief.distinctQuestions - questions.length;
  const more = left > 0 ? [`- and ${countOf(left, 'more question')}`] : [];
  const { gain, rest } = tested ? gainOf(id, tested, maxMissing) : { gain: [], rest: [] };
  return [
    `**${labelText(label)}** · Gap ${codeSpan(id)} · ${askedText(topic, period)}`,
    ...gain,
    'For the review: do the docs now answer each of these?',
    [...questions.map((question) => `- ${reviewText(question)}`), ...more].join('\n'),
    ...rest,
  ].join('\n\n');
}

/** A question, after the one before it in the conversation if it means nothing on its own. */
function reviewText(question: AskedQuestion): string {
  const { after } = question;
  const before = after === null ? '' : `, after “${questionText({ text: after })}”`;
  return `${questionText(question)}${before}`;
}
