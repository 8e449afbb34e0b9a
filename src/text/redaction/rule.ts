export type RedactionKind = 'secret' | 'email' | 'card' | 'phone';

/** One thing to find and replace. No pattern nests unbounded quantifiers: time stays linear. */
export interface RedactionRule {
  kind: RedactionKind;
  /** Cheap, and found in every text that the rule changes: what it is not found in costs no more. */
  hint: RegExp;
  /** Global. */
  pattern: RegExp;
  /** What stands for the match (its text and groups); the text itself where it is harmless. */
  replace(match: readonly (string | undefined)[]): string;
}
