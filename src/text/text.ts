declare const kind: unique symbol;

/**
 * A string whose kind determines where it may be used. `raw`: unchanged, from outside the action.
 * `redacted`: cleaned and redacted, made only by a `Redactor`. `docs`: from the docs' files, cleaned, without
 * the action's own secrets. `markdown`: safe in a post, because it is escaped or written by the action.
 */
export type Text<Kind extends 'raw' | 'redacted' | 'docs' | 'markdown'> = string & {
  readonly [kind]: Kind;
};

export type Redacted = Text<'redacted'>;
export type DocsText = Text<'docs'>;
export type Markdown = Text<'markdown'>;

export const emptyText = '' as Redacted;

/** Applies a function that cuts or normalizes a text: the result is of the same kind. */
export const mapText = <Kind extends string>(text: Kind, cut: (text: string) => string): Kind =>
  cut(text) as Kind;

/** Makes a text from the docs' files, in which the action's own secrets are masked, a text of the kind `docs`. */
export const toDocsText = (masked: Redacted): DocsText => masked as string as DocsText;

/** The kind of a redacted text. Its placeholder is the kind in brackets, such as `[email]`. */
export type RedactionKind = 'secret' | 'email' | 'card' | 'phone' | 'iban' | 'id';

export interface Redactor {
  /**
   * Cleans a text, and replaces the action's own secrets with `***`. If redaction is on, also replaces
   * readers' data with placeholders such as `[email]`. Idempotent, in linear time.
   */
  redact(text: string): Redacted;
  /** The id unchanged, or a hash of it if redaction would change it, so that different ids stay different. */
  redactId(id: string): Redacted;
  /**
   * Redacts a field's value, which may be sensitive only because of the field's name, as in `"pin": 4815`.
   * A number stays a number if nothing is replaced.
   */
  redactField(name: string, value: string | number): string | number;
  /** Cleans a text, and replaces only the action's own secrets, for text that readers don't write. */
  mask(text: string): Redacted;
  /** The number of replacements by `redactField` so far, by kind. */
  readonly replacementCounts: ReadonlyMap<RedactionKind, number>;
}

/** Compares strings by code units, so that their order is the same on every machine. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
