import { join } from 'node:path';
import { type FileOverrides, hasSameTexts, isReadable } from '../docs/files.ts';
import { isPageName } from '../docs/page-path.ts';
import type { Docs } from '../docs/read.ts';
import { type ExtraTime, extraRunner } from '../extra.ts';
import { type ChangedFile, type ChangedFiles, openBaseAndHead } from '../github/changed-files.ts';
import type { GitHub } from '../github/client.ts';
import { sourceUrl } from '../github/run-context.ts';
import { addressOf } from '../text/address.ts';
import { countOf } from '../text/counts.ts';
import type { Run } from './open-run.ts';
import type { DocsChange } from './readers/change.ts';
import type { CollectedData } from './source/collect.ts';
import { findSitePaths, type Scope } from './source/scope.ts';

interface FoundDocs {
  /** Null if the checkout has no docs. */
  docs: Docs | null;
  /** The folder that `docs-root` names and the checkout doesn't have; else null. */
  missingDocsRoot: string | null;
}

/** Returns the known paths of the documentation's site, which help to find the docs' folder. */
type SitePaths = () => ReadonlySet<string>;

/** Returns a function that reads the docs on its first call, and returns the same docs from then on. */
export function docsReader(run: Run) {
  let reading: Promise<FoundDocs> | undefined;
  return (sitePaths: SitePaths) => (reading ??= readDocsOf(run, sitePaths));
}

async function readDocsOf(run: Run, sitePaths: SitePaths): Promise<FoundDocs> {
  const { log } = run.step;
  const { docsRoot = null } = run.inputs;
  const result = await extraRunner(run.step)('the docs', ({ compute }) =>
    readDocsIn(run, { folder: docsRoot, sitePaths }, compute),
  );
  if (!result?.docs) {
    // On a pull request, `docs-root` also says which changed files are pages, even without a checkout.
    if (result?.hasNoFolder && !run.scoped) {
      log.warning(
        `The checkout has no folder \`${docsRoot}\`, so no docs were read. Set the input \`docs-root\` to the docs' folder.`,
      );
    } else if (result) log.info(result.problem);
    return { docs: null, missingDocsRoot: result?.hasNoFolder ? docsRoot : null };
  }
  const { pages, root, skipped, isCut } = result.docs;
  const where = root === '.' ? "the checkout's root" : `\`${root}\``;
  const leftOut = `, and left out ${countOf(skipped, 'file')} that ${skipped === 1 ? "isn't" : "aren't"} text`;
  log.info(
    `Read ${countOf(pages.length, 'page')} of documentation in ${where}${skipped > 0 ? leftOut : ''}.`,
  );
  if (isCut) {
    log.info(
      "The checkout has too many files to search them all, so only the pages found first were read. Set the input `docs-root` to the docs' folder, or check out that folder alone.",
    );
  }
  return { docs: result.docs, missingDocsRoot: null };
}

async function readDocsIn(
  { context: { workspace = '.' } }: Run,
  options: { folder: string | null; sitePaths?: SitePaths; overrides?: FileOverrides },
  compute: ExtraTime['compute'],
) {
  // The code that reads docs is loaded on demand, to start faster.
  const { readDocs } = await import('../docs/read.ts');
  const { folder, sitePaths = () => new Set(), overrides = new Map() } = options;
  return compute(() => readDocs({ workspace, folder, sitePaths: sitePaths(), overrides }));
}

/** Limits a report to the pages that the pull request changes. */
export function pullRequestScope(
  { inputs, context, step: { log }, scoped }: Run,
  { listing, docsOf }: { listing: Promise<ChangedFiles>; docsOf: ReturnType<typeof docsReader> },
): Scope {
  return {
    kind: 'pull-request',
    docsRoot: inputs.docsRoot,
    changedFiles: async () => {
      const { files, isTruncated } = await listing;
      log.info(
        `Pull request #${scoped?.pullRequest.number} changes ${countOf(files.length, 'file')}.`,
      );
      if (isTruncated) {
        log.warning(
          'GitHub lists at most 3,000 files of a pull request: pages of the others are left out.',
        );
      }
      const paths = files.flatMap(({ base, head }) => [base, head]);
      return [...new Set(paths.filter((path) => path !== null))];
    },
    docsOf: async (site) => {
      const { docs } = await docsOf(() => site);
      return docs && isOfRun(docs, context) ? docs : null;
    },
  };
}

/** Paths of the site in the rows of both periods. */
export function sitePathsIn({ current, previous, answered }: CollectedData): Set<string> {
  const periods = [current, ...(previous ? [previous] : [])];
  const rows = periods.flatMap(({ unanswered, outOfScope }) => [...unanswered, ...outOfScope]);
  const askedPages = rows.map(({ countedBy }) => ({ pageUrl: countedBy.page }));
  return findSitePaths(askedPages, answered.questions());
}

/** Whether docs belong to the run's repository, as far as their checkout shows. */
function isOfRun({ checkout }: Docs, { serverUrl, repository }: Run['context']): boolean {
  if (!checkout) return true;
  const { folder, origin } = checkout;
  if (!origin) return folder === '';
  const host = addressOf(serverUrl)?.host;
  const fullName = ({ owner, name }: typeof repository): string => `${owner}/${name}`.toLowerCase();
  return origin.host === host && fullName(origin) === fullName(repository);
}

/**
 * Address of the docs on GitHub at the commit that is checked out, without a trailing slash; empty if
 * their repository is not on this GitHub.
 */
export function docsUrl(docs: Docs | null, context: Run['context']): string {
  const { folder = '', origin = null, commit = null } = docs?.checkout ?? {};
  if (!docs || (isOfRun(docs, context) && folder === '')) return sourceUrl(context);
  if (!origin || !commit || origin.host !== addressOf(context.serverUrl)?.host) return '';
  return sourceUrl({ ...context, repository: origin, sha: commit });
}

interface PullRequestDocs {
  github: GitHub;
  pullRequest: { number: number };
  files: readonly ChangedFile[];
  /** The docs in the checkout, whichever commit that has. */
  docs: Docs;
}

/** Name of the optional work that tests a pull request: shown if that work fails. */
export const readerTestName =
  "a reader test, which needs `contents: read` in the job's `permissions:`";

/** Maximum number of a pull request's files that are read, each at its base and at its head. */
const maxFilesRead = 100;

/**
 * Reads the docs before and after a pull request; null if it doesn't change any, or if one end has none.
 * A page that can't be read at one end is left out of both; other such files are taken from the checkout.
 *
 * @throws GitHubError, for example without `contents: read`
 */
export async function readDocsChange(
  run: Run,
  { github, pullRequest, files, docs }: PullRequestDocs,
  { deadline, compute }: ExtraTime,
): Promise<DocsChange | null> {
  if (!isOfRun(docs, run.context)) return null;
  const sources = files.filter((file) => pathsOf(file).some(docs.isDocsFile));
  if (sources.length === 0) return null;
  const ends = await openBaseAndHead({ github: github.withDeadline(deadline), pullRequest });
  const base = new Map<string, Uint8Array | 'unreadable' | null>();
  const head: typeof base = new Map();
  const queue = sources.slice(0, maxFilesRead);
  let unreadable = 0;
  for (const file of queue) {
    const bytesAtBase = file.base === null ? null : await ends.base.read(file.base);
    const bytesAtHead = file.head === null ? null : await ends.head.read(file.head);
    const paths = pathsOf(file);
    if (isReadable(bytesAtBase) && isReadable(bytesAtHead)) {
      for (const path of paths) {
        base.set(path, path === file.base ? bytesAtBase : (base.get(path) ?? null));
        head.set(path, path === file.head ? bytesAtHead : (head.get(path) ?? null));
      }
    } else {
      unreadable += 1;
      for (const path of paths.filter(isPageName)) {
        base.set(path, 'unreadable');
        head.set(path, 'unreadable');
      }
    }
  }
  const folder = [docs.checkout?.folder ?? '', docs.root].filter((name) => name !== '').join('/');
  const { workspace = '.' } = run.context;
  // The checkout usually is the base or the head, whose docs then are read and indexed only once.
  const docsWith = async (overrides: FileOverrides): Promise<Docs | null> =>
    hasSameTexts(join(workspace, docs.checkout?.folder ?? ''), overrides)
      ? docs
      : (await readDocsIn(run, { folder, overrides }, compute)).docs;
  const before = await docsWith(base);
  const after = await docsWith(head);
  if (!before || !after) return null;
  const renamed = queue.flatMap(({ base, head }) =>
    base !== null && head !== null && base !== head ? [[base, head] as const] : [],
  );
  return {
    base: { sha: ends.base.sha, docs: before },
    head: { sha: ends.head.sha, docs: after },
    renamed: new Map(renamed),
    extent: { changed: sources.length, read: queue.length, unreadable },
  };
}

const pathsOf = ({ base, head }: ChangedFile): string[] =>
  [...new Set([base, head])].filter((path) => path !== null);
