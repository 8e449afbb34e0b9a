import type { Section } from '../../text/sections.ts';
import type { ReportTopic } from '../model/report-model.ts';
import { labelText, sizeText } from './topic-text.ts';
import { adviceFor } from './where-to-act.ts';

const mostTopics = 3;

/**
 * The topics that matter most, a line each: what, how many conversations, where, what to do.
 * No section if there are none.
 */
export function renderStartHere(input: {
  topics: readonly ReportTopic[];
  allowedHosts: readonly string[];
}): Section[] {
  if (input.topics.length === 0) return [];
  const lines = input.topics
    .slice(0, mostTopics)
    .map(
      (topic, index) =>
        `${index + 1}. **${labelText(topic.label)}**: ${sizeText(topic)}. ${adviceFor(topic, input.allowedHosts)}`,
    );
  return [{ title: 'start here', markdown: ['### Start here', lines.join('\n')].join('\n\n') }];
}
