/**
 * A page's address without what does not name a page: user info, query, anchor and trailing
 * slash. Text that is not an http(s) URL stays as it is, so that the report still shows it.
 */
export function pageAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return url;
  const path = parsed.pathname.replace(/\/+$/, '');
  return `${parsed.protocol}//${parsed.host}${path || '/'}`;
}
