import { addressOf } from '../../text/address.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { allowedLink } from '../../text/links.ts';
import { escapeMarkdown, link } from '../../text/markdown.ts';

/** Maximum characters of an address or title. */
const maxTextLength = 80;

/**
 * A page as escaped Markdown on one line: a link named by the page's title, path, or both, if its
 * host is allowed, otherwise the address as text.
 */
export function pageLink(input: {
  url: string | null;
  title?: string | null;
  /** Whether another page shown next to this one has the same title. */
  ambiguous?: boolean;
  allowedHosts: readonly string[];
}): string {
  const title = pageTitle(input.title);
  const { url } = input;
  if (url === null) return escapeMarkdown(title);
  const allowed = allowedLink(url, input.allowedHosts);
  const name = pageName(url, input.allowedHosts);
  if (allowed !== null) {
    const names = input.ambiguous && title !== '' ? [title, name] : [title || name];
    return link({ text: names.join(' · '), url: allowed });
  }
  return escapeMarkdown(title === '' ? name : `${title} (${name})`);
}

/**
 * A page's name made from its address, on one line, not escaped: the path if its host is allowed, with
 * the host if several are, and otherwise the whole address.
 */
export function pageName(url: string, allowedHosts: readonly string[]): string {
  const allowed = allowedLink(url, allowedHosts);
  if (allowed === null) return truncate(singleLine(url), maxTextLength) || '(no address)';
  const { host, pathname = '' } = addressOf(url) ?? {};
  return truncate(`${allowedHosts.length > 1 ? host : ''}${readable(pathname)}`, maxTextLength);
}

/** A page's title as it is shown; empty if it has none. */
export function pageTitle(title: string | null | undefined): string {
  return truncate(singleLine(title ?? ''), maxTextLength);
}

function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
