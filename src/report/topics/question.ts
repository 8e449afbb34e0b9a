/** A question as it was asked, cleaned and redacted. */
export interface Question {
  text: string;
  /** Asked in the period itself, not in the one before. */
  current: boolean;
}
