/** An unanswered question with all that the export knows of it. */
export interface Question {
  /** As it was asked: what grouping reads. Never shown. */
  text: string;
  /** The same, redacted: what headings and examples are made of. */
  shown: string;
  /** Asked in the period itself, not in the one before. */
  current: boolean;
  conversation: string;
  /** Milliseconds since the epoch; null if the row has no time that can be read. */
  time: number | null;
  /** Address of the page that it was asked on. */
  pageUrl: string | null;
  /** Addresses of the pages that the answer cited. */
  citedUrls: readonly string[];
  category: string | null;
  /** The beginning of the answer that did not answer it; null if there was none. */
  answer: string | null;
}
