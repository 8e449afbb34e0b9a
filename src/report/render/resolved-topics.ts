import type { Section } from '../../text/sections.ts';
import type { ShownTopics } from '../model/shown-topics.ts';
import { fold } from './fold.ts';
import { labelText } from './topic-text.ts';
import { countOf } from './wording.ts';

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
