import { JSDOM } from 'jsdom';
import { htmlOf } from '../world/markdown.ts';

/** GitHub Flavored Markdown as elements. */
export const renderGfm = (markdown: string): DocumentFragment => JSDOM.fragment(htmlOf(markdown));

export function textOf(rendered: ParentNode, selector: string): string[] {
  return [...rendered.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replaceAll('\u200b', '').trim(),
  );
}
