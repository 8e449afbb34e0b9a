import { JSDOM } from 'jsdom';
import { expect } from 'vitest';
import { renderMarkdown } from '../world/markdown.ts';
import { unseenIn } from './strings.ts';

/** All that our Markdown is made of, and the attributes that it sets. */
const ourElements = new Set(
  'h2 h3 p strong code pre ul ol li a blockquote details summary table thead tbody tr th td br input'.split(
    ' ',
  ),
);
const ourAttributes = new Set('open href class align type disabled'.split(' '));

const ourBox =
  /^(?: {2})?- \[ \] (?:Not for the docs|We write it ourselves|Let the agent fix it) <!-- gap:[0-9a-f]{12} (?:dismiss|ours|fix) -->$/gm;
const ourHeading =
  /^(?:<summary>|- \d+ · \*\*).*<!-- gap:[0-9a-f]{12} heading -->(?:.*<\/summary>|, \d+ conversations?)$/gm;
const ourMemory = /^<!-- docs-agent-action memory [0-9a-f]{12} [A-Za-z0-9+/=]+ -->\n$/m;

const { window } = new JSDOM();

/**
 * Renders a body as GitHub does, and fails if a stranger's text added an element, an attribute, a hidden
 * comment, an image or a link elsewhere, or anything that GitHub makes out of plain text.
 *
 * @param links what the addresses of links may begin with
 */
export function renderSafely(markdown: string, links: readonly string[]) {
  expect(unseenIn(markdown)).toBeNull();
  const rendered = renderMarkdown(markdown);
  const { fragment } = rendered;
  for (const element of fragment.querySelectorAll('*')) {
    expect(ourElements, element.outerHTML.slice(0, 200)).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect(ourAttributes).toContain(name);
      if (name === 'class') expect(value).toMatch(/^language-(?:mermaid|text)$/);
    }
  }
  expect(rendered.images).toEqual([]);
  expect(rendered.effects).toEqual([]);
  for (const { href } of rendered.links) {
    expect(
      links.some((start) => href.startsWith(start)),
      href,
    ).toBe(true);
    expect(() => new URL(href)).not.toThrow();
  }
  // The only boxes are ours and unticked, and an issue ends with its memory.
  const boxes = markdown.match(ourBox) ?? [];
  expect(fragment.querySelectorAll('input')).toHaveLength(boxes.length);
  const [hidden = ''] = /^(?:<!-- docs-agent-(?:action|job) [^\n]* -->\n)*/.exec(markdown) ?? [];
  const headings = markdown.match(ourHeading)?.length ?? 0;
  const memory = ourMemory.test(markdown) ? 1 : 0;
  expect(commentsIn(fragment)).toBe(
    hidden.split('\n').length - 1 + memory + boxes.length + headings,
  );
  return { fragment, rendered };
}

function commentsIn(fragment: DocumentFragment): number {
  const comments = window.document.createTreeWalker(fragment, window.NodeFilter.SHOW_COMMENT);
  let count = 0;
  while (comments.nextNode()) count += 1;
  return count;
}

/** The report's own warnings; block quotes in details are failed answers. */
export function alertsIn(fragment: DocumentFragment): Element[] {
  return [...fragment.children].filter(({ localName }) => localName === 'blockquote');
}
