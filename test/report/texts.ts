/** Whole contents of a report's files, by name. */
export function textsOf(files: Readonly<Record<string, Iterable<string>>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, parts]) => [name, [...parts].join('')]),
  );
}
