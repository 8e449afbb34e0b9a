import { truncate } from '../../text/clean.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import type { Gap } from '../assemble/report.ts';
import type { Standing } from '../assemble/standing.ts';
import type { QuotedLocation } from '../places/place.ts';
import { wholeBrief } from '../render/brief.ts';
import { coverageWords } from '../render/place.ts';
import { countOfAsked, formatDay } from '../render/wording.ts';
import type { Question } from '../source/question.ts';
import { figures, sparkline } from './charts.ts';
import {
  asked,
  askedOn,
  type Context,
  dayOf,
  kindWords,
  placeLink,
  pointsOf,
  pullLink,
  siteLink,
  stateLabel,
  trendLabel,
} from './context.ts';
import { type Html, html } from './html.ts';

/** Maximum characters of a section to show; the brief has more. */
const maxSection = 1_500;

/**
 * Everything known about a gap: what the docs say now next to what readers asked.
 *
 * @param isShown whether the report shows it and so has its brief
 */
export function gapView(gap: Gap, isShown: boolean, context: Context): Html {
  const { id, label, standing } = gap;
  return html`<article class="view gap" id="gap-${id}"><h2 tabindex="-1">${label} ${standing && standing.state !== 'open' && stateLabel(standing.state)}</h2>
<p class="facts">${facts(gap)}</p>
${isShown && html`<p class="brief"><button type="button" data-copy="brief-${id}">Copy the brief</button> <span role="status"></span></p>`}
${gap.missing && html`<p class="note">A model says is missing: ${gap.missing}</p>`}
<div class="beside"><div><section><h3>What the docs say now</h3>${docsPart(gap, context)}</section>${fixPart(standing, context)}${historyPart(gap, context)}</div>
<section><h3>What readers asked</h3>${questionsPart(gap, context)}</section></div>
${isShown && briefPart(gap, context)}</article>
`;
}

function facts(gap: Gap): Html {
  const { id, conversations, previousConversations, place, kind, firstReported } = gap;
  const before =
    previousConversations === null ? '' : `, ${formatNumber(previousConversations)} before`;
  const parts = [
    html`<b>${countOf(conversations, 'conversation')}</b>${before}`,
    trendLabel(gap),
    kind && html`${kindWords[kind] ?? kind}`,
    place && place.owners.length > 0
      ? html`owned by <code>${place.owners.join(', ')}</code>`
      : null,
    firstReported === null ? null : html`since ${formatDay(firstReported, { year: true })}`,
    html`<code>Gap ${id}</code>`,
  ];
  return html`${parts.filter((part) => part !== null).map((part, at) => [at > 0 && ' · ', part])}`;
}

function docsPart({ place, brief, answeredLike, citedPages }: Gap, context: Context): Html {
  const says = truncate(brief.docs?.says.trim() ?? '', maxSection);
  const from = answeredLike?.url ? siteLink(answeredLike.url, context) : answeredLike?.file;
  const cited = citedPages
    .slice(0, 5)
    .flatMap(({ url }) => (url === null ? [] : siteLink(url, context)));
  return html`${
    place
      ? html`<p>${place.isSure ? 'Nearest' : 'Near'}: ${placeLink(place, context)}${place.coverage && `: ${coverageWords[place.coverage]}`}</p>${quoteOf(place)}
${says !== '' && html`<details><summary>The section as it stands</summary><pre>${says}</pre></details>`}
${place.others.length > 0 && html`<p>${place.isSure ? 'Next' : 'Also near'}:</p><ul>${place.others.map((other) => html`<li>${placeLink(other, context)}${quoteOf(other)}</li>`)}</ul>`}`
      : html`<p class="muted">No section of the docs is known to come near.</p>`
  }${
    answeredLike &&
    html`<p>${countOf(answeredLike.questions, 'question')} like these ${answeredLike.questions === 1 ? 'was' : 'were'} answered${from && html` from ${from}`}.</p>`
  }${cited.length > 0 && html`<p>Answers cite ${cited.map((link, at) => [at > 0 && ', ', link])}</p>`}`;
}

const quoteOf = ({ quote }: QuotedLocation): Html | null =>
  quote && html`<blockquote>${quote}</blockquote>`;

function questionsPart(gap: Gap, context: Context): Html {
  const { searches } = context.report;
  const rows = context.questions.get(gap) ?? [];
  const left = gap.unanswered - rows.length;
  const looked = (searches ?? []).filter(({ topicId }) => topicId === gap.id);
  return html`<ol class="questions">${rows.map((row) => questionItem(row, context))}</ol>
${left > 0 && html`<p class="muted">${countOf(left, 'earlier question')}: see <code>unanswered.csv</code>.</p>`}
${looked.length > 0 && html`<p>Searched for without a click: ${looked.map(({ query, hits }, at) => [at > 0 && ', ', html`“${query}” (${formatNumber(hits)})`])}</p>`}`;
}

function questionItem(row: Question, context: Context): Html {
  const page = askedOn(row);
  return html`<li>${asked(row)}<span class="when">${row.day === null ? dayOf(null) : html`<time datetime="${row.day}">${dayOf(row.day)}</time>`}${page && html` · ${siteLink(page, context)}`}</span>${
    row.answer &&
    html`<details><summary>Failed answer</summary><p class="answer">${row.answer}</p></details>`
  }</li>`;
}

function fixPart(standing: Standing | null, context: Context): Html | null {
  const { fix = null, prLink = null, jobId = null, by = 'agent' } = standing ?? {};
  if (!standing || (prLink === null && jobId === null)) return null;
  return html`<section><h3>Fix</h3><p>${stateLabel(standing.state)} ${prLink && html`Pull request ${pullLink(prLink, context)} by ${by === 'people' ? 'people' : 'the agent'}`}${jobId && html` <span class="muted">job <code>${jobId}</code></span>`}</p>${
    fix?.before &&
    html`<p>Questions like these: <b>${countOfAsked(fix.before)}</b> before${fix.since && html`, <b>${countOfAsked(fix.since)}</b> since`}.</p>`
  }</section>`;
}

function historyPart(gap: Gap, context: Context): Html | null {
  const points = pointsOf(gap, context);
  const line = sparkline(points);
  return (
    line &&
    html`<section><h3>Conversations by report</h3><div class="wide">${line}</div>${points.some(({ mark }) => mark) && html`<p class="muted">The larger dot: a fix was merged.</p>`}${figures('Conversations', points)}</section>`
  );
}

function briefPart(gap: Gap, { report }: Context): Html {
  return html`<section><h3>Brief, for whoever writes, human or agent</h3><pre id="brief-${gap.id}" tabindex="0" aria-label="Brief">${wholeBrief(gap, report)}</pre></section>`;
}
