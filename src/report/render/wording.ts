import { addressOf, allowedLink } from '../../text/address.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { escapeMarkdown, link, md } from '../../text/markdown.ts';
import { type Markdown, mapText } from '../../text/text.ts';
import type { Gap } from '../assemble/report.ts';
import type { Count } from '../gaps/chance.ts';
import { headingMarkdown } from '../gaps/editable.ts';
import type { Fix } from '../gaps/memory.ts';
import { withoutGapIds } from '../gaps/merged.ts';
import type { Trend } from '../gaps/trend.ts';
import { addDays, type Period } from '../source/period.ts';

/* Wording for posts and the page: days and counts, and names of gaps, questions, pages and files. */

/** First and last day, as `13–19 November 2026` or `28 October – 3 November 2026`. */
export function formatPeriod({ from, to }: Period): Markdown {
  const last = addDays(to, -1);
  const end = formatDay(last, { year: true });
  if (from === last) return end;
  if (from.slice(0, 7) === last.slice(0, 7)) return md`${Number(from.slice(8))}–${end}`;
  return md`${formatDay(from, { year: from.slice(0, 4) !== last.slice(0, 4) })} – ${end}`;
}

const months = {
  long: md`January February March April May June July August September October November December`,
  short: md`Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec`,
};

/** A day, `YYYY-MM-DD`, in British English: `9 November`, `9 Nov` or `9 November 2026`. */
export function formatDay(
  day: string,
  { month = 'long', year = false }: { month?: keyof typeof months; year?: boolean } = {},
): Markdown {
  const [inYear, at, date] = day.split('-').map(Number);
  const name = mapText(months[month], (all) => all.split(' ')[(at ?? 0) - 1] ?? '');
  return md`${date} ${name}${year && md` ${inYear}`}`;
}

/** A list in words: `a, b and c`. */
export const joinList = (parts: readonly Markdown[], word: 'and' | 'or' = 'and'): Markdown =>
  md.join([md.join(parts.slice(0, -1), ', '), ...parts.slice(-1)], ` ${word} `);

/** Two counts in words: `13 of 1,020`. */
export const countOfAsked = ({ unanswered, questions }: Count): Markdown =>
  md`${formatNumber(unanswered)} of ${formatNumber(questions)}`;

const noCount: Count = { unanswered: 0, questions: 0 };

/** `13 of 1,020 before, 1 of 980 since`: the counts behind a verdict. */
export const proportionText = ({ before, since }: Fix): Markdown =>
  md`${countOfAsked(before ?? noCount)} before, ${countOfAsked(since ?? noCount)} since`;

/** Gives only the counts behind a fall, as the true rates aren't known. */
export const declineText = (fix: Fix): Markdown =>
  md`questions like these fell: ${proportionText(fix)}`;

/** The text with its first letter in upper case, even if it starts with a link. */
export const capitalize = <Kind extends string>(text: Kind): Kind =>
  mapText(text, (all) => all.replace(/^\[?./, (start) => start.toUpperCase()));

/** At most `max` texts: if there are more, the last one says how many. */
export const limitItems = (
  max: number,
  texts: readonly Markdown[],
  more = (count: number): Markdown => md`${formatNumber(count)} more`,
): Markdown[] =>
  texts.length <= max ? [...texts] : [...texts.slice(0, max - 1), more(texts.length - max + 1)];

/** Shown instead of a path that redaction would change. */
export const redactedFileText = md`a file whose name is redacted`;

/** Maximum characters of a question, of a search, and of an address or a page's title. */
const maxQuestionLength = 300;
const maxQueryLength = 80;
const maxPageLength = 80;

/** A gap's heading, changed so that nothing in it can be read as another gap's name. */
export const labelText = (label: string): Markdown => headingMarkdown(withoutGapIds(label));

/** A question as a line of Markdown, never empty: an empty list item makes the line above a heading. */
export function questionText(
  { text, count = 1 }: { text: string; count?: number },
  maxLength = maxQuestionLength,
): Markdown {
  const question = escapeMarkdown(truncate(withoutGapIds(text), maxLength)) || md`(no text)`;
  return count > 1 ? md`${question} (${formatNumber(count)} times)` : question;
}

export function searchText({ query, hits }: { query: string; hits: number }): Markdown {
  const text = escapeMarkdown(truncate(singleLine(query), maxQueryLength)) || md`(no text)`;
  return md`“${text}” (${countOf(hits, 'search', 'searches')})`;
}

/** Words for a trend that is more than chance: after a size, in a narrow cell, and as a label on the page. */
export const trendWords: Readonly<
  Partial<Record<Trend, Record<'afterSize' | 'mark' | 'label', Markdown>>>
> = {
  new: { afterSize: md`, new`, mark: md`&nbsp;new`, label: md`★ new` },
  rising: { afterSize: md`, more than before`, mark: md`&nbsp;↑`, label: md`↑ rising` },
};

/** `13 conversations, more than before`: a topic's size, and its trend if that is more than chance. */
export function sizeText({ conversations, trend }: Gap): Markdown {
  const size = countOf(conversations, 'conversation');
  return md`${size}${trend && trendWords[trend]?.afterSize}`;
}

/** A page's title as it is shown; empty if it has none. */
const titleText = (title: string | null | undefined): string =>
  truncate(singleLine(title ?? ''), maxPageLength);

/** A page as a link if its host is allowed, otherwise as text; both as escaped Markdown on one line. */
export const pageLink = (url: string, allowedHosts: readonly string[]): Markdown =>
  md.join(pageLinks([{ url }], allowedHosts));

export interface NamedPage {
  url: string | null;
  title?: string | null;
}

/** Pages shown next to each other, by their titles or, if these are missing or equal, by their paths. */
export function pageLinks(
  pages: readonly NamedPage[],
  allowedHosts: readonly string[],
): Markdown[] {
  const areTitlesEqual = new Set(pages.map((page) => titleText(page.title))).size < pages.length;
  return pages.map(({ url, ...page }) => {
    const title = titleText(page.title);
    if (url === null) return escapeMarkdown(title);
    const allowed = allowedLink(url, allowedHosts);
    const name = pageName(url, allowedHosts);
    if (allowed === null) return escapeMarkdown(title === '' ? name : `${title} (${name})`);
    const text = areTitlesEqual && title !== '' ? `${title} · ${name}` : title || name;
    return link({ text, url: allowed });
  });
}

/** A page's path, with its host if several are allowed, or its whole address if it is on no allowed host. */
export function pageName(url: string, allowedHosts: readonly string[]): string {
  if (allowedLink(url, allowedHosts) === null) {
    return truncate(singleLine(url), maxPageLength) || '(no address)';
  }
  const { host, pathname = '' } = addressOf(url) ?? {};
  const name = `${allowedHosts.length > 1 ? host : ''}${decoded(pathname)}`;
  return truncate(singleLine(name), maxPageLength);
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
