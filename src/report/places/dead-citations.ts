import { countCitationsBy, redirector } from '../../docs/addresses.ts';
import { pageLocation, pathSegments, underBasePath } from '../../docs/page-path.ts';
import type { Page } from '../../docs/read-page.ts';
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
  /** Address of the page that may have replaced it; null if no page is clearly similar. */
  nearest: Redacted | null;
}

/** A file extension at the end of a path, which shows that it doesn't lead to a page. */
const fileEnding = /\.[a-z][a-z0-9]{1,4}$/;
/** Minimum share of words that two paths must have in common for one to count as replaced by the other. */
const minSimilarity = 1 / 2;
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
  { docs, finder, textReader }: IndexedDocs,
  { answered, unanswered, hosts, redact }: Cited,
): DeadCitation[] {
  const { base } = finder;
  const redirected = redirector(docs.redirects);
  const known = new Set<string>();
  const deadPath = (url: string): string | null => {
    const { host = null, path = '' } = pageLocation(url) ?? {};
    const below = path.slice(base.length) || '/';
    const isOfSite = host !== null && hosts.includes(host) && `${path}/`.startsWith(`${base}/`);
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
  const wordsOf = (path: string): Set<string> =>
    new Set(textReader.stems(path.replace(/[/_-]+/g, ' ')));
  const pages = docs.pages.map((page) => ({ page, words: wordsOf(page.path) }));
  return dead
    .map(([path, { url, count }]) => {
      const below = path.slice(base.length);
      const page = replacementOf({ path: below, words: wordsOf(below) }, pages);
      const nearest = page && urlOnSameHost(url, underBasePath(base, page.path));
      return {
        url: redact(url),
        answers: count,
        unanswered: failed.get(path)?.count ?? 0,
        nearest: nearest === null ? null : redact(nearest),
      };
    })
    .sort((a, b) => b.answers - a.answers || byCodeUnits(a.url, b.url));
}

/** The only page with the same last path segment, else the one with the clearly most similar path, else null. */
function replacementOf(
  { path, words }: { path: string; words: ReadonlySet<string> },
  pages: readonly { page: Page; words: ReadonlySet<string> }[],
): Page | null {
  const name = pathSegments(path).at(-1);
  const [namesake, another] = pages.filter(({ page }) => pathSegments(page.path).at(-1) === name);
  if (namesake && !another) return namesake.page;
  const [best, next] = pages
    .map(({ page, words: others }) => {
      const both = [...words].filter((word) => others.has(word)).length;
      return { page, similarity: both / (words.size + others.size - both) };
    })
    .sort((a, b) => b.similarity - a.similarity);
  // If two pages are equally similar, neither clearly replaced it.
  const isClear = best && best.similarity >= minSimilarity && best.similarity !== next?.similarity;
  return isClear ? best.page : null;
}
