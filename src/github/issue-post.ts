import type { Log } from '../log.ts';
import type { Section } from '../text/sections.ts';
import type { GitHub } from './client.ts';
import type { MarkerParts } from './posts.ts';
import type { RunContext } from './run-context.ts';

/** What an issue is to say. */
export interface IssueContent {
  /** Most useful first; cut to fit. */
  sections: readonly Section[];
  /** Hidden, at the very end, and never cut; empty if there is none. */
  ending: string;
  /** Whether the report shows anything to do. */
  hasGaps: boolean;
  /** What to tell those who watch the issue; empty if there is nothing. */
  notice: string;
  /** What went wrong, for the log. */
  warnings: readonly string[];
}

/** What issues said before, with all that people changed in them. */
export interface Previous {
  /** As they are right before the write: of all that are open, or of the one that is followed. */
  bodies: readonly string[];
  /** Whether the content opens an issue. */
  opens: boolean;
  /** Which of the two kinds they are. */
  target: 'issue' | 'new-issue';
}

export interface IssuePost {
  github: GitHub;
  context: RunContext;
  marker: MarkerParts & { target: 'issue' | 'new-issue' };
  title: string;
  /** Given to a new issue; the first also narrows the search for an old one. */
  labels: readonly string[];
  compose: (previous: Previous) => IssueContent;
  /** By which a notice is found again; null if none is wanted. */
  noticeId: string | null;
  log: Log;
}
