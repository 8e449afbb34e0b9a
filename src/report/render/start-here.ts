import type { Section } from '../../text/sections.ts';
import type { Gap } from '../assemble/report.ts';
import { isUnderWay, setback } from './standing.ts';
import { numberedLabel, sizeText } from './topic-text.ts';
import { adviceFor, type Whereabouts } from './where-to-act.ts';

const mostTopics = 3;

/**
 * The largest topics that wait for a decision, a line each: what, how many conversations, where,
 * what to do. No section if there are none.
 *
 * @param topics those shown, in the order of their numbers
 */
export function renderStartHere(topics: readonly Gap[], whereabouts: Whereabouts): Section[] {
  const lines = topics
    .map((topic, index) => ({ topic, number: index + 1 }))
    .filter(({ topic }) => waitsForDecision(topic))
    .slice(0, mostTopics)
    .map(({ topic, number }) =>
      [
        `- **${numberedLabel(topic, number)}**: ${sizeText(topic)}.`,
        ...setback(topic.standing),
        adviceFor(topic, whereabouts),
      ].join(' '),
    );
  if (lines.length === 0) return [];
  return [{ title: 'start here', markdown: ['### Start here', lines.join('\n')].join('\n\n') }];
}

/** Whether nobody works on it, and no fix of it helped. */
const waitsForDecision = ({ standing }: Gap): boolean =>
  standing === null || (!isUnderWay(standing) && standing.state !== 'fixed');
