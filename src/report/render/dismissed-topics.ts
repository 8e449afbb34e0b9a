import type { Section } from '../../text/sections.ts';
import type { ReportTopic } from '../model/report-model.ts';
import { type Boxes, renderBoxes } from './boxes.ts';
import { fold } from './fold.ts';
import { labelText, sizeText } from './topic-text.ts';
import { countOf } from './wording.ts';

/**
 * Topics that are not for the docs, in one fold, each with its box; no section if there are none,
 * or if nothing can be ticked.
 */
export function renderDismissedTopics(input: {
  topics: readonly ReportTopic[];
  boxes: Boxes | null;
}): Section[] {
  const { topics, boxes } = input;
  if (topics.length === 0 || !boxes) return [];
  const parts = topics.map(
    (topic) =>
      `**${labelText(topic.label)}** · ${sizeText(topic)}\n\n${renderBoxes(boxes, topic.id)}`,
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
