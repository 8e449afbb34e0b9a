import { pathFinder } from '../../docs/addresses.ts';
import type { Docs } from '../../docs/docs.ts';
import { type PageLocation, pageLocation, sourceToPage } from '../../docs/page-path.ts';
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

/** Paths of one host that rows name, and how often rows name the host. */
interface HostPages {
  rows: number;
  paths: Set<string>;
}

/** Collects the pages that rows name. Memory grows with the number of pages, not of rows. */
export class SitePages {
  readonly #asked = new Map<string, HostPages>();
  readonly #cited = new Map<string, HostPages>();
  readonly #known = new Map<string, PageLocation>();

  /** @returns the pages that the row names; the same object for the same page in every row */
  add({ pageUrl, sources }: RowPages): readonly PageLocation[] {
    const asked = this.#locate(pageUrl);
    if (asked) note(this.#asked, asked);
    const pages = asked ? [asked] : [];
    for (const { url } of sources) {
      const cited = this.#locate(url);
      if (!cited) continue;
      note(this.#cited, cited);
      pages.push(cited);
    }
    return pages;
  }

  #locate(url: string | null): PageLocation | null {
    const location = locate(url);
    if (location === null) return null;
    const key = `${location.host ?? ''}${location.path}`;
    const known = this.#known.get(key) ?? location;
    this.#known.set(key, known);
    return known;
  }

  /** Hosts on which questions were asked; if unknown, the host that answers cite most. */
  hosts(): Set<string> {
    return this.#asked.size > 0 ? new Set(this.#asked.keys()) : new Set(mostUsed(this.#cited));
  }

  /** Paths on the docs' host, the one that most rows name; other hosts may be apps with the assistant. */
  paths(): Set<string> {
    const [host = ''] = mostUsed(this.#asked.size > 0 ? this.#asked : this.#cited);
    return new Set([
      ...(this.#asked.get(host)?.paths ?? []),
      ...(this.#cited.get(host)?.paths ?? []),
    ]);
  }
}

/** Finds the paths that rows name on the docs' host, which is the host that most rows name. */
export function findSitePaths(
  rows: readonly Pick<RowPages, 'pageUrl'>[],
  answered: readonly { cited: RowPages['sources'] }[],
): Set<string> {
  const hosts = new Map<string, HostPages>();
  function* named(): Generator<string | null> {
    for (const { cited } of answered) for (const { url } of cited) yield url;
    for (const { pageUrl } of rows) yield pageUrl;
  }
  for (const url of named()) {
    const location = locate(url);
    if (location) note(hosts, { ...location, host: location.host ?? '' });
  }
  return new Set(hosts.get(mostUsed(hosts)[0] ?? '')?.paths);
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
    input.changedFiles.flatMap((file) => sourceToPage(file, input.docsRoot) ?? []),
  );
  const hosts = input.site.hosts();
  const docs = input.docs ?? { pages: [], translations: new Map(), redirects: [] };
  const { pathOf } = pathFinder(docs, input.site.paths(), changedPages);
  const known = new Map<PageLocation, boolean>();
  const isChanged = ({ host, path }: PageLocation): boolean =>
    (host === null || hosts.has(host)) &&
    // A path without a host may or may not begin with the base path.
    changedPages.has(pathOf(path, host === null) ?? '');
  return (pages) =>
    pages.some((page) => {
      const isIn = known.get(page) ?? isChanged(page);
      known.set(page, isIn);
      return isIn;
    });
}

/** The page at an address; null if the address is blank, which would otherwise mean the site's root. */
function locate(url: string | null): PageLocation | null {
  return url === null || url.trim() === '' ? null : pageLocation(url);
}

function note(hosts: Map<string, HostPages>, { host, path }: PageLocation): void {
  if (host === null) return;
  const known = hosts.get(host) ?? { rows: 0, paths: new Set() };
  known.rows += 1;
  known.paths.add(path);
  hosts.set(host, known);
}

/** The host that most rows name, the first by name if tied; an empty list if there are no hosts. */
function mostUsed(hosts: ReadonlyMap<string, HostPages>): string[] {
  const [most] = [...hosts].sort(([a, x], [b, y]) => y.rows - x.rows || byCodeUnits(a, b));
  return most ? [most[0]] : [];
}
