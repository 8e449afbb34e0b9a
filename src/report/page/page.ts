import { hash } from 'node:crypto';
import { singleLine, truncate } from '../../text/clean.ts';
import { countOf, formatNumber, formatShare } from '../../text/counts.ts';
import type { Gap, Report } from '../assemble/report.ts';
import { chooseTopics, isSmallPeriod } from '../assemble/shown.ts';
import { headlineText, minForShare } from '../render/headline.ts';
import { newsOf, newsText } from '../render/notice.ts';
import { statusWords } from '../render/status.ts';
import { waitingForDecision } from '../render/topics.ts';
import { capitalize, countOfAsked, formatPeriod, pageName } from '../render/wording.ts';
import { addDays } from '../source/period.ts';
import { script, style } from './assets.ts';
import { type ChartPoint, rateChart } from './charts.ts';
import {
  dayText,
  gapLink,
  Html,
  html,
  maxQuestionsOnPage,
  type PageContext,
  pageContext,
} from './context.ts';
import {
  type Facet,
  facetNames,
  facetsOf,
  gapTable,
  gapView,
  kindLegend,
  ownersOf,
  placeHtml,
  stateLabel,
} from './gaps.ts';
import { fixTable, otherLists, pageList, singleQuestions } from './lists.ts';

const hashed = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** The content security policy: the page loads nothing and runs only its own script and style. */
const policy = `default-src 'none'; style-src ${hashed(style)}; script-src ${hashed(script)}; base-uri 'none'; form-action 'none'`;

/**
 * `report.html`: the period to explore, as one file without a server. It is readable without its
 * script, which opens one part at a time, filters, sorts and copies.
 */
export function pageHtml(report: Report): string {
  const { period, meta, remembered } = report;
  const context = pageContext(report);
  const shown = new Set(chooseTopics(report, meta.maxTopics).shown);
  const title = `Documentation gaps, ${formatPeriod(period)}`;
  const moreLists = otherLists(context);
  const questionCount = [...context.questions.values()].reduce((sum, rows) => sum + rows.length, 0);
  const singles = singleQuestions(context);
  const fixes = remembered?.fixes.length ?? 0;
  const tabs = [
    { id: 'gaps', name: 'Gaps', count: context.repeated.length },
    ...(singles.count > 0 ? [{ id: 'once', name: 'Asked once', count: singles.count }] : []),
    { id: 'pages', name: 'Questions by page', count: questionCount },
    ...(fixes > 0 ? [{ id: 'fixes', name: 'Fixes', count: fixes }] : []),
    ...(moreLists.length > 0 ? [{ id: 'more', name: 'More', count: moreLists.length }] : []),
  ];
  const tab = ({ id, name, count }: (typeof tabs)[number]) =>
    html`<a href="#${id}">${name} <span class="counter">${formatNumber(count)}</span></a>`;
  const empty = html`<p class="blank empty" hidden>Nothing matches these filters. <button type="button" data-clear>Clear filters</button></p>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Html(style)}</style>
<script>${new Html(script)}</script>
</head>
<body>
<header><div><h1>Documentation gaps</h1><p class="muted">${meta.projectId || meta.file} · ${formatPeriod(period)}</p><p class="totals">${headlineText(report)}</p>${notes(report, questionCount)}</div>${chartOf(report)}${firstScreen(context)}</header>
<nav aria-label="Parts of the report">${tabs.map(tab)}</nav>
<main><p class="back"><a href="#gaps">← All gaps</a></p>${filters(context)}
${view('gaps', 'Gaps', html`${gapTable(context)}${kindLegend(context)}<p class="blank rest" hidden><button type="button" data-all>Show all</button></p>${empty}`)}
${singles.count > 0 && view('once', 'Asked once', html`${singles.list}${empty}`)}
${view('pages', 'Questions by page', html`${pageList(context)}${empty}`)}
${fixes > 0 && view('fixes', 'Fixes', fixTable(context))}
${moreLists.length > 0 && view('more', 'More', html`${moreLists.map(({ title: name, count, body }) => html`<h3>${name} <span class="counter">${formatNumber(count)}</span></h3>${body}`)}`)}
${context.repeated.map((gap) => gapView(gap, shown.has(gap), context))}</main>
</body>
</html>
`.markup;
}

const view = (id: string, name: string, body: Html): Html =>
  html`<section class="view" id="${id}" aria-labelledby="name-${id}"><h2 id="name-${id}" tabindex="-1">${name}</h2>${body}</section>`;

/** Notes on what is missing from the page. */
function notes({ meta, totals, setAside }: Report, questionCount: number): Html {
  const unlisted = totals.unanswered - setAside.unanswered - questionCount;
  const texts = [
    meta.incomplete !== null && `This report is incomplete. ${meta.incomplete}`,
    meta.previousCutShort !== null && `This report has no trends. ${meta.previousCutShort}`,
    questionCount === maxQuestionsOnPage &&
      unlisted > 0 &&
      `The latest ${countOf(questionCount, 'question')} are here; ${formatNumber(unlisted)} more are in unanswered.csv.`,
  ];
  return html`${texts.map((note) => note && html`<p class="note">${note}</p>`)}`;
}

/** A chart of the unanswered rate by report; null for fewer than two reports, or for a small period. */
function chartOf(report: Report): Html | null {
  if (isSmallPeriod(report)) return null;
  const { remembered } = report;
  return rateChart(
    (remembered?.history ?? []).map(({ to, unanswered, questions }): ChartPoint => {
      const name = dayText(addDays(to, -1));
      if (questions === 0) return { name, value: null, text: 'nobody asked' };
      const value = unanswered / questions;
      const share = questions < minForShare ? '' : ` (${formatShare(value)})`;
      const text = `${countOfAsked({ unanswered, questions })}${share}`;
      return { name, value, text };
    }),
  );
}

/** The filters, each with its values. They work, and are shown, only with the script. */
function filters(context: PageContext): Html {
  const { meta, topics } = context.report;
  const nameOf = (name: Facet, value: string): string =>
    name === 'page' ? pageName(value, meta.allowedHosts) : value;
  const select = (name: Facet) => {
    const byValue = Map.groupBy(
      // Single questions have a page and nothing else to filter by.
      (name === 'page' ? topics : context.repeated).flatMap((gap) => facetsOf(gap, context)[name]),
      (value) => value,
    );
    const values = [...byValue].sort(([, a], [, b]) => b.length - a.length);
    return (
      values.length > (name === 'place' ? 1 : 0) &&
      html`<label>${capitalize(name)} <select name="${name}"><option value="">any</option>${values.map(
        ([value]) => html`<option value="${value}">${nameOf(name, value)}</option>`,
      )}</select></label>`
    );
  };
  return html`<search aria-label="Filters" hidden><label class="text">Text <input type="search" name="text" placeholder="Words of a gap or a question" autocomplete="off" spellcheck="false"></label>${facetNames.map(select)}<output aria-live="polite"></output></search>`;
}

const maxQuestionLength = 160;
/** Maximum number of lines about changes; the others are in the table. */
const maxChanges = 6;

/** The first screen: what changed since the last report, what to start with, and where to decide. */
function firstScreen(context: PageContext): Html {
  const { meta } = context.report;
  const issue =
    meta.issueUrl !== null &&
    html`<p><a href="${meta.issueUrl}">Decide in the issue</a>, where each gap has its boxes.</p>`;
  return html`<div class="first">${changes(context)}${startHere(context, issue)}</div>`;
}

function startHere(context: PageContext, issue: Html | false): Html | null {
  const { report } = context;
  const { shown } = chooseTopics(report, report.meta.maxTopics);
  // Too few questions to rank: the page lists them, as the posts do.
  const ranked = isSmallPeriod(report) ? [] : shown;
  const first = waitingForDecision(ranked, report.meta.repositoryUrl);
  if (first.length === 0)
    return issue ? html`<section><h2>Start here</h2>${issue}</section>` : null;
  const items = first.map(({ gap, question = '' }) => {
    const quoted = truncate(singleLine(question), maxQuestionLength);
    const place = placeHtml(gap, context);
    const owners = ownersOf(gap);
    return html`<li>${gapLink(gap)} <span class="muted">${countOf(gap.conversations, 'conversation')}</span><br><q>${quoted}</q>${place && html`<br>${place}`}${owners && html` · ${owners}`}</li>`;
  });
  return html`<section><h2>Start here</h2><ol>${items}</ol>${issue}</section>`;
}

function changes(context: PageContext): Html | null {
  const { report, repeated } = context;
  const views = new Set(repeated.map(({ id }) => id));
  const underWay = (report.remembered?.decided ?? []).flatMap(({ status, ...gap }) =>
    statusWords(status, report.meta.repositoryUrl).underWay === undefined ? [] : { status, gap },
  );
  const named = (gap: Pick<Gap, 'id' | 'label'>) =>
    views.has(gap.id) ? gapLink(gap) : html`${gap.label || gap.id}`;
  const line = (name: string, gap: Pick<Gap, 'id' | 'label'>, detail: Html) =>
    html`<li><b>${name}</b> ${named(gap)} ${detail}</li>`;
  const lines = [
    ...newsOf(report).map((item) => {
      const { name, detail } = newsText(item);
      return line(name, item.gap, html`<span class="muted">${detail}</span>`);
    }),
    ...underWay.map(({ gap, status }) => line('Under way', gap, stateLabel(status))),
  ];
  if (lines.length === 0) return null;
  const more = lines.length - maxChanges;
  const since = report.remembered ? 'Since the last report' : 'Since the period before';
  return html`<section><h2>${since}</h2><ul>${lines.slice(0, maxChanges)}</ul>${more > 0 && html`<p class="muted">and ${countOf(more, 'other')}</p>`}</section>`;
}
