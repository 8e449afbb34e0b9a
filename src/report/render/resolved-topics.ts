import type { Section } from '../../text/sections.ts';
import type { ShownTopics } from '../model/shown-topics.ts';
import { topicLabel } from './topic-text.ts';
import { countOf } from './wording.ts';

/** Topics that only the period before has; no section where there are none. */
export function renderResolvedTopics({ resolved, hiddenResolved }: ShownTopics): Section[] {
  if (resolved.length === 0) return [];
  const lines = resolved.map(
    (topic) =>
      `- ${topicLabel(topic)} (${countOf(topic.previousUnanswered ?? 0, 'question')} before)`,
  );
  const more =
    hiddenResolved.length > 0
      ? [`And ${countOf(hiddenResolved.length, 'more topic')}, in \`report.json\`.`]
      : [];
  return [
    {
      title: 'resolved topics',
      markdown: ['### No longer asked', lines.join('\n'), ...more].join('\n\n'),
    },
  ];
}
