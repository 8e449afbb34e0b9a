/**
 * The hosts that a report's links may go to: the one that most rows have as the https host of
 * their `pageUrl`, answered rows included, the first by name among equals. A host that only a few
 * made-up rows name gets no link.
 */
export function allowedHosts(pageHosts: ReadonlyMap<string, number>): string[] {
  const [most] = [...pageHosts].sort(([a, rowsA], [b, rowsB]) => rowsB - rowsA || (a < b ? -1 : 1));
  return most ? [most[0]] : [];
}
