import { countOf, formatNumber } from '../../text/counts.ts';
import type { Redacted } from '../../text/text.ts';
import { countQuestions } from '../assemble/counts.ts';
import type { Gap, PageFeedback, Report } from '../assemble/report.ts';
import { pageName } from '../render/names.ts';
import { countOfAsked, formatShare } from '../render/wording.ts';
import { sparkline } from './charts.ts';
import {
  asked,
  askedOn,
  type Context,
  gapLink,
  kindWords,
  placeLink,
  pointsOf,
  pullLink,
  siteLink,
  stateLabel,
  trendLabel,
} from './context.ts';
import { type Html, html, linkTarget } from './html.ts';

/*
 * The page's tables and lists: gaps, questions by page, fixes, and the rest.
 */

export const facetNames = ['page', 'owner', 'state', 'kind'] as const;
export type Facet = (typeof facetNames)[number];

/** What a gap is filtered by. */
export const facetsOf = (
  gap: Gap,
  { questions }: Pick<Context, 'questions'>,
): Record<Facet, string[]> => ({
  page: [...new Set((questions.get(gap) ?? []).flatMap((row) => askedOn(row) ?? []))],
  owner: [...(gap.place?.owners ?? [])],
  state: gap.standing ? [gap.standing.state] : [],
  kind: gap.kind ? [gap.kind] : [],
});

const columns: readonly (readonly [key: string, name: string, isNumber: boolean])[] = [
  ['gap', 'Gap', false],
  ['conversations', 'Conversations', true],
  ['change', 'By report', true],
  ['place', 'Where to act', false],
  ['owner', 'Owner', false],
  ['state', 'State', false],
];

export function gapTable(context: Context): Html {
  const { topics, remembered } = context.report;
  if (topics.length === 0)
    return html`<p class="blank">No question of the period is about a gap.</p>`;
  const shown = columns.filter(([key]) => key !== 'state' || remembered !== null);
  const head = shown.map(
    ([key, name, isNumber]) =>
      html`<th scope="col" class="c-${key}"${key === 'conversations' && html` aria-sort="descending"`}><button type="button" data-sort="${key}"${isNumber && html` data-number`}>${name}</button></th>`,
  );
  return html`<div class="box"><table id="gap-table"><thead><tr>${head}</tr></thead><tbody>${topics.map((gap) => gapRow(gap, context))}</tbody></table></div>`;
}

function gapRow(gap: Gap, context: Context): Html {
  const { id, kind, conversations, previousConversations: before, place, standing } = gap;
  const facets = facetsOf(gap, context);
  const data = facetNames.map((name) => html` data-${name}="${facets[name].join('\n')}"`);
  const line = sparkline(pointsOf(gap, context));
  return html`<tr data-id="${id}"${data}><th scope="row" class="c-gap">${gapLink(gap)}<span class="muted">${kind ? (kindWords[kind] ?? kind) : null} ${trendLabel(gap)}</span></th>
<td class="c-conversations" data-value="${conversations}">${formatNumber(conversations)}</td><td class="c-change" data-value="${conversations - (before ?? 0)}">${line ?? (before === null ? null : html`<span class="muted">${formatNumber(before)} before</span>`)}</td>
<td class="c-place">${place && placeLink(place, context)}</td><td class="c-owner">${place && place.owners.length > 0 ? html`<code>${place.owners.join(', ')}</code>` : null}</td>${context.report.remembered && html`<td class="c-state">${standing && stateLabel(standing.state)}</td>`}</tr>
`;
}

/** Every question by the page that it was asked on, with the feedback of readers. */
export function pageList(context: Context): Html {
  const all = [...context.questions].flatMap(([gap, rows]) => rows.map((row) => ({ gap, row })));
  const byPage = Map.groupBy(all, ({ row }) => askedOn(row));
  const feedback = new Map<Redacted | null, PageFeedback>(
    (context.report.feedback ?? []).map((one) => [one.url ?? one.path, one]),
  );
  const pages = [...new Set([...byPage.keys(), ...feedback.keys()])]
    .map((page) => ({ page, rows: byPage.get(page) ?? [], said: feedback.get(page) }))
    .sort(
      (a, b) => Number(a.page === null) - Number(b.page === null) || b.rows.length - a.rows.length,
    );
  if (pages.length === 0) return html`<p class="blank">No question went unanswered.</p>`;
  return html`${pages.map(({ page, rows, said }) => {
    const items = [...Map.groupBy(rows, ({ gap }) => gap)].flatMap(([gap, of]) =>
      countQuestions(of.map(({ row }) => row)).map(
        (question) =>
          html`<li data-gap="${gap.id}" data-n="${question.count}">${asked(question)} <span class="in">in ${gapLink(gap)}</span></li>`,
      ),
    );
    const name = page === null ? 'No known page' : pageName(page, context.targets.allowedHosts);
    const address = linkTarget(page, context.targets);
    return html`<details class="page" data-page="${page ?? ''}"><summary>${name} <span class="muted"><span class="n">${formatNumber(rows.length)}</span> unanswered${said && ` · ${votes(said)}`}</span></summary>${address && html`<p class="muted"><a href="${address}">Open the page</a></p>`}${said && comments(said)}<ul>${items}</ul></details>
`;
  })}`;
}

const votes = ({ helpful, unhelpful }: PageFeedback): string =>
  `${formatNumber(unhelpful)} of ${countOf(helpful + unhelpful, 'vote')} unhelpful`;

function comments({ comments: words, agentComments }: PageFeedback): Html {
  const item = (text: string, by: string) => html`<li>${by}<q>${text}</q></li>`;
  return html`<ul class="comments">${words.map((text) => item(text, ''))}${agentComments.map((text) => item(text, 'AI agent: '))}</ul>`;
}

/** The gaps that ever had a job or a fix, with what was asked before and since. */
export function fixTable(context: Context): Html {
  const { remembered, topics } = context.report;
  const views = new Set(topics.map(({ id }) => id));
  const rows = (remembered?.fixes ?? []).map(({ standing, ...gap }) => {
    const { fix, prLink, by, state } = standing;
    return [
      views.has(gap.id) ? gapLink(gap) : html`<span>${gap.label || gap.id}</span>`,
      html`${sparkline(pointsOf({ ...gap, standing }, context))}`,
      pullLink(prLink, context) ?? '–',
      html`${by === 'people' ? 'people' : 'agent'}`,
      html`${fix?.before ? countOfAsked(fix.before) : '–'}`,
      html`${fix?.since ? countOfAsked(fix.since) : '–'}`,
      stateLabel(state),
    ];
  });
  return table(['Gap', 'By report', 'Pull request', 'By', 'Before', 'Since', 'State'], rows);
}

function table(heads: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  return html`<div class="box"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map(
    ([first = '', ...cells]) =>
      html`<tr><th scope="row">${first}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}

/** Tables of dead citations, searches, and questions that were set aside, dismissed or are no longer asked. */
export function otherLists(context: Context): { title: string; count: number; body: Html }[] {
  const { deadCitations, searches, setAside, remembered, resolvedTopics }: Report = context.report;
  const topics = new Map(context.report.topics.map((gap) => [gap.id, gap]));
  const part = (
    title: string,
    heads: readonly string[],
    rows: (readonly (Html | string)[])[],
    count = rows.length,
  ) => (rows.length === 0 ? [] : [{ title, count, body: table(heads, rows) }]);
  return [
    ...part(
      'Cited, but not in the docs',
      ['Page', 'Answers that cited it', 'Unanswered of these', 'Perhaps now'],
      deadCitations.map(({ url, answers, unanswered, nearest }) => [
        siteLink(url, context),
        formatNumber(answers),
        formatNumber(unanswered),
        nearest === null ? '–' : siteLink(nearest, context),
      ]),
    ),
    ...part(
      'Searched for without a click',
      ['Search', 'Times', 'With a click', 'Gap'],
      (searches ?? []).map(({ query, hits, ctr, topicId }) => {
        const gap = topics.get(topicId ?? '');
        return [
          html`<span>${query}</span>`,
          formatNumber(hits),
          formatShare(ctr),
          gap ? gapLink(gap) : '–',
        ];
      }),
    ),
    ...part(
      'Set aside: greetings, tests, complaints',
      ['Question', 'Times'],
      setAside.examples.map(({ text, count }) => [html`<span>${text}</span>`, formatNumber(count)]),
      setAside.unanswered,
    ),
    ...part(
      'Not for the docs',
      ['Gap', 'Conversations'],
      (remembered?.dismissed ?? []).map(({ label, conversations }) => [
        html`<span>${label}</span>`,
        formatNumber(conversations),
      ]),
    ),
    ...part(
      'No longer asked',
      ['Gap', 'Conversations before'],
      resolvedTopics.map(({ label, previousConversations }) => [
        html`<span>${label}</span>`,
        formatNumber(previousConversations ?? 0),
      ]),
    ),
  ];
}
