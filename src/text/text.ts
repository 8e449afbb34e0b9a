declare const kind: unique symbol;

/**
 * A string of which the compiler knows where it may go. `raw`: as it came from outside. `redacted`:
 * cleaned, and without what readers should not have written: only a redactor makes it. `docs`: the
 * docs' own words, as they stand in their files, without the action's keys. `markdown`: shows as
 * text in a post: only escaping, or our own words, make it.
 */
export type Text<Kind extends 'raw' | 'redacted' | 'docs' | 'markdown'> = string & {
  readonly [kind]: Kind;
};

export type Redacted = Text<'redacted'>;
export type DocsText = Text<'docs'>;
export type Markdown = Text<'markdown'>;

/** What stands in the place of what is redacted, in brackets. */
export type RedactionKind = 'secret' | 'email' | 'card' | 'phone' | 'iban' | 'id';

export interface Redactor {
  /**
   * The text cleaned, with `***` for our own secrets and, if redaction is on, `[secret]`, `[email]`,
   * `[card]`, `[phone]`, `[iban]` and `[id]` for a reader's. Idempotent; time is linear in the text.
   */
  redact(text: string): Redacted;
  /**
   * The same of the value of a field, whose name may be what tells: the `4815` of `"pin": 4815`. A
   * number stays one if nothing is to be replaced.
   */
  redactField(name: string, value: string | number): string | number;
  /** The text with `***` for our own secrets, and no other change: for ids and the like. */
  mask(text: string): Redacted;
  /** Replacements made so far. */
  readonly counts: ReadonlyMap<RedactionKind, number>;
}
