import { stem, words } from '../read/normalise.ts';
import { wordWeight } from '../words/words.ts';

/** Hosts that fewer of the rows have may be anyone's. */
const shareOfRows = 0.2;
/** What a name loses when people shorten it, as "acme" for "acmedb". */
const nameEndings = ['db', 'hq', 'app', 'io', 'ai', 'js', 'labs', 'cloud', 'base', 'dev', 'kit'];
const shortestName = 4;

/** Parts of hosts that name no product. */
const generic = new Set(
  'www docs doc help support developer developers dev api learn app apps guide guides manual kb wiki portal community portal status staging preview beta internal localhost readthedocs github gitlab gitbook mintlify vercel netlify pages herokuapp com org net io co ai app dev sh so uk de fr eu us jp cn in example test local tech cloud software tools page site info xyz gg to me'.split(
    ' ',
  ),
);

/** The product's names in a host: `acme-db` in `docs.acme-db.example`. */
export function namesIn(host: string): string[] {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (/^[\d.]+$|^\[/.test(name)) return [];
  const labels = name.split('.').filter((label) => label.length > 1 && !generic.has(label));
  return labels.flatMap((label) => {
    const parts = label.split('-').filter((part) => part.length > 1 && !generic.has(part));
    const joined = label.replaceAll('-', '');
    if (parts.length < 2) return [joined];
    return [joined, ...parts.filter((part) => wordWeight(stem(part)) === 1)];
  });
}

const shortened = (name: string): string[] =>
  nameEndings
    .filter((ending) => name.endsWith(ending))
    .map((ending) => name.slice(0, -ending.length))
    .filter((short) => short.length >= shortestName && wordWeight(stem(short)) === 1);

/**
 * The product's own words, each as it stands and as its stem: its names in the hosts it was asked
 * on, and their short forms. They say nothing of what is asked: `ERR_REQUIRE_ESM acme` is not about
 * acme.
 *
 * @param hosts how many rows were asked on each host; answered ones count, too
 */
export function ownWords(hosts: ReadonlyMap<string, number>): ReadonlySet<string> {
  const rows = [...hosts.values()].reduce((sum, count) => sum + count, 0);
  return new Set(
    [...hosts]
      .filter(([, count]) => count >= rows * shareOfRows)
      .flatMap(([host]) => namesIn(host))
      .flatMap((name) => [name, ...shortened(name)])
      .flatMap((name) => [name, ...words(name), ...words(name).map(stem)]),
  );
}
