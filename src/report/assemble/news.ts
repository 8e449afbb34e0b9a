import type { Fix } from '../gaps/memory.ts';
import type { Gap, Report } from './report.ts';

/** What the notice tells of a gap. */
const newsKinds = ['new', 'rising', 'fixed', 'back'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** New gaps of fewer conversations are chance, and no news. */
const fewestConversations = 3;

/** Something that those who watch the issue may want to hear of. */
export interface NewsItem {
  kind: NewsKind;
  gap: Pick<Gap, 'id' | 'label' | 'conversations' | 'previousConversations'>;
  /** Of a verdict. */
  fix: Fix | null;
}

/**
 * What a report brings, by kind and then as its gaps come. The first report that is remembered has
 * no news: all of it is.
 */
export function newsOf({ period, topics, remembered }: Report): NewsItem[] {
  if (!remembered) return [];
  const { history, shownFixes } = remembered;
  if (history.every(({ from, to }) => from === period.from && to === period.to)) return [];
  const verdicts = shownFixes.flatMap(({ id, label, standing: { fix } }): NewsItem[] => {
    const kind = fix?.decidedOn === period.to ? fix.verdict : null;
    if (kind !== 'fixed' && kind !== 'back') return [];
    const gap = topics.find((topic) => topic.id === id);
    const counts = { conversations: 0, previousConversations: null };
    return [{ kind, gap: gap ?? { id, label, ...counts }, fix }];
  });
  const told = new Set(verdicts.map(({ gap }) => gap.id));
  const moved = topics.flatMap((gap): NewsItem[] => {
    if (told.has(gap.id) || gap.conversations < 2) return [];
    const isNew = gap.firstReported === period.from;
    if (isNew && gap.conversations >= fewestConversations) return [{ kind: 'new', gap, fix: null }];
    return !isNew && gap.trend === 'rising' ? [{ kind: 'rising', gap, fix: null }] : [];
  });
  return [...moved, ...verdicts].toSorted(
    (a, b) => newsKinds.indexOf(a.kind) - newsKinds.indexOf(b.kind),
  );
}
