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
  /** What the assistant answered; by default that it could not find it. */
  answer?: string;
  /** Whether one reader asked all of this in one conversation. */
  oneReader?: boolean;
}
