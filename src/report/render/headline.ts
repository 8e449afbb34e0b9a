import { codeSpan, escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { Report, ReportMeta, Totals } from '../assemble/report.ts';
import { isSmallPeriod, type ShownTopics } from '../assemble/shown.ts';
import { moveOf as moveOfShare } from '../gaps/chance.ts';
import { countOf, formatNumber, formatPeriod, formatPeriodBefore, formatShare } from './wording.ts';

/** Title, what limits the report, how many questions went unanswered, and what follows from it. */
export function renderHeadline(model: Report, topics: ShownTopics): Section {
  const { meta } = model;
  const subject = meta.pullRequest === null ? '' : ' on the changed pages';
  return {
    title: 'headline',
    essential: true,
    markdown: [
      `## Documentation gaps${subject}, ${formatPeriod(model.period)}`,
      ...cautions(meta),
      `**${resultOf(model)}**`,
      ...explanations(model, topics),
    ].join('\n\n'),
  };
}

/** The report's first line as plain text of numbers and fixed words: the output `headline`. */
export function headlineText(model: Report): string {
  const caution = model.meta.incomplete === null ? '' : 'Incomplete: ';
  return `${caution}${resultOf(model)}`;
}

/** How many questions went unanswered; numbers and fixed words only. */
function resultOf(model: Report): string {
  const { totals, previousTotals, setAside, meta } = model;
  const judged = judgedIn(totals);
  const onPages = meta.pullRequest === null ? '' : ' on the pages that this pull request changes';
  if (judged === 0 && meta.incomplete !== null) return 'No question was read.';
  if (judged === 0) return `Readers asked no questions${onPages}.`;
  const move = moveOf({ totals, previousTotals, days: model.daily.length });
  if (totals.unanswered === 0) {
    const all = judged === 1 ? 'the one question' : `all ${formatNumber(judged)} questions`;
    return `No question went unanswered: the assistant answered ${all}${onPages}${move}.`;
  }
  const unanswered = formatNumber(totals.unanswered);
  const share = formatShare(totals.unansweredRate);
  const aside = setAside.unanswered;
  const part =
    aside === 0
      ? ''
      : `; ${formatNumber(aside)} ${aside === 1 ? 'is a greeting, test or complaint' : 'are greetings, tests or complaints'}`;
  return `${unanswered} of ${countOf(judged, 'question')}${onPages} went unanswered (${share})${move}${part}.`;
}

/** How the rate moved: up or down only if that is more than chance. */
function moveOf(input: { totals: Totals; previousTotals: Totals | null; days: number }): string {
  const { totals, previousTotals, days } = input;
  if (previousTotals === null) return '';
  if (judgedIn(previousTotals) === 0) {
    return `; there were no questions in ${formatPeriodBefore(days)}`;
  }
  if (totals.unanswered + previousTotals.unanswered === 0) return '';
  const before = formatShare(previousTotals.unansweredRate);
  if (before === formatShare(totals.unansweredRate)) return ', the same share as before';
  if (moveOfShare({ before: askedIn(previousTotals), since: askedIn(totals) }) === null)
    return `, from ${before} before, which may be chance`;
  return `, ${totals.unansweredRate > previousTotals.unansweredRate ? 'up' : 'down'} from ${before}`;
}

/** What the reader can make of a report that lists no topic. */
function explanations(model: Report, topics: ShownTopics): string[] {
  const { totals, setAside, meta } = model;
  if (meta.incomplete !== null) return [];
  if (meta.rowsRead === 0) {
    return [
      meta.file === null
        ? 'The service has no conversations from this period. Perhaps nobody asked the assistant anything, or it is switched off, or `project-id` names the wrong project.'
        : `The file ${codeSpan(meta.file)} has no conversations from this period. \`date-to\` and \`days\` say which days it covers.`,
    ];
  }
  if (totals.unanswered === 0) return [];
  if (totals.unanswered === setAside.unanswered) {
    return ['None of them is a question about the docs: there is no gap to close.'];
  }
  const asks = totals.unanswered - setAside.unanswered;
  const areAlone = topics.shown.length === 0 && asks > 1;
  const alone = areAlone ? ['No two of them ask the same.'] : [];
  if (!isSmallPeriod(model)) return alone;
  const longer =
    model.daily.length < longPeriod
      ? `With \`days: ${longPeriod}\` the report covers more`
      : 'A longer period covers more';
  return [[...alone, `So few questions can’t be ranked, so each is listed. ${longer}.`].join(' ')];
}

/** Days in which a small product's readers ask enough for ranks. */
const longPeriod = 28;

/** What limits the report, as alerts. */
export function cautions(meta: ReportMeta): string[] {
  const alerts: string[] = [];
  if (meta.incomplete !== null) {
    const read = countOf(meta.rowsRead, 'row');
    alerts.push(
      `> [!WARNING]\n> **This report is incomplete.** ${escapeMarkdown(meta.incomplete)} It covers the ${read} read before that and says nothing about the rest of the period.`,
    );
  }
  if (meta.previousCutShort !== null) {
    alerts.push(
      `> [!NOTE]\n> **This report has no trends**, because the period before could not be read in full. ${escapeMarkdown(meta.previousCutShort)}`,
    );
  }
  if (meta.filesTruncated) {
    alerts.push(
      '> [!NOTE]\n> **Some changed pages are not covered**, because GitHub lists at most 3,000 files of a pull request.',
    );
  }
  return alerts;
}

const askedIn = (totals: Totals) => ({
  unanswered: totals.unanswered,
  questions: judgedIn(totals),
});

/** Rows that the service judged: all but clarifying questions and rows that can't be used. */
function judgedIn({ answered, unanswered }: Totals): number {
  return answered + unanswered;
}
