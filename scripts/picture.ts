/**
 * Makes docs/report.png, the part of the demo's weekly report that persuades, as GitHub shows it:
 * `npm run picture`. Needs the bundle, and Chromium or Chrome on the PATH or in `CHROME`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { persuasivePart, picturePage } from './demo/picture/part.ts';
import { takePicture } from './demo/picture/screenshot.ts';
import { runWeeklyReport } from './demo/runs.ts';
import { startWorld } from './demo/world.ts';

const width = 880;
/** Everyone who opens the README downloads it. */
const mostBytes = 120_000;

const world = await startWorld();
try {
  const run = await runWeeklyReport(world, 'now');
  rmSync(run.temp, { recursive: true, force: true });
  const html = picturePage(persuasivePart(run.summary));
  const path = join(import.meta.dirname, '../docs/report.png');
  const bytes = takePicture({ html, width, path });
  if (bytes > mostBytes) throw new Error(`${path} has ${bytes} bytes, more than ${mostBytes}.`);
  console.log(`${path}: ${bytes.toLocaleString('en-US')} bytes`);
} finally {
  await world.close();
}
