import { boxLine } from '../../../src/report/gaps/editable.ts';
import type { RunResult } from '../../../test/world/runner.ts';
import { fixComment, fixLines, issueBody, partForReaders, tick, topicAbout } from '../readers.ts';
import { runForTicks, runMonday, runReportOnPullRequest, runWeeklyReport } from '../runs.ts';
import { mergeGapsPull, type World } from '../world.ts';

/** Where GitHub's tables need their line of dashes. */
const alignment = '| :-- | :-- | --: | --: | :-- |';

/**
 * Runs the demo's story of one gap, from its tick to the verdict, and shows it as Markdown by what the
 * issue says at each step.
 *
 * @param keep called with each run
 */
export async function storyOfAGap(world: World, keep: (run: RunResult) => void): Promise<string> {
  keep(await runWeeklyReport(world, 'before'));
  const weekly = await runWeeklyReport(world, 'now');
  keep(weekly);
  const topic = topicAbout('webhook signature', weekly);
  tick(world, { topic, box: 'fix' });
  const boxes = boxesOf(issueBody(world), topic);

  let atWork = '';
  world.onReading = () => {
    world.onReading = () => {};
    atWork = tableOf(world);
  };
  keep(await runForTicks(world));
  const opened = tableOf(world);
  const comment = commentOnPull(world);
  mergeGapsPull(world, '2026-11-16T15:12:00Z');
  for (const week of ['third', 'fourth'] as const) keep(await runMonday(world, week));
  return [
    '#### Monday: someone ticks a box in the report’s issue',
    boxes,
    '#### Seconds later: the issue says that the agent is at work',
    atWork,
    '#### When it ends: the issue links the pull request, for you to review',
    opened,
    '#### On the pull request: why it exists, and what it does to readers',
    comment,
    '#### Two Mondays after the merge: proof',
    tableOf(world),
  ].join('\n\n');
}

/**
 * The demo's issue on its second Monday, as far as its boxes go: the first topic, opened, and what
 * was ticked as not for the docs, opened.
 *
 * @param keep called with each run
 */
export async function boxesToTick(world: World, keep: (run: RunResult) => void): Promise<string> {
  const first = await runWeeklyReport(world, 'before');
  keep(first);
  tick(world, { topic: topicAbout('declined card', first), box: 'dismiss' });
  keep(await runWeeklyReport(world, 'now'));
  const details = issueBody(world)
    .replaceAll('\r\n', '\n')
    .split(/^(?=<details>\n<summary>)/m);
  const named = (name: string) => details.find((one) => one.includes(`<strong>${name}`)) ?? '';
  const [, ofTopic = ''] = details;
  const instruction = details[2] ?? '';
  return [`${ofTopic}${instruction}`, named('Not for the docs')]
    .map((one) => one.replace('<details>', '<details open>'))
    .join('\n\n');
}

/**
 * What the demo's pull request does to readers, its first topic opened.
 *
 * @param keep called with each run
 */
export async function commentForReaders(
  world: World,
  keep: (run: RunResult) => void,
): Promise<string> {
  keep(await runReportOnPullRequest(world));
  return partForReaders(world).replace('<details>', '<details open>');
}

/** Questions of the comment that the picture has room for. */
const maxQuestions = 3;

/** The comment on the pull request, as a quotation, without where the gap belongs. */
function commentOnPull(world: World): string {
  const blocks = fixComment(world).trim().split('\n\n');
  const [, , gap = '', gain = ''] = blocks;
  const questions = blocks.find((block) => block.startsWith('- '))?.split('\n') ?? [];
  if (!gain.includes('nearest to')) throw new Error('The comment has no reader test');
  const review = blocks[blocks.findIndex((block) => block.startsWith('- ')) - 1] ?? '';
  const shown = [...questions.slice(0, maxQuestions), '- …'].join('\n');
  return [gap, gain, review, shown].join('\n\n').replace(/^/gm, '> ');
}

function boxesOf(body: string, { id: gapId, label }: { id: string; label: string }): string {
  const lines = (['dismiss', 'ours', 'fix'] as const).map((box) =>
    boxLine({ gapId, box, isTicked: box === 'fix' }),
  );
  const text = body.replaceAll('\r\n', '\n');
  if (!lines.every((line) => text.includes(line)))
    throw new Error(`The issue shows no tick for “${label}”`);
  return `**${label}**\n\n${lines.join('\n')}`;
}

function tableOf(world: World): string {
  const [head, ...rows] = fixLines(world);
  return [head, alignment, ...rows].join('\n');
}
