import { countOf, formatNumber, formatShare } from '../../text/counts.ts';
import { codeSpan, md, messageMarkdown } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Markdown } from '../../text/text.ts';
import type { Report, ReportMeta, Totals } from '../assemble/report.ts';
import { isSmallPeriod, type ShownTopics } from '../assemble/shown.ts';
import { type Count, significantChange } from '../gaps/chance.ts';
import { countOfAsked, formatPeriod } from './wording.ts';

/** The title, warnings, how many questions went unanswered, and an explanation if no topic is listed. */
export function renderHeadline(report: Report, topics: ShownTopics): BodyPart {
  const { meta } = report;
  const subject = meta.pullRequest !== null && md` on the changed pages`;
  return {
    title: md`headline`,
    isEssential: true,
    markdown: md.blocks([
      md`## Documentation gaps${subject}, ${formatPeriod(report.period)}`,
      ...renderAlerts(meta),
      md`**${resultOf(report)}**`,
      modelText(report),
      placesText(report),
      explanation(report, topics),
    ]),
  };
}

/** The report's first line as plain text of numbers and fixed words: the output `headline`. */
export const headlineText = (report: Report): string =>
  md`${report.meta.incomplete !== null && md`Incomplete: `}${resultOf(report)}`;

/** How many questions went unanswered. It has no text from outside, so that logs and messages may show it. */
function resultOf({ totals, previousTotals, setAside, meta }: Report): Markdown {
  const { unanswered, questions } = countsOf(totals);
  const onPages = meta.pullRequest !== null && md` on the pages that this pull request changes`;
  if (questions === 0 && meta.incomplete !== null) return md`No question was read.`;
  if (questions === 0 && totals.questions > 0)
    return md`No question counts as answered or unanswered.`;
  if (questions === 0) return md`Readers asked no questions${onPages}.`;
  if (unanswered === 0) {
    const allQuestions =
      questions === 1 ? md`the one question` : md`all ${formatNumber(questions)} questions`;
    return md`No question went unanswered: the assistant answered ${allQuestions}${onPages}.`;
  }
  const setAsideText =
    setAside.unanswered > 0 &&
    md`; ${countOf(setAside.unanswered, 'is a greeting, test or complaint', 'are greetings, tests or complaints')}`;
  return md`${formatNumber(unanswered)} of ${countOf(questions, 'question')}${onPages} went unanswered${rateText(totals, previousTotals)}${setAsideText}.`;
}

/** The unanswered rate and its change, which is only called up or down if it is more than chance. */
function rateText(totals: Totals, previousTotals: Totals | null): Markdown {
  const rate = countsOf(totals).questions < minForShare ? [] : [shareText(totals)];
  const inBrackets = (parts: readonly Markdown[]) =>
    parts.length > 0 ? md` (${md.join(parts, '; ')})` : md``;
  if (previousTotals === null || countsOf(previousTotals).questions === 0) return inBrackets(rate);
  const before = shareText(previousTotals);
  const move = significantChange({ before: countsOf(previousTotals), since: countsOf(totals) });
  if (move === null) return inBrackets([...rate, md`${before} before`]);
  return md`${inBrackets(rate)}, ${move === 'rose' ? md`up` : md`down`} from ${before}`;
}

/** With fewer questions, a percentage would look more precise than it is. */
export const minForShare = 20;

function shareText(totals: Totals): Markdown {
  const counts = countsOf(totals);
  return counts.questions < minForShare ? countOfAsked(counts) : formatShare(totals.unansweredRate);
}

/** How much a model read; empty without a model, if it read nothing, or on a pull request, whose foot says it. */
function modelText({ model, meta }: Report): Markdown | null {
  if (!model || model.read === 0 || meta.pullRequest !== null) return null;
  const sections = model.sections > 0 && md` and ${countOf(model.sections, 'section')} of the docs`;
  return md`A model read ${countOf(model.read, 'question')}${sections}.`;
}

/** Why no place is shown though docs were read, and what to do; empty if one is, or on a pull request. */
function placesText({ docs, topics, meta }: Report): Markdown | null {
  if (meta.missingDocsRoot !== null) {
    return md`The docs were not read, because the checkout has no folder ${codeSpan(meta.missingDocsRoot)}: set \`docs-root\` to their folder.`;
  }
  if (!docs || meta.pullRequest !== null || topics.length === 0 || meta.areDocsTrusted) return null;
  const { checked, found } = docs;
  const why =
    found === null
      ? tooFewCitationsText(checked)
      : md`only ${formatShare(found)} of ${countOf(checked, 'answered question')} find their page in the docs of the checkout`;
  return md`This report doesn’t say where to act, because ${why}: these may be another site’s docs. Check out the site’s docs, or set \`docs-root\` to their folder.`;
}

/** Says that there are too few answered questions to tell whether the docs are the site's. */
export const tooFewCitationsText = (checked: number): Markdown =>
  checked === 0
    ? md`no answered question cites a page`
    : md`only ${countOf(checked, 'answered question cites', 'answered questions cite')} a page`;

/** Why a report lists no topics, or no ranks, and what to do about it. */
function explanation(report: Report, topics: ShownTopics): Markdown | null {
  const { totals, setAside, meta, daily } = report;
  const asking = totals.unanswered - setAside.unanswered;
  if (meta.incomplete !== null) return null;
  if (meta.rowsRead === 0) {
    return meta.file === null
      ? md`The service has no conversations from this period. Perhaps nobody asked the assistant anything, or it is switched off, or \`project-id\` names the wrong project.`
      : md`The file ${codeSpan(meta.file)} has no conversations from this period. \`date-to\` and \`days\` say which days it covers.`;
  }
  if (totals.unanswered === 0) return null;
  if (asking === 0) return md`None of them is a question about the docs: there is no gap to close.`;
  const areAlone = topics.shown.length === 0 && asking > 1;
  const alone = areAlone && md`No two of them ask the same thing.`;
  if (!isSmallPeriod(report) || meta.pullRequest !== null) return alone || null;
  const longer = daily.length < longPeriod ? md`\`days: ${longPeriod}\` shows` : md`More days show`;
  return md.join([alone, md`Too few questions to rank: each is listed. ${longer} more.`], ' ');
}

/** Days after which a small product has enough questions for ranks. */
const longPeriod = 28;

/** Alerts that say what the report doesn't cover. */
export function renderAlerts(meta: ReportMeta): Markdown[] {
  const { incomplete, previousCutShort, rowsRead } = meta;
  return [
    incomplete !== null &&
      md`> [!WARNING]\n> **This report is incomplete.** ${messageMarkdown(incomplete)}${rowsRead > 0 && md` It covers the ${countOf(rowsRead, 'row')} read before that.`}`,
    previousCutShort !== null &&
      md`> [!NOTE]\n> **This report has no trends**, because the period before could not be read in full. ${messageMarkdown(previousCutShort)}`,
    meta.isFileListTruncated &&
      md`> [!NOTE]\n> **Some changed pages are not covered**, because GitHub lists at most 3,000 files of a pull request.`,
  ].filter((alert) => alert !== false);
}

/** Questions that the service judged: all but clarifying questions and rows that can't be used. */
const countsOf = ({ answered, unanswered }: Totals): Count => ({
  unanswered,
  questions: answered + unanswered,
});
