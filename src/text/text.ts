declare const kind: unique symbol;

/**
 * A string of a kind that decides where it may be used. `raw`: unchanged from outside. `redacted`:
 * cleaned and redacted, made only by a redactor. `docs`: from the docs' files, without our own
 * secrets. `markdown`: safe in a post, because it is escaped or ours.
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
   * The same for a field's value, which may be sensitive only because of the field's name, as in
   * `"pin": 4815`. A number stays a number if nothing is replaced.
   */
  redactField(name: string, value: string | number): string | number;
  /** Replaces only our own secrets, for ids and the like. */
  mask(text: string): Redacted;
  /** The number of replacements in fields so far. */
  readonly counts: ReadonlyMap<RedactionKind, number>;
}

/** Orders strings by code units: the same on every machine. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
