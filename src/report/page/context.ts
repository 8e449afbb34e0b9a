import { singleLine, truncate } from '../../text/clean.ts';
import { formatNumber } from '../../text/counts.ts';
import type { Redacted } from '../../text/text.ts';
import { redactedPageAddress } from '../assemble/counts.ts';
import type { Gap, Report } from '../assemble/report.ts';
import type { Standing } from '../assemble/standing.ts';
import type { DocsLocation } from '../places/place.ts';
import { pageName, unnamedFile } from '../render/names.ts';
import { sourceAddress, whereaboutsOf } from '../render/place.ts';
import { formatDay } from '../render/wording.ts';
import { addDays } from '../source/period.ts';
import type { Question } from '../source/question.ts';
import type { Point } from './charts.ts';
import { type Html, html, type LinkTargets, linked } from './html.ts';

/*
 * What the parts of the page share: links to pages, places and pull requests, labels, and which
 * questions the page has.
 */

export interface Context {
  report: Report;
  targets: LinkTargets;
  /** Short, distinct names of source files. */
  fileNames: ReadonlyMap<string, string>;
  /** The page's questions by the gap that they are in, latest first. */
  questions: ReadonlyMap<Gap, readonly Question[]>;
}

/** Maximum number of questions on the page: the others are counted and in `unanswered.csv`. */
export const maxQuestions = 5_000;

export function contextOf(report: Report): Context {
  const { allowedHosts, repositoryUrl, sourceUrl } = report.meta;
  const repositories = [repositoryUrl, sourceUrl].filter((url) => url !== '');
  const latest = report.topics
    .flatMap((gap) => gap.rows.flatMap((row) => (row.current ? [{ gap, row }] : [])))
    .sort((a, b) => (b.row.time ?? 0) - (a.row.time ?? 0))
    .slice(0, maxQuestions);
  return {
    report,
    targets: { allowedHosts, repositories },
    fileNames: whereaboutsOf(report).fileNames,
    questions: new Map(
      [...Map.groupBy(latest, ({ gap }) => gap)].map(([gap, of]) => [
        gap,
        of.map(({ row }) => row),
      ]),
    ),
  };
}

/** The page that a question was asked on; null if none is known. */
export const askedOn = ({ pageUrl }: Question): Redacted | null =>
  pageUrl && redactedPageAddress(pageUrl);

export const siteLink = (url: string, { targets }: Context): Html =>
  linked(url, pageName(url, targets.allowedHosts), targets);

export const gapLink = ({ id, label }: { id: string; label: string }): Html =>
  html`<a href="#gap-${id}">${singleLine(label) || id}</a>`;

/** A section of the docs' sources, named and linked. */
export function placeLink(location: DocsLocation, { report, targets, fileNames }: Context): Html {
  const { file, line, heading } = location;
  const name = file === null ? unnamedFile : (fileNames.get(file) ?? file);
  const address = file === null ? null : sourceAddress({ file, line }, report.meta.sourceUrl);
  const title = heading === null ? name : `${truncate(singleLine(heading), 80)}, ${name}`;
  return linked(address, title, targets);
}

/** A pull request by its number if it is one of the repository's, else by its address. */
export function pullLink(url: string | null, { targets }: Context): Html | null {
  if (url === null) return null;
  const number = /\/pull\/(\d+)$/.exec(url)?.[1];
  const own = number !== undefined && url.startsWith(`${targets.repositories[0]}/`);
  return linked(url, own ? `#${number}` : url, targets);
}

type State = Standing['state'];

export const stateWords: Readonly<Record<State, string>> = {
  open: 'open',
  dismissed: 'not for the docs',
  ours: 'people write it',
  fixing: 'agent at work',
  'pull-request': 'in review',
  watching: 'merged, watched',
  fixed: 'fixed',
  unchanged: 'didn’t help',
  back: 'back',
};

export const stateLabel = (state: State): Html =>
  html`<span class="label state-${state}">${stateWords[state]}</span>`;

export const kindWords: Readonly<Record<string, string>> = {
  'missing-page': 'missing page',
  'weak-page': 'weak page',
  mixed: 'mixed',
};

const trends: Readonly<Record<string, string>> = {
  new: '★ new',
  rising: '↑ rising',
  falling: '↓ falling',
};

/** The trend in words, if it is more than chance and the gap has more than one conversation. */
export function trendLabel({ trend, conversations }: Gap): Html | null {
  const words = trend === null || conversations < 2 ? undefined : trends[trend];
  return words === undefined ? null : html`<span class="label trend-${trend}">${words}</span>`;
}

export const asked = ({ text, count = 1 }: { text: string; count?: number }): Html =>
  html`<span class="q">${text.trim() || '(no text)'}</span>${count > 1 && html` <span class="times">${formatNumber(count)} times</span>`}`;

export const dayOf = (day: string | null): string =>
  day === null ? 'no date' : formatDay(day, { month: 'short' });

/** A gap's conversations in each report that the issue remembers, with the merges of its fixes. */
export function pointsOf(
  { byReport, standing }: Pick<Gap, 'byReport' | 'standing'>,
  { report }: Context,
): Point[] {
  if (!byReport || !report.remembered) return [];
  const { history: all } = report.remembered;
  const history = all.slice(Math.max(all.length - byReport.length, 0));
  return history.map(({ from, to }, at) => {
    const value = byReport[at] ?? null;
    const isMerged = standing?.merges.some(
      ({ on }) => on < to && on >= (at === 0 ? from : (history[at - 1]?.to ?? from)),
    );
    return {
      name: dayOf(addDays(to, -1)),
      value,
      text: value === null ? 'unknown' : formatNumber(value),
      ...(isMerged && { mark: 'fix merged' }),
    };
  });
}
