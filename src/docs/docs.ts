import type { Part } from './markdown.ts';
import type { Redirect } from './navigation.ts';
import type { Said } from './page-path.ts';
import type { Owners } from './patterns.ts';

/** A part of a page with what its frontmatter says; the line of a lead is its first one of text. */
export interface Section extends Part {
  page: Page;
}

/** A file of the documentation's sources, whatever its address. */
export interface Page {
  /** Relative to the repository, `/` between folders. */
  file: string;
  /** Comparable path below the site's base path: see `page-path.ts`. */
  path: string;
  said: readonly Said[];
  /** Its title in the frontmatter or, without one, of its first-level heading. */
  title: string | null;
  description: string | null;
  keywords: readonly string[];
  /** The titles of the groups that the navigation has it in, outermost first. */
  groups: readonly string[];
  /** In the navigation's order, those that it hides last. */
  sections: readonly Section[];
}

/** A checkout with a `.git` of its own. */
export interface Checkout {
  /** Its folder in the workspace; empty for all of it. */
  folder: string;
  /** Where it was fetched from; null if that is no address of a repository. */
  origin: { host: string; owner: string; name: string } | null;
  /** The commit that is checked out; null if it can't be told. */
  commit: string | null;
}

/** The documentation's sources as they were read. */
export interface Docs {
  /** Their folder in the repository; `.` is all of it. */
  root: string;
  /** Whether that was named by hand, as opposed to found. */
  isNamed: boolean;
  /** The checkout that it is in; null without a `.git`. */
  checkout: Checkout | null;
  /** One of each page that there is in several languages or versions: the navigation's first. */
  pages: readonly Page[];
  /**
   * The paths of the pages that stand for others, which are in another language or version; one that
   * lost its page leads nowhere.
   */
  translations: ReadonlyMap<string, string>;
  redirects: readonly Redirect[];
  /** Whether the site may make the page of a comparable path from an OpenAPI document. */
  isGenerated: (path: string) => boolean;
  /** Files that can't be read as text. */
  skipped: number;
  /** Whether the checkout holds more files than are looked through. */
  isCut: boolean;
  owners: Owners;
  /**
   * Whether the docs are made of a file of the repository, which may be at another commit alone: a
   * page that is read, a snippet, `docs.json` or what that names, or `.mintignore`.
   *
   * @param mayBeHidden whether one counts that `.mintignore` leaves out
   */
  isSource(file: string, of: { mayBeHidden: boolean }): boolean;
}
