import type { Docs } from '../docs/docs.ts';
import { type ChangedFile, type Commit, readBothEnds } from '../github/changed-files.ts';
import { GitHubError } from '../github/errors.ts';
import type { DocsChange } from './readers/reader-test.ts';
import { countOf } from './render/wording.ts';
import type { Run } from './run.ts';
import { tellingPace } from './topics/pace.ts';

/** The documentation's sources in the checkout; null if it has none, which the log tells. */
export async function readDocsOf(run: Run): Promise<Docs | null> {
  const { docs, problem } = await read(run);
  const { log } = run.step;
  if (!docs) {
    log.info(problem);
    return null;
  }
  const { pages, root, skipped } = docs;
  const left =
    skipped === 0
      ? ''
      : `, and left out ${countOf(skipped, 'file')} that ${skipped === 1 ? 'is' : 'are'} too large or not text`;
  const where = root === '.' ? "the checkout's root" : `\`${root}\``;
  log.info(`Read ${countOf(pages.length, 'page')} of documentation in ${where}${left}.`);
  return docs;
}

async function read({ inputs, context, step }: Run, others?: Commit['texts']) {
  // Loaded only when it is needed, as starting takes time.
  const { readDocs } = await import('../docs/read.ts');
  const { workspace = '.' } = context;
  const folder = inputs.docsRoot || null;
  return readDocs({ workspace, folder, pace: tellingPace(step), ...(others && { others }) });
}

/**
 * The docs at the base of a pull request, and what it makes of them.
 *
 * @param docs as the checkout has them, whichever commit that is
 * @param files that the pull request changes
 */
export async function readChange(
  run: Run,
  { docs, files }: { docs: Docs; files: readonly ChangedFile[] },
): Promise<{ docs: Docs; change: DocsChange | null }> {
  const changed = files.filter(isOfDocs);
  const ends = changed.length > 0 ? await readEnds(run, changed) : null;
  if (!ends) return { docs, change: null };
  const { docs: base } = await read(run, ends.base.texts);
  const { docs: head } = await read(run, ends.head.texts);
  if (!base || !head) return { docs: base ?? docs, change: null };
  const renamed = changed.flatMap(({ base, head }) =>
    base !== null && head !== null && base !== head ? [[base, head] as const] : [],
  );
  const change = {
    base: ends.base.sha,
    head: { sha: ends.head.sha, docs: head },
    renamed: new Map(renamed),
  };
  return { docs: base, change };
}

/** So many files are read at both ends of a pull request. */
const mostFilesRead = 100;

/** Whether a file can be a page, a part of one, or what says where pages are. */
function isOfDocs({ base, head }: ChangedFile): boolean {
  return [base, head].some((path) => path !== null && /\.(?:mdx?|json|ya?ml)$/i.test(path));
}

/** What changed files say at both ends; null if GitHub doesn't tell, which the log does. */
async function readEnds(
  { scoped, step: { log } }: Run,
  changed: readonly ChangedFile[],
): Promise<{ base: Commit; head: Commit } | null> {
  if (!scoped) return null;
  const files = changed.slice(0, mostFilesRead);
  if (changed.length > files.length) {
    log.info(
      `The pull request changes ${changed.length} files that may be of the docs: the reader test reads the first ${files.length}.`,
    );
  }
  try {
    return await readBothEnds({ ...scoped, files });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(
      `There is no reader test, as the pull request's files can't be read. ${error.message} It needs \`contents: read\` in the job's \`permissions:\`.`,
    );
    return null;
  }
}
