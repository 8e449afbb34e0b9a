import { trimEndOf } from './clean.ts';

/** A parsed web address. All addresses from outside are parsed here. */
export interface Address {
  /** Null if the address names none, which then counts as https. */
  readonly protocol: 'https:' | 'http:' | null;
  /** Host and port in lower case; null if the address is only a path. */
  readonly host: string | null;
  /** Percent-encoded; begins with a slash. */
  readonly pathname: string;
  /** The whole address, normalized; a path alone is unchanged. */
  readonly href: string;
  /** The same without user info, query, anchor and trailing slash, which don't name a page. */
  readonly page: string;
  readonly hasUserInfo: boolean;
}

/** Longer than any page's address: not all browsers and servers accept more. */
export const maxAddressLength = 2_048;
export const maxPathParts = 64;

/** Stands for a missing host; `.invalid` is reserved (RFC 2606). */
const noHost = 'no-host.invalid';

/** A host without a scheme, as in `docs.acme.dev/x`; file names look the same. */
const bareHost = /^[a-z\d-]+\.[a-z\d.-]*[a-z](?::\d{1,5})?(?=[/?#]|$)/i;
const fileEnding = /\.(?:mdx?|html?|js|json|ya?ml|txt)$/i;

/** Many rows name few pages; parsing each address anew would take seconds. */
const cached = new Map<string, Address | null>();
const maxCached = 10_000;

/**
 * Parses an address from outside: with a scheme, with only a host (`//docs.acme.dev/x`,
 * `docs.acme.dev/x`), which then counts as https, or only a path.
 *
 * @returns null if it is not a web address, or too long
 */
export function addressOf(text: string): Address | null {
  if (text.length > maxAddressLength) return null;
  const known = cached.get(text);
  if (known !== undefined) return known;
  const address = parsedAddress(text);
  if (cached.size >= maxCached) cached.clear();
  cached.set(text, address);
  return address;
}

function parsedAddress(text: string): Address | null {
  const [host = ''] = bareHost.exec(text) ?? [];
  const whole = host === '' || fileEnding.test(host) ? text : `https://${text}`;
  const url = URL.parse(whole, `https://${noHost}/`);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const { protocol, pathname } = url;
  if (pathname.split('/').length - 1 > maxPathParts) return null;
  const hasHost = url.host !== noHost;
  const page = `${protocol}//${url.host}${trimEndOf(pathname, /\//) || '/'}`;
  return {
    protocol: /^\s*https?:/i.test(text) ? protocol : null,
    host: hasHost ? url.host : null,
    pathname,
    href: hasHost ? url.href : text,
    page: hasHost ? page : text,
    hasUserInfo: url.username !== '' || url.password !== '',
  };
}

/** The address of a page, by which pages are counted. Text without a host stays as it is. */
export const pageAddress = (text: string): string => addressOf(text)?.page ?? text;

/** The address of an unencoded path on the host of another address; null if that has no host. */
export function onSameHost(text: string, path: string): string | null {
  const address = addressOf(text);
  if (!address?.host) return null;
  const url = new URL(address.page);
  url.pathname = path.replaceAll('%', '%25');
  return url.href;
}

/** The URL parser leaves these, but they can end a Markdown destination, a cell or an attribute. */
const unsafeInMarkdown = /[\s()<>[\]{}"'`|\\^;]/g;

const percentEncode = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * The normalized URL, safe as a Markdown destination, if it is https, without user info and on one
 * of `allowedHosts` (`example.com`, with a port other than 443). Otherwise null.
 */
export function allowedLink(url: string, allowedHosts: readonly string[]): string | null {
  const address = addressOf(url);
  if (address?.protocol !== 'https:' || address.hasUserInfo || address.host === null) return null;
  if (!allowedHosts.includes(address.host)) return null;
  return address.href.replace(unsafeInMarkdown, percentEncode);
}

/** Excludes what a shell would interpret, and the `@` of user info. */
const plainHttpsUrl = /^https:\/\/[A-Za-z0-9][A-Za-z0-9\-._~/%:]*$/;

/** The URL unchanged if workflows can safely use it; otherwise null. */
export function safePullRequestUrl(url: string): string | null {
  return plainHttpsUrl.test(url) && addressOf(url) ? url : null;
}

/** A job's id that is safe in a path, an output and a log. The service doesn't define its ids. */
export const jobIdPattern = /^(?!\.+$)[\w.~:-]{1,200}$/;
