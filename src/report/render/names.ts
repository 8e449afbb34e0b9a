import { addressOf, allowedLink } from '../../text/address.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { escapeMarkdown, link } from '../../text/markdown.ts';
import type { Gap } from '../assemble/report.ts';
import { headingText } from '../gaps/editable.ts';
import { withoutGapNames } from '../gaps/merged.ts';
import type { Trend } from '../gaps/trend.ts';

/* How a report names what it is about: gaps, questions, searches, pages and files. */

/** Replaces a path that redaction would change. */
export const unnamedFile = 'a file whose name is redacted';

/** Maximum characters of a question. */
const maxQuestionLength = 300;

/** A gap's heading, changed so that nothing in it can be read as another gap's name. */
export function labelText(label: string): string {
  return headingText(withoutGapNames(label));
}

/** A heading with its number, for the table and the details. */
export function numberedLabel({ label }: Pick<Gap, 'label'>, number: number): string {
  return `${number} · ${headingText(label)}`;
}

/**
 * A question as escaped Markdown on one line and, if it was asked more than once, how often. It is never
 * empty: Markdown reads the line above an empty list item as a heading.
 */
export function questionText(
  { text, count = 1 }: { text: string; count?: number },
  maxLength = maxQuestionLength,
): string {
  const question = escapeMarkdown(truncate(withoutGapNames(text), maxLength)) || '(no text)';
  return count > 1 ? `${question} (${formatNumber(count)} times)` : question;
}

/** `13 conversations, more than before`: a topic's size, and its trend if that is more than chance. */
export function sizeText({ conversations, trend }: Gap): string {
  const size = countOf(conversations, 'conversation');
  return trend === null ? size : `${size}${trendWords[trend]}`;
}

const trendWords: Readonly<Record<Trend, string>> = {
  new: ', new',
  rising: ', more than before',
  falling: ', fewer than before',
  steady: '',
  resolved: '',
};

const maxQueryLength = 80;

export function searchText({ query, hits }: { query: string; hits: number }): string {
  const text = escapeMarkdown(truncate(singleLine(query), maxQueryLength)) || '(no text)';
  return `“${text}” (${countOf(hits, 'search', 'searches')})`;
}

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
