import { boxLine } from '../../src/report/gaps/editable.ts';
import type { Box } from '../../src/report/gaps/memory.ts';
import type { RunResult } from '../../test/world/runner.ts';
import type { World } from './world.ts';

interface ReportedTopic {
  id: string;
  label: string;
}

/** The topic of a run's report whose heading has these words. */
export function topicAbout(words: string, { outputs }: RunResult): ReportedTopic {
  const topics: ReportedTopic[] = JSON.parse(outputs.topics ?? '[]');
  const found = topics.find(({ label }) => label.toLowerCase().includes(words));
  if (!found) throw new Error(`The report has no topic about “${words}”`);
  return found;
}

/** Ticks a box of a topic in the open issue, as a person does in the browser. */
export function tick({ github }: World, { topic, box }: { topic: ReportedTopic; box: Box }): void {
  const issue = openIssue(github);
  const unticked = boxLine({ gapId: topic.id, box, isTicked: false });
  if (!issue.body.includes(unticked)) throw new Error(`The issue has no box for “${topic.label}”`);
  github.state.editIssue(issue.number, (body) =>
    body.replace(unticked, boxLine({ gapId: topic.id, box, isTicked: true })),
  );
}

/** Ticks it while the next run works: after it has read the issue, before it writes it. */
export function tickDuringNextRun(world: World, of: { topic: ReportedTopic; box: Box }): void {
  const { number } = openIssue(world.github);
  const path = new RegExp(`/issues/${number}$`);
  world.github.faults.push({ method: 'GET', path, meanwhile: () => tick(world, of) });
}

/** What the open issue's boxes, details and comments say, as lines. */
export function issueLines({ github }: World): string[] {
  const { number, body } = openIssue(github);
  const ticked = body.match(/^- \[x\] .*$/gm) ?? [];
  const details = body.match(/<strong>(?:Not for the docs|No longer asked)<\/strong>[^<]*/g) ?? [];
  const comments = github.state.commentsOn(number);
  const latest = comments.at(-1)?.body.split('\n').slice(1) ?? [];
  return [
    ...fixesIn(body),
    `Ticked: ${ticked.length > 0 ? ticked.map((line) => line.slice('- [x] '.length)).join('; ') : 'nothing'}`,
    ...details.map((text) => text.replace(/<[^>]*>/g, '')),
    `Comments: ${comments.length}${comments.length > 0 ? '; the latest:' : ''}`,
    ...latest.filter(Boolean),
  ];
}

/** The open issue as it is. */
export function issueBody({ github }: World): string {
  return openIssue(github).body;
}

/** The latest comment, without its marker: the one on the pull request of a fix. */
export function fixComment({ github }: World): string {
  const { body = '' } = github.state.comments.at(-1) ?? {};
  return body.replace(/^.*\n/, '').replaceAll('\u200b', '');
}

/** What the latest comment says that a pull request does to readers, as Markdown. */
export function partForReaders({ github }: World): string {
  const { body = '' } = github.state.comments.at(-1) ?? {};
  const [part] = /^## What this pull request does to readers\n[\s\S]*(?=^<sub>)/m.exec(body) ?? [];
  if (!part) throw new Error('The comment says nothing of what it does to readers');
  return part;
}

/** The same as lines, without details. */
export function readerLines(world: World): string {
  return partForReaders(world)
    .replace(/^## .*/, '')
    .replace(/<summary>(.*)<\/summary>[\s\S]*?<\/details>/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u200b', '')
    .split('\n')
    .filter((line) => line !== '')
    .join('\n');
}

/** The table of fixes in the open issue, as lines. */
export function fixLines({ github }: World): string[] {
  return fixesIn(openIssue(github).body);
}

function fixesIn(body: string): string[] {
  const [, table = ''] = /### Fixes\s+((?:\|.*\s)+)/.exec(body) ?? [];
  return table.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('| :'));
}

function openIssue({ state }: World['github']) {
  const issue = state.issues.find((one) => !one.isPullRequest && one.state === 'open');
  if (!issue) throw new Error('No issue is open');
  return issue;
}
