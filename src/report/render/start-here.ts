import type { Section } from '../../text/sections.ts';
import type { KnownIssue } from '../model/remembered.ts';
import type { ReportTopic } from '../model/report-model.ts';
import { setback } from './standing.ts';
import { numberedLabel, sizeText } from './topic-text.ts';
import { adviceFor, type Whereabouts } from './where-to-act.ts';

const mostTopics = 3;

/**
 * The largest topics that wait for a decision, a line each: what, how many conversations, where,
 * what to do. No section if there are none.
 *
 * @param topics those that wait, largest first, each with its number in the table
 */
export function renderStartHere(
  topics: readonly { topic: ReportTopic; number: number }[],
  { issue, ...whereabouts }: Whereabouts & { issue: KnownIssue | null },
): Section[] {
  if (topics.length === 0) return [];
  const lines = topics
    .slice(0, mostTopics)
    .map(({ topic, number }) =>
      [
        `- **${numberedLabel(topic, number)}**: ${sizeText(topic)}.`,
        ...setback(issue?.gaps.get(topic.id)),
        adviceFor(topic, whereabouts),
      ].join(' '),
    );
  return [{ title: 'start here', markdown: ['### Start here', lines.join('\n')].join('\n\n') }];
}
