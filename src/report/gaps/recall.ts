import type { IssueSnapshot } from '../../github/issue.ts';
import { isoTime } from '../../text/date.ts';
import { byCodeUnits, type Redacted, type Redactor } from '../../text/text.ts';
import {
  type EditableGap,
  headingMarkdown,
  maxHeadingLength,
  parseHeading,
  readEditableGaps,
} from './editable.ts';
import { boxes, type EditedBody, type Event, type EventOf } from './events.ts';
import { type Decisions, type Journal, joinJournals, journalOf, noDecisions } from './journal.ts';
import {
  bareGap,
  emptyMemory,
  joinMemories,
  type Memory,
  type RememberedGap,
  withEvents,
} from './memory.ts';
import { decodeMemory, type MemoryContext, writeIdOf } from './memory-comment.ts';

/** What the issue remembers, and how it differs from what the last run wrote. */
export interface RecalledMemory {
  /** The memory, including boxes and headings that people have changed in the body. */
  memory: Memory;
  /** Whether people changed boxes or headings since the last run, or the body's memory is lost. */
  isEdited: boolean;
  /** What was lost or restored, each as a sentence. */
  warnings: string[];
}

/**
 * Reads the memory of issues, and adds boxes and headings that people have changed.
 *
 * @param reads one read of each open issue of this action, or several reads of one issue
 * @param known what the run already knows, as GitHub's responses may be outdated
 */
export function recallMemory(
  reads: readonly IssueSnapshot[],
  context: MemoryContext,
  known: Memory | null = null,
): RecalledMemory {
  const recalled = reads.map((read) => recallOne(read, context, known));
  const memories = [...recalled.map(({ memory }) => memory), ...(known ? [known] : [])];
  return {
    memory: memories.reduce(joinMemories, emptyMemory),
    isEdited: recalled.some(({ isEdited }) => isEdited),
    warnings: recalled.flatMap(({ warnings }) => warnings),
  };
}

function recallOne(
  { body, at }: IssueSnapshot,
  context: MemoryContext,
  known: Memory | null = null,
): RecalledMemory {
  const { subject, redact } = context;
  const stored = decodeMemory(body, context);
  const found = readEditableGaps(body);
  if (stored === null || stored === 'broken') return recallBoxes(found, { stored, redact });
  const edit = { revision: stored.revision, write: writeIdOf(body, subject), at };
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
 * The decisions that a body already shows: those in its memory, and edits that this run has read in the
 * same version of the body before. Edits of other versions don't count, as their order is unknown.
 */
function shownIn(stored: Memory, edit: EditedBody, known: Memory | null): Decided {
  const earlier = [...(known?.journal.values() ?? [])].filter(
    (event) =>
      (event.kind === 'box' || event.kind === 'renamed') &&
      event.revision === edit.revision &&
      event.write === edit.write &&
      event.at < edit.at,
  );
  return joinJournals(stored.journal, journalOf(earlier)).decisions;
}

/** Finds boxes that people changed. A box that isn't in the body, for lack of space, is unchanged. */
function tickedIn(
  found: ReadonlyMap<string, EditableGap>,
  shown: Decided,
  edit: EditedBody,
): EventOf<'box'>[] {
  return [...found].flatMap(([gap, { ticks }]) =>
    boxes.flatMap((box) => {
      const ticked = ticks[box];
      if (ticked === undefined || ticked === (shown.get(gap) ?? noDecisions).ticked[box]) return [];
      return [{ kind: 'box', gap, box, ticked, ...edit } as const];
    }),
  );
}

function renamedIn(
  found: ReadonlyMap<string, EditableGap>,
  of: { memory: Memory; shown: Decided; edit: EditedBody; redact: Redactor['redact'] },
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
    const written = headingMarkdown(heading);
    const markdown = found.get(id)?.headings.find((one) => one !== written);
    if (markdown === undefined) continue;
    const typed = redact(parseHeading(markdown)) as Redacted;
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
    // The younger of two gaps with the same heading is joined into the older.
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

/** Recovers the ticked boxes and their headings from a body whose memory is lost. */
function recallBoxes(
  found: ReadonlyMap<string, EditableGap>,
  { stored, redact }: { stored: 'broken' | null; redact: Redactor['redact'] },
): RecalledMemory {
  const events = tickedIn(found, new Map(), { revision: 0, at: '' }).map((event) =>
    event.box === 'fix' ? { ...event, lost: true } : event,
  );
  const gaps = [...new Set(events.map(({ gap }) => gap))].map((gap) =>
    bareGap(gap, redact(parseHeading(found.get(gap)?.headings[0] ?? '')) as Redacted),
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
 * Finds what a person changed in the edit that triggered the run, from the body before and after the edit.
 * Includes ticks that another run has overwritten. Unticking and ticking a box again requests another job.
 */
export function eventsOfEdit(
  { from, to, at }: { from: string; to: string; at: string },
  context: MemoryContext,
): Journal {
  // When `from` was written is unknown, but outdated reads, which may show versions before it, are earlier.
  const justBefore = isoTime(Date.parse(at) - 1) ?? '';
  const before = recallOne({ body: from, at: justBefore }, context);
  const after = recallOne({ body: to, at }, context, before.memory);
  return joinJournals(before.memory.journal, after.memory.journal);
}
