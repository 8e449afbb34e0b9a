import { addressOf, allowedLink } from '../../text/address.ts';

/** Trusted markup: only {@link html} makes it, and escapes every text in it. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A template that escapes text and inserts {@link Html} as it is: the only way in for untrusted text. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((string, at) => string + markupOf(parts[at])).join(''));
}

/** Where links may lead. */
export interface LinkTargets {
  allowedHosts: readonly string[];
  /** Addresses on GitHub, without a trailing slash: the run's repository, and the docs' files at its commit. */
  repositories: readonly string[];
}

/** The address if posts may link to it; otherwise null. */
export function linkTarget(
  url: string | null,
  { allowedHosts, repositories }: LinkTargets,
): string | null {
  if (url === null) return null;
  const own = repositories.some((start) => url.startsWith(`${start}/`));
  return allowedLink(url, own ? [...allowedHosts, addressOf(url)?.host ?? ''] : allowedHosts);
}

/** Text that is a link if it may be one. */
export function linkOrText(url: string | null, text: string, targets: LinkTargets): Html {
  const address = linkTarget(url, targets);
  return address === null ? html`${text}` : html`<a href="${address}">${text}</a>`;
}
