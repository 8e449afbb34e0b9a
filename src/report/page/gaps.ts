import { countOf, formatNumber } from '../../text/counts.ts';
import type { Gap, GapKind, WorkedOnGap } from '../assemble/report.ts';
import type { GapStatus } from '../assemble/status.ts';
import type { QuotedLocation } from '../places/place.ts';
import { renderBrief } from '../render/brief.ts';
import { coverageWords, isReadByModel, missingText, whereToAct } from '../render/place.ts';
import { stateWords } from '../render/status.ts';
import { countOfAsked, formatDay, trendWords } from '../render/wording.ts';
import { addDays } from '../source/period.ts';
import { askedPage } from '../source/question.ts';
import { type ChartPoint, figuresTable, sparkline } from './charts.ts';
import {
  dayText,
  gapLink,
  type Html,
  html,
  type PageContext,
  placeLink,
  pullRequestLink,
  questionDetails,
  siteLink,
} from './context.ts';

/* The gaps of the page: the table of all, and everything known about each. */

export const stateLabel = ({ state }: GapStatus): Html =>
  html`<span class="label state-${state}">${stateWords[state]}</span>`;

/** What each kind means: what a model found in the docs, or what most answers cite. */
const kindMeanings: Readonly<Record<'byModel' | 'byCitations', Partial<Record<GapKind, string>>>> =
  {
    byModel: {
      'missing-section': 'a model found the page, but no section with the answer',
      'missing-page': 'a model found no section about it',
      'weak-page': 'a model found a part of the answer',
      'hard-to-find': 'a model found the answer: make it easier to find',
    },
    byCitations: {
      'missing-page': 'most of its answers cite nothing',
      'weak-page': 'most of its answers cite the same page or two',
      mixed: 'its answers cite various pages, or nothing',
    },
  };

/** The trend in words, if it is more than chance. */
function trendLabel({ trend }: Gap): Html | null {
  const words = trend === null ? undefined : trendWords[trend];
  return words ? html`<span class="label trend-${trend}">${words.label}</span>` : null;
}

export const ownersOf = ({ place }: Gap): Html | null =>
  place && place.owners.length > 0 ? html`<code>${place.owners.join(', ')}</code>` : null;

/** The kind in words; what they mean depends on whether a model read the docs for the gap. */
const kindLabel = ({ kind }: Gap): string | null => kind?.replaceAll('-', ' ') ?? null;

/** What the kinds in the table mean. */
export function kindLegend({ repeated }: PageContext): Html | null {
  const kinds = new Map(
    repeated.flatMap((gap) => {
      const meaning =
        gap.kind && kindMeanings[isReadByModel(gap) ? 'byModel' : 'byCitations'][gap.kind];
      return gap.kind && meaning ? [[meaning, kindLabel(gap)]] : [];
    }),
  );
  if (kinds.size === 0) return null;
  return html`<dl class="legend">${[...kinds].map(([meaning, name]) => html`<div><dt>${name}</dt><dd>${meaning}</dd></div>`)}</dl>`;
}

export const facetNames = ['page', 'place', 'owner', 'state', 'kind'] as const;
export type Facet = (typeof facetNames)[number];

/** A gap's values for each filter of the page, in words. */
export const facetsOf = (gap: Gap, { questions }: PageContext): Record<Facet, string[]> => ({
  page: [...new Set((questions.get(gap) ?? []).flatMap((row) => askedPage(row) ?? []))],
  place: [gap.place ? (gap.place.isSure ? 'known' : 'one of several') : 'not known'],
  owner: [...(gap.place?.owners ?? [])],
  state: gap.status ? [stateWords[gap.status.state]] : [],
  kind: [kindLabel(gap)].filter((kind) => kind !== null),
});

/** Where to act on a gap, in the words of the issue. */
export function placeHtml(gap: Gap, context: PageContext): Html | null {
  const act = whereToAct(gap);
  const links = act?.sections.map((section) => placeLink(section, context)) ?? [];
  const between = (at: number): string => (at === links.length - 1 ? ' or ' : ', ');
  return (
    act && html`${act.before}${links.map((link, at) => [at > 0 && between(at), link])}${act.after}`
  );
}

/** A gap's conversations in each report that the issue remembers, with the merges of its fixes. */
export function chartPointsOfGap(
  { byReport, status }: Pick<Gap | WorkedOnGap, 'byReport' | 'status'>,
  { report }: PageContext,
): ChartPoint[] {
  if (!byReport || !report.remembered) return [];
  const { history: all } = report.remembered;
  const history = all.slice(Math.max(all.length - byReport.length, 0));
  return history.map(({ from, to }, at) => {
    const value = byReport[at] ?? null;
    const since = history[at - 1]?.to ?? from;
    const isMerged = status?.merges.some(({ on }) => on < to && on >= since);
    return {
      name: dayText(addDays(to, -1)),
      value,
      text: value === null ? 'unknown' : formatNumber(value),
      ...(isMerged && { mark: 'fix merged' }),
    };
  });
}

const columns: readonly (readonly [key: string, name: string, isNumber: boolean])[] = [
  ['gap', 'Gap', false],
  ['conversations', 'Conversations', true],
  ['change', 'By report', true],
  ['place', 'Where to act', false],
  ['owner', 'Owner', false],
  ['state', 'State', false],
];

export function gapTable(context: PageContext): Html {
  const { repeated, report } = context;
  const { remembered } = report;
  if (repeated.length === 0)
    return html`<p class="blank">No two conversations of this period ask the same.</p>`;
  const shownColumns = columns.filter(([key]) => key !== 'state' || remembered !== null);
  const head = shownColumns.map(
    ([key, name, isNumber]) =>
      html`<th scope="col" class="c-${key}"${key === 'conversations' && html` aria-sort="descending"`}><button type="button" data-sort="${key}"${isNumber && html` data-number`}>${name}</button></th>`,
  );
  return html`<div class="box"><table id="gap-table"><thead><tr>${head}</tr></thead><tbody>${repeated.map((gap) => gapRow(gap, context))}</tbody></table></div>`;
}

function gapRow(gap: Gap, context: PageContext): Html {
  const { id, conversations, previousConversations: before, status } = gap;
  const facets = facetsOf(gap, context);
  const data = facetNames.map((name) => html` data-${name}="${facets[name].join('\n')}"`);
  const line = sparkline(chartPointsOfGap(gap, context));
  return html`<tr data-id="${id}"${data}><th scope="row" class="c-gap">${gapLink(gap)}<span class="muted">${kindLabel(gap)} ${trendLabel(gap)}</span></th>
<td class="c-conversations" data-value="${conversations}">${formatNumber(conversations)}</td><td class="c-change" data-value="${conversations - (before ?? 0)}">${line ?? (before !== null && html`<span class="muted">${formatNumber(before)} before</span>`)}</td>
<td class="c-place">${placeHtml(gap, context)}</td><td class="c-owner">${ownersOf(gap)}</td>${context.report.remembered && html`<td class="c-state">${status && stateLabel(status)}</td>`}</tr>
`;
}

/**
 * Everything known about a gap: what the docs say now next to what readers asked.
 *
 * @param isShown whether the report shows the gap, so that the gap has a brief
 */
export function gapView(gap: Gap, isShown: boolean, context: PageContext): Html {
  const { id, label, status } = gap;
  const missing = missingText(gap);
  return html`<article class="view gap" id="gap-${id}"><h2 tabindex="-1">${label} ${status && status.state !== 'open' && stateLabel(status)}</h2>
<p class="facts">${facts(gap)}</p>
${isShown && html`<p class="brief"><button type="button" data-copy="brief-${id}">Copy the brief</button> <span role="status"></span></p>`}
${missing && html`<p class="note">${missing.title}, according to a model: ${missing.text}</p>`}
<div class="side-by-side"><div><section><h3>What the docs say now</h3>${docsPart(gap, context)}</section>${fixPart(status, context)}${historyPart(gap, context)}</div>
<section><h3>What readers asked</h3>${questionsPart(gap, context)}</section></div>
${isShown && html`<section><h3>Brief for the writer, human or agent</h3><pre id="brief-${id}" tabindex="0" aria-label="Brief">${renderBrief(gap, context.report)}</pre></section>`}</article>
`;
}

function facts(gap: Gap): Html {
  const { id, conversations, previousConversations: before, firstReported } = gap;
  const owners = ownersOf(gap);
  const parts = [
    html`<b>${countOf(conversations, 'conversation')}</b>${before !== null && `, ${formatNumber(before)} before`}`,
    trendLabel(gap),
    kindLabel(gap),
    owners && html`owned by ${owners}`,
    firstReported && `since ${formatDay(firstReported, { year: true })}`,
    html`<code>Gap ${id}</code>`,
  ];
  return html`${parts.filter((part) => part !== null).map((part, at) => [at > 0 && ' · ', part])}`;
}

function docsPart({ place, hasNoSection, citedPages }: Gap, context: PageContext): Html {
  const cited = citedPages
    .slice(0, 5)
    .flatMap(({ url }) => (url === null ? [] : siteLink(url, context)));
  return html`${
    place
      ? html`<p>${place.isSure ? 'Nearest' : 'Near'}: ${placeLink(place, context)}${place.coverage && `: ${coverageWords[place.coverage]}`}</p>${quoteOf(place)}
${place.others.length > 0 && html`<p>${place.isSure ? 'Next' : 'Also near'}:</p><ul>${place.others.map((other) => html`<li>${placeLink(other, context)}${quoteOf(other)}</li>`)}</ul>`}`
      : html`<p class="muted">${hasNoSection ? 'No section of the docs is about it, according to a model.' : 'No nearby section of the docs is known.'}</p>`
  }${cited.length > 0 && html`<p>Answers cite ${cited.map((link, at) => [at > 0 && ', ', link])}</p>`}`;
}

const quoteOf = ({ quote }: QuotedLocation): Html | null =>
  quote && html`<blockquote>${quote}</blockquote>`;

function questionsPart(gap: Gap, context: PageContext): Html {
  const rows = context.questions.get(gap) ?? [];
  const leftOut = gap.unanswered - rows.length;
  const searches = (context.report.searches ?? []).filter(({ topicId }) => topicId === gap.id);
  return html`<ol class="questions">${rows.map((row) => html`<li>${questionDetails(row, context)}</li>`)}</ol>
${leftOut > 0 && html`<p class="muted">${countOf(leftOut, 'earlier question')}: see <code>unanswered.csv</code>.</p>`}
${searches.length > 0 && html`<p>Searched for without a click: ${searches.map(({ query, hits }, at) => [at > 0 && ', ', html`“${query}” (${formatNumber(hits)})`])}</p>`}`;
}

function fixPart(status: GapStatus | null, context: PageContext): Html | null {
  if (!status || (status.prLink === null && status.jobId === null)) return null;
  const { fix, prLink, jobId, by } = status;
  return html`<section><h3>Fix</h3><p>${stateLabel(status)} ${prLink && html`Pull request ${pullRequestLink(prLink, context)} by ${by === 'people' ? 'people' : 'the agent'}`}${jobId && html` <span class="muted">job <code>${jobId}</code></span>`}</p>${
    fix?.before &&
    html`<p>Questions like these: <b>${countOfAsked(fix.before)}</b> before${fix.since && html`, <b>${countOfAsked(fix.since)}</b> since`}.</p>`
  }</section>`;
}

function historyPart(gap: Gap, context: PageContext): Html | null {
  const points = chartPointsOfGap(gap, context);
  const line = sparkline(points);
  return (
    line &&
    html`<section><h3>Conversations by report</h3><div class="wide">${line}</div>${points.some(({ mark }) => mark) && html`<p class="muted">A larger dot marks a merged fix.</p>`}${figuresTable('Conversations', points)}</section>`
  );
}
