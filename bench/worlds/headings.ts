import { stem, words } from '../../src/language/tokens.ts';

interface Headed {
  label: string;
  rows: readonly { id: string; question: string }[];
}

/** A heading is looked at in so many of the largest topics. */
const shown = 20;

/** The keys that most of the values have; several if as many have each. */
function mostFrequent(values: readonly string[]): Set<string> {
  const groups = [...Map.groupBy(values, (value) => value)];
  const most = Math.max(...groups.map(([, { length }]) => length));
  return new Set(groups.flatMap(([value, { length }]) => (length === most ? [value] : [])));
}

/** The gap that a row is of: a turn that follows another asks for more of the same. */
const gapOf = (label: string): string => label.replace(/^follow:/, '');

/**
 * Of the 20 largest topics, the share whose heading is nearest to a row of the topic's main gap: by
 * the cosine of their stems, rare ones weighing more. Rows that are as near count in part.
 *
 * @param gaps labels by the rows' ids
 */
export function headedShare(
  topics: readonly Headed[],
  gaps: Readonly<Record<string, string>>,
): number {
  const all = topics.flatMap(({ rows }) => rows);
  const stemsOf = (text: string) => new Set(words(text).map(stem));
  const counts = new Map<string, number>();
  for (const { question } of all) {
    for (const one of stemsOf(question)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const weight = (one: string) => Math.log((all.length + 1) / (counts.get(one) ?? 1)) ** 2;
  const weightOf = (stems: Iterable<string>) =>
    [...stems].reduce((sum, one) => sum + weight(one), 0);
  const largest = topics.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, shown);
  const shares = largest.map(({ label, rows }) => {
    const heading = stemsOf(label);
    const near = rows.map(({ question }) => {
      const own = stemsOf(question);
      const shared = weightOf([...heading].filter((one) => own.has(one)));
      return shared / Math.sqrt(weightOf(heading) * weightOf(own) || 1);
    });
    const nearest = rows.filter((_, at) => (near[at] ?? 0) >= Math.max(...near) - 1e-9);
    const main = mostFrequent(rows.map(({ id }) => gapOf(gaps[id] ?? '')));
    return nearest.filter(({ id }) => main.has(gapOf(gaps[id] ?? ''))).length / nearest.length;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
