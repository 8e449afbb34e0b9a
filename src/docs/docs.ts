import type { checkoutOf } from './find-folder.ts';
import type { PagePart } from './markdown.ts';
import type { Redirect } from './navigation.ts';
import type { Owners } from './owners.ts';
import type { DeclaredPath, PageKind } from './page-path.ts';

/** A section of a page. For the text before the first heading, `line` is where that text begins. */
export interface Section extends PagePart {
  page: Page;
}

/** A source file of the docs, regardless of the URL it is served at. */
export interface Page {
  /** Path relative to the repository's root, with `/` between folders. */
  file: string;
  /** Path below the site's base path, normalized by `comparablePath`. */
  path: string;
  declared: readonly DeclaredPath[];
  kind: PageKind;
  /** Title from the frontmatter, or else the first level-1 heading; null if there is neither. */
  title: string | null;
  description: string | null;
  keywords: readonly string[];
  /** The language or version that alone has the page; null for a page of the default one. */
  onlyIn: string | null;
  /** Titles of the navigation groups that contain the page, outermost first. */
  groups: readonly string[];
  sections: readonly Section[];
}

export interface Docs {
  /** Folder in the repository; `.` for the repository's root. */
  root: string;
  /** Whether the input `docs-root` names the folder; otherwise it was found automatically. */
  isNamed: boolean;
  /** The checkout that contains the folder; null if there is no `.git`. */
  checkout: ReturnType<typeof checkoutOf>;
  /** Pages in the navigation's order, unlisted pages last, each once, in the default language and version if it exists. */
  pages: readonly Page[];
  /** Maps the path of a page in another language or version to the path of the page that stands for it. */
  translations: ReadonlyMap<string, string>;
  redirects: readonly Redirect[];
  /** Whether the site may generate the page at a path from an OpenAPI document. */
  isGenerated: (path: string) => boolean;
  /** Number of page files that were not read, mostly because they aren't text. */
  skipped: number;
  /** Whether the docs have more files than the limit, so that some were not listed. */
  isCut: boolean;
  owners: Owners;
  /** Whether a file of the repository is part of the docs. The file may exist only at another commit. */
  isSource: (file: string) => boolean;
}
