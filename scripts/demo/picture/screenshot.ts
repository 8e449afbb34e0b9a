import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const browsers = ['chromium', 'google-chrome', 'chromium-browser', 'chrome'];
const quietly = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--hide-scrollbars', '--disable-lcd-text', '--force-color-profile=srgb'],
];
/** Sharp on the screens that most readers have. */
const pixelsPerPixel = 1.5;
/** Puts the page's height into what `--dump-dom` shows. */
const measure =
  '<script>document.documentElement.dataset.height = document.body.offsetHeight</script>';

/**
 * Takes a picture of a whole page with the browser of this machine.
 *
 * @param path of the picture, whose ending says its format
 * @returns its size in bytes
 * @throws Error if there is no browser, or it took none
 */
export function takePicture({
  html,
  width,
  path,
}: {
  html: string;
  width: number;
  path: string;
}): number {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-picture-'));
  try {
    const page = join(folder, 'page.html');
    writeFileSync(page, `${html}${measure}`);
    const look = (height: number, ...flags: string[]): string =>
      runBrowser([
        ...quietly,
        `--user-data-dir=${join(folder, 'profile')}`,
        `--window-size=${width},${height}`,
        ...flags,
        pathToFileURL(page).href,
      ]);
    const height = Number(/data-height="(\d+)"/.exec(look(1_000, '--dump-dom'))?.[1]);
    if (!height) throw new Error('The browser did not tell how high the page is.');
    look(height, `--force-device-scale-factor=${pixelsPerPixel}`, `--screenshot=${path}`);
    return statSync(path).size;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runBrowser(flags: string[]): string {
  const { CHROME } = process.env;
  for (const browser of CHROME ? [CHROME] : browsers) {
    try {
      return execFileSync(browser, flags, {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(
    `None of ${browsers.join(', ')} is on the PATH. Install Chromium, or name a browser in CHROME.`,
  );
}
