import { formatNumber, formatShare } from '../../text/counts.ts';
import { questionsByPage } from '../assemble/counts.ts';
import type { PageFeedback } from '../assemble/report.ts';
import { agentPrefix, titlesOfLists, votesText } from '../render/lists.ts';
import { countOfAsked, pageName } from '../render/wording.ts';
import { askedPage } from '../source/question.ts';
import { sparkline } from './charts.ts';
import {
  gapLink,
  Html,
  html,
  linkTarget,
  type PageContext,
  pullRequestLink,
  questionDetails,
  questionHtml,
  siteLink,
} from './context.ts';
import { chartPointsOfGap, stateLabel } from './gaps.ts';

/* The page's lists: questions by page, fixes, and the rest. */

/** Every question by the page that it was asked on, with the feedback of readers. */
export function pageList({ report, questions, targets }: PageContext): Html {
  const feedback = new Map<string | null, PageFeedback>(
    (report.feedback ?? []).map((votes) => [votes.url ?? votes.path, votes]),
  );
  const askedPages = questionsByPage(questions);
  const askedUrls = new Set<string | null>(askedPages.map(({ url }) => url));
  const otherUrls = [...feedback.keys()].filter((url) => !askedUrls.has(url));
  const pages = [...askedPages, ...otherUrls.map((url) => ({ url, unanswered: 0, groups: [] }))];
  if (pages.length === 0) return html`<p class="blank">No question went unanswered.</p>`;
  return html`${pages.map(({ url, unanswered, groups }) => {
    const items = groups.flatMap(({ topic, questions: same }) =>
      same.map(
        (question) =>
          html`<li data-gap="${topic?.id}" data-n="${question.count}">${questionHtml(question)}${topic && html` <span class="in">in ${gapLink(topic)}</span>`}</li>`,
      ),
    );
    const name = url === null ? 'No known page' : pageName(url, targets.allowedHosts);
    const address = linkTarget(url, targets);
    const pageFeedback = feedback.get(url);
    const votes = pageFeedback ? votesText(pageFeedback) : '';
    return html`<details class="page" data-page="${url}"><summary>${name} <span class="muted"><span class="n">${formatNumber(unanswered)}</span> unanswered${votes !== '' && ` · ${votes}`}</span></summary>${address && html`<p class="muted"><a href="${address}">Open the page</a></p>`}${pageFeedback && commentList(pageFeedback)}<ul>${items}</ul></details>
`;
  })}`;
}

function commentList({ comments, agentComments }: PageFeedback): Html {
  const item = (text: string, by: string) => html`<li>${by}<q>${text}</q></li>`;
  return html`<ul class="comments">${comments.map((text) => item(text, ''))}${agentComments.map((text) => item(text, agentPrefix))}</ul>`;
}

/** Every question whose topic has no other conversation, latest first: with no place and no owner. */
export function singleQuestions(context: PageContext): { count: number; list: Html } {
  const { report, questions, repeated } = context;
  const views = new Set(repeated);
  const rows = report.topics
    .flatMap((gap) => (views.has(gap) ? [] : (questions.get(gap) ?? [])))
    .sort((a, b) => (b.time ?? 0) - (a.time ?? 0));
  const items = rows.map(
    (row) =>
      html`<li data-once data-page="${askedPage(row) ?? ''}">${questionDetails(row, context)}</li>
`,
  );
  return { count: rows.length, list: html`<ol class="questions">${items}</ol>` };
}

/** The gaps that ever had a job or a fix, with what was asked before and since. */
export function fixTable(context: PageContext): Html {
  const { remembered } = context.report;
  const views = new Set(context.repeated.map(({ id }) => id));
  const rows = (remembered?.fixes ?? []).map((gap) => {
    const { fix, prLink, by } = gap.status;
    return [
      views.has(gap.id) ? gapLink(gap) : gap.label || gap.id,
      sparkline(chartPointsOfGap(gap, context)) ?? '',
      pullRequestLink(prLink, context) ?? '–',
      by,
      fix?.before ? countOfAsked(fix.before) : '–',
      fix?.since ? countOfAsked(fix.since) : '–',
      stateLabel(gap.status),
    ];
  });
  return table(['Gap', 'By report', 'Pull request', 'By', 'Before', 'Since', 'State'], rows);
}

type Row = readonly (Html | string)[];

const table = (heads: readonly string[], rows: readonly Row[]): Html =>
  html`<div class="box"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map(
    ([first = '', ...cells]) =>
      html`<tr><th scope="row">${first instanceof Html ? first : html`<span>${first}</span>`}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;

/** Tables of what is neither a gap, a question by page nor a fix: each has a title and a count. */
export function otherLists(context: PageContext): { title: string; count: number; body: Html }[] {
  const { deadCitations, searches, setAside, remembered } = context.report;
  const gaps = new Map(context.repeated.map((gap) => [gap.id, gap]));
  const list = (title: string, heads: readonly string[], rows: Row[], count = rows.length) =>
    rows.length === 0 ? [] : [{ title, count, body: table(heads, rows) }];
  return [
    ...list(
      titlesOfLists.deadCitations,
      ['Page', 'Answers that cited it', 'Of these, unanswered', 'Perhaps now'],
      deadCitations.map(({ url, answers, unanswered, nearest }) => [
        siteLink(url, context),
        formatNumber(answers),
        formatNumber(unanswered),
        nearest === null ? '–' : siteLink(nearest, context),
      ]),
    ),
    ...list(
      titlesOfLists.searches,
      ['Search', 'Times', 'With a click', 'Gap'],
      (searches ?? []).map(({ query, hits, ctr, topicId }) => {
        const gap = gaps.get(topicId ?? '');
        return [query, formatNumber(hits), formatShare(ctr), gap ? gapLink(gap) : '–'];
      }),
    ),
    ...list(
      `${titlesOfLists.setAside}: greetings, tests, complaints`,
      ['Question', 'Times'],
      setAside.examples.map(({ text, count }) => [text, formatNumber(count)]),
      setAside.unanswered,
    ),
    ...list(
      titlesOfLists.dismissed,
      ['Gap', 'Conversations'],
      (remembered?.dismissed ?? []).map(({ label, conversations }) => [
        label,
        formatNumber(conversations),
      ]),
    ),
  ];
}
