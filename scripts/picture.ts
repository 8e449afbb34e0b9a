/**
 * Makes docs/report.webp, the part of the demo's weekly report that persuades, docs/the-issue.webp,
 * its boxes, and docs/fixing-gaps.webp, the story of one of its gaps, as GitHub shows them: `npm run picture`. Needs
 * the bundle, and Chromium or Chrome on the PATH or in `CHROME`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResult } from '../test/world/runner.ts';
import { persuasivePart, picturePage } from './demo/picture/part.ts';
import { takePicture } from './demo/picture/screenshot.ts';
import { boxesToTick, storyOfAGap } from './demo/picture/story.ts';
import { runWeeklyReport } from './demo/runs.ts';
import { startWorld } from './demo/world.ts';

const width = 880;
/** Everyone who opens the README downloads it. */
const mostBytes = 150_000;

const world = await startWorld();
const remove = ({ temp }: RunResult) => rmSync(temp, { recursive: true, force: true });

function save(name: string, markdown: string): void {
  const path = join(import.meta.dirname, '../docs', name);
  const bytes = takePicture({ html: picturePage(markdown), width, path });
  if (bytes > mostBytes) throw new Error(`${path} has ${bytes} bytes, more than ${mostBytes}.`);
  console.log(`${path}: ${bytes.toLocaleString('en-US')} bytes`);
}

try {
  const run = await runWeeklyReport(world, 'now');
  remove(run);
  save('report.webp', persuasivePart(run.summary));
} finally {
  await world.close();
}

const ofBoxes = await startWorld();
try {
  save('the-issue.webp', await boxesToTick(ofBoxes, remove));
} finally {
  await ofBoxes.close();
}

const ofAGap = await startWorld();
try {
  save('fixing-gaps.webp', await storyOfAGap(ofAGap, remove));
} finally {
  await ofAGap.close();
}
