import { addressOf, allowedLink } from '../../text/address.ts';
import { singleLine, truncate } from '../../text/clean.ts';
import { formatNumber } from '../../text/counts.ts';
import type { Gap, Report } from '../assemble/report.ts';
import { hasTwoConversations } from '../assemble/shown.ts';
import { type DocsLocation, variantNote } from '../places/place.ts';
import { linkContextOf, sourceAddress } from '../render/place.ts';
import { formatDay, pageName, redactedFileText } from '../render/wording.ts';
import { askedPage, type Question } from '../source/question.ts';

/* What the parts of the page share: markup, links, questions, and days. */

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
  const isOurs = repositories.some((start) => url.startsWith(`${start}/`));
  return allowedLink(url, isOurs ? [...allowedHosts, addressOf(url)?.host ?? ''] : allowedHosts);
}

/** A text, as a link if the page may link to the address. */
function linkOrText(url: string | null, text: string, targets: LinkTargets): Html {
  const address = linkTarget(url, targets);
  return address === null ? html`${text}` : html`<a href="${address}">${text}</a>`;
}

export interface PageContext {
  report: Report;
  targets: LinkTargets;
  /** Short, distinct names of source files. */
  fileNames: ReadonlyMap<string, string>;
  /** Gaps of at least two conversations, which have a row and a part of their own, largest first. */
  repeated: readonly Gap[];
  /** The questions on the page, by gap, latest first. */
  questions: ReadonlyMap<Gap, readonly Question[]>;
}

/** Maximum number of questions on the page: the others are counted and in `unanswered.csv`. */
export const maxQuestionsOnPage = 5_000;

export function pageContext(report: Report): PageContext {
  const { repositoryUrl, sourceUrl } = report.meta;
  const { allowedHosts, fileNames } = linkContextOf(report);
  const repositories = [repositoryUrl, sourceUrl].filter((url) => url !== '');
  const latest = report.topics
    .flatMap((gap) => gap.rows.flatMap((row) => (row.current ? [{ gap, row }] : [])))
    .sort((a, b) => (b.row.time ?? 0) - (a.row.time ?? 0))
    .slice(0, maxQuestionsOnPage);
  const byGap = Map.groupBy(latest, ({ gap }) => gap);
  const questions = new Map([...byGap].map(([gap, found]) => [gap, found.map(({ row }) => row)]));
  const repeated = report.topics.filter(hasTwoConversations);
  return { report, targets: { allowedHosts, repositories }, fileNames, repeated, questions };
}

export const siteLink = (url: string, { targets }: PageContext): Html =>
  linkOrText(url, pageName(url, targets.allowedHosts), targets);

export const gapLink = ({ id, label }: Pick<Gap, 'id' | 'label'>): Html =>
  html`<a href="#gap-${id}">${singleLine(label) || id}</a>`;

/** A section of the docs' sources as a link; its file alone if `heading` is null. */
export function placeLink(
  section: DocsLocation,
  { report, targets, fileNames }: PageContext,
): Html {
  const { file, heading } = section;
  const name = file === null ? redactedFileText : (fileNames.get(file) ?? file);
  const title = heading === null ? name : `${truncate(singleLine(heading), 80)}, ${name}`;
  const linked = linkOrText(sourceAddress(section, report.meta.sourceUrl), title, targets);
  return html`${linked}${truncate(singleLine(variantNote(section)), 80)}`;
}

/** A pull request by its number if it is one of the repository's, else by its address. */
export function pullRequestLink(url: string | null, { targets }: PageContext): Html | null {
  if (url === null) return null;
  const pullNumber = /\/pull\/(\d+)$/.exec(url)?.[1];
  const isOwn = pullNumber !== undefined && url.startsWith(`${targets.repositories[0]}/`);
  return linkOrText(url, isOwn ? `#${pullNumber}` : url, targets);
}

/** A question, and how often it was asked if that is more than once. */
export const questionHtml = ({ text, count = 1 }: { text: string; count?: number }): Html =>
  html`<span class="q">${text.trim() || '(no text)'}</span>${count > 1 && html` <span class="times">${formatNumber(count)} times</span>`}`;

/** A question with its day, its page and the beginning of its failed answer. */
export function questionDetails(row: Question, context: PageContext): Html {
  const day = dayText(row.day);
  const page = askedPage(row);
  return html`${questionHtml(row)}<span class="when">${row.day === null ? day : html`<time datetime="${row.day}">${day}</time>`}${page && html` · ${siteLink(page, context)}`}</span>${
    row.answer &&
    html`<details><summary>Failed answer</summary><p class="answer">${row.answer}</p></details>`
  }`;
}

export const dayText = (day: string | null): string =>
  day === null ? 'no date' : formatDay(day, { month: 'short' });
