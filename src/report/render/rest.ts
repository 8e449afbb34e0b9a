import { truncate } from '../../text/clean.ts';
import { escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import { isGenericPage } from '../model/generic-page.ts';
import type { KnownIssue } from '../model/remembered.ts';
import type { ReportModel, ReportTopic } from '../model/report-model.ts';
import type { ShownTopics } from '../model/shown-topics.ts';
import { fold } from './blocks.ts';
import { pageName } from './page-link.ts';
import { renderBoxes } from './topic-fold.ts';
import { labelText, questionText, sizeText } from './topic-text.ts';
import { asideText, countOf, formatNumber } from './wording.ts';

const mostQuestions = 100;
const longestQuestion = 70;

/** Questions that nothing else is like, by page, in one fold; no section if there are none. */
export function renderNotGrouped(input: {
  topics: readonly ReportTopic[];
  allowedHosts: readonly string[];
}): Section[] {
  const { topics, allowedHosts } = input;
  if (topics.length === 0) return [];
  const byPage = [...Map.groupBy(topics, ({ pages }) => pages[0]?.url ?? null)].sort(
    ([a, onA], [b, onB]) =>
      rankOf(a) - rankOf(b) || onB.length - onA.length || ((a ?? '') < (b ?? '') ? -1 : 1),
  );
  const lines: string[] = [];
  let left = mostQuestions;
  for (const [url, asked] of byPage) {
    const shown = asked.slice(0, left);
    if (shown.length === 0) break;
    left -= shown.length;
    lines.push(`- ${url === null ? 'No known page' : escapeMarkdown(pageName(url, allowedHosts))}`);
    for (const { examples, label } of shown) {
      const [question = { text: label, count: 1 }] = examples;
      lines.push(`  - ${questionText(question, longestQuestion)}`);
    }
  }
  const more = topics.length - mostQuestions;
  const rest = more > 0 ? [`${countOf(more, 'more question')}: see \`unanswered.csv\`.`] : [];
  return [
    {
      title: 'questions that were not grouped',
      markdown: fold(`<strong>Not grouped</strong> · ${countOf(topics.length, 'question')}`, [
        lines.join('\n'),
        ...rest,
      ]),
    },
  ];
}

/** Pages that have an owner come first, then generic ones, then none. */
function rankOf(url: string | null): number {
  if (url === null) return 2;
  return isGenericPage(url) ? 1 : 0;
}

/** Topics that only the period before has, in one fold; no section if there are none. */
export function renderResolvedTopics({ resolved, hiddenResolved }: ShownTopics): Section[] {
  if (resolved.length === 0) return [];
  const lines = resolved.map(
    ({ label, previousConversations }) =>
      `- ${labelText(label)} (${countOf(previousConversations ?? 0, 'conversation')} before)`,
  );
  const more =
    hiddenResolved.length > 0
      ? [`${countOf(hiddenResolved.length, 'more topic')}: see \`report.json\`.`]
      : [];
  const count = countOf(resolved.length + hiddenResolved.length, 'topic');
  return [
    {
      title: 'topics no longer asked about',
      markdown: fold(`<strong>No longer asked</strong> · ${count}`, [lines.join('\n'), ...more]),
    },
  ];
}

/**
 * Topics that are not for the docs, in one fold, each with its box; no section if there are none,
 * or if nothing can be ticked.
 */
export function renderDismissedTopics(input: {
  topics: readonly ReportTopic[];
  issue: KnownIssue | null;
}): Section[] {
  const { topics, issue } = input;
  if (topics.length === 0 || !issue?.offers) return [];
  const parts = topics.map(
    (topic) =>
      `**${labelText(topic.label)}** · ${sizeText(topic)}\n\n${renderBoxes(issue, topic.id).join()}`,
  );
  return [
    {
      title: 'topics that are not for the docs',
      markdown: fold(`<strong>Not for the docs</strong> · ${countOf(topics.length, 'topic')}`, [
        'Untick a topic to bring it back with the next report.',
        ...parts,
      ]),
    },
  ];
}

const longestText = 100;

/** What asks nothing of the docs, in one fold; no section if nothing was set aside. */
export function renderSetAside({ setAside }: Pick<ReportModel, 'setAside'>): Section[] {
  const { unanswered, examples } = setAside;
  if (unanswered === 0) return [];
  const told = examples.reduce((sum, { count }) => sum + count, 0);
  const rest =
    told < unanswered
      ? [`${countOf(unanswered - told, 'more message')}: see \`unanswered.csv\`.`]
      : [];
  return [
    {
      title: 'what was set aside',
      markdown: fold(`<strong>Set aside</strong> · ${asideText(unanswered)}`, [
        examples.map((example) => `- ${questionText(example, longestText)}`).join('\n'),
        ...rest,
      ]),
    },
  ];
}

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
