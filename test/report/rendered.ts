import { JSDOM } from 'jsdom';
import { htmlOf } from '../world/markdown.ts';

/** GitHub Flavored Markdown as elements. */
export const renderGfm = (markdown: string): DocumentFragment => JSDOM.fragment(htmlOf(markdown));

/** The names of all elements except links, in document order, indented by depth. */
export function skeletonOf(rendered: DocumentFragment): string[] {
  return [...rendered.querySelectorAll('*')]
    .filter(({ localName }) => localName !== 'a')
    .map((element) => {
      let depth = 0;
      for (let parent = element.parentElement; parent; parent = parent.parentElement) depth += 1;
      return `${' '.repeat(depth)}${element.localName}`;
    });
}

export function textOf(rendered: ParentNode, selector: string): string[] {
  return [...rendered.querySelectorAll(selector)].map(({ textContent }) =>
    (textContent ?? '').replaceAll('\u200b', '').trim(),
  );
}
