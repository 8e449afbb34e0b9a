/**
 * What `JSON.stringify(value, null, 2)` gives, with a line feed at its end, in parts: the items of
 * lists one by one. A report of tens of thousands of topics is never one string.
 */
export function* jsonParts(value: object): Generator<string> {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  let before = '{';
  for (const [name, part] of entries) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    if (Array.isArray(part) && part.length > 0) {
      for (const [at, item] of part.entries()) {
        yield `${at === 0 ? '[' : ','}\n    ${indented(item, 4)}`;
      }
      yield '\n  ]';
    } else yield indented(part, 2);
    before = ',';
  }
  yield entries.length > 0 ? '\n}\n' : '{}\n';
}

/** A line feed in a string is escaped: each that is left begins a line. */
const indented = (value: unknown, by: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);
