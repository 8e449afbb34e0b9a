import { codeSpan, escapeMarkdown, link } from '../../text/markdown.ts';
import type { Section } from '../../text/sections.ts';
import type { ReportTopic } from '../model/report-model.ts';
import type { Period } from '../rows/period.ts';
import { labelText, questionText } from './topic-text.ts';
import { countOf, formatPeriod } from './wording.ts';

/** Whole questions are a reviewer's list: cut only if someone pasted a page. */
const longestQuestion = 300;

/**
 * What a fix's pull request is for, for those who review it: a part for each gap that it is to close.
 *
 * @param issueUrl the report's issue
 */
export function renderFixComment({
  topics,
  period,
  issueUrl,
}: {
  topics: readonly ReportTopic[];
  period: Period;
  issueUrl: string;
}): Section[] {
  const report = link({ text: 'the gap report', url: issueUrl });
  return [
    {
      title: 'why',
      markdown: `### Why this pull request exists\n\nReaders asked, and the documentation’s assistant couldn’t answer. Someone ticked it in ${report}, and an agent’s job opened this pull request.`,
      essential: true,
    },
    ...topics.map((topic) => ({
      title: `the gap “${labelText(topic.label)}”`,
      markdown: partOf(topic, period),
      essential: true,
    })),
    {
      title: 'what comes next',
      markdown:
        'The questions are quoted as readers wrote them, redacted. Once this is merged, the report counts who still asks.',
      essential: true,
    },
  ];
}

function partOf(topic: ReportTopic, period: Period): string {
  const { id, label, conversations, place } = topic;
  const heading = place?.heading ? `, ${escapeMarkdown(place.heading)}` : '';
  return [
    `**${labelText(label)}** · ${countOf(conversations, 'conversation')}, ${formatPeriod(period)} · Gap ${codeSpan(id)}`,
    ...(place ? [`The section that comes nearest: ${codeSpan(place.file)}${heading}`] : []),
    'For the review, does the documentation now answer each of these?',
    topic.examples.map((example) => `- ${questionText(example, longestQuestion)}`).join('\n'),
  ].join('\n\n');
}
