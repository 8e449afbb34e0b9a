import type { Redacted } from '../../text/text.ts';
import { type Coverage, coverages } from '../reading/reading.ts';

/** Whether the docs tell what a gap asks before and after a change, as a model read both. */
export interface Judged {
  coverageBefore: Coverage;
  coverageAfter: Coverage;
  /** The section that tells it now, or told it; null if nothing changed. */
  file: string | null;
  heading: string | null;
  /** What was missing before, in the model's words on the docs at the base. */
  missing: Redacted | null;
  /** Of the period, those that asked it. */
  conversations: number;
}

/** What a change does to a gap. */
export type Effect = 'closed' | 'partly' | 'lost' | 'none';

export function effectOf({
  coverageBefore,
  coverageAfter,
}: Pick<Judged, 'coverageBefore' | 'coverageAfter'>): Effect {
  const gain = coverages.indexOf(coverageAfter) - coverages.indexOf(coverageBefore);
  if (gain === 0) return 'none';
  if (gain < 0) return 'lost';
  return coverageAfter === 'present' ? 'closed' : 'partly';
}
