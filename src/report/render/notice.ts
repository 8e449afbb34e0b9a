import { safePullRequestUrl } from '../../text/links.ts';
import type { NewsItem, NewsKind } from '../assemble/news.ts';
import { headingText } from '../gaps/editable.ts';
import { countOf, fellText, formatNumber } from './wording.ts';

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
  fixed: { name: 'Fixed', detail: (item) => `${fellText(item.fix ?? none)}${linkText(item)}` },
  back: { name: 'Back', detail: (item) => `after it was fixed${linkText(item)}` },
};

const none = { before: null, since: null };

/** `, by https://github.com/acme/docs/pull/44` */
function linkText({ fix }: NewsItem): string {
  const url = safePullRequestUrl(fix?.prLink ?? '');
  return url === null ? '' : `, by ${url}`;
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
