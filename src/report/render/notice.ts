import { safePullRequestUrl } from '../../text/links.ts';
import type { NewsItem, NewsKind } from '../assemble/news.ts';
import { headingText } from '../gaps/editable.ts';

import { countOf, formatNumber, proportionText } from './wording.ts';

/** Headings on a line; the others are counted. */
const mostNamed = 3;

const kinds: Readonly<Record<NewsKind, { name: string; detail(item: NewsItem): string }>> = {
  new: {
    name: 'New',
    detail: ({ gap: { conversations } }) => countOf(conversations, 'conversation'),
  },
  rising: {
    name: 'Rising',
    detail: ({ gap: { conversations, previousConversations } }) =>
      `${countOf(conversations, 'conversation')}, from ${formatNumber(previousConversations ?? 0)}`,
  },
  fixed: { name: 'Fixed', detail: verdictText },
  back: { name: 'Back', detail: verdictText },
};

/** `13 of 1,020 before, 1 of 980 since, by https://github.com/acme/docs/pull/44` */
function verdictText({ fix }: NewsItem): string {
  const url = safePullRequestUrl(fix?.prLink ?? '');
  const none = { before: null, since: null };
  return `${proportionText(fix ?? none)}${url === null ? '' : `, by ${url}`}`;
}

/**
 * What a report brings, as the text of a comment: a line for each kind, at most five, of headings
 * and counts alone. Empty if it brings nothing.
 *
 * @param news in the order of their kinds
 */
export function renderNotice(news: readonly NewsItem[]): string {
  return [...Map.groupBy(news, ({ kind }) => kind)]
    .map(([kind, items]) => {
      const { name, detail } = kinds[kind];
      const named = items
        .slice(0, mostNamed)
        .map((item) => `“${headingText(item.gap.label)}” (${detail(item)})`);
      const more = items.length - named.length;
      const all = more > 0 ? [...named, `${formatNumber(more)} more`] : named;
      return `- **${name}:** ${all.join('; ')}`;
    })
    .join('\n');
}
