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
