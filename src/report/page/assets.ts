import { readFileSync } from 'node:fs';

/*
 * The page's style and script, read from their files. The build replaces this file with one that has
 * their text: see scripts/build.ts.
 */

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export const style = textOf('page.css');
export const script = textOf('page.client.js');
