import { escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { ReportModel, Totals } from '../model/report-model.ts';
import type { ShownTopics } from '../model/shown-topics.ts';
import type { ReportMeta } from './report-meta.ts';
import {
  countOf,
  enumerate,
  formatNumber,
  formatPeriod,
  formatPeriodBefore,
  formatShare,
} from './wording.ts';

/** Title, what limits the report, how many questions went unanswered, and what is behind them. */
export function renderHeadline(input: {
  model: ReportModel;
  meta: ReportMeta;
  topics: ShownTopics;
}): Section {
  const { model, meta } = input;
  const subject = meta.pullRequest === null ? '' : ' on the changed pages';
  return {
    title: 'headline',
    essential: true,
    markdown: [
      `## Documentation gaps${subject}, ${formatPeriod(model.period)}`,
      ...cautions(meta),
      headline(model, meta),
      ...topicsLine(input.topics),
    ].join('\n\n'),
  };
}

function cautions(meta: ReportMeta): string[] {
  const alerts: string[] = [];
  if (meta.incomplete !== null) {
    const read = countOf(meta.rowsRead, 'row');
    alerts.push(
      `> [!WARNING]\n> **This report is incomplete.** ${escapeMarkdown(meta.incomplete)} It covers the ${read} that were read before that, and nothing else of the period.`,
    );
  }
  if (meta.previousCutShort !== null) {
    alerts.push(
      `> [!NOTE]\n> **There are no trends**, because the period before could not be read in full. ${escapeMarkdown(meta.previousCutShort)}`,
    );
  }
  if (meta.filesTruncated) {
    alerts.push(
      '> [!NOTE]\n> **Not every changed page is covered**, because GitHub lists 3,000 files of a pull request at most.',
    );
  }
  return alerts;
}

function headline({ totals, previousTotals, daily }: ReportModel, meta: ReportMeta): string {
  const asked = questionsOf(totals);
  const days = daily.length;
  const onPages = meta.pullRequest === null ? '' : ' on the pages that this pull request changes';
  if (asked === 0 && meta.incomplete !== null) return '**No question was read.**';
  if (asked === 0) {
    return `**Readers asked no questions${onPages}.**${sharesBefore(previousTotals, days)}`;
  }
  const move = moveOf({ totals, previousTotals, days });
  const unanswered = formatNumber(totals.unanswered);
  if (totals.unanswered === 0) {
    const all = asked === 1 ? 'the one question' : `all ${formatNumber(asked)} questions`;
    return `**No question went unanswered.** The assistant answered ${all} that readers asked${onPages}${move}.`;
  }
  const questions = countOf(asked, 'question');
  const share = formatShare(totals.unansweredRate);
  return meta.pullRequest === null
    ? `**${unanswered} of ${questions} went unanswered (${share})**${move}.`
    : `**Readers asked ${questions}${onPages}; ${unanswered} went unanswered (${share})**${move}.`;
}

/** How the rate moved, by the decimal that is shown. */
function moveOf(input: { totals: Totals; previousTotals: Totals | null; days: number }): string {
  const { totals, previousTotals, days } = input;
  if (previousTotals === null) return '';
  const before = formatPeriodBefore(days);
  if (questionsOf(previousTotals) === 0) return `; there were no questions in ${before}`;
  const share = formatShare(previousTotals.unansweredRate);
  const from = `${share} (${fractionOf(previousTotals)}) in ${before}`;
  if (share === formatShare(totals.unansweredRate)) return `, → the same share as ${from}`;
  const direction = totals.unansweredRate > previousTotals.unansweredRate ? '↑ up' : '↓ down';
  return `, ${direction} from ${from}`;
}

function sharesBefore(previousTotals: Totals | null, days: number): string {
  if (previousTotals === null || questionsOf(previousTotals) === 0) return '';
  const share = formatShare(previousTotals.unansweredRate);
  return ` In ${formatPeriodBefore(days)}, ${fractionOf(previousTotals)} went unanswered (${share}).`;
}

function topicsLine({ shown, hidden }: ShownTopics): string[] {
  const repeated = [...shown, ...hidden];
  if (repeated.length === 0) return [];
  const moved = (['new', 'rising'] as const).flatMap((trend) => {
    const count = repeated.filter((topic) => topic.trend === trend).length;
    return count > 0 ? [`${formatNumber(count)} ${trend}`] : [];
  });
  const trends = moved.length > 0 ? `, among them ${enumerate(moved)}` : '';
  return [`${countOf(repeated.length, 'topic')} came up more than once${trends}.`];
}

function fractionOf(totals: Totals): string {
  return `${formatNumber(totals.unanswered)} of ${formatNumber(questionsOf(totals))}`;
}

function questionsOf({ answered, unanswered }: Totals): number {
  return answered + unanswered;
}
