import { codeSpan, escapeMarkdown } from '../../text/markdown.ts';
import type { GapState } from '../gaps/job.ts';
import type { KnownIssue, Standing } from '../model/remembered.ts';
import type { ReportTopic } from '../model/report-model.ts';
import { formatDay } from './wording.ts';

/** What is told of a state; an open gap needs no words, and a dismissed one has its own fold. */
const stateWords: Readonly<Partial<Record<GapState, string>>> = {
  ours: 'people write it',
  fixing: 'an agent’s job is at work on it',
  'pull-request': 'its pull request is open',
  watching: 'its pull request was merged; too soon to tell whether that helped',
  fixed: 'fixed',
  back: 'was fixed, and is back',
};

/**
 * Since when a gap is known, and where it stands; empty if there is nothing to tell.
 *
 * @param from first day of the report's period
 * @param issue what an issue remembers; null without one
 */
export function standingText(
  { id, state, firstReported }: ReportTopic,
  { from, issue }: { from: string; issue: KnownIssue | null },
): string {
  const gap = issue?.offers ? issue.gaps.get(id) : undefined;
  const isDecided = gap?.ticked.fix === true || state === 'open' || state === 'fixing';
  const words =
    (isDecided && gap?.standing && standingWords(gap.standing)) || (state && stateWords[state]);
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return [
    ...(firstReported !== undefined && firstReported < from
      ? [`**First reported for:** the period from ${formatDay(firstReported, day)}`]
      : []),
    ...(words === undefined ? [] : [`**State:** ${words}`]),
  ].join(' · ');
}

const askAnew = 'untick the box and tick it again to ask for another';

/** What came of a decision: the words of every outcome that a report tells. */
const words: Readonly<Record<string, string | ((detail: string) => string)>> = {
  refused: (reason) => `no job was started: ${escapeMarkdown(reason)}`,
  'ticked-again': 'ticked again; another job starts once the one that is at work has ended',
  'not-asked':
    'ticked, but not asked in this period or the one before; its job starts once it is asked again',
  'to-be-started':
    'ticked; its job starts with this run, or with a later one if there are more than `max-jobs`',
  ticked: 'ticked; a run with `fix: ticked` starts its job',
  unclear: `ticked, but what came of that is lost with the issue’s memory; ${askAnew}`,
  starting:
    'a job is being started; if none shows here when the run is over, it may be running all the same',
  'at-work': (jobId) => `a job is at work: ${codeSpan(jobId)}`,
  'waits-for-merge': 'waits for its merge',
  unreadable: (why) => escapeMarkdown(why),
  closed: 'closed without a merge',
  'no-link': 'the job opened a pull request, but its link is not a plain https URL',
  'no-changes': 'the job ended without a pull request',
  archived: 'the job was archived',
  failed: `the job failed; ${askAnew}`,
  unknown: `a job may have been started, and was not found; look in the dashboard, or ${askAnew}`,
  'not-found': `the service no longer knows the job; ${askAnew}`,
  dismissed: 'not for the docs',
  ours: 'people write it',
  watching: 'watching',
  fixed: 'fixed',
  back: 'back',
};

/** Where a gap stands, as escaped Markdown without a full stop. */
export function standingWords({ is, detail }: Standing): string {
  const said = words[is] ?? 'no pull request';
  return typeof said === 'string' ? said : said(detail ?? '');
}
