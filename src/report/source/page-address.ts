import { trimEndOf } from '../../language/trim.ts';

/** Many rows name few pages: parsed each time, their addresses would take seconds. */
const known = new Map<string, string>();
const mostKnown = 10_000;

/**
 * A page's address without what does not name a page: user info, query, anchor and trailing
 * slash. Text that is not an http(s) URL stays as it is, so that the report still shows it.
 */
export function pageAddress(url: string): string {
  const before = known.get(url);
  if (before !== undefined) return before;
  const address = parsedAddress(url);
  if (known.size >= mostKnown) known.clear();
  known.set(url, address);
  return address;
}

function parsedAddress(url: string): string {
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') return url;
  const path = trimEndOf(parsed.pathname, /\//);
  return `${parsed.protocol}//${parsed.host}${path || '/'}`;
}
