import { codeSpan, escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { ReportMeta, ReportModel, Totals } from '../model/report-model.ts';
import type { ShownTopics } from '../model/shown-topics.ts';
import { countOf, formatNumber, formatPeriod, formatPeriodBefore, formatShare } from './wording.ts';

/** Title, what limits the report, how many questions went unanswered, and what follows from it. */
export function renderHeadline(input: {
  model: ReportModel;
  meta: ReportMeta;
  topics: ShownTopics;
}): Section {
  const { model, meta } = input;
  const subject = meta.pullRequest === null ? '' : ' on the changed pages';
  const { result, read } = headlineParts(model, meta);
  return {
    title: 'headline',
    essential: true,
    markdown: [
      `## Documentation gaps${subject}, ${formatPeriod(model.period)}`,
      ...cautions(meta),
      read === '' ? `**${result}**` : `**${result}** ${read}`,
      ...explanations(input),
    ].join('\n\n'),
  };
}

/** The report's first line as plain text of numbers and fixed words: the output `headline`. */
export function headlineText(model: ReportModel, meta: ReportMeta): string {
  const { result, read } = headlineParts(model, meta);
  const caution = meta.incomplete === null ? '' : 'Incomplete: ';
  return `${caution}${result} ${read}`.trim();
}

/** How many questions went unanswered, and what was read for that; numbers and fixed words only. */
function headlineParts(model: ReportModel, meta: ReportMeta): { result: string; read: string } {
  const { questions, conversations } = model.totals;
  const isAre = questions === 1 ? 'was' : 'were';
  const read =
    questions === 0
      ? ''
      : `${countOf(questions, 'turn')} in ${countOf(conversations, 'conversation')} ${isAre} read.`;
  return { result: resultOf(model, meta), read };
}

function resultOf(model: ReportModel, meta: ReportMeta): string {
  const { totals, previousTotals, setAside } = model;
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
  const part =
    setAside.unanswered === 0
      ? ''
      : `; ${formatNumber(setAside.unanswered)} of the ${unanswered} ask${setAside.unanswered === 1 ? 's' : ''} nothing of the docs`;
  return `${unanswered} of ${countOf(judged, 'question')}${onPages} went unanswered (${share})${move}${part}.`;
}

/** How the rate moved, by the decimal that is shown. */
function moveOf(input: { totals: Totals; previousTotals: Totals | null; days: number }): string {
  const { totals, previousTotals, days } = input;
  if (previousTotals === null) return '';
  if (judgedIn(previousTotals) === 0) {
    return `; there were no questions in ${formatPeriodBefore(days)}`;
  }
  if (totals.unanswered + previousTotals.unanswered === 0) return '';
  const before = formatShare(previousTotals.unansweredRate);
  if (before === formatShare(totals.unansweredRate)) return ', the same share as before';
  return `, ${totals.unansweredRate > previousTotals.unansweredRate ? 'up' : 'down'} from ${before}`;
}

/** What the reader can make of a report that lists no topic. */
function explanations(input: {
  model: ReportModel;
  meta: ReportMeta;
  topics: ShownTopics;
}): string[] {
  const { model, meta, topics } = input;
  const { totals, setAside } = model;
  if (meta.incomplete !== null) return [];
  if (meta.rowsRead === 0) {
    return [
      meta.file === null
        ? 'The service has no conversations from this period. Perhaps nobody asked the assistant anything, or it is switched off, or `project-id` names the wrong project.'
        : `The file ${codeSpan(meta.file)} has no conversations from this period. \`date-to\` and \`days\` say which days it covers.`,
    ];
  }
  if (totals.unanswered === 0 || topics.shown.length > 0) return [];
  return totals.unanswered === setAside.unanswered
    ? ['None of them is a question about the docs: there is no gap to close.']
    : ['No two of them ask the same, so there is no topic to start with. Each is listed below.'];
}

function cautions(meta: ReportMeta): string[] {
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

/** Rows that the service judged: all but clarifying questions and rows that can't be used. */
function judgedIn({ answered, unanswered }: Totals): number {
  return answered + unanswered;
}
