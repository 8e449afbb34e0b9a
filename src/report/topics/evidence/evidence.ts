import type { AnsweredQuestion } from './answered.ts';

/** What the export tells of the product beside its unanswered questions. */
export interface Evidence {
  /** A sample of the questions that were answered. */
  answered: readonly AnsweredQuestion[];
  /** How many rows, answered ones included, were asked on each host. */
  pageHosts: ReadonlyMap<string, number>;
}

/** Of a service that tells no more than what was asked. */
export const noEvidence: Evidence = { answered: [], pageHosts: new Map() };
