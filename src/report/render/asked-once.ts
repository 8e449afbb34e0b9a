import { escapeMarkdown } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import { isGenericPage } from '../model/generic-page.ts';
import type { ReportTopic } from '../model/report-model.ts';
import { fold } from './fold.ts';
import { pageName } from './page-link.ts';
import { questionText } from './topic-text.ts';
import { countOf } from './wording.ts';

const mostQuestions = 100;
const longestQuestion = 80;

/** Questions that nothing else is like, by page, in one fold; no section if there are none. */
export function renderAskedOnce(input: {
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
      title: 'questions asked once',
      markdown: fold(`<strong>Asked once</strong> · ${countOf(topics.length, 'question')}`, [
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
