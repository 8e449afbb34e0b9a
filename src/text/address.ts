import { trimEndOf } from '../language/trim.ts';

/** An address of the web that was read: the one form in which one from outside is taken apart. */
export interface Address {
  /** Null if the address names none: it is then taken to be https. */
  readonly protocol: 'https:' | 'http:' | null;
  /** Host and port in lower case; null if the address is a path alone. */
  readonly host: string | null;
  /** Begins with a slash, percent-encoded. */
  readonly pathname: string;
  /** The whole address, normalized; of a path alone the text as it came. */
  readonly href: string;
  /** The same without what doesn't name a page: user info, query, anchor and trailing slash. */
  readonly page: string;
  readonly hasUserInfo: boolean;
}

/** Beyond what browsers and servers agree on; a longer address is not a page of any documentation. */
export const maxAddressLength = 2_048;
export const maxPathParts = 64;

/** Stands in for the host of an address that names none; `.invalid` is reserved (RFC 2606). */
const noHost = 'no-host.invalid';

/** A host without a scheme, as in `docs.acme.dev/x`; a file's name is none. */
const bareHost = /^[a-z\d-]+\.[a-z\d.-]*[a-z](?::\d{1,5})?(?=[/?#]|$)/i;
const fileEnding = /\.(?:mdx?|html?|js|json|ya?ml|txt)$/i;

/** Many rows name few pages: parsed each time, their addresses would take seconds. */
const cached = new Map<string, Address | null>();
const maxCached = 10_000;

/**
 * Reads an address from outside: with a scheme, with a host alone (`//docs.acme.dev/x`,
 * `docs.acme.dev/x`), which is then taken to be https, or a path alone.
 *
 * @returns null if it is not an address of the web, or longer than any page's
 */
export function addressOf(text: string): Address | null {
  if (text.length > maxAddressLength) return null;
  const before = cached.get(text);
  if (before !== undefined) return before;
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
  const hasProtocol = /^\s*https?:/i.test(text);
  if (pathname.split('/').length - 1 > maxPathParts) return null;
  const hasHost = url.host !== noHost;
  const page = `${protocol}//${url.host}${trimEndOf(pathname, /\//) || '/'}`;
  return {
    protocol: hasProtocol ? protocol : null,
    host: hasHost ? url.host : null,
    pathname,
    href: hasHost ? url.href : text,
    page: hasHost ? page : text,
    hasUserInfo: url.username !== '' || url.password !== '',
  };
}

/**
 * The address of the page that a text names: what counts pages goes by it. Text that doesn't name a
 * host stays as it is, so that the report still shows it.
 */
export const pageAddress = (text: string): string => addressOf(text)?.page ?? text;

/** The address of a path, not encoded, on the host of another address; null if that names none. */
export function onSameHost(text: string, path: string): string | null {
  const address = addressOf(text);
  if (!address?.host) return null;
  const url = new URL(address.page);
  url.pathname = path.replaceAll('%', '%25');
  return url.href;
}
