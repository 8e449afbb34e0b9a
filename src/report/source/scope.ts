import { pathFinder } from '../../docs/addresses.ts';
import type { Docs } from '../../docs/docs.ts';
import { type PageLocation, pageLocation, sourceToPage } from '../../docs/page-path.ts';
import { pause } from '../../pace.ts';
import { byCodeUnits } from '../../text/text.ts';

export type Scope =
  | { kind: 'all' }
  | {
      kind: 'pull-request';
      /** Paths in the repository, both of a renamed file. Called once all rows are read. */
      changedFiles(): Promise<readonly string[]>;
      /** Folder of the documentation's sources in the checkout; undefined to find it. */
      docsRoot: string | undefined;
      /** The docs in the checkout, found by the site's known paths; null without docs of the repository. */
      docsOf(site: ReadonlySet<string>): Promise<Docs | null>;
    };

/** The pages that a row names: where it was asked, and what its answer cites. */
export interface RowPages {
  pageUrl: string | null;
  sources: readonly { url: string | null }[];
}

/** One host's pages, and how many rows name them. */
interface HostPages {
  rows: number;
  paths: Set<string>;
}

/** The pages of the documentation site that rows name. Memory grows with pages, not with rows. */
export class SitePages {
  readonly #asked = new Map<string, HostPages>();
  readonly #cited = new Map<string, HostPages>();
  readonly #known = new Map<string, PageLocation>();

  /** @returns the pages that the row names; one page is the same object in every row */
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

  /** Hosts that questions were asked on; without any, the host that is cited most. */
  hosts(): Set<string> {
    return this.#asked.size > 0 ? new Set(this.#asked.keys()) : new Set(mostUsed(this.#cited));
  }

  /** Paths on the host that most rows name: an app that embeds the assistant is another site. */
  paths(): Set<string> {
    const [host = ''] = mostUsed(this.#asked.size > 0 ? this.#asked : this.#cited);
    return new Set([
      ...(this.#asked.get(host)?.paths ?? []),
      ...(this.#cited.get(host)?.paths ?? []),
    ]);
  }
}

/** Paths that rows name, on the host that most rows name. */
export async function pathsNamed(
  rows: readonly Pick<RowPages, 'pageUrl'>[],
  answered: readonly { cited: RowPages['sources'] }[],
): Promise<Set<string>> {
  const hosts = new Map<string, HostPages>();
  function* named(): Generator<string | null> {
    for (const { cited } of answered) for (const { url } of cited) yield url;
    for (const { pageUrl } of rows) yield pageUrl;
  }
  for (const url of named()) {
    await pause();
    const location = locate(url);
    if (location) note(hosts, { ...location, host: location.host ?? '' });
  }
  return new Set(hosts.get(mostUsed(hosts)[0] ?? '')?.paths);
}

/**
 * Returns whether a row, by its pages from {@link SitePages.add}, was asked on or answered from a page
 * that the pull request changes.
 *
 * @param docs for redirects and translations; null without docs in the checkout
 */
export function pageScope(input: {
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

/** Null for a blank address, which as a relative one would be the site's root. */
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

/** The host with the most rows, the first by name among equals; empty without hosts. */
function mostUsed(hosts: ReadonlyMap<string, HostPages>): string[] {
  const [most] = [...hosts].sort(([a, x], [b, y]) => y.rows - x.rows || byCodeUnits(a, b));
  return most ? [most[0]] : [];
}
