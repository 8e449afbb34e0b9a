/**
 * Runs the committed bundle against stand-ins for the service and GitHub on this machine: `npm run demo`.
 */
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RunResult } from '../test/world/runner.ts';
import { printHeading, printIndented, printOutputs } from './demo/console.ts';
import { renderPage } from './demo/page/page.ts';
import { postedBy } from './demo/posted.ts';
import { startReader } from './demo/reader.ts';
import {
  fixComment,
  fixLines,
  issueLines,
  readerLines,
  tick,
  tickDuringNextRun,
  topicAbout,
} from './demo/readers.ts';
import {
  runForTicks,
  runJob,
  runMonday,
  runReportOnFile,
  runReportOnPullRequest,
  runReportWithModel,
  runWeeklyReport,
} from './demo/runs.ts';
import { mergeGapsPull, startWorld } from './demo/world.ts';

const outputFolder = join(import.meta.dirname, '../demo-output');
const runs: RunResult[] = [];

function keep(run: RunResult): RunResult {
  runs.push(run);
  return run;
}

const world = await startWorld();
try {
  printHeading('Mode job: start an agent, wait for it, and comment on the pull request');
  const job = keep(await runJob(world));
  printOutputs(job.outputs);
  console.log('\n  Summary:');
  printIndented(job.summary);

  printHeading('Mode report: the first Monday, which opens an issue');
  const first = keep(await runWeeklyReport(world, 'before'));
  const notForTheDocs = topicAbout('declined card', first);
  tick(world, { topic: notForTheDocs, box: 'dismiss' });
  console.log(`\n  Someone ticks “${notForTheDocs.label}”: not for the docs.`);

  printHeading('Mode report: the second Monday, which updates the same comment and issue');
  const weekly = keep(await runWeeklyReport(world, 'now'));
  printOutputs(weekly.outputs);
  console.log('\n  The head of the summary:');
  printIndented(weekly.summary.slice(0, weekly.summary.indexOf('<details>')));

  console.log('\n  The issue:');
  printIndented(issueLines(world).join('\n'));

  printHeading('Mode report: the same week, its questions and the docs read by a model');
  const reader = await startReader();
  const read = keep(await runReportWithModel(world, reader.url).finally(reader.close));
  console.log('\n  The head of the summary:');
  printIndented(read.summary.slice(0, read.summary.indexOf('<details>')));

  printHeading('Mode report: someone ticks “Let the agent fix it”, which starts a job');
  tick(world, { topic: topicAbout('webhook signature', weekly), box: 'fix' });
  world.onReading = () => {
    world.onReading = () => {};
    console.log('\n  The issue, while the job is at work:');
    printIndented(fixLines(world).join('\n'));
    console.log();
  };
  printOutputs({ jobs: keep(await runForTicks(world)).outputs.jobs ?? '' });
  console.log('\n  The issue, once it has ended:');
  printIndented(fixLines(world).join('\n'));
  console.log('\n  The comment on its pull request:');
  printIndented(fixComment(world));
  const merged = mergeGapsPull(world, '2026-11-16T15:12:00Z');
  console.log(`\n  Someone reads pull request #${merged}, and merges it.`);

  printHeading('Mode report: the third Monday; someone ticks a box while the run works');
  tickDuringNextRun(world, { topic: topicAbout('idempotency', weekly), box: 'dismiss' });
  keep(await runMonday(world, 'third'));
  printIndented(issueLines(world).join('\n'));

  printHeading('Mode report: the fourth Monday; what is asked since the fix is counted');
  keep(await runMonday(world, 'fourth'));
  printIndented(issueLines(world).join('\n'));

  printHeading('Mode report, scope pull-request: only the pages that it changes');
  const scoped = keep(await runReportOnPullRequest(world));
  printOutputs(scoped.outputs);
  console.log('\n  What the comment says that it does to readers:');
  printIndented(readerLines(world));

  printHeading('Mode report, from a file: no key, no request to the service');
  const file = join(weekly.outputs.reportDir ?? '', 'conversations.jsonl');
  const again = keep(await runReportOnFile(world, file));
  console.log(`\n  ${again.outputs.headline}`);

  const posted = postedBy({ world, job, weekly, read });
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(outputFolder);
  cpSync(weekly.outputs.reportDir ?? '', outputFolder, { recursive: true });
  writeFileSync(join(outputFolder, 'demo.html'), renderPage(posted));
  copyFileSync(
    createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js'),
    join(outputFolder, 'mermaid.min.js'),
  );

  const { pullRequest, fix, issue } = posted;
  printHeading('What was posted');
  console.log(`  ${pullRequest.comments.length} comments on pull request #${pullRequest.number}: the job's, the weekly report's, the one for its pages
  1 comment on pull request #${fix.number}, which a gap's job opened: why it exists, and what to review
  1 issue, #${issue.number} “${issue.title}” (${issue.state}), written on the first Monday, updated on three more and by the run for a tick

  Open demo-output/demo.html to see it all as GitHub would show it. It links report.html,
  the page to explore. Next to it are the report's files: report.md, report.json, unanswered.csv and conversations.jsonl.\n`);
} finally {
  for (const { temp } of runs) rmSync(temp, { recursive: true, force: true });
  await world.close();
}
