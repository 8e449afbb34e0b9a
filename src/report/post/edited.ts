import { commentOnce } from '../../github/comment.ts';
import { GitHubError } from '../../github/errors.ts';
import type { Issue, OwnIssues, WantedIssue } from '../../github/issue-search.ts';
import type { RunContext } from '../../github/run-context.ts';
import type { Log } from '../../log.ts';
import type { Step } from '../../step.ts';
import { isoTime } from '../../text/date.ts';

/** The edit of one of these issues that triggered the run; null if something else did. */
export function editOf(
  { eventName, payload }: RunContext,
  issues: readonly Issue[],
  clock: Step['clock'],
): { from: string; to: string; at: string } | null {
  const { issue, changes } = payload;
  const [to, from] = [issue?.body, changes?.body?.from];
  const isOwn = issues.some(({ number }) => number === issue?.number);
  if (eventName !== 'issues' || !isOwn || from == null || to == null) return null;
  return { from, to, at: issue?.updated_at ?? isoTime(clock.wallTime()) ?? '' };
}

/** If a closed issue was edited, comments there where the report continues. A failure is only logged. */
export async function noteClosed(
  { github, marker }: WantedIssue,
  { found, context, log }: { found: OwnIssues; context: RunContext; log: Log },
): Promise<void> {
  const { eventName, payload } = context;
  const [next] = found.open;
  const edited = found.closed.find(({ number }) => number === payload.issue?.number);
  if (eventName !== 'issues' || !edited || !next) return;
  const { number } = edited;
  log.info(
    `Issue #${number}, which was edited, is closed: the report continues in #${next.number}.`,
  );
  const markdown = `This issue is closed, so its boxes have no effect. The report continues in #${next.number}: tick the box there.`;
  try {
    await commentOnce({
      github,
      context,
      log,
      place: { number },
      marker: { ...marker, notice: `followed-by-${next.number}` },
      sections: async () => [{ title: 'where the report continues', markdown }],
    });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    log.info(`No comment on issue #${number} says so: ${error.message}`);
  }
}
