import { addressOf } from './address.ts';

/** Left alone by the URL parser, but able to end a Markdown destination, a cell or an attribute. */
const unsafeInMarkdown = /[\s()<>[\]{}"'`|\\^]|;/g;

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/**
 * The URL, re-serialised and safe as a Markdown destination, if it is https, without user info, on
 * one of `allowedHosts` (`example.com`, with its port if that is not 443). Otherwise null.
 */
export function allowedLink(url: string, allowedHosts: readonly string[]): string | null {
  const address = addressOf(url);
  if (address?.protocol !== 'https:' || address.hasUserInfo || address.host === null) return null;
  if (!allowedHosts.includes(address.host)) return null;
  return address.href.replace(unsafeInMarkdown, percentEncode);
}

/** No character here means anything to a shell, and there is no `@` for user info. */
const plainHttpsUrl = /^https:\/\/[A-Za-z0-9][A-Za-z0-9\-._~/%:]*$/;

/** The URL as it came if workflows can safely pass it on; otherwise null. */
export function safePullRequestUrl(url: string): string | null {
  return plainHttpsUrl.test(url) && addressOf(url) ? url : null;
}

/**
 * A job's id that is safe in a path, in an output and in a log. The specification does not say what ids
 * are made of; those of all known kinds pass.
 */
export const jobIdPattern = /^(?!\.+$)[\w.~:-]{1,200}$/;
