import { hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { RunResult } from '../../../test/world/runner.ts';
import { runWeeklyReport } from '../runs.ts';
import { startWorld, type World } from '../world.ts';
import { persuasivePart, picturePage } from './part.ts';
import { boxesToTick, commentForReaders, storyOfAGap } from './story.ts';

/** A picture in `docs`, before it is taken. */
export interface Picture {
  /** Of its file. */
  name: string;
  html: string;
  /** Of the address that is opened, `#` and all. */
  fragment: string;
  width: number;
  /** The whole page if it is null. */
  height: number | null;
  /** By which it is known whether the picture still shows what the demo does. */
  textHash: string;
}

const remove = ({ temp }: RunResult): void => rmSync(temp, { recursive: true, force: true });

/**
 * Runs the demo for the pictures, each story in a world of its own, all at once: they mostly wait.
 *
 * @param entry the bundle that runs
 */
export async function pictures(entry?: string): Promise<Picture[]> {
  const pages: string[] = [];
  const keepPage = (run: RunResult): void => {
    pages.push(readFileSync(join(run.outputs.reportDir ?? '', 'report.html'), 'utf8'));
    remove(run);
  };
  const posts = await Promise.all(
    Object.entries({
      'report.webp': persuasiveReport,
      'the-issue.webp': (world: World) => boxesToTick(world, remove),
      'pull-requests.webp': (world: World) => commentForReaders(world, remove),
      'fixing-gaps.webp': (world: World) => storyOfAGap(world, keepPage),
    }).map(async ([name, story]) => post(name, await inWorld(entry, story))),
  );
  const [, second = '', , third = ''] = pages;
  const [, gap = ''] = /href="#(gap-\w+)">[^<]*webhook signature/.exec(second) ?? [];
  const size = { width: 1_100, height: 725 };
  return [
    ...posts,
    {
      ...{ name: 'page.webp', html: third, fragment: '#sort=state', ...size },
      textHash: hashTexts(third, 'header, nav, #gaps'),
    },
    {
      ...{ name: 'page-of-a-gap.webp', html: second, fragment: `#${gap}`, ...size },
      textHash: hashTexts(second, `nav, #${gap}`),
    },
  ];
}

/** A picture of a post, by its Markdown. */
function post(name: string, markdown: string): Picture {
  const html = picturePage(markdown);
  return { name, html, fragment: '', width: 880, height: null, textHash: hashTexts(html, 'body') };
}

async function persuasiveReport(world: World): Promise<string> {
  const run = await runWeeklyReport(world, 'now');
  remove(run);
  return persuasivePart(run.summary);
}

async function inWorld<T>(
  entry: string | undefined,
  run: (world: World) => Promise<T>,
): Promise<T> {
  const world = await startWorld(entry);
  try {
    return await run(world);
  } finally {
    await world.close();
  }
}

/** Over the text of a page's parts, without what the run's surroundings put into it. */
function hashTexts(html: string, parts: string): string {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll('style, script')) element.remove();
  const texts = [...document.querySelectorAll(parts)].map(({ textContent }) => textContent ?? '');
  const text = texts
    .join(' ')
    .replace(/127\.0\.0\.1:\d+/g, '')
    .replace(/\s+/g, ' ');
  return hash('sha256', text);
}
