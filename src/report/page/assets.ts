import { readFileSync } from 'node:fs';

/*
 * The page's style and script, as their files have them. The build puts their text in the place of
 * this file: see scripts/build.ts.
 */

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export const style = textOf('page.css');
export const script = textOf('page.client.js');
