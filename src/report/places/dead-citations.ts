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
const leastAlike = 1 / 2;

/**
 * The cited addresses of the site that lead nowhere, those cited most first.
 *
 * @param docs known to be the site's
 * @param answered how many answered rows of the period cite each address
 * @param unanswered the same of unanswered ones
 * @param hosts of the site
 */
export function deadCitations({
  docs: { docs, finder },
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
  const deadPath = (url: string): string | null => {
    const { host = null, path = '' } = pageLocation(url) ?? {};
    const below = path.slice(base.length) || '/';
    const isOfSite = host !== null && hosts.includes(host) && `${path}/`.startsWith(`${base}/`);
    if (!isOfSite || below === '/' || fileEnding.test(below) || finder(url)) return null;
    const isMade = (redirected(below) ?? redirected(path)) !== null || docs.isGenerated(below);
    return isMade ? null : path;
  };
  const failed = citationsBy(deadPath, unanswered);
  return [...citationsBy(deadPath, [...answered, ...unanswered])]
    .map(([path, { url, count }]) => {
      const page = replacementOf(path.slice(base.length), docs.pages);
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

const wordsOf = (path: string): Set<string> =>
  new Set(pathSegments(path).flatMap((segment) => segment.split(/[-_]+/)));

/** The one page called alike or, without any, the one whose path has most words in common. */
function replacementOf(path: string, pages: readonly Page[]): Page | null {
  const name = pathSegments(path).at(-1);
  const [alike, another] = pages.filter((page) => pathSegments(page.path).at(-1) === name);
  if (alike && !another) return alike;
  const words = wordsOf(path);
  const likenessOf = (page: Page): number => {
    const others = wordsOf(page.path);
    const both = [...words].filter((word) => others.has(word)).length;
    return both / (words.size + others.size - both);
  };
  const [best, next] = pages
    .map((page) => ({ page, likeness: likenessOf(page) }))
    .sort((a, b) => b.likeness - a.likeness);
  // Of two that are as much alike, neither plainly replaced it.
  const isPlain = best && best.likeness >= leastAlike && best.likeness !== next?.likeness;
  return isPlain ? best.page : null;
}
