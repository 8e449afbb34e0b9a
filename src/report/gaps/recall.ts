import type { IssueSnapshot } from '../../github/issue.ts';
import { byCodeUnits, type Redacted, type Redactor } from '../../text/text.ts';
import {
  type EditableGap,
  headingText,
  maxHeadingLength,
  readEditable,
  textOfHeading,
} from './editable.ts';
import { boxes, type Edited, type Event, type EventOf } from './events.ts';
import { type Decisions, type Journal, join, journalOf, undecided } from './journal.ts';
import {
  bareGap,
  emptyMemory,
  joined,
  type Memory,
  type RememberedGap,
  withEvents,
} from './memory.ts';
import { decodeMemory, type MemoryContext, writeOf } from './memory-comment.ts';

/** What the last run wrote and people changed. */
export interface Recalled {
  /** Including what people decided in the body. */
  memory: Memory;
  /** Whether people changed the body since the last run wrote it, or its memory is lost. */
  isEdited: boolean;
  /** What was lost or restored, each as a sentence. */
  warnings: string[];
}

/**
 * What issues remember, including boxes and headings that people changed.
 *
 * @param reads of all open issues of this action, or several reads of one
 * @param known what the run itself knows: GitHub's answers may be older
 */
export function recall(
  reads: readonly IssueSnapshot[],
  context: MemoryContext,
  known: Memory | null = null,
): Recalled {
  const recalled = reads.map((read) => recallOne(read, context, known));
  const memories = [...recalled.map(({ memory }) => memory), ...(known ? [known] : [])];
  return {
    memory: memories.reduce(joined, emptyMemory),
    isEdited: recalled.some(({ isEdited }) => isEdited),
    warnings: recalled.flatMap(({ warnings }) => warnings),
  };
}

function recallOne(
  { body, at }: IssueSnapshot,
  context: MemoryContext,
  known: Memory | null = null,
): Recalled {
  const { subject, redact } = context;
  const stored = decodeMemory(body, context);
  const found = readEditable(body);
  if (stored === null || stored === 'broken') return recallBoxes(found, { stored, redact });
  const edit = { revision: stored.revision, write: writeOf(body, subject), at };
  const shown = shownIn(stored, edit, known);
  const renamed = renamedIn(found, { memory: stored, shown, edit, redact });
  const events = [...tickedIn(found, shown, edit), ...renamed.events];
  return {
    memory: withEvents(stored, events),
    isEdited: events.length > 0,
    warnings: renamed.warnings,
  };
}

type Decided = ReadonlyMap<string, Decisions>;

/**
 * The decisions that a body should show: those written into it, and edits that the run read in it
 * earlier. An edit counts only if it was read before, and in the same version of the body, as the order
 * is otherwise unknown.
 */
function shownIn(stored: Memory, edit: Edited, known: Memory | null): Decided {
  const earlier = [...(known?.journal.values() ?? [])].filter(
    (event) =>
      (event.kind === 'box' || event.kind === 'renamed') &&
      event.revision === edit.revision &&
      event.write === edit.write &&
      event.at < edit.at,
  );
  return join(stored.journal, journalOf(earlier)).decisions;
}

/** Boxes that are missing from the body, such as those of a gap left out for length, don't change. */
function tickedIn(
  found: ReadonlyMap<string, EditableGap>,
  shown: Decided,
  edit: Edited,
): EventOf<'box'>[] {
  return [...found].flatMap(([gap, { ticks }]) =>
    boxes.flatMap((box) => {
      const ticked = ticks[box];
      if (ticked === undefined || ticked === (shown.get(gap) ?? undecided).ticked[box]) return [];
      return [{ kind: 'box', gap, box, ticked, ...edit } as const];
    }),
  );
}

function renamedIn(
  found: ReadonlyMap<string, EditableGap>,
  of: { memory: Memory; shown: Decided; edit: Edited; redact: Redactor['redact'] },
): { events: Event[]; warnings: string[] } {
  const { shown, edit, redact } = of;
  const { gaps, journal } = of.memory;
  const { rootOf } = journal;
  const headings = new Map(gaps.map(({ id, heading }) => [id, shown.get(id)?.heading ?? heading]));
  const events: Event[] = [];
  const warnings: string[] = [];
  for (const gap of gaps) {
    const { id } = gap;
    const heading = headings.get(id) ?? '';
    const written = headingText(heading);
    const markdown = found.get(id)?.headings.find((one) => one !== written);
    if (markdown === undefined) continue;
    const typed = redact(textOfHeading(markdown)) as Redacted;
    if (typed === heading) continue;
    if (typed === '' || typed.length > maxHeadingLength) {
      const why = typed === '' ? 'is empty' : `is longer than ${maxHeadingLength} characters`;
      warnings.push(
        `The heading of gap ${id} ${why} after an edit of the issue. The previous heading was restored.`,
      );
      continue;
    }
    headings.set(id, typed);
    events.push({ kind: 'renamed', gap: id, heading: typed, ...edit });
    const same = gaps.find(
      (other) =>
        rootOf(other.id) !== rootOf(id) && isSameHeading(headings.get(other.id) ?? '', typed),
    );
    if (!same) continue;
    // Two gaps with one heading become one, the older.
    const [into, younger] = isOlder(gap, same) ? [gap, same] : [same, gap];
    events.push({ kind: 'joined', gap: rootOf(younger.id), into: rootOf(into.id), at: edit.at });
  }
  return { events, warnings };
}

const isOlder = (one: RememberedGap, other: RememberedGap): boolean =>
  (byCodeUnits(one.firstReported ?? '', other.firstReported ?? '') ||
    byCodeUnits(one.id, other.id)) < 0;

const isSameHeading = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

/** What can be recovered from a body whose memory is lost: its boxes and headings. */
function recallBoxes(
  found: ReadonlyMap<string, EditableGap>,
  { stored, redact }: { stored: 'broken' | null; redact: Redactor['redact'] },
): Recalled {
  const events = tickedIn(found, new Map(), { revision: 0, at: '' }).map((event) =>
    event.box === 'fix' ? { ...event, lost: true } : event,
  );
  const gaps = [...new Set(events.map(({ gap }) => gap))].map((gap) =>
    bareGap(gap, redact(textOfHeading(found.get(gap)?.headings[0] ?? '')) as Redacted),
  );
  const memory = withEvents({ ...emptyMemory, gaps }, events);
  const how = stored === 'broken' ? "can't be read" : 'is missing';
  return {
    memory,
    isEdited: true,
    warnings: [
      `The issue's memory ${how}, perhaps because somebody edited the end of the issue. It starts again from the remaining boxes: ${gaps.length} ticked. Earlier reports, and jobs of ticked gaps, are no longer known.`,
    ],
  };
}

/**
 * What a human decided in the edit that triggered the run, from the body before and after it. This finds
 * ticks that another run has overwritten, and those who untick and tick a box at once ask for another job.
 */
export function eventsOfEdit(
  { from, to, at }: { from: string; to: string; at: string },
  context: MemoryContext,
): Journal {
  const before = recallOne({ body: from, at: '' }, context);
  const after = recallOne({ body: to, at }, context, before.memory);
  return join(before.memory.journal, after.memory.journal);
}
