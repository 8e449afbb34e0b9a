/** The share of pages that makes a host one of the documentation's own. */
const leastShare = 1 / 5;

/**
 * The hosts that a report's links may go to: each https host that at least a fifth of the rows'
 * `pageUrl`s have, answered rows included, by name. A host that only a few made-up rows name gets
 * no link.
 *
 * @param pageUrls how many rows have a `pageUrl`, on whatever host
 */
export function allowedHosts({
  pageHosts,
  pageUrls,
}: {
  pageHosts: ReadonlyMap<string, number>;
  pageUrls: number;
}): string[] {
  return [...pageHosts]
    .flatMap(([host, rows]) => (rows >= pageUrls * leastShare ? host : []))
    .sort();
}
