import type { Coverage } from '../language-model/describe.ts';

/** A section of the docs' sources. */
interface Spot {
  /** Relative to the repository, `/` between folders. */
  file: string;
  /** Line of the heading, from 1. */
  line: number;
  /** Null for a page's lead, which stands before any heading. */
  heading: string | null;
}

/** The section that comes nearest to what a topic asks. */
export interface Place extends Spot {
  /** Null if no model has read it: words alone can't tell what is told from what is only touched on. */
  coverage: Coverage | null;
  /** By `CODEOWNERS`: users, teams, or e-mail addresses. */
  owners: string[];
  /** At most eight of the words that most tell the topic: those that the section has. */
  words: string[];
  /** The same for those that it lacks. */
  missingWords: string[];
  /** At most two places that come next. */
  others: Spot[];
}

/** What was read of the documentation's sources. */
export interface DocsRead {
  /** Folder of the sources in the repository; `.` is all of it. */
  root: string;
  /** Pages that were read. */
  files: number;
  sections: number;
  /** Answered questions whose nearest sections were held against the pages that answered them. */
  checked: number;
  /** Share of these whose page is among the three nearest, 0 to 1, four decimals; 0 of none. */
  found: number;
  /** Files that are too large, or can't be read as text. */
  skipped: number;
}

/** Which places topics have, by what was read of the docs. */
export interface Places {
  docs: DocsRead;
  /** By a topic's id; none of docs that may be another site's. */
  byTopic: ReadonlyMap<string, Place>;
}
