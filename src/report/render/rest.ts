import { escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import { isGenericPage } from '../assemble/generic-page.ts';
import type { Gap, Remembered, Report } from '../assemble/report.ts';
import type { ShownTopics } from '../assemble/shown.ts';
import { headingText } from '../gaps/editable.ts';
import { fold } from './blocks.ts';
import { pageName } from './page-link.ts';
import { renderBoxes } from './topic-fold.ts';
import { questionText, sizeText } from './topic-text.ts';
import { asideText, countOf } from './wording.ts';

const mostQuestions = 100;
const longestQuestion = 70;

/** Questions that nothing else is like, by page, in one fold; no section if there are none. */
export function renderNotGrouped(input: {
  topics: readonly Gap[];
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
      `- ${headingText(label)} (${countOf(previousConversations ?? 0, 'conversation')} before)`,
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
export function renderDismissedTopics(remembered: Remembered | null): Section[] {
  const { dismissed = [], offers = null } = remembered ?? {};
  if (dismissed.length === 0 || !offers) return [];
  const parts = dismissed.map(
    (topic) =>
      `**${headingText(topic.label)}** · ${sizeText(topic)}\n\n${renderBoxes(topic, offers)}`,
  );
  return [
    {
      title: 'topics that are not for the docs',
      markdown: fold(`<strong>Not for the docs</strong> · ${countOf(dismissed.length, 'topic')}`, [
        'Untick a topic to bring it back with the next report.',
        ...parts,
      ]),
    },
  ];
}

const longestText = 100;

/** What asks nothing of the docs, in one fold; no section if nothing was set aside. */
export function renderSetAside({ setAside }: Pick<Report, 'setAside'>): Section[] {
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
