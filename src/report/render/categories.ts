import { truncate } from '../../text/clean.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { ReportModel } from '../model/report-model.ts';
import { fold } from './fold.ts';
import { countOf, formatNumber } from './wording.ts';

const mostCategories = 10;
const longestName = 80;

/** Categories that the service gave the questions, and how many got none; no section if all did. */
export function renderCategories({
  categories,
  totals,
}: Pick<ReportModel, 'categories' | 'totals'>): Section[] {
  if (categories.length === 0) return [];
  const without = categories.reduce((rest, { unanswered }) => rest - unanswered, totals.unanswered);
  const lines = categories
    .slice(0, mostCategories)
    .map(
      ({ name, unanswered }) =>
        `- ${escapeMarkdown(truncate(name, longestName))} (${formatNumber(unanswered)})`,
    );
  if (without > 0) lines.push(`- None given (${formatNumber(without)})`);
  const more = categories.length - mostCategories;
  const rest =
    more > 0 ? [`${countOf(more, 'more category', 'more categories')}: see \`report.json\`.`] : [];
  return [
    {
      title: 'categories',
      markdown: fold('<strong>By category</strong>', [lines.join('\n'), ...rest]),
    },
  ];
}
