import { singleLine, truncate } from '../../text/clean.ts';
import { countOf } from '../../text/counts.ts';
import type { Gap } from '../assemble/report.ts';
import { chooseTopics } from '../assemble/shown.ts';
import { newsOf, newsText } from '../render/notice.ts';
import { statusWords } from '../render/status.ts';
import { questionToQuote, waitingForDecision } from '../render/topics.ts';
import { type Context, gapLink } from './context.ts';
import { ownersOf, placeHtml, stateLabel } from './gaps.ts';
import { type Html, html } from './html.ts';

/* The first screen: what changed since the last report, what to start with, and where to decide. */

const maxQuestionLength = 160;
/** Maximum number of lines about changes; the others are in the table. */
const maxChanges = 6;

export function firstScreen(context: Context): Html {
  const { meta } = context.report;
  const issue =
    meta.issueUrl !== null &&
    html`<p><a href="${meta.issueUrl}">Decide in the issue</a>, where each gap has its boxes.</p>`;
  return html`<div class="first">${changes(context)}${startHere(context, issue)}</div>`;
}

function startHere({ report, ...context }: Context, issue: Html | false): Html | null {
  const { shown } = chooseTopics(report, report.meta.maxTopics);
  const first = waitingForDecision(shown, report.meta.repositoryUrl);
  if (first.length === 0)
    return issue ? html`<section><h2>Start here</h2>${issue}</section>` : null;
  const items = first.map((gap) => {
    const question = truncate(singleLine(questionToQuote(gap)?.text ?? ''), maxQuestionLength);
    const place = placeHtml(gap, { report, ...context });
    const owners = ownersOf(gap);
    return html`<li>${gapLink(gap)} <span class="muted">${countOf(gap.conversations, 'conversation')}</span><br><q>${question}</q>${place && html`<br>${place}`}${owners && html` · ${owners}`}</li>`;
  });
  return html`<section><h2>Start here</h2><ol>${items}</ol>${issue}</section>`;
}

function changes(context: Context): Html | null {
  const { report, repeated } = context;
  const views = new Set(repeated.map(({ id }) => id));
  const news = newsOf(report).map((item) => ({ ...newsText(item), gap: item.gap }));
  const underWay = (report.remembered?.shownFixes ?? []).flatMap(({ status, ...gap }) =>
    statusWords(status, report.meta.repositoryUrl).underWay === undefined ? [] : { status, gap },
  );
  const named = (gap: Pick<Gap, 'id' | 'label'>) =>
    views.has(gap.id) ? gapLink(gap) : html`${gap.label || gap.id}`;
  const lines = [
    ...news.map(
      ({ name, detail, gap }) =>
        html`<li><b>${name}</b> ${named(gap)} <span class="muted">${detail}</span></li>`,
    ),
    ...underWay.map(
      ({ gap, status }) => html`<li><b>Under way</b> ${named(gap)} ${stateLabel(status)}</li>`,
    ),
  ];
  if (lines.length === 0) return null;
  const more = lines.length - maxChanges;
  const since = report.remembered ? 'Since the last report' : 'Since the period before';
  return html`<section><h2>${since}</h2><ul>${lines.slice(0, maxChanges)}</ul>${more > 0 && html`<p class="muted">and ${countOf(more, 'other')}</p>`}</section>`;
}
