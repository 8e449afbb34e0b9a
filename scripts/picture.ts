/**
 * Takes the pictures in `docs` anew: of what the demo posts, as GitHub shows it, and of the page that
 * it writes: `npm run picture`. Needs the bundle. `docs/pictures.json` keeps by which text each was
 * taken: a test fails if the demo shows another.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../test/world/browser.ts';
import { pictures } from './demo/picture/pictures.ts';
import { takePicture } from './demo/picture/screenshot.ts';

/** Everyone who opens the README downloads it. */
const maxBytes = 150_000;

const docs = join(import.meta.dirname, '../docs');
const hashes: Record<string, string> = {};
const { browser, close } = await openBrowser();
try {
  for (const picture of await pictures()) {
    const { name, textHash } = picture;
    const bytes = await takePicture(browser, picture);
    if (bytes.length > maxBytes)
      throw new Error(`${name} has ${bytes.length} bytes, more than ${maxBytes}.`);
    writeFileSync(join(docs, name), bytes);
    hashes[name] = textHash;
    console.log(`docs/${name}: ${bytes.length.toLocaleString('en-US')} bytes`);
  }
} finally {
  await close();
}
writeFileSync(join(docs, 'pictures.json'), `${JSON.stringify(hashes, null, 2)}\n`);
