import { withoutTrailing } from './clean.ts';
import type { Markdown } from './text.ts';

/** A parsed web address. All addresses from outside the action are parsed in this file. */
export interface Address {
  /** Null if the address has no scheme; it then counts as https. */
  readonly protocol: 'https:' | 'http:' | null;
  /** Host and port in lower case; null if the address is only a path. */
  readonly host: string | null;
  /** Percent-encoded path, which begins with a slash. */
  readonly pathname: string;
  /** The whole address, normalized; a path alone is unchanged. */
  readonly href: string;
  /** The whole address without user info, query, anchor and trailing slash, which don't identify a page. */
  readonly page: string;
  readonly hasUserInfo: boolean;
}

/** Maximum length of an address: not all browsers and servers accept longer addresses. */
export const maxAddressLength = 2_048;
export const maxPathParts = 64;

/** Placeholder for a missing host; `.invalid` is a reserved domain (RFC 2606). */
const hostPlaceholder = 'no-host.invalid';

/** A host without a scheme, as in `docs.acme.dev/x`; `fileEnding` excludes file names. */
const bareHost = /^[a-z\d-]+\.[a-z\d.-]*[a-z](?::\d{1,5})?(?=[/?#]|$)/i;
const fileEnding = /\.(?:mdx?|html?|js|json|ya?ml|txt)$/i;

/** Parsed addresses. The same few pages occur in many rows, and parsing each time would take seconds. */
const cachedAddresses = new Map<string, Address | null>();
const maxCachedAddresses = 10_000;

/**
 * Parses an address, which may have a scheme, begin with the host (`//docs.acme.dev/x` or
 * `docs.acme.dev/x`, which count as https), or be only a path.
 *
 * @returns null if the text is not a web address or is too long
 */
export function addressOf(text: string): Address | null {
  if (text.length > maxAddressLength) return null;
  const known = cachedAddresses.get(text);
  if (known !== undefined) return known;
  const address = parsedAddress(text);
  if (cachedAddresses.size >= maxCachedAddresses) cachedAddresses.clear();
  cachedAddresses.set(text, address);
  return address;
}

function parsedAddress(text: string): Address | null {
  const [host = ''] = bareHost.exec(text) ?? [];
  const whole = host === '' || fileEnding.test(host) ? text : `https://${text}`;
  const url = URL.parse(whole, `https://${hostPlaceholder}/`);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const { protocol, pathname } = url;
  if (pathname.split('/').length - 1 > maxPathParts) return null;
  const hasHost = url.host !== hostPlaceholder;
  const page = `${protocol}//${url.host}${withoutTrailing(pathname, /\//) || '/'}`;
  return {
    protocol: /^\s*https?:/i.test(text) ? protocol : null,
    host: hasHost ? url.host : null,
    pathname,
    href: hasHost ? url.href : text,
    page: hasHost ? page : text,
    hasUserInfo: url.username !== '' || url.password !== '',
  };
}

/** The normalized address by which pages are counted. Text without a host is returned unchanged. */
export const pageAddress = (text: string): string => addressOf(text)?.page ?? text;

/** The URL of an unencoded path on the host of the address `text`; null if `text` has no host. */
export function urlOnSameHost(text: string, path: string): string | null {
  const address = addressOf(text);
  if (!address?.host) return null;
  const url = new URL(address.page);
  url.pathname = path.replaceAll('%', '%25');
  return url.href;
}

/** Characters that `URL` doesn't encode, but that can end a Markdown link, a table cell or an attribute. */
const unsafeInMarkdown = /[\s()<>[\]{}"'`|\\^;]/g;

const percentEncode = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * The normalized URL, safe as the destination of a Markdown link; null unless it is https, has no user
 * info and its host is in `allowedHosts` (`example.com` or `example.com:8443`).
 */
export function allowedLink(url: string, allowedHosts: readonly string[]): string | null {
  const address = addressOf(url);
  if (address?.protocol !== 'https:' || address.hasUserInfo || address.host === null) return null;
  if (!allowedHosts.includes(address.host)) return null;
  return address.href.replace(unsafeInMarkdown, percentEncode);
}

/** Only characters that no shell interprets, and no `@`, so that there is no user info. */
const plainHttpsUrl = /^https:\/\/[A-Za-z0-9][A-Za-z0-9\-._~/%:]*$/;

/** The URL unchanged, safe in Markdown, too; null if it wouldn't be safe to use in a workflow's script. */
export function safePullRequestUrl(url: string): Markdown | null {
  return plainHttpsUrl.test(url) && addressOf(url) ? (url as Markdown) : null;
}

/** Matches job ids that are safe in paths, outputs and logs. The service doesn't document their format. */
export const jobIdPattern = /^(?!\.+$)[\w.~:-]{1,200}$/;
