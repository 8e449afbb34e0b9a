import { countOf, formatNumber, formatShare } from '../../text/counts.ts';
import { codeSpan, details, link, md } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Markdown } from '../../text/text.ts';
import type { AskedQuestion, Gap, Report, ReportMeta } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import type { ReaderTest } from '../readers/reader-test.ts';
import { askedText } from './brief.ts';
import { renderAlerts, renderHeadline } from './headline.ts';
import { linkContextOf, whereToStart } from './place.ts';
import { changeBlocks, lossLines, nearQuestionsText, questionLines } from './reader-test.ts';
import { formatPeriod, labelText, questionText } from './wording.ts';

/*
 * Comments on pull requests. If one changes docs: what it does to readers, in at most twelve lines, then
 * details about other questions on its pages, and one last line. If a job made one: which gaps it is for.
 */

/** Maximum number of questions shown for a gap. */
const maxQuestionsPerGap = 4;
/** Maximum number of single questions: enough for all of them in a period too small for ranks. */
const maxSingles = 30;
/** Maximum lines about losses in a comment on a fix. */
const maxLosses = 10;

export function renderPullRequest(report: Report, topics: ShownTopics): BodyPart[] {
  const { meta, model, period } = report;
  const sent =
    model &&
    md` The model ${codeSpan(model.name)} was sent ${countOf(model.sent, 'question')} and the sections nearest to the change, redacted.`;
  return [
    renderChange(report, topics),
    ...renderOpen(report, topics),
    {
      title: md`about this report`,
      isEssential: true,
      markdown: md`<sub>Questions of ${formatPeriod(period)} that were asked on, or whose answers cite, the pages that pull request ${meta.pullRequest} changes.${unreadText(meta.testedExtent)}${sent} Files: ${link({ text: 'this run', url: meta.runUrl })}, if the workflow uploads them.</sub>`,
    },
  ];
}

/** What the change does to readers or, if it wasn't tested, the counts of its pages and the reason. */
function renderChange(report: Report, topics: ShownTopics): BodyPart {
  const { readerTest: test, meta } = report;
  if (!test) {
    const headline = renderHeadline(report, topics);
    const untested = md`What this pull request does to readers wasn’t tested: ${whyUntested(report)}.`;
    return { ...headline, markdown: md.blocks([headline.markdown, untested]) };
  }
  const says = changeBlocks(test, meta.repositoryUrl);
  const none = md`**No gap’s questions come nearest to what this pull request writes.**`;
  const noLoss = md` No answer cites a page that it deletes, renames or shortens.`;
  return {
    title: md`what it does to readers`,
    isEssential: true,
    markdown: md.blocks([
      says.length > 0 && md`## What this pull request does to readers`,
      ...renderAlerts(meta),
      ...says,
      test.topics.length === 0 && md`${none}${says.length === 0 && noLoss}`,
    ]),
  };
}

/** Why the change wasn't tested. */
function whyUntested({ docs, meta: { testedExtent } }: Report): Markdown {
  if (testedExtent === 'failed') return md`the test failed or ran out of time; see the log`;
  if (testedExtent === 'unread') {
    return md`the changed files can’t be read from GitHub; the job needs \`contents: read\``;
  }
  if (docs === null) {
    return md`the checkout has no docs. Check out their repository, or set \`docs-root\``;
  }
  if (testedExtent !== 'untrusted') return md`it changes no file of the docs`;
  return docs.found === null
    ? md`too few answers cite a page to show that these are the site’s docs. Set \`docs-root\` to their folder`
    : md`only ${formatShare(docs.found)} of answered questions find their page in these docs, which may be another site’s. Set \`docs-root\` to the right folder`;
}

/** Says which changed files the test didn't read; empty if it read all. */
function unreadText(extent: ReportMeta['testedExtent']): Markdown {
  if (extent === null || typeof extent === 'string') return md``;
  const { changed, read, unreadable } = extent;
  const cutText = md` Only the first ${formatNumber(read)} of ${formatNumber(changed)} changed files were read.`;
  const unreadableText = md` ${countOf(unreadable, 'changed file')} can’t be read as text, and ${unreadable === 1 ? md`is` : md`are`} left out.`;
  return md`${read < changed && cutText}${unreadable > 0 && unreadableText}`;
}

/** Details about the unanswered questions on the pull request's pages, but for the gaps that the test names. */
function renderOpen(report: Report, topics: ShownTopics): BodyPart[] {
  const testedIds = new Set(report.readerTest?.topics.map(({ id }) => id));
  const isOpen = ({ id }: Gap): boolean => !testedIds.has(id);
  const [shown, hidden] = [topics.shown.filter(isOpen), topics.hidden.filter(isOpen)];
  const single = topics.singles.filter(isOpen);
  const open = [...shown, ...hidden, ...single];
  if (open.length === 0) return [];
  const links = linkContextOf(report);
  const parts = shown.map((gap) => {
    const startText = (gap.place ?? gap.hasNoSection) && whereToStart(gap, links);
    return md.blocks([
      md`**${labelText(gap.label)}** · ${countOf(gap.unanswered, 'unanswered question')}`,
      startText,
      questionLines(gap.examples, maxQuestionsPerGap),
    ]);
  });
  const alone = questionLines(
    single.flatMap(({ examples }) => examples.slice(0, 1)),
    maxSingles,
  );
  const questions = open.reduce((sum, { unanswered }) => sum + unanswered, 0);
  const noun = `${testedIds.size > 0 ? 'other ' : ''}unanswered question`;
  const markdown = details(md`<strong>${countOf(questions, noun)} on its pages</strong>`, [
    ...parts,
    hidden.length > 0 && md`${countOf(hidden.length, 'more gap')} in \`report.json\`.`,
    shown.length > 0 && single.length > 0 && md`**Other questions**`,
    alone,
  ]);
  return [{ title: md`unanswered questions on its pages`, markdown }];
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
  const losses = comment.tested ? lossLines(comment.tested, maxLosses) : md``;
  const report = link({ text: 'the gap report', url: comment.issueUrl });
  return [
    {
      title: md`why`,
      markdown: md`### Why this pull request exists\n\nReaders asked what the documentation’s assistant couldn’t answer. Someone ticked this gap in ${report}, and an agent opened this pull request.`,
      isEssential: true,
    },
    ...topics.map((topic) => ({
      title: md`the gap “${labelText(topic.label)}”`,
      markdown: fixedGapText(topic, comment),
    })),
    ...(losses === '' ? [] : [{ title: md`what it takes from readers`, markdown: losses }]),
    {
      title: md`what comes next`,
      markdown: md`Once this is merged, the report checks whether fewer questions like these go unanswered.`,
      isEssential: true,
    },
  ];
}

function fixedGapText(topic: Gap, { period, tested }: FixComment): Markdown {
  const { id, label, brief } = topic;
  const { questions } = brief;
  const unlisted = brief.distinctQuestions - questions.length;
  const more = unlisted > 0 && md`- and ${countOf(unlisted, 'more question')}`;
  const testedTopic = tested?.topics.find((topic) => topic.id === id);
  return md.blocks([
    md`**${labelText(label)}** · Gap ${codeSpan(id)} · ${askedText(topic, period)}`,
    testedTopic && nearQuestionsText(testedTopic),
    md`For the review: do the docs now answer each of these?`,
    md.lines([...questions.map((question) => md`- ${reviewText(question)}`), more]),
  ]);
}

/** A question, after the one before it in the conversation if it means nothing on its own. */
function reviewText(question: AskedQuestion): Markdown {
  const { after } = question;
  const afterText = after !== null && md`, after “${questionText({ text: after })}”`;
  return md`${questionText(question)}${afterText}`;
}
