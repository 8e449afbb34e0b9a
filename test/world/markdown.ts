import { JSDOM } from 'jsdom';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** What GitHub detects in rendered text. */
type TextEffect = 'mention' | 'reference' | 'commit' | 'emoji' | 'math' | 'autolink';

const effectPatterns: readonly (readonly [TextEffect, RegExp])[] = [
  ['mention', /(?<!\w)@[a-z\d][a-z\d-]*(?:\/[\w.-]+)?/gi],
  ['reference', /[\w./-]*#\d+|\b(?:GH|GHSA|CVE)-\w+/gi],
  [
    'reference',
    /https?:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull|discussions|commit)\/\w+/gi,
  ],
  ['commit', /\b[\da-f]{7,40}\b/gi],
  ['emoji', /:[\w+-]+:/g],
  ['math', /(?<=^|[\s(])\$\S[^$]*\$|\$\$[^$]+\$\$/g],
  ['autolink', /(?:https?|ftp):\/\/\S|www\.\S|[\w.+-]+@[\w-]+\.\w+/gi],
];

function effectsIn(text: string) {
  return effectPatterns.flatMap(([effect, pattern]) =>
    Array.from(text.matchAll(pattern), ([found]) => ({ effect, text: found })),
  );
}

const { window } = new JSDOM();

// Shared, because creating them takes longer than rendering most texts.
const extensions = [gfm()];
const htmlExtensions = [gfmHtml()];

/** Markdown rendered as GitHub does: GFM, with raw HTML. */
const htmlOf = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions, htmlExtensions });

/** Markdown as GitHub's renderer and a browser show it. */
export function renderMarkdown(markdown: string) {
  const html = htmlOf(markdown);
  const fragment = JSDOM.fragment(html);
  const effects: ReturnType<typeof effectsIn> = [];
  const texts = window.document.createTreeWalker(fragment, window.NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.closest('code, pre, a')) continue;
    effects.push(...effectsIn(node.textContent ?? ''));
  }
  return {
    html,
    fragment,
    /** Names of all elements, in lower case and document order. */
    elements: Array.from(fragment.querySelectorAll('*'), (element) => element.localName),
    links: Array.from(fragment.querySelectorAll('a'), (anchor) => ({
      href: anchor.getAttribute('href') ?? '',
      text: anchor.textContent ?? '',
    })),
    images: Array.from(fragment.querySelectorAll('img'), (image) => image.src),
    /** All text, code included. */
    text: fragment.textContent ?? '',
    /** What GitHub would turn into something else, outside code and links. */
    effects,
  };
}

/** GitHub Flavored Markdown as elements. */
export const renderGfm = (markdown: string): DocumentFragment => JSDOM.fragment(htmlOf(markdown));

/** The text of each element, without the characters that prevent effects. */
export const textsOf = (root: ParentNode | undefined, selector: string): string[] =>
  Array.from(root?.querySelectorAll(selector) ?? [], ({ textContent }) =>
    (textContent ?? '').replaceAll('\u200b', '').trim(),
  );
