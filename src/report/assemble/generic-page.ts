/** Last parts of the addresses of pages that readers ask on because they begin there. */
const genericNames = new Set([
  ...['home', 'index', 'welcome', 'introduction', 'intro', 'overview', 'start', 'docs', 'faq'],
  ...['quickstart', 'quick-start', 'getting-started', 'get-started', 'documentation'],
]);
const language = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;
const version = /^(?:v?\d+(?:\.\d+)*|latest|stable|next)$/i;
const mostParts = 2;

/**
 * Whether a page is one on which readers ask about anything: the home page, the quick start. What
 * went unanswered there says little about that page.
 */
export function isGenericPage(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? url;
  const parts = path
    .split('/')
    .filter((part) => part !== '' && !language.test(part) && !version.test(part));
  const last = parts
    .at(-1)
    ?.replace(/\.(?:html?|mdx?)$/, '')
    .toLowerCase();
  return last === undefined || (parts.length <= mostParts && genericNames.has(last));
}
