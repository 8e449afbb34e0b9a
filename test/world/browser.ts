import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

/*
 * A real browser: on Linux x64 the one from `npm ci`, elsewhere a Chrome or Chromium on the PATH, or the one
 * that `CHROME` names.
 */

const root = join(import.meta.dirname, '../..');
const isPacked = process.platform === 'linux' && process.arch === 'x64';
const flags = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const names = ['chromium', 'google-chrome', 'chromium-browser', 'chrome', 'chrome.exe'];
/** Where distributions install the libraries that Chromium needs. */
const libraries = ['/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'];

/** Why there is no browser here, as a sentence; null if there is one. */
export const noBrowser: string | null =
  isPacked || onPath() !== null
    ? null
    : `There is no browser: npm ci brings one on Linux x64 alone, none of ${names.join(', ')} is on the PATH, and CHROME names none.`;

function onPath(): string | null {
  const { CHROME, PATH = '' } = process.env;
  const paths = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...(CHROME ? [CHROME] : []), ...paths].find((path) => existsSync(path)) ?? null;
}

/**
 * Starts a browser with its own temporary folder, which `close` removes.
 *
 * @throws Error if there is no browser
 */
export async function openBrowser() {
  if (noBrowser !== null) throw new Error(noBrowser);
  const unpacked = isPacked ? await unpack() : null;
  const temp = mkdtempSync(join(tmpdir(), 'docs-agent-browser-'));
  const env = {
    ...process.env,
    TMPDIR: temp,
    ...(unpacked && {
      LD_LIBRARY_PATH: [...libraries, join(unpacked, 'al2023/lib')].join(':'),
      FONTCONFIG_FILE: join(unpacked, 'fonts.conf'),
    }),
  };
  const executablePath = unpacked ? join(unpacked, 'chromium') : (onPath() ?? '');
  const browser = await inFolder(temp, () => chromium.launch({ executablePath, args: flags, env }));
  return {
    browser,
    close: async (): Promise<void> => {
      await browser.close();
      rmSync(temp, { recursive: true, force: true });
    },
  };
}

/** The packed browser, unpacked once for each version into a folder that `npm ci` clears. */
async function unpack(): Promise<string> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const begun = mkdtempSync(`${folder}-`);
  const parts = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];
  await inFolder(begun, () => Promise.all(parts.map((name) => inflate(join(packed, 'bin', name)))));
  writeFileSync(join(begun, 'fonts.conf'), fontsIn(folder));
  try {
    renameSync(begun, folder);
  } catch {
    // Another process unpacked it first.
    rmSync(begun, { recursive: true, force: true });
  }
  return folder;
}

/** Uses the fonts that come with the browser before the system's. */
const fontsIn = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${folder}/fonts/fonts</dir>
<cachedir>${folder}/fonts-cache</cachedir>
<alias binding="same"><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`;

/** Runs something with another temporary folder, because the packages only write there. */
async function inFolder<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
