import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CDPSession } from 'playwright-core';
import { openBrowser } from '../../test/world/browser.ts';
import { generatedQuestions } from '../topics/generated.ts';
import { readSets } from '../topics/main.ts';
import { createAnswers } from './answers.ts';
import { bundle, reportEnv, took } from './process.ts';
import { rowAt } from './site.ts';

/** Lets the committed bundle write the page of this many unanswered questions: its address. */
export async function writePage(temp: string, questions: number): Promise<string> {
  const texts = [...(await readSets()).values()].flat().map(({ text }) => text);
  const answer = createAnswers(4);
  const rows = generatedQuestions(questions, texts).map(({ text }, at) =>
    JSON.stringify({ ...rowAt(10 * at, answer(700)), query: text }),
  );
  const file = join(temp, 'unanswered.jsonl');
  writeFileSync(file, rows.join('\n'));
  await took([bundle], reportEnv(temp, { 'INPUT_CONVERSATIONS-FILE': file }));
  return pathToFileURL(join(temp, 'docs-gap-report/report.html')).href;
}

/** Seconds of the page's main thread until it is drawn, and for the longest of three later filters. */
export async function timePage(address: string): Promise<{ opened: number; filtered: number }> {
  const { browser, close } = await openBrowser();
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const drawn = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await page.goto(address);
    await page.evaluate("globalThis.text = document.querySelector('[name=text]')");
    await drawn();
    const opened = await secondsOf(session);
    const filters: number[] = [];
    for (const text of ['api key', 'é', '']) {
      const before = await secondsOf(session);
      // What finds and fills a field from outside takes longer than the filter.
      await page.evaluate(`text.value = ${JSON.stringify(text)}`);
      await page.evaluate("text.dispatchEvent(new Event('input', { bubbles: true }))");
      await drawn();
      filters.push((await secondsOf(session)) - before);
    }
    return { opened, filtered: Math.max(...filters) };
  } finally {
    await close();
  }
}

async function secondsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
