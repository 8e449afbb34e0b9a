/**
 * Makes docs/report.webp, the part of the demo's weekly report that persuades, docs/the-issue.webp,
 * its boxes, docs/fixing-gaps.webp, the story of one of its gaps, and docs/pull-requests.webp, what
 * its pull request does to readers, as GitHub shows them: `npm run picture`. Needs the bundle, and
 * Chromium or Chrome on the PATH or in `CHROME`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunResult } from '../test/world/runner.ts';
import { persuasivePart, picturePage } from './demo/picture/part.ts';
import { takePicture } from './demo/picture/screenshot.ts';
import { boxesToTick, commentForReaders, storyOfAGap } from './demo/picture/story.ts';
import { runWeeklyReport } from './demo/runs.ts';
import { startWorld, type World } from './demo/world.ts';

const width = 880;
/** Everyone who opens the README downloads it. */
const mostBytes = 150_000;

/** Each in a world of its own. */
const pictures: Readonly<Record<string, (world: World, keep: typeof remove) => Promise<string>>> = {
  'report.webp': persuasiveReport,
  'the-issue.webp': boxesToTick,
  'fixing-gaps.webp': storyOfAGap,
  'pull-requests.webp': commentForReaders,
};

function remove({ temp }: RunResult): void {
  rmSync(temp, { recursive: true, force: true });
}

async function persuasiveReport(world: World): Promise<string> {
  const run = await runWeeklyReport(world, 'now');
  remove(run);
  return persuasivePart(run.summary);
}

for (const [name, markdownOf] of Object.entries(pictures)) {
  const world = await startWorld();
  try {
    const path = join(import.meta.dirname, '../docs', name);
    const html = picturePage(await markdownOf(world, remove));
    const bytes = takePicture({ html, width, path });
    if (bytes > mostBytes) throw new Error(`${path} has ${bytes} bytes, more than ${mostBytes}.`);
    console.log(`${path}: ${bytes.toLocaleString('en-US')} bytes`);
  } finally {
    await world.close();
  }
}
