import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { errorMessage, type Step, StepStopped } from '../step.ts';
import { countOf } from '../text/counts.ts';
import { escapeMarkdown, link, md, messageMarkdown } from '../text/markdown.ts';
import { type BodyPart, fitSections } from '../text/sections.ts';
import { type RunContext, readRunContext } from './run-context.ts';

/** GitHub silently drops a larger job summary ("Adding a job summary", GitHub Docs). */
const maxSummaryBytes = 1024 * 1024;
const lineEnd = 0x0a;

/**
 * Appends sections to the job summary, cut to the space that is left in it. A failure is only a
 * warning, as it must not hide the outcome.
 */
export async function appendSummary({
  context: { summaryPath, runUrl },
  sections,
  step: { log, mask },
}: {
  context: Pick<RunContext, 'summaryPath' | 'runUrl'>;
  sections: readonly BodyPart[];
  step: Pick<Step, 'log' | 'mask'>;
}): Promise<void> {
  if (!summaryPath) {
    log.warning('No job summary was written: GITHUB_STEP_SUMMARY is not set.');
    return;
  }
  try {
    // The runner may not have created the file.
    const written = existsSync(summaryPath) ? await readFile(summaryPath) : Buffer.alloc(0);
    const lead = written.length === 0 || written.at(-1) === lineEnd ? '' : '\n';
    const limitBytes = maxSummaryBytes - written.length - lead.length;
    const { body, omitted } = fitSections({ sections, limitBytes, runUrl });
    if (body) await appendFile(summaryPath, lead + mask(body));
    if (omitted.length > 0) {
      log.warning(
        `The job summary is limited to 1 MiB: ${omitted.length} of ${countOf(sections.length, 'section')} were left out.`,
      );
    }
  } catch (error) {
    log.warning(`The job summary couldn't be written: ${errorMessage(error)}`);
  }
}

const noResult = { job: 'The agent job has no known outcome', report: 'No report was made' };

/** Explains in the job summary why a run has no result. */
export async function appendFailure({
  mode,
  error,
  step,
}: {
  /** Undefined if the inputs are invalid. */
  mode: keyof typeof noResult | undefined;
  error: unknown;
  step: Pick<Step, 'env' | 'log' | 'mask'>;
}): Promise<void> {
  const context = readRunContext(step.env);
  const reached = error instanceof StepStopped ? error.title : null;
  const title = reached ?? (mode ? noResult[mode] : 'The step did nothing');
  // Masked first, as escaping could split a secret.
  const message = step.mask(errorMessage(error));
  const text = message.split('\n').map((line) => {
    const [, bullet, words = ''] = /^(- )?(.*)$/.exec(line) ?? [];
    return md`${bullet !== undefined && md`- `}${messageMarkdown(words)}`;
  });
  const run = link({ text: 'workflow run', url: context.runUrl });
  const heading = escapeMarkdown(title);
  const markdown = md.blocks([md`### ❌ ${heading}`, md.lines(text), md`Written by this ${run}.`]);
  const sections = [{ title: heading, markdown, isEssential: true }];
  await appendSummary({ context, sections, step });
}
