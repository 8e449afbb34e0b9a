import { addressOf } from './address.ts';

/** The URL parser leaves these, but they can end a Markdown destination, a cell or an attribute. */
const unsafeInMarkdown = /[\s()<>[\]{}"'`|\\^]|;/g;

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

/** Without characters that a shell would interpret, and without `@` for user info. */
const plainHttpsUrl = /^https:\/\/[A-Za-z0-9][A-Za-z0-9\-._~/%:]*$/;

/** The URL unchanged if workflows can safely use it; otherwise null. */
export function safePullRequestUrl(url: string): string | null {
  return plainHttpsUrl.test(url) && addressOf(url) ? url : null;
}

/**
 * A job's id that is safe in a path, an output and a log. The specification doesn't define ids; all
 * known kinds match.
 */
export const jobIdPattern = /^(?!\.+$)[\w.~:-]{1,200}$/;
