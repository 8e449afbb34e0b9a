import { citationsBy, redirector } from '../../docs/addresses.ts';
import type { Page } from '../../docs/docs.ts';
import { pageLocation, pathSegments, underBasePath } from '../../docs/page-path.ts';
import { onSameHost } from '../../text/address.ts';
import type { Redacted, Redactor } from '../../text/text.ts';
import type { IndexedDocs } from './places.ts';

/** An address of the site that answers cite, and that neither a page nor a redirect has. */
export interface DeadCitation {
  url: Redacted;
  /** Answers of the period that cited it. */
  answers: number;
  /** Those of them that did not answer. */
  unanswered: number;
  /** Address of the page that may have replaced it; null if none is plainly like it. */
  nearest: Redacted | null;
}

/** A path that ends so is a file's, and no page's. */
const fileEnding = /\.[a-z][a-z0-9]{1,4}$/;
/** Of the words of two paths, so many are in both, if one page may have replaced the other. */
const minAlike = 1 / 2;
/** With a smaller share of cited addresses that lead to pages, the docs are only a part of the site. */
const minKnown = 0.9;

/**
 * The cited addresses of the site that lead nowhere, those cited most first; none if too many do.
 *
 * @param docs known to be the site's
 * @param answered how many answered rows of the period cite each address
 * @param unanswered the same of unanswered ones
 * @param hosts of the site
 */
export function deadCitations({
  docs: { docs, finder, reading },
  answered,
  unanswered,
  hosts,
  redactor: { redact },
}: {
  docs: IndexedDocs;
  answered: ReadonlyMap<string, number>;
  unanswered: ReadonlyMap<string, number>;
  hosts: readonly string[];
  redactor: Pick<Redactor, 'redact'>;
}): DeadCitation[] {
  const { base } = finder;
  const redirected = redirector(docs.redirects);
  const known = new Set<string>();
  const deadPath = (url: string): string | null => {
    const { host = null, path = '' } = pageLocation(url) ?? {};
    const below = path.slice(base.length) || '/';
    const isOfSite = host !== null && hosts.includes(host) && `${path}/`.startsWith(`${base}/`);
    if (!isOfSite || below === '/' || fileEnding.test(below)) return null;
    const isMade = (redirected(below) ?? redirected(path)) !== null || docs.isGenerated(below);
    if (!isMade && !finder(url)) return path;
    known.add(path);
    return null;
  };
  const failed = citationsBy(deadPath, unanswered);
  const dead = [...citationsBy(deadPath, [...answered, ...unanswered])];
  if (known.size < minKnown * (known.size + dead.length)) return [];
  const wordsOf = (path: string): Set<string> =>
    new Set(reading.stems(path.replace(/[/_-]+/g, ' ')));
  const pages = docs.pages.map((page) => ({ page, words: wordsOf(page.path) }));
  return dead
    .map(([path, { url, count }]) => {
      const below = path.slice(base.length);
      const page = replacementOf({ path: below, words: wordsOf(below) }, pages);
      const nearest = page && onSameHost(url, underBasePath(base, page.path));
      return {
        url: redact(url),
        answers: count,
        unanswered: failed.get(path)?.count ?? 0,
        nearest: nearest === null ? null : redact(nearest),
      };
    })
    .sort((a, b) => b.answers - a.answers || (a.url < b.url ? -1 : 1));
}

/** The one page called alike or, without any, the one whose path has most words in common. */
function replacementOf(
  { path, words }: { path: string; words: ReadonlySet<string> },
  pages: readonly { page: Page; words: ReadonlySet<string> }[],
): Page | null {
  const name = pathSegments(path).at(-1);
  const [alike, another] = pages.filter(({ page }) => pathSegments(page.path).at(-1) === name);
  if (alike && !another) return alike.page;
  const [best, next] = pages
    .map(({ page, words: others }) => {
      const both = [...words].filter((word) => others.has(word)).length;
      return { page, likeness: both / (words.size + others.size - both) };
    })
    .sort((a, b) => b.likeness - a.likeness);
  // Of two that are as much alike, neither plainly replaced it.
  const isPlain = best && best.likeness >= minAlike && best.likeness !== next?.likeness;
  return isPlain ? best.page : null;
}
