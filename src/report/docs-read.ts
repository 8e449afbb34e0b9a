import type { Docs } from '../docs/docs.ts';
import { type ChangedFile, type Commit, readBothEnds } from '../github/changed-files.ts';
import type { GitHub } from '../github/client.ts';
import { GitHubError } from '../github/errors.ts';
import { tellingPace } from '../pace.ts';
import type { DocsChange } from './readers/reader-test.ts';
import { countOf } from './render/wording.ts';
import type { Run } from './run.ts';

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

/** What the pull request of the scope makes of the docs; null if that can't be read, which the log tells. */
export async function readChangeOfScope(
  run: Run,
  scope: NonNullable<Run['scoped']>,
  files: readonly ChangedFile[],
): Promise<DocsChange | null> {
  try {
    return await readChange(run, { ...scope, files });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    run.step.log.info(
      `There is no reader test, as the pull request's files can't be read. ${error.message} It needs \`contents: read\` in the job's \`permissions:\`.`,
    );
    return null;
  }
}

/**
 * What a pull request makes of the docs in the checkout, whichever commit that is; null if it leaves
 * them as they are, or one of its ends has none.
 *
 * @param files that it changes
 * @throws GitHubError, such as for want of `contents: read`
 */
export async function readChange(
  run: Run,
  {
    files,
    ...of
  }: { github: GitHub; pullRequest: { number: number }; files: readonly ChangedFile[] },
): Promise<DocsChange | null> {
  const changed = files.filter(isOfDocs);
  if (changed.length === 0) return null;
  if (changed.length > mostFilesRead) {
    run.step.log.info(
      `The pull request changes ${changed.length} files that may be of the docs: the reader test reads the first ${mostFilesRead}.`,
    );
  }
  const ends = await readBothEnds({ ...of, files: changed.slice(0, mostFilesRead) });
  const { docs: base } = await read(run, ends.base.texts);
  const { docs: head } = await read(run, ends.head.texts);
  if (!base || !head) return null;
  const renamed = changed.flatMap(({ base, head }) =>
    base !== null && head !== null && base !== head ? [[base, head] as const] : [],
  );
  return {
    base: { sha: ends.base.sha, docs: base },
    head: { sha: ends.head.sha, docs: head },
    renamed: new Map(renamed),
  };
}

/** So many files are read at both ends of a pull request. */
const mostFilesRead = 100;

/** Whether a file can be a page, a part of one, or what says where pages are. */
function isOfDocs({ base, head }: ChangedFile): boolean {
  return [base, head].some((path) => path !== null && /\.(?:mdx?|json|ya?ml)$/i.test(path));
}
