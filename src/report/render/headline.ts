import { countOf, formatNumber } from '../../text/counts.ts';
import { codeSpan, messageMarkdown } from '../../text/markdown.ts';
import type { BodyPart } from '../../text/sections.ts';
import type { Report, ReportMeta, Totals } from '../assemble/report.ts';
import { isSmallPeriod, type ShownTopics } from '../assemble/shown.ts';
import { type Count, significantChange } from '../gaps/chance.ts';
import { areOfSite } from '../places/place.ts';
import { countOfAsked, formatPeriod, formatShare } from './wording.ts';

/** The title, warnings, how many questions went unanswered, and an explanation if no topic is listed. */
export function renderHeadline(report: Report, topics: ShownTopics): BodyPart {
  const { meta } = report;
  const subject = meta.pullRequest === null ? '' : ' on the changed pages';
  return {
    title: 'headline',
    essential: true,
    markdown: [
      `## Documentation gaps${subject}, ${formatPeriod(report.period)}`,
      ...renderAlerts(meta),
      `**${resultOf(report)}**`,
      ...modelText(report),
      ...placesText(report),
      ...explanations(report, topics),
    ].join('\n\n'),
  };
}

/** The report's first line as plain text of numbers and fixed words: the output `headline`. */
export function headlineText(report: Report): string {
  const caution = report.meta.incomplete === null ? '' : 'Incomplete: ';
  return `${caution}${resultOf(report)}`;
}

/** How many questions went unanswered; numbers and fixed words only. */
function resultOf({ totals, previousTotals, setAside, meta }: Report): string {
  const { unanswered, questions } = countsOf(totals);
  const onPages = meta.pullRequest === null ? '' : ' on the pages that this pull request changes';
  if (questions === 0 && meta.incomplete !== null) return 'No question was read.';
  if (questions === 0 && totals.questions > 0)
    return 'No question counts as answered or unanswered.';
  if (questions === 0) return `Readers asked no questions${onPages}.`;
  if (unanswered === 0) {
    const all = questions === 1 ? 'the one question' : `all ${formatNumber(questions)} questions`;
    const before = previousTotals?.unanswered
      ? `; ${shareText(previousTotals)} went unanswered before`
      : '';
    return `No question went unanswered: the assistant answered ${all}${onPages}${before}.`;
  }
  const part =
    setAside.unanswered === 0
      ? ''
      : `; ${countOf(setAside.unanswered, 'is a greeting, test or complaint', 'are greetings, tests or complaints')}`;
  return `${formatNumber(unanswered)} of ${countOf(questions, 'question')}${onPages} went unanswered${rateText(totals, previousTotals)}${part}.`;
}

/** The unanswered rate and its change, which is only called up or down if it is more than chance. */
function rateText(totals: Totals, previousTotals: Totals | null): string {
  const rate = countsOf(totals).questions < minForShare ? [] : [shareText(totals)];
  const inBrackets = (parts: readonly string[]) =>
    parts.length > 0 ? ` (${parts.join('; ')})` : '';
  if (previousTotals === null || countsOf(previousTotals).questions === 0) return inBrackets(rate);
  const before = shareText(previousTotals);
  const move = significantChange({ before: countsOf(previousTotals), since: countsOf(totals) });
  if (move === null) return inBrackets([...rate, `${before} before`]);
  return `${inBrackets(rate)}, ${move === 'rose' ? 'up' : 'down'} from ${before}`;
}

/** With fewer questions, a percentage would look more precise than it is. */
export const minForShare = 20;

function shareText(totals: Totals): string {
  const counts = countsOf(totals);
  return counts.questions < minForShare ? countOfAsked(counts) : formatShare(totals.unansweredRate);
}

/** How much a model read; empty without a model, if it read nothing, or on a pull request, whose foot says it. */
function modelText({ model, meta }: Report): string[] {
  if (!model || model.read === 0 || meta.pullRequest !== null) return [];
  const sections =
    model.sections === 0 ? '' : ` and ${countOf(model.sections, 'section')} of the docs`;
  return [`A model read ${countOf(model.read, 'question')}${sections}.`];
}

/** Why no place is shown though docs were read, and what to do; empty if one is, or on a pull request. */
function placesText({ docs, topics, meta }: Report): string[] {
  if (meta.missingDocsRoot !== null) {
    return [
      `The docs were not read, because the checkout has no folder ${codeSpan(meta.missingDocsRoot)}: set \`docs-root\` to their folder.`,
    ];
  }
  if (!docs || meta.pullRequest !== null || topics.length === 0) return [];
  if (areOfSite(docs) || topics.some(({ place }) => place !== null)) return [];
  const { checked, found } = docs;
  const why =
    found === null
      ? tooFewText(checked)
      : `only ${formatShare(found)} of ${countOf(checked, 'answered question')} find their page in the docs of the checkout`;
  return [
    `This report doesn’t say where to act, because ${why}: these may be another site’s docs. Check out the site’s docs, or set \`docs-root\` to their folder.`,
  ];
}

/** Says that there are too few answered questions to tell whether the docs are the site's. */
export const tooFewText = (checked: number): string =>
  checked === 0
    ? 'no answered question cites a page'
    : `only ${countOf(checked, 'answered question cites', 'answered questions cite')} a page`;

/** Why a report lists no topics, or no ranks, and what to do about it. */
function explanations(report: Report, topics: ShownTopics): string[] {
  const { totals, setAside, meta, daily } = report;
  const asking = totals.unanswered - setAside.unanswered;
  if (meta.incomplete !== null) return [];
  if (meta.rowsRead === 0) {
    return [
      meta.file === null
        ? 'The service has no conversations from this period. Perhaps nobody asked the assistant anything, or it is switched off, or `project-id` names the wrong project.'
        : `The file ${codeSpan(meta.file)} has no conversations from this period. \`date-to\` and \`days\` say which days it covers.`,
    ];
  }
  if (totals.unanswered === 0) return [];
  if (asking === 0) return ['None of them is a question about the docs: there is no gap to close.'];
  const areAlone = topics.shown.length === 0 && asking > 1;
  const alone = areAlone ? ['No two of them ask the same thing.'] : [];
  if (!isSmallPeriod(report) || meta.pullRequest !== null) return alone;
  const longer = daily.length < longPeriod ? `\`days: ${longPeriod}\` shows` : 'More days show';
  return [[...alone, `Too few questions to rank: each is listed. ${longer} more.`].join(' ')];
}

/** Days after which a small product has enough questions for ranks. */
const longPeriod = 28;

/** Alerts that say what the report doesn't cover. */
export function renderAlerts(meta: ReportMeta): string[] {
  const { incomplete, previousCutShort, rowsRead } = meta;
  return [
    incomplete !== null &&
      `> [!WARNING]\n> **This report is incomplete.** ${messageMarkdown(incomplete)}${rowsRead === 0 ? '' : ` It covers the ${countOf(rowsRead, 'row')} read before that.`}`,
    previousCutShort !== null &&
      `> [!NOTE]\n> **This report has no trends**, because the period before could not be read in full. ${messageMarkdown(previousCutShort)}`,
    meta.filesTruncated &&
      '> [!NOTE]\n> **Some changed pages are not covered**, because GitHub lists at most 3,000 files of a pull request.',
  ].filter((alert) => alert !== false);
}

/** Questions that the service judged: all but clarifying questions and rows that can't be used. */
const countsOf = ({ answered, unanswered }: Totals): Count => ({
  unanswered,
  questions: answered + unanswered,
});
