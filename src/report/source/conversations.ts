/** What a conversation is counted by. */
interface Turn<Id extends string> {
  /** The row's `conversationId` or, without one, its `id`. */
  conversation: Id;
  /** UTC day, `YYYY-MM-DD`; null if unknown. */
  day: string | null;
}

/** A topic's size: the distinct conversations of its rows, sorted. */
export const distinctConversations = <Id extends string>(rows: Iterable<Turn<Id>>): Id[] =>
  [...new Set(Array.from(rows, ({ conversation }) => conversation))].sort();

/** Counts conversations by day, each once a day, as rates, trends and verdicts do. Rows without a day count nowhere. */
export class ConversationDays {
  /** Number of conversations on each day so far. */
  readonly counts = new Map<string, number>();
  readonly #byDay = new Map<string, Set<string>>();

  constructor(rows: Iterable<Turn<string>> = []) {
    for (const row of rows) this.add(row);
  }

  add({ conversation, day }: Turn<string>): void {
    if (day === null) return;
    const conversations = this.#byDay.get(day) ?? new Set();
    this.#byDay.set(day, conversations.add(conversation));
    this.counts.set(day, conversations.size);
  }
}

/** The sum over some days, all by default. */
export function sumDays(
  counts: ReadonlyMap<string, number>,
  isIncluded: (day: string) => boolean = () => true,
): number {
  let sum = 0;
  for (const [day, count] of counts) if (isIncluded(day)) sum += count;
  return sum;
}
