/** A question, and the path of the page that it was asked on; without one, it was asked elsewhere. */
type Asked = readonly [question: string, page?: string];

/** What readers wanted to know and the assistant could not answer. */
export interface Topic {
  category: string | null;
  /** Paths of the pages that the answers cited, in turn; an empty list is an answer without any. */
  cites: readonly (readonly string[])[];
  /** In the report's period, and in the one before. */
  now: readonly Asked[];
  before: readonly Asked[];
  /** As a careful reader of the questions and the docs sees it; absent if each question asks something else. */
  section?: {
    /** What a heading of the docs would say. */
    title: string;
    /** Of the docs' sources: the file, and the heading that tells it or that it belongs after. */
    at: readonly [file: string, heading: string];
    coverage: 'absent' | 'partial' | 'present';
    /** What the docs should tell. */
    missing: string;
  };
  /** What the assistant answered; by default that it could not find it. */
  answer?: string;
  /** Whether one reader asked all of this in one conversation. */
  oneReader?: boolean;
}
