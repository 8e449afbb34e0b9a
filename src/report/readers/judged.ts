import type { Redacted } from '../../text/text.ts';
import { type Coverage, coverages } from '../reading/reading.ts';

/** How well the docs cover a gap before and after a change, as judged by a model. */
export interface Judged {
  coverageBefore: Coverage;
  coverageAfter: Coverage;
  /** The section that covers it now, or did before; null if nothing changed. */
  file: string | null;
  heading: string | null;
  /** What the docs at the base are missing, in the model's words. */
  missing: Redacted | null;
  /** Number of conversations of the period that asked it. */
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
