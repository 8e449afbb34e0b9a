import { singleLine, truncate } from '../../text/clean.ts';
import { allowedLink } from '../../text/links.ts';
import { escapeMarkdown, link } from '../../text/markdown.ts';

/** Characters of an address or title that are shown. */
const longestText = 80;

/**
 * A page as escaped Markdown on one line: a link named by the page's title, path, or both, where its
 * host is allowed, otherwise the address as text.
 */
export function pageLink(input: {
  url: string | null;
  title?: string | null;
  /** Another page next to this one has its title. */
  ambiguous?: boolean;
  allowedHosts: readonly string[];
}): string {
  const title = pageTitle(input.title);
  const { url } = input;
  if (url === null) return escapeMarkdown(title);
  const allowed = allowedLink(url, input.allowedHosts);
  if (allowed !== null) {
    const path = truncate(readablePath(allowed), longestText);
    const names = input.ambiguous ? [title, path] : [title || path];
    return link({ text: names.join(' · '), url: allowed });
  }
  const address = escapeMarkdown(truncate(singleLine(url), longestText));
  return title === '' ? address : `${escapeMarkdown(title)} (${address})`;
}

/** A page's title as it is shown; empty where it has none. */
export function pageTitle(title: string | null | undefined): string {
  return truncate(singleLine(title ?? ''), longestText);
}

function readablePath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
