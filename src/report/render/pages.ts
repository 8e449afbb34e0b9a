import { truncate } from '../../text/clean.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { CategoryCount, PageCount } from '../model/report-model.ts';
import { pageLink } from './page-link.ts';
import { renderTable } from './table.ts';
import { countOf, formatNumber } from './wording.ts';

const mostRows = 10;
const longestName = 80;

/** Pages on which most questions went unanswered; no section where no row names its page. */
export function renderPages(input: {
  pages: readonly PageCount[];
  allowedHosts: readonly string[];
}): Section[] {
  return renderCounts({
    title: 'Pages with most unanswered questions',
    heading: 'Page',
    total: countOf(input.pages.length, 'page'),
    complete: input.pages.length <= mostRows,
    counts: input.pages.slice(0, mostRows).map(({ url, unanswered }) => ({
      name: pageLink({ url, allowedHosts: input.allowedHosts }),
      unanswered,
    })),
  });
}

/**
 * Categories that the service gave the questions, and how many got none; no section where all did.
 *
 * @param input.unanswered all unanswered questions
 */
export function renderCategories(input: {
  categories: readonly CategoryCount[];
  unanswered: number;
}): Section[] {
  const { categories } = input;
  const without = categories.reduce((rest, { unanswered }) => rest - unanswered, input.unanswered);
  return renderCounts({
    title: 'Categories of unanswered questions',
    heading: 'Category',
    total: countOf(categories.length, 'category', 'categories'),
    complete: categories.length <= mostRows,
    counts: categories.slice(0, mostRows).map(({ name, unanswered }) => ({
      name: escapeMarkdown(truncate(name, longestName)),
      unanswered,
    })),
    without,
  });
}

function renderCounts(input: {
  title: string;
  heading: string;
  /** How many there are, in words: told where `counts` holds only the first of them. */
  total: string;
  complete: boolean;
  counts: readonly { name: string; unanswered: number }[];
  /** Questions that none of the rows is about. */
  without?: number;
}): Section[] {
  const { counts, without = 0 } = input;
  if (counts.length === 0) return [];
  const rows = without > 0 ? [...counts, { name: 'None given', unanswered: without }] : counts;
  const table = renderTable({
    columns: [
      { heading: input.heading, align: 'left' },
      { heading: 'Unanswered', align: 'right' },
    ],
    rows: rows.map(({ name, unanswered }) => [name, formatNumber(unanswered)]),
  });
  const rest = input.complete
    ? []
    : [`The first ${mostRows} of ${input.total}; \`report.json\` has them all.`];
  return [
    {
      title: input.title.toLowerCase(),
      markdown: [`### ${input.title}`, table, ...rest].join('\n\n'),
    },
  ];
}
