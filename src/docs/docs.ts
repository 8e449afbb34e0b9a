import type { Part } from './markdown.ts';
import type { Redirect } from './navigation.ts';
import type { DeclaredPath } from './page-path.ts';
import type { Owners } from './patterns.ts';

/** A part of a page. A lead's line is that of its first text below the frontmatter. */
export interface Section extends Part {
  page: Page;
}

/** A file of the documentation's sources, whatever its address. */
export interface Page {
  /** Relative to the repository, `/` between folders. */
  file: string;
  /** Comparable path below the site's base path. */
  path: string;
  declared: readonly DeclaredPath[];
  /** From the frontmatter or, without one, from its first-level heading. */
  title: string | null;
  description: string | null;
  keywords: readonly string[];
  /** Titles of the navigation's groups around it, outermost first. */
  groups: readonly string[];
  /** In the order of the file. */
  sections: readonly Section[];
}

/** A checkout with a `.git` of its own. */
export interface Checkout {
  /** Its folder in the workspace; empty for all of it. */
  folder: string;
  /** Where it was fetched from; null if that is no address of a repository. */
  origin: { host: string; owner: string; name: string } | null;
  /** The commit that is checked out; null if it is unknown. */
  commit: string | null;
}

/** The documentation's sources. */
export interface Docs {
  /** Their folder in the repository; `.` is all of it. */
  root: string;
  /** Whether the input `docs-root` names it; otherwise it was found. */
  isNamed: boolean;
  /** The checkout that it is in; null without a `.git`. */
  checkout: Checkout | null;
  /** In the navigation's order, unlisted ones last; one for each page in several languages or versions. */
  pages: readonly Page[];
  /** From the path of each page in another language or version to the default's, which may not exist. */
  translations: ReadonlyMap<string, string>;
  redirects: readonly Redirect[];
  /** Whether the site may generate the page of a comparable path from an OpenAPI document. */
  isGenerated: (path: string) => boolean;
  /** Files that can't be read as text. */
  skipped: number;
  /** Whether the checkout has more files than are read. */
  isCut: boolean;
  owners: Owners;
  /**
   * Whether a file of the repository is part of the docs, even if it exists only at another commit.
   *
   * @param mayBeHidden whether files that `.mintignore` excludes count
   */
  isSource(file: string, of: { mayBeHidden: boolean }): boolean;
}
