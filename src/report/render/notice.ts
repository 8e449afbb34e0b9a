import { safePullRequestUrl } from '../../text/links.ts';
import type { NewsItem, NewsKind } from '../assemble/news.ts';
import { headingText } from '../gaps/editable.ts';
import { countOf, fellText, formatNumber } from './wording.ts';

/** Headings on a line; the others are counted. */
const mostNamed = 3;

/** What a line of each kind begins with, and what it says of a gap. */
const kinds: Readonly<Record<NewsKind, [name: string, detail: (item: NewsItem) => string]>> = {
  new: ['New', ({ gap: { conversations } }) => countOf(conversations, 'conversation')],
  rising: [
    'Rising',
    ({ gap: { conversations, previousConversations } }) =>
      `${countOf(conversations, 'conversation')}, from ${formatNumber(previousConversations ?? 0)}`,
  ],
  fixed: ['Fixed', ({ fix }) => `${fix ? fellText(fix) : ''}${linkText(fix)}`],
  back: ['Back', ({ fix }) => `after it was fixed${linkText(fix)}`],
};

/** `, by https://github.com/acme/docs/pull/44` */
function linkText(fix: NewsItem['fix']): string {
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
      const [name, detail] = kinds[kind];
      const named = items
        .slice(0, mostNamed)
        .map((item) => `“${headingText(item.gap.label)}” (${detail(item)})`);
      const more = items.length - named.length;
      return `- **${name}:** ${[...named, ...(more > 0 ? [`${formatNumber(more)} more`] : [])].join('; ')}`;
    })
    .join('\n');
}
