import { countCitationsBy, createRedirector } from '../../docs/addresses.ts';
import { pageLocation, pathSegments, underBasePath } from '../../docs/page-path.ts';
import { urlOnSameHost } from '../../text/address.ts';
import { byCodeUnits, type Redacted, type Redactor } from '../../text/text.ts';
import type { IndexedDocs } from './places.ts';

/** An address of the site that answers cite though no page or redirect has it. */
export interface DeadCitation {
  url: Redacted;
  /** Answers of the period that cited it. */
  answers: number;
  /** How many of `answers` left the question unanswered. */
  unanswered: number;
  /** Address of the only page with the same last part of its path, which may have replaced it; else null. */
  nearest: Redacted | null;
}

/** A file extension at the end of a path, which shows that it doesn't lead to a page. */
const fileEnding = /\.[a-z][a-z0-9]{1,4}$/;
/** If a smaller share of the cited addresses leads to pages, the docs are only a part of the site. */
const minKnown = 0.9;

interface Cited {
  /** Number of the period's answered rows that cite each address, and the same for unanswered rows. */
  answered: ReadonlyMap<string, number>;
  unanswered: ReadonlyMap<string, number>;
  /** Hosts of the site. */
  hosts: readonly string[];
  redact: Redactor['redact'];
}

/** The site's cited addresses that lead nowhere, most cited first; empty if so many do that docs may be missing. */
export function findDeadCitations(
  { docs, finder }: IndexedDocs,
  { answered, unanswered, hosts, redact }: Cited,
): DeadCitation[] {
  const { basePath } = finder;
  const redirected = createRedirector(docs.redirects);
  const known = new Set<string>();
  const deadPath = (url: string): string | null => {
    const { host = null, path = '' } = pageLocation(url) ?? {};
    const below = path.slice(basePath.length) || '/';
    const isOfSite = host !== null && hosts.includes(host) && `${path}/`.startsWith(`${basePath}/`);
    if (!isOfSite || below === '/' || fileEnding.test(below)) return null;
    const isMade =
      (redirected(below) ?? redirected(path)) !== null ||
      docs.isGenerated(below) ||
      docs.isGenerated(path);
    if (!isMade && !finder(url)) return path;
    known.add(path);
    return null;
  };
  const failed = countCitationsBy(deadPath, unanswered);
  const dead = [...countCitationsBy(deadPath, [...answered, ...unanswered])];
  if (known.size < minKnown * (known.size + dead.length)) return [];
  const nameOf = (path: string): string => pathSegments(path).at(-1) ?? '';
  const byName = Map.groupBy(docs.pages, (page) => nameOf(page.path));
  return dead
    .map(([path, { url, count }]) => {
      const [page, another] = byName.get(nameOf(path)) ?? [];
      const nearest =
        page && !another ? urlOnSameHost(url, underBasePath(basePath, page.path)) : null;
      return {
        url: redact(url),
        answers: count,
        unanswered: failed.get(path)?.count ?? 0,
        nearest: nearest === null ? null : redact(nearest),
      };
    })
    .sort((a, b) => b.answers - a.answers || byCodeUnits(a.url, b.url));
}
