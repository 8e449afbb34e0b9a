import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import type { Picture } from './pictures.ts';

/** Sharp on the screens that most readers have. */
const deviceScaleFactor = 1.5;
const quality = 85;

/** Takes a picture as WebP, in light colors. */
export async function takePicture(
  browser: Browser,
  { html, fragment, width, height }: Picture,
): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-picture-'));
  const viewport = { width, height: height ?? 600 };
  const context = await browser.newContext({ viewport, deviceScaleFactor, colorScheme: 'light' });
  try {
    const file = join(folder, 'page.html');
    writeFileSync(file, html);
    const page = await context.newPage();
    await page.goto(`${pathToFileURL(file)}${fragment}`);
    if (height === null) {
      const whole = Number(await page.evaluate('document.documentElement.offsetHeight'));
      await page.setViewportSize({ width, height: whole });
    }
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    return Buffer.from(data, 'base64');
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
