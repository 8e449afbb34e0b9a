declare const kind: unique symbol;

/**
 * A string with a kind that decides where it may be used. `raw`: unchanged from outside. `redacted`:
 * cleaned and redacted, made by a redactor only. `docs`: from the files of the docs, without the
 * action's keys. `markdown`: safe in a post, because it is escaped or our own.
 */
export type Text<Kind extends 'raw' | 'redacted' | 'docs' | 'markdown'> = string & {
  readonly [kind]: Kind;
};

export type Redacted = Text<'redacted'>;
export type DocsText = Text<'docs'>;
export type Markdown = Text<'markdown'>;

/** The placeholder of a redacted part, which brackets enclose. */
export type RedactionKind = 'secret' | 'email' | 'card' | 'phone' | 'iban' | 'id';

export interface Redactor {
  /**
   * Cleans a text, and replaces our own secrets with `***` and, if redaction is on, a reader's data
   * with `[secret]`, `[email]`, `[card]`, `[phone]`, `[iban]` or `[id]`. Idempotent, in linear time.
   */
  redact(text: string): Redacted;
  /**
   * The same for a field's value, of which the name may show that it is sensitive, as in
   * `"pin": 4815`. A number stays a number if nothing is replaced.
   */
  redactField(name: string, value: string | number): string | number;
  /** Replaces only our own secrets, for ids and the like. */
  mask(text: string): Redacted;
  /** The number of replacements so far. */
  readonly counts: ReadonlyMap<RedactionKind, number>;
}
