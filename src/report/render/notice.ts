import { safePullRequestUrl } from '../../text/address.ts';
import { countOf, formatNumber } from '../../text/counts.ts';
import { md } from '../../text/markdown.ts';
import type { Markdown } from '../../text/text.ts';
import type { Gap, Report } from '../assemble/report.ts';
import { hasTwoConversations } from '../assemble/shown.ts';
import { headingMarkdown } from '../gaps/editable.ts';
import type { Fix } from '../gaps/memory.ts';
import { declineText, limitItems } from './wording.ts';

/** Maximum number of headings on a line, or of headings and the number of the others. */
const maxNamed = 4;

/** Something that people who watch the issue may want to know. */
export interface NewsItem {
  kind: keyof typeof wordsByKind;
  gap: Pick<Gap, 'id' | 'label' | 'conversations' | 'previousConversations'>;
  /** The fix that the verdict is about; null for other kinds. */
  fix: Fix | null;
}

/** The kinds in the order of their lines: how a line begins, and what it says about each gap. */
const wordsByKind = {
  new: [md`New`, ({ gap: { conversations } }: NewsItem) => countOf(conversations, 'conversation')],
  rising: [
    md`Rising`,
    ({ gap: { conversations, previousConversations } }: NewsItem) =>
      md`${countOf(conversations, 'conversation')}, from ${formatNumber(previousConversations ?? 0)}`,
  ],
  fixed: [md`Fixed`, ({ fix }: NewsItem) => md`${fix && declineText(fix)}${fixLinkText(fix)}`],
  back: [md`Back`, ({ fix }: NewsItem) => md`after it was fixed${fixLinkText(fix)}`],
} as const;

/** A fix's pull request: `, by https://github.com/acme/docs/pull/44`. */
function fixLinkText(fix: Fix | null): Markdown {
  const url = safePullRequestUrl(fix?.prLink ?? '');
  return url === null ? md`` : md`, by ${url}`;
}

/**
 * The news by kind, against the last report that the issue remembers or, without an issue, against the
 * period before; empty in the first report that an issue remembers, where everything is new.
 */
export function newsOf({ period, topics, remembered }: Report): NewsItem[] {
  const { history, decided } = remembered ?? { history: null, decided: [] };
  if (history?.every(({ from, to }) => from === period.from && to === period.to)) return [];
  const verdicts = decided.flatMap(({ id, label, status: { fix } }): NewsItem[] => {
    const kind = fix?.decidedOn === period.to ? fix.verdict : null;
    if (kind !== 'fixed' && kind !== 'back') return [];
    const gap = topics.find((topic) => topic.id === id);
    return [
      { kind, gap: gap ?? { id, label, conversations: 0, previousConversations: null }, fix },
    ];
  });
  const judged = new Set(verdicts.map(({ gap }) => gap.id));
  const moved = topics.flatMap((gap): NewsItem[] => {
    const { trend: kind } = gap;
    const isNews =
      hasTwoConversations(gap) && !judged.has(gap.id) && (kind === 'new' || kind === 'rising');
    return isNews ? [{ kind, gap, fix: null }] : [];
  });
  const order = Object.keys(wordsByKind);
  return [...moved, ...verdicts].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** How a line about a gap begins, and what it says about it. */
export function newsText(item: NewsItem): { name: Markdown; detail: Markdown } {
  const [name, detail] = wordsByKind[item.kind];
  return { name, detail: detail(item) };
}

/** The news as the text of a comment: a line for each kind, with headings and counts; empty without news. */
export function renderNotice(news: readonly NewsItem[]): Markdown {
  return md.lines(
    [...Map.groupBy(news, ({ kind }) => kind)].map(([kind, items]) => {
      const named = items.map(
        (item) => md`“${headingMarkdown(item.gap.label)}” (${newsText(item).detail})`,
      );
      return md`- **${wordsByKind[kind][0]}:** ${md.join(limitItems(maxNamed, named), '; ')}`;
    }),
  );
}
