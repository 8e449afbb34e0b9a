import { createPageFinder } from '../../docs/addresses.ts';
import { type PageLocation, pageLocation, pagePathOfSource } from '../../docs/page-path.ts';
import type { Docs } from '../../docs/read.ts';
import { byCodeUnits } from '../../text/text.ts';

export type Scope =
  | { kind: 'all' }
  | {
      kind: 'pull-request';
      /** Paths of changed files in the repository, old and new if renamed. Called after all rows are read. */
      changedFiles(): Promise<readonly string[]>;
      /** Folder of the docs' source files in the checkout; undefined to detect it. */
      docsRoot: string | undefined;
      /** Finds the docs in the checkout by paths that the site is known to have; null if there are none. */
      docsOf(site: ReadonlySet<string>): Promise<Docs | null>;
    };

/** The pages that a row names: the page it was asked on, and the pages that its answer cites. */
export interface RowPages {
  pageUrl: string | null;
  sources: readonly { url: string | null }[];
}

/** Collects the pages that rows name, by host. Memory grows with the number of pages, not of rows. */
export class SitePages {
  readonly #askedOn = new Set<string>();
  readonly #hosts = new Map<string, { named: number; paths: Set<string> }>();
  readonly #known = new Map<string, PageLocation>();

  /** @returns the pages that the row names; the same object for the same page in every row */
  add({ pageUrl, sources }: RowPages): readonly PageLocation[] {
    const asked = this.#note(pageUrl);
    if (asked?.host) this.#askedOn.add(asked.host);
    const cited = sources.flatMap(({ url }) => this.#note(url) ?? []);
    return asked ? [asked, ...cited] : cited;
  }

  /** The page at an address; null for a blank one, which would otherwise mean the site's root. */
  #note(url: string | null): PageLocation | null {
    const location = url === null || url.trim() === '' ? null : pageLocation(url);
    if (location === null) return null;
    const host = location.host ?? '';
    const pagesOfHost = this.#hosts.get(host) ?? { named: 0, paths: new Set() };
    pagesOfHost.named += 1;
    pagesOfHost.paths.add(location.path);
    this.#hosts.set(host, pagesOfHost);
    const key = host + location.path;
    const known = this.#known.get(key) ?? location;
    this.#known.set(key, known);
    return known;
  }

  /** Hosts on which questions were asked; if unknown, the docs' host. */
  hosts(): ReadonlySet<string> {
    return this.#askedOn.size > 0 ? this.#askedOn : new Set(this.#docsHost());
  }

  /** Paths on the docs' host, the one that rows name most often; other hosts may be apps with the assistant. */
  paths(): Set<string> {
    return new Set(this.#docsHost().flatMap((host) => [...(this.#hosts.get(host)?.paths ?? [])]));
  }

  /** The host that rows name most often, the first by name if tied; none if no row names a page. */
  #docsHost(): string[] {
    const [most] = [...this.#hosts].sort(
      ([a, x], [b, y]) =>
        Number(a === '') - Number(b === '') || y.named - x.named || byCodeUnits(a, b),
    );
    return most ? [most[0]] : [];
  }
}

/** Finds the paths of the docs' site that rows were asked on and that answers cite. */
export function findSitePaths(
  rows: readonly Pick<RowPages, 'pageUrl'>[],
  answered: readonly { cited: RowPages['sources'] }[],
): Set<string> {
  const site = new SitePages();
  for (const { pageUrl } of rows) site.add({ pageUrl, sources: [] });
  for (const { cited } of answered) site.add({ pageUrl: null, sources: cited });
  return site.paths();
}

/**
 * Returns a function that says whether a question concerns a page that the pull request changes: whether
 * a reader asked it on such a page, or its answer cited one. Call it with the question's pages, as
 * {@link SitePages.add} returns them.
 *
 * @param docs gives redirects and translations; null if the checkout has no docs
 */
export function createScopeCheck(input: {
  changedFiles: readonly string[];
  docsRoot: string;
  docs: Docs | null;
  site: SitePages;
}): (pages: readonly PageLocation[]) => boolean {
  const changedPages = new Set(
    input.changedFiles.flatMap((file) => pagePathOfSource(file, input.docsRoot) ?? []),
  );
  const hosts = input.site.hosts();
  const { pagePath } = createPageFinder(input.docs, input.site.paths(), changedPages);
  const known = new Map<PageLocation, boolean>();
  const isChanged = (page: PageLocation): boolean =>
    (page.host === null || hosts.has(page.host)) && changedPages.has(pagePath(page) ?? '');
  return (pages) =>
    pages.some((page) => {
      const isIn = known.get(page) ?? isChanged(page);
      known.set(page, isIn);
      return isIn;
    });
}
