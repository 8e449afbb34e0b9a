import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import type { Log } from '../log.ts';
import type { Step } from '../step.ts';
import { countOf } from '../text/counts.ts';
import { link, messageMarkdown } from '../text/markdown.ts';
import { fitSections, type Section } from '../text/sections.ts';
import { type RunContext, readRunContext } from './run-context.ts';

/** A job summary over this is dropped whole, and nothing fails ("Adding a job summary", GitHub Docs). */
const limitBytes = 1024 * 1024;
const lineEnd = 0x0a;

/**
 * Appends sections to the job summary, cut to the room that is left in it. What goes wrong is a
 * warning: a summary that can't be written must not hide the outcome.
 */
export async function appendSummary({
  context,
  sections,
  log,
}: {
  context: Pick<RunContext, 'summaryPath' | 'runUrl'>;
  sections: readonly Section[];
  log: Log;
}): Promise<void> {
  const { summaryPath, runUrl } = context;
  if (!summaryPath) {
    log.warning('No job summary was written: GITHUB_STEP_SUMMARY is not set.');
    return;
  }
  try {
    // The runner may not have made it.
    const held = existsSync(summaryPath) ? await readFile(summaryPath) : Buffer.alloc(0);
    const lead = held.length === 0 || held.at(-1) === lineEnd ? '' : '\n';
    const room = limitBytes - held.length - lead.length;
    const { body, omitted } = fitSections({ sections, limitBytes: room, runUrl });
    if (body) await appendFile(summaryPath, lead + body);
    if (omitted.length > 0) {
      log.warning(
        `The job summary holds at most 1 MiB: it leaves out ${omitted.length} of ${countOf(sections.length, 'section')}.`,
      );
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warning(`The job summary could not be written: ${reason}`);
  }
}

const noResult = { job: 'The agent job has no known outcome', report: 'No report was made' };

/** Says in the job summary why a run has no result, and what to do. */
export async function appendFailure({
  mode,
  error,
  step: { env, log, mask },
}: {
  /** Undefined if the inputs are not usable. */
  mode: keyof typeof noResult | undefined;
  error: unknown;
  step: Pick<Step, 'env' | 'log' | 'mask'>;
}): Promise<void> {
  const context = readRunContext(env);
  const title = mode ? noResult[mode] : 'The step did nothing';
  // Masked first, as escaping could split a secret.
  const message = mask(error instanceof Error ? error.message : String(error));
  const text = message.replace(
    /^(- )?(.*)/gm,
    (_, bullet = '', line) => bullet + messageMarkdown(line),
  );
  const run = link({ text: 'workflow run', url: context.runUrl });
  const markdown = `### ❌ ${title}\n\n${text}\n\nWritten by this ${run}.`;
  await appendSummary({ context, sections: [{ title, markdown, essential: true }], log });
}
