import type { Section } from '../../text/sections.ts';
import type { ReportTopic } from '../model/report-model.ts';
import { pageLink } from './page-link.ts';
import { renderQuestion } from './topic-text.ts';
import { countOf } from './wording.ts';

const mostQuestions = 100;

/** Questions that nothing else was like, in one fold; no section where there are none. */
export function renderAskedOnce(input: {
  topics: readonly ReportTopic[];
  allowedHosts: readonly string[];
}): Section[] {
  const { topics, allowedHosts } = input;
  if (topics.length === 0) return [];
  const lines = topics.slice(0, mostQuestions).map((topic) => {
    const [question = { text: topic.label, count: 1 }] = topic.examples;
    const [page] = topic.pages;
    const where = page ? ` · ${pageLink({ url: page.url, allowedHosts })}` : '';
    return `- ${renderQuestion(question)}${where}`;
  });
  const more = topics.length - lines.length;
  const rest = more > 0 ? [`And ${countOf(more, 'more question')}, in \`unanswered.csv\`.`] : [];
  return [
    {
      title: 'questions asked once',
      markdown: [
        `<details>\n<summary><strong>Asked once</strong> · ${countOf(topics.length, 'question')}</summary>`,
        lines.join('\n'),
        ...rest,
        '</details>',
      ].join('\n\n'),
    },
  ];
}
