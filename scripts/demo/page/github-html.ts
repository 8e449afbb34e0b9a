import { JSDOM } from 'jsdom';
import { renderMarkdown } from '../../../test/world/markdown.ts';

const withoutAttributes = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'div', 'span'],
  ...['b', 'i', 'strong', 'em', 'del', 's', 'sub', 'sup', 'kbd', 'samp', 'summary'],
  ...['table', 'thead', 'tbody', 'tr', 'ul'],
];
/** The elements that GitHub lets through, with the attributes that each may keep. */
const allowedAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ...withoutAttributes.map((name): [string, string[]] => [name, []]),
  ['a', ['href']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['code', ['class']],
  ['details', ['open']],
  ['input', ['type', 'checked', 'disabled']],
  ['li', ['class']],
  ['ol', ['start']],
  ['td', ['align']],
  ['th', ['align']],
]);

/** Elements whose content goes with them. */
const removedWhole = 'script, style, template, iframe, object, embed, svg, math';
const allowedAddress = /^(?:https?:|mailto:|#|\/)/i;

/** Markdown as GitHub shows it: GFM, sanitised, and Mermaid's code set apart to be drawn. */
export function githubHtml(markdown: string): string {
  const fragment = JSDOM.fragment(renderMarkdown(markdown).html);
  for (const element of fragment.querySelectorAll(removedWhole)) element.remove();
  for (const element of fragment.querySelectorAll('*')) sanitise(element);
  for (const code of fragment.querySelectorAll('pre > code.language-mermaid')) {
    const chart = fragment.ownerDocument.createElement('pre');
    chart.className = 'mermaid';
    chart.textContent = code.textContent;
    code.parentElement?.replaceWith(chart);
  }
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

function sanitise(element: Element): void {
  const attributes = allowedAttributes.get(element.localName);
  if (attributes === undefined) {
    element.replaceWith(...element.childNodes);
    return;
  }
  for (const { name, value } of [...element.attributes]) {
    const isAddress = name === 'href' || name === 'src';
    const isAllowed = attributes.includes(name) && (!isAddress || allowedAddress.test(value));
    if (!isAllowed) element.removeAttribute(name);
  }
}
